"""Files to carry away: all papers, each collection and each topic as BibTeX, RIS, CSL-JSON and JSON Lines.

Every list in every form would outweigh the site where there are many papers: `bundles.py` has the limits. Beyond the
first, topics lead to the search, which writes what it found into the same forms in the browser. In a vast
catalogue the whole comes packed, JSON Lines in parts, and collections as packed BibTeX: some 0.9 kB a paper in all.
"""

from __future__ import annotations

import json
import posixpath
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from generator.compose import addresses, dataset
from generator.compose.bundles import ALL, has_feeds, has_files
from generator.compose.citations import bibtex, whole_bibtex
from generator.compose.csl import whole_item
from generator.compose.feeds import FEEDS
from generator.compose.markdown import html, link
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
_PART = 10_000  # papers in a part of the packed JSON Lines: some 40 MB to unpack
_ABOUT = "Reference managers, such as Zotero, read all of these but the last, LaTeX reads BibTeX, programs JSON Lines."
_PACKED = "Files that end in `.gz` are packed: `gunzip` unpacks them, and most programs read them as they are."
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
_PACKED_BIBTEX = replace(_FORMS[0], suffix=".bib.gz")


def files(shelf: Shelf, found: Sequence[Bundle], site: Site) -> Iterator[Page]:
    """The files of every bundle that has some, one after the other, and the schema of their JSON Lines."""
    yield Page(_SCHEMA, dataset.schema())
    if shelf.is_vast:
        yield from _packed(shelf, site)
    for bundle in found:
        if has_files(bundle.path, shelf):
            for form in _forms(bundle.path, shelf):
                yield Page(addresses.beside(bundle.path, form.suffix), _written(form, bundle.entries, shelf, site))


def offer(path: str, page: str, shelf: Shelf) -> str:
    """Links from a page to the files and the feeds of a list, as lines of Markdown."""
    rows = []
    if has_files(path, shelf):
        forms = [(form.suffix, form.name) for form in _forms(path, shelf)]
        whole = path == ALL and shelf.is_vast
        rows.append(f"Download: {_whole(page, shelf) if whole else _row(forms, path, page)}")
    elif path.startswith("topics/"):
        slug = posixpath.basename(path).removesuffix(".md")
        found = link("search", f"{addresses.between(page, addresses.SEARCH)}?topic={slug}")
        rows.append(f"Download: in the {found}, which finds these papers and writes them as {listed(_names())}")
    if has_feeds(path, shelf):
        rows.append(f"Follow: {_row(FEEDS, path, page)}")
    return " · ".join(rows)


def sheet(shelf: Shelf) -> Sheet:
    """The page that offers everything at once, and documents the form that is the site's own."""
    page = addresses.DOWNLOADS
    size = count(len(shelf.catalogue.entries), "paper")
    chosen = link("reading list", addresses.between(page, addresses.READING_LIST))
    blocks = (
        "# Downloads",
        f"All {size} at once. {_lists(page, shelf)}",
        offer(ALL, page, shelf),
        _PACKED if shelf.is_vast else _ABOUT,
        f"## Feeds\n\n{_FEEDS}",
        f"## A choice of your own\n\n{_CHOICE.format(chosen)}",
        _documentation(page),
    )
    forms = "BibTeX and JSON Lines" if shelf.is_vast else listed(_names())
    return Sheet(
        path=page,
        kind="downloads",
        title="Downloads",
        description=f"All {size} as {forms}, and as feeds.",
        body="\n\n".join(block for block in blocks if block) + "\n",
    )


def _lists(page: str, shelf: Shelf) -> str:
    """What the pages of the lists offer, by the size of the catalogue."""
    if has_files(addresses.topic("any"), shelf):
        return "The pages of each collection and each topic offer theirs."
    search = link("search", addresses.between(page, addresses.SEARCH))
    forms = "BibTeX" if shelf.is_vast else "every form"
    collections = f"The pages of each collection offer theirs in {forms}"
    return f"{collections}; the {search} writes the papers of a topic, or whatever else it finds."


def _forms(path: str, shelf: Shelf) -> tuple[_Form, ...]:
    """The forms of a list's files; the whole of a vast catalogue has others: see `_packed`."""
    if not shelf.is_vast:
        return _FORMS
    return () if path == ALL else (_PACKED_BIBTEX,)


def _packed(shelf: Shelf, site: Site) -> Iterator[Page]:
    """A vast catalogue: BibTeX, and JSON Lines in parts, which are one file when they are put together."""
    entries = shelf.catalogue.entries
    yield Page(addresses.beside(ALL, _PACKED_BIBTEX.suffix), _written(_PACKED_BIBTEX, entries, shelf, site))
    for number, start in enumerate(range(0, len(entries), _PART), start=1):
        part = entries[start : start + _PART]
        yield Page(addresses.beside(ALL, f"-{number}.jsonl.gz"), _written(_FORMS[-1], part, shelf, site))


def _whole(page: str, shelf: Shelf) -> str:
    parts = range(1, -(-len(shelf.catalogue.entries) // _PART) + 1)
    lines = [(f"-{number}.jsonl.gz", f"JSON Lines, part {number}") for number in parts]
    return _row([(".bib.gz", "BibTeX"), *lines], ALL, page)


def _written(form: _Form, entries: Iterable[Entry], shelf: Shelf, site: Site) -> str:
    return f"{form.before}{form.between.join(form.write(entry, shelf, site) for entry in entries)}{form.after}"


def _names() -> tuple[str, ...]:
    return tuple(form.name for form in _FORMS)


def _row(forms: Iterable[tuple[str, str]], path: str, page: str) -> str:
    return " · ".join(link(name, addresses.between(page, addresses.beside(path, suffix))) for suffix, name in forms)


def _key(entry: Entry, shelf: Shelf) -> str:
    return shelf.keys[entry.paper.permalink]


def _bibtex(entry: Entry, shelf: Shelf) -> str:
    """With the abstract, but in a vast catalogue, whose files would grow beyond what a reference manager opens."""
    return (bibtex if shelf.is_vast else whole_bibtex)(entry, _key(entry, shelf))


def _csl(entry: Entry, shelf: Shelf) -> str:
    return json.dumps(whole_item(entry, _key(entry, shelf)))


def _documentation(page: str) -> str:
    schema = link("this JSON Schema", addresses.between(page, _SCHEMA))
    return f"## JSON Lines\n\nOne paper a line, by {schema}.\n\n<dl>{''.join(_documented(dataset.FIELDS))}</dl>"


def _documented(fields: Iterable[Field], before: str = "") -> Iterator[str]:
    """Each field, `related[].id`, and what it means, as parts of a list of definitions in raw HTML."""
    for field in fields:
        name = f"{before}{field.name}{'[]' if field.holds in ('texts', 'records') else ''}"
        missing = " May be missing." if field.optional else ""
        yield f"<dt><code>{html(name)}</code></dt><dd>{html(field.about + missing)}</dd>"
        yield from _documented(field.fields, f"{name}.")
