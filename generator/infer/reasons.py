"""Links with their reasons: what two papers share, the rarest first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from generator.infer import labels, sentences
from generator.infer.generic_words import is_generic
from generator.infer.links import Tie
from generator.infer.mentions import Mentions
from generator.infer.tags import EVERYWHERE
from generator.records import Paper, Reason, Related, Tag

FEWEST, MOST = 3, 8
"""Links of a paper; those that only everyday words explain come in where it has too few others."""
ALIKE = 4
"""Links of a paper with the same first reason, while others are there: eight of the same would show one subtopic."""
SHOWN = 5
"""Reasons of a link."""


def related(
    papers: Sequence[Paper],
    mentions: Mentions,
    ties: Sequence[Sequence[Tie]],
    topics: Mapping[int, Tag],
    usual: Mapping[str, str],
) -> tuple[tuple[Related, ...], ...]:
    """The links of every paper, strongest first, at most 8; two papers that share no term have none."""
    bounds = mentions.by_paper().tolist()
    term = mentions.term.tolist()
    rows = [{term[row]: row for row in range(bounds[p], bounds[p + 1])} for p in range(mentions.papers)]
    count = mentions.counts().tolist()
    telling = _telling(mentions, topics)

    def explained(paper: int, tie: Tie) -> _Found | None:
        both = sorted(rows[paper].keys() & rows[tie.target].keys(), key=lambda number: (count[number], number))
        shared = [number for number in both if number in topics]
        rare = [number for number in both if telling[number] and number not in topics]
        chosen = _widest(shared + rare[: 2 * SHOWN] if shared else (rare or both)[: 4 * SHOWN], mentions, count)[:SHOWN]
        reasons = tuple(
            Reason(topics[n].label, count[n], topics[n].slug)
            if n in topics
            else Reason(labels.lowered(mentions.spelling[rows[min(paper, tie.target)][n]], usual), count[n], None)
            for n in chosen
        )
        tagged = any(reason.tag for reason in reasons)
        link = Related(papers[tie.target].permalink, tie.strength, reasons, not tagged)
        return _Found(link, tie.target, tuple(chosen), bool(shared or rare)) if reasons else None

    def quoted(paper: int, found: _Found) -> Related:
        there, here = rows[found.target], rows[paper]
        forms = (
            (mentions.spelling[there[n]], mentions.spelling[here[n]], *(topics[n].spellings if n in topics else ()))
            for n in found.terms
        )
        target = papers[found.target].abstract
        said = (sentences.holding(target, form) for each in forms for form in dict.fromkeys(each))
        return replace(found.link, sentence=next(filter(None, said), ""))

    def linked(paper: int, near: Sequence[Tie]) -> tuple[Related, ...]:
        found = [each for tie in near if (each := explained(paper, tie))]
        sound = _spread([each for each in found if each.telling])
        faint = [each for each in found if not each.telling]
        kept = [quoted(paper, each) for each in [*sound, *faint[: max(0, FEWEST - len(sound))]]]
        return tuple(sorted(kept, key=_order))

    return tuple(linked(paper, near) for paper, near in enumerate(ties))


@dataclass(frozen=True, slots=True)
class _Found:
    """A link, the number of its target, the terms that are its reasons, and whether they tell more than any would."""

    link: Related
    target: int
    terms: tuple[int, ...]
    telling: bool


def _telling(mentions: Mentions, topics: Mapping[int, Tag]) -> list[bool]:
    """Terms that explain a link though they are no tags: not generic, and no mere pieces of longer ones."""
    surest = np.zeros(len(mentions.terms))
    np.maximum.at(surest, mentions.term, mentions.weight)
    common = mentions.counts() > max(2.0, EVERYWHERE * mentions.papers)
    everywhere = frozenset(mentions.terms[number] for number in np.flatnonzero(common))
    alone = np.bincount(mentions.term, mentions.alone, minlength=len(mentions.terms)) > 0
    return [
        number in topics or (bool(alone[number]) and surest[number] >= 0.03 and not is_generic(name, everywhere))
        for number, name in enumerate(mentions.terms)
    ]


def _widest(terms: Sequence[int], mentions: Mentions, count: Sequence[int]) -> list[int]:
    """The terms rarest first, without those that are a piece of another one."""
    names = {number: f" {mentions.terms[number]} " for number in terms}
    whole = [n for n in terms if not any(n != other and names[n] in names[other] for other in terms)]
    return sorted(whole, key=lambda number: (count[number], mentions.terms[number]))


def _order(link: Related) -> tuple[float, str]:
    return (-link.strength, link.target)


def _spread(found: Sequence[_Found]) -> list[_Found]:
    """The strongest links, not more than four of them for the same reason while there are others."""
    first: Counter[int] = Counter()
    chosen: list[_Found] = []
    for each in found:
        first[each.terms[0]] += 1
        if first[each.terms[0]] <= ALIKE:
            chosen.append(each)
    others = [each for each in found if each not in chosen]
    return (chosen + others[: max(0, MOST - len(chosen))])[:MOST]
