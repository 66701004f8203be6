"""What the lexer finds in running text, and the builder makes prose of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from generator.records import Inline

Style: TypeAlias = Literal["emphasis", "strong", "code", "subscript", "superscript"]


@dataclass(frozen=True, slots=True)
class Command:
    """A LaTeX command, with the argument that had to be read raw: an address, an environment's name."""

    name: str
    at: int
    argument: str = ""


@dataclass(frozen=True, slots=True)
class Open:
    """A brace that opens; after `^` or `_`, the style of its group."""

    at: int
    style: Style | None = None


@dataclass(frozen=True, slots=True)
class Close:
    """A brace that closes, or the bracket and the address after a link's label (its `source`)."""

    at: int
    source: str = ""


@dataclass(frozen=True, slots=True)
class Mark:
    """A run of Markdown's emphasis marks that may open, close, or both, by what stands around it."""

    sign: Literal["*", "_"]
    count: int
    at: int
    opens: bool
    closes: bool
    within: bool = False
    """Followed by the rest of a word."""


@dataclass(frozen=True, slots=True)
class Tag:
    """An HTML tag that may be markup if its partner is found; `source` is what it is otherwise."""

    name: str
    closes: bool
    source: str
    url: str = ""


Token: TypeAlias = Command | Open | Close | Mark | Tag | Inline
"""A piece of text: prose that needs no more work (words, a formula, a link, code), or a sign for the builder."""


Read: TypeAlias = tuple[str | Token | tuple[Token, ...], int]
"""What a reader makes of a piece of text (literal text, a token, or several), and where the text goes on."""
