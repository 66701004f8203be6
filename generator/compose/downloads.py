"""Files to carry away: all papers, each collection and each topic as BibTeX, RIS, CSL-JSON and JSON Lines."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.compose import addresses, dataset
from generator.compose.citations import bibtex
from generator.compose.csl import whole_item
from generator.compose.markdown import fence, link
from generator.compose.phrases import count
from generator.compose.ris import ris
from generator.compose.sheets import Sheet
from generator.records import Page

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from generator.compose.dataset import Field
    from generator.compose.listings import Holding
    from generator.compose.sheets import Shelf
    from generator.records import Entry, Site

ALL = "downloads/all.md"
"""What the files of the whole catalogue stand beside; there is no such page."""

_SCHEMA = "downloads/schema.json"
_FORMS = ((".bib", "BibTeX"), (".ris", "RIS"), (".csl.json", "CSL-JSON"), (".jsonl", "JSON Lines"))
_ABOUT = (
    "BibTeX for LaTeX, RIS and CSL-JSON for Zotero and other reference managers, JSON Lines for programs."
    " Every collection and every topic offers its own papers in the same forms."
)


@dataclass(frozen=True, slots=True)
class _Forms:
    """One paper in every form, made once for all the files that hold it."""

    bibtex: str
    ris: str
    csl: str
    line: str


def files(shelf: Shelf, found: Sequence[Holding], site: Site) -> Iterator[Page]:
    """The files of the whole catalogue, of each collection, of each topic, and the schema of their JSON Lines."""
    forms = {entry.paper.permalink: _forms(entry, shelf, site) for entry in shelf.catalogue.entries}
    yield Page(_SCHEMA, dataset.schema())
    yield from _files(ALL, forms.values())
    for holding in found:
        path = addresses.collection(holding.collection.slug)
        yield from _files(path, [forms[entry.paper.permalink] for entry in holding.entries])
    for tag in shelf.catalogue.tags:
        yield from _files(addresses.topic(tag.slug), [forms[permalink] for permalink in tag.papers])


def offer(path: str, page: str) -> str:
    """Links from a page to the files of the list at `path`, as a line of Markdown."""
    forms = (link(name, addresses.between(page, addresses.beside(path, suffix))) for suffix, name in _FORMS)
    return f"Download: {' · '.join(forms)}"


def sheet(shelf: Shelf) -> Sheet:
    """The page that offers everything at once, and documents the form that is the site's own."""
    page = addresses.DOWNLOADS
    size = count(len(shelf.catalogue.entries), "paper")
    blocks = (
        "# Downloads",
        f"All {size} in one file each. {_ABOUT}",
        offer(ALL, page),
        "## JSON Lines",
        f"One paper a line, in UTF-8, by {link('this JSON Schema', addresses.between(page, _SCHEMA))}.",
        fence("\n".join(_documented(dataset.FIELDS)), "text"),
    )
    return Sheet(
        path=page,
        kind="downloads",
        title="Downloads",
        description=f"All {size} as BibTeX, RIS, CSL-JSON and JSON Lines.",
        body="\n\n".join(blocks) + "\n",
    )


def _forms(entry: Entry, shelf: Shelf, site: Site) -> _Forms:
    key = shelf.keys[entry.paper.permalink]
    return _Forms(
        bibtex=bibtex(entry, key),
        ris=ris(entry, key),
        csl=json.dumps(whole_item(entry, key), ensure_ascii=False),
        line=dataset.line(entry, shelf, site),
    )


def _files(path: str, forms: Iterable[_Forms]) -> Iterator[Page]:
    papers = tuple(forms)
    contents = (
        "\n".join(paper.bibtex for paper in papers),
        "\n".join(paper.ris for paper in papers),
        "[\n" + ",\n".join(paper.csl for paper in papers) + "\n]\n",
        "".join(paper.line for paper in papers),
    )
    for (suffix, _), content in zip(_FORMS, contents, strict=True):
        yield Page(addresses.beside(path, suffix), content)


def _documented(fields: Iterable[Field], before: str = "") -> Iterator[str]:
    """An item for each field, `related[].id`: what it holds, and what it means."""
    for field in fields:
        name = f"{before}{field.name}{'[]' if field.holds in ('texts', 'records') else ''}"
        missing = " May be missing." if field.optional else ""
        yield f"{name:21} {field.about}{missing}"
        yield from _documented(field.fields, f"{name}.")
