"""A paper becomes a RIS record, the form that reference managers from EndNote on import."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rispy import RisWriter

from generator.compose import weblinks
from generator.compose.citations import address, kind

if TYPE_CHECKING:
    from generator.records import Author, Entry

_TYPES = {"article": "JOUR", "inproceedings": "CONF", "misc": "GEN"}


def ris(entry: Entry, key: str) -> str:
    """The record, ending in a newline; every value is on one line, since RIS knows no escapes."""
    paper = entry.paper
    fields: dict[str, str | list[str]] = {
        "id": key,
        "title": _line(entry.title.plain),
        "authors": [_line(_name(author)) for author in paper.authors],
        "secondary_title": _line(paper.proceedings or paper.venue or ""),
        "year": str(paper.year or ""),
        "doi": weblinks.identifier(paper, "doi") or "",
        "urls": [url] if (url := address(paper)) else [],
        "notes": ["Title inferred from the abstract"] if entry.title_inferred else [],
        "keywords": [_line(keyword) for keyword in paper.keywords],
        "abstract": _line(paper.abstract.plain),
    }
    known = {name: value for name, value in fields.items() if value}
    record = {"type_of_reference": _TYPES[kind(paper)], **known}
    return str(_Writer().formats([record]))


class _Writer(RisWriter):  # type: ignore[misc]
    """Without the number that the library puts before each record, which RIS does not know."""

    def set_header(self, count: int) -> str:  # noqa: ARG002
        return ""


def _name(author: Author) -> str:
    return f"{author.family}, {author.given}" if author.given and author.family else author.name


def _line(text: str) -> str:
    return " ".join(text.split())
