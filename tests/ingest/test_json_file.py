"""JSON files: where the records are, their lines, broken files, and the quirks of each program."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.ingest import json_file
from generator.records import Author, Draft, Identifier, Metadata, Record, Source, WebLink

MOTHS = "Moths count the lamps of a street, and we show that they count up to four."
PAPER: dict[str, object] = {"title": "Lamps", "abstract": MOTHS}


def parse(text: str) -> tuple[tuple[Record, ...], list[str]]:
    outcome = json_file.parse(Source("seeds/a.json", text))
    return outcome.value, [str(problem).removeprefix("seeds/") for problem in outcome.problems]


def draft(**fields: object) -> Draft:
    [record], _ = parse(json.dumps([PAPER | fields]))
    assert isinstance(record, Draft)
    return record


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("[\nPAPER,\nPAPER\n]", id="a list"),
        pytest.param('{\n"papers": [PAPER, \n PAPER], "count": 2}', id="a list in an object"),
        pytest.param('{"data": {"papers":\n[PAPER,\nPAPER]}}', id="a list in an object in an object"),
        pytest.param('{"title": "All", "items":\n[PAPER,\nPAPER]}', id="a list in an object with a title"),
        pytest.param('{\n"a": PAPER,\n"b": PAPER}', id="an object of records by name"),
        pytest.param("\nPAPER\nPAPER\n", id="a record a line"),
    ],
)
def test_records_are_found_with_their_lines(text: str) -> None:
    records, told = parse(text.replace("PAPER", json.dumps(PAPER)))
    assert [record.location.line for record in records] == [2, 3]
    assert told == []


def test_what_stands_before_a_fault_is_read() -> None:
    records, told = parse(f"[\n{json.dumps(PAPER)},\n{{'title': 1}}]")
    assert len(records) == 1
    assert told[0].startswith("a.json:3: error: the text is no JSON from here on: ")


def test_a_list_that_is_cut_off_is_told() -> None:
    records, told = parse(f"[\n{json.dumps(PAPER)},\n")
    assert len(records) == 1
    assert told == ["a.json:3: error: the text is no JSON from here on: the text ends within a list"]


def test_null_and_notes_that_are_no_papers_are_one_note_each() -> None:
    review = {"id": "r", "content": {"review": {"value": "Good."}}}
    records, told = parse(json.dumps([None, PAPER, review, None, review]))
    assert len(records) == 1
    assert [line.split(": note: ")[1].split(",")[0] for line in told] == [
        "2 entries are null",
        "2 entries are no papers",
    ]


def test_authors_may_be_objects() -> None:
    authors = [{"name": "Ada Moth"}, {"given": "Bo", "family": "van Bee"}, {"first": "Cy", "last": "Wasp"}]
    expected = (Author("Ada", "Moth"), Author("Bo", "van Bee"), Author("Cy", "Wasp"))
    assert draft(authors=authors).bibliography.authors == expected


@pytest.mark.parametrize(
    ("venue", "expected"),
    [
        ({"venueid": "ICLR.cc/2031/Conference/Rejected_Submission", "venue": "Submitted to ICLR 2031"}, ("ICLR", 2031)),
        ({"venue": "ICLR 2031 spotlight"}, ("ICLR", 2031)),
        ({"venueid": "TMLR", "venue": "Accepted by TMLR", "_bibtex": "@article{a,\nyear={2031}\n}"}, ("TMLR", 2031)),
        ({}, (None, 2031)),
    ],
)
def test_a_note_of_openreview_tells_its_venue(venue: dict[str, str], expected: tuple[str | None, int]) -> None:
    content = {name: {"value": value} for name, value in ({**PAPER, **venue}).items()}
    [record], _ = parse(json.dumps([{"id": "mOtH_1", "content": content, "pdate": 1_936_000_000_000}]))
    assert (record.bibliography.venue, record.bibliography.year) == expected


def test_semantic_scholars_journal_stands_in_for_a_venue() -> None:
    found = draft(paperId="0" * 40, venue="", journal={"name": "Insect Minds"}, externalIds={"ArXiv": "3105.00001"})
    assert found.bibliography.venue == "Insect Minds"
    assert found.bibliography.identifiers == (Identifier("arxiv", "3105.00001"), Identifier("s2", "0" * 40))


def test_the_names_of_csl_have_particles_suffixes_and_groups() -> None:
    found = draft(
        issued={"literal": "May 2031"},
        author=[
            {"given": "Jan", "family": "Wiese", "non-dropping-particle": "van der"},
            {"given": "Jean", "family": "Aubigné", "dropping-particle": "d’", "suffix": "Jr."},
            {"literal": "Group of Bees"},
        ],
    )
    names = (Author("Jan", "van der Wiese"), Author("Jean", "d’Aubigné Jr."), Author("", "Group of Bees"))
    assert (found.bibliography.authors, found.bibliography.year) == (names, 2031)


def test_a_line_of_export_tells_a_title_and_no_more() -> None:
    line = {"permalink": "a/b", "title": "Lamps", "title_inferred": False, "keywords": ["x"], "tags": [], "related": []}
    [known], _ = parse(json.dumps(line))
    assert isinstance(known, Metadata)
    assert (known.key, known.bibliography.title, known.bibliography.keywords) == ("a/b", "Lamps", ())
    [guessed], _ = parse(json.dumps(line | {"title_inferred": True}))
    assert guessed.bibliography.title is None


def test_links_have_the_labels_of_their_fields() -> None:
    found = draft(pdf="https://a.org/x", code="https://a.org/y", site="https://a.org/z", doi="10.1000/x")
    assert found.bibliography.links == (
        WebLink("Website", "https://a.org/z"),
        WebLink("PDF", "https://a.org/x"),
        WebLink("Code", "https://a.org/y"),
    )


Json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["title", "content", "author", "authors", "issued", "paperId", "venue", "data", "related", "tags"]
            )
            | st.text(max_size=4),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@given(Json)
def test_any_json_is_read(value: object) -> None:
    parse(json.dumps(value))


@given(st.text() | st.text(alphabet='[]{}",: \ntle'))
def test_any_text_is_read(text: str) -> None:
    parse(text)
