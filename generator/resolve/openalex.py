"""OpenAlex: a paper becomes a question, and the works of its answer become answers.

https://docs.openalex.org; abstracts come as an index from each word to its places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.resolve.shapes import doi, items, loaded, table, text, untagged, year
from generator.resolve.values import Answer, Question, Service

if TYPE_CHECKING:
    from generator.resolve.shapes import Json
    from generator.resolve.values import Wanted

_FIELDS = "id,doi,title,authorships,publication_year,primary_location,abstract_inverted_index"


def ask(wanted: Wanted) -> Question | None:
    """By DOI where it is known, else by the title or by words of the abstract."""
    for each in wanted.identifiers:
        if each.scheme == "doi":
            return Question(f"/works/doi:{each.value}", (("select", _FIELDS),))
    words = wanted.title or (wanted.phrase and f'"{wanted.phrase}"')
    if not words:
        return None
    return Question("/works", (("search", words), ("per-page", "5"), ("select", _FIELDS)))


def read(body: bytes) -> tuple[Answer, ...] | None:
    """The works of a list, or the one work."""
    answer = loaded(body)
    if answer is None or not ("results" in answer or "id" in answer):
        return None
    works = items(answer["results"]) if "results" in answer else [answer]
    return tuple(_work(table(work)) for work in works)


def _work(work: dict[str, Json]) -> Answer:
    place = table(work.get("primary_location"))
    people = [table(table(each).get("author")) for each in items(work.get("authorships"))]
    return Answer(
        title=untagged(work.get("title")),
        authors=tuple(name for person in people if (name := text(person.get("display_name")))),
        abstract=text(_abstract(table(work.get("abstract_inverted_index")))),
        venue=text(table(place.get("source")).get("display_name")),
        year=year(work.get("publication_year")),
        identifiers=doi(work.get("doi")),
        url=text(place.get("landing_page_url")) or text(work.get("id")),
    )


def _abstract(index: dict[str, Json]) -> str:
    """The words in the order of their places: `{"moths": [1], "We": [0]}`."""
    places = [(place, word) for word, found in index.items() for place in items(found) if isinstance(place, int)]
    return " ".join(word for _, word in sorted(places))


SERVICE = Service(
    name="openalex",
    label="OpenAlex",
    address="https://api.openalex.org",
    pause=0.2,
    ask=ask,
    read=read,
    key_variable="OPENALEX_API_KEY",
    key_place="parameter api_key",
)
