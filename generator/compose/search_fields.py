"""A paper in, what the index keeps of it out: how much each word counts, where it stands, and what a result shows."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.compose import search_tables as tables
from generator.compose import weblinks
from generator.compose.search_terms import stem, terms

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from generator.records import Entry, Tag

AUTHOR, TAG, TOPIC = "@", "#", "="
"""How a term of one field alone begins: `@low`, `#attent`, and a topic by its slug, `=in-context-learning`."""

_GAP = 10  # places between two fields, so that no phrase reaches from one into the next


@dataclass(frozen=True, slots=True)
class Indexed:
    """A paper as the index takes it in."""

    levels: Mapping[str, int]
    """How much the paper is about each stem, 0 to `LEVELS`."""
    places: Mapping[str, list[int]]
    """Where each form stands, for phrases."""
    forms: frozenset[str]
    """All forms, for half typed and misspelt words."""


def index(entry: Entry, tags: Mapping[str, Tag]) -> Indexed:
    """Read all fields of a paper once."""
    weights: dict[str, float] = defaultdict(float)
    places: dict[str, list[int]] = defaultdict(list)
    forms: set[str] = set()
    at = 0
    for field in _fields(entry, tags):
        counts: dict[str, int] = defaultdict(int)
        last = 0
        for form, last, compound in terms(field.text):
            if not field.all_words and form in tables.STOP_WORDS:
                continue
            counts[form] += 1
            if field.placed and not compound:
                places[form].append(at + last)
        forms.update(counts)
        at += (last + _GAP) if field.placed else 0
        share = field.weight / (1 - field.share + field.share * (last + 1) / field.usual)
        for form, times in counts.items():
            weights[stem(form)] += share * times
            if field.prefix:
                weights[field.prefix + stem(form)] = 1
    weights.update((TOPIC + slug, 1) for slug in entry.tags)
    return Indexed({found: _level(weight) for found, weight in weights.items()}, places, frozenset(forms))


def record(entry: Entry, tags: Mapping[str, Tag]) -> list[object]:
    """What a result shows and an export writes, by position: see `Paper` in `search-store.js`."""
    paper = entry.paper
    return [
        paper.permalink,
        entry.title.plain,
        [[author.family, author.given] for author in paper.authors],
        paper.venue or "",
        paper.proceedings if paper.proceedings and paper.proceedings != paper.venue else "",
        paper.year or 0,
        [[slug, tags[slug].label] for slug in entry.tags],
        [weblinks.identifier(paper, scheme) or "" for scheme in ("doi", "arxiv", "openreview")],
        next((link.url for link in paper.links if link.label != "Code"), ""),
        paper.abstract.plain,
    ]


@dataclass(frozen=True, slots=True)
class _Field:
    text: str
    weight: float
    share: float = 0.0
    usual: int = 1
    prefix: str = ""
    placed: bool = True
    all_words: bool = True


def _fields(entry: Entry, tags: Mapping[str, Tag]) -> Iterator[_Field]:
    paper = entry.paper
    yield _Field(entry.title.plain, tables.TITLE, tables.TITLE_SHARE, tables.TITLE_WORDS)
    yield _Field(paper.abstract.plain, tables.ABSTRACT, tables.ABSTRACT_SHARE, tables.ABSTRACT_WORDS, all_words=False)
    yield from (_Field(author.name, tables.AUTHOR, prefix=AUTHOR) for author in paper.authors)
    for slug in entry.tags:
        for spelling in _distinct((tags[slug].label, *tags[slug].spellings)):
            yield _Field(spelling, tables.TAG, prefix=TAG, placed=False)
    occasion = " ".join(str(each) for each in (paper.venue, paper.proceedings, paper.year) if each)
    yield _Field(occasion, tables.VENUE, placed=False)


def _distinct(spellings: Iterable[str]) -> Iterator[str]:
    """The spellings that differ in what is found by them."""
    seen = {tuple(stem(term.form) for term in terms(spelling)): spelling for spelling in spellings}
    return iter(seen.values())


def _level(weight: float) -> int:
    """BM25's saturation, in steps: half of them at a weight of `SATURATION`."""
    return max(1, round(tables.LEVELS * weight / (weight + tables.SATURATION)))
