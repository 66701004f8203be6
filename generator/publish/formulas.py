"""From `$…$` and `$$…$$` in Markdown to HTML with MathML: a Python-Markdown extension that needs no browser script.

Any builder that reads `mkdocs.yml` can use it: `markdown_extensions: [generator.publish.formulas]`. KaTeX runs while
the site is built, in an embedded V8, so that pages need only its style sheet and fonts (`theme/assets/katex`).
"""

from __future__ import annotations

import atexit
import html
import json
import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor
from markdown.postprocessors import Postprocessor
from markdown.preprocessors import Preprocessor
from py_mini_racer import MiniRacer

from generator.publish.formula_macros import LAST_RESORT, MACROS
from generator.publish.formula_mending import mend
from generator.publish.formula_spans import Formula, split

if TYPE_CHECKING:
    from collections.abc import Iterator

    from markdown import Markdown

LONGEST = 5_000
"""Characters of a formula that is typeset: the longest of 20,000 different real ones has 1,200."""

_REFUSED = re.compile(  # \def\a{\a\a}
    r"\\(?:[egx]?def|(?:re|provide)?newcommand|let|futurelet|global|long|includegraphics)(?![a-zA-Z])"
)
_TOO_FAR = re.compile(
    r"margin-(?:left|right|top):-\d{2}|[:-]\d{3,}[.\d]*em"
)  # margin-left:-500em, from \hspace{-500em}
_PERCENT = re.compile(r"(?<!\\)((?:\\\\)*)%")  # 95%, but not 95\%

_PLACEHOLDER = "\x02formula{}\x03"
_PLACEHOLDERS = re.compile("\x02formula([0-9]+)\x03")  # Python-Markdown takes U+0002 and U+0003 out of every source


@dataclass(frozen=True, slots=True)
class Typeset:
    """A formula as HTML, the commands that only appear as their names, and KaTeX's message when it was rejected."""

    html: str
    unknown: tuple[str, ...] = ()
    fault: str | None = None


def makeExtension() -> FormulaExtension:  # noqa: N802 (the name that Python-Markdown looks for)
    """The extension, as Python-Markdown asks for it."""
    return FormulaExtension()


@cache
def typeset(tex: str, display: bool) -> Typeset:
    """A formula as HTML with MathML and its TeX as annotation; its source, quietly, when KaTeX rejects it.

    Commands that nobody defined appear as their names. Links, classes, images and definitions have no effect, and
    sizes are bounded, so that no formula reaches beyond its own place.
    """
    if len(tex) > LONGEST:
        return _source(tex, f"it has {len(tex)} characters, more than {LONGEST}")
    if found := _REFUSED.search(tex):
        return _source(tex, f"{found[0]} is not allowed")
    fault = ""
    for attempt, macros in _attempts(tex):
        rendered, unknown, message = json.loads(_katex().call("renderFormula", attempt, display, macros))
        if not message and not _TOO_FAR.search(rendered):
            return Typeset(_left_to_right(rendered), tuple(unknown))
        fault = fault or message or "it reaches beyond its place"
    return _source(tex, fault)


def _attempts(tex: str) -> Iterator[tuple[str, int]]:
    """A formula as written (`%` never starts a comment in an abstract), then mended, with the macros to try."""
    literal = _PERCENT.sub(r"\1\\%", tex)
    yield literal, 0
    mended = mend(literal)
    if mended != literal:
        yield mended, 0
    yield mended, 1


def _left_to_right(rendered: str) -> str:
    """KaTeX's HTML with its visible form as a `bdi`, so that formulas keep their order in Arabic and Hebrew text."""
    head, _, tail = rendered.rpartition('<span class="katex-html" aria-hidden="true">')
    outer = "</span></span>" if rendered.startswith('<span class="katex-display">') else "</span>"
    body = tail.removesuffix(outer).removesuffix("</span>")
    return f'{head}<bdi class="katex-html" dir="ltr" aria-hidden="true">{body}</bdi>{outer}'


def _source(tex: str, fault: str) -> Typeset:
    return Typeset(f'<code class="formula-source">{html.escape(tex)}</code>', (), fault)


@cache
def _katex() -> MiniRacer:
    """The engine, one for the process: 0.2 s to start, 0.4 ms a formula. Rendering leaves no trace in it.

    Left to the interpreter's teardown, closing it may wait forever (mini-racer 0.14.1), hence `atexit`.
    """
    engine = MiniRacer()
    atexit.register(engine.close)
    folder = resources.files("generator.publish") / "katex"
    for name in ("katex.min.js", "render.js"):
        engine.eval((folder / name).read_text(encoding="utf-8"))
    engine.eval(f"defineMacros({json.dumps([MACROS, LAST_RESORT])})")
    return engine


class FormulaExtension(Extension):
    """Formulas are taken out before Markdown is read, and put in as HTML where text is; elsewhere (code, addresses,
    raw HTML) the source comes back as it was."""

    def __init__(self) -> None:
        super().__init__()
        self.formulas: list[Formula] = []

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 (Python-Markdown's name)
        """Register the three steps and the reset between pages."""
        md.registerExtension(self)
        md.ESCAPED_CHARS.append("$")
        # After fenced code (25) is stashed, before raw HTML (20) is: formulas hold `<` and `&`.
        md.preprocessors.register(_TakeOut(md, self.formulas), "formulas", 22)
        # After links (160 to 120), so that an address keeps its dollars.
        md.inlinePatterns.register(_PutIn(md, self.formulas), "formulas", 55)
        md.postprocessors.register(_PutBack(md, self.formulas), "formulas", 5)

    def reset(self) -> None:
        """Forget the formulas of the page before."""
        self.formulas.clear()


class _TakeOut(Preprocessor):
    def __init__(self, md: Markdown, formulas: list[Formula]) -> None:
        super().__init__(md)
        self.formulas = formulas

    def run(self, lines: list[str]) -> list[str]:
        if not any("$" in line for line in lines):  # nine of ten pages
            return lines
        return "".join(self._kept(piece) for piece in split("\n".join(lines))).split("\n")

    def _kept(self, piece: str | Formula) -> str:
        if isinstance(piece, str):
            return piece
        self.formulas.append(piece)
        return _PLACEHOLDER.format(len(self.formulas) - 1)


class _PutIn(InlineProcessor):
    def __init__(self, md: Markdown, formulas: list[Formula]) -> None:
        super().__init__(_PLACEHOLDERS.pattern, md)
        self.formulas = formulas

    def handleMatch(self, m: re.Match[str], data: str) -> tuple[str, int, int]:  # type: ignore[override] # noqa: ARG002, N802
        formula = self.formulas[int(m[1])]
        return self.md.htmlStash.store(typeset(formula.tex, formula.display).html), m.start(), m.end()


class _PutBack(Postprocessor):
    def __init__(self, md: Markdown, formulas: list[Formula]) -> None:
        super().__init__(md)
        self.formulas = formulas

    def run(self, text: str) -> str:
        return _PLACEHOLDERS.sub(lambda m: html.escape(self.formulas[int(m[1])].source), text)
