"""Papers in, their words as numbers out, held in arrays, so that a whole collection is read in a few operations."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from generator.compose import search_tables
from generator.compose.search_fields import GAP, KINDS, fields
from generator.compose.search_terms import read, runs, stem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from generator.records import Entry

    Integers = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Words:
    """Some papers' words, those that are to be found; arrays run over words in order."""

    form: Integers
    paper: Integers
    kind: Integers
    """Of the field, as its place among `KINDS`."""
    place: Integers
    """In the paper; -1 where no phrase is looked for."""
    weight: NDArray[np.float64]
    """How much the word adds to its stem's score in the paper."""


@dataclass(slots=True)
class Lexicon:
    """All that was read so far: each run, form and term once, numbered in the order of their coming."""

    runs: dict[str, int] = field(default_factory=dict)
    forms: dict[str, int] = field(default_factory=dict)
    terms: dict[str, int] = field(default_factory=dict)
    stem_of: list[int] = field(default_factory=list)
    """By form, the number of its stem among the terms."""
    first: list[int] = field(default_factory=lambda: [0])
    """By run, where its pieces start in the lists below; one more for the end of the last."""
    width: list[int] = field(default_factory=list)
    """By run, how many places it takes."""
    piece_form: list[int] = field(default_factory=list)
    piece_place: list[int] = field(default_factory=list)
    """Counted from the run's own place; -1 for a compound, which stands in no phrase."""

    def learn(self, run: str) -> None:
        """Take up a run that was never met before."""
        pieces = read(run)
        for form, place, compound in pieces:
            number = self.forms.setdefault(form, len(self.forms))
            if number == len(self.stem_of):
                self.stem_of.append(self.term(stem(form)))
            self.piece_form.append(number)
            self.piece_place.append(-1 if compound else place)
        self.first.append(len(self.piece_form))
        self.width.append(pieces[-1].place + 1)

    def term(self, term: str) -> int:
        """The number of what papers are filed under."""
        return self.terms.setdefault(term, len(self.terms))


def words(entries: Sequence[Entry], first: int, spellings: dict[str, tuple[str, ...]], lexicon: Lexicon) -> Words:
    """The words of papers, the first of which has the number `first`; the lexicon takes up those that are new."""
    found: list[int] = []
    paper: list[int] = []
    kind: list[int] = []
    length: list[int] = []
    known = lexicon.runs
    for at, entry in enumerate(entries, first):
        for kind_of, text in fields(entry, spellings):
            own = [known.setdefault(run, len(known)) for run in runs(text)]
            found += own
            paper.append(at)
            kind.append(kind_of)
            length.append(len(own))
    for run in list(known)[len(lexicon.width) :]:
        lexicon.learn(run)
    return _placed(np.array(found, np.int64), np.array(paper), np.array(kind), np.array(length), lexicon)


def _placed(run: Integers, paper: Integers, kind: Integers, length: Integers, lexicon: Lexicon) -> Words:
    """Each form of each run, where it stands; `run` is over runs, the other arrays over fields."""
    width = np.array(lexicon.width, np.int64)[run]
    before = np.cumsum(width) - width
    in_field = np.repeat(np.arange(len(length)), length)
    wide = np.bincount(in_field, width, len(length)).astype(np.int64)
    start = _starts(paper, kind, wide) - (np.cumsum(wide) - wide)

    first = np.array(lexicon.first, np.int64)
    pieces = (first[1:] - first[:-1])[run]
    of_run = np.repeat(np.arange(len(run)), pieces)
    piece = first[run][of_run] + np.arange(len(of_run)) - (np.cumsum(pieces) - pieces)[of_run]
    form = np.array(lexicon.piece_form, np.int64)[piece]
    within = np.array(lexicon.piece_place, np.int64)[piece]
    of_field = in_field[of_run]

    placed = np.array([each.placed for each in KINDS])[kind][of_field] & (within >= 0)
    place = np.where(placed, before[of_run] + start[of_field] + within, -1)
    told = _told(lexicon)[form] | np.array([each.all_words for each in KINDS])[kind][of_field]
    weight = _weights(kind, wide)[of_field]
    return Words(form[told], paper[of_field][told], kind[of_field][told], place[told], weight[told])


def _starts(paper: Integers, kind: Integers, wide: Integers) -> Integers:
    """Where each field starts in its paper: behind the placed ones before it, each with a gap."""
    step = np.where(np.array([each.placed for each in KINDS])[kind], np.maximum(wide - 1, 0) + GAP, 0)
    ahead: Integers = np.cumsum(step) - step
    return ahead - ahead[np.searchsorted(paper, paper)]


def _told(lexicon: Lexicon) -> NDArray[np.bool_]:
    """By form, whether it is one that tells something."""
    told = np.ones(len(lexicon.forms), bool)
    told[[lexicon.forms[word] for word in search_tables.STOP_WORDS if word in lexicon.forms]] = False
    return told


def _weights(kind: Integers, wide: Integers) -> NDArray[np.float64]:
    """What one word in each field adds; in a text longer than usual it is less, as BM25 has it."""
    weight = np.array([each.weight for each in KINDS])[kind]
    share = np.array([each.share for each in KINDS])[kind]
    usual = np.array([each.usual for each in KINDS])[kind]
    each: NDArray[np.float64] = weight / (1 - share + share * np.maximum(wide, 1) / usual)
    return each
