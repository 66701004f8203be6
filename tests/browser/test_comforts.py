"""What the theme adds to reading: search from a button, a theme that stays, copying, and printing on one sheet."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Reader

ANTS = "papers/insect-minds-2031/grain-ledgers-how-desert-ants-keep-the-way-home.html"


def background(page: Page) -> str:
    shade: str = page.evaluate("getComputedStyle(document.body).backgroundColor")
    return shade


@pytest.mark.parametrize(
    ("width", "button"), [(1280, "Search titles"), (390, "Search")], ids=["home-page", "narrow-header"]
)
def test_a_button_opens_the_search(reader: Reader, width: int, button: str) -> None:
    page = reader.open(width=width)
    page.get_by_role("button", name=re.compile(button)).first.click()
    expect(page.get_by_role("combobox", name="Search papers")).to_be_focused()
    page.keyboard.type("ledgers")
    expect(page.locator("[data-search-result]").first).to_contain_text("Grain Ledgers")


def test_the_chosen_theme_stays_on_every_page(reader: Reader) -> None:
    page = reader.open()
    light = background(page)
    switch = page.get_by_role("button", name="Theme: as the system")
    switch.click()
    page.get_by_role("button", name="Theme: light").click()
    dark = background(page)
    assert dark != light
    page.goto(reader.base + ANTS)
    assert background(page) == dark
    page.get_by_role("button", name="Theme: dark").click()
    assert background(page) == light


def test_the_reference_is_copied_by_a_button(reader: Reader) -> None:
    page = reader.open(ANTS)
    page.locator("pre").hover()
    page.get_by_role("button", name="Copy to clipboard").click()
    expect(page.get_by_text("Copied to clipboard")).to_be_visible()


def test_a_paper_is_printed_on_one_sheet_without_the_frame(reader: Reader) -> None:
    page = reader.open(ANTS)
    sheet = page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", sheet)) == 1
    page.emulate_media(media="print")
    expect(page.locator("header")).to_be_hidden()
    expect(page.locator("footer")).to_be_hidden()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_without_scripts_nothing_is_promised_that_does_not_work(reader: Reader) -> None:
    page = reader.open(scripts=False)
    expect(page.get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("combobox", name="Search papers")).to_be_hidden()
    page.get_by_role("navigation").get_by_role("link", name="Topics").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Topics")
