"""The theme turns front matter into a head for people and machines, and nothing in it into markup."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from lxml import html

from generator.compose import search
from generator.compose.site import compose
from generator.problems import Severity
from generator.publish import assets
from generator.publish.render import render
from generator.publish.verify import verify
from generator.publish.write import write
from generator.records import Author, Catalogue, Text, Words

if TYPE_CHECKING:
    from generator.records import Site

ROOT = Path(__file__).parents[2]
HOSTILE = "</title><script>alert('1')</script> \" {{ page }} & </script><!-- x"
COUNTING = "papers/meadow-2031/counting-bees.html"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, catalogue: Catalogue, site: Site) -> Path:
    """The site of the invented catalogue, one of whose papers is hostile in all that reaches the head."""
    place = tmp_path_factory.mktemp("theme")
    ordinary, _, hostile = catalogue.entries
    paper = replace(hostile.paper, authors=(Author("Eve", HOSTILE),), venue=HOSTILE, abstract=words(HOSTILE))
    tags = tuple(replace(tag, label=f"{tag.label} {HOSTILE}") for tag in catalogue.tags)
    entries = (ordinary, catalogue.entries[1], replace(hostile, title=words(HOSTILE), paper=paper))
    write(tuple(compose(Catalogue(entries, tags), replace(site, name=HOSTILE))), place / "pages")
    (place / "pages/about.md").write_text("# About\n\nWritten by hand.\n", encoding="utf-8")
    problems = render(place / "pages", place / "site", configuration(place / "mkdocs.yml")).problems
    assert problems == ()
    return place / "site"


def configuration(file: Path) -> Path:
    """The repository's configuration under another name and addresses."""
    settings = {
        "INHERIT": str(ROOT / "mkdocs.yml"),
        "site_name": HOSTILE,
        "site_url": "https://example.org/notes/",
        "repo_url": "https://github.com/field/notes",
        "theme": {"custom_dir": str(ROOT / "generator/theme")},
    }
    file.write_text("".join(f"{name}: {json.dumps(value)}\n" for name, value in settings.items()), encoding="utf-8")
    return file


def words(text: str) -> Text:
    return Text((Words(text),), text)


def read(folder: Path, path: str) -> html.HtmlElement:
    return html.parse(folder / path, html.HTMLParser(encoding="utf-8")).getroot()


def metas(tree: html.HtmlElement) -> list[tuple[str, str]]:
    return [
        (meta.get("name") or meta.get("property"), meta.get("content"))
        for meta in tree.iter("meta")
        if meta.get("content")
    ]


def test_a_paper_can_be_cited_from_its_head(folder: Path) -> None:
    found = [(name, content) for name, content in metas(read(folder, COUNTING)) if name.startswith("citation_")]
    assert found[:-1] == [
        ("citation_title", "Counting Bees in n Hedges"),
        ("citation_author", "Löwe, Ada"),
        ("citation_author", "van der Wiese, Jan"),
        ("citation_publication_date", "2031"),
        ("citation_conference_title", "Meeting on Meadows (MEADOW)"),
        ("citation_doi", "10.9999/bee.1"),
        ("citation_arxiv_id", "3101.00001"),
        ("citation_pdf_url", "https://arxiv.org/pdf/3101.00001"),
        ("citation_abstract_html_url", f"https://example.org/notes/{COUNTING}"),
    ]


def test_a_paper_is_described_as_linked_data(folder: Path) -> None:
    (data,) = read(folder, COUNTING).xpath("//script[@type='application/ld+json']/text()")
    work = json.loads(data)
    assert work["@type"] == "ScholarlyArticle"
    assert work["headline"] == "Counting Bees in n Hedges"
    assert work["datePublished"] == "2031"
    assert work["author"][1] == {"@type": "Person", "name": "Jan van der Wiese"}
    assert work["sameAs"] == [
        "https://doi.org/10.9999/bee.1",
        "https://arxiv.org/abs/3101.00001",
        "https://openreview.net/forum?id=bEe_1",
    ]


def test_a_page_can_be_previewed_where_its_link_is_shared(folder: Path) -> None:
    found = dict(metas(read(folder, COUNTING)))
    assert found["og:title"] == "Counting Bees in n Hedges"
    assert found["og:type"] == "article"
    assert found["og:url"] == f"https://example.org/notes/{COUNTING}"
    assert found["og:description"] == found["description"]
    assert found["twitter:card"] == "summary"
    assert dict(metas(read(folder, "index.html")))["og:type"] == "website"


def test_hostile_text_stays_text_in_head_header_and_footer(folder: Path) -> None:
    ordinary = {
        path.relative_to(folder).as_posix(): read(folder, str(path.relative_to(folder)))
        for path in folder.rglob("*.html")
    }
    assert len(ordinary) > 10
    for path, tree in ordinary.items():
        assert len(tree.xpath("//title[not(ancestor::svg)]")) == 1, path
        assert not [script for script in tree.xpath("//script/text()") if script.startswith("alert")], path
    tree = ordinary["papers/orchard-2030/walking-hedges.html"]
    assert dict(metas(tree))["citation_title"] == HOSTILE
    assert json.loads(tree.xpath("//script[@type='application/ld+json']/text()")[0])["headline"] == HOSTILE
    assert tree.xpath("string(//a[@class='site-name']/span)") == HOSTILE
    assert tree.xpath("string(//title)").startswith(HOSTILE)


def test_the_current_list_is_marked_in_the_header(folder: Path) -> None:
    marked = {
        path: [(link.text, link.get("aria-current")) for link in read(folder, path).xpath("//nav//a[@aria-current]")]
        for path in ("index.html", "topics/index.html", "topics/bee-counting.html", COUNTING)
    }
    assert marked == {
        "index.html": [],
        "topics/index.html": [("Topics", "page")],
        "topics/bee-counting.html": [("Topics", "true")],
        COUNTING: [("Papers", "true")],
    }


def test_styles_for_formulas_are_loaded_only_where_there_are_some(folder: Path) -> None:
    nothing, walking = "papers/meadow-2031/sweet-nothing.html", "papers/orchard-2030/walking-hedges.html"
    loads = {
        path: any("katex" in href for href in read(folder, path).xpath("//link[@rel='stylesheet']/@href"))
        for path in (COUNTING, walking, nothing, "topics/bee-counting.html", "topics/index.html")
    }
    # Three of them show a formula in the title of another paper alone.
    assert loads == {
        COUNTING: True,
        walking: True,
        nothing: True,
        "topics/bee-counting.html": True,
        "topics/index.html": False,
    }


def test_a_page_with_one_section_has_no_sidebars(folder: Path) -> None:
    assert not read(folder, COUNTING).xpath("//*[contains(@class, 'md-sidebar')]")


@pytest.mark.parametrize(
    ("path", "feed"),
    [
        ("index.html", "downloads/all"),
        ("topics/bee-counting.html", "bee-counting"),
        ("collections/meadow-2031.html", "meadow-2031"),
    ],
)
def test_a_feed_reader_finds_the_feeds_from_a_page(folder: Path, path: str, feed: str) -> None:
    found = [
        (link.get("type"), link.get("href"))
        for link in read(folder, path).iter("link")
        if str(link.get("rel")).split() == ["alternate"]
    ]
    assert found == [("application/atom+xml", f"{feed}.atom.xml"), ("application/feed+json", f"{feed}.feed.json")]
    for _, href in found:
        assert (folder / path).parent.joinpath(href).is_file()


def test_a_paper_is_described_in_dublin_core(folder: Path) -> None:
    assert [(name, content) for name, content in metas(read(folder, COUNTING)) if name.startswith("DC.")] == [
        ("DC.creator", "Löwe, Ada"),
        ("DC.creator", "van der Wiese, Jan"),
        ("DC.title", "Counting Bees in n Hedges"),
        ("DC.date", "2031"),
        ("DC.identifier", "https://openreview.net/forum?id=bEe_1"),
    ]


def test_the_sitemap_names_every_page(folder: Path) -> None:
    tree = html.parse(folder / "sitemap.xml", html.HTMLParser(encoding="utf-8")).getroot()
    named = {str(loc.text_content()) for loc in tree.iter("loc")}
    pages = {path.relative_to(folder).as_posix() for path in folder.rglob("*.html")} - {"404.html"}
    assert named == {f"https://example.org/notes/{page}" for page in pages}


def test_a_vast_catalogue_says_each_thing_once_and_all_its_links_lead_somewhere(
    tmp_path: Path, catalogue: Catalogue, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("generator.compose.sheets._VAST", 2)
    monkeypatch.setattr("generator.compose.sheets._SMALL", 2)
    write((*compose(catalogue, site), *search.files(catalogue), *assets.scripts()), tmp_path / "pages")
    (tmp_path / "pages/about.md").write_text("# About\n\nWritten by hand.\n", encoding="utf-8")
    assert render(tmp_path / "pages", tmp_path / "site", configuration(tmp_path / "mkdocs.yml")).problems == ()
    assert [problem for problem in verify(tmp_path / "site").problems if problem.severity is Severity.ERROR] == []
    paper = read(tmp_path / "site", COUNTING)
    names = [name for name, _ in metas(paper)]
    assert not [name for name in names if name.startswith("DC.") and name != "DC.identifier"]
    assert "og:description" not in names
    assert {"description", "og:title", "twitter:card", "citation_title", "citation_author"} <= set(names)
    assert paper.xpath("//ol/li/ul/li/text()") == ["hedge graphs", "bee counting", "nectar"]
    year = read(tmp_path / "site", "years/2031.html")
    assert year.xpath("//ol/li/a/@href") == ["../collections/meadow-2031.html"]
    assert not read(tmp_path / "site", "topics/bee-counting.html").xpath("//*[@class='Z3988']")
