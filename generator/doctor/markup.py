"""Markup that cleaning could not make sense of, and that readers therefore see as it was typed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.codes import Code
from generator.problems import Problem, Severity
from generator.records import Link, Math, ParagraphBreak, Styled, Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from generator.problems import Location
    from generator.records import Paper, Prose

_AROUND = 24


@dataclass(frozen=True, slots=True)
class _Rule:
    """A kind of leftover: the characters without one of which it cannot be there, how it looks in clean text, and
    what is said of the first in a text."""

    marks: str
    pattern: re.Pattern[str]
    code: Code
    severity: Severity
    said: str
    hint: str


_RULES = (
    _Rule(  # |F(bfx)$, but neither $5, US$ 3 million, 100$ nor $/kWh
        "$",
        re.compile(
            r"(?<!\bUS)(?<!\bUS\ )(?<!\b[ACS])(?<!\d)(?<!\d\ )\$(?!\s?(?:US|AU|CA|NZ)?\s?[\d.])(?!/\w)"
            r"|(?<=\d)\$(?=[A-Za-z])"
        ),
        Code.DOLLAR_ODD,
        Severity.WARNING,
        "'{}' is neither money nor part of a formula",
        "pair it with another dollar around the formula, or take it out",
    ),
    _Rule(  # &nbsp; (cid:12) [math] \foo
        "&:\\[",
        re.compile(r"&(?:[A-Za-z]{2,8}|\#\d{2,5});|\(cid:\d+\)|\\[A-Za-z]+|\[/?(?:math|latex|inline-formula)\]"),
        Code.MARKUP_LEFT,
        Severity.WARNING,
        "'{}' is left of the source's markup, and shown",
        "write what it stands for",
    ),
    _Rule(  # as Figure ?? shows; ?? 2014 Elsevier
        "?",
        re.compile(r"(?<=[\w.:;,]\ )\?\?+(?=[\s.,;)])|\(\?\?+\)"),
        Code.MARKUP_LEFT,
        Severity.WARNING,
        "'{}' stands where a character or a number was lost",
        "write what stood there",
    ),
    _Rule(  # **bold, ## Heading, <em class="x">, [label](target), a `quote
        "*#<`~]",
        re.compile(
            r"(?<!\w)\*\*(?=\w)|(?<=\w)\*\*(?!\w)|(?:^|(?<=\n))\#{1,6}(?=\s)|</[A-Za-z][\w:-]*>"
            r"|<[A-Za-z][\w:-]*\s[^<>\n]*=[^<>\n]*>|\]\([^()\s]+\)|`|~~(?=\w)"
        ),
        Code.TEXT_ESCAPED,
        Severity.NOTE,
        "'{}' reads as markup without its other half, and is shown as typed",
        "complete the markup, or take it out",
    ),
    _Rule(  # O(N^2), 10x-4^, R^d
        "^",
        re.compile(r"\w[\w,.]*\)?\^(?:\{[^{}\s]*\}|\([^()\s]*\)|[\w+-][\w+]*)"),
        Code.FORMULA_BARE,
        Severity.NOTE,
        "'{}' reads as a formula, and is shown as typed",
        "put the formula between dollars",
    ),
    _Rule(
        "[",
        re.compile(r"\[citation\]"),
        Code.CITATION_LEFT,
        Severity.NOTE,
        "a citation is shown as '{}': its sentence lacks a word without it",
        "write the authors' names",
    ),
)


def check(paper: Paper) -> Iterator[Problem]:
    """One finding for each kind of leftover in the title and in the abstract."""
    for text in (paper.title, paper.abstract):
        if text is not None:
            yield from _left(flat(text.prose), paper.location)


def flat(prose: Prose) -> str:
    """The literal text of prose: a formula or code as one object character, a paragraph's end as a line's."""
    parts = []
    for inline in prose:
        match inline:
            case Words(text):
                parts.append(text)
            case Math() | Styled("code"):
                parts.append("\ufffc")
            case ParagraphBreak():
                parts.append("\n")
            case Styled(_, content) | Link(_, content):
                parts.append(flat(content))
    return "".join(parts)


def _left(text: str, place: Location) -> Iterator[Problem]:
    for rule in _RULES:
        if not any(mark in text for mark in rule.marks):
            continue
        first, *others = (*rule.pattern.finditer(text), None)
        if first is not None:
            more = f", and {len(others) - 1} more like it" if len(others) > 1 else ""
            around = " ".join(text[max(0, first.start() - _AROUND) : first.end() + _AROUND].split())
            yield Problem(place, f"{rule.said.format(first[0])}{more}", rule.severity, rule.hint, rule.code, around)
