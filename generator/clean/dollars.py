"""Which parts of a text are formulas: dollars that mean mathematics, `\\(…\\)`, `\\[…\\]` and environments."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from generator.clean import verdicts
from generator.clean.bare import runs
from generator.clean.formulas import normal, with_backslashes
from generator.clean.latex_tables import BARE_ENVIRONMENTS, ENVIRONMENTS_OF_FORMULAS
from generator.records import Math, Styled, Words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


@dataclass(frozen=True, slots=True)
class Formula:
    """A formula (or italics in disguise) in a text, from `start` up to `end`, delimiters included."""

    start: int
    end: int
    inline: Math | Styled


@dataclass(frozen=True, slots=True)
class Wrapper:
    """A delimiter that only wraps styled text, as both dollars of `$\\textit{…}$`: it goes, the text stays."""

    start: int
    end: int


Span: TypeAlias = Formula | Wrapper

_DEEPEST = 8  # braces around a dollar

_DELIMITER = re.compile(
    r"""
    (?=[\\${}\n]) (?:                                                          # one test at all other places
      \\(?P<paren>[()\[\]])                                                   # \( \) \[ \]
    | \\(?P<way>begin|end)\s?\{(?P<name>[a-zA-Z]+)\*?\}
    | (?P<escaped>\\\$|\\textdollar(?![a-zA-Z])(?:\{\}|\s(?=\w))?)
    | (?P<skip>\\[^\n]|\${3,})                                                # \\ \{ \} $$$
    | (?P<dollar>\$)
    | (?P<left>\{) | (?P<right>\})
    | (?P<blank>\n[ \t]*(?=\n))
    )
    """,
    re.VERBOSE,
)


def spans(text: str) -> tuple[Span, ...]:
    """The formulas of a text in order, none within another, and the dollars that only wrap styled text.

    Dollars pair within their group of braces and their paragraph. What reads as an amount of money or as prose is no
    formula: `$5 and $10 per hour`, `a $ sign and a $ sign`. `\\$n\\$` is one when nothing else can be meant.
    """
    if "$" not in text and "\\" not in text:
        return ()
    tokens = list(_DELIMITER.finditer(text))
    found = tuple(_spans(text, tokens, _partners(tokens)))
    return tuple(_with_bare(text, found)) if "\\" in text else found


def _with_bare(text: str, found: Sequence[Span]) -> Iterator[Span]:
    """The spans, and between them the formulas that stand without delimiters."""
    at = 0
    for span in (*found, None):
        for start, end in runs(text, at, span.start if span else len(text)):
            yield Formula(start, end, Math(normal(text[start:end])))
        if span:
            yield span
            at = span.end


def _spans(text: str, tokens: Sequence[re.Match[str]], partners: Sequence[int | None]) -> Iterator[Span]:
    wrapping: set[int] = set()
    at = 0
    while at < len(tokens):
        token, partner = tokens[at], partners[at]
        if at in wrapping:
            yield Wrapper(token.start(), token.end())
        elif partner is not None and (found := _formula(text, token, tokens[partner])):
            yield found
            at = partner
        elif partner is not None and token["paren"] == "(":
            if verdicts.is_styled_text(text[token.end() : tokens[partner].start()]):
                wrapping.add(partner)
                yield Wrapper(token.start(), token.end())
        elif partner is not None and token["dollar"]:
            if (pair := partners[at + 1]) and partner == at + 1 and _adjacent(tokens, at) and _adjacent(tokens, pair):
                content = text[tokens[partner].end() : tokens[pair].start()]
                displayed = _math(with_backslashes(content), token.start(), tokens[pair + 1].end(), display=True)
                if displayed and not verdicts.is_prose(content):
                    yield displayed
                at = pair + 1
            elif verdicts.is_styled_text(text[token.end() : tokens[partner].start()]):
                wrapping.add(partner)
                yield Wrapper(token.start(), token.end())
        at += 1


def _adjacent(tokens: Sequence[re.Match[str]], at: int) -> bool:
    """Whether two dollars stand side by side."""
    return at + 1 < len(tokens) and bool(tokens[at + 1]["dollar"]) and tokens[at].end() == tokens[at + 1].start()


def _math(tex: str, start: int, end: int, *, display: bool = False) -> Formula | None:
    """The formula, unless nothing of it is left."""
    tex = normal(tex)
    return Formula(start, end, Math(tex, display)) if tex else None


def _formula(text: str, opening: re.Match[str], closing: re.Match[str]) -> Formula | None:
    """The formula between two delimiters that belong together, if it is one."""
    source, start, end = text[opening.end() : closing.start()], opening.start(), closing.end()
    content = with_backslashes(source)
    if not content.strip():
        return None
    if name := opening["name"]:
        whole = content if name in BARE_ENVIRONMENTS else text[start:end]
        return _math(whole, start, end, display=name != "math")
    if opening["paren"] == "[":
        escaped = verdicts.is_bracketed_text(content) or text[end : end + 1] == "("  # \[MASK\], \[link\](…)
        return None if escaped else _math(content, start, end, display=True)
    if opening["escaped"]:
        return _math(content, start, end) if verdicts.is_formula_in_escaped_dollars(content) else None
    if verdicts.is_styled_text(source):
        return None
    if opening["paren"]:
        return None if verdicts.is_bracketed_text(content) else _math(content, start, end)
    if italics := verdicts.italics(content):
        return Formula(start, end, Styled("emphasis", (Words(italics),)))
    before, after = text[max(0, start - 5) : start], text[end : end + 1]
    return _math(content, start, end) if verdicts.is_formula(content, before, after) else None


def _partners(tokens: Sequence[re.Match[str]]) -> list[int | None]:
    """For each delimiter, the later one that would close it: within the same braces and the same paragraph."""
    groups = _groups(tokens)
    partners: list[int | None] = [None] * len(tokens)
    last: dict[tuple[str, int], int] = {}
    for at in reversed(range(len(tokens))):
        token, group = tokens[at], groups[at]
        match token.lastgroup:
            case "blank":
                last.clear()
            case "dollar" | "escaped":
                partners[at] = last.get((token.lastgroup, group))
                last[token.lastgroup, group] = at
            case "paren" if token["paren"] in ")]":
                last[token["paren"], 0] = at
            case "paren":
                partners[at] = last.pop((")" if token["paren"] == "(" else "]", 0), None)
            case "name" if token["name"] in ENVIRONMENTS_OF_FORMULAS and token["way"] == "begin":
                partners[at] = last.pop((token["name"], 0), None)
            case "name":
                last[token["name"], 0] = at
    return partners


def _groups(tokens: Sequence[re.Match[str]]) -> list[int]:
    """For each delimiter, the number of the innermost pair of braces around it, 0 outside of any.

    Deeper than anyone writes, each is a group of its own: pairs within pairs would be read again at every depth.
    """
    closed_by: dict[int, int] = {}
    opened: list[int] = []
    for at, token in enumerate(tokens):
        if token["left"]:
            opened.append(at)
        elif token["right"] and opened:
            closed_by[opened.pop()] = at
    groups, around = [], [0]
    ends = set(closed_by.values())
    for at in range(len(tokens)):
        if at in ends:
            around.pop()
        groups.append(around[-1] if len(around) <= _DEEPEST else -at)
        if at in closed_by:
            around.append(at + 1)
    return groups
