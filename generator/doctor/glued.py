"""Abstracts that are two papers in one, as when the blank line between them is missing."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING

from generator.codes import Code
from generator.problems import Problem, Severity

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from generator.records import Paper

# Measured on 20,000 abstracts and 500 glued pairs of them: one false alarm, 55 of 100 pairs found. Of those missed,
# many are shorter together than 1.6 abstracts.
_LONG = 1.6  # times the median
_FEWEST_WORDS = 50  # on each side
_CARRIED_OVER = 0.2  # of the repeated words of a single abstract, more stand on both sides of any full stop
_FEWEST_REPEATED = 2  # on each side
_TELLING = 0.1  # words in more of the papers than that say nothing
_FEWEST_PAPERS = 10

_WORD = re.compile(r"[^\W\d_]{4,}")
_STEM = 6  # letters: `network` and `networks` are one
_SENTENCE_END = re.compile(r"(?<=[.!?])[\"”')\]]*\s+(?=[A-Z\"“(])")
_CLAIM = re.compile(  # We propose, This paper shows, In this work
    r"""\b(?: (?:[Ww]e|[Tt]his\ (?:paper|work|article|study)) \s (?:\w+ly\s)? (?:address|analy[sz]e|argue|consider
        |demonstrate|describe|design|develop|establish|examine|explore|formulate|introduce|investigate|present|propose
        |prove|provide|show|study|tackle) | [Ii]n\ this\ (?:paper|work|article|study)\b)""",
    re.VERBOSE,
)
# What goes on with the text before.
_CONTINUES = re.compile(
    r"""(?:additionally|also|both|code|consequently|empirically|experiment|extensive|finally|first|further|furthermore
        |hence|here|however|in\ (?:addition|contrast|our|particular)|inspired|instead|its?|moreover|motivated|our
        |results|second|specifically|such|their|then|there|therefore|these|they|third|this\ (?!article|paper|study|work)
        |those|thus|to\ (?:that|this)|we\ (?:also|apply|conduct|describe\ examples|do|evaluate|find|further|prove
        |provide|then|use))\b""",
    re.VERBOSE | re.IGNORECASE,
)
_HINT = "part them with a blank line, if they are two"


@dataclass(frozen=True, slots=True)
class _Cut:
    """A place between two sentences, and the share of the repeated words that stand on both sides of it."""

    at: int
    carried_over: float


def check(papers: Sequence[Paper]) -> Iterator[Problem]:
    """A warning for each long abstract with a full stop over which hardly a telling word is carried, with claims of
    its own on both sides. The papers say which words are telling, and how long an abstract is."""
    if len(papers) < _FEWEST_PAPERS:
        return
    texts = [paper.abstract.plain for paper in papers]
    lengths = [len(text.split()) for text in texts]
    usual = median(lengths)
    suspects = [at for at, length in enumerate(lengths) if length >= max(_LONG * usual, 2 * _FEWEST_WORDS)]
    if not suspects:
        return
    found_in = Counter(stem for text in texts for stem in {_stem(word) for word in _WORD.findall(text)})
    telling = {stem: count for stem, count in found_in.items() if count <= max(2, _TELLING * len(papers))}
    for at in suspects:
        text = texts[at]
        cut = _best_cut(text, telling)
        if cut and cut.carried_over <= _CARRIED_OVER and _begins_anew(text, cut.at):
            second = " ".join(text[cut.at :].split()[:6])
            said = f"the abstract may be two papers: the second begins at '{second}'"
            yield Problem(papers[at].location, said, Severity.WARNING, _HINT, Code.ABSTRACT_GLUED)


def _best_cut(text: str, telling: Mapping[str, int]) -> _Cut | None:
    """The end of a sentence over which the smallest share of telling words is carried."""
    seen: dict[str, list[int]] = {}
    for word in _WORD.finditer(text):
        if (stem := _stem(word[0])) in telling:
            seen.setdefault(stem, []).append(word.start())
    firsts = sorted(places[0] for places in seen.values() if len(places) > 1)
    lasts = sorted(places[-1] for places in seen.values() if len(places) > 1)
    starts = [word.start() for word in re.finditer(r"\S+", text)]
    cuts = []
    for sentence in _SENTENCE_END.finditer(text):
        at = sentence.end()
        words = bisect_left(starts, at)
        left, right = bisect_left(lasts, at), len(firsts) - bisect_left(firsts, at)
        if min(words, len(starts) - words) >= _FEWEST_WORDS and min(left, right) >= _FEWEST_REPEATED:
            both = len(firsts) - left - right
            cuts.append(_Cut(at, (both + 0.5) / (len(firsts) + 1)))
    return min(cuts, key=lambda cut: (cut.carried_over, cut.at), default=None)


def _begins_anew(text: str, at: int) -> bool:
    """Whether what follows reads as a beginning, and both parts say what they are about to do."""
    return not _CONTINUES.match(text, at) and bool(_CLAIM.search(text, 0, at) and _CLAIM.search(text, at))


def _stem(word: str) -> str:
    return word.lower()[:_STEM]
