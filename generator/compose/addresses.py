"""Where each page lies below the site's source, and how one page refers to another."""

from __future__ import annotations

import posixpath
import re

HOME = "index.md"
PAPERS = "papers/index.md"
TOPICS = "topics/index.md"
COLLECTIONS = "collections/index.md"
AUTHORS = "authors/index.md"
VENUES = "venues/index.md"
YEARS = "years/index.md"
DOWNLOADS = "downloads/index.md"
READING_LIST = "reading-list.md"
SEARCH = "search.md"

# A topic called `index` must not take the place of the index of topics, nor `page-2` that of its second page.
_RESERVED = re.compile(r"index|page-\d+")


def paper(permalink: str) -> str:
    """The path of a paper's page."""
    return f"papers/{permalink}.md"


def moved(alias: str) -> str:
    """The path of the page that stands where a paper was: HTML of its own, so that no list and no sitemap has it."""
    return f"papers/{alias}.html"


def topic(slug: str) -> str:
    """The path of a topic's page."""
    return f"topics/{_free(slug)}.md"


def collection(slug: str) -> str:
    """The path of a collection's first page."""
    return f"collections/{_free(slug)}.md"


def author(slug: str) -> str:
    """The path of an author's first page."""
    return f"authors/{_free(slug)}.md"


def venue(slug: str) -> str:
    """The path of a venue's first page."""
    return f"venues/{_free(slug)}.md"


def year(number: int) -> str:
    """The path of a year's first page."""
    return f"years/{number}.md"


def beside(path: str, suffix: str) -> str:
    """The file of a list in another form: `topics/x.md` as `topics/x.bib`."""
    return path.removesuffix(".md") + suffix


def built(path: str) -> str:
    """Where a page stands in the built site, below its folder."""
    return beside(path, ".html")


def numbered(path: str, number: int) -> str:
    """The path of a list's page: `topics/index.md` goes on in `topics/page-2.md`, `topics/x.md` in its own folder."""
    if number == 1:
        return path
    folder = posixpath.dirname(path) if posixpath.basename(path) == "index.md" else path.removesuffix(".md")
    return f"{folder}/page-{number}.md"


def between(page: str, target: str) -> str:
    """The relative address of one source file as another refers to it."""
    here, there = page.split("/")[:-1], target.split("/")
    shared = len(posixpath.commonprefix((here, there[:-1])))
    return "/".join([".."] * (len(here) - shared) + there[shared:])


def _free(slug: str) -> str:
    # Slugs never end in a hyphen, so the result is nobody else's.
    return f"{slug}-" if _RESERVED.fullmatch(slug) else slug
