"""What publishers' exports wrap around an abstract goes: comments, entities, a LaTeX preamble a formula."""

from __future__ import annotations

import re
from html.entities import html5
from typing import TYPE_CHECKING

from generator.clean import mathml
from generator.codes import Code
from generator.problems import Outcome, Problem, Severity

if TYPE_CHECKING:
    from generator.problems import Location

_ENTITY = re.compile(
    r"&(?:amp;)*(?:#(?P<decimal>\d{1,7})|#[xX](?P<hex>[0-9a-fA-F]{1,6})|(?P<name>[A-Za-z][A-Za-z0-9]{1,31}));"
)
_WINDOWS = range(0x80, 0xA0)  # &#150; is what browsers show for it, an en dash

# Springer: \documentclass[12pt]{minimal} … \begin{document}$$\ell _1$$\end{document}
_PREAMBLE = (r"\documentclass", r"\begin{document}")
_END = r"\end{document}"

_DEFINITION = (
    r"\\(?:re|provide)?newcommand\*?\s?\{?\\[A-Za-z]+\}?(?:\s?\[\d\])?\s?"
    r"\{(?:[^{}]|\{(?:[^{}]|\{[^{}]{0,100}\}){0,100}\}){0,200}\}\s*"
)
_DEFINITIONS = re.compile(
    rf"(?:^|(?<=[\s(]))\${{1,2}}(?:{_DEFINITION})+\${{1,2}}|{_DEFINITION}"
)  # $\newcommand{\E}{\mathbb{E}}$
_CDATA = re.compile(r"<!\[CDATA\[([^\]]*)\]\]>")

# Not after a line that ends in a number: `by 5` and `% of all` on the next line.
_COMMENT_LINE = re.compile(r"(?<!\d\n)(?<!\d \n)^[ \t]*%+(?P<comment>[^\n]*\n?)", re.MULTILINE)
_COMMENTS = (("<!--", "-->"), (r"\iffalse", r"\fi"), (r"\begin{comment}", r"\end{comment}"))


def strip(text: str, location: Location) -> Outcome[str]:
    """The text as a reader was meant to see it, entities decoded, and a note of each comment that was left out.

    Entities that were escaped twice are decoded twice (`&amp;lt;`); those without a semicolon are text (`AT&T`).
    """
    problems = []
    if "%" in text:
        text, comments = _without_comment_lines(text)
        problems += [_note(comment, location) for comment in comments]
    if _END in text:
        text = _without_preambles(text)
    for start, end in _COMMENTS:
        if start in text:
            text, comments = _cut(text, start, end)
            problems += [_note(comment, location) for comment in comments]
    if "newcommand" in text:
        problems += [_note(found[0].strip(" $"), location, "definition") for found in _DEFINITIONS.finditer(text)]
        text = _DEFINITIONS.sub("", text)
    if "math>" in text:
        text = mathml.to_tex(text)
    if "<![CDATA[" in text:
        text = _CDATA.sub(r"\1", text)
    return Outcome(_ENTITY.sub(_decoded, text) if "&" in text else text, tuple(problems))


def _without_comment_lines(text: str) -> tuple[str, list[str]]:
    """The text without the lines that begin with a percent sign, unless there are no others."""
    kept = _COMMENT_LINE.sub("", text)
    if not kept.strip():
        return _COMMENT_LINE.sub(lambda line: line["comment"], text), []
    return kept, [line["comment"] for line in _COMMENT_LINE.finditer(text)]


def _note(left_out: str, location: Location, what: str = "comment") -> Problem:
    shown = " ".join(left_out.split())
    return Problem(location, f"{what} left out: {shown[:80]!r}", Severity.NOTE, code=Code.COMMENT_LEFT_OUT)


def _cut(text: str, start: str, end: str) -> tuple[str, list[str]]:
    """The text without what stands between two marks, and what stood there; a mark without its partner stays."""
    kept, cut, at = [], [], 0
    while (begin := text.find(start, at)) >= 0 and (stop := text.find(end, begin + len(start))) >= 0:
        begin = text.rfind(start, begin, stop)  # what opened before and never closed is text
        kept.append(text[at:begin])
        cut.append(text[begin + len(start) : stop])
        at = stop + len(end)
    return "".join((*kept, text[at:])), cut


def _without_preambles(text: str) -> str:
    """Formulas without the document around each of them; `$$` stands for what was set within the line."""
    pieces = []
    for piece in _cut(text, *_PREAMBLE)[0].split(_END):
        body = piece.rstrip()
        head, dollars, formula = body[:-2].rpartition("$$")
        pieces.append(f"{head}${formula.strip()}$" if dollars and body.endswith("$$") else piece)
    return "".join(pieces)


def _decoded(entity: re.Match[str]) -> str:
    if name := entity["name"]:
        return html5.get(f"{name};", entity[0])
    code = int(entity["decimal"]) if entity["decimal"] else int(entity["hex"], 16)
    if code in _WINDOWS:
        return bytes([code]).decode("cp1252", errors="ignore")
    return chr(code) if 0 < code < 0x110000 else entity[0]
