"""The map of the collection and the charts of the topics: what they show, and that they always come out the same."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from lxml import html

from generator.compose import charts, layouts, maps
from generator.compose.sheets import Shelf, shelve
from generator.records import Catalogue, Neighbour, Related, Tag, Text, Words

if TYPE_CHECKING:
    from generator.records import Entry

TOPICS = ("amber", "bees", "clover")


def garden(catalogue: Catalogue, papers: int) -> Shelf:
    """Papers in rotation on three topics, each related to the one three further on."""
    base = catalogue.entries[0]
    entries = tuple(_paper(base, n, papers) for n in range(papers))
    tags = tuple(
        Tag(
            topic,
            topic,
            topic,
            (),
            tuple(entry.paper.permalink for entry in entries if entry.tags == (topic,)),
            (Neighbour(TOPICS[n - 1], 1),),
            None,
            "",
        )
        for n, topic in enumerate(TOPICS)
    )
    return shelve(Catalogue(entries, tags))


def _paper(base: Entry, n: int, papers: int) -> Entry:
    title = Text((Words(f"Paper {n:03}"),), f"Paper {n:03}")
    link = Related(f"meadow-2031/{(n + 3) % papers:03}", 0.5, (), fallback=False)
    paper = replace(base.paper, permalink=f"meadow-2031/{n:03}", year=2026 + n % 5)
    return replace(base, title=title, paper=paper, tags=(TOPICS[n % 3],), related=(link,))


def words_of(element: html.HtmlElement) -> str:
    return "".join(map(str, element.itertext()))


def links(figure: str) -> list[tuple[str, str]]:
    """Where each link of a map leads, and its name."""
    return [(str(link.get("href")), words_of(link)) for link in html.fromstring(figure).iter("a")]


def test_a_map_of_few_papers_names_and_links_each_of_them_and_its_regions(catalogue: Catalogue) -> None:
    found = links(maps.figure(garden(catalogue, 12), "index.md"))
    assert sorted(found) == sorted(
        [(f"papers/meadow-2031/{n:03}.html", f"Paper {n:03}") for n in range(12)]
        + [(f"topics/{topic}.html", topic) for topic in TOPICS]
    )


def test_a_map_of_many_papers_shows_the_topics_by_size(catalogue: Catalogue) -> None:
    figure = maps.figure(garden(catalogue, 200), "index.md")
    assert {("topics/amber.html", "amber (67)"), ("topics/clover.html", "clover (66)")} <= set(links(figure))
    assert "papers/" not in figure
    assert len(figure) < 20_000


def test_a_map_has_a_text_alternative(catalogue: Catalogue) -> None:
    tree = html.fromstring(maps.figure(garden(catalogue, 12), "index.md"))
    [svg] = tree.iter("svg")
    assert svg.get("aria-label") == "Map of 12 papers"
    assert words_of(tree).endswith("12 papers: near each other where they share topics, coloured by region.")


def test_every_dot_and_every_name_lies_within_the_map(catalogue: Catalogue) -> None:
    figure = maps.figure(garden(catalogue, 100), "index.md")
    spots = re.findall(r' c?x="(\d+)" c?y="(\d+)"', figure)
    assert len(spots) == 203
    assert all(0 <= int(x) <= 1000 and 0 <= int(y) <= 620 for x, y in spots)


@pytest.mark.parametrize("papers", [12, 200])
def test_a_map_is_the_same_on_every_run(catalogue: Catalogue, papers: int) -> None:
    assert maps.figure(garden(catalogue, papers), "index.md") == maps.figure(garden(catalogue, papers), "index.md")


def test_there_is_no_map_without_topics(catalogue: Catalogue) -> None:
    assert maps.figure(shelve(Catalogue(catalogue.entries, ())), "index.md") == ""


def test_linked_things_stand_nearer_than_others() -> None:
    names = tuple("abcdefgh")
    pairs = {(one, other): 1.0 for group in ("abcd", "efgh") for one in group for other in group if one < other}
    places = layouts.place(names, pairs | {("a", "e"): 0.1})

    def apart(one: str, other: str) -> float:
        return abs(complex(*places[one]) - complex(*places[other]))

    inside = [apart(*pair) for pair in pairs]
    outside = [apart(one, other) for one in "abcd" for other in "efgh"]
    assert sum(inside) / len(inside) < sum(outside) / len(outside) / 2
    assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in places.values())


@pytest.mark.parametrize("names", [(), ("a",), ("a", "b")])
def test_a_few_names_have_places_too(names: tuple[str, ...]) -> None:
    assert set(layouts.place(names, {})) == set(names)


def test_a_chart_has_a_bar_a_year_and_tells_the_numbers(catalogue: Catalogue) -> None:
    entries = garden(catalogue, 7).catalogue.entries
    [svg] = html.fromstring(charts.trend(entries, 2025, 2030)).iter("svg")
    assert svg.get("aria-label") == "Papers: 2 in 2026, 2 in 2027, 1 in 2028, 1 in 2029 and 1 in 2030"
    bars = [(words_of(bar), int(bar.get("height", 0))) for bar in svg.iter("rect")]
    assert bars == [
        ("2026: 2 papers", 48),
        ("2027: 2 papers", 48),
        ("2028: 1 paper", 24),
        ("2029: 1 paper", 24),
        ("2030: 1 paper", 24),
    ]
    assert [words_of(text) for text in svg.iter("text")] == ["2", "2", "1", "1", "1", "2025", "2030"]


def test_one_year_makes_no_chart(catalogue: Catalogue) -> None:
    assert charts.trend(catalogue.entries, 2031, 2031) == ""
    assert charts.trend((), 2030, 2031) == ""


def test_a_chart_of_centuries_shows_the_last_forty_years(catalogue: Catalogue) -> None:
    figure = charts.trend(catalogue.entries, 1700, 2031)
    assert re.findall(r">(\d{4})</text>", figure) == ["1992", "2031"]
