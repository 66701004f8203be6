"""Markdown lists, files with front matter, and text between stars: what is a paper, and where its parts are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.ingest import formats, front_matter, markdown_list, starred
from generator.records import Author, Draft, Identifier, Metadata, Record, Source, WebLink

MOTHS = (
    "Moths count the lamps of a street, and we show that they count up to four. Bees count flowers instead, and wasps, "
    "which we had hoped for most, do not count anything at all in our gardens."
)


def parse(text: str, name: str = "a.md") -> tuple[tuple[Record, ...], list[str]]:
    outcome = formats.parse(Source(f"seeds/{name}", text))
    return outcome.value, [str(problem).removeprefix("seeds/").split("\n")[0] for problem in outcome.problems]


def draft(text: str) -> Draft:
    [record], _ = parse(text)
    assert isinstance(record, Draft)
    return record


@pytest.mark.parametrize(
    "label",
    ["**Abstract**: ", "**Abstract:** ", "- **Abstract** ", "* Abstract: ", "1. __Abstract__: ", "<b>Abstract</b>: ",
     "**Abstract**\n\n", "<details><summary>Abstract</summary>\n\n"],
)  # fmt: skip
def test_an_abstract_is_known_by_its_label_however_it_is_marked(label: str) -> None:
    assert draft(f"## Lamps\n\n- Authors: Ada Moth\n\n{label}{MOTHS}\n\n---\n\nEnd.").abstract == MOTHS


def test_an_abstract_may_have_paragraphs_and_ends_at_a_rule_a_label_or_a_heading() -> None:
    found = draft(f"## Lamps\n**Abstract**:\n\n{MOTHS}\n\nMore of it.\n\n**Code**: https://a.org/c\n\nElse.")
    assert found.abstract == f"{MOTHS}\n\nMore of it."
    assert found.bibliography.links == (WebLink("Code", "https://a.org/c"),)


@pytest.mark.parametrize(
    ("heading", "title"),
    [
        ("## [12] Lamps", "Lamps"),
        ("### 3. **Lamps**", "Lamps"),
        ("## [Lamps](https://a.org/x)", "Lamps"),
        ("## [Lamps [sic] at night](https://a.org/x) ⭐", "Lamps [sic] at night"),
        ("# Lamps ##", "Lamps"),
    ],
)
def test_a_heading_is_a_title_without_number_link_and_emphasis(heading: str, title: str) -> None:
    assert draft(f"{heading}\n\nAuthors: Ada Moth\n\nAbstract: {MOTHS}").bibliography.title == title


def test_a_heading_above_tells_venue_and_year() -> None:
    records, told = parse(
        f"# ICLR 2031\n\nWelcome.\n\n## [Lamps](https://a.org/x)\n\nby Ada Moth and Bo Bee\n\n{MOTHS}"
    )
    [record] = records
    assert record.bibliography.authors == (Author("Ada", "Moth"), Author("Bo", "Bee"))
    assert (record.bibliography.venue, record.bibliography.year, record.location.line) == ("ICLR", 2031, 5)
    assert told == ["a.md:1: note: what stands below 'ICLR 2031' is read as no paper"]


def test_a_paper_without_an_abstract_is_metadata() -> None:
    [record], _ = parse("## Lamps\n\n**Authors**: Ada Moth\n\n**URL**: https://openreview.net/forum?id=mOtH_1")
    assert isinstance(record, Metadata)
    assert record.bibliography.identifiers == (Identifier("openreview", "mOtH_1"),)


def test_code_is_no_heading() -> None:
    assert len(parse(f"## Lamps\nAuthors: Ada Moth\n```\n# make lamps\n```\nAbstract: {MOTHS}")[0]) == 1


def test_a_list_without_papers_as_headings_is_a_plain_list() -> None:
    records, told = parse(f"# ICLR 2031\n\n{MOTHS}\n\n{MOTHS.replace('Moths', 'Ants')}\nCode: https://a.org/c\n")
    assert [type(record) for record in records] == [Draft, Draft]
    assert [record.bibliography.year for record in records] == [2031, 2031]
    assert told == []


def test_a_plain_list_in_a_text_file_stays_one() -> None:
    text = f"# ICLR 2031\n\n{MOTHS}\n\n{MOTHS.replace('Moths', 'Ants')}\nCode: https://a.org/c\n"
    form = formats.of("a.txt", text)
    assert form is not None
    assert form.name == "plain list"


def test_front_matter_tells_of_the_paper_below_it() -> None:
    found = draft(
        "---\ntitle: Lamps\nauthor: Moth, Ada and Bee, Bo\ndate: 2031-05-04\nurl_pdf: https://a.org/p\n---\n\n"
        f"{MOTHS}\n"
    )
    known = found.bibliography
    assert (found.abstract, known.title, known.year) == (MOTHS, "Lamps", 2031)
    assert known.authors == (Author("Ada", "Moth"), Author("Bo", "Bee"))
    assert known.links == (WebLink("PDF", "https://a.org/p"),)


def test_front_matter_may_hold_the_abstract() -> None:
    assert draft(f"---\ntitle: Lamps\nabstract: >\n  {MOTHS}\n---\nAll about lamps.\n").abstract == MOTHS


def test_front_matter_that_tells_of_no_paper_heads_a_list_with_its_true_lines() -> None:
    records, _ = parse(f"---\nlayout: page\n---\n## Lamps\nAuthors: Ada Moth\nAbstract: {MOTHS}")
    assert [record.location.line for record in records] == [4]


def test_yaml_that_is_broken_is_told_with_its_line() -> None:
    assert parse("---\ntitle: Lamps\nauthor: [Ada\n---\nx") == (
        (),
        ["a.md:4: error: not valid YAML: expected ',' or ']', but got '<stream end>'"],
    )


def test_yaml_makes_no_objects_and_no_bombs() -> None:
    aliases = "\n".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 12))
    records, _ = parse(
        f"---\ntitle: !!python/object/apply:os.getcwd []\na0: &a0 [x]\n{aliases}\nauthors: *a11\n---\n{MOTHS}"
    )
    assert len(records) <= 1


def test_blocks_between_stars_are_title_authors_abstract() -> None:
    block = "Lamps\nAda Moth, Bo van Bee\n" + MOTHS
    records, told = parse(f"Sign in\n*****\n{block}\n*****\n{block.replace('Moth', 'Ant')}\n*****\n", "icml31.txt")
    assert [record.location.line for record in records] == [3, 7]
    assert records[0].bibliography.authors == (Author("Ada", "Moth"), Author("Bo", "van Bee"))
    assert told == ["icml31.txt:1: warning: 'Sign in' is no title with authors and an abstract"]


@pytest.mark.parametrize("parser", [front_matter.parse, markdown_list.parse, starred.parse])
@given(
    text=st.text()
    | st.lists(st.sampled_from(["#", " ", "\n", "---\n", "**", "Abstract", ":", "[a](b)", "x" * 9])).map("".join)
)
def test_any_text_is_read(parser: formats.Parser, text: str) -> None:
    parser(Source("a.md", text))


@pytest.mark.parametrize(
    "byline",
    [
        "Ada Löwe, Jan van der Wiese",
        "*Ada Löwe, Jan van der Wiese*\n[PDF](https://moths.example/a.pdf)",
        "Ada Löwe and Jan van der Wiese",
    ],
    ids=["names alone", "in italics, the links below", "two names"],
)
def test_authors_need_no_label_above_an_abstract(byline: str) -> None:
    abstract = "Moths count the lamps of a street, and we show that they do so by night. " * 3
    text = f"# Counting Lamps\n\n{byline}\n\n[Code](https://moths.example/code)\n\n{abstract}\n"
    (record,) = markdown_list.parse(Source("seeds/moths.md", text)).value
    assert isinstance(record, Draft)
    assert record.bibliography.title == "Counting Lamps"
    assert record.bibliography.authors == (Author("Ada", "Löwe"), Author("Jan", "van der Wiese"))
    assert record.abstract == abstract.strip()
