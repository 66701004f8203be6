"""Where in a source a message's words stand."""

import pytest

from generator.doctor.places import locate, sheets
from generator.problems import Location
from generator.records import Source


@pytest.mark.parametrize(
    ("text", "quoted", "around", "found"),
    [
        pytest.param("a moth and a moth", "moth", "", "moth and a moth", id="the first"),
        pytest.param("a moth and a moth sleeps", "moth", "moth sleeps", "moth sleeps", id="by the words after"),
        pytest.param("a moth and the moth", "moth", "the moth", "moth", id="by the words before"),
        pytest.param("one\n  moth sleeps", "moth sleeps", "", "moth sleeps", id="other blanks"),
        pytest.param("$F$ is $x$, $y and", "$", "\ufffc, $y and", "$y and", id="formulas around are no words"),
        pytest.param(r'{"abstract": "a \\moth"}', r"\moth", "", r'\\moth"}', id="as JSON writes it"),
        pytest.param(r"found by \cite{a}.", "[citation]", "found by [citation].", r"\cite{a}.", id="a citation"),
        pytest.param(r"\cite{a} found it", "[citation]", "[citation] found it", "found it", id="the words after"),
        pytest.param("a moth", "wasp", "", None, id="nowhere"),
        pytest.param("a moth", "", "", None, id="nothing asked"),
    ],
)  # fmt: skip
def test_a_value_is_found_by_the_words_around_it(text: str, quoted: str, around: str, found: str | None) -> None:
    span = locate(text, (0, len(text)), [quoted], around)
    assert (text[span[0] :] if span else None) == found


def test_a_value_is_looked_for_within_its_record_alone() -> None:
    assert locate("moth\n\nwasp\n\nmoth", (6, 10), ["moth"], "") is None


def test_lines_and_records_of_a_source() -> None:
    (sheet,) = sheets([Source("a.txt", "one\n\nthree\nfour")], [Location("a.txt", 3), Location("b.txt", 1)]).values()
    assert sheet.location(5) == Location("a.txt", 3, 1)
    assert sheet.location(14) == Location("a.txt", 4, 4)
    assert [sheet.record_at(line) for line in (1, 3, 4)] == [0, 3, 3]
    assert sheet.region(1) == (0, 5)
    assert sheet.region(3) == (5, 15)


def test_an_excerpt_stays_in_its_line_and_names_what_nobody_sees() -> None:
    text = f"above\n{'m' * 60} \x07moth {'n' * 60}\nbelow"
    (sheet,) = sheets([Source("a.txt", text)], []).values()
    assert sheet.excerpt(text.index("\x07"), 1) == f"…{'m' * 35} <U+0007>moth {'n' * 31}…"
