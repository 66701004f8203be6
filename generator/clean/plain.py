"""Prose becomes one line of plain Unicode, for titles, descriptions, feeds and search."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from generator.clean.unicode_math import readable
from generator.records import Link, Math, ParagraphBreak, Styled, Words

if TYPE_CHECKING:
    from generator.records import Inline, Prose

_NUMBER = re.compile(r"[+−-]?\d+|\d*[+−-]")  # 10⁻³, Ca²⁺
_EXPRESSION = re.compile(r"[+−-]|.*[\w)][+−*/-]")
_SUPERSCRIPTS = str.maketrans("0123456789+-−", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻")
_BLANKS = re.compile(r"\s+")


def plain(prose: Prose) -> str:
    """One line: styles and links leave their text, numbers that are raised stay so, formulas become readable.

    Paragraphs are joined by a space.
    """
    return _BLANKS.sub(" ", "".join(map(_plain, prose))).strip()


def _plain(inline: Inline) -> str:
    match inline:
        case Words(text):
            return text
        case Math(tex):
            return readable(tex)
        case Styled(style, content):
            text = "".join(map(_plain, content))
            return _raised(text) if style == "superscript" else text
        case Link(_, content):
            return "".join(map(_plain, content))
        case ParagraphBreak():
            return " "


def _raised(text: str) -> str:
    """10⁻³, T^(−1/2) and e^x, but the `th` of 5th stays on the line."""
    if _NUMBER.fullmatch(text):
        return text.translate(_SUPERSCRIPTS)
    if len(text) == 1 and text.isalpha():
        return f"^{text}"
    return f"^({text})" if _EXPRESSION.match(text) else text
