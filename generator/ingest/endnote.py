"""EndNote's tagged text, `.enw`, becomes drafts and metadata.

The tags, as in `refer`: https://en.wikipedia.org/wiki/Refer_(software)#Syntax
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

_DIALECT = tagged.Dialect(tag=re.compile(r"%(?P<tag>\S)(?P<value>(?:\s.*)?)$"), starts=frozenset(["0"]))
_BEGINNING = re.compile(r"\s*%0(?: [A-Z][\w ]*)?\n%\S\s")


def recognises(text: str) -> bool:
    """Whether a file's text is EndNote's, judged by its beginning."""
    return _BEGINNING.match(text) is not None


def parse(source: Source) -> Outcome[tuple[Record, ...]]:
    """A record from each `%0` on that holds more than its kind."""
    found = (record for record in tagged.records(source.text, _DIALECT) if len(record.values) > 1)
    return gather(_fields(record, source.path) for record in found)


def _fields(record: Tagged, path: str) -> Fields:
    title = " ".join((record.first("T") or "").split()) or None
    places = (addresses.doi(record.first("R") or ""), *map(addresses.read, record.values.get("U", ())))
    return Fields(
        key=record.first("F", "M") or title or "",
        place=Location(path, record.line),
        title=title,
        abstract=record.first("X"),
        authors=values.persons(record.every("A"), initials_last=True),
        venue=" ".join((record.first("J", "B") or "").split()) or None,
        in_journal=bool(record.first("J")),
        year=values.year(record.first("D", "8") or ""),
        found=tuple(filter(None, places)),
        keywords=values.keywords(word for text in record.every("K") for word in text.split("\n")),
    )
