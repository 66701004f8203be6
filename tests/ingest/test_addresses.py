"""Web addresses, DOIs and eprints: what becomes an identifier, what a link."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.ingest import addresses
from generator.records import Identifier, WebLink


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("https://openreview.net/forum?id=aB_3-x9Kz0", Identifier("openreview", "aB_3-x9Kz0")),
        ("https://openreview.net/pdf?id=aB3x9Kz0&noteId=1", Identifier("openreview", "aB3x9Kz0")),
        ("https://arxiv.org/abs/2412.02856v2", Identifier("arxiv", "2412.02856")),
        ("http://www.arxiv.org/pdf/2412.02856.pdf", Identifier("arxiv", "2412.02856")),
        ("https://arxiv.org/abs/cs/0610105", Identifier("arxiv", "cs/0610105")),
        ("https://doi.org/10.1000/Moth.1", Identifier("doi", "10.1000/Moth.1")),
        ("https://dx.doi.org/10.1000/moth%281%29", Identifier("doi", "10.1000/moth(1)")),
        ("https://dl.acm.org/doi/pdf/10.1145/1.2", Identifier("doi", "10.1145/1.2")),
        ("https://doi.org/10.48550/arXiv.2412.02856", Identifier("arxiv", "2412.02856")),
        ("https://aclanthology.org/2031.cim-main.7/", Identifier("acl", "2031.cim-main.7")),
        ("https://www.aclweb.org/anthology/P31-1007.pdf", Identifier("acl", "P31-1007")),
        ("https://pubmed.ncbi.nlm.nih.gov/31000001/", Identifier("pmid", "31000001")),
        ("https://www.ncbi.nlm.nih.gov/pubmed/31000001", Identifier("pmid", "31000001")),
        (f"https://www.semanticscholar.org/paper/Lamps/{'a1' * 20}", Identifier("s2", "a1" * 20)),
        ("https://sfx.library.org/u?sid=EMBASE&id=doi:10.1000%2Fmoth&atitle=Lamps", Identifier("doi", "10.1000/moth")),
        ("https://github.com/moth/lamps", WebLink("Code", "https://github.com/moth/lamps")),
        ("https://huggingface.co/moth", WebLink("Code", "https://huggingface.co/moth")),
        ("https://moths.org/paper.PDF", WebLink("PDF", "https://moths.org/paper.PDF")),
        ("https://moths.org/", WebLink("Website", "https://moths.org/")),
        (r"https://moths.org/a{\_}b\%20{~}c", WebLink("Website", "https://moths.org/a_b%20~c")),
        (r"\url{https://moths.org/a}", WebLink("Website", "https://moths.org/a")),
    ],
)
def test_an_address_is_an_identifier_or_a_link(address: str, expected: Identifier | WebLink) -> None:
    assert addresses.read(address) == expected


@pytest.mark.parametrize(
    ("scheme", "text", "value"),
    [
        ("openreview", "aB3x9Kz0", "aB3x9Kz0"),
        ("arxiv", "arXiv:2412.02856v2", "2412.02856"),
        ("doi", "doi: 10.1000/x", "10.1000/x"),
        ("pmid", "PMID: 31000001", "31000001"),
        ("pmid", "31000001 [PMID]", "31000001"),
        ("acl", "P31-1007", "P31-1007"),
        ("s2", "a1" * 20, "a1" * 20),
        ("openreview", "https://moths.org/?id=aB3x9Kz0", None),
        ("pmid", "310000011", None),
        ("acl", "lamps", None),
        ("s2", "a1" * 19, None),
    ],
)
def test_what_a_registry_calls_a_paper_is_read_bare_too(scheme: str, text: str, value: str | None) -> None:
    found = addresses.SCHEMES[scheme](text)
    assert (found and found.value) == value


@pytest.mark.parametrize(
    "address",
    ["", "moths.org", "www.moths.org", "ftp://moths.org/a", "javascript:alert(1)", "https://", "https://moths",
     "https://moths.org/<script>", 'https://moths.org/"onclick', "https://moths.org/a b", "http://[::1", "https://\x00.org"],
)  # fmt: skip
def test_what_is_no_web_address_or_not_safe_is_none(address: str) -> None:
    assert addresses.read(address) is None


def test_a_label_of_the_record_wins() -> None:
    assert addresses.read("https://arxiv.org/abs/2412.02856", "PDF") == WebLink(
        "PDF", "https://arxiv.org/abs/2412.02856"
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("10.1000/xyz", "10.1000/xyz"),
        ("doi: 10.1000/xyz.", "10.1000/xyz"),
        (r"10.1000/x\_y", "10.1000/x_y"),
        ("10.1000/xyz https://moths.org", "10.1000/xyz"),
        ("ISBN 978", None),
    ],
)
def test_a_doi_is_found_at_the_beginning(text: str, expected: str | None) -> None:
    assert addresses.doi(text) == (Identifier("doi", expected) if expected else None)


@pytest.mark.parametrize(
    ("venue", "expected"),
    [
        ("arXiv preprint arXiv:2412.02856", "2412.02856"),
        ("CoRR, abs/2412.02856", "2412.02856"),
        ("ICLR 2024", None),
    ],
)
def test_a_preprint_is_known_by_its_venue(venue: str, expected: str | None) -> None:
    assert addresses.eprint_within(venue) == (Identifier("arxiv", expected) if expected else None)


def test_a_field_may_hold_several_addresses_and_blanks() -> None:
    assert addresses.separate("https://moths.org/a b.pdf, https://bees.org\nhttp://wasps.org") == [
        "https://moths.org/a%20b.pdf",
        "https://bees.org",
        "http://wasps.org",
    ]


@given(st.text())
def test_any_text_can_be_asked(text: str) -> None:
    for found in (addresses.read(text), addresses.doi(text), addresses.named(text), addresses.eprint_within(text)):
        assert found is None or isinstance(found, Identifier | WebLink)
