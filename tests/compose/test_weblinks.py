"""Where a paper is found on the web."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from generator.compose.weblinks import links, pdf
from generator.records import Identifier, WebLink

if TYPE_CHECKING:
    from generator.records import Catalogue, Paper


@pytest.fixture
def bare(catalogue: Catalogue) -> Paper:
    return catalogue.entries[1].paper


def test_a_paper_known_nowhere_has_no_links(bare: Paper) -> None:
    assert links(bare) == ()
    assert pdf(bare) is None


def test_an_address_is_linked_once_at_its_first_place(bare: Paper) -> None:
    code, data = WebLink("Code", "https://example.org/code"), WebLink("Data", "https://example.org/data")
    twice = replace(bare, links=(code, data, WebLink("Website", code.url)))
    assert links(twice) == (code, data)


@pytest.mark.parametrize(
    ("identifier", "expected"),
    [
        (Identifier("arxiv", "cs/0101001"), ["https://arxiv.org/abs/cs/0101001", "https://arxiv.org/pdf/cs/0101001"]),
        (Identifier("doi", "10.1/a(b)<c>#d"), ["https://doi.org/10.1/a%28b%29%3Cc%3E%23d"]),
        (Identifier("openreview", "x_Y-1"), [f"https://openreview.net/{page}?id=x_Y-1" for page in ("forum", "pdf")]),
        (Identifier("pmid", "31000001"), ["https://pubmed.ncbi.nlm.nih.gov/31000001/"]),
        (Identifier("acl", "P31-1"), ["https://aclanthology.org/P31-1", "https://aclanthology.org/P31-1.pdf"]),
        (Identifier("s2", "a1"), ["https://www.semanticscholar.org/paper/a1"]),
    ],
    ids=["arxiv", "doi", "openreview", "pmid", "acl", "s2"],
)
def test_an_identifier_gives_addresses(bare: Paper, identifier: Identifier, expected: list[str]) -> None:
    assert [link.url for link in links(replace(bare, identifiers=(identifier,)))] == expected


def test_the_record_knows_best_where_the_pdf_is(bare: Paper) -> None:
    own = WebLink("PDF", "https://example.org/own.pdf")
    paper = replace(bare, identifiers=(Identifier("arxiv", "3101.00001"),), links=(own,))
    assert pdf(paper) == own.url
    assert [link.label for link in links(paper)] == ["arXiv", "PDF"]
