"""Which blocks are headings, and what a file's name stands for."""

from pathlib import Path

import pytest

from generator.ingest import headings, venues

CASES = [
    line.split("\t")
    for line in (Path(__file__).parent.parent / "fixtures" / "headings.tsv").read_text(encoding="utf-8").split("\n")
    if "\t" in line
][1:]


@pytest.mark.parametrize(("line", "venue", "year", "address"), CASES, ids=[case[0] for case in CASES])
def test_a_heading_names_venue_year_and_collection(line: str, venue: str, year: str, address: str) -> None:
    heading = headings.recognise([line])
    assert heading is not None
    event = heading.event
    assert (event.venue or "-", str(event.year or "-")) == (venue, year)
    assert venues.collection(heading.name, event.venue, event.year).slug == address


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(["We show that moths count."], id="a short sentence"),
        pytest.param(["Do moths count?"], id="a question"),
        pytest.param(["蛾会数数。"], id="a sentence in Chinese"),
        pytest.param(["يعد العث؟"], id="a question in Arabic"),
        pytest.param(["Moths count the lamps of a street before they choose one of them"] * 2, id="too long"),
        pytest.param(["ICLR 2024", "accepted", "papers", "and posters"], id="too many lines"),
        pytest.param(["word " * 17], id="too many words"),
        pytest.param(["飞蛾在选择一盏灯之前会先数一数街上的灯" * 3], id="long in Chinese"),
        pytest.param(["***"], id="no letters"),
        pytest.param([""], id="nothing"),
    ],
)  # fmt: skip
def test_a_sentence_or_a_long_block_is_no_heading(lines: list[str]) -> None:
    assert headings.recognise(lines) is None


@pytest.mark.parametrize(
    ("line", "certain"),
    [
        pytest.param("ICLR 2024 Papers", True, id="venue, year and list"),
        pytest.param("NeurIPS 2023", True, id="known venue and year"),
        pytest.param("TMLR papers", True, id="known venue and list"),
        pytest.param("Oral presentations", True, id="list alone"),
        pytest.param("# Moths", True, id="marked"),
        pytest.param("Moths", False, id="a word"),
        pytest.param("Released in 2023", False, id="a year beside a word"),
        pytest.param("My reading list", False, id="words beside the list"),
    ],
)
def test_a_heading_is_certain_when_it_says_nothing_beside_venue_year_and_list(line: str, certain: bool) -> None:
    heading = headings.recognise([line])
    assert heading is not None
    assert heading.certain is certain


def test_the_name_is_the_heading_as_written_without_its_marks() -> None:
    heading = headings.recognise(["##  ICLR 2024", "   论文列表  ##"])
    assert heading is not None
    assert heading.name == "ICLR 2024 论文列表"


@pytest.mark.parametrize(
    ("stem", "name", "venue", "year"),
    [
        ("iclr-2024", "ICLR 2024", "ICLR", 2024),
        ("NeurIPS2023", "NeurIPS 2023", "NeurIPS", 2023),
        ("icml_2020_papers", "ICML 2020 papers", "ICML", 2020),
        ("reading_list", "Reading list", None, None),
        ("Moths", "Moths", None, None),
        ("论文", "论文", None, None),
        ("2024", "2024", None, 2024),
        ("000_8f65310258e62952", "000_8f65310258e62952", None, None),
        ("___", "___", None, None),
    ],
)
def test_a_file_name_stands_for_a_heading(stem: str, name: str, venue: str | None, year: int | None) -> None:
    heading = headings.of_file(stem)
    assert (heading.name, heading.event.venue, heading.event.year) == (name, venue, year)
