"""Tags are handed out: each paper gets its likeliest terms, so that no term stays with one paper alone."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Sequence

import numpy as np

from generator.infer.mentions import Mentions
from generator.infer.tokens import Flags, Floats

FEWEST, MOST = 3, 8
"""Tags of a paper."""
LIKELY = -1.3
"""Affinity from which a term becomes a tag of a paper; below it only to bring the paper to three tags."""
CERTAIN = 0.0
"""Affinity from which a general term stays beside a specific one that holds it; declared ones stay anyway."""
SPARED = 0.02
"""Share of the papers that may have fewer than three tags, rather than one that says little."""
HOSPITABLE = -3.0
"""Affinity from which a paper takes in a tag that is likely in one other paper and would be alone there."""


def assign(
    mentions: Mentions, affinity: Floats, *, first: Flags, then: Sequence[Flags], pinned: Flags
) -> tuple[tuple[int, ...], ...]:
    """The rows that become tags, by paper, the likeliest first: from `first`, and where too few from each of `then`.

    After the first of `then` a piece of a longer tag will do: `out-of-distribution` beside `out-of-distribution
    generalization`. The last of them says little, and only helps where too many papers are still short of tags.

    A term has two papers or more, but for the pinned ones.
    """
    desk = _Desk(mentions, affinity)
    desk.pick(first, pinned)
    desk.pair_up(first)
    for turn, usable in enumerate(then, start=1):
        desk.pair_up(usable, pieces=turn > 1, spared=SPARED if turn == len(then) else 0.0)
    return desk.tags()


class _Desk:
    """What each paper has been given so far."""

    __slots__ = ("_affinity", "_mentions", "_paper", "_picked", "_taken", "_term")

    def __init__(self, mentions: Mentions, affinity: Floats) -> None:
        self._mentions = mentions
        self._affinity = affinity.tolist()
        self._paper = mentions.paper.tolist()
        self._term = mentions.term.tolist()
        self._picked: list[list[int]] = [[] for _ in range(mentions.papers)]
        self._taken: Counter[int] = Counter()

    def tags(self) -> tuple[tuple[int, ...], ...]:
        """The rows of each paper, the likeliest first."""
        return tuple(tuple(sorted(rows, key=lambda row: (-self._affinity[row], row))) for rows in self._picked)

    def pick(self, usable: Flags, pinned: Flags) -> None:
        """The likely tags of every paper, and the next best up to three; what stays alone is dropped again."""
        ranked = self._ranked(usable)
        having = self._having(ranked)
        alive = np.ones(len(self._mentions.terms), bool)
        waiting: Sequence[int] = range(len(ranked))
        while waiting:
            for paper in waiting:
                self._picked[paper] = self._best([row for row in ranked[paper] if alive[self._term[row]]])
            self._taken = Counter(self._term[row] for rows in self._picked for row in rows)
            self._take_in(having)
            lonely = {term for term, papers in self._taken.items() if papers < 2 and not pinned[term]}
            alive[list(lonely)] = False
            waiting = [paper for paper, rows in enumerate(self._picked) if any(self._term[r] in lonely for r in rows)]

    def pair_up(self, usable: Flags, *, pieces: bool = False, spared: float = 0.0) -> None:
        """Give papers with too few tags, but for a share of them, one that a second paper has, or has room for."""
        ranked = self._ranked(usable)
        having = self._having(ranked)
        short = [paper for paper, rows in enumerate(self._picked) if len(rows) < FEWEST]
        left = len(short) - math.floor(spared * len(self._picked))
        for paper in sorted(short, key=lambda paper: (len(self._picked[paper]), paper))[: max(left, 0)]:
            offers = [(*self._offer(row, having[self._term[row]]), row) for row in ranked[paper]]
            for gain, partner, row in sorted(offers, key=lambda offer: (-offer[0], offer[2])):
                if len(self._picked[paper]) >= FEWEST or gain == -math.inf:
                    break
                if self._fits(row, pieces) and (self._taken[self._term[row]] or self._fits(partner)):
                    if not self._taken[self._term[row]]:
                        self._give(partner)
                    self._give(row)

    def _ranked(self, usable: Flags) -> list[list[int]]:
        """The usable rows of each paper, the likeliest first."""
        rows = np.flatnonzero(usable)
        order = rows[np.lexsort((rows, -np.array(self._affinity)[rows], self._mentions.paper[rows]))]
        bounds = np.searchsorted(self._mentions.paper[order], np.arange(self._mentions.papers + 1))
        return [order[bounds[paper] : bounds[paper + 1]].tolist() for paper in range(self._mentions.papers)]

    def _idle(self, row: int, longer: int) -> bool:
        """Whether a picked term says nothing beside a longer one that holds it."""
        unsaid = not self._mentions.declared[row] and self._affinity[row] < CERTAIN
        return unsaid and self._within(row, [longer])

    def _having(self, ranked: Sequence[Sequence[int]]) -> dict[int, list[int]]:
        """The usable rows of each term, the likeliest first."""
        found: dict[int, list[int]] = defaultdict(list)
        for row in sorted((row for rows in ranked for row in rows), key=lambda row: (-self._affinity[row], row)):
            found[self._term[row]].append(row)
        return found

    def _best(self, ranked: Sequence[int]) -> list[int]:
        picked: list[int] = []
        for row in ranked:
            if len(picked) == MOST or (len(picked) >= FEWEST and self._affinity[row] < LIKELY):
                break
            if not self._within(row, picked):
                picked = [other for other in picked if not self._idle(other, row)] + [row]
        return picked

    def _take_in(self, having: dict[int, list[int]]) -> None:
        """Find a second paper for each likely tag that is alone."""
        alone = [row for rows in self._picked for row in rows if self._taken[self._term[row]] == 1]
        for row in alone:
            if self._affinity[row] >= LIKELY:
                gain, partner = self._offer(row, having[self._term[row]])
                if gain >= HOSPITABLE and self._fits(partner):
                    self._give(partner)

    def _offer(self, row: int, having: Sequence[int]) -> tuple[float, int]:
        """How good a shared tag the row makes (its affinity, or its partner's if lower), and its best partner."""
        for partner in having:
            if self._paper[partner] != self._paper[row] and (self._fits(partner) or self._has(partner)):
                return min(self._affinity[row], self._affinity[partner]), partner
        return (self._affinity[row] if self._taken[self._term[row]] else -math.inf), row

    def _has(self, row: int) -> bool:
        return row in self._picked[self._paper[row]]

    def _give(self, row: int) -> None:
        self._picked[self._paper[row]].append(row)
        self._taken[self._term[row]] += 1

    def _fits(self, row: int, pieces: bool = False) -> bool:
        picked = self._picked[self._paper[row]]
        return row not in picked and len(picked) < MOST and (pieces or not self._within(row, picked))

    def _within(self, row: int, picked: Sequence[int]) -> bool:
        """Whether the term is within another that was picked, so that it says nothing more."""
        terms = self._mentions.terms
        name = f" {terms[self._term[row]]} "
        return any(name in f" {terms[self._term[other]]} " for other in picked)
