"""Values that many formats write alike: a year within a date, keywords or names in one string, a title's full stop."""

from __future__ import annotations

import html
import re
from typing import TYPE_CHECKING

from generator.ingest import people
from generator.records import Author

if TYPE_CHECKING:
    from collections.abc import Iterable

_YEAR = re.compile(r"(?<!\d)(?:1[6-9]|20|21)\d\d(?!\d)")
# Years by which a date's milliseconds since 1970 are counted: 365.2425 days.
_MILLISECONDS = 31_556_952_000
# `Liu R.`, `van der Berg J.-P.`, `Ahmad AS`: initials behind a family name, without a comma.
_INITIALS_LAST = re.compile(r"(?P<family>[^\W\d_].*?[^\W\d_])\.?\s+(?P<given>(?:[A-Z]\.?[ -]?){1,4})")
# `(57193214100)` of Scopus, `[1]`, `*`, `†`, `¹`: what refers to somewhere else.
_REFERENCE = re.compile(r"\s*(?:\([^()]*\)|\[[^\[\]]*\]|\{\d+\}|[*†‡§¶∗#¹²³⁰-⁹]+|(?<=[^\W\d_])\d+)(?=\s|[,;|]|$)")
_OTHERS = re.compile(r"(?:and\s+)?(?:et\.? al\.?|others)\s*", re.IGNORECASE)
_AND = re.compile(r",?\s+(?:and|&)\s+")
_SUFFIX = re.compile(r"(?:jr|sr|ph\.?d|m\.?d)\.?|i{2,3}|iv", re.IGNORECASE)
_STRONG_SEPARATORS = (";", "|", "\n")
# `Lamps of moths.`, but not `Lamps of moths et al.`, `The Case of Moth Inc.` and `Which lamps...`
_FULL_STOP = re.compile(r"(?:(?<=[^\W_]{3})(?<!\b(?:Inc|Ltd|etc))|(?<=[)\]”\"’']))\.\s*\Z")
# What MEDLINE tags every study with beside its subject; it would be the topic of all papers, and of none.
_CHECK_TAGS = (
    "adolescent, adult, aged, aged 80 and over, animals, child, child preschool, female, humans, infant, "
    "infant newborn, male, middle aged, young adult"
)
_NO_SUBJECTS = frozenset(_CHECK_TAGS.split(", "))


def year(text: str) -> int | None:
    """The first year in a date such as `2024-05-01`, `2019//`, `Spring 2024`, `(2014) 3:3`."""
    found = _YEAR.search(text)
    return int(found.group()) if found else None


def year_of(milliseconds: int) -> int:
    """The year of a moment in milliseconds since the beginning of 1970; exact but for hours around New Year."""
    return 1970 + milliseconds // _MILLISECONDS


def keywords(texts: Iterable[str], *, comma: bool = False) -> tuple[str, ...]:
    """Keywords, each once, without MEDLINE's tags for kinds of studies.

    A string that holds several is parted at semicolons; with `comma`, also at bars, else at commas.
    """
    found: list[str] = []
    for text in texts:
        plain = html.unescape(text) if "&" in text else text
        separator = ";" if ";" in plain else "|" if comma and "|" in plain else "," if comma else "\n"
        found += (" ".join(word.split()).removeprefix("*") for word in plain.split(separator))
    return tuple(word for word in dict.fromkeys(found) if word and _plain(word) not in _NO_SUBJECTS)


def title(text: str) -> str:
    """A title without the full stop that medical databases put behind it, and the brackets of a translated one."""
    bare = _FULL_STOP.sub("", " ".join(text.split()))
    return bare[1:-1] if bare.startswith("[") and bare.find("]") == len(bare) - 1 else bare


def names(text: str) -> tuple[Author, ...]:
    """The authors in one string, parted by `;`, `|`, line ends, `and` or commas, whichever it has."""
    cleaned = _REFERENCE.sub("", text)
    separator = next((each for each in _STRONG_SEPARATORS if each in cleaned.strip()), None)
    if separator:
        parts = cleaned.split(separator)
    else:
        parts = [part for piece in _AND.split(" ".join(cleaned.split())) for part in _at_commas(piece)]
    real = [part for part in map(str.strip, parts) if part and not _OTHERS.fullmatch(part)]
    return persons(real, initials_last="." in cleaned and all(map(_INITIALS_LAST.fullmatch, real)))


def persons(given: Iterable[str], *, initials_last: bool = False) -> tuple[Author, ...]:
    """The authors of strings that hold one name each; `initials_last` where `Liu R.` is the family Liu."""
    found: list[Author] = []
    for each in given:
        name = " ".join(each.split()).strip(" ,;*_")
        behind = _INITIALS_LAST.fullmatch(name) if initials_last and "," not in name else None
        if behind:
            found.append(Author(behind["given"].strip(), behind["family"]))
        elif name and not _OTHERS.fullmatch(name):
            found.append(people.read(name))
    return tuple(author for author in found if author.name)


def _plain(word: str) -> str:
    return word.replace(",", "").casefold()


def _at_commas(text: str) -> list[str]:
    """Names between commas; `Moth, Ada`, two parts of which one is a single word, is one name."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if len(parts) == 2 and not (" " in parts[0] and " " in parts[1]):
        return [text]
    joined: list[str] = []
    for part in parts:
        if joined and _SUFFIX.fullmatch(part):
            joined[-1] = f"{joined[-1]} {part}"
        else:
            joined.append(part)
    return joined
