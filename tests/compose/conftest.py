"""An invented catalogue: three papers of two collections, with all that a page may have to show."""

from __future__ import annotations

import pytest

from generator.problems import Location
from generator.records import (
    Author,
    Catalogue,
    Collection,
    Entry,
    Identifier,
    Keyword,
    Link,
    Math,
    Neighbour,
    Paper,
    ParagraphBreak,
    Prose,
    Reason,
    Related,
    Site,
    Styled,
    Tag,
    Text,
    WebLink,
    Words,
)

SPRING = Collection("meadow-2031", "Meadow 2031 Papers")
AUTUMN = Collection("orchard-2030", "Orchard 2030 论文列表")


def text(*prose: Words | Styled | Math | Link | ParagraphBreak, plain: str) -> Text:
    return Text(prose, plain)


def words(value: str) -> Text:
    return Text((Words(value),), value)


def keyword(term: str) -> Keyword:
    return Keyword(term, term, 0.5, "text")


def related(target: str, *reasons: Reason, fallback: bool = False) -> Related:
    return Related(target, 0.5, reasons, fallback)


BEES = Reason("bee counting", 2, "bee-counting")
HEDGES = Reason("hedge graphs", 2, "hedge-graphs")
NECTAR = Reason("nectar", 2, None)

_ABSTRACT: Prose = (
    Words("We count bees over a hedge of "),
    Math("n^2"),
    Words(" cells with "),
    Styled("emphasis", (Words("no"),)),
    Words(" net."),
    ParagraphBreak(),
    Words("Code is at "),
    Link("https://example.org/bees", (Words("https://example.org/bees"),)),
    Words("."),
)

COUNTING = Entry(
    paper=Paper(
        permalink="meadow-2031/counting-bees",
        title=text(Words("Counting Bees in "), Math("n"), Words(" Hedges"), plain="Counting Bees in n Hedges"),
        abstract=Text(
            _ABSTRACT, "We count bees over a hedge of n² cells with no net. Code is at https://example.org/bees."
        ),
        authors=(Author("Ada", "Löwe"), Author("Jan", "van der Wiese")),
        venue="MEADOW",
        proceedings="Meeting on Meadows (MEADOW)",
        year=2031,
        identifiers=(
            Identifier("arxiv", "3101.00001"),
            Identifier("doi", "10.9999/bee.1"),
            Identifier("openreview", "bEe_1"),
        ),
        links=(WebLink("Code", "https://example.org/code?a=1&b=2"),),
        keywords=("Bee Counting",),
        collection=SPRING,
        location=Location("seeds/meadow.txt", 3),
        number=1,
    ),
    title=text(Words("Counting Bees in "), Math("n"), Words(" Hedges"), plain="Counting Bees in n Hedges"),
    title_inferred=False,
    keywords=(keyword("bee counting"), keyword("hedge graphs")),
    tags=("bee-counting", "hedge-graphs"),
    related=(
        related("orchard-2030/walking-hedges", HEDGES, BEES),
        related("meadow-2031/sweet-nothing", NECTAR, fallback=True),
    ),
)

NOTHING = Entry(
    paper=Paper(
        permalink="meadow-2031/sweet-nothing",
        title=None,
        abstract=words("Nectar is sweet. Nothing else is known."),
        authors=(),
        venue=None,
        proceedings=None,
        year=None,
        identifiers=(),
        links=(),
        keywords=(),
        collection=SPRING,
        location=Location("seeds/meadow.txt", 5),
        number=2,
    ),
    title=words("Sweet nothing"),
    title_inferred=True,
    keywords=(keyword("nectar"), keyword("sweetness")),
    tags=(),
    related=(related("meadow-2031/counting-bees", NECTAR, fallback=True),),
)

WALKING = Entry(
    paper=Paper(
        permalink="orchard-2030/walking-hedges",
        title=words("Walking Hedges"),
        abstract=words("A hedge is a graph on which bees walk."),
        authors=tuple(Author("A.", f"Person{n}") for n in range(1, 10)),
        venue="ORCHARD",
        proceedings=None,
        year=2030,
        identifiers=(),
        links=(WebLink("PDF", "https://example.org/walk.pdf"),),
        keywords=(),
        collection=AUTUMN,
        location=Location("seeds/orchard.txt", 1),
        number=1,
    ),
    title=words("Walking Hedges"),
    title_inferred=False,
    keywords=(keyword("hedge graphs"), keyword("bee counting")),
    tags=("hedge-graphs", "bee-counting"),
    related=(related("meadow-2031/counting-bees", HEDGES, BEES),),
)


def tag(
    slug: str,
    label: str,
    *,
    spellings: tuple[str, ...] = (),
    neighbour: str,
    parent: str | None = None,
    description: str = "",
) -> Tag:
    return Tag(
        slug=slug,
        term=label,
        label=label,
        spellings=spellings,
        papers=("meadow-2031/counting-bees", "orchard-2030/walking-hedges"),
        neighbours=(Neighbour(neighbour, 2),),
        parent=parent,
        description=description,
    )


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    return Catalogue(
        entries=(COUNTING, NOTHING, WALKING),
        tags=(
            tag(
                "bee-counting",
                "bee counting",
                spellings=("bee counting", "Bee Counting", "BC"),
                neighbour="hedge-graphs",
            ),
            tag(
                "hedge-graphs",
                "hedge graphs",
                neighbour="bee-counting",
                parent="bee-counting",
                description="Hedges, seen as graphs.",
            ),
        ),
    )


@pytest.fixture(scope="session")
def site() -> Site:
    return Site(name="Field notes", url="https://example.org/notes/", repo_url="https://github.com/field/notes")
