"""Files to carry away: all papers, each collection and each topic as BibTeX, RIS, CSL-JSON and JSON Lines."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.compose import addresses, dataset
from generator.compose.bundles import ALL, is_offered, is_vast
from generator.compose.citations import bibtex, whole_bibtex
from generator.compose.csl import whole_item
from generator.compose.feeds import FEEDS
from generator.compose.markdown import fence, link
from generator.compose.phrases import count, listed
from generator.compose.ris import ris
from generator.compose.sheets import Sheet
from generator.records import Page

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from generator.compose.bundles import Bundle
    from generator.compose.dataset import Field
    from generator.compose.sheets import Shelf
    from generator.records import Entry, Site

_SCHEMA = "downloads/schema.json"
_ABOUT = "Reference managers, such as Zotero, read all of these but the last, LaTeX reads BibTeX, programs JSON Lines."
_FEEDS = (
    "Feeds hold the newest papers. Papers tell their years, and no days: a feed dates each at the first of January. "
    "While the site's own address is not set, the addresses in a feed are relative to its file."
)
_CHOICE = (
    "A star beside a paper puts it on the {}, which offers its papers in these formats too. The list is kept in your"
    " browser, and needs JavaScript."
)


@dataclass(frozen=True, slots=True)
class _Form:
    """A format: its files' suffix, its name, one paper in it, and what stands around and between papers."""

    suffix: str
    name: str
    write: Callable[[Entry, Shelf, Site], str]
    before: str = ""
    between: str = ""
    after: str = ""


_FORMS = (
    _Form(".bib", "BibTeX", lambda entry, shelf, _: _bibtex(entry, shelf), between="\n"),
    _Form(".ris", "RIS", lambda entry, shelf, _: ris(entry, _key(entry, shelf)), between="\n"),
    _Form(".csl.json", "CSL-JSON", lambda entry, shelf, _: _csl(entry, shelf), "[\n", ",\n", "\n]\n"),
    _Form(".jsonl", "JSON Lines", dataset.line),
)


def files(shelf: Shelf, found: Sequence[Bundle], site: Site) -> Iterator[Page]:
    """The files of every bundle, and the schema of their JSON Lines."""
    yield Page(_SCHEMA, dataset.schema())
    for form in _forms(shelf):
        papers = {entry.paper.permalink: form.write(entry, shelf, site) for entry in shelf.catalogue.entries}
        for bundle in found:
            texts = (papers[entry.paper.permalink] for entry in bundle.entries)
            content = f"{form.before}{form.between.join(texts)}{form.after}"
            yield Page(addresses.beside(bundle.path, form.suffix), content)


def offer(path: str, page: str, shelf: Shelf) -> str:
    """Links from a page to the files and the feeds of a bundle, as a line of Markdown; empty if there are none."""
    if not is_offered(path, shelf):
        return ""
    forms = [(form.suffix, form.name) for form in _forms(shelf)]
    return f"Download: {_row(forms, path, page)} · Follow: {_row(FEEDS, path, page)}"


def sheet(shelf: Shelf) -> Sheet:
    """The page that offers everything at once, and documents the form that is the site's own."""
    page = addresses.DOWNLOADS
    size, forms = count(len(shelf.catalogue.entries), "paper"), listed(form.name for form in _forms(shelf))
    others = "each collection" if is_vast(shelf) else "each collection and each topic"
    chosen = link("reading list", addresses.between(page, addresses.READING_LIST))
    blocks = (
        "# Downloads",
        f"All {size} in one file; the pages of {others} offer theirs.",
        offer(ALL, page, shelf),
        _ABOUT if not is_vast(shelf) else "",
        f"## Feeds\n\n{_FEEDS}",
        f"## A choice of your own\n\n{_CHOICE.format(chosen)}",
        "" if is_vast(shelf) else _documentation(page),
    )
    return Sheet(
        path=page,
        kind="downloads",
        title="Downloads",
        description=f"All {size} as {forms}, and as feeds.",
        body="\n\n".join(block for block in blocks if block) + "\n",
    )


def _forms(shelf: Shelf) -> tuple[_Form, ...]:
    """BibTeX is the shortest, and all that a vast catalogue is offered in."""
    return _FORMS[:1] if is_vast(shelf) else _FORMS


def _row(forms: Iterable[tuple[str, str]], path: str, page: str) -> str:
    return " · ".join(link(name, addresses.between(page, addresses.beside(path, suffix))) for suffix, name in forms)


def _key(entry: Entry, shelf: Shelf) -> str:
    return shelf.keys[entry.paper.permalink]


def _bibtex(entry: Entry, shelf: Shelf) -> str:
    """With the abstract, but in a vast catalogue, whose files would grow beyond what a reference manager opens."""
    return (bibtex if is_vast(shelf) else whole_bibtex)(entry, _key(entry, shelf))


def _csl(entry: Entry, shelf: Shelf) -> str:
    return json.dumps(whole_item(entry, _key(entry, shelf)))


def _documentation(page: str) -> str:
    schema = link("this JSON Schema", addresses.between(page, _SCHEMA))
    fields = fence("\n".join(_documented(dataset.FIELDS)), "text")
    return f"## JSON Lines\n\nOne paper a line, by {schema}.\n\n{fields}"


def _documented(fields: Iterable[Field], before: str = "") -> Iterator[str]:
    """A line for each field, `related[].id`: what it means."""
    for field in fields:
        name = f"{before}{field.name}{'[]' if field.holds in ('texts', 'records') else ''}"
        missing = " May be missing." if field.optional else ""
        yield f"{name:21} {field.about}{missing}"
        yield from _documented(field.fields, f"{name}.")
