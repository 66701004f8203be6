"""An XML file of EndNote becomes drafts and metadata."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.ingest import addresses, values, xml_text
from generator.ingest.assembly import Fields, gather
from generator.problems import Location, Outcome

if TYPE_CHECKING:
    from lxml import etree

    from generator.records import Record, Source

_VENUES = ("titles/secondary-title", "periodical/full-title", "titles/alt-title", "periodical/abbr-1")


def recognises(text: str) -> bool:
    """Whether a file's text is a library of EndNote: its root is called `xml` or `records`."""
    return xml_text.root_name(text) in ("xml", "records")


def parse(source: Source) -> Outcome[tuple[Record, ...]]:
    """A record each."""
    tree = xml_text.parse(source)
    records = tree.value.iter("record") if tree.value is not None else ()
    outcome = gather(_fields(record, source.path) for record in records)
    return Outcome(outcome.value, (*tree.problems, *outcome.problems))


def _fields(record: etree._Element, path: str) -> Fields:
    title = " ".join((xml_text.first(record, "titles/title") or "").split()) or None
    venue = " ".join((xml_text.first(record, *_VENUES) or "").split()) or None
    kind = record.find("ref-type")
    written = [addresses.doi(xml_text.first(record, "electronic-resource-num") or "")]
    places = [addresses.read(url) for url in xml_text.every(record, "urls//url")]
    return Fields(
        key=xml_text.first(record, "label", "rec-number") or title or "",
        place=Location(path, xml_text.line(record)),
        title=title,
        abstract=xml_text.first(record, "abstract"),
        authors=values.persons(xml_text.every(record, "contributors/authors/author"), initials_last=True),
        venue=venue,
        in_journal=kind is not None and "journal" in (kind.get("name") or "").lower(),
        year=values.year(xml_text.first(record, "dates/year", "dates/pub-dates/date") or ""),
        found=tuple(each for each in (*written, *places) if each),
        keywords=values.keywords(xml_text.every(record, "keywords/keyword")),
    )
