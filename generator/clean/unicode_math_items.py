"""The parts of a formula as text, and what commands make of their arguments; pure."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from itertools import zip_longest
from typing import TypeAlias

from generator.clean.unicode_math_tables import (
    ACCENTS,
    DOUBLE_STRUCK,
    DROPPED,
    ENCLOSED,
    FRACTIONS,
    STACKED,
    SUBSCRIPTS,
    SUPERSCRIPTS,
)

Pieces: TypeAlias = "list[str | Pieces]"

SOFT = "\0"
"""Stands for a blank that ended a command: it counts only before a sign that has a blank after it."""
GAP = "\1"
"""Stands where a blank is needed if letters or digits would meet."""
BREAK = "\2"
"""Stands where a blank is needed before a bracket, too: after `1/m`, which `(k+1)` would otherwise seem to divide."""
MARKS = re.compile(f"[{SOFT}{GAP}{BREAK}]+")
"""Runs of marks; the greatest of a run decides."""

_PRODUCT = re.compile(r"[0-9]+[^\W0-9_]+")  # 2d
_RAISED = re.compile(r"[+\-−]?[0-9]+|[+\-−]")
_ABOVE = {"∘": "°", "°": "°", "∗": "*", "⋆": "*", "*": "*", "†": "†", "‡": "‡"} | {
    ending: ending for ending in ("st", "nd", "rd", "th", "′", "′′")
}


@dataclass(frozen=True, slots=True)
class Item:
    """A part of a formula as text, and what decides whether it needs brackets."""

    pieces: Pieces
    atoms: int = 1
    """Letters, numbers, words and brackets in it, not counting scripts."""
    plain: bool = True
    """Only letters and digits."""
    operators: bool = False
    """Something in it binds looser than a product."""


def applied(name: str, arguments: list[Item]) -> Item:
    """What a command makes of its arguments."""
    first = arguments[0]
    last = arguments[-1]
    if name[0] in "_^":
        return _script(name, first)
    if name.endswith("√") or name == "sqrt":
        return Item([GAP, name.removesuffix("sqrt") or "√", _bracketed(first, tight=True), BREAK], plain=False)
    if name in FRACTIONS:
        pieces: Pieces = [GAP, _bracketed(first, tight=False), "/", _bracketed(last, tight=True), BREAK]
        return Item(pieces, plain=False, operators=True)
    if name in STACKED:
        return Item([last.pieces, _script(STACKED[name], first).pieces], last.atoms, plain=False)
    if name in ENCLOSED:
        opening, *between, closing = ENCLOSED[name]
        # A prime may stand among the arguments: `\abs'{x}`.
        pairs = zip_longest((argument.pieces for argument in arguments), between, fillvalue="")
        return Item([opening, *(part for pair in pairs for part in pair), closing], plain=False)
    if name in DROPPED:
        return Item([], 0)
    if name in ACCENTS or name in DOUBLE_STRUCK:
        return _styled(name, first)
    if name.startswith("operatorname"):
        return Item([GAP, first.pieces, GAP])
    return last


def _script(kind: str, item: Item) -> Item:
    """A sub- or superscript; `kind` is doubled when it has no base."""
    text = _short(item)
    if kind[0] == "^":
        if text in _ABOVE:
            return Item([_ABOVE[text]], 0, plain=False)
        if _RAISED.fullmatch(text):
            return Item([text.translate(SUPERSCRIPTS)], 0, plain=False)
    if text.isdecimal():
        return Item([text.translate(SUBSCRIPTS) if kind == "__" else kind[0] + text], 0, plain=False)
    if not item.pieces:
        return item
    bracketed = item.atoms == 1 and not item.operators and text[:1] == "(" and text[-1:] == ")"
    bare = bracketed or len(text) == 1 or (item.plain and not _PRODUCT.fullmatch(text))
    return Item([kind[0], *([item.pieces] if bare else ["(", item.pieces, ")"]), GAP], 0, plain=False)


def _bracketed(item: Item, *, tight: bool) -> Pieces:
    """An argument with brackets where a reader needs them: around sums, and (`tight`) around products."""
    needed = item.operators or (tight and item.atoms > 1)
    return ["(", item.pieces, ")"] if needed else item.pieces


def _styled(name: str, item: Item) -> Item:
    """One letter with its accent, or letters and digits double-struck; longer arguments are read without."""
    text = _short(item)
    if name in ACCENTS:
        struck = unicodedata.normalize("NFC", text + ACCENTS[name]) if len(text) == 1 else ""
    else:
        struck = "".join(map(_double_struck, text))
    return Item([struck], item.atoms, item.plain, item.operators) if struck else item


def _double_struck(char: str) -> str:
    if char in "CHNPQRZ":
        return "ℂℍℕℙℚℝℤ"["CHNPQRZ".index(char)]
    for start, first, last in ((0x1D538, "A", "Z"), (0x1D552, "a", "z"), (0x1D7D8, "0", "9")):
        if first <= char <= last:
            return chr(start + ord(char) - ord(first))
    return char


def _short(item: Item) -> str:
    """The text of a short argument, or nothing when it is long."""
    found = ""
    waiting: Pieces = [item.pieces]
    for _ in range(16):
        if not waiting:
            return MARKS.sub("", found)
        piece = waiting.pop()
        if isinstance(piece, str):
            found += piece
        else:
            waiting += reversed(piece[:16])
    return ""
