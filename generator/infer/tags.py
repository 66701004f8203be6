"""The topics of a collection: terms that papers share, chosen as a whole."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from generator.infer.mentions import Floats, Mentions
from generator.infer.tokens import Flags, Ints

FEWEST, MOST = 3, 8
"""Tags of a paper."""
WIDEST = 0.4
"""Share of the papers that one tag may have."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The chosen terms (numbers, sorted) and, for each paper, its tags as (term, weight), best first."""

    chosen: tuple[int, ...]
    by_paper: tuple[tuple[tuple[int, float], ...], ...]


def choose(mentions: Mentions) -> Choice:
    """The tags of every paper: each on two papers or more, at most 40 % of them, 3 to 8 a paper where it can be."""
    quality = _quality(mentions)
    eligible = _eligible(mentions)
    value = np.where(eligible[mentions.term], np.sqrt(mentions.weight * quality[mentions.term]), 0.0)
    bounds = mentions.by_paper()
    limit = round(12 * math.sqrt(mentions.papers)) + 10
    ranked = sorted(np.flatnonzero(eligible).tolist(), key=lambda term: (-quality[term], mentions.terms[term]))
    allowed = np.zeros(len(mentions.terms), bool)
    allowed[ranked[:limit]] = True
    picked: list[list[int]] = []
    for paper in range(mentions.papers):
        rows = np.arange(bounds[paper], bounds[paper + 1])
        rows = rows[value[rows] > 0]
        order = sorted(rows.tolist(), key=lambda row: (-value[row], mentions.terms[mentions.term[row]]))
        strong = [row for row in order if allowed[mentions.term[row]] and value[row] > 0.25][:MOST]
        more = [row for row in order if row not in strong and value[row] > 0.12]
        picked.append(strong + more[: max(0, FEWEST + 1 - len(strong))])
    return _settled(mentions, picked, value)


def _settled(mentions: Mentions, picked: list[list[int]], value: Floats) -> Choice:
    """Drop what only one paper took, until nothing changes."""
    count = np.bincount([mentions.term[row] for rows in picked for row in rows], minlength=len(mentions.terms))
    kept = count >= 2
    by_paper = tuple(
        tuple((int(mentions.term[row]), float(value[row])) for row in rows if kept[mentions.term[row]])
        for rows in picked
    )
    return Choice(tuple(np.flatnonzero(kept).tolist()), by_paper)


def _quality(mentions: Mentions) -> Floats:
    """How much of a topic a term is: the mean weight where it is strongest, damped where few papers have it."""
    total = np.bincount(mentions.term, mentions.weight, minlength=len(mentions.terms))
    count = mentions.counts()
    top = np.zeros(len(mentions.terms))
    np.maximum.at(top, mentions.term, mentions.weight)
    return np.sqrt(top * total / (count + 1.0))


def _eligible(mentions: Mentions) -> Flags:
    count: Ints = mentions.counts()
    return (count >= 2) & (count <= max(2, math.floor(WIDEST * mentions.papers)))
