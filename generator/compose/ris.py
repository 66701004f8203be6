"""A paper becomes a RIS record, the form that reference managers from EndNote on import."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rispy import RisWriter

from generator.compose import weblinks
from generator.compose.citations import address, kind, latex

if TYPE_CHECKING:
    from generator.records import Author, Entry, Paper

_TYPES = {"article": "JOUR", "inproceedings": "CONF", "misc": "GEN"}


def ris(entry: Entry, key: str) -> str:
    """The record, ending in a newline; every value is on one line, since RIS knows no escapes."""
    paper = entry.paper
    codes = " ".join(link.url for link in paper.links if link.label == "Code")
    documents = " ".join(link.url for link in paper.links if link.label == "PDF")
    fields: dict[str, str | list[str]] = {
        "id": key,
        "title": _line(entry.title.plain),
        "authors": [_line(_name(author)) for author in paper.authors],
        "secondary_title": _line(paper.proceedings or paper.venue or ""),
        "alternate_title1": _line(paper.venue or ""),
        "year": str(paper.year or ""),
        "doi": weblinks.identifier(paper, "doi") or "",
        "urls": [url] if (url := address(paper)) else [],
        "file_attachments1": documents,
        "notes": ["Title inferred from the abstract"] if entry.title_inferred else [],
        "keywords": [_line(keyword) for keyword in paper.keywords],
        "abstract": _line(paper.abstract.plain),
        "custom1": _line(paper.collection.name),
        "custom2": paper.permalink,
        "custom3": codes,
        "custom4": latex(entry.title),
        "custom5": latex(paper.abstract),
        "custom6": _others(paper),
    }
    known = {name: value for name, value in fields.items() if value}
    record = {"type_of_reference": _TYPES[kind(paper)], **known}
    return str(_Writer().formats([record]))


class _Writer(RisWriter):  # type: ignore[misc]
    """Without the number that the library puts before each record, which RIS does not know."""

    def set_header(self, count: int) -> str:  # noqa: ARG002
        return ""


def _others(paper: Paper) -> str:
    """The registries and places of the paper that no other line names, blanks between them."""
    registries = [link.url for link in weblinks.registries(paper) if link.label != "DOI"]
    places = [link.url for link in paper.links if link.label not in ("PDF", "Code")]
    return " ".join(url for url in dict.fromkeys([*registries, *places]) if url != address(paper))


def _name(author: Author) -> str:
    """`Moth, Ada`; a comma at the end marks the name of a group, as EndNote has it."""
    if not author.given or not author.family:
        return f"{author.name}," if " " in author.name else author.name
    return f"{author.family}, {author.given}"


def _line(text: str) -> str:
    return " ".join(text.split())
