"""Prose on one line of Unicode."""

import pytest

from generator.clean.plain import plain
from generator.records import Inline, Link, Math, ParagraphBreak, Prose, Styled, Words


def raised(text: str) -> Inline:
    return Styled("superscript", (Words(text),))


@pytest.mark.parametrize(
    ("prose", "expected"),
    [
        pytest.param((), "", id="nothing"),
        pytest.param((Words("a"), ParagraphBreak(), Words("b")), "a b", id="paragraphs"),
        pytest.param((Styled("strong", (Words("a "), Styled("code", (Words("b"),)))),), "a b", id="styles"),
        pytest.param((Link("https://a.example", (Words("here"),)),), "here", id="links"),
        pytest.param((Words("in "), Math(r"O(n \log n)")), "in O(n log n)", id="formulas"),
        pytest.param((Words("10"), raised("-3")), "10⁻³", id="powers"),
        pytest.param((Words("T"), raised("−1/2")), "T^(−1/2)", id="powers that are expressions"),
        pytest.param((Words("Ca"), raised("2+")), "Ca²⁺", id="charges"),
        pytest.param((Words("5"), raised("th")), "5th", id="raised letters"),
        pytest.param((Words("CO"), Styled("subscript", (Words("2"),))), "CO2", id="lowered numbers"),
    ],
)
def test_prose_as_plain_text(prose: Prose, expected: str) -> None:
    assert plain(prose) == expected
