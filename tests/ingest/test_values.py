"""Values that many formats write alike: years, names, keywords, titles."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.ingest import values
from generator.records import Author


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2031", 2031),
        ("2031-05-04", 2031),
        ("2031//", 2031),
        ("2031 May-Jun", 2031),
        ("(2031) 3:3", 2031),
        ("20310504", None),
        ("31", None),
        ("", None),
    ],
)
def test_a_year_is_found_in_a_date(text: str, expected: int | None) -> None:
    assert values.year(text) == expected


def test_a_moment_in_milliseconds_has_a_year() -> None:
    assert values.year_of(1_936_000_000_000) == 2031


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ada Moth", ["Ada|Moth"]),
        ("Moth, Ada", ["Ada|Moth"]),
        ("Ada Moth, Bo Bee", ["Ada|Moth", "Bo|Bee"]),
        ("Ada Moth, Bo Bee, and Cy van Wasp", ["Ada|Moth", "Bo|Bee", "Cy|van Wasp"]),
        ("Ada Moth and Bo Bee", ["Ada|Moth", "Bo|Bee"]),
        ("Moth, Ada and Bee, Bo", ["Ada|Moth", "Bo|Bee"]),
        ("Moth, Ada; van Bee, Bo", ["Ada|Moth", "Bo|van Bee"]),
        ("Ada Moth|Bo Bee", ["Ada|Moth", "Bo|Bee"]),
        ("Moth A., van Bee B.-C.", ["A.|Moth", "B.-C.|van Bee"]),
        ("Moth, Ada (57000000001); Bee, Bo (57000000002)", ["Ada|Moth", "Bo|Bee"]),
        ("Ada Moth*, Bo Bee¹, Cy Wasp [2], et al.", ["Ada|Moth", "Bo|Bee", "Cy|Wasp"]),
        ("Ada Moth, Bo Bee, Jr., Cy Wasp", ["Ada|Moth", "Bo|Bee Jr.", "Cy|Wasp"]),
        ("Karthik R, Ada Moth", ["Karthik|R", "Ada|Moth"]),
        ("", []),
    ],
)
def test_names_in_one_string_are_parted(text: str, names: list[str]) -> None:
    assert [f"{author.given}|{author.family}" for author in values.names(text)] == names


def test_initials_behind_a_name_are_given_names_where_the_format_has_them_there() -> None:
    assert values.persons(["Moth A", "van Bee BC", "Wasp, Cy"], initials_last=True) == (
        Author("A", "Moth"),
        Author("BC", "van Bee"),
        Author("Cy", "Wasp"),
    )


@pytest.mark.parametrize(
    ("texts", "comma", "expected"),
    [
        (["moths", "lamps, old", "moths"], False, ("moths", "lamps, old")),
        (["moths; lamps, old"], True, ("moths", "lamps, old")),
        (["moths, lamps"], True, ("moths", "lamps")),
        (["moths|lamps"], True, ("moths", "lamps")),
        (["P(A|B)"], False, ("P(A|B)",)),
        (["light &amp; lamps"], False, ("light & lamps",)),
        (["*Moths", "Humans", "Aged, 80 and over", "Female"], False, ("Moths",)),
    ],
)
def test_keywords_are_parted_and_those_of_no_subject_left_out(
    texts: list[str], comma: bool, expected: tuple[str, ...]
) -> None:
    assert values.keywords(texts, comma=comma) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Lamps of moths.", "Lamps of moths"),
        ("Lamps of\n  moths", "Lamps of moths"),
        ("[Lampen der Motten.]", "Lampen der Motten."),
        ("Do moths (and bees) count?", "Do moths (and bees) count?"),
        ("A reply to Moth et al.", "A reply to Moth et al."),
        ("The case of Moth Inc.", "The case of Moth Inc."),
        ("And so on...", "And so on..."),
        ("[Lamps] and [moths]", "[Lamps] and [moths]"),
    ],
)
def test_a_title_loses_the_full_stop_of_databases(text: str, expected: str) -> None:
    assert values.title(text) == expected


@given(st.text())
def test_any_text_is_read(text: str) -> None:
    values.year(text)
    values.title(text)
    values.keywords([text], comma=True)
    assert all(author.name for author in values.names(text))
