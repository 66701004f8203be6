"""A RIS file, as reference managers and databases export it, becomes drafts and metadata.

The tags: https://en.wikipedia.org/wiki/RIS_(file_format). Rispy, which writes our own RIS, cannot serve here: it tells
no lines, and drops a record that has no end.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from generator.ingest import addresses, own, tagged, values
from generator.ingest.assembly import Fields, gather
from generator.problems import Location, Outcome
from generator.records import Author, Identifier, WebLink

if TYPE_CHECKING:
    from collections.abc import Iterator

    from generator.ingest.tagged import Tagged
    from generator.records import Record, Source

# `TY  - JOUR`; some programs write one blank, and none behind the hyphen of `ER  -`.
_DIALECT = tagged.Dialect(
    tag=re.compile(r"(?P<tag>[A-Z][A-Z0-9]) {1,2}-(?P<value>(?: .*)?)$"), starts=frozenset(["TY"])
)
# Ovid numbers the records: `1.` stands alone on the first line.
_BEGINNING = re.compile(r"(?:\s|\d+\.\s)*TY {1,2}- ")
_TITLES = ("TI", "T1", "CT", "BT", "ST")
_VENUES = ("T2", "JF", "JO", "BT", "J2", "JA", "T3")
_LINKS = {"L1": "PDF", "C3": "Code", "UR": None, "C6": None, "L2": None, "LK": None}
_PUBMED = re.compile(r"(\d+) \[PMID\]")


def recognises(text: str) -> bool:
    """Whether a file's text is RIS, judged by its beginning."""
    return _BEGINNING.match(text) is not None


def parse(source: Source) -> Outcome[tuple[Record, ...]]:
    """A record from each `TY` on; one without `ER` at its end counts too."""
    return gather(_fields(record, source.path) for record in tagged.records(source.text, _DIALECT))


def _fields(record: Tagged, path: str) -> Fields:
    shelved = own.shelved(record.first("C2"), record.first("C1"), record.first("J2"), record.first("T2"))
    title = record.first(*_TITLES)
    fields = Fields(
        key=record.first("ID", "AN") or title or "",
        place=Location(path, record.line),
        title=values.title(title) if title else None,
        abstract=record.first("AB", "N2"),
        authors=_authors(record.every("AU", "A1")),
        venue=" ".join((record.first(*_VENUES) or "").split()) or None,
        in_journal=record.first("TY") in ("JOUR", "JFULL", "EJOUR", "MGZN"),
        year=values.year(record.first("PY", "Y1", "DA") or ""),
        found=tuple(_found(record)),
        keywords=values.keywords(record.every("KW"), comma=len(record.every("KW")) == 1),
        shelved=shelved,
    )
    if not shelved:
        return fields
    inferred = own.INFERRED in record.every("N1")
    return own.read(fields, title=record.first("C4", "TI"), inferred=inferred, abstract=record.first("C5"))


def _authors(names: tuple[str, ...]) -> tuple[Author, ...]:
    """`Moth, Ada` and `Liu R.`; a comma at the end marks a group, whose name is one piece."""
    found: list[Author] = []
    for name in names:
        if name.endswith(",") and "," not in name[:-1]:
            found.append(Author("", name[:-1].strip()))
        else:
            found += values.persons([name], initials_last=True)
    return tuple(found)


def _found(record: Tagged) -> Iterator[Identifier | WebLink]:
    if identifier := addresses.doi(record.first("DO") or "") or addresses.doi(record.first("M3") or ""):
        yield identifier
    for text in record.values.get("U1", ()):
        if match := _PUBMED.fullmatch(text):
            yield Identifier("pmid", match.group(1))
    for tag, label in _LINKS.items():
        for written in record.values.get(tag, ()):
            for address in addresses.separate(written):
                if found := addresses.read(address, label):
                    yield found
