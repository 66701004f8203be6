"""An Atom feed of arXiv's API becomes drafts.

The feed: https://info.arxiv.org/help/api/user-manual.html#_details_of_atom_results_returned
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.ingest import addresses, values, xml_text
from generator.ingest.assembly import Fields, gather
from generator.problems import Location, Outcome

if TYPE_CHECKING:
    from lxml import etree

    from generator.records import Record, Source

_ATOM = "{http://www.w3.org/2005/Atom}"
_ARXIV = "{http://arxiv.org/schemas/atom}"


def recognises(text: str) -> bool:
    """Whether a file's text is an Atom feed."""
    return xml_text.root_name(text) == "feed"


def parse(source: Source) -> Outcome[tuple[Record, ...]]:
    """A record an entry; what the summary lacks, as in feeds of other sites, makes it metadata."""
    tree = xml_text.parse(source)
    entries = tree.value.iter(f"{_ATOM}entry") if tree.value is not None else ()
    outcome = gather(_fields(entry, source.path) for entry in entries)
    return Outcome(outcome.value, (*tree.problems, *outcome.problems))


def _fields(entry: etree._Element, path: str) -> Fields:
    address = xml_text.first(entry, f"{_ATOM}id") or ""
    eprint = addresses.arxiv(address)
    identifier = eprint or addresses.read(address)
    doi = addresses.doi(xml_text.first(entry, f"{_ARXIV}doi") or "")
    title = xml_text.first(entry, f"{_ATOM}title")
    return Fields(
        key=eprint.value if eprint else address,
        place=Location(path, xml_text.line(entry)),
        title=" ".join(title.split()) if title else None,
        abstract=xml_text.first(entry, f"{_ATOM}summary", f"{_ATOM}content"),
        authors=values.persons(xml_text.every(entry, f"{_ATOM}author/{_ATOM}name")),
        # The reference to a journal is free text, from which no venue can be told for sure.
        venue="arXiv" if eprint else None,
        year=values.year(xml_text.first(entry, f"{_ATOM}published", f"{_ATOM}updated") or ""),
        found=tuple(each for each in (identifier, doi) if each),
    )
