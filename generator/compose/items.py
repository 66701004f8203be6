"""Papers and topics as items of lists: numbered ones for papers, bulleted ones for topics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.compose import addresses
from generator.compose.coins import coins
from generator.compose.languages import marked
from generator.compose.markdown import inline, label, link
from generator.compose.paging import grouped
from generator.compose.phrases import authors, occasion

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from generator.compose.paging import Leaf
    from generator.compose.sheets import Shelf
    from generator.records import Entry, Tag


def paper_link(entry: Entry, page: str) -> str:
    """A paper's title, leading to its page."""
    title = marked(label(entry.title.prose), entry.title.plain)
    return link(title, addresses.between(page, addresses.paper(entry.paper.permalink)))


def paper_item(number: int, entry: Entry, page: str, *, occasion_too: bool = True) -> str:
    """A paper as an item of a numbered list: the title, and on a line below who wrote it, and where."""
    paper = entry.paper
    parts = (authors(paper), occasion(paper) if occasion_too else "")
    below = "\N{NO-BREAK SPACE}· ".join(inline(part) for part in parts if part)  # no line begins with the point
    title = f"{number}.  {paper_link(entry, page)}"
    return f"{title}  \n    {below}" if below else title


def paper_sections(
    leaf: Leaf[Entry], heading: Callable[[Entry], str], shelf: Shelf, *, occasion_too: bool = True
) -> Iterator[str]:
    """The papers of a list's page under the headings (Markdown) that they share, numbered throughout; and as COinS."""
    number = leaf.first
    for shared, run in grouped(leaf.items, heading):
        items = (paper_item(n, entry, leaf.path, occasion_too=occasion_too) for n, entry in enumerate(run, number))
        yield f"## {shared}\n\n" + "\n".join(items)
        number += len(run)
    if leaf.items and not shelf.is_vast:
        yield coins(leaf.items)


def topic_link(tag: Tag, page: str) -> str:
    """A topic's label, leading to its page."""
    return link(inline(tag.label), addresses.between(page, addresses.topic(tag.slug)))


def topic_item(tag: Tag, papers: int, page: str) -> str:
    """A topic as an item of a bulleted list, with a number of papers."""
    return f"- {topic_link(tag, page)} {papers:,}"


def year_of(entry: Entry) -> str:
    """The heading of a paper in lists by year."""
    return str(entry.paper.year or "Undated")
