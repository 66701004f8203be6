"""A long list is split over numbered pages, so that none grows heavy, and each page leads to the others."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Generic, TypeVar

from generator.compose import addresses
from generator.compose.languages import marked
from generator.compose.markdown import inline, link
from generator.compose.sheets import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from generator.compose.sheets import Kind

T = TypeVar("T")

# A paper's item is about 500 bytes of HTML and 500 of COinS, twice that with long names: a page stays below 300 kB.
PAPERS_PER_PAGE = 150

_NEAR = 4  # pages that are linked on either side of the current one, beside the first and the last


@dataclass(frozen=True, slots=True)
class Leaf(Generic[T]):
    """One page of a list: its path, its number, what it shows, the number of its first item, and links to the rest."""

    path: str
    number: int
    items: tuple[T, ...]
    first: int
    pager: str


def split(path: str, items: Sequence[T], size: int, group: Callable[[T], str] | None = None) -> Iterator[Leaf[T]]:
    """The pages of a list that starts at `path`, at most `size` items each; an empty list is one empty page.

    Where the list is in order of a `group`, such as initials, the links between pages tell which groups they hold.
    """
    chunks = [tuple(items[start : start + size]) for start in range(0, max(len(items), 1), size)]
    labels = [_label(number, chunk, group) for number, chunk in enumerate(chunks, start=1)]
    for number, chunk in enumerate(chunks, start=1):
        pager = _pager(path, number, labels) if len(chunks) > 1 else ""
        yield Leaf(addresses.numbered(path, number), number, chunk, (number - 1) * size + 1, pager)


def grouped(items: Sequence[T], group: Callable[[T], str]) -> Iterator[tuple[str, tuple[T, ...]]]:
    """The runs of items that share a group, in the order of the list."""
    return ((shared, tuple(run)) for shared, run in groupby(items, group))


def sheet(
    leaf: Leaf[T], *, kind: Kind, title: str, section: str, description: str, blocks: Iterable[str], feed: str = ""
) -> Sheet:
    """One page of a list: its heading, the given blocks of Markdown, and the way to the other pages."""
    place = f", page {leaf.number}" if leaf.number > 1 else ""
    body = (f"# {marked(inline(title), title)}{place}", *blocks, leaf.pager)
    return Sheet(
        path=leaf.path,
        kind=kind,
        title=title + place,
        section=section,
        description=description + place,
        body="\n\n".join(block for block in body if block) + "\n",
        feed=feed,
    )


def _label(number: int, chunk: Sequence[T], group: Callable[[T], str] | None) -> str:
    """What a page is called in the links: `2`, or with groups `2 (C–F)`."""
    if group is None or not chunk:
        return str(number)
    ends = dict.fromkeys((group(chunk[0]), group(chunk[-1])))
    return f"{number} ({inline('–'.join(ends))})"


def _pager(path: str, current: int, labels: Sequence[str]) -> str:
    here = addresses.numbered(path, current)
    shown = [n for n in range(1, len(labels) + 1) if n in (1, len(labels)) or abs(n - current) <= _NEAR]
    links = (
        f"**{labels[n - 1]}**"
        if n == current
        else link(labels[n - 1], addresses.between(here, addresses.numbered(path, n)))
        for n in shown
    )
    return f"Pages: {' · '.join(links)}"
