"""The page of the reading list, which the browser fills, and the references that it loads for the papers on it."""

from __future__ import annotations

import json
from itertools import groupby
from typing import TYPE_CHECKING, Any

from generator.compose import addresses, weblinks
from generator.compose.citations import bibtex
from generator.compose.csl import item
from generator.compose.sheets import Sheet
from generator.records import Page

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from generator.compose.sheets import Shelf
    from generator.records import Entry

# What BibTeX calls a type of CSL, and the place where it appeared.
_KINDS = {
    "paper-conference": ("inproceedings", "booktitle"),
    "article-journal": ("article", "journal"),
    "article": ("misc", ""),
}

_BODY = """\
# Reading list

Papers with a star are kept here, in this browser and nowhere else.

<div id="List"><p>The list needs JavaScript.</p></div>
"""


def sheet() -> Sheet:
    """The page; what it says stands in `assets/javascripts/reading-list.js`, since without scripts it has no list."""
    return Sheet(
        path=addresses.READING_LIST,
        kind="reading-list",
        title="Reading list",
        description="The papers that you starred, kept in your browser: to read, to cite, to share.",
        body=_BODY,
    )


def files(shelf: Shelf) -> Iterator[Page]:
    """Scripts that hand over references, since a page opened from a folder may read nothing else.

    Each holds the papers of one collection whose addresses share a first letter: `iclr-2024/g`, about 150 of 4,000.
    """
    known = [(address, entry) for entry in shelf.catalogue.entries for address in _addresses(entry)]
    for shard, papers in groupby(sorted(known, key=lambda each: each[0]), lambda each: _shard(each[0])):
        references = {address: _reference(entry, shelf) for address, entry in papers}
        content = f"readingList.receive({json.dumps(shard)}, {json.dumps(references, ensure_ascii=False)});\n"
        yield Page(f"reading/{shard}.js", content)


def _addresses(entry: Entry) -> tuple[str, ...]:
    """All that readers may have starred it under."""
    return (entry.paper.permalink, *entry.paper.aliases)


def _shard(permalink: str) -> str:
    collection, _, paper = permalink.partition("/")
    return f"{collection}/{paper[:1]}"


def _reference(entry: Entry, shelf: Shelf) -> dict[str, object]:
    """The item of CSL-JSON, and the BibTeX record where the item does not tell it."""
    key = shelf.keys[entry.paper.permalink]
    found, record = item(entry, key), bibtex(entry, key)
    arxiv = weblinks.identifier(entry.paper, "arxiv")
    told: dict[str, object] = {"item": found, "arxiv": arxiv} if arxiv else {"item": found}
    return told if _record(found, arxiv or "") == record else told | {"bibtex": record}


def _record(item: Mapping[str, Any], arxiv: str) -> str:
    """A BibTeX record of an item whose texts need no escaping; `references.js` writes the very same."""
    kind, place = _KINDS[item["type"]]
    fields = {
        "title": f"{{{item['title']}}}",
        "author": " and ".join(map(_name, item.get("author", ()))),
        place: item.get("container-title", ""),
        "year": str(item["issued"]["date-parts"][0][0]) if "issued" in item else "",
        "doi": item.get("DOI", ""),
        "eprint": arxiv,
        "archiveprefix": "arXiv" if arxiv else "",
        "url": item.get("URL", ""),
        "note": item.get("note", ""),
    }
    known = {name: value for name, value in fields.items() if name and value}
    width = max(map(len, known))
    lines = ",\n".join(f"  {name:{width}} = {{{value}}}" for name, value in known.items())
    return f"@{kind}{{{item['id']},\n{lines}\n}}\n"


def _name(author: Mapping[str, str]) -> str:
    if "literal" in author:
        return f"{{{author['literal']}}}"
    particle = author.get("non-dropping-particle", "")
    joint = "" if not particle or particle.endswith(("'", "’")) else " "
    return f"{particle}{joint}{author['family']}, {author['given']}"
