"""A file of Web of Science, `.ciw` or its plain text, becomes drafts and metadata.

The tags: https://images.webofknowledge.com/images/help/WOS/hs_wos_fieldtags.html
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from generator.ingest import addresses, tagged, values
from generator.ingest.assembly import Fields, gather
from generator.problems import Location, Outcome

if TYPE_CHECKING:
    from generator.ingest.tagged import Tagged
    from generator.records import Record, Source

# `PT J`, and `ER` alone; what goes on with a value is indented.
_DIALECT = tagged.Dialect(
    tag=re.compile(r"(?P<tag>[A-Z][A-Z0-9])(?P<value>(?: .*)?)$"),
    starts=frozenset(["PT"]),
    listed=frozenset(["AU", "AF", "CA"]),
)
_BEGINNING = re.compile(r"\s*(?:FN .*\nVR .*\n)?PT [A-Z]\n(?:[A-Z][A-Z0-9]|  )")


def recognises(text: str) -> bool:
    """Whether a file's text is one of Web of Science, judged by its beginning."""
    return _BEGINNING.match(text) is not None


def parse(source: Source) -> Outcome[tuple[Record, ...]]:
    """A record from each `PT` on."""
    return gather(_fields(record, source.path) for record in tagged.records(source.text, _DIALECT))


def _fields(record: Tagged, path: str) -> Fields:
    conference = record.first("CT") if record.first("PT") != "J" else None
    identifiers = (addresses.doi(record.first("DI") or ""), addresses.pubmed(record.first("PM") or ""))
    return Fields(
        key=record.first("UT") or record.first("TI") or "",
        place=Location(path, record.line),
        title=" ".join((record.first("TI") or "").split()) or None,
        abstract=record.first("AB"),
        authors=values.persons(record.every("AF", "AU") or record.every("CA")),
        venue=" ".join((conference or record.first("SO") or "").split()) or None,
        in_journal=record.first("PT") == "J",
        year=values.year(record.first("PY", "EA") or ""),
        found=tuple(filter(None, identifiers)),
        keywords=values.keywords([" ".join((record.first("DE") or "").split())]),
    )
