"""What a paper's page tells, and what it leaves out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from generator.compose.listings import holdings
from generator.compose.papers import sheets
from generator.compose.sheets import shelve
from generator.records import Catalogue

if TYPE_CHECKING:
    from generator.compose.sheets import Sheet
    from generator.records import Site


def composed(catalogue: Catalogue, site: Site) -> list[Sheet]:
    shelf = shelve(catalogue)
    return list(sheets(shelf, holdings(shelf), site))


@pytest.fixture
def bodies(catalogue: Catalogue, site: Site) -> dict[str, str]:
    return {sheet.path: sheet.body for sheet in composed(catalogue, site)}


COUNTING = "papers/meadow-2031/counting-bees.md"
NOTHING = "papers/meadow-2031/sweet-nothing.md"
WALKING = "papers/orchard-2030/walking-hedges.md"


def test_authors_stand_above_the_venue_and_the_collection(bodies: dict[str, str]) -> None:
    block = bodies[COUNTING].split("\n\n")[1]
    assert block.splitlines() == [
        "[Ada Löwe](../../authors/ada-lowe.md), [Jan van der Wiese](../../authors/jan-van-der-wiese.md)  ",
        (
            "*[Meeting on Meadows (MEADOW)](../../venues/meadow.md), [2031](../../years/2031.md)*"
            " · [Meadow 2031 Papers](../../collections/meadow-2031.md)"
        ),
    ]


def test_links_stand_in_a_row_registries_first(bodies: dict[str, str]) -> None:
    assert bodies[COUNTING].split("\n\n")[2] == " · ".join(
        (
            "[OpenReview](https://openreview.net/forum?id=bEe_1)",
            "[arXiv](https://arxiv.org/abs/3101.00001)",
            "[DOI](https://doi.org/10.9999/bee.1)",
            "[PDF](https://arxiv.org/pdf/3101.00001)",
            "[Code](https://example.org/code?a=1&amp;b=2)",
            "[Cite](#Cite)",
        )
    )


def test_topics_are_links(bodies: dict[str, str]) -> None:
    assert "\n\n- [bee counting](../../topics/bee-counting.md)\n- [hedge graphs](" in bodies[COUNTING]


def test_a_paper_without_topics_shows_its_keywords_unlinked(bodies: dict[str, str]) -> None:
    assert "\n\n- nectar\n- sweetness\n\n" in bodies[NOTHING]


def test_an_inferred_title_is_marked(bodies: dict[str, str]) -> None:
    assert {path: "working title" in body for path, body in bodies.items()} == {
        COUNTING: False,
        NOTHING: True,
        WALKING: False,
    }


def test_each_related_paper_has_its_reasons_the_topics_among_them_as_links(bodies: dict[str, str]) -> None:
    assert (
        "1.  [Walking Hedges](../orchard-2030/walking-hedges.md), ORCHARD 2030\n"
        "    - [hedge graphs](../../topics/hedge-graphs.md)\n"
        "    - [bee counting](../../topics/bee-counting.md)\n"
    ) in bodies[COUNTING]


def test_a_related_paper_is_quoted_where_there_is_room(
    catalogue: Catalogue, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *others = catalogue.entries
    link = replace(first.related[0], sentence="Hedges, *seen* as graphs.")
    quoting = Catalogue((replace(first, related=(link, *first.related[1:])), *others), catalogue.tags)
    shown = "2030  \n    <q>Hedges, &#42;seen&#42; as graphs.</q>\n    - [hedge graphs]("
    assert shown in next(sheet.body for sheet in composed(quoting, site) if sheet.path == COUNTING)
    monkeypatch.setattr("generator.compose.sheets._SMALL", 2)
    monkeypatch.setattr("generator.compose.papers._MOST_QUOTED", 0)
    assert "<q>" not in "".join(sheet.body for sheet in composed(quoting, site))


def test_a_link_by_rarer_terms_alone_says_so(bodies: dict[str, str]) -> None:
    assert (
        "2.  [Sweet nothing](sweet-nothing.md), no shared topic, only rarer terms\n    - nectar\n" in bodies[COUNTING]
    )


def test_related_papers_are_quoted_where_papers_are_few(catalogue: Catalogue, site: Site) -> None:
    entry = next(entry for entry in catalogue.entries if entry.related)
    said = tuple(replace(link, sentence=f"Grass <grows> in row {n}.") for n, link in enumerate(entry.related * 4))
    changed = tuple(replace(each, related=said) if each is entry else each for each in catalogue.entries)
    body = next(sheet.body for sheet in composed(replace(catalogue, entries=changed), site) if "<q>" in sheet.body)
    assert body.count("<q>") == len(said)
    assert "in row 0.</q>\n" in body
    assert "<grows>" not in body


def test_a_paper_alone_has_no_related_papers(catalogue: Catalogue, site: Site) -> None:
    alone = replace(catalogue.entries[1], related=())
    (sheet,) = composed(replace(catalogue, entries=(alone,)), site)
    assert "Related" not in sheet.body
    assert "Next" not in sheet.body


def test_neighbours_are_those_of_the_same_collection(bodies: dict[str, str]) -> None:
    steps = {
        path: [line.split(":")[0] for line in body.splitlines() if line.startswith(("Prev", "Next"))]
        for path, body in bodies.items()
    }
    assert steps == {COUNTING: ["Next"], NOTHING: ["Previous"], WALKING: []}


@pytest.mark.parametrize(
    ("repository", "path", "link"),
    [
        ("https://github.com/a/b", "seeds/x y.txt", "https://github.com/a/b/blob/HEAD/seeds/x%20y.txt#L7"),
        ("https://gitlab.com/a/b", "seeds/x.txt", "https://gitlab.com/a/b/-/blob/HEAD/seeds/x.txt#L7"),
        ("https://github.com/a/b", "/elsewhere/x.txt", None),
        ("https://github.com/a/b", "../x.txt", None),
        (None, "seeds/x.txt", None),
    ],
    ids=["github", "gitlab", "absolute", "outside", "no-repository"],
)
def test_a_page_can_be_fixed_at_the_line_it_comes_from(
    catalogue: Catalogue, site: Site, repository: str | None, path: str, link: str | None
) -> None:
    entry = catalogue.entries[2]
    moved = replace(
        entry, related=(), paper=replace(entry.paper, location=replace(entry.paper.location, path=path, line=7))
    )
    (sheet,) = composed(replace(catalogue, entries=(moved,)), replace(site, repo_url=repository))
    assert ("Fix this page" in sheet.body) == (link is not None)
    assert link is None or f"]({link})" in sheet.body
