"""A paper in, what the index keeps of it out: its fields, how much each counts, and what a result shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.compose import search_tables as tables
from generator.compose.search_terms import stem, terms

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from generator.records import Entry, Tag

AUTHOR, TAG, TOPIC = "@", "#", "="
"""How a term of one field alone begins: `@low`, `#attent`, and a topic by its slug, `=in-context-learning`."""

GAP = 10
"""Places between two fields, so that no phrase reaches from one into the next."""


@dataclass(frozen=True, slots=True)
class Kind:
    """How the words of a field count: each as much as `weight`, less where a text is longer than usual."""

    weight: float
    share: float = 0.0
    usual: int = 1
    prefix: str = ""
    placed: bool = True
    all_words: bool = True


KINDS = (
    Kind(tables.TITLE, tables.TITLE_SHARE, tables.TITLE_WORDS),
    Kind(tables.ABSTRACT, tables.ABSTRACT_SHARE, tables.ABSTRACT_WORDS, all_words=False),
    Kind(tables.AUTHOR, prefix=AUTHOR),
    Kind(tables.TAG, prefix=TAG, placed=False),
    Kind(tables.VENUE, placed=False),
)
_TITLE, _ABSTRACT, _AUTHOR, _TAG, _OCCASION = range(len(KINDS))


def fields(entry: Entry, spellings: Mapping[str, Sequence[str]]) -> Iterator[tuple[int, str]]:
    """Each text of a paper that can be searched, by its kind's place among `KINDS`."""
    paper = entry.paper
    yield _TITLE, entry.title.plain
    yield _ABSTRACT, paper.abstract.plain
    for author in paper.authors:
        yield _AUTHOR, author.name
    for slug in entry.tags:
        for spelling in spellings[slug]:
            yield _TAG, spelling
    yield _OCCASION, " ".join(str(each) for each in (paper.venue, paper.proceedings, paper.year) if each)


def distinct(tag: Tag) -> tuple[str, ...]:
    """A topic's spellings, less those by which nothing else would be found."""
    spellings = (tag.label, *tag.spellings)
    return tuple({tuple(stem(term.form) for term in terms(spelling)): spelling for spelling in spellings}.values())


def record(entry: Entry, tags: Mapping[str, Tag]) -> list[object]:
    """What a result shows, by position: see `Paper` in `search-types.js`. References come from `compose/reading.py`."""
    paper = entry.paper
    return [
        paper.permalink,
        entry.title.plain,
        [author.name for author in paper.authors],
        paper.venue or "",
        paper.year or 0,
        [[slug, tags[slug].label] for slug in entry.tags],
        paper.abstract.plain,
    ]
