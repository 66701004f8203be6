"""An item of CSL-JSON, as Zotero, Pandoc and Crossref write it, becomes the fields of a record.

The items: https://github.com/citation-style-language/schema, `csl-data.json`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.ingest import addresses, people, values
from generator.ingest import json_values as of
from generator.ingest.assembly import Fields
from generator.records import Author

if TYPE_CHECKING:
    from collections.abc import Iterator

    from generator.ingest.json_text import Json
    from generator.problems import Location
    from generator.records import Identifier, WebLink

_JOURNALS = ("article-journal", "article-magazine", "article-newspaper", "journal-article")


def recognises(value: dict[str, Json]) -> bool:
    """Whether an object is an item of CSL."""
    if {"container-title", "issued"} & value.keys():
        return True
    return any({"family", "literal"} & each.keys() for each in of.records(value, "author"))


def read(value: dict[str, Json], place: Location) -> Fields | None:
    """The fields of an item; None for one without title and abstract."""
    title, abstract = next(iter(of.texts(value, "title")), None), of.text(value, "abstract")
    if not title and not abstract:
        return None
    inferred = of.text(value, "note") == "Title inferred from the abstract"
    keywords = of.texts(value, "keyword")
    return Fields(
        key=of.text(value, "id", "DOI") or title or "",
        place=place,
        title=None if inferred else title,
        abstract=abstract,
        authors=tuple(author for each in of.records(value, "author") if (author := _author(each)).name),
        venue=next(iter(of.texts(value, "container-title")), None) or of.text(value, "event-title", "event"),
        in_journal=of.text(value, "type") in _JOURNALS,
        year=_year(value),
        found=tuple(_found(value)),
        keywords=values.keywords(keywords, comma=len(keywords) == 1),
    )


def _author(value: dict[str, Json]) -> Author:
    family = of.text(value, "family")
    if not family:
        literal = of.text(value, "literal", "name")
        return Author("", literal) if literal else people.read(of.text(value, "given") or "")
    particle = of.text(value, "non-dropping-particle", "dropping-particle")
    whole = f"{particle}{'' if particle.endswith(('’', chr(39))) else ' '}{family}" if particle else family
    suffix = of.text(value, "suffix")
    return Author(of.text(value, "given") or "", f"{whole} {suffix}" if suffix else whole)


def _year(value: dict[str, Json]) -> int | None:
    """The year in `{"date-parts": [[2031, 5]]}`, as number or string, or in a date that is written out."""
    for name in ("issued", "published", "published-print", "published-online"):
        date = of.within(value, name)
        parts = date.get("date-parts")
        first = parts[0] if isinstance(parts, list) and parts else None
        year = first[0] if isinstance(first, list) and first else None
        found = values.year(str(year)) or values.year(of.text(date, "raw", "literal") or "")
        if found:
            return found
    return values.year(of.text(value, "issued") or "")


def _found(value: dict[str, Json]) -> Iterator[Identifier | WebLink]:
    if found := addresses.doi(of.text(value, "DOI") or ""):
        yield found
    if found := addresses.pubmed(of.text(value, "PMID") or ""):
        yield found
    for address in of.texts(value, "URL"):
        if link := addresses.read(address):
            yield link
