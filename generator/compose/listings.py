"""Lists of papers: all of them, and each collection's; and the list of collections."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.compose import addresses, paging
from generator.compose.items import initial, paper_item, topic_item
from generator.compose.markdown import inline, link
from generator.compose.phrases import count, listed
from generator.compose.sheets import Sheet

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from generator.compose.sheets import Shelf
    from generator.records import Collection, Entry, Tag

# A paper's item is about 600 bytes of HTML with a dozen long names at most, so that a page stays below 200 kB.
_PAPERS_PER_PAGE = 250
_COLLECTIONS_PER_PAGE = 500
_MAIN_TOPICS = 12
# From this length on, headings by initial help to find one's way.
_LONG = 50


@dataclass(frozen=True, slots=True)
class Holding:
    """A collection, its papers, and its topics with the number of its papers on each, strongest first."""

    collection: Collection
    entries: tuple[Entry, ...]
    topics: tuple[tuple[Tag, int], ...]

    @property
    def year(self) -> int:
        """The latest year of a paper, 0 where none is known."""
        return max((entry.paper.year or 0 for entry in self.entries), default=0)


def holdings(shelf: Shelf) -> tuple[Holding, ...]:
    """The collections, newest first."""
    runs = paging.grouped(shelf.catalogue.entries, lambda entry: entry.paper.collection.slug)
    found = [_holding(entries, shelf) for _, entries in runs]
    return tuple(sorted(found, key=lambda holding: (-holding.year, holding.collection.slug)))


def collection_item(number: int, holding: Holding, page: str) -> str:
    """A collection as an item of a numbered list: its name, how many papers, on what."""
    name = link(inline(holding.collection.name), addresses.between(page, addresses.collection(holding.collection.slug)))
    topics = listed(tag.label for tag, _ in holding.topics[:5])
    size = count(len(holding.entries), "paper")
    return f"{number}.  {name}  \n    {size}{inline(f' on {topics}') if topics else ''}"


def sheets(shelf: Shelf) -> Iterator[Sheet]:
    """The list of all papers, the list of collections, and each collection's pages."""
    found = holdings(shelf)
    yield from _papers(shelf)
    yield from _collections(found)
    for holding in found:
        yield from _collection(holding)


def _holding(entries: tuple[Entry, ...], shelf: Shelf) -> Holding:
    numbers = Counter(slug for entry in entries for slug in entry.tags)
    strongest = sorted(numbers.items(), key=lambda item: (-item[1], item[0]))
    return Holding(entries[0].paper.collection, entries, tuple((shelf.tags[slug], n) for slug, n in strongest))


def _papers(shelf: Shelf) -> Iterator[Sheet]:
    entries = shelf.catalogue.entries
    for leaf in paging.split(addresses.PAPERS, entries, _PAPERS_PER_PAGE):
        sections = []
        number = leaf.first
        for _, run in paging.grouped(leaf.items, lambda entry: entry.paper.collection.slug):
            collection = run[0].paper.collection
            name = link(inline(collection.name), addresses.between(leaf.path, addresses.collection(collection.slug)))
            sections += [f"## {name}", _list(run, number, leaf.path)]
            number += len(run)
        yield paging.sheet(
            leaf,
            kind="papers",
            title="Papers",
            section="",
            description=f"All {count(len(entries), 'paper')}, by collection and title",
            blocks=[f"{count(len(entries), 'paper')}, by collection and title.", *sections],
        )


def _collections(found: Sequence[Holding]) -> Iterator[Sheet]:
    for leaf in paging.split(addresses.COLLECTIONS, found, _COLLECTIONS_PER_PAGE):
        items = (collection_item(number, holding, leaf.path) for number, holding in enumerate(leaf.items, leaf.first))
        yield paging.sheet(
            leaf,
            kind="collections",
            title="Collections",
            section="",
            description=f"{count(len(found), 'collection')} of papers: {listed(h.collection.name for h in found[:5])}",
            blocks=[f"{count(len(found), 'collection')}, newest first.", "\n".join(items)],
        )


def _collection(holding: Holding) -> Iterator[Sheet]:
    path = addresses.collection(holding.collection.slug)
    for leaf in paging.split(path, holding.entries, _PAPERS_PER_PAGE, initial):
        topics = holding.topics[:_MAIN_TOPICS] if leaf.number == 1 else ()
        chips = "\n".join(topic_item(tag, number, leaf.path) for tag, number in topics)
        size = count(len(holding.entries), "paper")
        yield paging.sheet(
            leaf,
            kind="papers",
            title=holding.collection.name,
            section="Collections",
            description=f"{holding.collection.name}: {size} on {listed(tag.label for tag, _ in holding.topics[:5])}",
            blocks=[f"{size}, by title.", chips, *_sections(holding, leaf)],
        )


def _sections(holding: Holding, leaf: paging.Leaf[Entry]) -> Iterator[str]:
    """The papers of one page, under their initials when the collection is long."""
    if len(holding.entries) < _LONG:
        yield _list(leaf.items, leaf.first, leaf.path, occasions=False)
        return
    number = leaf.first
    for letter, run in paging.grouped(leaf.items, initial):
        yield f"## {inline(letter)}"
        yield _list(run, number, leaf.path, occasions=False)
        number += len(run)


def _list(entries: Sequence[Entry], first: int, page: str, *, occasions: bool = True) -> str:
    return "\n".join(
        paper_item(number, entry, page, occasion_too=occasions) for number, entry in enumerate(entries, first)
    )
