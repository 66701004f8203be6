"""Papers in, postings out: which papers hold a term, how much each is about it, and where its forms stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from generator.compose import search_tables as tables
from generator.compose.search_fields import KINDS, TOPIC, distinct
from generator.compose.search_parts import numbers
from generator.compose.search_words import Lexicon, Words, words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from numpy.typing import NDArray

    from generator.records import Entry, Tag

    Integers = NDArray[np.int64]
    Values = Callable[[Integers, Integers], tuple[Integers, Integers]]

_AT_ONCE = 4096  # papers whose words are in memory at a time: 25 million words as arrays would be gigabytes
_TERMS_AT_ONCE = 1024
_PAPER, _VALUE = 41, 21  # bits: a row is a term or form, the paper, and a level or place, in one number to be sorted


@dataclass(frozen=True, slots=True)
class Postings:
    """What the parts of the index are cut from, in order of the terms."""

    ranked: Mapping[str, str]
    """By stem, by stem of one field alone, and by topic: for each paper the gap from the one before, and its level."""
    placed: Mapping[str, str]
    """By form: for each paper the gap, then the places as steps, doubled, one more where another follows."""
    forms: Mapping[str, int]
    """By form, how many papers hold it."""


def gather(entries: Sequence[Entry], tags: Mapping[str, Tag]) -> Postings:
    """Read all papers; a paper's number is its place in the sequence."""
    spellings = {slug: distinct(tag) for slug, tag in tags.items()}
    lexicon = Lexicon()
    ranked, placed, holding = [_none()], [_none()], [_none()]
    for first in range(0, len(entries), _AT_ONCE):
        some = entries[first : first + _AT_ONCE]
        found = words(some, first, spellings, lexicon)
        ranked += [_levels(found, lexicon), _marks(found, lexicon), _topics(some, first, lexicon)]
        placed.append(_rows(found.form, found.paper, found.place)[found.place >= 0])
        holding.append(np.unique(_rows(found.form, found.paper, np.zeros_like(found.form))) >> _PAPER)
    held = np.bincount(np.concatenate(holding), minlength=len(lexicon.forms)).tolist()
    return Postings(
        ranked=dict(_written(_sorted(ranked, lexicon.terms), lexicon.terms, _scored)),
        placed=dict(_written(_sorted(placed, lexicon.forms), lexicon.forms, _stepped)),
        forms={form: held[number] for form, number in lexicon.forms.items() if held[number]},
    )


def _rows(high: Integers, paper: Integers, value: Integers) -> Integers:
    return high << _PAPER | paper << _VALUE | value


def _levels(found: Words, lexicon: Lexicon) -> Integers:
    """A row for each stem of each paper, with BM25's saturation in steps: half of them at a weight of `SATURATION`."""
    stem = np.array(lexicon.stem_of, np.int64)[found.form]
    rows = _rows(stem, found.paper, np.zeros_like(stem))
    order = np.argsort(rows, kind="stable")
    rows = rows[order]
    starts = np.flatnonzero(np.diff(rows, prepend=-1))
    weight = np.add.reduceat(found.weight[order], starts) if len(starts) else found.weight
    return rows[starts] | _level(weight)


def _level(weight: NDArray[np.float64]) -> Integers:
    level: NDArray[np.float64] = np.rint(tables.LEVELS * weight / (weight + tables.SATURATION))
    return level.clip(1).astype(np.int64)


def _marks(found: Words, lexicon: Lexicon) -> Integers:
    """Rows for the stems of one field alone, such as `@low`; all of them count the same."""
    names = list(lexicon.terms)
    stem = np.array(lexicon.stem_of, np.int64)[found.form]
    rows = [_none()]
    for at, kind in enumerate(KINDS):
        if not kind.prefix:
            continue
        own = found.kind == at
        distinct_stems, of = np.unique(stem[own], return_inverse=True)
        numbered = np.array([lexicon.term(kind.prefix + names[number]) for number in distinct_stems], np.int64)
        rows.append(np.unique(_rows(numbered[of], found.paper[own], _level(np.ones(len(of))))))
    return np.concatenate(rows)


def _topics(entries: Sequence[Entry], first: int, lexicon: Lexicon) -> Integers:
    pairs = [(lexicon.term(TOPIC + slug), at) for at, entry in enumerate(entries, first) for slug in entry.tags]
    term, paper = np.array(pairs, np.int64).reshape(-1, 2).T
    return _rows(term, paper, _level(np.ones(len(term))))


def _none() -> Integers:
    return np.zeros(0, np.int64)


def _sorted(rows: Sequence[Integers], names: Mapping[str, int]) -> Integers:
    """All rows in order of what they are filed under, not of its coming."""
    rank = np.zeros(len(names), np.int64)
    rank[[names[name] for name in sorted(names)]] = np.arange(len(names))
    every: Integers = np.concatenate([rank[some >> _PAPER] << _PAPER | some & ((1 << _PAPER) - 1) for some in rows])
    every.sort()
    return every


def _written(rows: Integers, names: Mapping[str, int], values: Values) -> Iterator[tuple[str, str]]:
    """What each term's rows are as text, in order of the terms."""
    ordered = sorted(names)
    starts = np.flatnonzero(np.diff(rows >> _PAPER, prepend=-1))
    ends = np.append(starts[1:], len(rows))
    for some in range(0, len(starts), _TERMS_AT_ONCE):
        first, last = starts[some : some + _TERMS_AT_ONCE], ends[some : some + _TERMS_AT_ONCE]
        own = rows[first[0] : last[-1]]
        stream, closing = values(own, first - first[0])
        text, cuts = numbers(stream)
        at = 0
        for number, cut in zip(own[first - first[0]] >> _PAPER, cuts[closing[last - first[0] - 1]], strict=True):
            yield ordered[number], text[at:cut]
            at = cut


def _scored(rows: Integers, starts: Integers) -> tuple[Integers, Integers]:
    """Gap and level of each row, and where among these the row ends."""
    stream = np.empty(2 * len(rows), np.int64)
    stream[::2] = _gaps(rows, starts)
    stream[1::2] = rows & ((1 << _VALUE) - 1)
    return stream, np.arange(1, 2 * len(rows), 2)


def _stepped(rows: Integers, starts: Integers) -> tuple[Integers, Integers]:
    """Gaps and steps, and where among these each row ends; a row of a paper's first place has its gap before it."""
    paper = rows >> _VALUE
    new = np.diff(paper, prepend=-1) != 0
    place = rows & ((1 << _VALUE) - 1)
    step = np.where(new, place, np.diff(place, prepend=0))
    more = ~np.append(new[1:], True)
    ends = np.arange(len(rows)) + np.cumsum(new)
    stream = np.empty(len(rows) + int(new.sum()), np.int64)
    stream[ends] = step * 2 + more
    firsts = np.flatnonzero(new)
    stream[ends[firsts] - 1] = _gaps(rows[firsts], np.searchsorted(firsts, starts))
    return stream, ends


def _gaps(rows: Integers, starts: Integers) -> Integers:
    """How many papers lie between a row's and the one before; `starts` are the first rows of the terms."""
    paper = rows >> _VALUE & ((1 << (_PAPER - _VALUE)) - 1)
    gaps = np.diff(paper, prepend=-1) - 1
    gaps[starts] = paper[starts]
    return gaps
