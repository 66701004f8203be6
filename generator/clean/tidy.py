"""Prose in its final form: blanks, wrapped lines and broken words mended, neighbours merged, nothing empty."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from generator.clean.builder import CITATION, CITED
from generator.clean.hyphenation import mend
from generator.clean.unicode_tables import CJK
from generator.records import Link, Math, ParagraphBreak, Styled, Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from generator.clean.hyphenation import Lexicon
    from generator.records import Inline, Prose

_BLANKS = re.compile(r" +")
_WRAPPED_CJK = re.compile(rf"(?<=[{CJK}])\n(?=[{CJK}])")

_CITED_AGAIN = rf"(?:(?:\s|,|;|and\b|or\b)*{CITATION})*"

# Where a sentence needs a word: by \cite{a}, at its start \cite{b} show.
_CITED_WITHIN = re.compile(
    r"(\b(?i:in|by|of|to|from|with|and|as|than|on|for|like|unlike|or|via|the|at|(?<![(\[])see|under|over|against|between"
    r"|through|after|before|beyond|since|while|that|follow(?:s|ing)?|us(?:e|es|ing)|extend(?:s|ing)?"
    rf"|improv(?:e|es|ing)|generali[sz](?:e|es|ing))\s+){CITATION}{_CITED_AGAIN}"
    rf"|((?:^|[.;:!?]\s+)){CITATION}{_CITED_AGAIN}(?=\s[a-z])"
)

# see \cite{a}, \citet{b}: one that is shown stands for all.
_CITED_BEFORE = re.compile(rf"(?:{CITATION}[ ,;]*)+(?={re.escape(CITED)})")

# (see \cite{a}; \cite{b}) goes as a whole; alone, a citation takes the blank before it along, and in a list within
# brackets the comma too: (truncated, \cite{a}).
_CITED = re.compile(
    rf"(?<=\.)\s*{CITATION}{_CITED_AGAIN}\s*\."
    rf"|\s*[(\[]\s*(?:(?:see|cf\.?|e\.g\.|i\.e\.|also|and),?\s*)*(?:{CITATION}[\s,;]*)+[)\]]"
    rf"|\s*[,;]\s*(?:{CITATION}[ ,;]*(?={CITATION}))*{CITATION}(?=\s*[;)\]])"
    rf"|\s*(?:{CITATION}[ ,;]*(?={CITATION}))*{CITATION}(?=[\s.,;:)\]!?]|\Z)"
    rf"|{CITATION}"
)


class _Part(NamedTuple):
    """Tidy content without blanks at its ends, and whether there were any."""

    content: tuple[Inline, ...]
    leads: bool
    trails: bool


def tidy(inlines: Iterable[Inline], lexicon: Lexicon) -> Prose:
    """Paragraphs without blanks at their ends and with single blanks within; no empty part, no two `Words` in a row.

    Blanks at the ends of a style or link move out of it; a link within a link gives up its address.
    """
    prose: list[Inline] = []
    for paragraph in _paragraphs(inlines):
        content = _tidied(paragraph, lexicon, linked=False).content
        if content:
            prose += (ParagraphBreak(), *content) if prose else content
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


def _tidied(inlines: Iterable[Inline], lexicon: Lexicon, *, linked: bool) -> _Part:
    parts: list[Inline] = []
    words: list[str] = []
    for inline in _unlinked(inlines) if linked else inlines:
        match inline:
            case Words(text):
                words.append(text)
            case Styled() | Link():
                inner = _inner(inline, lexicon, linked=linked)
                words.append(" " if inner.leads else "")
                if inner.content:
                    _flush(words, parts, lexicon)
                    parts += inner.content
                words.append(" " if inner.trails else "")
            case _:
                _flush(words, parts, lexicon)
                parts.append(inline)
    _flush(words, parts, lexicon)
    return _stripped(parts)


def _unlinked(inlines: Iterable[Inline]) -> Iterator[Inline]:
    for inline in inlines:
        if isinstance(inline, Link):
            yield from _unlinked(inline.content)
        else:
            yield inline


def _inner(inline: Styled | Link, lexicon: Lexicon, *, linked: bool) -> _Part:
    match inline:
        case Styled("code", content):
            part = _tidied((Words(_text(content)),), lexicon, linked=linked)
        case _:
            part = _tidied(inline.content, lexicon, linked=linked or isinstance(inline, Link))
    if not part.content:
        return part
    whole = Styled(inline.style, part.content) if isinstance(inline, Styled) else Link(inline.url, part.content)
    return part._replace(content=(whole,))


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


def _flush(words: list[str], parts: list[Inline], lexicon: Lexicon) -> None:
    """The words so far as one part."""
    if text := _mended("".join(words), lexicon):
        parts.append(Words(text))
    words.clear()


def _mended(text: str, lexicon: Lexicon) -> str:
    if CITATION in text:
        text = _CITED_BEFORE.sub("", _CITED_WITHIN.sub(rf"\1\2{CITED}", text))
        text = _CITED.sub("", text)
    if "-" in text:
        text = mend(text, lexicon)
    if "\n" in text:
        text = _WRAPPED_CJK.sub("", text).replace("\n", " ")
    return _BLANKS.sub(" ", text) if "  " in text else text


def _stripped(parts: list[Inline]) -> _Part:
    leads = trails = False
    if parts and isinstance(first := parts[0], Words) and first.text[0] == " ":
        leads = True
        parts[:1] = [Words(first.text[1:])] if len(first.text) > 1 else []
    if parts and isinstance(last := parts[-1], Words) and last.text[-1] == " ":
        trails = True
        parts[-1:] = [Words(last.text[:-1])] if len(last.text) > 1 else []
    return _Part(tuple(parts), leads, trails)
