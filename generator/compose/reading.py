"""The page of the reading list, which the browser fills, and the references that it loads for the papers on it."""

from __future__ import annotations

import json
from itertools import groupby
from typing import TYPE_CHECKING

from generator.compose import addresses
from generator.compose.citations import bibtex
from generator.compose.csl import item
from generator.compose.sheets import Sheet
from generator.records import Page

if TYPE_CHECKING:
    from collections.abc import Iterator

    from generator.compose.sheets import Shelf
    from generator.records import Entry

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
    key = shelf.keys[entry.paper.permalink]
    return {"item": item(entry, key), "bibtex": bibtex(entry, key)}
