"""Acronyms: where a text defines one, and which long form each stands for in a whole collection."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from generator.infer import terms

# `(OOD)`, `(LLMs)`, `(AToP)`, `(VAE, `, `(SAM;`
_BRACKET = re.compile(r"\((?P<short>[A-Za-z][\w-]{0,11})(?:\)|[,;:] )")
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
_CLAUSE_END = re.compile(r"[.;:!?()\[\]]")
_SMALL = frozenset({"a", "an", "and", "by", "for", "from", "in", "of", "on", "or", "the", "to", "via", "with"})
_LONGEST_DISTANCE = 5
"""Words that a long form may have beyond the letters of its acronym (Schwartz and Hearst, 2003)."""

AGREEMENT = 0.7
"""Share of the defining papers that must mean the same thing before an acronym is read so in the others."""
FEW = 200
"""Papers from which one definition alone is not enough: among many, the same letters mean other things too."""


@dataclass(frozen=True, slots=True)
class Definition:
    """`long (short)` as a text writes it, with the place of each in that text."""

    short: str
    long: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Acronyms:
    """What acronyms stand for, as normal forms: by paper where it defines them itself, else for the collection."""

    own: tuple[Mapping[str, str], ...]
    shared: Mapping[str, str]
    written: Mapping[str, Written]
    """By normal long form."""


@dataclass(frozen=True, slots=True)
class Written:
    """How papers define a term: the acronym and the long form that most of them write, and how many do."""

    short: str
    long: str
    papers: int


def find(text: str) -> tuple[Definition, ...]:
    """Every definition of the form `long form (LF)` in a text, by the rule of Schwartz and Hearst (2003)."""
    found = []
    for match in _BRACKET.finditer(text):
        short = match["short"]
        core = short[:-1] if short.endswith("s") and short[:-1].isupper() else short
        capitals = sum(char.isupper() for char in core)
        if capitals < 2 and not (capitals == 1 and len(core) == 2):
            continue
        start = _long_start(text, match.start(), core)
        if start is not None:
            end = len(text[: match.start()].rstrip())
            found.append(Definition(short, text[start:end], start, end))
    return tuple(found)


def _long_start(text: str, bracket: int, short: str) -> int | None:
    """Where the long form before an opening bracket begins: by the words' initials, else by any of their letters."""
    letters = [char.casefold() for char in short if char.isalnum()]
    limit = min(len(letters) + _LONGEST_DISTANCE, len(letters) * 2)
    clause = _CLAUSE_END.split(text[max(0, bracket - 150) : bracket])[-1]
    words = list(_WORD.finditer(clause))[-limit:]
    position = _by_initials(words, letters)
    if position is None:
        position = _by_letters(clause, words[0].start() if words else 0, letters)
    if position is None:
        return None
    long = clause[position:].strip()
    if len(long) <= len(short) or short.casefold() in long.casefold().split():
        return None
    return bracket - len(clause) + position


def _by_initials(words: Sequence[re.Match[str]], letters: Sequence[str]) -> int | None:
    """`self-supervised learning` for `ssl`: one word a letter, small words passed over."""
    left = len(letters)
    for word in reversed(words):
        if word.group()[0].casefold() == letters[left - 1]:
            left -= 1
            if not left:
                return word.start()
        elif word.group() not in _SMALL:
            return None
    return None


def _by_letters(clause: str, earliest: int, letters: Sequence[str]) -> int | None:
    """`variational autoencoder` for `vae`: each letter somewhere, in order; the first at the beginning of a word."""
    position = len(clause)
    for number in range(len(letters) - 1, -1, -1):
        position -= 1
        while position >= earliest:
            initial = position == 0 or not clause[position - 1].isalnum()
            if clause[position].casefold() == letters[number] and (number or initial):
                break
            position -= 1
        else:
            return None
    return position


def resolve(definitions: Sequence[Sequence[Definition]]) -> Acronyms:
    """What each acronym means, from the definitions of all papers (one sequence a paper, in order)."""
    own = tuple({terms.phrase(d.short): terms.phrase(d.long) for d in paper} for paper in definitions)
    votes: dict[str, Counter[str]] = defaultdict(Counter)
    for paper in own:
        for short, long in paper.items():
            votes[short][long] += 1
    shared = {}
    for short, longs in sorted(votes.items()):
        best = _commonest(longs)
        if longs[best] >= AGREEMENT * longs.total() and (longs[best] > 1 or len(definitions) < FEW):
            shared[short] = best
    return Acronyms(own, shared, _written(definitions))


def _written(definitions: Sequence[Sequence[Definition]]) -> dict[str, Written]:
    shorts: dict[str, Counter[str]] = defaultdict(Counter)
    longs: dict[str, Counter[str]] = defaultdict(Counter)
    for found in definitions:
        for definition in found:
            term = terms.phrase(definition.long)
            shorts[term][definition.short] += 1
            longs[term][definition.long] += 1
    return {
        term: Written(_commonest(forms), _commonest(longs[term]), forms.total())
        for term, forms in sorted(shorts.items())
    }


def _commonest(forms: Counter[str]) -> str:
    return min(forms.items(), key=lambda item: (-item[1], item[0]))[0]


def written_out(term: str, meanings: Mapping[str, str]) -> str:
    """The normal term with each acronym written out."""
    whole = meanings.get(term)
    return whole if whole is not None else " ".join([meanings.get(word, word) for word in term.split(" ")])
