"""A paper becomes an item of CSL-JSON, the form that Zotero, Pandoc and the other citation processors share."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from generator.compose import weblinks
from generator.compose.citations import address, kind

if TYPE_CHECKING:
    from generator.compose.sheets import Json
    from generator.records import Author, Entry

# The nearest types of CSL 1.0.2; `article` is its type for preprints.
_TYPES = {"article": "article-journal", "inproceedings": "paper-conference", "misc": "article"}

# `van der` of `van der Wiese`, `d'` of `d'Aubigné`; a name all in small letters has no particle.
_PARTICLE = re.compile(r"(?P<particle>(?:[^\W\d_A-Z]\S*\s+)+|d['’])(?P<rest>\S.*)")


def item(entry: Entry, key: str) -> dict[str, Json]:
    """What a reference needs: https://github.com/citation-style-language/schema, `csl-data.json`."""
    paper = entry.paper
    known: dict[str, Json | None] = {
        "id": key,
        "type": _TYPES[kind(paper)],
        "title": " ".join(entry.title.plain.split()),
        "author": [_name(author) for author in paper.authors],
        "container-title": paper.proceedings or paper.venue,
        "issued": {"date-parts": [[paper.year]]} if paper.year else None,
        "DOI": weblinks.identifier(paper, "doi"),
        "URL": address(paper),
        "note": "Title inferred from the abstract" if entry.title_inferred else None,
    }
    return {name: value for name, value in known.items() if value}


def whole_item(entry: Entry, key: str) -> dict[str, Json]:
    """The reference with the abstract and the authors' keywords."""
    more: dict[str, Json] = {
        "keyword": ", ".join(entry.paper.keywords),
        "abstract": " ".join(entry.paper.abstract.plain.split()),
    }
    return item(entry, key) | {name: value for name, value in more.items() if value}


def _name(author: Author) -> dict[str, Json]:
    """A particle stays with the family name, but does not count in alphabetical order; a group is one literal name."""
    if not author.given or not author.family:
        return {"literal": author.name}
    found = _PARTICLE.fullmatch(author.family)
    if found is None or not found["rest"][0].isupper():
        return {"family": author.family, "given": author.given}
    particle = found["particle"].strip()
    return {"family": found["rest"], "given": author.given, "non-dropping-particle": particle}
