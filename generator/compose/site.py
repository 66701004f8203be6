"""From the catalogue to every page of the site's source, as values."""

from __future__ import annotations

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
    from generator.records import Catalogue, Page, Site


def compose(catalogue: Catalogue, site: Site) -> tuple[Page, ...]:
    """The home page, the lists, the topics, a page for each paper, and the files to carry away."""
    shelf = shelve(catalogue)
    collections = listings.holdings(shelf)
    sheets = (
        home.sheet(shelf, collections, site),
        *listings.sheets(shelf, collections),
        *topics.sheets(shelf),
        *authors.sheets(shelf),
        *venues.sheets(shelf),
        *papers.sheets(shelf, collections, site),
        search_page.sheet(catalogue, collections, site),
        downloads.sheet(shelf),
        reading.sheet(),
    )
    offered = tuple(bundles(shelf, collections, site))
    files = (
        *downloads.files(shelf, offered, site),
        *feeds.files(shelf, offered, site),
        *guides.files(shelf, collections, site),
        *reading.files(shelf),
        *redirects.pages(catalogue, site),
    )
    return (*head.pages(sheets, site.name), *files)
