"""Feeds, as a feed reader reads them."""

from __future__ import annotations

import json
import warnings
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from generator.compose.bundles import bundles
from generator.compose.feeds import files
from generator.compose.listings import holdings
from generator.compose.sheets import shelve
from generator.records import Author, Catalogue, Site, Text, Words

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    import feedparser

if TYPE_CHECKING:
    from generator.records import Entry

LISTS = {
    "downloads/all",
    "collections/meadow-2031",
    "collections/orchard-2030",
    "topics/bee-counting",
    "topics/hedge-graphs",
}


def feeds(catalogue: Catalogue, site: Site) -> dict[str, str]:
    shelf = shelve(catalogue)
    return {page.path: page.content for page in files(shelf, tuple(bundles(shelf, holdings(shelf), site)), site)}


@pytest.fixture(scope="module")
def found(catalogue: Catalogue, site: Site) -> dict[str, str]:
    return feeds(catalogue, site)


def atom(text: str) -> Any:
    read = feedparser.parse(text.encode())
    assert not read.bozo
    assert read.version == "atom10"
    return read


def test_the_site_each_collection_and_each_topic_have_both_feeds(found: dict[str, str]) -> None:
    assert set(found) == {name + suffix for name in LISTS for suffix in (".atom.xml", ".feed.json")}


def test_a_feed_reader_finds_all_that_atom_requires(found: dict[str, str]) -> None:
    for text in found.values():
        if text.startswith("<"):
            read = atom(text)
            ids = [read.feed.id, *(entry.id for entry in read.entries)]
            assert len(set(ids)) == len(ids)
            assert read.feed.title
            assert read.feed.author
            assert read.feed.updated_parsed == max(entry.updated_parsed for entry in read.entries)
            for entry in read.entries:
                assert entry.title
                assert entry.link.startswith("https://example.org/notes/papers/")
                assert entry.summary


def test_an_entry_tells_the_paper(found: dict[str, str]) -> None:
    entry = atom(found["collections/meadow-2031.atom.xml"]).entries[0]
    assert entry.title == "Counting Bees in n Hedges"
    assert entry.id == "https://example.org/notes/papers/meadow-2031/counting-bees.html"
    assert [author.name for author in entry.authors] == ["Ada Löwe", "Jan van der Wiese"]
    assert entry.summary.startswith("We count bees over a hedge of n² cells")
    assert [tag.label for tag in entry.tags] == ["bee counting", "hedge graphs"]


def test_dates_are_those_of_the_papers_and_newest_come_first(found: dict[str, str]) -> None:
    read = atom(found["downloads/all.atom.xml"])
    assert [entry.updated for entry in read.entries] == [
        "2031-01-01T00:00:00Z",
        "2030-01-01T00:00:00Z",
        "1970-01-01T00:00:00Z",
    ]
    items = json.loads(found["downloads/all.feed.json"])["items"]
    assert [item.get("date_published") for item in items] == ["2031-01-01T00:00:00Z", "2030-01-01T00:00:00Z", None]


def test_json_feed_has_what_its_version_requires(found: dict[str, str]) -> None:
    for path, text in found.items():
        if path.endswith(".json"):
            feed = json.loads(text)
            assert feed["version"] == "https://jsonfeed.org/version/1.1"
            assert feed["title"]
            assert feed["feed_url"] == f"https://example.org/notes/{path}"
            assert all(item["id"] and item["content_text"] and item["url"] for item in feed["items"])


def test_without_an_address_ids_are_still_absolute_and_links_relative(catalogue: Catalogue) -> None:
    found = feeds(catalogue, Site(name="Field notes"))
    read = atom(found["topics/bee-counting.atom.xml"])
    assert {read.feed.id[:9], *(entry.id[:9] for entry in read.entries)} == {"urn:uuid:"}
    assert '<link rel="alternate" type="text/html" href="bee-counting.html" />' in found["topics/bee-counting.atom.xml"]
    assert read.entries[0].link == "../papers/meadow-2031/counting-bees.html"
    assert found == feeds(catalogue, Site(name="Field notes"))
    elsewhere = atom(feeds(catalogue, Site(name="Other notes"))["topics/bee-counting.atom.xml"])
    assert elsewhere.feed.id != read.feed.id


def test_a_feed_holds_the_newest_papers_only(catalogue: Catalogue, site: Site) -> None:
    base = replace(catalogue.entries[0], tags=(), related=())
    many = tuple(
        replace(base, paper=replace(base.paper, permalink=f"meadow-2031/{n}", year=1990 + n)) for n in range(40)
    )
    read = atom(feeds(Catalogue(many, ()), site)["downloads/all.atom.xml"])
    assert [entry.updated[:4] for entry in read.entries] == [str(year) for year in range(2029, 1999, -1)]


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=60))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40)
def test_any_text_makes_a_feed_that_a_reader_reads(catalogue: Catalogue, text: str) -> None:
    entry = _everywhere(catalogue.entries[0], text)
    for written in feeds(Catalogue((entry,), ()), Site(name=text)).values():
        if written.startswith("<"):
            assert len(atom(written).entries) == 1
        else:
            assert json.loads(written)["items"][0]["title"] == text


def _everywhere(entry: Entry, text: str) -> Entry:
    words = Text((Words(text),), text)
    paper = replace(entry.paper, abstract=words, authors=(Author("", text),))
    return replace(entry, title=words, paper=paper, tags=(), related=())
