"""An old address of a paper leads to the new one: on the web, from a folder, with scripts and without."""

from dataclasses import replace

from lxml import html

from generator.compose import redirects
from generator.compose.site import compose
from generator.records import Catalogue, Site


def moved(catalogue: Catalogue, *aliases: str) -> Catalogue:
    first, *others = catalogue.entries
    return replace(catalogue, entries=(replace(first, paper=replace(first.paper, aliases=aliases)), *others))


def test_each_alias_is_a_page_that_leads_to_the_paper(catalogue: Catalogue) -> None:
    site = Site(name="Field notes", url="https://example.org/notes/")
    near, far = redirects.pages(moved(catalogue, "meadow-2031/bees", "old-meadow/bees"), site)
    assert (near.path, far.path) == ("papers/meadow-2031/bees.html", "papers/old-meadow/bees.html")
    page = html.document_fromstring(far.content)
    assert page.xpath("//link[@rel='canonical']/@href") == [
        "https://example.org/notes/papers/meadow-2031/counting-bees.html"
    ]
    assert page.xpath("//meta[@http-equiv='refresh']/@content") == ["0; url=../meadow-2031/counting-bees.html"]
    assert page.xpath("//a/@href") == ["../meadow-2031/counting-bees.html"]
    assert page.xpath("//meta[@name='robots']/@content") == ["noindex"]
    assert "url=counting-bees.html" in near.content


def test_without_an_address_of_the_site_every_way_is_relative(catalogue: Catalogue) -> None:
    [page] = redirects.pages(moved(catalogue, "old/bees"), Site(name="Field notes"))
    assert "://" not in page.content
    assert page.content.count("../meadow-2031/counting-bees.html") == 4


def test_a_title_cannot_break_the_page(catalogue: Catalogue) -> None:
    hostile = moved(catalogue, "old/bees")
    entry = replace(hostile.entries[0], title=replace(hostile.entries[0].title, plain='</title><script>"{}</script>'))
    [page] = redirects.pages(replace(hostile, entries=(entry,)), Site(name="Field notes"))
    read = html.document_fromstring(page.content)
    assert len(list(read.iter("script"))) == 1
    assert [link.text for link in read.iter("a")] == ['</title><script>"{}</script>']


def test_a_paper_that_never_moved_leaves_no_page(catalogue: Catalogue) -> None:
    assert list(redirects.pages(catalogue, Site(name="Field notes"))) == []


def test_whoever_starred_the_old_address_finds_the_paper_on_the_reading_list(catalogue: Catalogue, site: Site) -> None:
    pages = {page.path: page.content for page in compose(moved(catalogue, "old/bees"), site)}
    assert '"old/bees": {"item":' in pages["reading/old/b.js"]
    assert "papers/old/bees.html" in pages
