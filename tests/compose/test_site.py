"""The whole site's source: the golden pages of an invented catalogue, and what holds for every page."""

from __future__ import annotations

import json
import posixpath
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import markdown
import pytest
from lxml import html

from generator.compose import addresses, listings, topics
from generator.compose import site as source
from generator.compose.sheets import shelve
from generator.records import Author, Catalogue, Math, Site, Tag, Text, WebLink, Words

if TYPE_CHECKING:
    from generator.records import Entry, Page

GOLDEN = Path(__file__).parents[1] / "fixtures" / "compose" / "site.md"

HOSTILE = (
    "</title></h1><script>alert(1)</script> *a* _b_ `c` [d](javascript:e) ![f](g) &amp; {{ h }} $i$ | --- # 1. - > +"
    ' "; --> ]]> ${j} %7B\\'
)


def test_the_pages_of_an_invented_catalogue_are_the_golden_ones(
    catalogue: Catalogue, site: Site, tmp_path: Path
) -> None:
    written = "".join(f"===== {page.path}\n{page.content}" for page in compose(catalogue, site))
    # When the change is wanted, this file is the new golden one.
    actual = tmp_path / "site.md"
    actual.write_text(written, encoding="utf-8")
    assert written == GOLDEN.read_text(encoding="utf-8"), f"differs from {actual}"


def test_every_link_between_pages_leads_to_a_page(catalogue: Catalogue, site: Site) -> None:
    pages = compose(catalogue, site)
    paths = {page.path for page in pages}
    files = {page.path for page in source.compose(catalogue, site)} - paths
    links = [
        posixpath.normpath(posixpath.join(posixpath.dirname(page.path), href))
        for page in pages
        for href in rendered(page).xpath("//a/@href")
        if not href.startswith(("http", "#"))
    ]
    built = {addresses.built(path) for path in paths}  # raw HTML, such as the map, refers to the built site
    assert set(links) <= paths | files | built
    assert set(links) >= paths - {"index.md", "topics/index.md", "collections/index.md", "search.md"}


@pytest.mark.parametrize("title", ["Learning C#", "#", "1. Ants", "- Ants", "Ants\\", "*"])
def test_a_title_is_shown_whole(catalogue: Catalogue, site: Site, title: str) -> None:
    entry = replace(catalogue.entries[1], title=Text((Words(title),), title), related=())
    pages = {page.path: page for page in compose(Catalogue((entry,), ()), site)}
    (heading,) = rendered(pages["papers/meadow-2031/sweet-nothing.md"]).xpath("//h1")
    assert heading.text_content() == " ".join(title.split())


def test_every_page_has_one_heading_of_the_first_level(catalogue: Catalogue, site: Site) -> None:
    assert {page.path: len(rendered(page).xpath("//h1")) for page in compose(catalogue, site)} == {
        page.path: 1 for page in compose(catalogue, site)
    }


def test_window_titles_and_descriptions_are_short_and_unique(catalogue: Catalogue, site: Site) -> None:
    long = Text((Words("word " * 60),), "word " * 60)
    same = [_entry(catalogue.entries[1], f"meadow-2031/{n}", title=long, abstract=long) for n in range(1200)]
    pages = compose(Catalogue(tuple(same), ()), site)
    for key, limit in (("window", 120), ("description", 160)):
        values = [str(fields(page)[key]) for page in pages]
        assert max(map(len, values)) <= limit
        assert [value for value, times in Counter(values).items() if times > 1] == []
    assert "…" not in "".join(str(fields(page)["window"]) for page in pages)


@pytest.mark.parametrize("place", ["title", "abstract", "author", "venue", "collection", "tag", "link", "site"])
def test_text_from_the_seeds_is_shown_and_does_nothing(catalogue: Catalogue, site: Site, place: str) -> None:
    for page in compose(*_attacked(catalogue, site, place)):
        tree = rendered(page)
        assert not tree.xpath("//script|//img|//*[@onerror]|//a[starts-with(@href, 'javascript')]")
        assert len(tree.xpath("//h1")) == 1
        json.dumps(fields(page))
    shown = " ".join(
        " ".join(rendered(page).text_content().split()) for page in compose(*_attacked(catalogue, site, place))
    )
    assert " ".join(HOSTILE.split()) in shown


def test_the_order_of_tags_and_entries_alone_decides_the_pages(catalogue: Catalogue, site: Site) -> None:
    assert compose(catalogue, site) == compose(catalogue, site)


def test_no_page_grows_heavy_with_thousands_of_papers(catalogue: Catalogue) -> None:
    people = tuple(Author("Bartholomew", f"Featherstonehaugh{n}") for n in range(7))
    base = catalogue.entries[0]
    entries = tuple(
        _entry(base, f"meadow-2031/counting-bees-{n:04}", authors=people, title=_long_title(n)) for n in range(4000)
    )
    everywhere = tuple(replace(tag, papers=tuple(e.paper.permalink for e in entries)) for tag in catalogue.tags)
    many = tuple(
        Tag(
            f"topic-{n:04}",
            f"topic {n}",
            f"a topic of some length {n}",
            (),
            (entries[0].paper.permalink,),
            (),
            None,
            "",
        )
        for n in range(3000)
    )
    shelf = shelve(Catalogue(entries, (*everywhere, *many)))
    sheets = [*listings.sheets(shelf, listings.holdings(shelf)), *topics.sheets(shelf)]
    assert len({sheet.path for sheet in sheets}) == len(sheets)
    # Markdown grows by less than twice on its way to HTML, COinS not at all; the frame around the text is 20 kB.
    parts = [sheet.body.encode().partition(b"<p hidden>") for sheet in sheets]
    assert max(2 * len(text) + len(coins) for text, _, coins in parts) < 280_000


def test_a_name_that_is_a_place_of_ours_does_not_take_it(catalogue: Catalogue, site: Site) -> None:
    tags = tuple(replace(tag, slug=slug) for tag, slug in zip(catalogue.tags, ("index", "page-2"), strict=True))
    tags = tuple(replace(tag, neighbours=(), parent=None) for tag in tags)
    entries = tuple(replace(entry, tags=tuple(tag.slug for tag in tags), related=()) for entry in catalogue.entries)
    paths = [page.path for page in compose(Catalogue(entries, tags), site)]
    assert {"topics/index.md", "topics/index-.md", "topics/page-2-.md"} <= set(paths)
    assert len(paths) == len(set(paths))


def compose(catalogue: Catalogue, site: Site) -> tuple[Page, ...]:
    """The pages of the source; its other files have tests of their own."""
    return tuple(page for page in source.compose(catalogue, site) if page.path.endswith(".md"))


def rendered(page: Page) -> html.HtmlElement:
    """The page's body as the site's Markdown extensions make it."""
    body = page.content.split("---\n", 2)[2]
    return html.fromstring("<main>" + markdown.markdown(body, extensions=["fenced_code", "toc"]) + "</main>")


def fields(page: Page) -> dict[str, object]:
    """The page's front matter; each value is JSON on a line of its own."""
    lines = page.content.split("---\n", 2)[1].splitlines()
    return {key: json.loads(value) for key, value in (re.split(": ", line, maxsplit=1) for line in lines)}


def _long_title(number: int) -> Text:
    title = f"A rather long title, as titles of papers tend to be, and with a formula, number {number}: "
    return Text((Words(title), Math("x_1")), title)


def _entry(
    entry: Entry, permalink: str, *, title: Text, abstract: Text | None = None, authors: tuple[Author, ...] = ()
) -> Entry:
    paper = replace(entry.paper, permalink=permalink, abstract=abstract or entry.paper.abstract, authors=authors)
    return replace(entry, paper=paper, title=title, related=())


def _attacked(catalogue: Catalogue, site: Site, place: str) -> tuple[Catalogue, Site]:
    """The catalogue and the site with hostile text in one place."""
    words = Text((Words(HOSTILE),), HOSTILE)
    entry, *others = catalogue.entries
    paper, tags = entry.paper, catalogue.tags
    match place:
        case "title":
            entry = replace(entry, title=words)
        case "abstract":
            paper = replace(paper, abstract=words)
        case "author":
            paper = replace(paper, authors=(Author("", HOSTILE),))
        case "venue":
            paper = replace(paper, venue=HOSTILE, proceedings=None)
        case "collection":
            paper = replace(paper, collection=replace(paper.collection, name=HOSTILE))
        case "link":
            paper = replace(paper, links=(WebLink(HOSTILE, "https://example.org/"),))
        case "tag":
            tags = tuple(replace(tag, label=HOSTILE, spellings=(HOSTILE,), description=HOSTILE) for tag in tags)
        case _:
            site = replace(site, name=HOSTILE)
    return Catalogue((replace(entry, paper=paper), *others), tags), site
