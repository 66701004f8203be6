"""A paper at a new address, as a reader who has the old one finds it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Reader

OLD, NEW = "papers/insects-2031/waggle-dance.html", "papers/insect-minds-2031/wind-effort-and-the-waggle-dance.html"


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])
def test_an_old_address_leads_to_the_paper(reader: Reader, scripts: bool) -> None:
    page = reader.open(OLD, scripts=scripts)
    expect(page.get_by_role("heading", level=1)).to_have_text("Wind, Effort, and the Waggle Dance")
    assert reader.path(page) == NEW


def test_an_old_address_leads_to_the_place_on_the_page(reader: Reader) -> None:
    page = reader.open(f"{OLD}#abstract")
    expect(page.get_by_role("heading", level=1)).to_have_text("Wind, Effort, and the Waggle Dance")
    assert page.url.endswith(f"{NEW}#abstract")
