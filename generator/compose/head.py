"""A sheet becomes a page: front matter that the theme turns into the head, then the body."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from generator.compose import addresses, weblinks
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


def pages(sheets: Sequence[Sheet], site_name: str) -> tuple[Page, ...]:
    """Give each sheet its front matter; no two pages share a window title or a description."""
    windows = _distinct((_window(sheet, site_name) for sheet in sheets), _TITLE)
    descriptions = _distinct((sheet.description for sheet in sheets), _DESCRIPTION, "…")
    return tuple(
        Page(sheet.path, front_matter(_fields(sheet, window, description)) + sheet.body)
        for sheet, window, description in zip(sheets, windows, descriptions, strict=True)
    )


def facts(paper: Paper) -> tuple[tuple[str, Json], ...]:
    """What citation managers and search engines ask for, by the names that the theme's head knows.

    Authors are `Family, Given`, the form that Google Scholar and Zotero split without guessing at particles.
    """
    known: dict[str, Json | None] = {
        "authors": [_inverted(author) for author in paper.authors],
        "venue": paper.proceedings or paper.venue,
        "year": paper.year,
        "doi": weblinks.identifier(paper, "doi"),
        "arxiv": weblinks.identifier(paper, "arxiv"),
        "openreview": weblinks.identifier(paper, "openreview"),
        "pdf": weblinks.pdf(paper),
    }
    return tuple((name, value) for name, value in known.items() if value)


def _inverted(author: Author) -> str:
    return f"{author.family}, {author.given}" if author.given and author.family else author.name


def _fields(sheet: Sheet, window: str, description: str) -> Mapping[str, Json]:
    fields: dict[str, Json] = {
        "title": sheet.title,
        "window": window,
        "description": description,
        "kind": sheet.kind,
        **dict(sheet.facts),
    }
    if sheet.feed:
        fields["feed"] = addresses.beside(sheet.feed, "")
    if sheet.tags:
        fields["tags"] = list(sheet.tags)
    return fields


def _window(sheet: Sheet, site_name: str) -> str:
    """The window's title: the page, its section, the site, as far as they fit."""
    whole = " · ".join(dict.fromkeys(part for part in (sheet.title, sheet.section, site_name) if part))
    return whole if len(whole) <= _TITLE else sheet.title


def _distinct(texts: Iterable[str], limit: int, mark: str = "") -> Iterator[str]:
    """Each text within the limit, later repeats numbered: `Generalization`, `Generalization (2)`."""
    given: set[str] = set()
    repeats: Counter[str] = Counter()
    for text in texts:
        found = cut = shorten(text, limit, mark)
        while found in given:
            repeats[cut] += 1
            found = f"{shorten(text, limit - _ROOM, mark)} ({repeats[cut] + 1:,})"
        given.add(found)
        yield found
