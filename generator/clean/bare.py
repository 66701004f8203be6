"""Formulas without dollars, such as `x \\in \\mathbb{R}^d`, around the commands that only formulas have."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from generator.clean.latex_tables import FORMULAS, JOINING

if TYPE_CHECKING:
    from collections.abc import Iterator

_COMMAND = re.compile(r"\\([A-Za-z]+)")

_PIECE = re.compile(
    r"""
      \\(?P<command>[A-Za-z]+)
    | (?P<script>[_^](?:\{(?:[^{}]|\{[^{}]*\}){0,200}\}|\\[A-Za-z]+|[A-Za-z0-9*+-](?![A-Za-z])))
    | (?P<group>\{(?:[^{}]|\{[^{}]*\}){0,200}\})
    | (?P<norm>\\\|)
    | (?P<sign>\\[{},;:!]|[=<>+*/|!'-])
    | (?P<opening>[(\[]) | (?P<closing>[)\]])
    | (?P<number>\d+(?:[.,]\d+)*(?![A-Za-z\d]))
    | (?P<letter>[A-Za-z](?![^\W_])|[A-Za-z]{2}(?=[)]))
    | (?P<blank>[ \n~]+)
    | (?P<other>[^\W_]+|.)
    """,
    re.VERBOSE | re.DOTALL,
)
_LOOSE = frozenset(("sign", "blank", "opening", "closing"))
_ARTICLES = frozenset(("A", "a", "I"))


def runs(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """The stretches between `start` and `end` that only make sense as formulas, in order: `3\\times`, `\\leq 10^{-3}`.

    Each holds at least one command of formulas, and around it letters, numbers, signs and scripts, but no word.
    """
    if not any(found[1] in FORMULAS for found in _COMMAND.finditer(text, start, end)):
        return
    run: list[re.Match[str]] = []
    depth = 0
    for piece in _PIECE.finditer(text, start, end):
        depth += (piece.lastgroup == "opening") - (piece.lastgroup == "closing")
        belongs = _belongs(piece, run, depth)
        if belongs:
            run.append(piece)
        if not belongs or depth < 0:
            yield from _trimmed(run)
            run, depth = [], 0
    yield from _trimmed(run)


def _belongs(piece: re.Match[str], run: list[re.Match[str]], depth: int) -> bool:
    match piece.lastgroup:
        case "command":
            return piece["command"] in FORMULAS
        case "group":
            return bool(run) and run[-1].lastgroup in {"command", "group", "script"}
        case "script":
            return bool(run) and run[-1].lastgroup not in _LOOSE - {"closing"}
        case "other":
            return piece[0] == "," and depth > 0
        case "closing":
            return depth >= 0
    return True


def _trimmed(run: list[re.Match[str]]) -> Iterator[tuple[int, int]]:
    """The run without what belongs to the sentence: blanks, signs and articles at its ends, half a parenthesis."""
    closed = _closed(run)
    first, last = 0, len(run)
    while first < last and (_is_loose(run, first, closed) or _is_word_before(run, first)):
        first += 1
    last = next((at for at in range(first, last) if run[at]["opening"] and at not in closed), last)
    while first < last and (run[last - 1].lastgroup in {"sign", "blank"} or _is_word_after(run, last - 1)):
        last -= 1
    if any(piece["command"] or "\\" in (piece["script"] or "") for piece in run[first:last]):
        yield run[first].start(), run[last - 1].end()


def _closed(run: list[re.Match[str]]) -> frozenset[int]:
    """The opening parentheses that are closed within the run."""
    opened: list[int] = []
    closed = []
    for at, piece in enumerate(run):
        if piece["opening"]:
            opened.append(at)
        elif piece["closing"] and opened:
            closed.append(opened.pop())
    return frozenset(closed)


def _is_loose(run: list[re.Match[str]], at: int, closed: frozenset[int]) -> bool:
    return run[at].lastgroup in _LOOSE and at not in closed


def _is_word_before(run: list[re.Match[str]], at: int) -> bool:
    """Whether a letter or number at the left end is the sentence's: `A 3\\times`, `a \\chi`."""
    if not (run[at]["letter"] or run[at]["number"]) or len(run) < at + 3 or not run[at + 1]["blank"]:
        return False
    then = run[at + 2]
    return bool(then["letter"] or then["number"] or (run[at][0] in _ARTICLES and not _joins(then)))


def _is_word_after(run: list[re.Match[str]], at: int) -> bool:
    """Whether a letter or number at the right end is the sentence's: `x \\in X a`."""
    if not (run[at]["letter"] or run[at]["number"]) or at < 2 or not run[at - 1]["blank"]:
        return False
    before = run[at - 2]
    return not (_joins(before) or (before["command"] and run[at][0] not in _ARTICLES))


def _joins(piece: re.Match[str]) -> bool:
    return bool(piece["sign"]) or piece["command"] in JOINING
