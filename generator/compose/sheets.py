"""What the composers hand over: a page before its head is written, and what they look up on the way."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

from slugify import slugify

from generator.compose import citations, people

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from generator.compose.people import Person
    from generator.records import Catalogue, Entry, Tag

Json: TypeAlias = "str | int | float | bool | list[Json] | dict[str, Json]"
_SMALL, _VAST = 2_000, 10_000

Kind: TypeAlias = Literal[
    "home",
    "paper",
    "papers",
    "topic",
    "topics",
    "collections",
    "author",
    "authors",
    "venue",
    "venues",
    "year",
    "years",
    "downloads",
    "reading-list",
    "search",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A page before its head is written: the body in Markdown, everything else in plain text."""

    path: str
    kind: Kind
    """What the theme's style sheet goes by."""
    title: str
    section: str = ""
    """What the window's title says between the page's and the site's: `Topics`."""
    description: str
    body: str
    tags: tuple[str, ...] = ()
    feed: str = ""
    """What the page's feeds stand beside: see `bundles.Bundle.path`."""
    facts: tuple[tuple[str, Json], ...] = ()
    """What the theme writes into the head for machines: see `head.facts`."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """The catalogue, to be looked up by permalink and by slug."""

    catalogue: Catalogue
    entries: Mapping[str, Entry] = field(repr=False)
    tags: Mapping[str, Tag] = field(repr=False)
    filed: Mapping[str, str] = field(repr=False)
    """What a paper is filed under by its permalink: the title in lower case and Latin letters, whatever its script."""
    keys: Mapping[str, str] = field(repr=False)
    """What citations call each paper, by permalink."""
    people: Mapping[str, Person] = field(repr=False)
    """Authors by `people.identity`, in the order of their list."""

    @property
    def is_small(self) -> bool:
        """Whether nothing need be spared: up to 2,000 papers.

        Topics repeat their papers four times on average; as files in every form that makes 28 kB a paper.
        """
        return len(self.catalogue.entries) <= _SMALL

    @property
    def is_vast(self) -> bool:
        """Whether each paper must weigh little, so that 100,000 fit the 1 GB that free hosts take: beyond 10,000.

        Then the head of a paper's page says each thing once, five papers are related and their reasons are no links,
        the pages of years and venues lead to collections, lists hold no COinS, and files come packed.
        """
        return len(self.catalogue.entries) > _VAST

    def in_order(self, entries: Iterable[Entry]) -> tuple[Entry, ...]:
        """Papers by title, those of one title by permalink."""
        return tuple(sorted(entries, key=lambda entry: (self.filed[entry.paper.permalink], entry.paper.permalink)))

    def initial(self, entry: Entry) -> str:
        """The heading that a paper is listed under: see `initial`."""
        return initial(self.filed[entry.paper.permalink])


def shelve(catalogue: Catalogue) -> Shelf:
    """Make the catalogue's papers and topics findable."""
    return Shelf(
        catalogue,
        {entry.paper.permalink: entry for entry in catalogue.entries},
        {tag.slug: tag for tag in catalogue.tags},
        {entry.paper.permalink: slugify(entry.title.plain, separator=" ") for entry in catalogue.entries},
        citations.keys(catalogue.entries),
        people.gather(catalogue.entries),
    )


def initial(filed: str) -> str:
    """The capital that something in Latin letters is listed under; one heading for all that begins otherwise."""
    return filed[0].upper() if filed[:1].isalpha() else "#"
