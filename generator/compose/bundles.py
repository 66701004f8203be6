"""What is offered as one: the whole catalogue, each collection, each topic, with the papers in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.compose import addresses

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from generator.compose.listings import Holding
    from generator.compose.sheets import Shelf
    from generator.records import Entry, Site

ALL = "downloads/all.md"
"""What the files of the whole catalogue stand beside; there is no such page."""

_TOPICS = "topics/"


@dataclass(frozen=True, slots=True)
class Bundle:
    """Papers that go together: what their files stand beside, what they are about, and the page that lists them."""

    path: str
    title: str
    page: str
    entries: tuple[Entry, ...]


def bundles(shelf: Shelf, found: Sequence[Holding], site: Site) -> Iterator[Bundle]:
    """The whole catalogue, then each collection, then each topic; no topics of a vast catalogue."""
    yield Bundle(ALL, site.name, addresses.HOME, shelf.catalogue.entries)
    for holding in found:
        path = addresses.collection(holding.collection.slug)
        yield Bundle(path, holding.collection.name, path, holding.entries)
    for tag in shelf.catalogue.tags:
        path = addresses.topic(tag.slug)
        if has_feeds(path, shelf):
            yield Bundle(path, tag.label, path, shelf.in_order(shelf.entries[permalink] for permalink in tag.papers))


def has_feeds(path: str, shelf: Shelf) -> bool:
    """Whether the list at a path is a bundle, as far as the catalogue's size decides it; if so it has feeds."""
    return not (shelf.is_vast and path.startswith(_TOPICS))


def has_files(path: str, shelf: Shelf) -> bool:
    """Whether the list at a path is offered as files; where a topic's is not, the search writes them in the browser."""
    return shelf.is_small or not path.startswith(_TOPICS)
