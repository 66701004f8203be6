"""Lists of papers: all of them, and each collection's; and the list of collections."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from generator.compose import addresses, downloads, paging
from generator.compose.bundles import ALL
from generator.compose.items import paper_sections, topic_item
from generator.compose.languages import marked
from generator.compose.markdown import inline, link
from generator.compose.phrases import count, listed
from generator.compose.sheets import Sheet

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from generator.compose.sheets import Shelf
    from generator.records import Collection, Entry, Tag

_COLLECTIONS_PER_PAGE = 500
_MAIN_TOPICS = 12
# From this length on, headings by initial help to find one's way.
_LONG = 50


@dataclass(frozen=True, slots=True)
class Holding:
    """A collection, its papers by title, and its topics with the number of its papers on each, strongest first."""

    collection: Collection
    entries: tuple[Entry, ...]
    topics: tuple[tuple[Tag, int], ...]

    @property
    def year(self) -> int:
        """The latest year of a paper, 0 where none is known."""
        return max((entry.paper.year or 0 for entry in self.entries), default=0)


def holdings(shelf: Shelf) -> tuple[Holding, ...]:
    """The collections, newest first, each with its papers by title."""
    gathered: dict[Collection, list[Entry]] = {}
    for entry in shelf.catalogue.entries:
        gathered.setdefault(entry.paper.collection, []).append(entry)
    found = [Holding(collection, shelf.in_order(held), _topics(held, shelf)) for collection, held in gathered.items()]
    return tuple(sorted(found, key=lambda holding: (-holding.year, holding.collection.slug)))


def collection_item(number: int, holding: Holding, page: str) -> str:
    """A collection as an item of a numbered list: its name, how many papers, on what."""
    return f"{number}.  {collection_link(holding.collection, page)}  \n    {inline(_summary(holding))}"


def collection_link(collection: Collection, page: str) -> str:
    """A collection's name, leading to its page."""
    name = marked(inline(collection.name), collection.name)
    return link(name, addresses.between(page, addresses.collection(collection.slug)))


def sheets(shelf: Shelf, found: Sequence[Holding]) -> Iterator[Sheet]:
    """The list of all papers, the list of collections, and each collection's pages."""
    yield from _papers(shelf, found)
    yield from _collections(found, addresses.COLLECTIONS, "Collections", f"{count(len(found), 'collection')} of papers")
    for holding in found:
        yield from _collection(holding, shelf)


def _topics(entries: Iterable[Entry], shelf: Shelf) -> tuple[tuple[Tag, int], ...]:
    numbers = Counter(slug for entry in entries for slug in entry.tags)
    strongest = sorted(numbers.items(), key=lambda item: (-item[1], item[0]))
    return tuple((shelf.tags[slug], number) for slug, number in strongest)


def _papers(shelf: Shelf, found: Sequence[Holding]) -> Iterator[Sheet]:
    size = count(len(shelf.catalogue.entries), "paper")
    if shelf.is_vast:
        yield from _collections(found, addresses.PAPERS, "Papers", f"{size}, by collection")
        return
    entries = [entry for holding in found for entry in holding.entries]
    for leaf in paging.split(addresses.PAPERS, entries, paging.PAPERS_PER_PAGE):
        collections = partial(_collection_of, page=leaf.path)
        yield paging.sheet(
            leaf,
            kind="papers",
            title="Papers",
            feed=ALL,
            section="",
            description=f"All {size}, by collection and title",
            blocks=[
                f"{size}, by collection and title.",
                downloads.offer(ALL, leaf.path, shelf) if leaf.number == 1 else "",
                *paper_sections(leaf, collections, shelf),
            ],
        )


def _collections(found: Sequence[Holding], path: str, title: str, size: str) -> Iterator[Sheet]:
    for leaf in paging.split(path, found, _COLLECTIONS_PER_PAGE):
        items = (collection_item(number, holding, leaf.path) for number, holding in enumerate(leaf.items, leaf.first))
        yield paging.sheet(
            leaf,
            kind="collections",
            title=title,
            section="",
            description=f"{size}: {listed(h.collection.name for h in found[:5])}",
            blocks=[f"{size}, newest first.", "\n".join(items)],
        )


def _collection(holding: Holding, shelf: Shelf) -> Iterator[Sheet]:
    path = addresses.collection(holding.collection.slug)
    headings = partial(_initial, shelf=shelf) if len(holding.entries) >= _LONG else _no_initial
    for leaf in paging.split(path, holding.entries, paging.PAPERS_PER_PAGE, shelf.initial):
        topics = holding.topics[:_MAIN_TOPICS] if leaf.number == 1 else ()
        yield paging.sheet(
            leaf,
            kind="papers",
            title=holding.collection.name,
            feed=path,
            section="Collections",
            description=f"{holding.collection.name}: {_summary(holding)}",
            blocks=[
                f"{count(len(holding.entries), 'paper')}, by title.",
                downloads.offer(path, leaf.path, shelf) if leaf.number == 1 else "",
                "\n".join(topic_item(tag, number, leaf.path) for tag, number in topics),
                *paper_sections(leaf, headings, shelf, occasion_too=False),
            ],
        )


def _summary(holding: Holding) -> str:
    """How many papers, on what: `19 papers on memorization and robustness`."""
    size = count(len(holding.entries), "paper")
    topics = listed(tag.label for tag, _ in holding.topics[:5])
    return f"{size} on {topics}" if topics else size


def _collection_of(entry: Entry, page: str) -> str:
    return collection_link(entry.paper.collection, page)


def _initial(entry: Entry, shelf: Shelf) -> str:
    return inline(shelf.initial(entry))


def _no_initial(_: Entry) -> str:
    return "Papers"
