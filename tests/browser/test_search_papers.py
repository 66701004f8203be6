"""The search over other papers than the site's: hostile ones, equal ones; and how it fits screens and connections."""

from __future__ import annotations

import shutil
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from generator.compose import search
from generator.records import Author, Catalogue, Text, Words
from tests.browser.conftest import Reader
from tests.browser.test_reading import ANTS as ANTS_PAGE
from tests.browser.test_searching import answered, ask, broken, folder, titles
from tests.compose.conftest import NOTHING

if TYPE_CHECKING:
    from generator.records import Entry

__all__ = ["broken"]  # a fixture


def searching(broken: Reader, *entries: Entry) -> Reader:
    """The same site with the index of other papers."""
    place = folder(broken)
    shutil.rmtree(place / "search")
    (place / "search").mkdir()
    for made in search.files(Catalogue(entries, ())):
        (place / made.path).write_text(made.content, "utf-8")
    return broken


def invented(permalink: str, text: str) -> Entry:
    words = Text((Words(text),), text)
    paper = replace(NOTHING.paper, permalink=permalink, abstract=words, authors=(Author(text, text),), venue=text)
    return replace(NOTHING, paper=paper, title=words)


HOSTILE = (
    "<img src=x onerror=hurt()> qwertz",
    "</p></li><script>hurt()</script> qwertz",
    "<svg/onload=hurt()> &lt;b&gt; qwertz",
    "javascript:hurt() \"'><iframe srcdoc='<script>parent.hurt()</script>'> qwertz",
    "${hurt()} {{hurt()}} \u2028 \\');hurt();// qwertz",
)


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("path", ["index.html", "search.html#q=qwertz"], ids=["dialog", "page"])
def test_the_text_of_papers_is_text(broken: Reader, path: str) -> None:
    entries = (invented(f"x/{at}", text) for at, text in enumerate(HOSTILE))
    page = searching(broken, *entries).open()
    page.add_init_script("globalThis.hurt = () => (globalThis.hurts = true)")
    page.goto(broken.base + path)
    page.reload()
    if "#" in path:
        answered(page, "qwertz")
    else:
        ask(page, "qwertz")
    results = page.locator("[data-search-result]")
    assert sorted(flat(title) for title in titles(results)) == sorted(map(flat, HOSTILE))
    assert page.evaluate("globalThis.hurts") is None
    assert results.locator("img, script, svg, iframe, b").count() == 0
    assert [fault for fault in broken.faults if fault.startswith("script")] == []


def test_equal_papers_come_in_the_order_of_their_addresses(broken: Reader) -> None:
    names = ["c/3", "a/9", "b/1", "a/2"]
    page = searching(broken, *(invented(name, "Equal Hedges") for name in names)).open()
    ask(page, "hedges")
    links = page.locator("#search [data-search-result]").evaluate_all("links => links.map(link => link.href)")
    assert [link.removeprefix(broken.base) for link in links] == [f"papers/{name}.html" for name in sorted(names)]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_search_fits_a_narrow_screen_in_either_scheme(reader: Reader, dark: bool) -> None:
    page = reader.open("search.html#q=ants", width=360, height=740, dark=dark)
    answered(page, "ants")
    inside = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert page.evaluate(inside)
    page.get_by_text("Narrow down").click()
    expect(page.get_by_role("region", name="Topic")).to_be_visible()
    assert page.evaluate(inside)
    page = reader.open(width=360, height=740, dark=dark)
    ask(page, "ants")
    widest = page.locator("#search, #search *").evaluate_all(
        "all => Math.max(...all.map(each => each.getBoundingClientRect().right))"
    )
    assert widest <= 360


def test_a_page_asks_for_few_files(reader: Reader) -> None:
    page = reader.open()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(reader.base + ANTS_PAGE)
    assert len([url for url in asked if url.endswith(".js") and "/site." in url]) == 1
    assert len(asked) <= 12
