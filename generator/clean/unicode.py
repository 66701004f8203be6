"""Text in the characters that its author typed: mojibake, ligatures, invisible and control characters mended."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

import ftfy
from ftfy.fixes import fix_c1_controls

from generator.clean.unicode_tables import BLANKS, DIRECTIONS, INVISIBLE, LIGATURES, MARKS, RIGHT_TO_LEFT, UNWANTED
from generator.codes import Code
from generator.problems import Outcome, Problem

if TYPE_CHECKING:
    from generator.problems import Location

# UTF-8 that was read as Latin-1 or Windows-1252: â€™, Ã©, Î±.
_MOJIBAKE = re.compile(
    r"[\u00c2-\u00f4][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2010-\u2044\u20ac\u2122]"
)
_CLOSING_QUOTE = re.compile(r"â€(?=[\s.,;:!?)\]-]|\Z)")  # the third byte, 9D, is lost in Windows-1252
_FI = re.compile("ï¬(?=[a-z])")  # likewise the third byte of ﬁ, 81
_C1 = re.compile("[\x80-\x9f]")
_LINE_ENDS = re.compile("\r\n?|\u2028|\x85")
_PAGE_ENDS = re.compile("[\x0b\x0c\x1c-\x1f]")
_LIGATURES = re.compile("[ﬀ-ﬆ‐‑]")
_INVISIBLE = re.compile(f"[{INVISIBLE}]")
_BLANKS = re.compile(f"[{BLANKS}\t]")
_DIRECTIONS = re.compile(f"[{DIRECTIONS}]")
_MARKS = re.compile(f"[{MARKS}]")
_RIGHT_TO_LEFT = re.compile(f"[{RIGHT_TO_LEFT}]")
_UNWANTED = re.compile(f"[{UNWANTED}]")
_COMPOSED = re.compile(
    "[\u0300-\u036f\u0590-\u05ff\u0600-\u08ff\u0900-\u0dff\u1100-\u11ff\u2126\u212a\u212b\u3099\u309a]"
)


def repair(text: str, location: Location) -> Outcome[str]:
    """Text in NFC with `\\n` line ends and plain spaces, and a report of the control characters that it held.

    Never NFKC, which would turn 𝒪(𝑛²) into O(n2).
    """
    if text.isascii() and text.replace("\n", "").isprintable():
        return Outcome(text)
    if not text.isascii():
        text = legible(text)
    text = _PAGE_ENDS.sub(" ", _LINE_ENDS.sub("\n", text).replace("\u2029", "\n\n"))
    text = _BLANKS.sub(" ", _INVISIBLE.sub("", text))
    found = (*_DIRECTIONS.findall(text), *_UNWANTED.findall(text))
    if not found:
        return Outcome(text)
    text = _UNWANTED.sub("", _DIRECTIONS.sub("", text))
    names = ", ".join(f"U+{ord(character):04X}" for character in dict.fromkeys(found))
    hint = "the text around may have lost a letter: compare it with its source"
    return Outcome(
        text, (Problem(location, f"control characters removed: {names}", hint=hint, code=Code.CONTROL_CHARACTER),)
    )


def decoded(text: str) -> str:
    """Mojibake undone: what was read in a wrong encoding is read in the right one."""
    if _MOJIBAKE.search(text):
        text = ftfy.fix_encoding(_FI.sub("fi", _CLOSING_QUOTE.sub("”", text)))
    return fix_c1_controls(text) if _C1.search(text) else text


def legible(text: str) -> str:
    """Mojibake undone, ligatures written out, letters composed."""
    text = decoded(text)
    if _LIGATURES.search(text):
        text = text.translate(LIGATURES)
    if _MARKS.search(text) and not _RIGHT_TO_LEFT.search(text):
        text = _MARKS.sub("", text)
    return unicodedata.normalize("NFC", text) if _COMPOSED.search(text) else text
