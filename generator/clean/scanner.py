"""Text full of LaTeX, Markdown, HTML and export residue becomes prose: what its author meant, in one value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.clean import escapes, residue, unicode
from generator.clean.builder import build
from generator.clean.lexer import lex
from generator.clean.quotes import closed
from generator.clean.tidy import tidy
from generator.problems import Outcome

if TYPE_CHECKING:
    from generator.clean.hyphenation import Lexicon
    from generator.problems import Location
    from generator.records import Prose


def parse(text: str, lexicon: Lexicon, location: Location) -> Outcome[Prose]:
    """The prose that a text stands for, and what was unclear about it, each at `location`.

    The text stands as in its source: lines may be wrapped, words broken at their ends; a blank line ends a
    paragraph. No text raises, and time grows linearly with its length.
    """
    stripped = residue.strip(escapes.restore(text), location)
    repaired = unicode.repair(stripped.value, location)
    built = build(list(closed(lex(repaired.value))), repaired.value, location)
    return Outcome(tidy(built.value, lexicon), (*stripped.problems, *repaired.problems, *built.problems))
