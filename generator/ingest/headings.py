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

_LONGEST = 120
_MOST_LINES = 3
_MOST_WORDS = 16
# `# ICLR 2023`, `== ICLR 2023 ==`, `**ICLR 2023**`, `【ICLR 2023】`
_MARKED = re.compile(r"#{1,6}\s+(?P<text>.*?)[\s#]*|(?P<fence>={1,6}|\*\*|__|\*)\s*(?P<inner>.+?)\s*(?P=fence)")
_ENDS_SENTENCE = re.compile(r"[.!?。！？｡؟۔।॥…।։።]['\"”’»)\]）」』]*$")
_WIDE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]")
_WIDE_LONGEST = 45


@dataclass(frozen=True, slots=True)
class Heading:
    """The heading as shown, what it says of venue and year, and whether it could be nothing else."""

    name: str
    event: Event
    certain: bool


def recognise(lines: Sequence[str]) -> Heading | None:
    """The heading that a block of lines is; None for an abstract.

    Short and without the end of a sentence, it is a heading where a heading is expected. It is certain, and so
    one anywhere, when marked as one, or when it names a year and says nothing beside venue and list.
    """
    text = " ".join(lines)
    marked = _MARKED.fullmatch(text)
    name = " ".join((marked["text"] or marked["inner"] or "").split()) if marked else " ".join(text.split())
    if not any(map(str.isalnum, name)) or not _is_short(name, lines):
        return None
    event = venues.recognise(name)
    hashed = marked is not None and marked["fence"] is None
    certain = hashed or (event.lists and (event.year is not None or event.venue is None)) or _is_event(name, event)
    if _ENDS_SENTENCE.search(name) and not certain:
        return None
    return Heading(name, event, certain)


def of_file(stem: str) -> Heading:
    """The heading that a file's name stands for: `iclr-2024` becomes `ICLR 2024`, `reading_list` `Reading list`."""
    words = re.sub(r"[\s_\-–—]+", " ", unicodedata.normalize("NFC", stem)).strip() or stem
    event = venues.recognise(words)
    if event.venue and words.islower():
        words = re.sub(re.escape(event.venue), event.venue, words, flags=re.IGNORECASE)
    return Heading(words[:1].upper() + words[1:] if words.islower() else words, event, certain=False)


def _is_short(name: str, lines: Sequence[str]) -> bool:
    longest = _WIDE_LONGEST if len(_WIDE.findall(name)) > len(name) / 3 else _LONGEST
    return len(lines) <= _MOST_LINES and len(name) <= longest and len(name.split()) <= _MOST_WORDS


def _is_event(name: str, event: Event) -> bool:
    """`NeurIPS 2023`: a year and one short name, nothing else."""
    return event.year is not None and event.venue is not None and len(name.split()) <= 3
