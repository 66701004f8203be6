"""Papers become what is asked about them: those that lack a title or an identifier, with words to search for."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Literal, TypeAlias

from generator.records import Link, Math, ParagraphBreak, Styled, Words
from generator.resolve.values import Wanted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generator.records import Paper, Prose

    Lack: TypeAlias = Literal["title", "authors", "venue", "year", "identifiers"]

_PHRASE = 12  # words: as many in a row hardly stand in two abstracts, and more meet a comma or a formula
_OPENING = 14
_LONGEST_OPENING = 400  # characters; a longer one counts as an abstract that was cut
# `We study how moths count`: words with nothing but blanks between them.
_RUN = re.compile(r"[^\W\d_]+(?: [^\W\d_]+)*")


def choose(papers: Sequence[Paper]) -> tuple[Wanted, ...]:
    """The papers without a title, and those that no registry's identifier is known of.

    Left out are abstracts that begin alike for so long that no opening could name one of them.
    """
    openings = _openings(papers)
    return tuple(
        Wanted(
            permalink=paper.permalink,
            title=paper.title.plain if paper.title else None,
            abstract=paper.abstract.plain,
            phrase=_phrase(paper.abstract.plain),
            opening=opening,
            identifiers=paper.identifiers,
            lacks=_lacks(paper),
        )
        for paper, opening in zip(papers, openings, strict=True)
        if not (paper.title and paper.identifiers) and len(opening) < _LONGEST_OPENING
    )


def _lacks(paper: Paper) -> frozenset[Lack]:
    known: dict[Lack, object] = {
        "title": paper.title,
        "authors": paper.authors,
        "venue": paper.venue,
        "year": paper.year,
        "identifiers": paper.identifiers,
    }
    return frozenset(name for name, value in known.items() if not value)


def _phrase(abstract: str) -> str:
    """The first words of the first long run of plain words; of the longest where all are short."""
    runs = [run.split()[:_PHRASE] for run in _RUN.findall(" ".join(abstract.split()))]
    longest = max(map(len, runs), default=0)
    return " ".join(next((run for run in runs if len(run) == longest), []))


def _openings(papers: Sequence[Paper]) -> list[str]:
    """For each abstract its first words, as many as no other one begins with."""
    words = [_typed(paper.abstract.prose).split() for paper in papers]
    order = sorted(range(len(words)), key=lambda index: words[index])
    needed = [_OPENING] * len(words)
    for one, other in pairwise(order):
        shared = _shared(words[one], words[other]) + 1
        needed[one], needed[other] = max(needed[one], shared), max(needed[other], shared)
    return [" ".join(own[:count]) for own, count in zip(words, needed, strict=True)]


def _shared(one: list[str], other: list[str]) -> int:
    """How many words two texts have in common at their beginning."""
    return next(
        (count for count, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )


def _typed(prose: Prose) -> str:
    """Prose as somebody types it: formulas between dollars, no styles."""
    parts = []
    for part in prose:
        match part:
            case Words(text):
                parts.append(text)
            case Math(tex):
                parts.append(f"${tex}$")
            case Styled(content=content) | Link(content=content):
                parts.append(_typed(content))
            case ParagraphBreak():
                parts.append(" ")
    return "".join(parts)
