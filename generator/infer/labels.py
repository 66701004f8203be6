"""The form of a term that readers see: as authors write it most, in lower case but for names."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

import numpy as np

from generator.infer.acronyms import Acronyms
from generator.infer.mentions import Mentions
from generator.infer.tokens import Gap, Tokens

_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*(?:\+\+|#(?!\w))?")


class Casing:
    """How the collection writes each word in the middle of a sentence."""

    __slots__ = ("_usual",)

    def __init__(self, tokens: Tokens) -> None:
        votes: dict[str, Counter[str]] = defaultdict(Counter)
        inside = tokens.surface[tokens.gap < Gap.SENTENCE]
        counts = np.bincount(inside, minlength=len(tokens.surfaces)).tolist()
        for spelling, count in zip(tokens.surfaces, counts, strict=True):
            if count:
                votes[spelling.casefold()][spelling] += count
        self._usual = {
            folded: min(forms.items(), key=lambda item: (-item[1], item[0]))[0] for folded, forms in votes.items()
        }

    def lower(self, text: str) -> str:
        """The text in lower case, but for words that the collection writes otherwise."""
        return _WORD.sub(lambda match: self._usual.get(match.group().casefold(), match.group()), text)


def best(spellings: Iterable[str], casing: Casing) -> str:
    """The spelling that most papers use (a longer one where as many do), with names kept."""
    votes = Counter(casing.lower(spelling) for spelling in spellings)
    return min(votes.items(), key=lambda item: (-item[1], -len(item[0]), item[0]))[0]


def spellings(mentions: Mentions, chosen: Sequence[int]) -> dict[int, list[str]]:
    """Every spelling of the chosen terms, one for each paper that mentions it."""
    wanted = np.isin(mentions.term, np.array(chosen, np.int64))
    found: dict[int, list[str]] = {term: [] for term in chosen}
    for row in np.flatnonzero(wanted).tolist():
        found[int(mentions.term[row])].append(mentions.spelling[row])
    return found


def with_acronym(term: str, label: str, written: list[str], meanings: Acronyms) -> str:
    """`large language models (LLMs)`: the long form, its acronym in brackets."""
    short = meanings.written.get(term)
    if short is None or short.casefold() in label.casefold().split():
        return label
    if label.endswith("s") and short[-1] != "s" and f"{short}s" in written:
        short += "s"
    return f"{label} ({short})"
