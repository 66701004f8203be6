"""A venue's page and a year's page: their papers; and the lists of venues and of years."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from slugify import slugify

from generator.compose import addresses, charts, paging
from generator.compose.items import paper_sections, year_of
from generator.compose.listings import collection_link
from generator.compose.markdown import inline, link
from generator.compose.phrases import count, listed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from generator.compose.sheets import Sheet, Shelf
    from generator.records import Entry, Paper

_PLACES_PER_PAGE = 500


def sheets(shelf: Shelf) -> Iterator[Sheet]:
    """The list of venues, each venue's pages, the list of years, each year's pages; nothing of what no paper tells.

    The pages show papers; in a vast catalogue their collections, which show the papers.
    """
    entries = shelf.in_order(shelf.catalogue.entries)
    venues, years = _gathered(entries, venue_address), _gathered(entries, year_address)
    if venues:
        yield from _venues(venues)
        for path, papers in venues.items():
            yield from _venue(path, papers, shelf)
    if years:
        yield from _years(years)
        for path, papers in years.items():
            yield from _year(path, papers, shelf)


def venue_address(paper: Paper) -> str | None:
    """The path of the page of a paper's venue; venues whose names differ in case or punctuation alone are one."""
    return addresses.venue(slugify(paper.venue) or "venue") if paper.venue else None


def year_address(paper: Paper) -> str | None:
    """The path of the page of a paper's year."""
    return addresses.year(paper.year) if paper.year else None


def _gathered(entries: Sequence[Entry], address: Callable[[Paper], str | None]) -> dict[str, tuple[Entry, ...]]:
    """The papers of each address, in order of the addresses."""
    found: defaultdict[str, list[Entry]] = defaultdict(list)
    for entry in entries:
        if path := address(entry.paper):
            found[path].append(entry)
    return {path: tuple(found[path]) for path in sorted(found)}


def _venues(venues: Mapping[str, Sequence[Entry]]) -> Iterator[Sheet]:
    size = count(len(venues), "venue")
    names = listed(_name(papers) for papers in list(venues.values())[:5])
    for leaf in paging.split(addresses.VENUES, tuple(venues.items()), _PLACES_PER_PAGE):
        items = (
            f"{number}.  {link(inline(_name(papers)), addresses.between(leaf.path, path))}  \n    {_about(papers)}"
            for number, (path, papers) in enumerate(leaf.items, leaf.first)
        )
        yield paging.sheet(
            leaf,
            kind="venues",
            title="Venues",
            section="",
            description=f"{size} where the papers appeared: {names}",
            blocks=[f"{size} where the papers appeared.", "\n".join(items)],
        )


def _venue(path: str, papers: Sequence[Entry], shelf: Shelf) -> Iterator[Sheet]:
    name, size = _name(papers), count(len(papers), "paper")
    newest_first = sorted(papers, key=lambda entry: -(entry.paper.year or 0))
    long = _common(entry.paper.proceedings for entry in papers)
    shown = () if shelf.is_vast else newest_first
    for leaf in paging.split(path, shown, paging.PAPERS_PER_PAGE, year_of):
        yield paging.sheet(
            leaf,
            kind="venue",
            title=name,
            section="Venues",
            description=f"{name}{f', {long}' if long and long != name else ''}: {_about(papers)}.",
            blocks=[
                inline(f"{long}: {size}." if long and long != name else f"{size}."),
                *paper_sections(leaf, year_of, shelf, occasion_too=False),
                _gathered_in(newest_first, path) if shelf.is_vast else "",
            ],
        )


def _years(years: Mapping[str, Sequence[Entry]]) -> Iterator[Sheet]:
    size = count(len(years), "year")
    numbers = [papers[0].paper.year or 0 for papers in years.values()]
    trend = charts.trend((entry for papers in years.values() for entry in papers), min(numbers), max(numbers))
    for leaf in paging.split(addresses.YEARS, tuple(years.items())[::-1], _PLACES_PER_PAGE):
        chips = "\n".join(
            f"- {link(year_of(papers[0]), addresses.between(leaf.path, path))} {len(papers):,}"
            for path, papers in leaf.items
        )
        yield paging.sheet(
            leaf,
            kind="years",
            title="Years",
            section="",
            description=f"{size} in which the papers appeared.",
            blocks=[f"{size}, with the number of papers of each.", trend if leaf.number == 1 else "", chips],
        )


def _year(path: str, papers: Sequence[Entry], shelf: Shelf) -> Iterator[Sheet]:
    year, size = year_of(papers[0]), count(len(papers), "paper")
    by_venue = sorted(papers, key=lambda entry: slugify(entry.paper.venue or "") or "~")
    names = listed(dict.fromkeys(entry.paper.venue for entry in by_venue if entry.paper.venue))
    shown = () if shelf.is_vast else by_venue
    for leaf in paging.split(path, shown, paging.PAPERS_PER_PAGE, _venue_of):
        yield paging.sheet(
            leaf,
            kind="year",
            title=year,
            section="Years",
            description=f"{size} of {year}{f': {names}' if names else ''}.",
            blocks=[
                f"{size}.",
                *paper_sections(leaf, _heading_of, shelf, occasion_too=False),
                _gathered_in(by_venue, path) if shelf.is_vast else "",
            ],
        )


def _gathered_in(papers: Sequence[Entry], page: str) -> str:
    """The collections that hold the papers, those with most of them first."""
    held = Counter(entry.paper.collection for entry in papers)
    most = sorted(held, key=lambda collection: (-held[collection], collection))
    items = (
        f"{number}.  {collection_link(collection, page)}  \n    {count(held[collection], 'paper')}"
        for number, collection in enumerate(most, start=1)
    )
    return "\n".join(items)


def _about(papers: Sequence[Entry]) -> str:
    """How many papers of which years: `38 papers, 2024–2025`."""
    years = [entry.paper.year for entry in papers if entry.paper.year]
    span = "–".join(map(str, dict.fromkeys((min(years), max(years))))) if years else ""
    return ", ".join(part for part in (count(len(papers), "paper"), span) if part)


def _name(papers: Sequence[Entry]) -> str:
    return _common(entry.paper.venue for entry in papers)


def _common(names: Iterable[str | None]) -> str:
    """The most frequent name, the first in order among equals; empty if there is none."""
    counted = Counter(name for name in names if name)
    return min(counted, key=lambda name: (-counted[name], name), default="")


def _venue_of(entry: Entry) -> str:
    return entry.paper.venue or "Elsewhere"


def _heading_of(entry: Entry) -> str:
    return inline(_venue_of(entry))
