"""Papers whose abstracts are nearly one text: the same paper twice, as a preprint and a publication may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.codes import Code
from generator.problems import Problem
from generator.sketch import similar, sketch

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from generator.records import Paper

# Unrelated abstracts share at most .17 of their runs of letters; those of one paper at two venues .2 to .7.
_ALIKE = 0.35
_HINT = "if both are one paper, remove one; a DOI or the title in both joins them"


def check(papers: Sequence[Paper]) -> Iterator[Problem]:
    """A warning at the later paper of each pair; sketches find the pairs without comparing all."""
    if len(papers) < 2:
        return
    sketches = [sketch(paper.abstract.plain) for paper in papers]
    for one, other, share in similar(sketches, _ALIKE):
        first, second = sorted((papers[one], papers[other]), key=lambda paper: paper.location)
        said = f"the abstract is {share:.0%} the same as that in {first.location}"
        yield Problem(second.location, said, hint=_HINT, code=Code.NEAR_DUPLICATE, snippet=_opening(second))


def _opening(paper: Paper) -> str:
    return " ".join(paper.abstract.plain.split()[:8])
