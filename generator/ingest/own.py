"""What the site's own exports tell beyond other files: a paper's collection, and its texts with their formulas."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from generator.ingest.assembly import Shelved
from generator.records import Collection

if TYPE_CHECKING:
    from generator.ingest.assembly import Fields

# `iclr-2024/lamps-of-moths`: a permalink, the address part of the collection before the slash.
_PERMALINK = re.compile(r"(?P<collection>[a-z0-9]+(?:-[a-z0-9]+)*)/[a-z0-9]+(?:-[a-z0-9]+)*")
# `\&`, `\textbraceleft{}`
_ESCAPED = re.compile(r"\\(?:(text[a-z]+)\{\}|([&%$#_]))")
_NAMED = {
    "textbackslash": "\\",
    "textbraceleft": "{",
    "textbraceright": "}",
    "textasciitilde": "~",
    "textasciicircum": "^",
}
# What the exports note of a working title: the title that is made anew, and is none of the paper's own.
INFERRED = "Title inferred from the abstract"


def shelved(
    permalink: str | None, collection: str | None, venue: str | None, proceedings: str | None
) -> Shelved | None:
    """Where an export says that a paper stands; None for a record that does not come from one."""
    match = _PERMALINK.fullmatch(permalink or "")
    if not match or not collection:
        return None
    return Shelved(
        collection=Collection(match["collection"], collection),
        venue=venue,
        proceedings=proceedings if proceedings != venue else None,
    )


def unescaped(text: str) -> str:
    """A name as it was before the BibTeX export escaped it for LaTeX; a collection's is shown as written."""
    return _ESCAPED.sub(lambda match: _NAMED.get(match.group(1) or "", match.group(2) or ""), text)


def read(fields: Fields, *, title: str | None, inferred: bool, abstract: str | None) -> Fields:
    """An export's record with its texts as marked up there; a title that was inferred will be inferred again."""
    return replace(fields, title=None if inferred else title, abstract=abstract or fields.abstract)
