"""A sheet becomes a page: front matter that the theme turns into the head, then the body."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from generator.compose import addresses, weblinks
from generator.compose.citations import address
from generator.compose.markdown import front_matter
from generator.compose.phrases import shorten
from generator.records import Page

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from generator.compose.sheets import Json, Sheet
    from generator.records import Author, Paper

_TITLE = 120  # characters; search engines show about 60, browsers' tabs and bookmarks more
_DESCRIPTION = 160
_ROOM = len(" (100,000)")


def pages(sheets: Iterable[Sheet], site_name: str, ways: Sequence[str]) -> Iterator[Page]:
    """Give each sheet its front matter; no two pages share a window title or a description.

    `ways` names the lists that there are beside those of every site: the header leads to them.
    """
    windows, descriptions = _Distinct(_TITLE), _Distinct(_DESCRIPTION, "…")
    for sheet in sheets:
        fields = _fields(sheet, windows.of(_window(sheet, site_name)), descriptions.of(sheet.description), ways)
        yield Page(sheet.path, front_matter(fields) + sheet.body)


def facts(paper: Paper, *, brief: bool = False) -> tuple[tuple[str, Json], ...]:
    """What citation managers and search engines ask for, by the names that the theme's head knows.

    Authors are `Family, Given`, the form that Google Scholar and Zotero split without guessing at particles. A `brief`
    head says nothing twice: it has no Dublin Core, and no description beside the one for search engines.
    """
    known: dict[str, Json | None] = {
        "authors": [_inverted(author) for author in paper.authors],
        "venue": paper.proceedings or paper.venue,
        "year": paper.year,
        "doi": weblinks.identifier(paper, "doi"),
        "arxiv": weblinks.identifier(paper, "arxiv"),
        "openreview": weblinks.identifier(paper, "openreview"),
        "pdf": weblinks.pdf(paper),
        "place": address(paper),
        "brief": brief,
    }
    return tuple((name, value) for name, value in known.items() if value)


def _inverted(author: Author) -> str:
    return f"{author.family}, {author.given}" if author.given and author.family else author.name


def _fields(sheet: Sheet, window: str, description: str, ways: Sequence[str]) -> Mapping[str, Json]:
    fields: dict[str, Json] = {
        "title": sheet.title,
        "window": window,
        "description": description,
        "kind": sheet.kind,
        **dict(sheet.facts),
    }
    if ways:
        fields["ways"] = list(ways)
    if sheet.feed:
        fields["feed"] = addresses.beside(sheet.feed, "")
    if sheet.tags:
        fields["tags"] = list(sheet.tags)
    return fields


def _window(sheet: Sheet, site_name: str) -> str:
    """The window's title: the page, its section, the site, as far as they fit."""
    whole = " · ".join(dict.fromkeys(part for part in (sheet.title, sheet.section, site_name) if part))
    return whole if len(whole) <= _TITLE else sheet.title


class _Distinct:
    """Texts within a limit, later repeats numbered: `Generalization`, `Generalization (2)`."""

    def __init__(self, limit: int, mark: str = "") -> None:
        self._limit, self._mark = limit, mark
        self._given: set[str] = set()
        self._repeats: Counter[str] = Counter()

    def of(self, text: str) -> str:
        """The text, or what distinguishes it from the ones before."""
        found = cut = shorten(text, self._limit, self._mark)
        while found in self._given:
            self._repeats[cut] += 1
            found = f"{shorten(text, self._limit - _ROOM, self._mark)} ({self._repeats[cut] + 1:,})"
        self._given.add(found)
        return found
