"""The home page: what the collection is, how large, its strongest topics, and how to search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.compose import addresses, maps
from generator.compose.bundles import ALL
from generator.compose.items import topic_item
from generator.compose.listings import collection_item
from generator.compose.markdown import inline, link
from generator.compose.phrases import count, listed
from generator.compose.sheets import Sheet
from generator.compose.venues import venue_address, year_address

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generator.compose.listings import Holding
    from generator.compose.sheets import Shelf
    from generator.records import Site

_TOPICS = 30
_COLLECTIONS = 12
_NAMED = 3

# The style sheet hides the second paragraph from readers without JavaScript, who cannot search.
_PROMISE = "Every paper leads to its topics, and to related papers with the reasons why."
_SEARCH = "Search finds papers by the words of their titles and abstracts, by authors, topics and acronyms."


def sheet(shelf: Shelf, found: Sequence[Holding], site: Site) -> Sheet:
    """The page that readers meet first; the collections come newest first."""
    catalogue = shelf.catalogue
    papers, topics = count(len(catalogue.entries), "paper"), count(len(catalogue.tags), "topic")
    summary = f"{papers} from {_sources(found)}, linked by the {topics} that they share."
    strongest = sorted(catalogue.tags, key=lambda tag: (-len(tag.papers), tag.slug))[:_TOPICS]
    chips = "\n".join(topic_item(tag, len(tag.papers), addresses.HOME) for tag in strongest)
    shown = (collection_item(n, holding, addresses.HOME) for n, holding in enumerate(found[:_COLLECTIONS], 1))
    blocks = (
        f"# {inline(site.name)}",
        f"{inline(summary)} {_PROMISE}",
        _SEARCH,
        f"## Topics\n\n{chips}" if chips else "",
        link(f"All {topics}", addresses.TOPICS) if len(catalogue.tags) > _TOPICS else "",
        "## Collections\n\n" + "\n".join(shown),
        link(f"All {count(len(found), 'collection')}", addresses.COLLECTIONS) if len(found) > _COLLECTIONS else "",
        f"## Map\n\n{chart}" if (chart := maps.figure(shelf, addresses.HOME)) else "",
        _ways_in(shelf),
    )
    return Sheet(
        path=addresses.HOME,
        kind="home",
        title=site.name,
        feed=ALL,
        description=summary,
        body="\n\n".join(block for block in blocks if block) + "\n",
    )


def _sources(found: Sequence[Holding]) -> str:
    """The newest collections by name, the others as a number."""
    names = [holding.collection.name for holding in found[:_NAMED]]
    others = [count(len(found) - _NAMED, "more collection")] if len(found) > _NAMED else []
    return listed([*names, *others])


def _ways_in(shelf: Shelf) -> str:
    """Links to the lists; to those of authors, venues and years where the papers tell them."""
    papers = [entry.paper for entry in shelf.catalogue.entries]
    venues, years = (len({*map(address, papers)} - {None}) for address in (venue_address, year_address))
    ways = (
        (f"All {count(len(papers), 'paper')}", addresses.PAPERS, True),
        (count(len(shelf.people), "author"), addresses.AUTHORS, bool(shelf.people)),
        (count(venues, "venue"), addresses.VENUES, bool(venues)),
        (count(years, "year"), addresses.YEARS, bool(years)),
        ("Downloads", addresses.DOWNLOADS, True),
    )
    return " · ".join(link(inline(name), target) for name, target, known in ways if known)
