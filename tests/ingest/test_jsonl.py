"""JSON Lines: fields, their types, and bad lines."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.ingest import jsonl
from generator.problems import Severity
from generator.records import Author, Collection, Draft, Identifier, Metadata, Record, Source, WebLink

MOTHS = "Moths count the lamps of a street, and we show that they count up to four."


def parse(text: str) -> tuple[Record, ...]:
    return jsonl.parse(Source("seeds/moths.jsonl", text)).value


def said(text: str) -> list[str]:
    return [str(problem).removeprefix("seeds/") for problem in jsonl.parse(Source("seeds/moths.jsonl", text)).problems]


def line(**fields: object) -> str:
    return json.dumps({"abstract": MOTHS} | fields)


def draft(**fields: object) -> Draft:
    [record] = parse(line(**fields))
    assert isinstance(record, Draft)
    return record


def test_all_fields_are_read() -> None:
    found = draft(
        title="Lamps",
        authors=["Ada Moth", "van Bee, Bo"],
        keywords=["moths", "lamps", "moths"],
        venue="ICLR 2020",
        year=2020,
        url="https://openreview.net/forum?id=aB3x9Kz0",
        id="moth-1",
    )
    known = found.bibliography
    assert (found.abstract, known.title) == (MOTHS, "Lamps")
    assert known.authors == (Author("Ada", "Moth"), Author("Bo", "van Bee"))
    assert known.keywords == ("moths", "lamps")
    assert (known.venue, known.proceedings, known.year) == ("ICLR", None, 2020)
    assert known.identifiers == (Identifier("openreview", "aB3x9Kz0"),)
    assert found.collection == Collection("iclr-2020", "ICLR 2020")


def test_authors_may_stand_in_one_string() -> None:
    expected = (Author("Ada", "Moth"), Author("Bo", "van Bee"))
    assert draft(authors="Ada Moth; Bo van Bee").bibliography.authors == expected
    assert draft(author="Ada Moth and Bo van Bee").bibliography.authors == expected


def test_an_abstract_is_enough() -> None:
    found = draft()
    assert found.bibliography.title is None
    assert found.collection == Collection("moths", "Moths")


def test_lines_are_counted_with_the_blank_ones() -> None:
    records = parse(f"\n{line()}\n  \n\n{line(title='B')}")
    assert [(r.location.line, r.number) for r in records if isinstance(r, Draft)] == [(2, 1), (5, 2)]


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"url": "https://arxiv.org/abs/2412.02856v1"}, Identifier("arxiv", "2412.02856")),
        ({"url": "https://doi.org/10.1000/x"}, Identifier("doi", "10.1000/x")),
        ({"url": "https://gitlab.com/moth"}, WebLink("Code", "https://gitlab.com/moth")),
        ({"url": "https://moths.org/a"}, WebLink("Website", "https://moths.org/a")),
        ({"id": "10.1000/x"}, Identifier("doi", "10.1000/x")),
        ({"id": "arXiv:2412.02856"}, Identifier("arxiv", "2412.02856")),
    ],
)
def test_addresses_become_identifiers_and_links(fields: dict[str, str], expected: object) -> None:
    known = draft(**fields).bibliography
    assert (*known.identifiers, *known.links) == (expected,)


@pytest.mark.parametrize("fields", [{"abstract": None}, {"abstract": ""}, {"abstract": "Moths count …"}])
def test_without_a_whole_abstract_a_record_is_metadata(fields: dict[str, object]) -> None:
    [record] = parse(line(title="Lamps", **fields))
    assert isinstance(record, Metadata)
    assert record.key == "Lamps"


@pytest.mark.parametrize("empty", [None, "", "  "])
def test_an_empty_field_is_a_missing_one(empty: str | None) -> None:
    known = draft(title=empty, venue=empty, url=empty, id=empty, authors=None, keywords=None, year=None).bibliography
    assert known == draft().bibliography


@pytest.mark.parametrize(
    ("text", "message"),
    [
        pytest.param("{", "expected a JSON object, got '{' (", id="broken"),
        pytest.param("[1, 2]", "expected a JSON object, got '[1, 2]', line skipped", id="a list"),
        pytest.param("null", "expected a JSON object, got 'null', line skipped", id="null"),
        pytest.param('{"abstract": 3}', "expected a string in field 'abstract', got '3', line skipped", id="a number"),
        pytest.param(
            '{"title": ["a"], "abstract": "b"}',
            "expected a string in field 'title', got '[\"a\"]'",
            id="a list of titles",
        ),
        pytest.param(
            '{"abstract": "a", "authors": [1]}',
            "expected a list of strings in field 'authors', got '[1]'",
            id="authors are numbers",
        ),
        pytest.param(
            '{"abstract": "a", "keywords": {}}',
            "expected a list of strings in field 'keywords', got '{}'",
            id="keywords are an object",
        ),
        pytest.param(
            '{"abstract": "a", "year": NaN}',
            'expected a JSON object, got \'{"abstract": "a", "year": NaN}\' (\'NaN\' is no JSON), line skipped',
            id="NaN",
        ),
        pytest.param(
            '{"abstract": "a", "n": ' + "1" * 5000 + "}",
            'expected a JSON object, got \'{"abstract": "a", "n": 1',
            id="a number of 5,000 digits",
        ),
        pytest.param(
            "[" * 100_000, f"expected a JSON object, got '{'[' * 60}…' (nested too deeply)", id="deep nesting"
        ),
        pytest.param('{"abstract": {"a": ' * 2000, "expected a", id="deep objects"),
        pytest.param("{}", "expected at least an abstract, a title or an address, line skipped", id="nothing"),
    ],
)
def test_a_bad_line_is_told_and_the_others_are_read(text: str, message: str) -> None:
    both = f"{text}\n{line()}"
    assert [record.location.line for record in parse(both)] == [2]
    [error] = said(both)
    assert error.startswith(f"moths.jsonl:1: error: {message}")
    assert len(error) < 250


def test_a_year_in_a_string_is_a_year() -> None:
    assert draft(year="2031").bibliography.year == 2031


def test_unknown_fields_are_one_note() -> None:
    [note] = said("\n".join([line(), line(score=1), line(pages="1", score=2)]))
    assert note.startswith("moths.jsonl:2: note: unknown fields are ignored: 'pages', 'score'\n  hint: known fields: ")


def test_a_lone_surrogate_is_replaced() -> None:
    [record] = parse(
        r'{"abstract": "Moths \ud800 count \ud83e\udd8b lamps.", "title": "\udc00", "authors": ["A \udfff"]}'
    )
    assert isinstance(record, Draft)
    assert record.abstract == "Moths \ufffd count 🦋 lamps."
    assert record.bibliography.title == "\ufffd"


def test_an_abstract_that_is_too_short_or_too_long_is_told() -> None:
    assert said(line(abstract="n/a"))[0].startswith("moths.jsonl:1: warning: 'n/a' is very short for an abstract")
    assert said(line(abstract=MOTHS * 500))[0].startswith("moths.jsonl:1: warning: 37,000 characters are too many")


def test_a_bad_address_is_told() -> None:
    assert said(line(url="moths")) == ["moths.jsonl:1: warning: 'moths' in field 'url' is no web address"]


Json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
Fields = st.dictionaries(
    st.sampled_from(["title", "abstract", "authors", "keywords", "venue", "year", "url", "id"]), Json
)


@given(st.lists(Fields | Json, max_size=4))
def test_every_line_is_a_record_or_an_error(values: list[object]) -> None:
    outcome = jsonl.parse(Source("a.jsonl", "\n".join(map(json.dumps, values))))
    errors = [problem for problem in outcome.problems if problem.severity is Severity.ERROR]
    assert len(outcome.value) + len(errors) == len(values)


@given(st.text())
def test_any_text_is_read(text: str) -> None:
    parse(text)


@pytest.mark.parametrize(
    ("year", "shown"),
    [
        pytest.param("2024.5", "2024.5", id="half a year"),
        pytest.param("true", "true", id="a true year"),
        pytest.param("1e400", "Infinity", id="a year beyond all numbers"),
        pytest.param("99999999999999999999", "99999999999999999999", id="a huge year"),
        pytest.param('"in press"', "in press", id="no year yet"),
    ],
)
def test_an_odd_year_is_told_and_its_paper_stays(year: str, shown: str) -> None:
    outcome = jsonl.parse(Source("seeds/a.jsonl", f'{{"abstract": "Moths fly.", "year": {year}}}'))
    (record,) = outcome.value
    assert record.bibliography.year is None
    assert outcome.problems[0].message == f"expected a year in field 'year', got '{shown}'"
