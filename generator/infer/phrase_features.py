"""What can be told of a candidate wherever it stands: of its words, and of its place in the whole collection."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from generator.infer import english
from generator.infer.candidates import Candidates
from generator.infer.feature_tables import SUFFIXES
from generator.infer.phrase_levels import PHRASES
from generator.infer.tokens import Bins, Ints, Tokens
from generator.infer.word_levels import LEVELS

LOWEST, HIGHEST = min(LEVELS), max(LEVELS)
_UNKNOWN = LOWEST - 1
"""The level of a word that the table of levels does not have."""

_MEANS = 2 * (HIGHEST - _UNKNOWN) + 1
"""Bins of the mean level, in halves; a single word has as many of its own."""

OF_COLLECTION = frozenset({"papers", "nested", "cohesion", "rarest word"})
"""Features that mean little where papers are few."""


def measure(tokens: Tokens, candidates: Candidates, term: Ints, papers: int) -> dict[str, Bins]:
    """The bin of every feature of a phrase, for each of the terms asked."""
    by_term = _of_words(tokens, candidates.words) | _in_collection(tokens, candidates.words, term, papers)
    by_term |= {"phrase level": _of_phrases(tokens, candidates.words)}
    return {name: bins.astype(np.int16)[term] for name, bins in by_term.items()}


def _of_words(tokens: Tokens, words: Ints) -> dict[str, Ints]:
    level = np.array([LEVEL.get(word, _UNKNOWN) for word in tokens.words]) - _UNKNOWN
    suffix = np.array([_suffix(word) for word in tokens.words])
    rare = np.array([english.rarity_of(word) for word in tokens.words])
    there = words >= 0
    size = there.sum(axis=1)
    single = size == 1
    first, last = words[:, 0], words[np.arange(len(words)), size - 1]
    known = there & (level[words] > 0)
    total = np.where(known, level[words], 0).sum(axis=1)
    mean = np.round(2 * total / np.maximum(known.sum(axis=1), 1)).astype(np.int64)
    rarity = np.where(rare[words] == english.ABSENT, english.RAREST + 1, rare[words])
    return {
        "mean level": mean + single * _MEANS,
        "first level": level[first],
        "last level": level[last],
        "first suffix": np.where(single, 0, suffix[first]),
        "last suffix": suffix[last] + single * (len(SUFFIXES) + 1),
        "last rarity": rare[last] + single * (english.RAREST + 2),
        "least rarity": np.where(there, rarity, english.RAREST + 1).min(axis=1),
        "most rarity": np.where(there, rarity, 0).max(axis=1),
    }


LEVEL = {word: level for level, listed in LEVELS.items() for word in listed.split()}
PHRASE_LEVEL = {phrase: level for level, listed in PHRASES.items() for phrase in listed}


def _of_phrases(tokens: Tokens, words: Ints) -> Ints:
    """How readily authors declare the very phrase, from 1; 0 for the many that the table of phrases does not have."""
    number = {word: place for place, word in enumerate(tokens.words)}
    spelled = [(phrase.split(" "), level) for phrase, level in PHRASE_LEVEL.items()]
    there = [(parts, level) for parts, level in spelled if all(part in number for part in parts)]
    known = np.full((len(there), words.shape[1]), -1, np.int64)
    for row, (parts, _) in enumerate(there):
        known[row, : len(parts)] = [number[part] for part in parts]
    result = np.zeros(len(words), np.int64)
    if there:
        keys = hashed(known)
        order = np.argsort(keys)
        own = hashed(words)
        near = order[np.minimum(np.searchsorted(keys, own, sorter=order), len(keys) - 1)]
        levels = np.array([level for _, level in there]) - LOWEST + 1
        several = known[near, 1] >= 0
        result = np.where(keys[near] == own, levels[near] + several * (HIGHEST - LOWEST + 1), 0)
    return result


def _suffix(word: str) -> int:
    for number, ending in enumerate(SUFFIXES, start=1):
        if word.endswith(ending) and len(word) > len(ending) + 1:
            return number
    return 0


def _in_collection(tokens: Tokens, words: Ints, term: Ints, papers: int) -> dict[str, Ints]:
    count = np.bincount(term, minlength=len(words))
    widest, fewest = _nesting(words, count)
    pairs = np.unique(tokens.paper * len(tokens.words) + tokens.word_of[tokens.surface])
    having = np.bincount(pairs % len(tokens.words), minlength=len(tokens.words))
    least = np.where(words >= 0, having[words], papers).min(axis=1)
    shared = count > 1
    return {
        "papers": np.where(shared, np.minimum(_log2(count), 9), 0),
        "nested": np.where(shared, 1 + np.minimum(widest * 5 // count, 5), 0),
        "cohesion": np.where(shared, 1 + np.minimum(count * 6 // np.maximum(fewest, 1), 6), 0),
        "rarest word": np.minimum(_log2(least), 11),
    }


def _log2(count: Ints) -> Ints:
    return np.log2(np.maximum(count, 1)).astype(np.int64)


def _nesting(words: Ints, count: Ints) -> tuple[Ints, Ints]:
    """For each term the papers of the commonest one a word longer, and those of the rarest one a word shorter."""
    size = (words >= 0).sum(axis=1)
    key = hashed(words)
    order = np.argsort(key, kind="stable")
    widest = np.zeros(len(words), np.int64)
    fewest = count.copy()
    fewest[size > 1] = np.iinfo(np.int64).max
    long = np.flatnonzero(size > 1)
    begins = words[long].copy()
    begins[np.arange(len(long)), size[long] - 1] = -1
    ends = np.column_stack([words[long, 1:], np.full(len(long), -1)])
    for shorter in (begins, ends):
        wanted = hashed(shorter)
        inner = order[np.minimum(np.searchsorted(key, wanted, sorter=order), len(key) - 1)]
        hit = key[inner] == wanted
        np.maximum.at(widest, inner[hit], count[long[hit]])
        fewest[long[hit]] = np.minimum(fewest[long[hit]], count[inner[hit]])
    return widest, np.where(fewest == np.iinfo(np.int64).max, count, fewest)


def hashed(words: Ints) -> NDArray[np.uint64]:
    """FNV-1a over the numbers of the words: 64 bits, so that among ten million terms no two are likely to meet."""
    value = np.full(len(words), 14695981039346656037, np.uint64)
    for column in words.T:
        value = (value ^ (column + 2).astype(np.uint64)) * np.uint64(1099511628211)
    return value
