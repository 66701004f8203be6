"""What readers carry away, read back by other programs' parsers."""

from __future__ import annotations

import json
import posixpath
import re
import warnings
from dataclasses import replace
from html import unescape
from typing import TYPE_CHECKING

import jsonschema
import pytest
import rispy
from bibtexparser.entrypoint import parse_string
from bibtexparser.middlewares.names import parse_single_name_into_parts, split_multiple_persons_names
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from generator.compose import downloads
from generator.compose.bundles import bundles
from generator.compose.citations import keys
from generator.compose.csl import item
from generator.compose.downloads import files
from generator.compose.listings import holdings
from generator.compose.ris import ris
from generator.compose.sheets import shelve
from generator.compose.site import compose
from generator.records import Author, Catalogue, Math, Site, Text, Words

if TYPE_CHECKING:
    from generator.records import Entry

FORMS = (".bib", ".ris", ".csl.json", ".jsonl")
TITLE = Text(
    (Words("Why CLIP and DNA Need "), Math("O(n^2)"), Words(" Bees: 100% & “more”_")),
    "Why CLIP and DNA Need O(n²) Bees: 100% & “more”_",
)
AUTHORS = (
    Author("Ada", "Löwe"),
    Author("Jan", "van der Wiese"),
    Author("Łukasz", "García Márquez"),
    Author("Jean", "d'Aubigné"),
    Author("", "Group of Bees"),
    Author("小明", "王"),
)


@pytest.fixture(scope="module")
def carried(catalogue: Catalogue, site: Site) -> dict[str, str]:
    """Every file by its path; the first paper has all that a format may stumble over."""
    first, *others = catalogue.entries
    hard = replace(first, title=TITLE, paper=replace(first.paper, authors=AUTHORS, keywords=("Bees", "CLIP, again")))
    shelf = shelve(Catalogue((hard, *others), catalogue.tags))
    pages = tuple(files(shelf, tuple(bundles(shelf, holdings(shelf), site)), site))
    assert len({page.path for page in pages}) == len(pages)
    return {page.path: page.content for page in pages}


def test_the_whole_each_collection_and_each_topic_come_in_every_form(carried: dict[str, str]) -> None:
    lists = (
        "downloads/all",
        "collections/meadow-2031",
        "collections/orchard-2030",
        "topics/bee-counting",
        "topics/hedge-graphs",
    )
    assert set(carried) == {"downloads/schema.json", *(name + form for name in lists for form in FORMS)}


def test_a_list_holds_its_papers_in_every_form(carried: dict[str, str]) -> None:
    assert [len(read(carried, "collections/meadow-2031", form)) for form in FORMS] == [2, 2, 2, 2]
    assert [len(read(carried, "topics/hedge-graphs", form)) for form in FORMS] == [2, 2, 2, 2]
    assert [len(read(carried, "downloads/all", form)) for form in FORMS] == [3, 3, 3, 3]


def read(carried: dict[str, str], name: str, form: str) -> list[dict[str, object]]:
    """The records of a file, as the parser of another program gives them."""
    text = carried[name + form]
    match form:
        case ".bib":
            library = parse_string(text)
            assert library.failed_blocks == []
            return [{field.key: field.value for field in record.fields} for record in library.entries]
        case ".ris":
            return list(rispy.loads(text))
        case ".csl.json":
            return list(json.loads(text))
        case _:
            return [json.loads(line) for line in text.splitlines()]


def test_bibtex_comes_back_as_it_went_in(carried: dict[str, str]) -> None:
    record = read(carried, "downloads/all", ".bib")[0]
    assert record["title"] == r"{Why CLIP and DNA Need $O(n^2)$ Bees: 100\% \& “more”\_}"
    names = [parse_single_name_into_parts(name) for name in split_multiple_persons_names(str(record["author"]))]
    found = [(" ".join(parts.first), " ".join((*parts.von, *parts.last))) for parts in names]
    group = ("", "{Group of Bees}")
    assert found == [(a.given, a.family) if a.given else group for a in AUTHORS]


def test_ris_comes_back_as_it_went_in(carried: dict[str, str]) -> None:
    record = read(carried, "downloads/all", ".ris")[0]
    assert record == {
        "type_of_reference": "CONF",
        "id": "lowe2031clip",
        "title": TITLE.plain,
        "authors": [f"{a.family}, {a.given}" if a.given else f"{a.family}," for a in AUTHORS],
        "secondary_title": "Meeting on Meadows (MEADOW)",
        "alternate_title1": "MEADOW",
        "year": "2031",
        "doi": "10.9999/bee.1",
        "urls": ["https://openreview.net/forum?id=bEe_1"],
        "keywords": ["Bees", "CLIP, again"],
        "abstract": "We count bees over a hedge of n² cells with no net. Code is at https://example.org/bees.",
        "custom1": "Meadow 2031 Papers",
        "custom2": "meadow-2031/counting-bees",
        "custom3": "https://example.org/code?a=1&b=2",
        "custom4": r"Why CLIP and DNA Need $O(n^2)$ Bees: 100\% \& “more”\_",
        "custom5": (
            r"We count bees over a hedge of $n^2$ cells with \emph{no} net. \par Code is at https://example.org/bees."
        ),
        "custom6": "https://arxiv.org/abs/3101.00001",
    }


def test_csl_comes_back_as_it_went_in(carried: dict[str, str]) -> None:
    record = read(carried, "downloads/all", ".csl.json")[0]
    assert record == {
        "id": "lowe2031clip",
        "type": "paper-conference",
        "title": TITLE.plain,
        "author": [
            {"given": "Ada", "family": "Löwe"},
            {"given": "Jan", "family": "Wiese", "non-dropping-particle": "van der"},
            {"given": "Łukasz", "family": "García Márquez"},
            {"given": "Jean", "family": "Aubigné", "non-dropping-particle": "d'"},
            {"literal": "Group of Bees"},
            {"given": "小明", "family": "王"},
        ],
        "container-title": "Meeting on Meadows (MEADOW)",
        "issued": {"date-parts": [[2031]]},
        "DOI": "10.9999/bee.1",
        "URL": "https://openreview.net/forum?id=bEe_1",
        "keyword": "Bees, CLIP, again",
        "abstract": "We count bees over a hedge of n² cells with no net. Code is at https://example.org/bees.",
    }


def test_a_citation_processor_sets_a_reference_from_the_csl(carried: dict[str, str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from citeproc import Citation, CitationItem, CitationStylesBibliography, CitationStylesStyle, formatter
        from citeproc.source.json import CiteProcJSON

        source = CiteProcJSON(read(carried, "downloads/all", ".csl.json"))
        style = CitationStylesStyle("harvard-cite-them-right", validate=False)
        bibliography = CitationStylesBibliography(style, source, formatter.plain)
        bibliography.register(Citation([CitationItem("lowe2031clip")]))
        [reference] = map(str, bibliography.bibliography())
    assert reference.startswith("Löwe, A. et al. (2031)")
    assert "Why CLIP and DNA Need O(n²) Bees" in reference


def test_every_line_keeps_to_the_published_schema(carried: dict[str, str]) -> None:
    schema = json.loads(carried["downloads/schema.json"])
    jsonschema.Draft202012Validator.check_schema(schema)
    for line in read(carried, "downloads/all", ".jsonl"):
        jsonschema.validate(line, schema)


def test_a_line_holds_what_the_page_shows(carried: dict[str, str]) -> None:
    line = read(carried, "downloads/all", ".jsonl")[0]
    assert line["id"] == "meadow-2031/counting-bees"
    assert line["url"] == "https://example.org/notes/papers/meadow-2031/counting-bees.html"
    assert str(line["abstract_markdown"]).startswith("We count bees over a hedge of $n^2$ cells with *no* net.\n\n")
    assert line["tags"] == ["bee counting", "hedge graphs"]
    assert line["related"] == [
        {"id": "orchard-2030/walking-hedges", "strength": 0.5, "reasons": ["hedge graphs", "bee counting"]},
        {"id": "meadow-2031/sweet-nothing", "strength": 0.5, "reasons": ["nectar"]},
    ]


def test_the_page_documents_every_field_of_the_schema(catalogue: Catalogue, carried: dict[str, str]) -> None:
    body = downloads.sheet(shelve(catalogue)).body
    named = {unescape(name) for name in re.findall(r"<dt><code>(.+?)</code></dt><dd>.", body)}
    properties = json.loads(carried["downloads/schema.json"])["properties"]
    assert {name.split("[")[0].split(".")[0] for name in named} == set(properties)


def test_papers_that_would_share_a_key_have_keys_of_their_own_in_one_file(catalogue: Catalogue, site: Site) -> None:
    entry = catalogue.entries[0]
    twins = tuple(replace(entry, paper=replace(entry.paper, permalink=f"meadow-2031/{n}")) for n in range(3))
    shelf = shelve(Catalogue(tuple(replace(twin, tags=(), related=()) for twin in twins), ()))
    carried = {page.path: page.content for page in files(shelf, tuple(bundles(shelf, holdings(shelf), site)), site)}
    assert [record["id"] for record in read(carried, "downloads/all", ".ris")] == [
        "lowe2031counting",
        "lowe2031counting-2",
        "lowe2031counting-3",
    ]
    assert len(read(carried, "downloads/all", ".bib")) == 3


@pytest.mark.parametrize(
    ("author", "name"),
    [
        pytest.param(
            Author("Jan", "de la Cruz"),
            {"family": "Cruz", "given": "Jan", "non-dropping-particle": "de la"},
            id="particles",
        ),
        pytest.param(Author("Bell", "hooks"), {"family": "hooks", "given": "Bell"}, id="a name in small letters"),
        pytest.param(Author("Al", "El Niño"), {"family": "El Niño", "given": "Al"}, id="a part with a capital"),
        pytest.param(Author("", "ACME"), {"literal": "ACME"}, id="a group"),
    ],
)
def test_a_name_of_csl(catalogue: Catalogue, author: Author, name: dict[str, str]) -> None:
    entry = catalogue.entries[0]
    assert item(replace(entry, paper=replace(entry.paper, authors=(author,))), "k")["author"] == [name]


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=60), st.sampled_from(["title", "author", "venue"]))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_text_breaks_out_of_its_line_of_ris(catalogue: Catalogue, text: str, place: str) -> None:
    written = ris(_with(catalogue.entries[0], text, place), "key")
    tags = re.findall(r"^[A-Z][A-Z0-9]  - ", written, re.MULTILINE)
    assert len(tags) == len(written.splitlines())
    assert len(rispy.loads(written)) == 1


def _with(entry: Entry, text: str, place: str) -> Entry:
    match place:
        case "title":
            return replace(entry, title=Text((Words(text),), text))
        case "author":
            return replace(entry, paper=replace(entry.paper, authors=(Author("A", text),)))
        case _:
            return replace(entry, paper=replace(entry.paper, proceedings=text))


def test_keys_are_the_same_on_the_page_and_in_the_file(catalogue: Catalogue, carried: dict[str, str]) -> None:
    assert {record["id"] for record in read(carried, "collections/orchard-2030", ".ris")} == {
        keys(catalogue.entries)["orchard-2030/walking-hedges"]
    }


def offered(catalogue: Catalogue, site: Site) -> tuple[dict[str, str], str]:
    """The files of the site's source by path, and the text of all its pages."""
    pages = {page.path: page.content for page in compose(catalogue, site)}
    texts = "".join(content for path, content in pages.items() if path.endswith(".md"))
    return {path: content for path, content in pages.items() if not path.endswith(".md")}, texts


def test_beyond_a_limit_topics_lead_to_the_search_instead_of_files(
    catalogue: Catalogue, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("generator.compose.sheets._SMALL", 2)
    files, pages = offered(catalogue, site)
    assert {path for path in files if path.startswith("topics/")} == {
        f"topics/{topic}{feed}" for topic in ("bee-counting", "hedge-graphs") for feed in (".atom.xml", ".feed.json")
    }
    assert {f"{name}{form}" for name in ("downloads/all", "collections/meadow-2031") for form in FORMS} <= set(files)
    assert "bee-counting.bib" not in pages
    assert "Download: in the [search](../search.md?topic=bee-counting)" in pages


def test_a_vast_catalogue_is_offered_packed_without_its_topics(
    catalogue: Catalogue, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("generator.compose.sheets._VAST", 2)
    monkeypatch.setattr("generator.compose.sheets._SMALL", 2)
    monkeypatch.setattr("generator.compose.downloads._PART", 2)
    files, pages = offered(catalogue, site)
    assert {path for path in files if path.startswith("topics/")} == set()
    assert {path for path in files if path.endswith((".ris", ".csl.json", ".jsonl", ".bib"))} == set()
    packed = {path for path in files if path.endswith(".gz")}
    assert packed == {
        "downloads/all.bib.gz",
        "downloads/all-1.jsonl.gz",
        "downloads/all-2.jsonl.gz",
        "collections/meadow-2031.bib.gz",
        "collections/orchard-2030.bib.gz",
    }
    parts = files["downloads/all-1.jsonl.gz"] + files["downloads/all-2.jsonl.gz"]
    assert [json.loads(line)["id"] for line in parts.splitlines()] == [e.paper.permalink for e in catalogue.entries]
    linked = {path for path in packed if f"({posixpath.basename(path)})" in pages}
    assert linked == packed
    assert not re.search(r"\]\(bee-counting\.(?!md)", pages)
