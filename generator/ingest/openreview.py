"""A note of OpenReview's API, of version 1 or 2, becomes the fields of a record.

The notes: https://docs.openreview.net/reference/api-v2/entities/note
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from generator.ingest import addresses, values
from generator.ingest import json_values as of
from generator.ingest.assembly import Fields
from generator.records import Author, Identifier, WebLink

if TYPE_CHECKING:
    from collections.abc import Iterator

    from generator.ingest.json_text import Json
    from generator.problems import Location

# `ICLR.cc/2026/Conference/Rejected_Submission`, `NeurIPS.cc/2023/Track/Datasets_and_Benchmarks`
_GROUP = re.compile(
    r"(?P<host>[\w-]+)(?:\.cc|\.org|\.com|\.net)?/(?P<year>(?:19|20)\d\d)/(?P<part>\w+)(?:/(?P<name>\w+))?"
)
# `ICLR 2024 poster`, `Accepted by TMLR`, `Submitted to ICLR 2026`, `NeurIPS 2023 Datasets and Benchmarks Oral`
_DECISION = re.compile(
    r"^(?:accepted (?:by|at|to)|submitted to|under review (?:for|at))\s+|"
    r"\s+(?:\(?(?:poster|oral|spotlight|notable top \d+%|conditional|submission|withdrawn|desk rejected|reject(?:ed)?)"
    r"\)?)+$",
    re.IGNORECASE,
)
_YEAR_OF_BIBTEX = re.compile(r"year\s*=\s*\{?(\d{4})")
_HOST = "https://openreview.net"


def recognises(value: dict[str, Json]) -> bool:
    """Whether an object is a note: what it holds lies under `content`."""
    return isinstance(value.get("content"), dict)


def read(value: dict[str, Json], place: Location) -> Fields | None:
    """The fields of a paper; None for a note without title and abstract, such as a review, a decision, a comment."""
    content = {name: _plain(each) for name, each in of.within(value, "content").items()}
    title, abstract = of.text(content, "title"), of.text(content, "abstract")
    if not abstract and (not title or not content.get("authors")):
        return None
    venue = _venue(content, value)
    return Fields(
        key=of.text(value, "id") or title or "",
        place=place,
        title=title,
        abstract=abstract,
        authors=_authors(content),
        venue=venue,
        year=values.year(venue or "") or _year(content, value),
        found=tuple(_found(value, content)),
        keywords=values.keywords(of.texts(content, "keywords"), comma=len(of.texts(content, "keywords")) == 1),
    )


def _plain(value: Json) -> Json:
    """A field's value, which version 2 puts into an object of its own."""
    return value["value"] if isinstance(value, dict) and "value" in value else value


def _authors(content: dict[str, Json]) -> tuple[Author, ...]:
    """Each is a string, or, in newer notes, an object with the full name."""
    named = [name for each in of.records(content, "authors") if (name := of.text(each, "fullname", "name"))]
    return values.persons(named or of.texts(content, "authors"))


def _venue(content: dict[str, Json], note: dict[str, Json]) -> str | None:
    """Venue and year, `ICLR 2026`; the group says it best, else what readers see, else the note's invitation."""
    invitations = of.texts(note, "invitations") or of.texts(note, "invitation")
    for text in filter(None, (of.text(content, "venueid"), *invitations)):
        group = _GROUP.match(text)
        if group:
            part = "" if group["part"] == "Conference" or not group["name"] else f" {group['part']} {group['name']}"
            return f"{group['host']} {group['year']}{part.replace('_', ' ')}"
    written = of.text(content, "venue")
    return _DECISION.sub("", _DECISION.sub("", written)) if written else None


def _year(content: dict[str, Json], note: dict[str, Json]) -> int | None:
    written = _YEAR_OF_BIBTEX.search(of.text(content, "_bibtex") or "")
    if written:
        return int(written.group(1))
    moment = next((found for name in ("pdate", "odate", "cdate") if isinstance(found := note.get(name), int)), None)
    return values.year_of(moment) if moment else None


def _found(note: dict[str, Json], content: dict[str, Json]) -> Iterator[Identifier | WebLink]:
    name = addresses.openreview(of.text(note, "forum", "id") or "")
    if name:
        yield name
    for key, label in (("code", "Code"), ("github", "Code"), ("project_page", "Website"), ("pdf", "PDF")):
        for written in of.texts(content, key):
            # The PDF on OpenReview itself follows from the name.
            found = addresses.read(written, label) if not written.startswith((_HOST, "/")) else None
            if found:
                yield found
