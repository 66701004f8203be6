"""What each kind of page owes its readers: access by axe's rules, focus that shows, a good measure, little weight."""

from __future__ import annotations

import gzip
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Reader

ANTS = "papers/insect-minds-2031/grain-ledgers-how-desert-ants-keep-the-way-home.html"
KINDS = {
    "home": "index.html",
    "paper": ANTS,
    "topic": "topics/desert-ants.html",
    "topics": "topics/index.html",
    "author": "authors/ada-lindqvist.html",
    "authors": "authors/index.html",
    "list": "papers/index.html",
    "collection": "collections/insect-minds-2031.html",
    "venue": "venues/insect-minds.html",
    "year": "years/2031.html",
    "downloads": "downloads/index.html",
    "search": "search.html",
    "reading list": "reading-list.html",
    "written by hand": "about.html",
}
# One way to read is enough where the files are what counts; every test of the others is of both.
from_a_folder = pytest.mark.parametrize("reader", ["file"], indirect=True)
from_a_server = pytest.mark.parametrize("reader", ["http"], indirect=True)


def faults(page: Page) -> list[str]:
    """What axe finds, of any impact: its rule and where."""
    page.add_script_tag(path=str(files("axe_playwright_python") / "axe.min.js"))
    found: list[str] = page.evaluate(
        """async () => (await axe.run()).violations.flatMap(
            (rule) => rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 120)}`))"""
    )
    return found


@from_a_server
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_on_any_kind_of_page(reader: Reader, dark: bool) -> None:
    page = reader.open(dark=dark)
    found = {}
    for kind, path in KINDS.items():
        page.goto(reader.base + path)
        found[kind] = faults(page)
    assert {kind: said for kind, said in found.items() if said} == {}


@from_a_server
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_while_the_search_or_the_keys_are_open(reader: Reader, dark: bool) -> None:
    page = reader.open(ANTS, dark=dark)
    page.keyboard.press("/")
    page.get_by_role("combobox", name="Search papers").fill("ants")
    expect(page.locator("[data-search-result]").first).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    assert faults(page) == []


@from_a_folder
@pytest.mark.parametrize("path", ["index.html", ANTS, "topics/desert-ants.html"], ids=["home", "paper", "topic"])
def test_the_focus_shows_wherever_it_goes_and_gets_out_again(reader: Reader, path: str) -> None:
    page = reader.open(path)
    unseen = []
    for _ in range(200):
        page.keyboard.press("Tab")
        said = page.evaluate(
            """() => {
                const at = document.activeElement
                if (at === document.body) return ""
                const { outlineStyle, outlineWidth } = getComputedStyle(at)
                const seen = outlineStyle !== "none" && parseFloat(outlineWidth)
                return (seen ? "seen " : "unseen ") + at.outerHTML.slice(0, 99)
            }"""
        )
        if not said:
            break
        unseen += [said] if said.startswith("unseen") else []
    assert said == "", "the focus never left the page"
    assert unseen == []


@from_a_folder
def test_an_abstract_has_lines_of_a_good_length_and_formulas_in_the_size_of_its_text(reader: Reader) -> None:
    page = reader.open(ANTS)
    characters = page.evaluate(
        """() => {
            const abstract = [...document.querySelectorAll(".page > p")].find((p) => p.textContent.length > 200)
            const walker = document.createTreeWalker(abstract, NodeFilter.SHOW_TEXT)
            const range = document.createRange(), lines = new Map()
            for (let node; (node = walker.nextNode()); ) {
                if (node.parentElement.closest(".katex")) continue
                for (let at = 0; at < node.length; at++) {
                    range.setStart(node, at), range.setEnd(node, at + 1)
                    const top = Math.round(range.getBoundingClientRect().bottom)
                    lines.set(top, (lines.get(top) ?? 0) + 1)
                }
            }
            return Math.max(...lines.values())
        }"""
    )
    assert 60 <= characters <= 75
    sizes = page.evaluate(
        """[".page > p", ".page > p .katex"].map(
            (each) => parseFloat(getComputedStyle(document.querySelector(each)).fontSize))"""
    )
    assert 0.95 <= sizes[1] / sizes[0] <= 1.1


@from_a_folder
def test_a_formula_that_is_too_wide_scrolls_and_the_page_does_not(reader: Reader) -> None:
    page = reader.open(
        "papers/insect-minds-2031/searching-together-bounds-of-the-form-d2-k-for-ants-with-trails.html", width=360
    )
    page.evaluate(
        """() => {
            const formula = document.querySelector(".page .katex-html")
            for (const part of [...formula.children, ...formula.children, ...formula.children])
                for (let n = 0; n < 9; n++) formula.append(part.cloneNode(true))
        }"""
    )
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


@from_a_folder
def test_who_wants_less_motion_gets_none(reader: Reader) -> None:
    page = reader.open(ANTS)
    page.emulate_media(reduced_motion="reduce")
    moving = page.evaluate(
        """[...document.querySelectorAll("*")].filter((each) => {
            const { transitionDuration, animationDuration } = getComputedStyle(each)
            return [transitionDuration, animationDuration].some((time) => parseFloat(time) > 0.01)
        }).length"""
    )
    assert moving == 0


def test_a_printed_paper_tells_its_address_its_reference_and_where_its_links_lead(reader: Reader) -> None:
    page = reader.open(ANTS)
    page.emulate_media(media="print")
    expect(page.locator("pre")).to_be_visible()
    expect(page.locator(".printed-address")).to_have_text("" if reader.base.startswith("file:") else reader.base + ANTS)
    spelled = page.locator(".page--paper > p:nth-of-type(2) a[href^=http]").first
    assert page.evaluate("link => getComputedStyle(link, '::after').content", spelled.element_handle()) != "none"


@from_a_server
@pytest.mark.parametrize(("path", "most"), [("index.html", 150_000), (ANTS, 250_000)], ids=["home", "with formulas"])
def test_a_page_asks_for_little(reader: Reader, site: Path, path: str, most: int) -> None:
    asked: list[str] = []
    page = reader.open("404.html")
    page.on("request", lambda request: asked.append(request.url))
    page.goto(reader.base + path, wait_until="networkidle")
    assert len(asked) <= 12
    loaded = [site / unquote(urlsplit(url).path).removeprefix("/pages/insects/") for url in asked]
    assert sum(len(gzip.compress(file.read_bytes())) for file in loaded) <= most
    assert page.evaluate("document.querySelectorAll('*').length") <= 500


def test_a_paper_weighs_little_beside_its_own_text(site: Path) -> None:
    """The frame: all of the page but its article. 9 kB a paper at 4,000 papers leave it no more."""
    page = (site / ANTS).read_bytes()
    article = page[page.index(b"<article") : page.index(b"</article>")]
    assert len(page) - len(article) < 4_500


def test_a_chinese_heading_is_told_as_chinese(reader: Reader, site: Path) -> None:
    collection = next(path for path in (site / "collections").glob("*-2030.html"))
    page = reader.open(collection.relative_to(site).as_posix())
    expect(page.locator("h1 [lang=zh]")).to_have_text("昆虫大脑 2030 论文列表")


@from_a_folder
def test_the_offline_zip_unpacked_elsewhere_is_the_site(reader: Reader, site: Path, tmp_path: Path) -> None:
    packed = tmp_path / "site.zip"
    program = [sys.executable, "-m", "zipfile"]  # as `make offline` does
    subprocess.run([*program, "-c", packed, site], check=True)
    subprocess.run([*program, "-e", packed, tmp_path / "Else where"], check=True)
    reader.base = f"{(tmp_path / 'Else where' / site.name).as_uri()}/"
    page = reader.open()
    page.keyboard.press("/")
    page.get_by_role("combobox", name="Search papers").fill("grain ledgers")
    page.locator("[data-search-result]").first.click()
    assert reader.path(page) == ANTS
