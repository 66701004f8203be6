"""Phrases turned around: `generalization of neural networks` mentions `neural network generalization`."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from generator.infer.candidates import LONGEST, Candidates
from generator.infer.phrase_features import hashed
from generator.infer.tokens import Gap, Ints, Tokens

_OF = "of"
_ARTICLES = frozenset({"a", "an", "the"})


@dataclass(frozen=True, slots=True)
class Turned:
    """Places where a known phrase stands turned around, in the order of the tokens: its words, first and last token."""

    words: Ints
    first: Ints
    last: Ints


def find(tokens: Tokens, candidates: Candidates) -> Turned:
    """Every `X of Y` of which `Y X`, word for word the same, is a candidate phrase somewhere in the collection.

    X is one word, the last before the `of`; Y is all that stands between the `of` and the next function word.
    """
    word = tokens.word_of[tokens.surface]
    at = np.flatnonzero(np.array([each == _OF for each in tokens.words] or [False])[word])
    at = at[(at > 0) & (at < len(word) - 2)]
    article = np.array([each in _ARTICLES for each in tokens.words] or [False])[word]
    begin = at + 1 + article[at + 1]
    end = candidates.run_end[begin]
    spaced = (tokens.gap[at] == Gap.SPACE) & (tokens.gap[at + 1] == Gap.SPACE) & (tokens.gap[begin] == Gap.SPACE)
    runs = (candidates.run_end[at - 1] == at) & (candidates.run_start[begin] == begin)
    fits = spaced & runs & (end > begin) & (end - begin < LONGEST)
    at, begin, end = at[fits], begin[fits], end[fits]
    words = np.full((len(at), LONGEST), -1, np.int64)
    for place in range(LONGEST - 1):
        there = begin + place < end
        words[there, place] = word[begin[there] + place]
    words[np.arange(len(at)), end - begin] = word[at - 1]
    known = np.isin(hashed(words), hashed(candidates.words))
    return Turned(words[known], at[known] - 1, end[known] - 1)
