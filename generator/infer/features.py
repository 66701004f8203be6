"""What can be told of a candidate in its paper: where it stands, how it is written, what stands beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from generator.infer import phrase_features
from generator.infer.acronyms import Definition
from generator.infer.candidates import LONGEST, Candidates
from generator.infer.feature_tables import NEIGHBOURS, PROPOSALS
from generator.infer.tokens import Bins, Gap, Ints, Tokens


@dataclass(frozen=True, slots=True)
class Rows:
    """One row for each candidate of each paper, in order of paper and term.

    `first[r]` is the first occurrence of row r among the occurrences of the candidates, `count[r]` how many it has.
    """

    paper: Ints
    term: Ints
    first: Ints
    count: Ints


def rows(tokens: Tokens, candidates: Candidates) -> Rows:
    """The distinct candidates of each paper."""
    paper = tokens.paper[candidates.at]
    size = len(paper)
    new = np.ones(size, bool)
    new[1:] = (paper[1:] != paper[:-1]) | (candidates.term[1:] != candidates.term[:-1])
    first = np.flatnonzero(new)
    return Rows(paper[first], candidates.term[first], first, np.diff(np.append(first, size)))


def measure(
    tokens: Tokens, candidates: Candidates, table: Rows, definitions: Sequence[Sequence[Definition]]
) -> dict[str, Bins]:
    """The bin of every feature for every row, by the feature's name; `weights.WEIGHTS` has a weight for each bin."""
    if not len(table.first):
        return {}
    words = np.minimum((candidates.words >= 0).sum(axis=1), LONGEST)[table.term]
    bins = _narrow(_places(tokens, candidates, table, words, len(definitions)))
    bins |= _narrow(_runs(candidates, table, words))
    bins |= _narrow(_forms(tokens, candidates, table, words))
    bins |= _narrow(_neighbours(tokens, candidates, table))
    bins |= _narrow({"defined": np.maximum.reduceat(_defined(tokens, candidates, definitions), table.first)})
    return bins | phrase_features.measure(tokens, candidates, table.term, len(definitions))


def _narrow(bins: dict[str, Ints]) -> dict[str, Bins]:
    """The same in a quarter of the memory: of 20,000 papers there are two million rows and 27 features."""
    return {name: values.astype(np.int16) for name, values in bins.items()}


def _places(tokens: Tokens, candidates: Candidates, table: Rows, words: Ints, papers: int) -> dict[str, Ints]:
    at = candidates.at
    bounds = np.searchsorted(tokens.paper, np.arange(papers + 1))
    position = at - bounds[tokens.paper[at]]
    first, last = position[table.first], position[table.first + table.count - 1]
    size = np.diff(bounds)[table.paper]
    sentence = np.cumsum(tokens.gap >= Gap.SENTENCE)
    begins = sentence[np.minimum(bounds[:-1], len(sentence) - 1)]
    proposal = np.array([word in PROPOSALS for word in tokens.words])[tokens.word_of[tokens.surface]]
    proposing = np.zeros(int(sentence[-1]) + 1, bool)
    proposing[sentence[proposal]] = True
    return {
        "first by words": np.minimum(words, 3) * 9 + np.minimum(np.log2(first + 1).astype(np.int64), 8),
        "spread": np.where(table.count > 1, 1 + np.minimum((last - first) * 5 // size, 4), 0),
        "sentence": np.minimum(sentence[at[table.first]] - begins[table.paper], 7),
        "proposal": np.logical_or.reduceat(proposing[sentence[at]], table.first) * 1,
    }


def _runs(candidates: Candidates, table: Rows, words: Ints) -> dict[str, Ints]:
    """How often, and how much of the run of words between two function words the candidate is."""
    at, length = candidates.at, candidates.length
    starts, ends = at == candidates.run_start[at], at + length == candidates.run_end[at]
    whole = np.add.reduceat((starts & ends).astype(np.int64), table.first)
    edges = starts[table.first] * 1 + ends[table.first] * 2
    count = np.zeros((LONGEST + 2, len(candidates.run_start) + 1), np.int16)
    count[length, at] = np.repeat(table.count, table.count)
    longer = np.maximum(count[length + 1, at], np.where(at > 0, count[length + 1, at - 1], 0))
    held = np.maximum.reduceat(longer, table.first).astype(np.int64)
    return {
        "count by words": words * 7 + np.minimum(table.count, 6),
        "whole run by words": words * 3 + np.where(whole == 0, 0, np.where(whole < table.count, 1, 2)),
        "run edges by words": words * 4 + edges,
        "held count by count": np.minimum(held, 4) * 3 + np.minimum(table.count, 3) - 1,
    }


def _forms(tokens: Tokens, candidates: Candidates, table: Rows, words: Ints) -> dict[str, Ints]:
    spelling = tokens.surfaces
    capital = np.array([word[:1].isupper() for word in spelling])
    acronym = np.array([sum(map(str.isupper, word)) > 1 for word in spelling])
    digit = np.array([any(map(str.isdigit, word)) for word in spelling])
    plural = np.array([word[-1:] == "s" and word[-2:] != "ss" for word in spelling])
    at = candidates.at[table.first]
    end = at + candidates.length[table.first]
    head, tail = tokens.surface[at], tokens.surface[end - 1]
    opening = tokens.gap[at] >= Gap.SENTENCE
    named = capital[tail] & ((end - at > 1) | ~opening)
    case = np.where(acronym[tail], 3, np.where(named, 2, capital[head] & ~opening))
    everywhere = candidates.at + candidates.length - 1
    singular = np.logical_or.reduceat(~plural[tokens.surface[everywhere]], table.first)
    hyphen = np.append(tokens.gap == Gap.HYPHEN, [False])
    return {
        "case by words": np.minimum(words, 2) * 4 + case,
        "plural by words": words * 4 + np.where(plural[tail], 1 + singular, 0),
        "digit": digit[head] * 1 + digit[tail] * 2,
        "cut": hyphen[at] * 1 + hyphen[end] * 2,
    }


def _neighbours(tokens: Tokens, candidates: Candidates, table: Rows) -> dict[str, Ints]:
    kinds = np.array([NEIGHBOURS.get(word, 1) for word in tokens.words])
    kind = np.append(kinds[tokens.word_of[tokens.surface]], [0])
    gap = np.append(tokens.gap, [np.int8(Gap.START)])
    at = candidates.at[table.first]
    after = at + candidates.length[table.first]
    return {
        "left": np.where(gap[at] >= Gap.BREAK, 0, kind[at - 1]),
        "right": np.where(gap[after] >= Gap.BREAK, 0, kind[after]),
    }


def _defined(tokens: Tokens, candidates: Candidates, definitions: Sequence[Sequence[Definition]]) -> Ints:
    """By occurrence: 0 nothing, 1 a part of a long form, 2 an acronym that is defined there, 3 a whole long form."""
    result = np.zeros(len(candidates.at), np.int64)
    width = int(tokens.end.max()) + 2
    spans = sorted((paper * width + d.start, paper * width + d.end) for paper, ds in enumerate(definitions) for d in ds)
    if not spans:
        return result
    begins, ends = np.array(spans).T
    offset = tokens.paper[candidates.at] * width
    start = offset + tokens.start[candidates.at]
    end = offset + tokens.end[candidates.at + candidates.length - 1]
    near = np.maximum(np.searchsorted(begins, start, side="right") - 1, 0)
    result[(begins[near] <= start) & (end <= ends[near])] = 1
    result[(start > ends[near]) & (start <= ends[near] + 3) & (candidates.length == 1)] = 2
    result[(begins[near] == start) & (ends[near] == end)] = 3
    return result
