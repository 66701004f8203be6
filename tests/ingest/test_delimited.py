"""Tables: headings, delimiters, quoted cells, and what is told of odd ones."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.ingest import delimited
from generator.records import Author, Draft, Identifier, Record, Source, WebLink

MOTHS = "Moths count the lamps of a street, and we show that they count up to four."


def parse(text: str, columns: tuple[tuple[str, str], ...] = ()) -> tuple[tuple[Record, ...], list[str]]:
    outcome = delimited.parse(Source("seeds/a.csv", text, columns))
    return outcome.value, [str(problem).removeprefix("seeds/").split("\n")[0] for problem in outcome.problems]


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
def test_any_delimiter_is_recognised_by_the_headings(delimiter: str) -> None:
    [record], told = parse(
        f"Title{delimiter}Abstract{delimiter}Year\nLamps{delimiter}{MOTHS.replace(',', '')}{delimiter}2031"
    )
    assert (record.bibliography.title, record.bibliography.year) == ("Lamps", 2031)
    assert told == []


def test_cells_may_hold_line_ends_and_records_have_the_line_that_they_begin_at() -> None:
    records, _ = parse(f'\nsep=,\nTitle,Abstract\nA,"{MOTHS}\n\nMore."\n,\nB,"{MOTHS}"\n')
    assert [record.location.line for record in records] == [4, 8]
    assert isinstance(records[0], Draft)
    assert records[0].abstract == f"{MOTHS}\n\nMore."


def test_full_names_win_over_initials_and_author_keywords_over_others() -> None:
    [record], told = parse(
        "Authors,Author full names,Title,Keywords,Author Keywords\n"
        '"Moth A.","Moth, Ada (123)",Lamps,"x; y","moths; lamps"'
    )
    assert record.bibliography.authors == (Author("Ada", "Moth"),)
    assert record.bibliography.keywords == ("moths", "lamps")
    assert told == []


def test_addresses_have_the_labels_of_their_columns() -> None:
    [record], _ = parse("title,pdf,code,url,doi\nLamps,https://a.org/1,https://a.org/2,https://a.org/3,10.1000/x")
    assert record.bibliography.identifiers == (Identifier("doi", "10.1000/x"),)
    assert record.bibliography.links == (
        WebLink("Website", "https://a.org/3"),
        WebLink("PDF", "https://a.org/1"),
        WebLink("Code", "https://a.org/2"),
    )


def test_a_curator_says_what_columns_hold() -> None:
    columns = (("Zusammenfassung", "abstract"), ("Titel", "title"), ("Title", "venue"))
    [record], told = parse(f'Titel,Title,Zusammenfassung,Rest\nLampen,Motten 2031,"{MOTHS}",x', columns)
    assert isinstance(record, Draft)
    assert (record.bibliography.title, record.bibliography.venue) == ("Lampen", "Motten")
    assert told == ["a.csv:1: note: columns that are not read: 'Rest'"]


def test_a_table_without_known_headings_is_told() -> None:
    assert parse("Titel,Jahr\nLampen,2031") == (
        (),
        ["a.csv:1: warning: no column of titles or abstracts among 'Titel', 'Jahr'"],
    )


def test_cells_without_a_heading_are_told_once() -> None:
    records, told = parse("title,year\nA,2031,x\nB,2031,,\nC,2031,y")
    assert len(records) == 3
    assert told == [
        "a.csv:2: warning: 2 rows have more cells than the table has headings, the first here; the rest is ignored"
    ]


def test_a_quotation_mark_that_is_never_closed_is_told_where_it_begins() -> None:
    records, told = parse(f'title,abstract\nA,"{MOTHS}"\nB,"{"moth " * 40_000}')
    assert len(records) == 1
    assert told == ["a.csv:3: error: the table cannot be read from here on: field larger than field limit (131072)"]


@given(st.text() | st.lists(st.sampled_from(["title", "abstract", ",", "\n", '"', "moth", "\t"])).map("".join))
def test_any_text_is_read(text: str) -> None:
    parse(text)
    delimited.recognises(text)
