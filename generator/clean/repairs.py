"""What cleaning mends in every build, as edits of the source, so that it can be mended there once and for all."""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING

from generator.clean import escapes, hyphenation, unicode
from generator.clean.unicode_tables import DIRECTIONS, INVISIBLE
from generator.codes import Code
from generator.problems import Edit

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from generator.clean.hyphenation import Lexicon

# U+FFFD stays: it marks a place where a character was lost. U+0080 to U+009F are Windows-1252, read below.
_CONTROL = re.compile(
    f"[\x01-\x08\x0e-\x1b\x7f{DIRECTIONS}\ufdd0-\ufdef\ufff9-\ufffc\ufffe\uffff\U000e0001-\U000e007f]+"
)
_PAGE_ENDS = re.compile("[\x0b\x0c\x1c-\x1f]")
_INVISIBLE = re.compile(f"[{INVISIBLE}]+")
_LIGATURE = re.compile("[ﬀ-ﬆ]")
_NOT_ASCII = re.compile(r"([^\x00-\x7f]+)")
_SUSPECT = re.compile(r"[\u00c2-\u00f4][\u0080-\u2122]|â€|[\u0080-\u009f]")
_EATEN = "\t\b\f\v\a"


def find(text: str, lexicon: Lexicon, *, tabs: bool = True) -> tuple[Edit, ...]:
    """The repairs of a source's text in order, none within another; a tab is no eaten `\\t` unless `tabs`.

    Whether a paper reads the same afterwards is for the caller to see: what stands in a formula, an address or a key
    is not told apart here.
    """
    # The backspace of an eaten `\\beta` is a control character too: what comes first here counts.
    found = chain(_escapes(text, tabs=tabs), _characters(text), _words(text, lexicon))
    return tuple(_apart(sorted(found, key=lambda edit: edit.start)))


def apply(text: str, edits: Sequence[Edit]) -> str:
    """The text with all edits made; they are in order, none within another."""
    parts, at = [], 0
    for edit in edits:
        parts += [text[at : edit.start], edit.new]
        at = edit.start + len(edit.old)
    return "".join((*parts, text[at:]))


def _apart(edits: Iterable[Edit]) -> Iterator[Edit]:
    """Edits without those that touch an earlier one."""
    end = 0
    for edit in edits:
        if edit.start >= end:
            end = edit.start + len(edit.old)
            yield edit


def _escapes(text: str, *, tabs: bool) -> Iterator[Edit]:
    for found in escapes.eaten(text):
        if found[0] in _EATEN and (tabs or found[0] != "\t"):
            yield Edit(found.start(), found[0], escapes.restored(found), Code.EATEN_ESCAPE)


def _characters(text: str) -> Iterator[Edit]:
    for found in _CONTROL.finditer(text):
        yield Edit(found.start(), found[0], "", Code.CONTROL_CHARACTER)
    for found in _PAGE_ENDS.finditer(text):
        yield Edit(found.start(), found[0], " ", Code.CONTROL_CHARACTER)
    if text.isascii():
        return
    for found in _INVISIBLE.finditer(text):
        yield Edit(found.start(), found[0], "", Code.INVISIBLE_CHARACTER)
    for found in _LIGATURE.finditer(text):
        yield Edit(found.start(), found[0], unicode.legible(found[0]), Code.LIGATURE)
    if _SUSPECT.search(text):
        yield from _mojibake(text)


def _mojibake(text: str) -> Iterator[Edit]:
    """Runs beyond ASCII that read otherwise in the right encoding, found line by line as `legible` reads them."""
    start = 0
    for line in text.split("\n"):
        if _SUSPECT.search(line):
            before, after = _NOT_ASCII.split(line), _NOT_ASCII.split(unicode.decoded(line))
            at = start
            if before[::2] == after[::2]:
                for old, new in zip(before, after, strict=True):
                    if old != new:
                        yield Edit(at, old, _INVISIBLE.sub("", unicode.legible(new)), Code.MOJIBAKE)
                    at += len(old)
        start += len(line) + 1


def _words(text: str, lexicon: Lexicon) -> Iterator[Edit]:
    for start, old, new in hyphenation.broken(text, lexicon):
        line = text[text.rfind("\n", 0, start) + 1 : start]
        if (line.count("$") - line.count("\\$")) % 2 == 0:  # else within a formula
            yield Edit(start, old, new, Code.SPLIT_WORD)
