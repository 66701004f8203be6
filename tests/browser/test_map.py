"""The map of the collection, as a reader explores it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Reader


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])
def test_a_dot_shows_its_name_when_pointed_at_and_leads_to_the_paper(reader: Reader, scripts: bool) -> None:
    page = reader.open(scripts=scripts)
    dot = page.locator(".map a", has_text="Bumblebees at Play")
    expect(dot.locator("text")).to_have_css("opacity", "0")
    dot.locator("circle").hover()
    expect(dot.locator("text")).to_have_css("opacity", "1")
    dot.locator("circle").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Bumblebees at Play")


def test_a_dot_shows_its_name_when_it_has_the_focus(reader: Reader) -> None:
    page = reader.open()
    dots = page.locator(".map a:not(.map-name)")
    dots.first.focus()
    page.keyboard.press("Tab")
    expect(dots.nth(1)).to_be_focused()
    expect(dots.nth(1).locator("text")).to_have_css("opacity", "1")


def test_regions_are_named_by_topics_and_lead_there(reader: Reader) -> None:
    page = reader.open()
    name = page.locator(".map-name").first
    topic = name.text_content()
    name.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(str(topic))


def test_every_dot_has_a_name_for_those_who_do_not_see_it(reader: Reader) -> None:
    page = reader.open()
    expect(page.get_by_role("group", name="Map of 10 papers")).to_be_visible()
    expect(page.get_by_role("link", name="Wind, Effort, and the Waggle Dance")).to_have_count(1)
