"""Crossref: a paper becomes a question, and the works of its answer become answers.

https://api.crossref.org; abstracts, where publishers deposit them, are JATS. It is not searched by abstract.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.resolve.shapes import doi, items, loaded, table, text, untagged, year
from generator.resolve.values import Answer, Question, Service

if TYPE_CHECKING:
    from generator.resolve.shapes import Json
    from generator.resolve.values import Wanted


def ask(wanted: Wanted) -> Question | None:
    """By DOI where it is known, else by the title, if there is one."""
    for each in wanted.identifiers:
        if each.scheme == "doi":
            return Question(f"/works/{each.value}")
    if not wanted.title:
        return None
    return Question("/works", (("query.bibliographic", wanted.title), ("filter", "has-abstract:true"), ("rows", "5")))


def read(body: bytes) -> tuple[Answer, ...] | None:
    """The works of a list, or the one work."""
    answer = loaded(body)
    if answer is None or "message" not in answer:
        return None
    message = table(answer["message"])
    works = items(message["items"]) if "items" in message else [message]
    return tuple(_work(table(work)) for work in works)


def _work(work: dict[str, Json]) -> Answer:
    titles, venues = items(work.get("title")), items(work.get("container-title"))
    dates = items(table(work.get("issued")).get("date-parts"))
    first = items(dates[0]) if dates else []
    return Answer(
        title=untagged(titles[0]) if titles else "",
        authors=tuple(name for each in items(work.get("author")) if (name := _name(table(each)))),
        abstract=untagged(work.get("abstract")),
        venue=untagged(venues[0]) if venues else "",
        year=year(first[0]) if first else None,
        identifiers=doi(work.get("DOI")),
        url=text(work.get("URL")),
    )


def _name(author: dict[str, Json]) -> str:
    family, given = text(author.get("family")), text(author.get("given"))
    return f"{family}, {given}" if family and given else family or text(author.get("name"))


SERVICE = Service(name="crossref", label="Crossref", address="https://api.crossref.org", pause=0.2, ask=ask, read=read)
