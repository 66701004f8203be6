"""The fields of a record, whatever its format, become a draft (with a whole abstract) or metadata (all others)."""

from __future__ import annotations

import posixpath
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.ingest import addresses, headings, venues
from generator.records import Bibliography, Draft, Identifier, Metadata, WebLink

if TYPE_CHECKING:
    from generator.problems import Location
    from generator.records import Author, Collection, Record

# `… and`, `...`, `[…]`, `\ldots` at the end of an abstract that was cut.
ELLIPSIS = re.compile(r"[\s(\[{]*(?:\.{3,}|…|\\(?:l|text)?dots(?:\{\})?)[\s.…)\]}]*\Z")


@dataclass(frozen=True, slots=True, kw_only=True)
class Fields:
    """A record as its format tells it; `venue` as written, year included or not."""

    key: str
    place: Location
    title: str | None = None
    abstract: str | None = None
    authors: tuple[Author, ...] = ()
    venue: str | None = None
    year: int | None = None
    found: tuple[Identifier | WebLink, ...] = ()
    keywords: tuple[str, ...] = ()


def assemble(fields: Fields, number: int) -> Record:
    """A draft, counted as the file's paper `number`; metadata when the abstract is missing or ends in an ellipsis."""
    bibliography = _bibliography(fields)
    abstract = (fields.abstract or "").strip()
    cut = ELLIPSIS.search(abstract)
    if abstract and not cut:
        return Draft(
            abstract=abstract,
            bibliography=bibliography,
            collection=_collection(bibliography, fields.place.path),
            location=fields.place,
            number=number,
        )
    opening = abstract[: cut.start()] if cut else ""
    return Metadata(bibliography=bibliography, opening=opening or None, location=fields.place, key=fields.key)


def _bibliography(fields: Fields) -> Bibliography:
    written = fields.venue
    eprint = addresses.eprint_within(written) if written else None
    event = venues.recognise(written) if written and not eprint else venues.Event(None, None, "")
    venue = "arXiv" if eprint else event.venue or written
    identifiers = [each for each in fields.found if isinstance(each, Identifier)]
    return Bibliography(
        title=fields.title,
        authors=fields.authors,
        venue=venue,
        proceedings=written if written and not eprint and event.is_long(written) else None,
        year=fields.year or event.year,
        identifiers=tuple(dict.fromkeys([*identifiers, *([eprint] if eprint else [])])),
        links=tuple(dict.fromkeys(each for each in fields.found if isinstance(each, WebLink))),
        keywords=fields.keywords,
    )


def _collection(bibliography: Bibliography, path: str) -> Collection:
    if bibliography.venue and bibliography.year:
        name = f"{bibliography.venue} {bibliography.year}"
        return venues.collection(name, bibliography.venue, bibliography.year)
    file = headings.of_file(posixpath.splitext(posixpath.basename(path))[0])
    return venues.collection(file.name, file.event.venue, file.event.year)
