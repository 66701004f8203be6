"""What a reader does in the search, from a folder and from a server."""

from __future__ import annotations

import csv
import io
import json
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Reader

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Locator, Page

ANTS = "Grain Ledgers: How Desert Ants Keep the Way Home"


def ask(page: Page, words: str) -> Locator:
    """Ask in the dialog; the answer is there on return."""
    page.keyboard.press("/")
    page.get_by_role("combobox", name="Search papers").fill(words)
    page.wait_for_function("words => document.getElementById('search').dataset.answered === words.trim()", arg=words)
    return page.locator("#search [data-search-result]")


def answered(page: Page, words: str) -> None:
    page.wait_for_function(
        "words => document.querySelector('[data-search-page]').dataset.answered === words", arg=words
    )


def titles(found: Locator) -> list[str]:
    return found.locator("[data-title], h2").all_inner_texts()


# Query, whether it finds the paper on grain ledgers, and what it asks for.
QUERIES = (
    ('"grain ledgers"', True, "words in a row"),
    ('"ledgers grain"', False, "the same in another order"),
    ('"keep the way home"', True, "a row with words that tell nothing"),
    ("ledgers -grain", False, "without a word"),
    ("ledgers -qwxzv", True, "without a word that nobody uses"),
    ("ledgers year:2031", True, "in a year"),
    ("ledgers year:2032..", False, "in no year"),
    ("ledgers year:..2031", True, "until a year"),
    ("ledgers -year:2031", False, "in another year"),
    ("author:ledgers", False, "an author of that name"),
    ("LEDGERS", True, "in capitals"),
    ("ledger", True, "in another form"),
    ("ledg", True, "half typed"),
    ("legders", True, "with two letters swapped"),
    ("xledgers", True, "with a letter too many in front"),
    ("edgers", True, "without its first letter"),
)


def test_a_query_says_what_it_wants(reader: Reader) -> None:
    page = reader.open()
    found = []
    for query, _, wanted in QUERIES:
        found.append((query, ANTS in titles(ask(page, query)), wanted))
        page.keyboard.press("Escape")
    assert tuple(found) == QUERIES


def test_all_words_must_match_else_those_with_some_come_below_a_line_that_says_so(reader: Reader) -> None:
    page = reader.open()
    assert titles(ask(page, "ledgers desert")) == [ANTS]
    page.keyboard.press("Escape")
    assert ANTS in titles(ask(page, "ledgers bumblebees qwxzv"))
    expect(page.get_by_role("status")).to_contain_text("No paper has all of these words")


def test_a_misspelt_word_is_told(reader: Reader) -> None:
    page = reader.open()
    ask(page, "legders")
    expect(page.get_by_role("status")).to_contain_text("Nearest spelling: ledgers")


def test_nothing_found_is_said_and_the_box_stays(reader: Reader) -> None:
    page = reader.open()
    assert ask(page, "qwxzv").count() == 0
    expect(page.get_by_role("status")).to_contain_text("Nothing found for “qwxzv”")
    expect(page.get_by_role("combobox", name="Search papers")).to_have_attribute("aria-expanded", "false")


def test_an_author_of_several_names_is_one_person(reader: Reader) -> None:
    page = reader.open()
    (first, second) = authors(ask(page, "ledgers").first)[:2]
    page.keyboard.press("Escape")
    for query, wanted in (
        (f'author:"{first}"', True),
        (f'author:"{" ".join(reversed(first.split()))}"', True),
        (f'author:"{first.split()[0]} {second.split()[-1]}"', False),
        (f"author:{first.split()[0]} author:{second.split()[-1]}", True),
    ):
        assert (ANTS in titles(ask(page, query)), query) == (wanted, query)
        page.keyboard.press("Escape")


def authors(result: Locator) -> list[str]:
    return result.locator(".search-byline").inner_text().split(" · ")[0].split(", ")


def test_a_result_shows_the_paper_with_the_words_marked(reader: Reader) -> None:
    found = ask(reader.open(), "ledger").first
    expect(found).to_contain_text(ANTS)
    expect(found).to_contain_text("2031")
    assert {mark.lower() for mark in found.locator("mark").all_inner_texts()} <= {"ledger", "ledgers"}
    assert found.locator("mark").count() >= 1


def test_the_dialog_is_a_combobox_with_a_listbox(reader: Reader) -> None:
    page = reader.open()
    ask(page, "ants")
    box = page.get_by_role("combobox", name="Search papers")
    expect(box).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowDown")
    option = page.get_by_role("option").first
    expect(option).to_have_attribute("aria-selected", "true")
    expect(box).to_have_attribute("aria-activedescendant", str(option.get_attribute("id")))
    page.keyboard.press("ArrowUp")
    expect(option).to_have_attribute("aria-selected", "false")
    for _ in range(8):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_a_key_opens_the_search_and_types_into_it_from_then_on(reader: Reader) -> None:
    page = reader.open()
    box = page.get_by_role("combobox", name="Search papers")
    for key in ("/", "s", "Control+k"):
        page.keyboard.press(key)
        expect(box).to_be_focused()
        page.keyboard.type("s/")
        expect(box).to_have_value("s/")
        page.keyboard.press("Escape")
        expect(box).to_be_hidden()


def test_enter_leads_to_all_results_and_back_leads_back(reader: Reader) -> None:
    page = reader.open()
    ask(page, "ants")
    page.keyboard.press("Enter")
    answered(page, "ants")
    assert reader.path(page) == "search.html"
    assert page.url.endswith("#q=ants")
    listed = titles(page.locator("[data-search-result]"))
    page.locator("[data-search-result] h2 a").first.click()
    page.go_back()
    answered(page, "ants")
    assert titles(page.locator("[data-search-result]")) == listed


def test_facets_narrow_and_live_in_the_address(reader: Reader) -> None:
    page = reader.open("search.html#q=year:2000..")
    answered(page, "year:2000..")
    every = page.locator("[data-search-result]").count()
    years = page.get_by_role("region", name="Year").get_by_role("button")
    label, number = re.split(r"\s+", years.first.inner_text())
    years.first.click()
    expect(page.locator("[data-search-result]")).to_have_count(int(number))
    assert f"year={label}" in page.url
    assert int(number) < every
    page.reload()
    expect(page.locator("[data-search-result]")).to_have_count(int(number))
    page.get_by_role("button", name=f"Remove year {label}").click()
    expect(page.locator("[data-search-result]")).to_have_count(every)
    page.go_back()
    expect(page.locator("[data-search-result]")).to_have_count(int(number))
    page.go_back()
    expect(page.locator("[data-search-result]")).to_have_count(every)
    topics = page.get_by_role("region", name="Topic").get_by_role("button")
    number = re.split(r"\s+", topics.first.inner_text())[-1]
    topics.first.click()
    expect(page.locator("[data-search-result]")).to_have_count(int(number))


def shown(button: Locator) -> tuple[str, int]:
    """What a facet's value says: its label, and how many papers it promises."""
    label, number = re.fullmatch(r"(.+?)\s+([\d,]+)", button.inner_text(), re.DOTALL).groups()  # type: ignore[union-attr]
    return label, int(number)


def test_several_values_of_a_facet_add_up_and_facets_narrow_one_another(reader: Reader) -> None:
    page = reader.open("search.html#q=year:2000..")
    answered(page, "year:2000..")
    results = page.locator("[data-search-result]")
    years = page.get_by_role("region", name="Year").get_by_role("button")
    before = [shown(year) for year in years.all()]
    (_, one), (_, other) = before[:2]
    years.nth(0).click()
    expect(results).to_have_count(one)
    expect(years.nth(0)).to_have_attribute("aria-pressed", "true")
    # A year that is not chosen still tells how many papers it would add.
    assert [shown(year) for year in years.all()] == before
    years.nth(1).click()
    expect(results).to_have_count(one + other)
    assert page.url.count("year=") == 2
    topics = page.get_by_role("region", name="Topic").get_by_role("button")
    label, both = shown(topics.first)
    topics.first.click()
    expect(results).to_have_count(both)
    assert sum(number for _, number in [shown(year) for year in years.all()[:2]]) == both
    page.reload()
    expect(results).to_have_count(both)
    expect(page.get_by_role("button", name=f"Remove topic {label}")).to_be_visible()
    years.nth(0).click()
    expect(years.nth(0)).to_have_attribute("aria-pressed", "false")


def test_results_are_sorted_as_wished(reader: Reader) -> None:
    page = reader.open("search.html#q=year:2000..&sort=title")
    answered(page, "year:2000..")
    listed = [title.casefold() for title in titles(page.locator("[data-search-result]"))]
    assert listed == sorted(listed)
    page.get_by_label("Sort by").select_option("year")
    expect(page.locator(".search-byline").last).to_contain_text("2030")
    years = [
        int(year) for text in page.locator(".search-byline").all_inner_texts() for year in re.findall(r"\d{4}$", text)
    ]
    assert years == sorted(years, reverse=True)


def test_all_hits_are_exported(reader: Reader) -> None:
    page = reader.open("search.html#q=ants")
    answered(page, "ants")
    count = page.locator("[data-search-result]").count()
    texts = {}
    for form in ("BibTeX", "RIS", "CSL-JSON", "CSV"):
        with page.expect_download() as download:
            page.get_by_role("button", name=form, exact=True).click()
        texts[form] = Path(download.value.path()).read_text("utf-8")
        assert ANTS in texts[form]
    assert len(re.findall(r"^@", texts["BibTeX"], re.MULTILINE)) == count
    assert texts["RIS"].count("\nER  - ") == count
    assert len(json.loads(texts["CSL-JSON"])) == count
    head, *rows = csv.reader(io.StringIO(texts["CSV"].removeprefix("\ufeff")))
    assert head[-3:] == ["include", "reason", "notes"]
    assert [len(row) for row in rows] == [len(head)] * count
    assert {tuple(row[-3:]) for row in rows} == {("", "", "")}


def test_without_scripts_links_to_the_lists_stand_in_for_the_search(reader: Reader) -> None:
    page = reader.open("search.html", scripts=False)
    for name in ("Topics", "Papers", "Collections", "Authors", "Years"):
        expect(page.get_by_role("article").get_by_role("link", name=name)).to_be_visible()
    home = reader.open(scripts=False)
    assert [button for button in home.locator("[data-search-open]").all() if button.is_visible()] == []
    expect(home.get_by_role("article").get_by_role("link", name="Papers", exact=True)).to_be_visible()


def test_nothing_of_the_index_is_loaded_before_the_search_is_opened(reader: Reader) -> None:
    page = reader.open()
    loaded = "performance.getEntriesByType('resource').map(each => each.name).filter(name => /search[-/]/.test(name))"
    assert [name for name in page.evaluate(loaded) if name.endswith(".js")] == []


# --- What can go wrong ---------------------------------------------------------------------------------------


@pytest.fixture
def broken(chromium: Browser, site: Path, tmp_path: Path) -> Iterator[Reader]:
    """A copy of the site's folder, to be harmed; faults of loading are the test's own."""
    shutil.copytree(site, tmp_path / "site")
    reader = Reader(chromium, f"{(tmp_path / 'site').as_uri()}/")
    yield reader
    for context in reader.contexts:
        context.close()


def folder(reader: Reader) -> Path:
    from urllib.parse import unquote, urlsplit

    return Path(unquote(urlsplit(reader.base).path))


def index(site: Path) -> dict[str, str]:
    text = (site / "search/index.js").read_text("utf-8")
    content: dict[str, str] = json.loads("[" + text[text.index("(") + 1 : text.rindex(")")] + "]")[1]
    return content


def harm(part: Path, how: str) -> None:
    if how == "missing":
        part.unlink()
    else:
        part.write_text("searchPart(", "utf-8")


@pytest.mark.parametrize("how", ["missing", "broken"])
def test_postings_that_are_gone_are_told(broken: Reader, how: str) -> None:
    for line in index(folder(broken))["postings"].split("\n"):
        harm(folder(broken) / f"search/{line.split(chr(9))[1]}.js", how)
    page = broken.open()
    ask(page, "ledgers")
    expect(page.get_by_role("status")).to_contain_text("A part of the index could not be loaded")


@pytest.mark.parametrize("how", ["missing", "broken"])
def test_papers_that_are_gone_are_told_and_the_others_are_shown(broken: Reader, how: str) -> None:
    search = folder(broken) / "search"
    (line,) = index(folder(broken))["lists"].split("\n")
    text = (search / f"{line.split(chr(9))[1]}.js").read_text("utf-8")
    (held, first), *others = re.findall(r"([A-Z])([a-z2-7]{8})", text[text.index(",") :])
    assert others
    harm(search / f"{first}.js", how)
    page = broken.open()
    found = ask(page, "year:2000..")
    expect(page.get_by_role("status")).to_contain_text("A part of the index could not be loaded")
    assert found.count() == 10 - "ABCDE".index(held)


def test_without_an_index_the_search_says_so(broken: Reader) -> None:
    (folder(broken) / "search/index.js").unlink()
    page = broken.open()
    page.keyboard.press("/")
    expect(page.get_by_role("status")).to_contain_text("cannot be loaded")


def test_a_page_of_an_older_site_takes_up_the_new_index_and_mixes_nothing(broken: Reader) -> None:
    page = broken.open()
    page.keyboard.press("/")
    page.wait_for_function("document.documentElement.dataset.searchIndex")
    # The new site: every part under another name.
    parts = list((folder(broken) / "search").glob("*.js"))
    names = {part.stem: f"{part.stem[::-1]}" for part in parts if part.stem != "index"}
    for part in parts:
        text = part.read_text("utf-8")
        part.unlink()
        for old, new in names.items():
            text = text.replace(old, new)
        text = text.replace('searchIndex("', 'searchIndex("x')
        part.with_name(f"{names.get(part.stem, part.stem)}.js").write_text(text, "utf-8")
    page.get_by_role("combobox", name="Search papers").fill("ledgers")
    expect(page.locator("#search [data-search-result]").first).to_contain_text(ANTS)
    expect(page.get_by_role("status")).not_to_contain_text("could not")
