"""What papers mention: candidates and declared keywords, with every spelling of one thing under one term."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from generator.infer import acronyms, terms
from generator.infer.acronyms import Acronyms
from generator.infer.candidates import Candidates
from generator.infer.features import Rows
from generator.infer.tokens import Flags, Ints, Tokens
from generator.infer.vocabulary import Vocabulary
from generator.records import Paper

Floats = NDArray[np.float64]

NEGLIGIBLE = 0.01
"""A term of one paper alone is dropped below this probability: it can be no tag, no link and no good keyword."""
DECLARED = 0.98
"""The weight of the first keyword that authors declare; each later one weighs a little less, to keep their order."""


@dataclass(frozen=True, slots=True)
class Mentions:
    """Rows (a paper mentions a term), sorted by paper, then term.

    `weight` is the probability that the term is a keyword of the paper; it is `declared` where the authors say so, and
    `alone` where it stands between function words or stops at least once, in no longer phrase.
    """

    terms: tuple[str, ...]
    paper: Ints
    term: Ints
    weight: Floats
    declared: Flags
    alone: Flags
    spelling: tuple[str, ...]
    papers: int

    def by_paper(self) -> Ints:
        """Where the rows of each paper begin, and the end of the last."""
        return np.searchsorted(self.paper, np.arange(self.papers + 1))

    def counts(self) -> Ints:
        """In how many papers each term stands."""
        return np.bincount(self.term, minlength=len(self.terms))


def gather(
    papers: Sequence[Paper],
    texts: Sequence[str],
    tokens: Tokens,
    candidates: Candidates,
    table: Rows,
    weight: Floats,
    meanings: Acronyms,
    vocabulary: Vocabulary,
) -> Mentions:
    """Rows for all that papers mention or declare, one a paper and term."""
    numbers: dict[str, int] = {}
    seen: dict[tuple[int, int], tuple[float, bool, bool, str]] = {}
    whole = candidates.at == candidates.run_start[candidates.at]
    whole &= candidates.at + candidates.length == candidates.run_end[candidates.at]
    alone = np.logical_or.reduceat(whole, table.first) if len(table.first) else whole
    often = np.bincount(table.term, minlength=len(candidates.words))[table.term] > 1
    for row in np.flatnonzero(often | (weight >= NEGLIGIBLE)).tolist():
        paper = int(table.paper[row])
        at = int(candidates.at[table.first[row]])
        last = at + int(candidates.length[table.first[row]]) - 1
        words = [tokens.words[word] for word in tokens.word_of[tokens.surface[at : last + 1]].tolist()]
        term = vocabulary.term(canonical(" ".join(words), paper, meanings))
        key = (paper, numbers.setdefault(term, len(numbers)))
        spelling = texts[paper][int(tokens.start[at]) : int(tokens.end[last])]
        known = seen.get(key)
        if known is None:
            seen[key] = (float(weight[row]), False, bool(alone[row]), spelling)
        else:
            better = weight[row] > known[0]
            seen[key] = (
                max(float(weight[row]), known[0]),
                False,
                bool(alone[row]) or known[2],
                spelling if better else known[3],
            )
    for number, paper_ in enumerate(papers):
        for rank, keyword in enumerate(paper_.keywords):
            bare = bare_label(keyword)
            term = vocabulary.term(canonical(terms.phrase(bare), number, meanings))
            if term:
                key = (number, numbers.setdefault(term, len(numbers)))
                if not (known := seen.get(key)) or not known[1]:
                    seen[key] = (DECLARED - 0.01 * min(rank, 20), True, True, bare)
    return _sorted(numbers, seen, len(papers))


def _sorted(numbers: dict[str, int], seen: dict[tuple[int, int], tuple[float, bool, bool, str]], papers: int) -> Mentions:
    names = sorted(numbers)
    place = {numbers[name]: position for position, name in enumerate(names)}
    rows = sorted((paper, place[term], *found) for (paper, term), found in seen.items())
    columns = list(zip(*rows, strict=True)) if rows else [()] * 6
    return Mentions(
        tuple(names),
        np.array(columns[0], np.int64),
        np.array(columns[1], np.int64),
        np.array(columns[2], np.float64),
        np.array(columns[3], bool),
        np.array(columns[4], bool),
        tuple(columns[5]),
        papers,
    )


def bare_label(keyword: str) -> str:
    """A declared keyword without the acronym that it defines: `Large Language Models (LLMs)`."""
    found = acronyms.find(keyword)
    return found[0].long if found and found[0].start == 0 else keyword.strip()


def canonical(term: str, paper: int, meanings: Acronyms) -> str:
    """The term with each acronym written out, as that paper means it."""
    if meanings.own[paper] or meanings.shared:
        if (whole := meanings.meaning(paper, term)) is not None:
            return whole
        words = term.split(" ")
        spelled = [meanings.meaning(paper, word) or word for word in words]
        if spelled != words:
            return " ".join(spelled)
    return term
