"""Prose in its final form: blanks, wrapped lines and broken words mended, neighbours merged, nothing empty."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from generator.clean.builder import CITATION
from generator.clean.hyphenation import mend
from generator.clean.unicode_tables import CJK
from generator.records import Link, Math, ParagraphBreak, Styled, Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from generator.clean.hyphenation import Lexicon
    from generator.records import Inline, Prose

_BLANKS = re.compile(r"\s+")
_WRAPPED_CJK = re.compile(rf"(?<=[{CJK}])\n(?=[{CJK}])")
_SINGLE_QUOTED = re.compile(r"‘([^‘'\n]{1,400}?)'(?![^\W_])")

# (see \cite{a}; \cite{b}) goes as a whole; alone, a citation takes the blank before it along.
_CITED = re.compile(
    rf"\s*[(\[]\s*(?:(?:see|cf\.?|e\.g\.|i\.e\.|also|and),?\s*)*(?:{CITATION}[\s,;]*)+[)\]]"
    rf"|\s*(?:{CITATION}[ ,;]*(?={CITATION}))*{CITATION}(?=[\s.,;:)\]!?]|\Z)"
    rf"|{CITATION}"
)


def tidy(inlines: Iterable[Inline], lexicon: Lexicon) -> Prose:
    """Paragraphs without blanks at their ends and with single blanks within; no empty part, no two `Words` in a row."""
    prose: list[Inline] = []
    for paragraph in _paragraphs(inlines):
        parts, _ = _squeezed(_merged(paragraph, lexicon), spaced=True)
        parts = _trimmed(parts)
        if parts:
            prose += (ParagraphBreak(), *parts) if prose else parts
    return tuple(prose)


def _paragraphs(inlines: Iterable[Inline]) -> Iterator[list[Inline]]:
    paragraph: list[Inline] = []
    for inline in inlines:
        if isinstance(inline, ParagraphBreak):
            yield paragraph
            paragraph = []
        else:
            paragraph.append(inline)
    yield paragraph


def _merged(inlines: Sequence[Inline], lexicon: Lexicon) -> list[Inline]:
    """Neighbouring words as one, mended, at every depth; links within links give up their address."""
    merged: list[Inline] = []
    words: list[str] = []
    for inline in (*inlines, None):
        if isinstance(inline, Words):
            words.append(inline.text)
            continue
        if words:
            merged.append(Words(_mended("".join(words), lexicon)))
            words = []
        match inline:
            case Styled("code", content):
                merged.append(Styled("code", (Words(_text(content)),)))
            case Styled(style, content):
                merged.append(Styled(style, tuple(_merged(content, lexicon))))
            case Link(url, content):
                merged.append(Link(url, tuple(_merged(content, lexicon))))
            case None:
                pass
            case _:
                merged.append(inline)
    return merged


def _text(inlines: Iterable[Inline]) -> str:
    """Code is words alone: styles within it go, formulas stay as TeX."""
    parts = []
    for inline in inlines:
        match inline:
            case Words(text) | Math(text):
                parts.append(text)
            case Styled(_, content) | Link(_, content):
                parts.append(_text(content))
    return "".join(parts)


def _mended(text: str, lexicon: Lexicon) -> str:
    if CITATION in text:
        text = _CITED.sub("", text)
    if "-" in text:
        text = mend(text, lexicon)
    if "\n" in text:
        text = _WRAPPED_CJK.sub("", text)
    if "‘" in text:
        text = _SINGLE_QUOTED.sub(r"‘\1’", text)
    return _BLANKS.sub(" ", text)


def _squeezed(inlines: Sequence[Inline], spaced: bool) -> tuple[list[Inline], bool]:
    """The parts without a blank that follows another; blanks at the ends of a style move out of it.

    `spaced` tells whether what comes before ends in a blank; returned again for what comes after.
    """
    parts: list[Inline] = []
    for inline in inlines:
        match inline:
            case Words(text):
                shown = text[1:] if spaced and text.startswith(" ") else text
                if shown:
                    parts.append(Words(shown))
                    spaced = shown.endswith(" ")
            case Styled(_, content) | Link(_, content):
                around, spaced = _moved(inline, content, spaced)
                parts += around
            case _:
                parts.append(inline)
                spaced = False
    return parts, spaced


def _moved(inline: Styled | Link, content: Sequence[Inline], spaced: bool) -> tuple[list[Inline], bool]:
    """A style or link with the blanks at its ends before and after it, or what is left when it is empty."""
    inner, ends_in_blank = _squeezed(content, spaced=True)
    inner = _trimmed(inner)
    leads = not spaced and bool(content) and isinstance(content[0], Words) and content[0].text.startswith(" ")
    if not inner:
        return ([Words(" ")] if leads else []), spaced or leads
    whole = Styled(inline.style, tuple(inner)) if isinstance(inline, Styled) else Link(inline.url, tuple(inner))
    return [*([Words(" ")] if leads else []), whole, *([Words(" ")] if ends_in_blank else [])], ends_in_blank


def _trimmed(parts: Sequence[Inline]) -> list[Inline]:
    """Neighbouring words joined once more, without a blank at the end."""
    joined: list[Inline] = []
    for part in parts:
        if isinstance(part, Words) and joined and isinstance(joined[-1], Words):
            joined[-1] = Words(joined[-1].text + part.text)
        else:
            joined.append(part)
    if joined and isinstance(last := joined[-1], Words):
        text = last.text.rstrip(" ")
        joined[-1:] = [Words(text)] if text else []
    return joined
