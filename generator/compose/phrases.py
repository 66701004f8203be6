"""Small pieces of plain text that several pages say the same way."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from generator.records import Paper

_MANY_AUTHORS = 6


def count(number: int, noun: str) -> str:
    """A number and its noun, `1 paper`, `4,000 papers`; the plural adds `s`."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def occasion(paper: Paper) -> str:
    """Where and when a paper appeared, in short: `ICLR 2025`, or as much of it as is known."""
    return " ".join(str(part) for part in (paper.venue, paper.year) if part)


def authors(paper: Paper) -> str:
    """The authors in reading order; a long list is cut, as lists of papers have it: `A, B, C and 12 others`."""
    names = [author.name for author in paper.authors]
    if len(names) <= _MANY_AUTHORS + 1:
        return ", ".join(names)
    return f"{', '.join(names[:_MANY_AUTHORS])} and {len(names) - _MANY_AUTHORS} others"


def listed(names: Iterable[str]) -> str:
    """Names in a row, `a, b and c`."""
    *most, last = names = list(names) or [""]
    return f"{', '.join(most)} and {last}" if most else names[0]


def shorten(text: str, limit: int, mark: str = "") -> str:
    """At most `limit` characters of a text, whole sentences if they fill half of it, else words and the mark."""
    if len(text) <= limit:
        return text
    sentence = text.rfind(". ", 0, limit + 1) + 1
    if sentence > limit // 2:
        return text[:sentence]
    room = limit - len(mark)
    word = text.rfind(" ", 0, room + 1)
    return (text[:word] if word > limit // 2 else text[:room]).rstrip(" ,;:–—-(") + mark
