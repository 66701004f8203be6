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

# Every topic repeats its papers, eight times on average. Of 4,000 papers the files are 190 MB, of 100,000 they would
# be five times what a free host takes.
_MANY = 10_000


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
        if is_offered(path, shelf):
            yield Bundle(path, tag.label, path, shelf.in_order(shelf.entries[permalink] for permalink in tag.papers))


def is_offered(path: str, shelf: Shelf) -> bool:
    """Whether the list at a path is a bundle, as far as the catalogue's size decides it."""
    return not (is_vast(shelf) and path.startswith("topics/"))


def is_vast(shelf: Shelf) -> bool:
    """Whether a catalogue is too large to be offered in every form: beyond 10,000 papers."""
    return len(shelf.catalogue.entries) > _MANY
