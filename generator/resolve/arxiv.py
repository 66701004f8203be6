"""arXiv: a paper becomes a question, and the entries of its Atom feed become answers.

https://info.arxiv.org/help/api/user-manual.html, which asks for three seconds between two questions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lxml import etree

from generator.resolve import shapes
from generator.resolve.values import Answer, Question, Service

if TYPE_CHECKING:
    from generator.resolve.values import Wanted

_ATOM = "{http://www.w3.org/2005/Atom}"
_ARXIV = "{http://arxiv.org/schemas/atom}"


def ask(wanted: Wanted) -> Question | None:
    """By number where it is known, else by the title or by words of the abstract."""
    for each in wanted.identifiers:
        if each.scheme == "arxiv":
            return Question("/api/query", (("id_list", each.value), ("max_results", "1")))
    title = " ".join("".join(c if c.isalnum() else " " for c in wanted.title or "").split())
    if not title and not wanted.phrase:
        return None
    search = f'ti:"{title}"' if title else f'abs:"{wanted.phrase}"'
    return Question("/api/query", (("search_query", search), ("max_results", "5")))


def read(body: bytes) -> tuple[Answer, ...] | None:
    """The entries of a feed; what a feed says of an error is an entry without an abstract."""
    parser = etree.XMLParser(resolve_entities=False, no_network=True, load_dtd=False)
    try:
        root = etree.fromstring(body, parser)
    except (etree.XMLSyntaxError, ValueError):
        return None
    return tuple(_entry(entry) for entry in root.iter(f"{_ATOM}entry")) if root.tag == f"{_ATOM}feed" else None


def _entry(entry: etree._Element) -> Answer:
    number = _text(entry, f"{_ATOM}id").rpartition("/abs/")[2]
    published = _text(entry, f"{_ATOM}published")[:4]
    return Answer(
        title=_text(entry, f"{_ATOM}title"),
        authors=tuple(name for author in entry.iter(f"{_ATOM}author") if (name := _text(author, f"{_ATOM}name"))),
        abstract=_text(entry, f"{_ATOM}summary"),
        venue="arXiv",
        year=shapes.year(int(published)) if published.isascii() and published.isdigit() else None,
        identifiers=(*shapes.arxiv(number), *shapes.doi(_text(entry, f"{_ARXIV}doi"))),
        url=f"https://arxiv.org/abs/{number}" if number else "",
    )


def _text(parent: etree._Element, name: str) -> str:
    return shapes.text(parent.findtext(name) or "")


SERVICE = Service(name="arxiv", label="arXiv", address="https://export.arxiv.org", pause=3, ask=ask, read=read)
