"""The fields of a record, whatever its format, become a draft (with a whole abstract) or metadata (all others)."""

from __future__ import annotations

import posixpath
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from generator.ingest import addresses, headings, lengths, normal, venues
from generator.problems import Outcome
from generator.records import Bibliography, Draft, Identifier, Metadata, WebLink

if TYPE_CHECKING:
    from collections.abc import Iterable

    from generator.ingest.headings import Heading
    from generator.ingest.venues import Event
    from generator.problems import Location, Problem
    from generator.records import Author, Collection, Record

# Characters; the shortest abstracts of a large collection have fewer, openings quoted to find a paper far fewer.
_SHORTEST_CUT_ABSTRACT = 400
_IF_SHORT = "leave the abstract out where it is not known; an ellipsis at its end makes it the opening of another"
_IF_LONG = "does the record hold the whole text?"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shelved:
    """Where one of the site's own exports says that a paper stands; taken as it is."""

    collection: Collection
    venue: str | None = None
    proceedings: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Fields:
    """A record as its format tells it; venues as written, year included or not."""

    key: str
    place: Location
    title: str | None = None
    abstract: str | None = None
    authors: tuple[Author, ...] = ()
    venue: str | None = None
    short_venue: str | None = None
    in_journal: bool = False
    year: int | None = None
    found: tuple[Identifier | WebLink, ...] = ()
    keywords: tuple[str, ...] = ()
    shelved: Shelved | None = None


def gather(fields: Iterable[Fields]) -> Outcome[tuple[Record, ...]]:
    """The records of a file in their order, its papers counted from 1."""
    records: list[Record] = []
    problems: list[Problem] = []
    papers = 0
    for each in fields:
        outcome = assemble(each, papers + 1)
        problems += outcome.problems
        papers += isinstance(outcome.value, Draft)
        records.append(outcome.value)
    return Outcome(tuple(records), tuple(problems))


def assemble(fields: Fields, number: int) -> Outcome[Record]:
    """A draft, counted as the file's paper `number`; metadata when the abstract is missing or only begins.

    An abstract that ends in an ellipsis after several sentences is a draft too: no other file may hold the rest.
    """
    bibliography = _bibliography(fields)
    abstract = (fields.abstract or "").strip()
    opening = normal.opening(abstract)
    if abstract and (opening is None or len(opening) >= _SHORTEST_CUT_ABSTRACT or fields.shelved):
        file = headings.of_file(posixpath.splitext(posixpath.basename(fields.place.path))[0])
        bibliography = bibliography if fields.shelved else _completed(bibliography, file.event)
        draft = Draft(
            abstract=abstract,
            bibliography=bibliography,
            collection=fields.shelved.collection if fields.shelved else _collection(bibliography, file),
            location=fields.place,
            number=number,
        )
        return Outcome(draft, tuple(lengths.check(draft, _IF_SHORT, _IF_LONG)))
    known = Metadata(bibliography=bibliography, opening=opening or None, location=fields.place, key=fields.key)
    return Outcome(known)


def _bibliography(fields: Fields) -> Bibliography:
    written = fields.venue or ""
    eprint = addresses.eprint_within(written)
    identifiers = [each for each in fields.found if isinstance(each, Identifier)]
    known = Bibliography(
        title=fields.title,
        authors=fields.authors,
        year=fields.year,
        identifiers=tuple(dict.fromkeys([*identifiers, *([eprint] if eprint else [])])),
        links=tuple(dict.fromkeys(each for each in fields.found if isinstance(each, WebLink))),
        keywords=fields.keywords,
    )
    if fields.shelved:
        return replace(known, venue=fields.shelved.venue, proceedings=fields.shelved.proceedings)
    if eprint:
        return replace(known, venue="arXiv")
    event = venues.of_record(fields.short_venue or written, journal=fields.in_journal)
    proceedings = written if _is_long(written, event.venue) else None
    return replace(known, venue=event.venue, proceedings=proceedings, year=fields.year or event.year)


def _completed(known: Bibliography, file: Event) -> Bibliography:
    """With the venue and the year of the file's name, such as `iclr2020-papers`, where the record has no venue."""
    if known.venue or not file.venue or not file.year or known.year not in (None, file.year):
        return known
    return replace(known, venue=file.venue, year=file.year)


def _is_long(written: str, venue: str | None) -> bool:
    """Whether a venue as written says more than its short name and a year, as `Proceedings of the 41st …` does."""
    return len(written.split()) > len((venue or "").split()) + 2


def _collection(bibliography: Bibliography, file: Heading) -> Collection:
    if bibliography.venue and bibliography.year:
        name = f"{bibliography.venue} {bibliography.year}"
        return venues.collection(name, bibliography.venue, bibliography.year)
    return venues.collection(file.name, file.event.venue, file.event.year)
