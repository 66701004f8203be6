"""Candidate phrases: every run of up to five words between words that hold a sentence together."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from generator.infer.function_words import ADVERBS, FOREIGN, FUNCTION_WORDS, SUBJECTS
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
    open_, first, last = _usable(tokens)
    run_start, run_end = _runs(tokens, open_)
    word = tokens.word_of[tokens.surface]
    prefix = np.full(len(word), -1, np.int64)
    spots = np.flatnonzero(open_ & first)
    found: list[tuple[Ints, Ints, int]] = []
    table: list[Ints] = []
    count = 0
    for length in range(1, LONGEST + 1):
        spots = spots[spots + length <= run_end[spots]]
        ends = word[spots + length - 1]
        code = ends if length == 1 else prefix[spots] * (len(tokens.words) + 1) + ends
        distinct, sample, prefix[spots] = np.unique(code, return_index=True, return_inverse=True)
        words = np.full((len(distinct), LONGEST), -1, np.int64)
        words[:, :length] = word[spots[sample][:, None] + np.arange(length)]
        whole = spots[last[spots + length - 1]]
        found.append((prefix[whole] + count, whole, length))
        table.append(words)
        count += len(distinct)
    return _gathered(tokens, found, table, run_start, run_end)


def _gathered(
    tokens: Tokens, found: list[tuple[Ints, Ints, int]], table: list[Ints], run_start: Ints, run_end: Ints
) -> Candidates:
    term = np.concatenate([terms for terms, _, _ in found])
    at = np.concatenate([spots for _, spots, _ in found])
    length = np.concatenate([np.full(len(spots), size) for _, spots, size in found])
    used, term = np.unique(term, return_inverse=True)
    order = np.lexsort((at, term, tokens.paper[at]))
    return Candidates(term[order], at[order], length[order], np.concatenate(table)[used], run_start, run_end)


def _usable(tokens: Tokens) -> tuple[Flags, Flags, Flags]:
    """Tokens that may stand in a candidate, and those that may begin and end one.

    A function word may where a hyphen joins it to a neighbour, as in `out-of-distribution` or `in-context`.
    """
    closed = np.array([word in FUNCTION_WORDS or word in NEVER for word in tokens.words] or [False])
    weak = np.array([len(word) == 1 or word.replace(".", "").isdigit() for word in tokens.words] or [False])
    word = tokens.word_of[tokens.surface]
    before = tokens.gap == Gap.HYPHEN
    after = np.append(before[1:], [False])[: len(before)]
    closed = (closed | weak)[word] | _verbs(tokens, word) | _foreign(tokens, word)
    open_ = ~closed | before | after
    return open_, ~closed | (after & ~before), ~closed | (before & ~after)


def _verbs(tokens: Tokens, word: Ints) -> Flags:
    """What stands after `we`, with an adverb or two between: `study` in `we also study pear grading`."""
    subject = np.array([found in SUBJECTS for found in tokens.words] or [False])[word]
    adverb = np.array([found.endswith("ly") or found in ADVERBS for found in tokens.words] or [False])[word]
    spaced = tokens.gap == Gap.SPACE
    after = np.zeros(len(word), bool)
    for _ in range(3):
        after[1:] = spaced[1:] & (subject[:-1] | (after[:-1] & adverb[:-1]))
    return after


def _foreign(tokens: Tokens, word: Ints) -> Flags:
    """Function words of other languages, in texts that hold more of them than of English ones."""
    foreign = np.array([found in FOREIGN for found in tokens.words] or [False])[word]
    english = np.array([found in FUNCTION_WORDS for found in tokens.words] or [False])[word]
    papers = int(tokens.paper.max(initial=0)) + 1
    balance = np.bincount(tokens.paper, foreign * 1 - english, minlength=papers)
    return foreign & (balance > 0)[tokens.paper]


def _runs(tokens: Tokens, open_: Flags) -> tuple[Ints, Ints]:
    size = len(open_)
    index = np.arange(size)
    begins = open_ & ((tokens.gap >= Gap.BREAK) | ~np.append([False], open_[:-1])[:size])
    start = np.maximum.accumulate(np.where(begins, index, 0)) if size else index
    stops = np.append(begins[1:] | ~open_[1:], [True])[:size]
    end = np.minimum.accumulate(np.where(stops, index, size)[::-1])[::-1] + 1 if size else index
    return np.where(open_, start, index), np.where(open_, end, index)
