"""What a reader carries away: references made in the page, and the reading list."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import rispy
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import Reader

PAPERS = (
    "papers/insect-minds-2031/grain-ledgers-how-desert-ants-keep-the-way-home.html",
    "papers/insect-minds-2031/searching-together-bounds-of-the-form-d2-k-for-ants-with-trails.html",
)


def saved(link: Locator) -> tuple[str, str]:
    """The name and the text of the file that a link saves."""
    with link.page.expect_download() as waiting:
        link.click()
    return waiting.value.suggested_filename, Path(waiting.value.path()).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", PAPERS)
def test_a_reference_saved_from_the_page_is_the_one_of_the_downloads(reader: Reader, site: Path, path: str) -> None:
    page = reader.open(path)
    row = page.locator(".cite-downloads")
    name, ris = saved(row.get_by_role("link", name="RIS"))
    key = name.removesuffix(".ris")
    whole = {record["id"]: record for record in rispy.loads((site / "downloads/all.ris").read_text(encoding="utf-8"))}
    [record] = rispy.loads(ris)
    assert record == {field: value for field, value in whole[key].items() if field not in ("abstract", "keywords")}

    name, csl = saved(row.get_by_role("link", name="CSL-JSON"))
    assert name == f"{key}.csl.json"
    items = {item["id"]: item for item in json.loads((site / "downloads/all.csl.json").read_text(encoding="utf-8"))}
    assert json.loads(csl) == [{f: v for f, v in items[key].items() if f not in ("abstract", "keyword")}]

    name, bibtex = saved(row.get_by_role("link", name="BibTeX"))
    assert name == f"{key}.bib"
    assert bibtex in (site / "downloads/all.bib").read_text(encoding="utf-8")


def test_without_scripts_no_download_is_promised_but_the_lists_offer_theirs(reader: Reader) -> None:
    expect(reader.open(PAPERS[0], scripts=False).locator(".cite-downloads")).to_have_count(0)
    page = reader.open("topics/desert-ants.html", scripts=False)
    expect(page.get_by_role("link", name="RIS")).to_have_attribute("href", re.compile(r"\.ris$"))
