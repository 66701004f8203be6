"""Texts become one flat run of tokens, held in arrays, so that a whole collection is read in a few array operations."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from generator.infer import terms
from generator.infer.spelling_tables import COMPOUNDS, PREFIXES

Ints = NDArray[np.int64]
Bins = NDArray[np.int16]
Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]


class Gap(IntEnum):
    """What stands between a token and the one before it."""

    SPACE = 0
    HYPHEN = 1
    BREAK = 2
    SENTENCE = 3
    START = 4


@dataclass(frozen=True, slots=True)
class Tokens:
    """The tokens of all texts, one after the other; arrays run over tokens, tuples over distinct spellings.

    `surface[i]` is the spelling's number of token i, `gap[i]` the `Gap` before it, `paper[i]` the text it is in,
    `start[i]` and `end[i]` its place in that text. `word_of[s]` is the number of the normal word of spelling s.
    """

    surface: Ints
    gap: NDArray[np.int8]
    paper: Ints
    start: Ints
    end: Ints
    surfaces: tuple[str, ...]
    word_of: Ints
    words: tuple[str, ...]


# `a (b`: every other piece is a word, the pieces between are gaps.
_PIECES = re.compile(r"(\d+(?:\.\d+)+|[^\W_]+(?:['’][^\W_]+)*(?:\+\+|#(?!\w))?)")
_SENTENCE_END = re.compile(r"[.!?。！？][\"'”’)\]]*\s|[。！？]")
_HYPHEN = re.compile(r"[-‐‑–−]")
_SPACE = re.compile(r"\s+")


def read(texts: Sequence[str]) -> Tokens:
    """Every token of the texts, in order."""
    surfaces: dict[str, int] = {}
    gaps: dict[str, int] = {}
    surface: list[int] = []
    gap: list[int] = []
    lengths: list[int] = []
    counts: list[int] = []
    for text in texts:
        pieces = _PIECES.split(text)
        words = pieces[1::2]
        between = pieces[0:-1:2]
        counts.append(len(words))
        surface += [surfaces.setdefault(word, len(surfaces)) for word in words]
        gap += [gaps.setdefault(piece, len(gaps)) for piece in between]
        lengths += map(len, pieces[:-1])
    return _tokens(
        surface, list(surfaces), np.array([_kind(g) for g in gaps] or [Gap.START], np.int8)[gap], lengths, counts
    )


def _tokens(
    surface: list[int], surfaces: list[str], gap: NDArray[np.int8], lengths: list[int], counts: list[int]
) -> Tokens:
    paper = np.repeat(np.arange(len(counts)), counts)
    ends = np.cumsum(np.array(lengths, np.int64))
    first = np.concatenate([[0], np.cumsum(counts)[:-1]]).astype(np.int64) if counts else np.zeros(0, np.int64)
    begin = np.concatenate([[0], ends[1::2]])
    offset = begin[first]
    start, end = ends[0::2] - offset[paper], ends[1::2] - offset[paper]
    gap[first[np.array(counts, np.int64) > 0]] = Gap.START
    return _joined(np.array(surface, np.int64), surfaces, gap, paper, start, end)


def _kind(gap: str) -> Gap:
    if _SPACE.fullmatch(gap):
        return Gap.SPACE
    if _HYPHEN.fullmatch(gap):
        return Gap.HYPHEN
    return Gap.SENTENCE if _SENTENCE_END.search(gap) else Gap.BREAK


def _joined(surface: Ints, surfaces: list[str], gap: NDArray[np.int8], paper: Ints, start: Ints, end: Ints) -> Tokens:
    """Two tokens that make one word (`pre-training`, `data set`) become one token with a spelling of its own."""
    normal = [terms.normal(word) for word in surfaces]
    numbers: dict[str, int] = {}
    word_of = [numbers.setdefault(word, len(numbers)) for word in normal]
    heads = {first for first, _ in COMPOUNDS} | PREFIXES
    head = np.array([word in heads for word in normal] or [False])
    near = (gap[1:] == Gap.HYPHEN) | (gap[1:] == Gap.SPACE)
    spots = np.flatnonzero(head[surface[:-1]] & near) if len(surface) else np.zeros(0, np.int64)
    drop = np.zeros(len(surface), bool)
    known = {text: number for number, text in enumerate(surfaces)}
    for at in spots.tolist():
        first, second = int(surface[at]), int(surface[at + 1])
        hyphen = bool(gap[at + 1] == Gap.HYPHEN)
        merged = terms.compound(normal[first], normal[second], joined=hyphen)
        if merged is None or drop[at]:
            continue
        spelling = surfaces[first] + ("-" if hyphen else " ") + surfaces[second]
        if (number := known.get(spelling)) is None:
            number = known[spelling] = len(surfaces)
            surfaces.append(spelling)
            normal.append(merged)
            word_of.append(numbers.setdefault(merged, len(numbers)))
        surface[at] = number
        end[at] = end[at + 1]
        drop[at + 1] = True
    keep = ~drop
    return Tokens(
        surface[keep], gap[keep], paper[keep], start[keep], end[keep],
        tuple(surfaces), np.array(word_of, np.int64), tuple(numbers),
    )  # fmt: skip
