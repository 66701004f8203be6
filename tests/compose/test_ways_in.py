"""Pages of authors, venues and years."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from generator.compose import authors, venues
from generator.compose.sheets import shelve
from generator.records import Author, Catalogue

if TYPE_CHECKING:
    from generator.compose.sheets import Sheet


@pytest.fixture(scope="module")
def pages(catalogue: Catalogue) -> dict[str, Sheet]:
    shelf = shelve(catalogue)
    sheets = (*authors.sheets(shelf), *venues.sheets(shelf))
    assert len({sheet.path for sheet in sheets}) == len(sheets)
    return {sheet.path: sheet for sheet in sheets}


def test_an_author_has_the_papers_by_year_and_the_co_authors(pages: dict[str, Sheet]) -> None:
    assert re.sub("<p hidden>.*</p>\n\n", "", pages["authors/ada-lowe.md"].body) == (
        "# Ada Löwe\n\n"
        "1 paper.\n\n"
        "## 2031\n\n"
        "1.  [Counting Bees in $n$ Hedges](../papers/meadow-2031/counting-bees.md)  \n"
        "    Ada Löwe, Jan van der Wiese\N{NO-BREAK SPACE}· MEADOW 2031\n\n"
        "## Co-authors\n\n"
        "- [Jan van der Wiese](jan-van-der-wiese.md) 1\n"
    )


def test_the_list_of_authors_goes_by_family_name_particles_included(pages: dict[str, Sheet]) -> None:
    names = [line.split("[")[1].split("]")[0] for line in pages["authors/index.md"].body.splitlines() if "[" in line]
    assert names == ["Ada Löwe", *(f"A. Person{n}" for n in range(1, 10)), "Jan van der Wiese"]


def test_a_venue_has_its_papers_under_its_long_name(pages: dict[str, Sheet]) -> None:
    assert re.sub("\n<p hidden>.*</p>\n", "", pages["venues/meadow.md"].body) == (
        "# MEADOW\n\n"
        "Meeting on Meadows (MEADOW): 1 paper.\n\n"
        "## 2031\n\n"
        "1.  [Counting Bees in $n$ Hedges](../papers/meadow-2031/counting-bees.md)  \n"
        "    Ada Löwe, Jan van der Wiese\n"
    )
    assert pages["venues/meadow.md"].description == "MEADOW, Meeting on Meadows (MEADOW): 1 paper, 2031."


def test_a_year_has_its_papers_by_venue_and_years_come_newest_first(pages: dict[str, Sheet]) -> None:
    assert "## ORCHARD\n\n1.  [Walking Hedges]" in pages["years/2030.md"].body
    assert pages["years/index.md"].body.endswith("- [2031](2031.md) 1\n- [2030](2030.md) 1\n")


def test_venues_that_differ_in_case_alone_are_one(catalogue: Catalogue) -> None:
    first, _, last = catalogue.entries
    other = replace(last, paper=replace(last.paper, venue="Meadow"))
    found = {sheet.path for sheet in venues.sheets(shelve(Catalogue((first, other), catalogue.tags)))}
    assert {path for path in found if path.startswith("venues/")} == {"venues/index.md", "venues/meadow.md"}


def test_a_catalogue_of_bare_abstracts_has_none_of_these_pages(catalogue: Catalogue) -> None:
    shelf = shelve(Catalogue((catalogue.entries[1],), ()))
    assert [*authors.sheets(shelf), *venues.sheets(shelf)] == []


def test_no_page_grows_heavy_with_thousands_of_authors(catalogue: Catalogue) -> None:
    base = catalogue.entries[0]
    everywhere = Author("Bartholomew", "Featherstonehaugh")
    entries = tuple(
        replace(
            base,
            related=(),
            tags=(),
            paper=replace(
                base.paper,
                permalink=f"meadow-2031/counting-bees-{n:04}",
                authors=(everywhere, *(Author("Wilhelmina", f"Whatever{5 * n + k}") for k in range(5))),
            ),
        )
        for n in range(2000)
    )
    shelf = shelve(Catalogue(entries, ()))
    sheets = [*authors.sheets(shelf), *venues.sheets(shelf)]
    # Markdown grows by less than twice on its way to HTML, COinS not at all; the frame around the text is 20 kB.
    parts = [sheet.body.encode().partition(b"<p hidden>") for sheet in sheets]
    assert max(2 * len(text) + len(coins) for text, _, coins in parts) < 280_000
    assert sum(sheet.kind == "author" for sheet in sheets) < 2100
