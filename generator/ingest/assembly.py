"""The fields of a record, whatever its format, become a draft (with a whole abstract) or metadata (all others)."""

from __future__ import annotations

import posixpath
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.ingest import addresses, headings, lengths, normal, venues
from generator.problems import Outcome
from generator.records import Bibliography, Draft, Identifier, Metadata, WebLink

if TYPE_CHECKING:
    from generator.problems import Location
    from generator.records import Author, Collection, Record

# Characters; the shortest abstracts of a large collection have fewer, openings quoted to find a paper far fewer.
_SHORTEST_CUT_ABSTRACT = 400
_IF_SHORT = "leave the abstract out where it is not known; an ellipsis at its end makes it the opening of another"
_IF_LONG = "does the record hold the whole text?"


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


def assemble(fields: Fields, number: int) -> Outcome[Record]:
    """A draft, counted as the file's paper `number`; metadata when the abstract is missing or only begins.

    An abstract that ends in an ellipsis after several sentences is a draft too: no other file may hold the rest.
    """
    bibliography = _bibliography(fields)
    abstract = (fields.abstract or "").strip()
    opening = normal.opening(abstract)
    if abstract and (opening is None or len(opening) >= _SHORTEST_CUT_ABSTRACT):
        draft = Draft(
            abstract=abstract,
            bibliography=bibliography,
            collection=_collection(bibliography, fields.place.path),
            location=fields.place,
            number=number,
        )
        return Outcome(draft, tuple(lengths.check(draft, _IF_SHORT, _IF_LONG)))
    known = Metadata(bibliography=bibliography, opening=opening or None, location=fields.place, key=fields.key)
    return Outcome(known)


def _bibliography(fields: Fields) -> Bibliography:
    written = fields.venue or ""
    eprint = addresses.eprint_within(written)
    event = venues.of_record(fields.short_venue or written, journal=fields.in_journal)
    identifiers = [each for each in fields.found if isinstance(each, Identifier)]
    return Bibliography(
        title=fields.title,
        authors=fields.authors,
        venue="arXiv" if eprint else event.venue,
        proceedings=written if not eprint and _is_long(written, event.venue) else None,
        year=fields.year or (None if eprint else event.year),
        identifiers=tuple(dict.fromkeys([*identifiers, *([eprint] if eprint else [])])),
        links=tuple(dict.fromkeys(each for each in fields.found if isinstance(each, WebLink))),
        keywords=fields.keywords,
    )


def _is_long(written: str, venue: str | None) -> bool:
    """Whether a venue as written says more than its short name and a year, as `Proceedings of the 41st …` does."""
    return len(written.split()) > len((venue or "").split()) + 2


def _collection(bibliography: Bibliography, path: str) -> Collection:
    if bibliography.venue and bibliography.year:
        name = f"{bibliography.venue} {bibliography.year}"
        return venues.collection(name, bibliography.venue, bibliography.year)
    file = headings.of_file(posixpath.splitext(posixpath.basename(path))[0])
    return venues.collection(file.name, file.event.venue, file.event.year)
