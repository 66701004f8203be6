"""Candidate phrases: every run of up to five words between words that hold a sentence together."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from generator.infer.function_words import FUNCTION_WORDS
from generator.infer.tokens import Flags, Gap, Ints, Tokens
from generator.infer.word_levels import NEVER

LONGEST = 5
"""Words in the longest candidate; 98 % of declared keywords are no longer."""


@dataclass(frozen=True, slots=True)
class Candidates:
    """Occurrences of candidate phrases in a collection, and the distinct phrases (terms).

    Occurrence o is term `term[o]`, `length[o]` tokens from token `at[o]` on; occurrences are sorted by paper, term and
    place. `words[t]` are the word numbers of term t, padded with -1. `run_start`, `run_end` are the first token and
    the one after the last of the run that token i is in (equal where it is in none).
    """

    term: Ints
    at: Ints
    length: Ints
    words: Ints
    run_start: Ints
    run_end: Ints


def find(tokens: Tokens) -> Candidates:
    """Every candidate of every text: 90 an abstract, which hold 96 % of the declared keywords that it mentions."""
    open_, edge = _usable(tokens)
    run_start, run_end = _runs(tokens, open_)
    first, last = edge
    word = tokens.word_of[tokens.surface] if len(tokens.surface) else np.zeros(0, np.int64)
    begin = np.flatnonzero(open_ & first)
    everything = np.flatnonzero(open_)
    ids = np.full(len(word), -1, np.int64)
    table: list[Ints] = []
    found: list[tuple[Ints, Ints, int]] = []
    prefix = np.full(len(word), -1, np.int64)
    spots = begin
    count = 0
    rows = np.zeros((0, LONGEST), np.int64)
    for length in range(1, LONGEST + 1):
        spots = spots[spots + length <= run_end[spots]]
        if not len(spots):
            break
        here = word[spots + length - 1]
        code = here if length == 1 else prefix[spots] * (len(tokens.words) + 1) + here
        distinct, index, inverse = np.unique(code, return_index=True, return_inverse=True)
        block = np.full((len(distinct), LONGEST), -1, np.int64)
        sample = spots[index]
        for offset in range(length):
            block[:, offset] = word[sample + offset]
        prefix[spots] = inverse
        whole = last[spots + length - 1]
        found.append((inverse[whole] + count, spots[whole], length))
        table.append(block)
        count += len(distinct)
    del ids, everything, rows
    return _gathered(tokens, found, table, run_start, run_end)


def _gathered(
    tokens: Tokens, found: list[tuple[Ints, Ints, int]], table: list[Ints], run_start: Ints, run_end: Ints
) -> Candidates:
    if not found:
        nothing = np.zeros(0, np.int64)
        return Candidates(nothing, nothing, nothing, np.zeros((0, LONGEST), np.int64), run_start, run_end)
    term = np.concatenate([terms for terms, _, _ in found])
    at = np.concatenate([spots for _, spots, _ in found])
    length = np.concatenate([np.full(len(spots), size) for _, spots, size in found])
    used, term = np.unique(term, return_inverse=True)
    order = np.lexsort((at, term, tokens.paper[at]))
    return Candidates(term[order], at[order], length[order], np.concatenate(table)[used], run_start, run_end)


def _usable(tokens: Tokens) -> tuple[Flags, tuple[Flags, Flags]]:
    """Tokens that may stand in a candidate, and those that may begin and end one.

    A function word may where a hyphen joins it to a neighbour, as in `out-of-distribution` or `in-context`.
    """
    closed = np.array([word in FUNCTION_WORDS or word in NEVER for word in tokens.words] or [False])
    weak = np.array([len(word) == 1 or word.replace(".", "").isdigit() for word in tokens.words] or [False])
    word = tokens.word_of[tokens.surface]
    before = tokens.gap == Gap.HYPHEN
    after = np.append(before[1:], [False])[: len(before)]
    closed, weak = (closed | weak)[word], weak[word]
    open_ = ~closed | before | after
    return open_, (~closed | (after & ~before), ~closed | (before & ~after))


def _runs(tokens: Tokens, open_: Flags) -> tuple[Ints, Ints]:
    size = len(open_)
    index = np.arange(size)
    begins = open_ & ((tokens.gap >= Gap.BREAK) | ~np.append([False], open_[:-1])[:size])
    start = np.maximum.accumulate(np.where(begins, index, 0)) if size else index
    stops = np.append(begins[1:] | ~open_[1:], [True])[:size]
    end = np.minimum.accumulate(np.where(stops, index, size)[::-1])[::-1] + 1 if size else index
    return np.where(open_, start, index), np.where(open_, end, index)
