"""A block of lines may be a heading: the collection that it names, and how sure that is."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.ingest import venues

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generator.ingest.venues import Event

_MOST_LINES = 3
_MOST_WORDS = 16
_MOST_CHARACTERS = 120
# In scripts that need fewer characters for as much.
_MOST_WIDE_CHARACTERS = 45
_WIDE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
# `# ICLR 2023`, `== ICLR 2023 ==`, `**ICLR 2023**`
_HASHED = re.compile(r"#{1,6}\s+(?P<text>.*?)[\s#]*")
_FENCED = re.compile(r"(?P<fence>={1,6}|\*\*|__|\*)\s*(?P<text>.+?)\s*(?P=fence)")
_ENDS_SENTENCE = re.compile(r"[.!?。！？｡؟۔।॥…։][\"'”’»)\]）」』]*\Z")
# `8f65310258e62952`: a number that somebody's tool gave, not a word.
_HASH = re.compile(r"(?=[a-f]*\d)[0-9a-f]{8,}")


@dataclass(frozen=True, slots=True)
class Heading:
    """The heading as shown, what it says of venue and year, and whether it could be nothing else."""

    name: str
    event: Event
    certain: bool


def recognise(lines: Sequence[str]) -> Heading | None:
    """The heading that a block of lines is; None for an abstract.

    Short and without the end of a sentence, it is a heading where one is expected. It is certain, and so a
    heading anywhere, when marked with `#`, or when it is made of venue, year and words for "list of papers".
    """
    if len(lines) > _MOST_LINES or sum(map(len, lines)) > 2 * _MOST_CHARACTERS:
        return None
    text = " ".join(" ".join(lines).split())
    hashed = _HASHED.fullmatch(text)
    marked = hashed or _FENCED.fullmatch(text)
    name = marked["text"] if marked else text
    if not any(map(str.isalnum, name)) or not _is_short(name):
        return None
    event = venues.of_heading(name)
    certain = hashed is not None or _says_nothing_else(event)
    if not certain and _ENDS_SENTENCE.search(name):
        return None
    return Heading(name, event, certain)


def of_file(stem: str) -> Heading:
    """The heading that a file's name stands for: `iclr-2024` becomes `ICLR 2024`, `reading_list` `Reading list`."""
    name = " ".join(re.split(r"[\s_\-–—]+", unicodedata.normalize("NFC", stem))).strip()
    if not name or any(map(_HASH.fullmatch, name.split())):
        return Heading(stem, venues.Event(None, None), certain=False)
    event = venues.of_heading(name)
    if event.venue and event.known:
        spelled = re.compile(rf"{re.escape(event.venue)}\s*(?=\W|\d|$)", re.IGNORECASE)
        name = spelled.sub(f"{event.venue} ", name).strip()
    return Heading(name[:1].upper() + name[1:] if name.islower() else name, event, certain=False)


def _is_short(name: str) -> bool:
    wide = len(_WIDE.findall(name)) > len(name) / 3
    return len(name) <= (_MOST_WIDE_CHARACTERS if wide else _MOST_CHARACTERS) and len(name.split()) <= _MOST_WORDS


def _says_nothing_else(event: Event) -> bool:
    """`ICLR 2023 Papers`, `NeurIPS 2023`, `TMLR papers`, `Oral presentations`: nothing beside venue, year, list."""
    if event.lists:
        return event.bare or event.known or (event.venue is not None and event.year is not None)
    return event.known and event.year is not None
