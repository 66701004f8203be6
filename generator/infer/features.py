"""What can be told of a candidate phrase: of it in its paper, of its words, and of it in the whole collection."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from generator.infer.acronyms import Definition
from generator.infer.candidates import LONGEST, Candidates
from generator.infer.feature_tables import CONTEXT_WORDS, PROPOSALS, SUFFIXES
from generator.infer.tokens import Flags, Gap, Ints, Tokens
from generator.infer.word_levels import LEVELS

UNKNOWN_LEVEL = -6
"""The level of a word that the table of levels does not have."""


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
    tokens: Tokens, candidates: Candidates, table: Rows, definitions: Sequence[Sequence[Definition]], papers: int
) -> dict[str, Ints]:
    """The bin of every feature for every row, by the feature's name."""
    return (
        _in_paper(tokens, candidates, table, papers)
        | _forms(tokens, candidates, table, definitions)
        | _contexts(tokens, candidates, table)
        | _of_words(tokens, candidates, table)
        | _in_collection(tokens, candidates, table, papers)
    )


def _in_paper(tokens: Tokens, candidates: Candidates, table: Rows, papers: int) -> dict[str, Ints]:
    at, length = candidates.at, candidates.length
    bounds = np.searchsorted(tokens.paper, np.arange(papers + 1))
    position = at - bounds[tokens.paper[at]]
    first = position[table.first]
    last = position[table.first + table.count - 1]
    size = np.maximum(np.diff(bounds), 1)[table.paper]
    sentence = _sentences(tokens)
    begin = np.append(sentence[bounds[:-1][bounds[:-1] < len(sentence)]], [0] * papers)[:papers]
    starts_run = at == candidates.run_start[at]
    ends_run = at + length == candidates.run_end[at]
    whole = np.add.reduceat((starts_run & ends_run).astype(np.int64), table.first) if len(table.first) else table.count
    proposing = _proposing(tokens, sentence)
    return {
        "count": np.minimum(table.count, 6),
        "first": np.minimum(np.log2(first + 1).astype(np.int64), 8),
        "first share": np.minimum(first * 8 // size, 7),
        "spread": np.where(table.count > 1, 1 + np.minimum((last - first) * 5 // size, 4), 0),
        "sentence": np.minimum(sentence[at[table.first]] - begin[table.paper], 7),
        "whole run": np.where(whole == 0, 0, np.where(whole < table.count, 1, 2)),
        "run edges": starts_run[table.first] * 1 + ends_run[table.first] * 2,
        "proposal": _any(proposing[sentence[at]], table) * 1,
        "paper length": np.minimum(size // 50, 6),
    }


def _sentences(tokens: Tokens) -> Ints:
    return np.cumsum(tokens.gap >= Gap.SENTENCE)


def _proposing(tokens: Tokens, sentence: Ints) -> Flags:
    is_proposal = np.array([word in PROPOSALS for word in tokens.words] or [False])
    said = np.zeros(int(sentence[-1]) + 1 if len(sentence) else 1, bool)
    said[sentence[is_proposal[tokens.word_of[tokens.surface]]]] = True
    return said


def _any(flags: Flags, table: Rows) -> Flags:
    return np.logical_or.reduceat(flags, table.first) if len(table.first) else flags


def _forms(
    tokens: Tokens, candidates: Candidates, table: Rows, definitions: Sequence[Sequence[Definition]]
) -> dict[str, Ints]:
    spelling = tokens.surfaces
    capital = np.array([word[:1].isupper() for word in spelling] or [False])
    acronym = np.array([sum(map(str.isupper, word)) > 1 for word in spelling] or [False])
    digit = np.array([any(map(str.isdigit, word)) for word in spelling] or [False])
    plural = np.array([word[-1:] == "s" and word[-2:] != "ss" for word in spelling] or [False])
    at, length = candidates.at, candidates.length
    head, tail = tokens.surface[at], tokens.surface[at + length - 1]
    opening = tokens.gap[at] >= Gap.SENTENCE
    hyphen = np.append(tokens.gap == Gap.HYPHEN, [False])
    case = np.where(acronym[tail], 3, np.where(capital[tail] & ((length > 1) | ~opening), 2, capital[head] & ~opening))
    defined = _defined(tokens, candidates, definitions)
    inner = np.zeros(len(at), np.int64)
    for offset in range(1, LONGEST):
        inner += hyphen[np.minimum(at + offset, len(hyphen) - 1)] & (offset < length)
    most = np.maximum.reduceat if len(table.first) else (lambda values, _: values)
    return {
        "case": case[table.first].astype(np.int64),
        "plural": plural[tail][table.first] * 1 + (_any(~plural[tail], table) & plural[tail][table.first]) * 1,
        "digit": (digit[head] * 1 + digit[tail] * 2)[table.first],
        "cut": (hyphen[at] * 1 + hyphen[at + length] * 2)[table.first],
        "hyphens": np.minimum(inner[table.first], 3),
        "defined": most(defined, table.first),
    }


def _defined(tokens: Tokens, candidates: Candidates, definitions: Sequence[Sequence[Definition]]) -> Ints:
    """0 nothing, 1 a part of a long form, 2 an acronym that the paper defines, 3 a long form as defined."""
    spans = [(paper, d.start, d.end, d.end) for paper, found in enumerate(definitions) for d in found]
    result = np.zeros(len(candidates.at), np.int64)
    if not spans or not len(result):
        return result
    paper = tokens.paper[candidates.at]
    start, end = tokens.start[candidates.at], tokens.end[candidates.at + candidates.length - 1]
    width = int(tokens.end.max()) + 2
    longs = np.array([p * width + s for p, s, _, _ in spans])
    ends = np.array([p * width + e for p, _, e, _ in spans])
    where = np.maximum(np.searchsorted(longs, paper * width + start, side="right") - 1, 0)
    key = paper * width
    inside = (longs[where] <= key + start) & (key + end <= ends[where])
    result[inside] = 1
    result[(longs[where] == key + start) & (ends[where] == key + end)] = 3
    short = (key + start > ends[where]) & (key + start <= ends[where] + 3) & (candidates.length == 1)
    result[short] = 2
    return result


def _contexts(tokens: Tokens, candidates: Candidates, table: Rows) -> dict[str, Ints]:
    kinds = np.array([CONTEXT_WORDS.get(word, 1) for word in tokens.words] or [0])
    of = np.append(kinds[tokens.word_of[tokens.surface]], [0])
    at = candidates.at[table.first]
    after = at + candidates.length[table.first]
    gap = np.append(tokens.gap, [np.int8(Gap.START)])
    left = np.where(gap[at] >= Gap.BREAK, 0, of[at - 1])
    right = np.where(gap[after] >= Gap.BREAK, 0, of[np.minimum(after, len(of) - 1)])
    return {"left": left, "right": right}


def _of_words(tokens: Tokens, candidates: Candidates, table: Rows) -> dict[str, Ints]:
    words = candidates.words
    level = np.append([_LEVEL_OF.get(word, UNKNOWN_LEVEL) for word in tokens.words], [UNKNOWN_LEVEL]).astype(np.int64)
    suffix = np.append([_suffix(word) for word in tokens.words], [0]).astype(np.int64)
    size = (words >= 0).sum(axis=1)
    index = np.arange(len(words))
    last = words[index, size - 1] if len(words) else np.zeros(0, np.int64)
    levels = np.where(words >= 0, level[words], 0)
    known = (words >= 0) & (levels > UNKNOWN_LEVEL)
    some = known.any(axis=1)
    total = np.where(known, levels, 0).sum(axis=1)
    mean = np.where(some, np.round(2 * total / np.maximum(known.sum(axis=1), 1)), 2 * UNKNOWN_LEVEL).astype(np.int64)
    low = np.where(some, np.where(known, levels, 9).min(axis=1, initial=9), UNKNOWN_LEVEL)
    high = np.where(some, np.where(known, levels, -9).max(axis=1, initial=-9), UNKNOWN_LEVEL)
    single = size == 1
    by_term = {
        "words": size,
        "mean level": mean - 2 * UNKNOWN_LEVEL + np.where(single, 21, 0),
        "low level": low - UNKNOWN_LEVEL,
        "high level": high - UNKNOWN_LEVEL,
        "last level": level[last] - UNKNOWN_LEVEL,
        "first level": (level[words[:, 0]] if len(words) else last) - UNKNOWN_LEVEL,
        "last suffix": suffix[last] + np.where(single, len(SUFFIXES) + 1, 0),
        "first suffix": np.where(single, 0, suffix[words[:, 0]] if len(words) else last),
    }
    return {name: values[table.term] for name, values in by_term.items()}


_LEVEL_OF = {word: level for level, words in LEVELS.items() for word in words.split()}


def _suffix(word: str) -> int:
    for number, ending in enumerate(SUFFIXES, start=1):
        if word.endswith(ending) and len(word) > len(ending) + 1:
            return number
    return 0


def _in_collection(tokens: Tokens, candidates: Candidates, table: Rows, papers: int) -> dict[str, Ints]:
    terms = len(candidates.words)
    count = np.bincount(table.term, minlength=terms)
    widest, fewest = _nesting(candidates.words, count)
    words = _word_counts(tokens)
    least = np.where(candidates.words >= 0, np.append(words, 0)[candidates.words], papers).min(axis=1, initial=papers)
    steps = np.round(2 * np.log2(np.maximum(count, 1) / np.maximum(papers, 1))).astype(np.int64)
    by_term = {
        "papers": np.where(count < 2, 0, np.minimum(np.log2(count).astype(np.int64), 9)),
        "share": np.where(count < 2, 0, np.clip(steps + 24, 1, 24)),
        "nested": np.where(count < 2, 0, 1 + np.minimum(widest * 5 // np.maximum(count, 1), 5)),
        "cohesion": np.where(count < 2, 0, 1 + np.minimum(count * 6 // np.maximum(fewest, 1), 6)),
        "rarest word": np.minimum(np.log2(np.maximum(least, 1)).astype(np.int64), 11),
    }
    return {name: values[table.term] for name, values in by_term.items()}


def _word_counts(tokens: Tokens) -> Ints:
    """In how many papers each word stands."""
    pairs = np.unique(tokens.paper * len(tokens.words) + tokens.word_of[tokens.surface])
    return np.bincount(pairs % max(len(tokens.words), 1), minlength=len(tokens.words))


def _nesting(words: Ints, count: Ints) -> tuple[Ints, Ints]:
    """Papers of the commonest phrase one word longer, and papers of the rarest phrase one word shorter, by term."""
    size = (words >= 0).sum(axis=1)
    index = np.arange(len(words))
    key = _hash(words)
    order = np.argsort(key, kind="stable")
    widest = np.zeros(len(words), np.int64)
    fewest = np.full(len(words), np.iinfo(np.int64).max)
    without_last = words.copy()
    if len(words):
        without_last[index, size - 1] = -1
    without_first = np.concatenate([words[:, 1:], np.full((len(words), 1), -1)], axis=1)
    long = size > 1
    for shorter in (without_last[long], without_first[long]):
        wanted = _hash(shorter)
        place = np.minimum(np.searchsorted(key, wanted, sorter=order), max(len(key) - 1, 0))
        inner = order[place]
        hit = key[inner] == wanted
        np.maximum.at(widest, inner[hit], count[long][hit])
        fewest[np.flatnonzero(long)[hit]] = np.minimum(fewest[np.flatnonzero(long)[hit]], count[inner[hit]])
    return widest, np.where(fewest == np.iinfo(np.int64).max, count, fewest)


def _hash(words: Ints) -> NDArray[np.uint64]:
    value = np.full(len(words), 1469598103934665603, np.uint64)
    for column in words.T:
        value = (value ^ (column + 2).astype(np.uint64)) * np.uint64(1099511628211)
    return value
