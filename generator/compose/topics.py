"""A topic's page: its papers by year, the spellings merged into it, its neighbours; and the index of topics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.compose import addresses, charts, downloads, paging
from generator.compose.bundles import has_feeds
from generator.compose.items import paper_sections, topic_item, topic_link, year_of
from generator.compose.markdown import inline
from generator.compose.phrases import count, listed
from generator.compose.sheets import initial

if TYPE_CHECKING:
    from collections.abc import Iterator

    from generator.compose.sheets import Sheet, Shelf
    from generator.records import Tag

_TOPICS_PER_PAGE = 1000
_NEIGHBOURS, _NEIGHBOURS_OF_MANY = 24, 12
# From this length on, headings by initial help to find one's way.
_LONG = 60


def sheets(shelf: Shelf) -> Iterator[Sheet]:
    """The index of topics, then each topic's pages, by slug."""
    yield from _index(shelf)
    years = [entry.paper.year for entry in shelf.catalogue.entries if entry.paper.year]
    span = (min(years, default=0), max(years, default=0))
    for tag in shelf.catalogue.tags:
        yield from _topic(tag, shelf, span)


def _index(shelf: Shelf) -> Iterator[Sheet]:
    tags = shelf.catalogue.tags
    size = count(len(tags), "topic")
    main = sorted(tags, key=lambda tag: (-len(tag.papers), tag.slug))[:5]
    for leaf in paging.split(addresses.TOPICS, tags, _TOPICS_PER_PAGE, _letter):
        yield paging.sheet(
            leaf,
            kind="topics",
            title="Topics",
            section="",
            description=f"{size} that papers share: {listed(tag.label for tag in main)}",
            blocks=[f"{size} that papers share, with the number of papers on each.", *_by_letter(leaf, len(tags))],
        )


def _by_letter(leaf: paging.Leaf[Tag], topics: int) -> Iterator[str]:
    for heading, run in paging.grouped(leaf.items, _letter if topics >= _LONG else _no_letter):
        items = "\n".join(topic_item(tag, len(tag.papers), leaf.path) for tag in run)
        yield f"## {inline(heading)}\n\n{items}" if heading else items


def _topic(tag: Tag, shelf: Shelf, years: tuple[int, int]) -> Iterator[Sheet]:
    by_title = shelf.in_order(shelf.entries[permalink] for permalink in tag.papers)
    entries = sorted(by_title, key=lambda entry: -(entry.paper.year or 0))
    size = count(len(entries), "paper")
    titles = listed(entry.title.plain for entry in entries[:3])
    for leaf in paging.split(addresses.topic(tag.slug), entries, paging.PAPERS_PER_PAGE, year_of):
        first = leaf.number == 1
        yield paging.sheet(
            leaf,
            kind="topic",
            feed=addresses.topic(tag.slug) if has_feeds(addresses.topic(tag.slug), shelf) else "",
            title=tag.label,
            section="Topics",
            description=tag.description or f"{size} on {tag.label}: {titles}",
            blocks=[
                inline(tag.description) if first else "",
                _summary(tag, size, leaf.path, shelf),
                downloads.offer(addresses.topic(tag.slug), leaf.path, shelf) if first else "",
                charts.trend(entries, *years) if first else "",
                *paper_sections(leaf, year_of, shelf),
                _neighbours(tag, leaf.path, shelf) if first else "",
            ],
        )


def _summary(tag: Tag, size: str, page: str, shelf: Shelf) -> str:
    """How many papers, what the topic is part of, and how else papers write it."""
    parent = f"Part of {topic_link(shelf.tags[tag.parent], page)}." if tag.parent else ""
    others = [spelling for spelling in tag.spellings if spelling != tag.label]
    spellings = f"Also written {', '.join(f'*{inline(other)}*' for other in others)}." if others else ""
    return " ".join(part for part in (f"{size}.", parent, spellings) if part)


def _neighbours(tag: Tag, page: str, shelf: Shelf) -> str:
    if not tag.neighbours:
        return ""
    shown = tag.neighbours[: _NEIGHBOURS_OF_MANY if shelf.is_vast else _NEIGHBOURS]
    items = (topic_item(shelf.tags[near.slug], near.papers, page) for near in shown)
    note = "Topics that share papers with this one, and how many."
    return "\n\n".join(("## Neighbouring topics", note, "\n".join(items)))


def _letter(tag: Tag) -> str:
    return initial(tag.slug)


def _no_letter(_: Tag) -> str:
    return ""
