"""From Markdown to its formulas and the text between them; pure, linear in the length of the text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass(frozen=True, slots=True)
class Formula:
    """A formula as it stands in Markdown: its TeX, whether it is displayed, and its source with the dollars."""

    tex: str
    display: bool
    source: str


_TOKEN = re.compile(
    r"""
      (?P<text>\\(?:text[a-z]*|mbox|hbox|fbox|emph|tag\*?)\s*\{)   # \text{ may hold $…$ of its own
    | (?P<escape>\\(?!`)[^\n])           # \$ \{ \\
    | (?P<blank>\n[ \t]*(?=\n))          # no formula and no code span reaches beyond a paragraph
    | (?P<dollar>\$)
    | (?P<code>`+)
    | (?P<open>\{) | (?P<close>\})
    | <(?P<raw>script|style|textarea)\b | </(?P<end>script|style|textarea)\b
    """,
    re.VERBOSE | re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    text: str
    start: int
    end: int


def split(markdown: str) -> Iterator[str | Formula]:
    """The text and the formulas of Markdown in order; joined again (by `source`) they are the same text.

    A formula opens with a dollar before a character that is no blank and ends with the next dollar after one, in
    the same paragraph; dollars within `\\text{…}` belong to it. Escaped dollars, code spans, scripts and styles are
    text. Formulas may adjoin letters, digits and each other.
    """
    tokens = [_Token(m.lastgroup or "", m[0], m.start(), m.end()) for m in _TOKEN.finditer(markdown)]
    partner = _partners(tokens)
    closing = _closing(tokens, partner)
    done = at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.kind in {"code", "raw"} and (end := partner[at]) is not None:
            at = end + 1
        elif token.kind == "dollar" and (found := _formula(markdown, tokens, closing, at)):
            formula, after = found
            if token.start > done:
                yield markdown[done : token.start]
            yield formula
            done = tokens[after - 1].end
            at = after
        else:
            at += 1
    if done < len(markdown):
        yield markdown[done:]


def _formula(markdown: str, tokens: list[_Token], closing: list[int | None], at: int) -> tuple[Formula, int] | None:
    """The formula that opens at a dollar, and the token after it."""
    for width in (2, 1):
        first, last = tokens[at], tokens[min(at + width, len(tokens)) - 1]
        if last.kind != "dollar" or last.end - first.start != width or at + width >= len(tokens):
            continue
        end = closing[at + width]
        if end is None or end + width > len(tokens) or tokens[end + width - 1].start - tokens[end].start != width - 1:
            continue
        tex = markdown[last.end : tokens[end].start]
        if tex and (width == 2 or not (tex[0].isspace() or tex[-1].isspace())) and tex.strip():
            return Formula(tex.strip(), width == 2, markdown[first.start : tokens[end + width - 1].end]), end + width
    return None


def _partners(tokens: list[_Token]) -> list[int | None]:
    """For each token that opens something, the one that closes it: runs of backticks, braces, raw elements."""
    partner: list[int | None] = [None] * len(tokens)
    nearest: dict[str, int] = {}
    open_braces: list[int] = []
    for at in reversed(range(len(tokens))):
        token = tokens[at]
        match token.kind:
            case "blank":
                nearest = {key: end for key, end in nearest.items() if not key.startswith("`")}
                open_braces.clear()
            case "code":
                partner[at] = nearest.get(token.text)
                nearest[token.text] = at
            case "end":
                nearest[token.text[2:].lower()] = at
            case "raw":
                partner[at] = nearest.get(token.text[1:].lower())
            case "close":
                open_braces.append(at)
            case "open" | "text":
                partner[at] = open_braces.pop() if open_braces else None
    return partner


def _closing(tokens: list[_Token], partner: list[int | None]) -> list[int | None]:
    """For each token, the first dollar from it on that is not within `\\text{…}` or a code span."""
    closing: list[int | None] = [None] * (len(tokens) + 1)
    for at in reversed(range(len(tokens))):
        token, end = tokens[at], partner[at]
        if token.kind == "dollar":
            closing[at] = at
        elif token.kind == "blank":
            closing[at] = None
        elif token.kind in {"text", "code"} and end is not None:
            closing[at] = closing[end + 1]
        else:
            closing[at] = closing[at + 1]
    return closing
