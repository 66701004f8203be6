"""What a reader does on the site, from a folder and from a server; conftest.py proves that no page asks elsewhere."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Reader

ANTS = "papers/insect-minds-2031/grain-ledgers-how-desert-ants-keep-the-way-home.html"


def search(page: Page, words: str) -> None:
    """Open the search with its key, and ask; the results are there on return."""
    page.keyboard.press("/")
    field = page.get_by_role("combobox", name="Search papers")
    expect(field).to_be_focused()
    # In one piece: typed letter by letter, the results of the last letter may come after the next step of the test.
    field.fill(words)
    page.keyboard.press("End")
    expect(results(page).first).to_be_visible()


def results(page: Page) -> Locator:
    return page.locator("[data-search-result]")


def paths(site: Path) -> list[str]:
    return sorted(path.relative_to(site).as_posix() for path in site.rglob("*.html"))


def test_from_the_home_page_over_the_search_to_a_paper(reader: Reader) -> None:
    page = reader.open()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    search(page, "grain ledgers")
    results(page).first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Grain Ledgers: How Desert Ants Keep the Way Home")
    assert reader.path(page) == ANTS


@pytest.mark.parametrize(
    ("words", "title"),
    [
        pytest.param("Ledgers way home", "Grain Ledgers", id="words of the title"),
        pytest.param("Adeyemi", "Bumblebees at Play", id="author"),
        pytest.param("mushroom body", "mushroom body", id="words of the abstract"),
        pytest.param("GLBW", "Grain Ledgers", id="acronym in brackets"),
        pytest.param("desert ants", "Ants", id="topic"),
        pytest.param("bumbleb", "Bumblebees at Play", id="half a word"),
    ],
)
def test_a_paper_is_found_by(reader: Reader, words: str, title: str) -> None:
    page = reader.open(ANTS)
    search(page, words)
    expect(results(page).first).to_contain_text(re.compile(title, re.IGNORECASE))


def test_search_finds_papers_and_no_lists(reader: Reader) -> None:
    page = reader.open()
    search(page, "ants")
    found = [link.get_attribute("href") for link in results(page).all()]
    assert found
    assert [href for href in found if href and "/papers/" not in f"/{href}"] == []


def test_a_search_for_nothing_known_says_so(reader: Reader) -> None:
    page = reader.open()
    page.keyboard.press("/")
    page.get_by_role("combobox", name="Search papers").fill("qwxzv")
    expect(page.get_by_role("status")).to_contain_text("Nothing found for “qwxzv”")


def test_the_search_is_worked_by_keys_alone(reader: Reader) -> None:
    page = reader.open()
    search(page, "ledgers")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(re.escape(ANTS)))
    search(page, "ants")
    page.keyboard.press("Escape")
    expect(results(page).first).to_be_hidden()


def test_the_first_tab_leads_past_the_header(reader: Reader) -> None:
    page = reader.open(ANTS)
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text(re.compile("skip to", re.IGNORECASE))
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('article') !== null")


def test_a_paper_leads_to_its_neighbours_and_says_why(reader: Reader) -> None:
    page = reader.open(ANTS)
    related = page.locator("section, article").filter(has=page.get_by_role("heading", name="Related papers")).last
    first = related.locator("a[href*='.html']").first
    expect(related).to_contain_text(re.compile("path integration|desert ants|foraging"))
    title = first.inner_text()
    first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(title)


def test_a_tag_leads_to_its_topic_and_back_to_a_paper(reader: Reader) -> None:
    page = reader.open(ANTS)
    page.locator("article a[href*='topics/']").first.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert reader.path(page).startswith("topics/")
    page.locator("article").get_by_role("link", name="Grain Ledgers").click()
    assert reader.path(page) == ANTS


def test_every_page_fits_a_narrow_screen(reader: Reader, site: Path) -> None:
    page = reader.open(width=360, height=740)
    wide = []
    for path in paths(site):
        page.goto(reader.base + path)
        if page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
            wide.append(path)
    assert wide == []


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])
def test_the_dark_scheme_of_the_system_is_followed(reader: Reader, scripts: bool) -> None:
    assert 0 <= brightness(reader.open(ANTS, dark=True, scripts=scripts)) < 80
    assert brightness(reader.open(ANTS, dark=False, scripts=scripts)) > 200


def brightness(page: Page) -> float:
    """The mean of red, green and blue behind the page's edge, from 0 to 255; -1 where nothing is painted."""
    shade: float = page.evaluate(
        """() => {
            const paint = new OffscreenCanvas(1, 1).getContext("2d")
            for (let e = document.elementFromPoint(2, 700); e; e = e.parentElement) {
                paint.fillStyle = getComputedStyle(e).backgroundColor
                paint.fillRect(0, 0, 1, 1)
                const [red, green, blue, opaque] = paint.getImageData(0, 0, 1, 1).data
                if (opaque) return (red + green + blue) / 3
            }
            return -1
        }"""
    )
    return shade


def test_formulas_are_typeset_without_scripts(reader: Reader) -> None:
    page = reader.open(ANTS, scripts=False)
    formula = page.locator("math").filter(has=page.locator("msqrt"))
    expect(formula).to_have_count(1)
    assert page.locator(".katex").first.bounding_box() is not None
    assert "$" not in page.locator("article").inner_text()


def test_the_page_for_a_missing_address_leads_home_and_searches_for_what_was_wanted(reader: Reader) -> None:
    if reader.base.startswith("file:"):
        page = reader.open("404.html")
        page.get_by_label("Search for papers").fill("grain ledgers")
    else:
        page = reader.open("papers/no/such/grain-ledgers.html")
        assert reader.faults.pop(0).startswith("404: ")
        assert reader.faults.pop(0).startswith("console: Failed to load resource")
    home = page.get_by_role("link", name="Go to the start page").evaluate("link => link.href")
    page.get_by_role("button", name="Search").click()
    expect(results(page).first).to_contain_text("Grain Ledgers")
    assert reader.path(page) == "search.html"
    assert home == f"{reader.base}index.html"
