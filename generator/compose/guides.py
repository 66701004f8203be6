"""Files that guide programs through the site: `robots.txt` for crawlers, `llms.txt` for language models."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.compose import addresses
from generator.compose.bundles import ALL
from generator.compose.markdown import inline, link
from generator.compose.phrases import count
from generator.records import Page

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from generator.compose.listings import Holding
    from generator.compose.sheets import Shelf
    from generator.records import Site

_TOPICS = 50
_COLLECTIONS = 100
_LISTS = (("papers", addresses.PAPERS), ("topics", addresses.TOPICS), ("collections", addresses.COLLECTIONS))
_ABOUT = (
    "Each paper has a page with its authors, venue, links, topics and abstract, related papers and the reasons why,"
    " and with a BibTeX record."
)


def files(shelf: Shelf, found: Sequence[Holding], site: Site) -> Iterator[Page]:
    """Both files; the sitemap is the renderer's, which knows all pages, hand-written ones too."""
    yield Page("robots.txt", _robots(site))
    yield Page("llms.txt", _llms(shelf, found, site))


def _robots(site: Site) -> str:
    """All may be read (RFC 9309)."""
    sitemap = f"\nSitemap: {site.url}sitemap.xml\n" if site.url else ""
    return f"User-agent: *\nAllow: /\n{sitemap}"


def _llms(shelf: Shelf, found: Sequence[Holding], site: Site) -> str:
    """The site in short, by https://llmstxt.org: a heading, a summary, and sections of links."""
    papers, topics = count(len(shelf.catalogue.entries), "paper"), count(len(shelf.catalogue.tags), "topic")
    strongest = sorted(shelf.catalogue.tags, key=lambda tag: (-len(tag.papers), tag.slug))[:_TOPICS]
    collections = [
        _item(holding.collection.name, addresses.collection(holding.collection.slug), len(holding.entries), site)
        for holding in found[:_COLLECTIONS]
    ]
    subjects = [_item(tag.label, addresses.topic(tag.slug), len(tag.papers), site) for tag in strongest]
    lists = [f"- {link(f'All {name}', _built(path, site))}" for name, path in _LISTS]
    blocks = (
        f"# {inline(site.name)}",
        f"> {papers} with abstracts, linked by the {topics} that they share.",
        _ABOUT,
        "## Data\n\n" + "\n".join(_data(shelf, site)),
        "## Collections\n\n" + "\n".join(collections),
        "## Topics\n\n" + "\n".join(subjects) if subjects else "",
        "## Optional\n\n" + "\n".join(lists),
    )
    return "\n\n".join(block for block in blocks if block) + "\n"


def _data(shelf: Shelf, site: Site) -> Iterator[str]:
    base = site.url or ""
    about = "abstracts, topics, related papers, one paper a line"
    if shelf.is_vast:
        yield f"- {link('All papers as JSON Lines, in parts', _built(addresses.DOWNLOADS, site))}: {about}"
    else:
        yield f"- {link('All papers as JSON Lines', base + addresses.beside(ALL, '.jsonl'))}: {about}"
    yield f"- {link('All papers as BibTeX', base + addresses.beside(ALL, '.bib.gz' if shelf.is_vast else '.bib'))}"
    yield f"- {link('Downloads', _built(addresses.DOWNLOADS, site))}: the formats and their fields"


def _item(name: str, path: str, papers: int, site: Site) -> str:
    return f"- {link(inline(name), _built(path, site))}: {count(papers, 'paper')}"


def _built(path: str, site: Site) -> str:
    return (site.url or "") + addresses.built(path)
