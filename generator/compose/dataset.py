"""The catalogue as JSON Lines for other programs, and the JSON Schema that tells what a line holds."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from generator.compose import addresses, weblinks
from generator.compose.citations import latex
from generator.compose.markdown import markdown

if TYPE_CHECKING:
    from generator.compose.sheets import Json, Shelf
    from generator.records import Entry, Site


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a line: its name, what it holds, what that means, and whether it can be missing."""

    name: str
    holds: Literal["text", "texts", "year", "strength", "yes or no", "records"]
    about: str
    optional: bool = False
    fields: tuple[Field, ...] = ()
    """Those of each record."""


FIELDS = (
    Field("id", "text", "The paper's lasting name: its collection and its title, as in its address."),
    Field("url", "text", "Its page; below the site's folder where the site's own address is not known."),
    Field("title", "text", "In plain Unicode."),
    Field("title_latex", "text", "In LaTeX, where its plain form says less.", optional=True),
    Field("title_inferred", "yes or no", "True where the source gives no title."),
    Field(
        "authors",
        "records",
        "In their order.",
        fields=(
            Field("given", "text", "Given names.", optional=True),
            Field("family", "text", "Family name with its particles, or the name of a group."),
        ),
    ),
    Field("venue", "text", "In short, without the year.", optional=True),
    Field("proceedings", "text", "The venue's long name.", optional=True),
    Field("year", "year", "When it appeared.", optional=True),
    Field("collection", "text", "The heading that it stands under."),
    Field("doi", "text", "Without an address before it.", optional=True),
    Field("arxiv", "text", "Its number at arXiv.", optional=True),
    Field("openreview", "text", "Its name at OpenReview.", optional=True),
    Field("pmid", "text", "Its number in PubMed.", optional=True),
    Field("acl", "text", "Its name in the ACL Anthology.", optional=True),
    Field("s2", "text", "Its name at Semantic Scholar.", optional=True),
    Field(
        "links",
        "records",
        "Its places on the web.",
        fields=(Field("label", "text", "What it is: PDF, Code."), Field("url", "text", "Where it is.")),
    ),
    Field("abstract", "text", "In plain Unicode, formulas as readable as they get."),
    Field("abstract_markdown", "text", "In Markdown, formulas as TeX between dollars."),
    Field("abstract_latex", "text", "In LaTeX, where its plain form says less.", optional=True),
    Field("keywords", "texts", "As the authors declared them."),
    Field("tags", "texts", "Its topics, most telling first."),
    Field(
        "related",
        "records",
        "Related papers, strongest first.",
        fields=(
            Field("id", "text", "The other paper's id."),
            Field("strength", "strength", "From 0 to 1, the same both ways."),
            Field("reasons", "texts", "The terms that both share, rarest first."),
        ),
    ),
)

_FORMS: dict[str, dict[str, Json]] = {
    "text": {"type": "string"},
    "texts": {"type": "array", "items": {"type": "string"}},
    "year": {"type": "integer"},
    "strength": {"type": "number", "minimum": 0, "maximum": 1},
    "yes or no": {"type": "boolean"},
}


def schema() -> str:
    """The JSON Schema of a line."""
    head: dict[str, Json] = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "A paper"}
    return json.dumps(head | _object(FIELDS), ensure_ascii=False, indent=2) + "\n"


def line(entry: Entry, shelf: Shelf, site: Site) -> str:
    """A paper as one line, by the schema; what is not known is left out."""
    paper = entry.paper
    known: dict[str, Json | None] = {
        "id": paper.permalink,
        "url": (site.url or "") + addresses.built(addresses.paper(paper.permalink)),
        "title": entry.title.plain,
        "title_latex": latex(entry.title) or None,
        "title_inferred": entry.title_inferred,
        "authors": [
            {"given": author.given, "family": author.family} if author.given else {"family": author.name}
            for author in paper.authors
        ],
        "venue": paper.venue,
        "proceedings": paper.proceedings,
        "year": paper.year,
        "collection": paper.collection.name,
        "doi": weblinks.identifier(paper, "doi"),
        "arxiv": weblinks.identifier(paper, "arxiv"),
        "openreview": weblinks.identifier(paper, "openreview"),
        "pmid": weblinks.identifier(paper, "pmid"),
        "acl": weblinks.identifier(paper, "acl"),
        "s2": weblinks.identifier(paper, "s2"),
        "links": [{"label": place.label, "url": place.url} for place in weblinks.links(paper)],
        "abstract": paper.abstract.plain,
        "abstract_markdown": markdown(paper.abstract.prose),
        "abstract_latex": latex(paper.abstract) or None,
        "keywords": list(paper.keywords),
        "tags": [shelf.tags[slug].label for slug in entry.tags],
        "related": [
            {
                "id": link.target,
                "strength": round(link.strength, 6),
                "reasons": [reason.label for reason in link.reasons],
            }
            for link in entry.related
        ],
    }
    # In ASCII: one sign beyond it would make Python hold the whole file at two or four bytes a character.
    return json.dumps({name: value for name, value in known.items() if value is not None}) + "\n"


def _object(fields: tuple[Field, ...]) -> dict[str, Json]:
    required: list[Json] = [field.name for field in fields if not field.optional]
    about: dict[str, Json] = {field.name: {"description": field.about, **_form(field)} for field in fields}
    return {"type": "object", "properties": about, "required": required, "additionalProperties": False}


def _form(field: Field) -> dict[str, Json]:
    return {"type": "array", "items": _object(field.fields)} if field.fields else _FORMS[field.holds]
