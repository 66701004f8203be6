"""What a reader carries away: references made in the page, and the reading list."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import rispy
from bibtexparser.entrypoint import parse_string
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

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
    assert record == {field: whole[key][field] for field in record}

    name, csl = saved(row.get_by_role("link", name="CSL-JSON"))
    assert name == f"{key}.csl.json"
    items = {item["id"]: item for item in json.loads((site / "downloads/all.csl.json").read_text(encoding="utf-8"))}
    [item] = json.loads(csl)
    assert item == {field: items[key][field] for field in item}

    name, bibtex = saved(row.get_by_role("link", name="BibTeX"))
    assert name == f"{key}.bib"
    assert (
        records(bibtex)[key].items() <= records((site / "downloads/all.bib").read_text(encoding="utf-8"))[key].items()
    )


def test_without_scripts_no_download_is_promised_but_the_lists_offer_theirs(reader: Reader) -> None:
    expect(reader.open(PAPERS[0], scripts=False).locator(".cite-downloads")).to_have_count(0)
    page = reader.open("topics/desert-ants.html", scripts=False)
    expect(page.get_by_role("link", name="RIS")).to_have_attribute("href", re.compile(r"\.ris$"))


def records(bibtex: str) -> dict[str, dict[str, str]]:
    """The fields of each record by its key, as the parser of another program gives them."""
    library = parse_string(bibtex)
    assert library.failed_blocks == []
    return {record.key: {field.key: str(field.value) for field in record.fields} for record in library.entries}


def star(page: Page, title: str) -> Locator:
    return page.get_by_role("button", name=f"Reading list: {title}")


def titles(page: Page) -> Locator:
    return page.locator("#List ol > li > a")


def starred(reader: Reader) -> Page:
    """The page of the reading list, after a star on a paper's page and one in a list."""
    page = reader.open(PAPERS[0])
    star(page, "Grain Ledgers").click()
    expect(star(page, "Grain Ledgers")).to_have_attribute("aria-pressed", "true")
    page.goto(f"{reader.base}topics/desert-ants.html")
    expect(star(page, "Grain Ledgers")).to_have_attribute("aria-pressed", "true")
    star(page, "Searching Together").click()
    page.get_by_role("link", name="Reading list").click()
    assert reader.path(page) == "reading-list.html"
    expect(titles(page)).to_have_count(2)
    return page


def test_starred_papers_are_on_the_reading_list_and_lead_back(reader: Reader) -> None:
    page = starred(reader)
    expect(page.locator("#List")).to_contain_text("Ada Lindqvist, Noor van der Berg · Insect Minds, 2031")
    page.reload()
    expect(titles(page)).to_have_count(2)
    titles(page).first.click()
    assert reader.path(page) == PAPERS[0]


def test_a_paper_is_taken_off_and_the_list_cleared(reader: Reader) -> None:
    page = starred(reader)
    star(page, "Grain Ledgers").click()
    expect(titles(page)).to_have_count(1)
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Clear the list").click()
    expect(page.locator("#List")).to_contain_text("There is none yet")


def test_the_reading_list_is_kept_under_a_key_of_this_site_alone(reader: Reader) -> None:
    page = starred(reader)
    keys = page.evaluate("Object.keys(localStorage).filter((key) => key.includes('reading-list'))")
    assert keys == [page.evaluate("new URL('.', location).pathname") + ".reading-list"]


def test_the_reading_list_is_saved_in_every_format(reader: Reader, site: Path) -> None:
    row = starred(reader).locator(".reading-actions")
    name, ris = saved(row.get_by_role("link", name="RIS"))
    assert name == "reading-list.ris"
    assert [record["year"] for record in rispy.loads(ris)] == ["2031", "2031"]
    _, bibtex = saved(row.get_by_role("link", name="BibTeX"))
    whole = records((site / "downloads/all.bib").read_text(encoding="utf-8"))
    assert len(records(bibtex)) == 2
    for key, fields in records(bibtex).items():
        assert fields.items() <= whole[key].items()
    _, csl = saved(row.get_by_role("link", name="CSL-JSON"))
    assert [len(entry["author"]) for entry in json.loads(csl)] == [2, 2]
    _, listed = saved(row.get_by_role("link", name="Markdown"))
    assert listed.startswith("- [Grain Ledgers: How Desert Ants Keep the Way Home](")
    assert len(listed.splitlines()) == 2


def test_a_shared_list_is_shown_to_others_and_added_to_theirs(reader: Reader) -> None:
    address = starred(reader).get_by_role("link", name="Link to share").get_attribute("href")
    assert address
    page = reader.open(address.removeprefix(reader.base))
    expect(page.locator("#List")).to_contain_text("Somebody shared these papers with you.")
    expect(titles(page)).to_have_count(2)
    expect(page.locator(".star[aria-pressed=true]")).to_have_count(0)
    page.get_by_role("button", name="Add all").click()
    expect(page.locator("#List .star[aria-pressed=true]")).to_have_count(2)
    assert page.evaluate("location.hash") == ""


def test_a_paper_that_is_gone_is_told_and_can_be_taken_off(reader: Reader) -> None:
    page = reader.open("index.html")
    page.evaluate("__md_set('reading-list', ['insect-minds-2031/gone', '../../x', '<b>'])")
    page.goto(f"{reader.base}reading-list.html")
    expect(page.get_by_text("no longer in the collection")).to_have_count(3)
    for _ in range(3):
        page.locator("#List .star").first.click()
    expect(page.locator("#List")).to_contain_text("There is none yet")


def test_without_scripts_there_is_no_star_and_the_page_says_why_it_is_empty(reader: Reader) -> None:
    page = reader.open(PAPERS[0], scripts=False)
    expect(page.locator(".star")).to_have_count(0)
    expect(page.get_by_text("Reading list")).to_be_hidden()
    page = reader.open("reading-list.html", scripts=False)
    expect(page.get_by_text("The list needs JavaScript.")).to_be_visible()
