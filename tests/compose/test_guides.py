"""What crawlers, language models and Zotero find."""

from __future__ import annotations

import urllib.robotparser
from dataclasses import replace
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

import pytest
from lxml import html as read

from generator.compose.coins import coins
from generator.compose.guides import files
from generator.compose.listings import holdings
from generator.compose.sheets import shelve
from generator.compose.site import compose
from generator.records import Author, Site, Text, Words

if TYPE_CHECKING:
    from generator.records import Catalogue, Entry


def guides(catalogue: Catalogue, site: Site) -> dict[str, str]:
    shelf = shelve(catalogue)
    return {page.path: page.content for page in files(shelf, holdings(shelf), site)}


def test_crawlers_may_read_all_and_are_told_the_sitemap(catalogue: Catalogue, site: Site) -> None:
    robots = urllib.robotparser.RobotFileParser()
    robots.parse(guides(catalogue, site)["robots.txt"].splitlines())
    assert robots.can_fetch("*", "https://example.org/notes/papers/x.html")
    assert robots.site_maps() == ["https://example.org/notes/sitemap.xml"]


def test_without_an_address_no_sitemap_is_promised(catalogue: Catalogue) -> None:
    assert guides(catalogue, Site(name="Field notes"))["robots.txt"] == "User-agent: *\nAllow: /\n"


def test_llms_txt_has_a_heading_a_summary_and_sections_of_links(catalogue: Catalogue, site: Site) -> None:
    lines = guides(catalogue, site)["llms.txt"].splitlines()
    assert lines[0] == "# Field notes"
    assert lines[2] == "> 3 papers with abstracts, linked by the 2 topics that they share."
    assert [line for line in lines if line.startswith("## ")] == [
        "## Data",
        "## Collections",
        "## Topics",
        "## Optional",
    ]
    assert "- [bee counting](https://example.org/notes/topics/bee-counting.html): 2 papers" in lines


def test_what_llms_txt_links_to_is_there(catalogue: Catalogue) -> None:
    site = Site(name="Field notes")
    built = {page.path.replace(".md", ".html") for page in compose(catalogue, site)}
    linked = {
        line.split("](")[1].split(")")[0] for line in guides(catalogue, site)["llms.txt"].splitlines() if "](" in line
    }
    assert linked
    assert linked <= built


def taken(entry: Entry) -> dict[str, list[str]]:
    [span] = read.fromstring(coins([entry])).iter("span")
    assert span.get("class") == "Z3988"
    return parse_qs(str(span.get("title")), strict_parsing=True)


def test_zotero_finds_a_paper_of_proceedings_in_its_coins(catalogue: Catalogue) -> None:
    assert taken(catalogue.entries[0]) == {
        "ctx_ver": ["Z39.88-2004"],
        "rft_val_fmt": ["info:ofi/fmt:kev:mtx:book"],
        "rft.genre": ["proceeding"],
        "rft.atitle": ["Counting Bees in n Hedges"],
        "rft.btitle": ["MEADOW"],
        "rft.date": ["2031"],
        "rft_id": ["info:doi/10.9999/bee.1", "https://openreview.net/forum?id=bEe_1"],
        "rft.au": ["Löwe, Ada", "van der Wiese, Jan"],
    }


@pytest.mark.parametrize("text", ['"><script>x</script>', "a & b = c; d", "100% `x` $y$ {{ z }} é 蜂"])
def test_any_text_comes_through_coins_as_it_is(catalogue: Catalogue, text: str) -> None:
    entry = catalogue.entries[0]
    hostile = replace(
        entry, title=Text((Words(text),), text), paper=replace(entry.paper, authors=(Author("", text),), venue=text)
    )
    found = taken(hostile)
    assert (found["rft.atitle"], found["rft.btitle"], found["rft.au"]) == ([text], [text], [text])


def test_every_list_of_papers_carries_each_of_them(catalogue: Catalogue, site: Site) -> None:
    for page in compose(catalogue, site):
        if page.path in ("topics/bee-counting.md", "collections/meadow-2031.md", "authors/ada-lowe.md"):
            listed = page.content.count("](../papers/")
            assert page.content.count('<span class="Z3988"') == listed > 0
