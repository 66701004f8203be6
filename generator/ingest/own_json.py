"""A line of the site's own JSON Lines, or of `python -m generator export`, becomes the fields of a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.ingest import addresses, own
from generator.ingest import json_values as of
from generator.ingest.assembly import Fields
from generator.records import Author, WebLink

if TYPE_CHECKING:
    from collections.abc import Iterator

    from generator.ingest.json_text import Json
    from generator.problems import Location
    from generator.records import Identifier


def recognises(value: dict[str, Json]) -> bool:
    """Whether an object is one of ours."""
    return {"title_inferred", "tags", "related"} <= value.keys() and ("permalink" in value or "collection" in value)


def read(value: dict[str, Json], place: Location) -> Fields:
    """The fields; a line of `export` holds no abstract, and keywords that were inferred: its title is all it tells."""
    key = of.text(value, "id", "permalink") or ""
    inferred = of.yes(value, "title_inferred")
    if "permalink" in value:
        return Fields(key=key, place=place, title=None if inferred else of.text(value, "title"))
    year = value.get("year")
    fields = Fields(
        key=key,
        place=place,
        abstract=of.text(value, "abstract"),
        authors=tuple(
            Author(of.text(each, "given") or "", of.text(each, "family") or "") for each in of.records(value, "authors")
        ),
        year=year if isinstance(year, int) else None,
        found=tuple(_found(value)),
        keywords=of.texts(value, "keywords"),
        venue=of.text(value, "proceedings", "venue"),
        shelved=own.shelved(
            of.text(value, "id"), of.text(value, "collection"), of.text(value, "venue"), of.text(value, "proceedings")
        ),
    )
    title = of.text(value, "title_latex", "title")
    return own.read(fields, title=title, inferred=inferred, abstract=of.text(value, "abstract_latex"))


def _found(value: dict[str, Json]) -> Iterator[Identifier | WebLink]:
    """Identifiers, and the links that do not follow from them."""
    known = [
        identifier
        for scheme, of_scheme in addresses.SCHEMES.items()
        if (identifier := of_scheme(of.text(value, scheme) or ""))
    ]
    yield from known
    for each in of.records(value, "links"):
        label, url = of.text(each, "label") or "Website", of.text(each, "url") or ""
        found = addresses.read(url)
        if found and found not in known:
            yield WebLink(label, url)
