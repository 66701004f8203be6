"""Headings, venue strings and file names: which venue and year they name, and the collection that follows."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from dataclasses import dataclass

from slugify import slugify

from generator.ingest.venue_tables import LIST_WORDS, ORDINALS, UNSPACED_LIST_WORDS, VENUES
from generator.records import Collection

_SLUG_LENGTH = 60
# Devices on Windows, and the page that lists a folder.
RESERVED = re.compile(r"con|prn|aux|nul|com[0-9]|lpt[0-9]|index", re.IGNORECASE)

_SHORT_NAMES = {spelling: short for short, spellings in VENUES.items() for spelling in (short.casefold(), *spellings)}
_LIST_WORDS = frozenset(word for words in LIST_WORDS.values() for word in words.split())
_ORDINALS = frozenset(ORDINALS.split())

# `2024`, `ICLR2024`, `２０２４年`, but not the digits of `8f20245e`.
_YEAR = re.compile(r"(?<![^\W_a-zA-Z\u2e80-\uffff])(?<!\d[a-zA-Z])((?:19|20)\d\d)(?![\da-zA-Z])|['’‘](\d\d)(?!\d)")
# `(ICLR)`, `(NAACL-HLT 2024)` at the end of a long name.
_ACRONYM = re.compile(r"\(\s*([^\W\d_][\w&+-]*?)[\s'’]*(?:19|20)?\d*\s*\)")
_BRACKETS = re.compile(r"[()\[\]{}（）［］【】「」『』《》〈〉]")
_EDGE = " \t,;:.|/·•–—-_#*=~\"'“”‘’`،؛。、："
# `ICLR论文列表` and `ICLR2024の` are written together; the scripts part the words.
_SCRIPTS = re.compile(
    r"(?<=[0-9A-Za-z])(?=[\u0e00-\u0e7f\u3040-\u9fff\uac00-\ud7af])|(?<=[\u0e00-\u0e7f\u3040-\u9fff\uac00-\ud7af])(?=[0-9A-Za-z])"
)
_UNSPACED = "|".join(sorted(" ".join(UNSPACED_LIST_WORDS.values()).split(), key=len, reverse=True))
_ONLY_UNSPACED = re.compile(rf"(?:{_UNSPACED})+")
_ORDINAL = re.compile(r"\d+(?:st|nd|rd|th|\.|º|ª|er|e|ème|-й|-я|-е)|第\d+[届回]|제\d+[회차]", re.IGNORECASE)
# `ICLR.cc/2024/Conference`, as OpenReview writes venues.
_OPENREVIEW_GROUP = re.compile(r"\.(?:cc|org|com)(?=/)|(?<=\d)/(?=\w)|(?<=\.cc)/")


@dataclass(frozen=True, slots=True)
class Event:
    """What a string says: the venue's short name, the year, and the venue as written, list words and year left out."""

    venue: str | None
    year: int | None
    written: str
    lists: bool = False
    """Whether words for "list of papers" stood in it."""

    def is_long(self, text: str) -> bool:
        """Whether the text that this was read from is a long name, worth keeping beside the short one."""
        replaced = self.venue is not None and self.written.casefold() != self.venue.casefold()
        return replaced or text.casefold().startswith("proc")


def recognise(text: str) -> Event:
    """The venue and the year that a heading, a venue string or a file's name speaks of.

    `ICLR 2024 论文列表` and `List of papers accepted at ICLR 2024` give ICLR and 2024; a known or parenthesised
    short name replaces the long one. Two different years give none.
    """
    plain = unicodedata.normalize("NFKC", text)
    years = {_year(match) for match in _YEAR.finditer(plain)}
    rest = _YEAR.sub(" ", plain)
    acronym = _ACRONYM.search(rest)
    words = _SCRIPTS.sub(" ", _OPENREVIEW_GROUP.sub(" ", _BRACKETS.sub(" ", rest))).split()
    kept = _trim(words)
    written = " ".join(kept).strip(_EDGE)
    venue = _short(written)
    if acronym and _is_acronym(acronym.group(1)):
        venue = acronym.group(1)
    return Event(venue or None, years.pop() if len(years) == 1 else None, written, len(kept) < len(words))


def same(one: str, other: str) -> bool:
    """Whether two names stand for one venue: `NIPS` and `NeurIPS`, `ICLR` and `Learning Representations (ICLR)`."""
    first, second = _comparable(one), _comparable(other)
    return first == second


def collection(name: str, venue: str | None, year: int | None) -> Collection:
    """The collection of a venue and a year, named as written; without both, its address comes from the name."""
    source = f"{venue} {year}" if venue and year else name
    slug = slugify(
        source.replace("'", "").replace("’", ""),
        max_length=_SLUG_LENGTH,
        word_boundary=True,
        save_order=True,
        replacements=(("+", " plus "), ("#", " sharp ")),
        backend="text-unidecode",
    )
    if not slug:
        slug = f"list-{hashlib.sha256(source.encode()).hexdigest()[:6]}"
    return Collection(f"{slug}-list" if RESERVED.fullmatch(slug) else slug, name)


def _year(match: re.Match[str]) -> int:
    if match.group(1):
        return int(match.group(1))
    short = int(match.group(2))
    return short + (1900 if short > 70 else 2000)


def _trim(words: list[str]) -> list[str]:
    start, end = 0, len(words)
    while start < end and _says_list(words[start]):
        start += 1
    while end > start and _says_list(words[end - 1]):
        end -= 1
    return words[start:end]


def _says_list(word: str) -> bool:
    bare = word.strip(_EDGE)
    folded = bare.casefold()
    return (
        not bare
        or folded in _LIST_WORDS
        or _ONLY_UNSPACED.fullmatch(bare) is not None
        or _ORDINAL.fullmatch(bare) is not None
        or all(part in _ORDINALS for part in folded.split("-"))
    )


def _short(name: str) -> str:
    return _SHORT_NAMES.get(name.casefold(), name)


def _is_acronym(word: str) -> bool:
    return sum(character.isupper() for character in word) >= 2


def _comparable(name: str) -> str:
    venue = recognise(name).venue or name
    return {"NIPS": "neurips"}.get(venue, re.sub(r"[\W_]+", "", venue.casefold()))
