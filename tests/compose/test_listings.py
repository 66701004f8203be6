"""Collections newest first, papers by title, long lists under initials and over several pages."""

from __future__ import annotations

import html
import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from generator.compose.listings import holdings, sheets
from generator.compose.sheets import shelve
from generator.records import Catalogue, Text, Words

if TYPE_CHECKING:
    from generator.compose.sheets import Sheet
    from generator.records import Entry


def titled(catalogue: Catalogue, *titles: str) -> Catalogue:
    """Papers with these titles in one collection, under addresses that tell nothing of them."""
    return Catalogue(tuple(_entry(catalogue.entries[1], n, title) for n, title in enumerate(titles)), ())


def listed(catalogue: Catalogue) -> dict[str, Sheet]:
    shelf = shelve(catalogue)
    return {sheet.path: sheet for sheet in sheets(shelf, holdings(shelf))}


def test_the_newest_collection_comes_first(catalogue: Catalogue) -> None:
    backwards = Catalogue(tuple(reversed(catalogue.entries)), catalogue.tags)
    assert [holding.collection.slug for holding in holdings(shelve(backwards))] == ["meadow-2031", "orchard-2030"]


def test_papers_are_in_the_order_of_their_titles_in_any_script(catalogue: Catalogue) -> None:
    page = listed(titled(catalogue, "Zebras", "éclairs", "Über ants", "“Apples”", "蜜蜂"))["collections/meadow-2031.md"]
    shown = re.sub(r"</?span[^>]*>", "", page.body)
    assert re.findall(r"\[(.+?)\]\(\.\./papers", shown) == ["“Apples”", "éclairs", "蜜蜂", "Über ants", "Zebras"]


def test_a_long_collection_has_headings_by_initial_and_names_them_in_the_links_between_pages(
    catalogue: Catalogue,
) -> None:
    titles = [f"{letter}nt {n}" for letter in "abcd" for n in range(60)] + ["3 ants"]
    pages = listed(titled(catalogue, *titles))
    first, second = pages["collections/meadow-2031.md"], pages["collections/meadow-2031/page-2.md"]
    headings = re.findall(r"^## (.+)$", first.body, re.MULTILINE)
    assert [html.unescape(heading) for heading in headings] == ["#", "A", "B", "C"]
    assert html.unescape(first.body).endswith("Pages: **1 (#–C)** · [2 (C–D)](meadow-2031/page-2.md)\n")
    assert html.unescape(second.body).endswith("Pages: [1 (#–C)](../meadow-2031.md) · **2 (C–D)**\n")
    assert "151.  [" in second.body
    assert second.title == "Meadow 2031 Papers, page 2"


@pytest.mark.parametrize("papers", [0, 1, 150, 151])
def test_every_paper_is_listed_once(catalogue: Catalogue, papers: int) -> None:
    pages = listed(titled(catalogue, *(f"Ants {n}" for n in range(papers))))
    found = [link for path, sheet in pages.items() if path.startswith("papers/") for link in _links(sheet)]
    assert sorted(found) == sorted(f"Ants {n}" for n in range(papers))


def test_the_indexes_are_there_even_without_topics(catalogue: Catalogue) -> None:
    assert {"papers/index.md", "collections/index.md"} <= listed(titled(catalogue, "Ants")).keys()


def _links(sheet: Sheet) -> list[str]:
    return re.findall(r"^\d+\.  \[(.+?)\]", sheet.body, re.MULTILINE)


def _entry(entry: Entry, number: int, title: str) -> Entry:
    paper = replace(entry.paper, permalink=f"meadow-2031/{number:03}")
    return replace(entry, paper=paper, title=Text((Words(title),), title), tags=(), related=())
