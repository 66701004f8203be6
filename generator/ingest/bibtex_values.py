"""The value of a BibTeX field: braces and quotes removed, macros replaced, parts joined with `#`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

_BRACE = re.compile(r"(?<!\\)[{}]")
_MONTHS = "January February March April May June July August September October November December"
MONTHS = {month[:3].lower(): month for month in _MONTHS.split()}


def resolve(value: str, macros: Mapping[str, str]) -> tuple[str, tuple[str, ...]]:
    """The text of a value as the parser cut it out (`"Proc. of " # icml`), and the macros that are not defined.

    An undefined macro stands for itself. Keys of `macros` are in lower case: BibTeX folds their case.
    """
    parts: list[str] = []
    missing: list[str] = []
    for piece in _pieces(value):
        if len(piece) > 1 and piece[0] + piece[-1] in ("{}", '""'):
            parts.append(piece[1:-1])
        elif piece.isdigit():
            parts.append(piece)
        else:
            if piece.lower() not in macros:
                missing.append(piece)
            parts.append(macros.get(piece.lower(), piece))
    return "".join(parts), tuple(missing)


def unwrapped(value: str) -> str:
    """A value without the one pair of braces that holds all of it: `{moths; lamps}`, but not `{Moths} and {Lamps}`."""
    bare = value.strip()
    if not (bare.startswith("{") and bare.endswith("}")):
        return value
    depth = 0
    for match in _BRACE.finditer(bare):
        depth += 1 if match.group() == "{" else -1
        if depth == 0:
            return bare[1:-1] if match.end() == len(bare) else value
    return value


def _pieces(value: str) -> list[str]:
    """The parts of a value between `#` outside of braces and quotes."""
    value = value.strip()
    if "#" not in value:
        return [value] if value else []
    depth, quoted, start, pieces = 0, False, 0, []
    for match in re.finditer(r"(?<!\\)[{}#]|\"", value):
        mark = match.group()
        if mark == "{":
            depth += 1
        elif mark == "}":
            depth -= 1
        elif mark == '"' and depth == 0:
            quoted = not quoted
        elif mark == "#" and depth == 0 and not quoted:
            pieces.append(value[start : match.start()].strip())
            start = match.end()
    return [piece for piece in [*pieces, value[start:].strip()] if piece]
