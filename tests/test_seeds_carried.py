"""The repository's own seeds, carried away in each format and read back by another program's parser."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import rispy
from bibtexparser.entrypoint import parse_string
from bibtexparser.middlewares.names import parse_single_name_into_parts, split_multiple_persons_names

from generator import pipeline
from generator.compose.site import compose
from generator.progress import Silent
from generator.records import Catalogue, Site

SEEDS = Path(__file__).parent.parent / "seeds"


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return pipeline.gather(SEEDS, Silent()).value


@pytest.fixture(scope="module")
def carried(catalogue: Catalogue) -> dict[str, str]:
    return {page.path: page.content for page in compose(catalogue, Site(name="Abstracts"))}


def test_every_paper_comes_back_from_ris(catalogue: Catalogue, carried: dict[str, str]) -> None:
    found = [(r["title"], r["authors"], r["year"]) for r in rispy.loads(carried["downloads/all.ris"])]
    assert found == [
        (e.title.plain, [f"{a.family}, {a.given}" for a in e.paper.authors], str(e.paper.year))
        for e in catalogue.entries
    ]


def test_every_paper_comes_back_from_csl(catalogue: Catalogue, carried: dict[str, str]) -> None:
    def name(author: dict[str, str]) -> tuple[str, str]:
        return author["given"], f"{author.get('non-dropping-particle', '')} {author['family']}".strip()

    items = json.loads(carried["downloads/all.csl.json"])
    found = [(i["title"], [name(a) for a in i["author"]], i["issued"]["date-parts"]) for i in items]
    assert found == [
        (e.title.plain, [(a.given, a.family) for a in e.paper.authors], [[e.paper.year]]) for e in catalogue.entries
    ]


def test_every_paper_comes_back_from_bibtex(catalogue: Catalogue, carried: dict[str, str]) -> None:
    library = parse_string(carried["downloads/all.bib"])
    assert library.failed_blocks == []
    found = []
    for record in library.entries:
        fields = {field.key: str(field.value) for field in record.fields}
        names = [parse_single_name_into_parts(name) for name in split_multiple_persons_names(fields["author"])]
        people = [(" ".join(parts.first), " ".join([*parts.von, *parts.last])) for parts in names]
        found.append((_letters(fields["title"]), people, fields["year"]))
    assert found == [
        (_letters(e.title.plain), [(a.given, a.family) for a in e.paper.authors], str(e.paper.year))
        for e in catalogue.entries
    ]


def _letters(title: str) -> str:
    """A title without what LaTeX writes otherwise."""
    return re.sub(r"[^\w ]|\\[a-z]+", "", title)
