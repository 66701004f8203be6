"""Text full of LaTeX, Markdown, HTML and export residue becomes prose: what its author meant, in one value."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from generator.clean import escapes, residue, unicode
from generator.clean.builder import build
from generator.clean.lexer import lex
from generator.clean.quotes import closed
from generator.clean.tidy import tidy
from generator.codes import Code
from generator.problems import Outcome, Problem
from generator.records import Words

if TYPE_CHECKING:
    from generator.clean.hyphenation import Lexicon
    from generator.problems import Location
    from generator.records import Prose


# What takes time to read: marks of LaTeX, Markdown and HTML, the letters that an export made of them, addresses,
# quotations, ends of paragraphs.
_MARK = re.compile(r"[\\$*_{}<`\[^~\t\b\f\a\v]|\n\s*\n|://|''")
_MOST_MARKS = 25_000
"""Marks that a text is read with, in less than a second; real abstracts have fewer than 300."""


def parse(text: str, lexicon: Lexicon, location: Location) -> Outcome[Prose]:
    """The prose that a text stands for, and what was unclear about it, each at `location`.

    The text stands as in its source: lines may be wrapped, words broken at their ends; a blank line ends a
    paragraph. No text raises, and time grows linearly with its length. A text of nothing but marks is left as it is.
    """
    if len(text) > _MOST_MARKS and (count := len(_MARK.findall(text))) > _MOST_MARKS:
        return _as_written(text, count, location)
    stripped = residue.strip(escapes.restore(text), location)
    repaired = unicode.repair(stripped.value, location)
    built = build(list(closed(lex(repaired.value))), repaired.value, location)
    return Outcome(tidy(built.value, lexicon), (*stripped.problems, *repaired.problems, *built.problems))


def _as_written(text: str, count: int, location: Location) -> Outcome[Prose]:
    """The text as one paragraph of words that mean themselves."""
    repaired = unicode.repair(text, location)
    words = " ".join(repaired.value.split())
    said = f"{count:,} marks of LaTeX, Markdown or HTML are too many for one abstract; it is shown as written"
    return Outcome(
        (Words(words),) if words else (), (*repaired.problems, Problem(location, said, code=Code.MARKUP_TOO_MUCH))
    )
