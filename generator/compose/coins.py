"""The papers of a list as COinS: empty elements by which Zotero can take all of them from the page at once."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote, urlencode

from generator.compose import weblinks
from generator.compose.citations import address, kind
from generator.compose.markdown import html

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from generator.records import Author, Entry


_MOST_AUTHORS = 100
"""Of a paper by thousands, each of whom has a page with its record, all would be a table of all pairs."""


def coins(entries: Iterable[Entry]) -> str:
    """One block of raw HTML, an element a paper: ANSI/NISO Z39.88-2004 in keys and values."""
    spans = (
        f'<span class="Z3988" title="{html(urlencode([*_fields(e)], safe="/", quote_via=quote))}"></span>'
        for e in entries
    )
    return f"<p hidden>{''.join(spans)}</p>"


def _fields(entry: Entry) -> Iterator[tuple[str, str]]:
    """What Zotero asks for: a paper of proceedings is a part of a book to this standard."""
    paper = entry.paper
    proceeding = kind(paper) == "inproceedings"
    yield "ctx_ver", "Z39.88-2004"
    yield "rft_val_fmt", f"info:ofi/fmt:kev:mtx:{'book' if proceeding else 'journal'}"
    yield "rft.genre", "proceeding" if proceeding else "article"
    yield "rft.atitle", entry.title.plain
    if paper.venue:
        yield "rft.btitle" if proceeding else "rft.jtitle", paper.venue
    if paper.year:
        yield "rft.date", str(paper.year)
    if doi := weblinks.identifier(paper, "doi"):
        yield "rft_id", f"info:doi/{doi}"
    if place := address(paper):
        yield "rft_id", place
    for author in paper.authors[:_MOST_AUTHORS]:
        yield "rft.au", _name(author)


def _name(author: Author) -> str:
    return f"{author.family}, {author.given}" if author.given and author.family else author.name
