"""Values under the names that people and exports give them, such as `Author full names`, become a record's fields."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeAlias

from generator.ingest import addresses, column_names, values
from generator.ingest.assembly import Fields
from generator.records import Identifier

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from generator.problems import Location
    from generator.records import Author, WebLink

Named: TypeAlias = "Mapping[str, tuple[str, ...]]"
"""What stands under each name, in the order of the file; a list is more than one value."""

Columns: TypeAlias = "tuple[tuple[str, str], ...]"
"""What the curator says that names of their own stand for: see `records.Source.columns`."""

_NOT_IN_NAMES = re.compile(r"[\W_]+")
_MEANINGS = {name: meaning for meaning, names in column_names.NAMES.items() for name in names.split(", ")}
_RANKS = {name: rank for names in column_names.NAMES.values() for rank, name in enumerate(names.split(", "))}
_LABELS = {"pdf": "PDF", "code": "Code", "website": "Website"}
# `Endoscopic Ultrasound (2014) 3:3 (152-160)`, as Embase writes a journal.
_ISSUE = re.compile(r"\s*\((?:19|20)\d\d\).*", re.DOTALL)
_SEPARATED = re.compile(r"[\s;|]+(?=https?://)")


def meaning(name: str, given: Columns) -> str | None:
    """What a name stands for: `title`, `abstract`, `authors` …; what the curator has `given` wins."""
    own = next((known for column, known in given if column == name.strip()), None)
    return own or _MEANINGS.get(_bare(name))


def fields(found: Named, place: Location, given: Columns) -> Fields:
    """The fields of a record; of two names for one thing the better known wins, such as full names over initials."""
    known = _by_meaning(found, given)

    def first(name: str) -> str | None:
        return next((value.strip() for value in known.get(name, ()) if value.strip()), None)

    title, venue = first("title"), first("venue") or ""
    return Fields(
        key=first("key") or title or "",
        place=place,
        title=title,
        abstract=first("abstract"),
        authors=_authors(known.get("authors", ())),
        venue=" ".join(_ISSUE.sub("", venue).split()) or None,
        in_journal=any(_bare(name) in column_names.OF_JOURNALS for name in found),
        year=values.year(first("year") or first("date") or venue),
        found=tuple(_found(known)),
        keywords=values.keywords(known.get("keywords", ()), comma=len(known.get("keywords", ())) == 1),
    )


def _by_meaning(found: Named, given: Columns) -> dict[str, tuple[str, ...]]:
    """The values by meaning; those of links together, of all else those of the first name that has any."""
    ranked: dict[str, list[tuple[int, tuple[str, ...]]]] = {}
    for name, texts in found.items():
        known = meaning(name, given)
        if known and any(text.strip() for text in texts):
            rank = -1 if any(name.strip() == column for column, _ in given) else _RANKS.get(_bare(name), 0)
            ranked.setdefault(known, []).append((rank, texts))
    best: dict[str, tuple[str, ...]] = {}
    for known, choices in ranked.items():
        choices.sort(key=lambda choice: choice[0])
        every = known in column_names.GATHERED
        best[known] = tuple(text for _, texts in choices for text in texts) if every else choices[0][1]
    return best


def _authors(texts: tuple[str, ...]) -> tuple[Author, ...]:
    return values.persons(texts) if len(texts) > 1 else values.names(texts[0]) if texts else ()


def _found(known: Mapping[str, tuple[str, ...]]) -> Iterator[Identifier | WebLink]:
    for scheme, of_scheme in addresses.SCHEMES.items():
        for text in known.get(scheme, ()):
            if identifier := of_scheme(text.strip()):
                yield identifier
    for name in ("url", *_LABELS):
        for address in _addresses(known.get(name, ())):
            if link := addresses.read(address, _LABELS.get(name)):
                yield link
    for text in known.get("key", ()):
        if identifier := addresses.named(text.strip()):
            yield identifier


def _addresses(texts: Iterable[str]) -> list[str]:
    return [address.strip() for text in texts for address in _SEPARATED.split(text) if address.strip()]


def _bare(name: str) -> str:
    return _NOT_IN_NAMES.sub(" ", name.strip().casefold()).strip()
