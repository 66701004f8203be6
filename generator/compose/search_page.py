"""The search page: what can be searched, how to ask, and the place where the theme puts the search itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.compose import addresses
from generator.compose.markdown import inline
from generator.compose.phrases import count, listed
from generator.compose.sheets import Sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generator.compose.listings import Holding
    from generator.records import Catalogue, Site

_NAMED = 6
_FIELDS = "Titles, abstracts, authors, topics with all their spellings, venues and years are searched"
_HELP = (
    "All words must match, in any form; the last one may be half typed.",
    'Quotes ask for words in a row: `"heavy ball momentum"`. A hyphen before a word leaves papers out: `-survey`.',
    "`author:`, `tag:`, `venue:` and `year:` ask in one place: `author:löwe year:2024..2025`.",
    "Words spelt nearly so are tried where nothing else is found.",
)


def sheet(catalogue: Catalogue, found: Sequence[Holding], site: Site) -> Sheet:
    """The page; its statement of what was searched is what a survey reports."""
    papers = count(len(catalogue.entries), "paper")
    names = [holding.collection.name for holding in found[:_NAMED]]
    more = [count(len(found) - _NAMED, "other collection")] if len(found) > _NAMED else []
    state = f", as of {site.revision.date} (commit {site.revision.commit[:12]})" if site.revision else ""
    searched = f"{_FIELDS}, in {papers} of {listed([*names, *more])}{state}"
    blocks = (
        "# Search",
        "## What is searched",
        inline(f"{searched}."),
        "## How to ask",
        "\n\n".join(_HELP),
    )
    return Sheet(
        path=addresses.SEARCH,
        kind="search",
        title="Search",
        description=f"Search {papers} of {site.name} by words, phrases, authors, topics, venues and years",
        body="\n\n".join(blocks) + "\n",
    )
