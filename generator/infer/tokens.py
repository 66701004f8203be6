"""Texts become one flat run of tokens, held in arrays, so that a whole collection is read in a few array operations."""

from __future__ import annotations

import re
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from generator.infer import terms
from generator.infer.spelling_tables import COMPOUNDS, PREFIXES

Ints = NDArray[np.int64]
Shorts = NDArray[np.int32]
"""Places and numbers that never go into a product: half the memory."""
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

    surface: Shorts
    gap: NDArray[np.int8]
    paper: Ints
    start: Shorts
    end: Shorts
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
    surface, gap, lengths, counts = array("i"), array("i"), array("i"), array("i")
    for text in texts:
        pieces = _PIECES.split(text)
        words = pieces[1::2]
        between = pieces[0:-1:2]
        counts.append(len(words))
        surface.extend([surfaces.setdefault(word, len(surfaces)) for word in words])
        gap.extend([gaps.setdefault(piece, len(gaps)) for piece in between])
        lengths.extend(map(len, pieces[:-1]))
    kinds = np.array([_kind(piece) for piece in gaps] or [Gap.START], np.int8)
    columns = (np.array(column, np.int32) for column in (surface, gap, lengths, counts))
    return _tokens(list(surfaces), kinds, *columns)


def _tokens(
    surfaces: list[str], kinds: NDArray[np.int8], surface: Shorts, piece: Shorts, lengths: Shorts, counts: Shorts
) -> Tokens:
    gap = kinds[piece]
    paper = np.repeat(np.arange(len(counts)), counts)
    ends = np.cumsum(lengths, dtype=np.int64)
    first = np.concatenate([[0], np.cumsum(counts)[:-1]]).astype(np.int64) if len(counts) else np.zeros(0, np.int64)
    begin = np.concatenate([[0], ends[1::2]])
    offset = begin[first]
    start, end = ends[0::2] - offset[paper], ends[1::2] - offset[paper]
    gap[first[counts > 0]] = Gap.START
    return _joined(surface, surfaces, gap, paper, start.astype(np.int32), end.astype(np.int32))


def _kind(gap: str) -> Gap:
    if _SPACE.fullmatch(gap):
        return Gap.SPACE
    if _HYPHEN.fullmatch(gap):
        return Gap.HYPHEN
    return Gap.SENTENCE if _SENTENCE_END.search(gap) else Gap.BREAK


def _joined(
    surface: Shorts, surfaces: list[str], gap: NDArray[np.int8], paper: Ints, start: Shorts, end: Shorts
) -> Tokens:
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
