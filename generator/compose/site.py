"""From the catalogue to every page of the site's source, as values."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from generator.compose import (
    authors,
    downloads,
    feeds,
    guides,
    head,
    home,
    listings,
    papers,
    reading,
    redirects,
    search_page,
    topics,
    venues,
)
from generator.compose.bundles import bundles
from generator.compose.sheets import shelve

if TYPE_CHECKING:
    from collections.abc import Iterator

    from generator.compose.sheets import Shelf
    from generator.records import Catalogue, Page, Site


def compose(catalogue: Catalogue, site: Site) -> Iterator[Page]:
    """The home page, the lists, the topics, a page for each paper, and the files to carry away; one by one."""
    shelf = shelve(catalogue)
    collections = listings.holdings(shelf)
    sheets = chain(
        (home.sheet(shelf, collections, site),),
        listings.sheets(shelf, collections),
        topics.sheets(shelf),
        authors.sheets(shelf),
        venues.sheets(shelf),
        papers.sheets(shelf, collections, site),
        (search_page.sheet(catalogue, collections, site), downloads.sheet(shelf), reading.sheet()),
    )
    yield from head.pages(sheets, site.name, _ways(shelf))
    offered = tuple(bundles(shelf, collections, site))
    yield from downloads.files(shelf, offered, site)
    yield from feeds.files(shelf, offered, site)
    yield from guides.files(shelf, collections, site)
    yield from reading.files(shelf)
    yield from redirects.pages(catalogue, site)


def _ways(shelf: Shelf) -> tuple[str, ...]:
    """Which of the lists of authors, venues and years there are, by their folders."""
    papers = [entry.paper for entry in shelf.catalogue.entries]
    known = (
        ("authors", bool(shelf.people)),
        ("venues", any(map(venues.venue_address, papers))),
        ("years", any(map(venues.year_address, papers))),
    )
    return tuple(name for name, found in known if found)
