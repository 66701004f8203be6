"""A text and a phrase in it: the sentence that holds the phrase, short enough to be quoted."""

from __future__ import annotations

import re
from collections.abc import Iterator

from generator.records import Inline, Link, Styled, Text, Words

LONGEST = 240
"""Characters of a quotation, the marks of what is left out included."""
_LEAD = 80
"""Characters that a cut sentence keeps before the phrase."""
# A stop, what closes with it, and a blank; what follows begins a sentence.
_END = re.compile(r"[.!?][\"'”’)\]]*\s+(?=[\"'“‘(\[]?[A-Z0-9])|[。！？]")
# `et al. Their`, `Fig. 2`, `J. Doe` are within a sentence.
_ABBREVIATED = re.compile(r"(?:\b(?:e\.g|i\.e|al|vs|cf|etc|Fig|Figs|Eq|Eqs|Sec|Tab|No|resp|approx|Dr|Prof)|\b[A-Z])\.$")
_BLANK = re.compile(r"(?<=\S) (?=\S)")


def holding(text: Text, phrase: str) -> str:
    """The first sentence of the text with the phrase as whole words, or nothing; a longer one is cut between words.

    What is cut away at either end is marked by an ellipsis; nothing is cut inside a formula.
    """
    at = _found(text.plain, phrase)
    if at < 0:
        return ""
    begin, end = _bounds(text.plain, at, at + len(phrase))
    if end - begin <= LONGEST:
        return text.plain[begin:end]
    return _cut(text, begin, end, at, at + len(phrase))


def _found(text: str, phrase: str) -> int:
    """Where the phrase stands as whole words, as it is written or else in small or large letters, or -1."""
    at = _whole(text, phrase)
    return at if at >= 0 else _whole(_folded(text), _folded(phrase))


def _whole(text: str, phrase: str) -> int:
    at = text.find(phrase) if phrase else -1
    while at >= 0:
        after = at + len(phrase)
        if not (text[at - 1 : at].isalnum() or text[after : after + 1].isalnum()):
            return at
        at = text.find(phrase, at + 1)
    return -1


def _folded(text: str) -> str:
    """The text in small letters, with hyphens as blanks, where that moves no character."""
    small = text.lower()
    return (small if len(small) == len(text) else text).replace("-", " ")


def _bounds(text: str, begin: int, end: int) -> tuple[int, int]:
    """The sentence around a span."""
    first = 0
    for match in _END.finditer(text):
        if _ABBREVIATED.search(text, max(0, match.start() - 8), match.start() + 1):
            continue
        if match.start() >= end:
            return first, match.start() + len(match.group().rstrip())
        if match.end() <= begin:
            first = match.end()
    return first, len(text)


def _cut(text: Text, begin: int, end: int, phrase_begin: int, phrase_end: int) -> str:
    """As much of a long sentence around the phrase as may be quoted; nothing where formulas leave no place to cut."""
    plain = text.plain
    whole = "\0".join(_written(text.prose))
    blanks = [at for at in _places(plain, begin, end) if plain[max(0, at - 12) : at + 12].strip("…") in whole]
    first = begin
    if phrase_end - begin > LONGEST - 2:
        earlier = [at + 1 for at in blanks if phrase_begin - _LEAD <= at < phrase_begin]
        if not earlier:
            return ""
        first = earlier[0]
    room = first + LONGEST - 1 - (first > begin)
    last = end
    if end > room:
        later = [at for at in blanks if phrase_end <= at < room]
        if not later:
            return ""
        last = later[-1]
    lead, tail = "…" if first > begin else "", "…" if last < end else ""
    said = plain[first:last]
    return lead + (said.rstrip(" ,;:–—-(") if tail else said) + tail


def _places(plain: str, begin: int, end: int) -> list[int]:
    """The blanks of a sentence that stand between words outside brackets."""
    found, depth, seen = [], 0, begin
    for match in _BLANK.finditer(plain, begin, end):
        between = plain[seen : match.start()]
        depth += sum(map(between.count, "([{")) - sum(map(between.count, ")]}"))
        seen = match.start()
        if depth == 0:
            found.append(match.start())
    return found


def _written(prose: tuple[Inline, ...]) -> Iterator[str]:
    """The words of a text, with a break where a formula stands."""
    for part in prose:
        match part:
            case Words(text=written):
                yield written
            case Styled(content=content) | Link(content=content):
                yield from _written(content)
            case _:
                yield ""
