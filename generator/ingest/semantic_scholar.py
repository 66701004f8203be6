"""A paper as Semantic Scholar's API tells it becomes the fields of a record.

The fields: https://api.semanticscholar.org/api-docs/graph
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.ingest import addresses, values
from generator.ingest import json_values as of
from generator.ingest.assembly import Fields

if TYPE_CHECKING:
    from collections.abc import Iterator

    from generator.ingest.json_text import Json
    from generator.problems import Location
    from generator.records import Identifier, WebLink

_SCHEMES = {"ArXiv": "arxiv", "DOI": "doi", "PubMed": "pmid", "ACL": "acl"}


def recognises(value: dict[str, Json]) -> bool:
    """Whether an object is a paper of Semantic Scholar."""
    return "paperId" in value or "externalIds" in value


def read(value: dict[str, Json], place: Location) -> Fields | None:
    """The fields of a paper; None for one without title and abstract."""
    title, abstract = of.text(value, "title"), of.text(value, "abstract")
    if not title and not abstract:
        return None
    journal = of.text(of.within(value, "journal"), "name")
    venue = of.text(of.within(value, "publicationVenue"), "name") or of.text(value, "venue")
    date = values.year(of.text(value, "year", "publicationDate") or "")
    return Fields(
        key=of.text(value, "paperId") or title or "",
        place=place,
        title=title,
        abstract=abstract,
        authors=values.persons(name for each in of.records(value, "authors") if (name := of.text(each, "name"))),
        venue=venue or journal,
        in_journal=not venue or of.text(of.within(value, "publicationVenue"), "type") == "journal",
        year=date,
        found=tuple(_found(value)),
    )


def _found(value: dict[str, Json]) -> Iterator[Identifier | WebLink]:
    known = of.within(value, "externalIds")
    for name, scheme in _SCHEMES.items():
        if found := addresses.SCHEMES[scheme](of.text(known, name) or ""):
            yield found
    if found := addresses.semantic_scholar(of.text(value, "paperId") or ""):
        yield found
    document = of.text(of.within(value, "openAccessPdf"), "url")
    if document and (link := addresses.read(document, "PDF")):
        yield link
