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
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.strip() == page.locator("pre").inner_text().strip()


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


def test_a_question_mark_shows_the_keys_and_escape_puts_them_away(reader: Reader) -> None:
    page = reader.open(ANTS)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard")
    expect(keys).to_be_visible()
    expect(keys).to_contain_text("Search")
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()


def test_keys_lead_to_the_next_paper_and_back_and_put_a_paper_on_the_reading_list(reader: Reader) -> None:
    page = reader.open(ANTS)
    following = page.locator(".page--paper > p > a").last.evaluate("link => link.href")
    page.keyboard.press("n")
    page.wait_for_url(following)
    page.keyboard.press("p")
    page.wait_for_url(f"**/{ANTS}")
    page.keyboard.press("b")
    expect(page.locator(".page--paper > p > .star")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("l")
    page.wait_for_url("**/reading-list.html")
    expect(page.locator("#List ol > li")).to_have_count(1)


def test_keys_that_are_typed_into_a_box_do_nothing_else(reader: Reader) -> None:
    page = reader.open(ANTS)
    page.keyboard.press("/")
    box = page.get_by_role("combobox", name="Search papers")
    expect(box).to_be_focused()
    page.keyboard.type("plnb?")
    expect(box).to_have_value("plnb?")
    assert reader.path(page) == ANTS
    expect(page.get_by_role("dialog", name="Keyboard")).to_have_count(0)
