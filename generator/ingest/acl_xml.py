"""A file of the ACL Anthology's XML becomes drafts and metadata.

The format: https://github.com/acl-org/acl-anthology/blob/master/data/xml/schema.rnc
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from generator.ingest import addresses, values, xml_text
from generator.ingest.assembly import Fields, gather
from generator.problems import Location, Outcome
from generator.records import Author, WebLink

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lxml import etree

    from generator.records import Identifier, Record, Source


# `(Volume 1: Long Papers)`
_VOLUME = re.compile(r"\s*\(Volume \d+[^()]*\)$")


def recognises(text: str) -> bool:
    """Whether a file's text is a collection of volumes."""
    return xml_text.root_name(text) == "collection"


def parse(source: Source) -> Outcome[tuple[Record, ...]]:
    """A record a paper, with the venue and the year of its volume; prefaces are none."""
    tree = xml_text.parse(source)
    outcome = gather(_papers(tree.value, source.path) if tree.value is not None else ())
    return Outcome(outcome.value, (*tree.problems, *outcome.problems))


def _papers(root: etree._Element, path: str) -> Iterator[Fields]:
    for volume in root.iterfind("volume"):
        meta = volume.find("meta")
        venue = " ".join((xml_text.first(meta, "booktitle") or "").split())
        year = values.year(xml_text.first(meta, "year") or "")
        part = f"{root.get('id', '')}-{volume.get('id', '')}"
        for paper in volume.iterfind("paper"):
            title = xml_text.first(paper, "title")
            key = addresses.acl(xml_text.first(paper, "url") or "") or addresses.acl(f"{part}.{paper.get('id', '')}")
            yield Fields(
                key=key.value if key else f"{part}.{paper.get('id', '')}",
                place=Location(path, xml_text.line(paper)),
                title=" ".join(title.split()) if title else None,
                abstract=xml_text.first(paper, "abstract"),
                authors=tuple(author for each in paper.iterfind("author") if (author := _author(each)).name),
                venue=venue or None,
                short_venue=_VOLUME.sub("", venue) or None,
                year=year,
                found=(*([key] if key else ()), *_found(paper)),
            )


def _author(element: etree._Element) -> Author:
    """A person; one name alone stands for the family name, whichever it was."""
    given, family = xml_text.first(element, "first"), xml_text.first(element, "last")
    return Author(given if given and family else "", family or given or "")


def _found(paper: etree._Element) -> Iterator[Identifier | WebLink]:
    if found := addresses.doi(xml_text.first(paper, "doi") or ""):
        yield found
    for element in paper.iterfind("pwccode"):
        if link := addresses.read(element.get("url") or "", "Code"):
            yield link
