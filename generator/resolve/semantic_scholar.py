"""Semantic Scholar: a paper becomes a question, and the papers of its answer become answers.

https://api.semanticscholar.org/api-docs/graph; guests without a key share one question a second among all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.resolve.shapes import arxiv, doi, items, loaded, table, text, year
from generator.resolve.values import Answer, Question, Service

if TYPE_CHECKING:
    from generator.resolve.shapes import Json
    from generator.resolve.values import Wanted

_FIELDS = ("fields", "title,abstract,authors,year,venue,externalIds,url")
_SCHEMES = {"doi": "DOI", "arxiv": "ARXIV"}


def ask(wanted: Wanted) -> Question | None:
    """By an identifier that it knows, else by the title or by words of the abstract.

    Its search finds nothing for words with hyphens.
    """
    for each in wanted.identifiers:
        if each.scheme in _SCHEMES:
            return Question(f"/graph/v1/paper/{_SCHEMES[each.scheme]}:{each.value}", (_FIELDS,))
    words = (wanted.title or wanted.phrase).replace("-", " ")
    if not words:
        return None
    return Question("/graph/v1/paper/search", (("query", words), ("limit", "5"), _FIELDS))


def read(body: bytes) -> tuple[Answer, ...] | None:
    """The papers of a search, or the one paper; a search that finds nothing has no list."""
    answer = loaded(body)
    if answer is None or not answer.keys() & {"data", "total", "paperId"}:
        return None
    papers = [answer] if "paperId" in answer else items(answer.get("data"))
    return tuple(_paper(table(paper)) for paper in papers)


def _paper(paper: dict[str, Json]) -> Answer:
    known = table(paper.get("externalIds"))
    found = (*arxiv(known.get("ArXiv")), *doi(known.get("DOI")))
    return Answer(
        title=text(paper.get("title")),
        authors=tuple(name for each in items(paper.get("authors")) if (name := text(table(each).get("name")))),
        abstract=text(paper.get("abstract")),
        venue=text(paper.get("venue")),
        year=year(paper.get("year")),
        identifiers=tuple(dict.fromkeys(found)),
        url=text(paper.get("url")),
    )


SERVICE = Service(
    name="semantic-scholar",
    label="Semantic Scholar",
    address="https://api.semanticscholar.org",
    pause=1.1,
    ask=ask,
    read=read,
    key_variable="S2_API_KEY",
    key_place="header x-api-key",
)
