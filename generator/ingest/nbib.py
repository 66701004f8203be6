"""A file in PubMed's own text format, `.nbib`, becomes drafts and metadata.

The tags: https://www.nlm.nih.gov/bsd/mms/medlineelements.html
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from generator.ingest import addresses, tagged, values
from generator.ingest.assembly import Fields, gather
from generator.problems import Location, Outcome
from generator.records import Author

if TYPE_CHECKING:
    from collections.abc import Iterator

    from generator.ingest.tagged import Tagged
    from generator.records import Identifier, Record, Source

# `PMID- 30689646`, `TI  - Ecosystem`; what goes on with a value is indented by six blanks.
_DIALECT = tagged.Dialect(tag=re.compile(r"(?P<tag>[A-Z]{2,4}) {0,2}-(?P<value>(?: .*)?)$"), starts=frozenset(["PMID"]))
_BEGINNING = re.compile(r"\s*PMID- *\d+\s*\n")
_DOI = re.compile(r"(?P<doi>10\.\S+) \[doi\]")


def recognises(text: str) -> bool:
    """Whether a file's text is PubMed's, judged by its beginning."""
    return _BEGINNING.match(text) is not None


def parse(source: Source) -> Outcome[tuple[Record, ...]]:
    """A record from each `PMID` on."""
    return gather(_fields(record, source.path) for record in tagged.records(source.text, _DIALECT))


def _fields(record: Tagged, path: str) -> Fields:
    title = record.first("TI", "TT", "BTI")
    groups = tuple(Author("", " ".join(name.split())) for name in record.every("CN"))
    # Subject headings, such as `Humans`, are given by librarians: they are no keywords of the authors.
    keywords = (" ".join(word.split()) for word in record.every("OT"))
    return Fields(
        key=f"PMID {record.first('PMID')}",
        place=Location(path, record.line),
        title=values.title(title) if title else None,
        abstract=record.first("AB"),
        authors=(values.persons(record.every("FAU")) or values.persons(record.every("AU"), initials_last=True))
        + groups,
        venue=" ".join((record.first("JT", "TA") or "").split()) or None,
        in_journal=True,
        year=values.year(record.first("DP", "DEP", "EDAT") or ""),
        found=tuple(_identifiers(record)),
        keywords=values.keywords(keywords),
    )


def _identifiers(record: Tagged) -> Iterator[Identifier]:
    for written in (*record.values.get("LID", ()), *record.values.get("AID", ())):
        match = _DOI.fullmatch(written)
        if match and (found := addresses.doi(match["doi"])):
            yield found
            break
    if number := addresses.pubmed(record.first("PMID") or ""):
        yield number
