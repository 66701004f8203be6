"""From the catalogue to every page of the site's source, as values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.compose import head, home, listings, papers, search_page, topics
from generator.compose.sheets import shelve

if TYPE_CHECKING:
    from generator.records import Catalogue, Page, Site


def compose(catalogue: Catalogue, site: Site) -> tuple[Page, ...]:
    """The home page, the lists, the topics, a page for each paper, and the search page."""
    shelf = shelve(catalogue)
    collections = listings.holdings(shelf)
    sheets = (
        home.sheet(catalogue, collections, site),
        *listings.sheets(shelf, collections),
        *topics.sheets(shelf),
        *papers.sheets(shelf, collections, site),
        search_page.sheet(catalogue, collections, site),
    )
    return head.pages(sheets, site.name)
