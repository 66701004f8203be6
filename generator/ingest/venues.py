"""Headings, venue strings and file names: which venue and year they name, and the collection that follows."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from slugify import slugify

from generator.ingest import venue_tables as tables
from generator.records import Collection

_SLUG_LENGTH = 60
# Devices on Windows, and the page that lists a folder.
RESERVED = re.compile(r"con|prn|aux|nul|com[0-9]|lpt[0-9]|index", re.IGNORECASE)

_SHORT_NAMES = {name: short for short, names in tables.VENUES.items() for name in (short.casefold(), *names)}
_LIST_WORDS = frozenset(" ".join(tables.LIST_WORDS.values()).split())
_FILLERS = frozenset(" ".join(tables.FILLERS.values()).split())
_ORDINALS = frozenset(tables.ORDINALS.split())
_CONFERENCES = frozenset(tables.CONFERENCES.split())
_SUBJECT_WORDS = frozenset(tables.SUBJECT_WORDS.split())
_PARTS_OF_VENUES = frozenset(tables.PARTS_OF_VENUES.split())
_UNSPACED_FILLERS = tables.UNSPACED_FILLERS.split()

# `2024`, `ICLR2024`, `２０２４年`, `'24`, but not the digits of `8f20245e`.
_YEAR = re.compile(r"(?<!\d)(?<!\d[a-zA-Z])((?:19|20)\d\d)(?![\da-zA-Z])|['’‘](\d\d)(?!\d)")
# `AAAI-20`, `CVPR24`: a year only behind a venue that is known.
_SHORT_YEAR = re.compile(r"([A-Za-z]{3,})-?(\d\d)(?!\w)")
# `(ICLR)`, `(NAACL-HLT )` behind a long name.
_ACRONYM = re.compile(r"\(\s*([^\W\d_][\w&+-]*)\s*\)")
# BibTeX's braces part no words: `{CHI} Conference`.
_BRACES = {ord("{"): None, ord("}"): None}
_BRACKETS = re.compile(r"[()\[\]（）［］【】「」『』《》〈〉]")
_EDGE = " \t,;:.|/·•–—-_#*=~\"'“”‘’`،؛。、："
# `ICLR论文列表` and `ICLR2024の` are written together; the scripts part the words.
_SPACELESS = r"[\u0e00-\u0e7f\u3040-\u9fff\uac00-\ud7af]"
_SCRIPTS = re.compile(rf"(?<=[0-9A-Za-z])(?={_SPACELESS})|(?<={_SPACELESS})(?=[0-9A-Za-z])")
_UNSPACED = "|".join(
    sorted([*" ".join(tables.UNSPACED_LIST_WORDS.values()).split(), *_UNSPACED_FILLERS], key=len, reverse=True)
)
_ONLY_UNSPACED = re.compile(rf"(?:{_UNSPACED})+")
_ORDINAL = re.compile(r"\d+(?:st|nd|rd|th|\.|º|ª|er|e|ème|-й|-я|-е)|第\d+[届回]|제\d+[회차]", re.IGNORECASE)
# `ICLR.cc/2024/Conference`, as OpenReview writes venues.
_OPENREVIEW_GROUP = re.compile(r"\.(?:cc|org|com)(?=/)|(?<=\d)/(?=\w)|(?<=\.cc)/")
# `Proceedings of the 2023 IEEE/CVF`, `12th Annual`: what stands before the name that a venue is known by.
_BEFORE_NAME = re.compile(r"proceedings|proc|of|the|annual|acm|ieee|ieee/cvf|acm/ieee|ieee/rsj", re.IGNORECASE)
_PROCEEDINGS = re.compile(r"\s*(?:in:?\s+)?proc(?:eedings|\.)\s+(?:of\s+)?(?:the\s+)?", re.IGNORECASE)
# `J. Insect Minds 129, 154104 ( )`, `Insect Minds 7:100`: volume and page, where a journal's name was meant.
_CITED_ISSUE = re.compile(r",?\s+(?:vol\.?\s*)?\d+\s*(?:\([\d-]*\)\s*)?[,:]\s*\w*\d.*$", re.IGNORECASE)
# `Findings of the Association for Computational Linguistics: EMNLP 2023`, `Findings of ACL`
_FINDINGS = re.compile(
    r"(?i:findings of )(?:(?i:the association for computational linguistics)(?::?\s*(\w+))?|(\w*[A-Z]{2,}))"
)


@dataclass(frozen=True, slots=True)
class Event:
    """What a string says of venue and year, and how sure it is that the string speaks of these."""

    venue: str | None
    year: int | None
    known: bool = False
    """Whether the venue is, or begins with, a well-known one or an acronym."""
    lists: bool = False
    """Whether words for "list of papers" stood beside it."""
    bare: bool = False
    """Whether nothing stood beside year and list."""


def of_heading(text: str) -> Event:
    """The venue and the year in a heading or a file's name, where it names any.

    `ICLR 2024 论文列表` and `List of papers accepted at ICLR 2024` give ICLR and 2024. A name that is no known
    venue is one only beside a year: `Reading list` has none. Two different years give none.
    """
    rest, year = _without_year(text)
    short = _short_name(rest)
    words = _SCRIPTS.sub(" ", _BRACKETS.sub(" ", rest)).split()
    kept, lists = _trim(words)
    venue = short or _host(kept) or " ".join(kept).strip(_EDGE)
    known = short is not None or venue.split(" ")[0].casefold() in _SHORT_NAMES
    named = short or (year is not None and not (venue[:1].islower() and " " in venue))
    return Event((venue or None) if named else None, year, known=known, lists=lists, bare=not kept)


@lru_cache(maxsize=1024)
def of_record(text: str, *, journal: bool = False) -> Event:
    """The short name and the year in a record's venue: `Proceedings of the 41st ICML`, `ICLR 2020`, `CHI '23`."""
    rest, year = _without_year(text)
    short = _short_name(rest)
    if short:
        return Event(short, year, known=True)
    rest = _CITED_ISSUE.sub("", rest) if journal else rest
    before = None if journal else _PROCEEDINGS.match(rest)
    words = rest[before.end() if before else 0 :].split()
    while not journal and len(words) > 1 and _is_ordinal(words[0].strip(_EDGE)):
        words = words[1:]
    return Event(" ".join(words).strip(_EDGE) or None, year)


def same(one: str, other: str) -> bool:
    """Whether two names stand for one venue: `NIPS` and `NeurIPS`, `Environ. Res. Lett.` and the words in full."""
    first, second = _comparable(one), _comparable(other)
    abbreviated = (a.startswith(b) or b.startswith(a) for a, b in zip(first, second, strict=False))
    return first == second or (len(first) == len(second) > 1 and all(abbreviated))


@lru_cache(maxsize=1024)
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


def _without_year(text: str) -> tuple[str, int | None]:
    plain = _OPENREVIEW_GROUP.sub(" ", unicodedata.normalize("NFKC", text).translate(_BRACES).replace("\\&", "&"))
    years = {_year(match) for match in _YEAR.finditer(plain)}
    rest = _YEAR.sub(" ", plain)
    if not years and (match := _SHORT_YEAR.search(rest)) and match.group(1).casefold() in _SHORT_NAMES:
        return f"{rest[: match.end(1)]}{rest[match.end() :]}", 2000 + int(match.group(2))
    return rest, years.pop() if len(years) == 1 else None


def _year(match: re.Match[str]) -> int:
    if match.group(1):
        return int(match.group(1))
    short = int(match.group(2))
    return short + (1900 if short > 70 else 2000)


def _short_name(text: str) -> str | None:
    """The acronym in a name's brackets, the short form of a known name, or the acronym that is left of a list."""
    findings = _FINDINGS.search(text)
    if findings:
        return f"Findings of {findings.group(1) or findings.group(2) or 'ACL'}"
    bracketed = _ACRONYM.search(text)
    if bracketed and _is_acronym(bracketed.group(1)):
        return bracketed.group(1)
    kept, _ = _trim(_SCRIPTS.sub(" ", _BRACKETS.sub(" ", text)).split())
    trimmed = " ".join(kept).strip(_EDGE)
    for candidate in (text, text.split(":", maxsplit=1)[0], text.split("(", maxsplit=1)[0], trimmed):
        words = candidate.split()
        while words and (_BEFORE_NAME.fullmatch(words[0]) or _is_ordinal(words[0])):
            words = words[1:]
        known = _SHORT_NAMES.get(" ".join(words).strip(_EDGE).casefold())
        if known:
            return known
    return trimmed if " " not in trimmed and _is_acronym(trimmed) else None


def _host(words: list[str]) -> str | None:
    """The known venue among words of a language that is in no table: `ICLR სტატიები`, `Makala za ICLR`."""
    known = [(index, word) for index, word in enumerate(words) if word.casefold() in _SHORT_NAMES]
    if len(known) != 1 or any(word.casefold() in _PARTS_OF_VENUES for word in words):
        return None
    index, word = known[0]
    # What follows a venue in its own language, capitals and all, is a part of its name: `NeurIPS Datasets`.
    after = words[index + 1 :]
    return None if any(other[:1].isupper() and other.isascii() for other in after) else _SHORT_NAMES[word.casefold()]


def _trim(words: list[str]) -> tuple[list[str], bool]:
    """Words without those at both ends that only say "list of papers", and whether there were any."""
    start, end, lists = 0, len(words), False
    while start < end and _is_dropped(words[start]) and not _names_subject(words[start : start + 2]):
        lists |= _says_list(words[start])
        start += 1
    while end > start and _is_dropped(words[end - 1]):
        end -= 1
        lists |= _says_list(words[end])
    return words[start:end], lists


def _is_dropped(word: str) -> bool:
    bare = word.strip(_EDGE)
    return not bare or bare.casefold() in _FILLERS or _is_ordinal(bare) or _says_list(word) or bare in _UNSPACED_FILLERS


def _says_list(word: str) -> bool:
    bare = word.strip(_EDGE)
    if bare in _UNSPACED_FILLERS:
        return False
    return bare.casefold() in _LIST_WORDS or _ONLY_UNSPACED.fullmatch(bare) is not None


def _names_subject(words: list[str]) -> bool:
    first, *second = (word.strip(_EDGE).casefold() for word in words)
    return first in _CONFERENCES and bool(second) and second[0] in _SUBJECT_WORDS


def _is_ordinal(word: str) -> bool:
    return _ORDINAL.fullmatch(word) is not None or all(part in _ORDINALS for part in word.casefold().split("-"))


def _is_acronym(word: str) -> bool:
    return sum(character.isupper() for character in word) > 1 and not word[:1].isdigit()


def _comparable(name: str) -> list[str]:
    """The words by which a venue is told from another."""
    venue = of_record(name).venue or name
    words = re.findall(r"[^\W_]+", ("NeurIPS" if venue == "NIPS" else venue).casefold())
    return [word for word in words if word not in _FILLERS]
