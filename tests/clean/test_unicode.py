"""Characters as their author typed them."""

import pytest

from generator.clean.unicode import repair
from generator.problems import Location

HERE = Location("seeds/list.txt", 3)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("Eﬃcient ﬁne ﬂow", "Efficient fine flow", id="ligatures"),
        pytest.param("auto‐encoder, non‑linear", "auto-encoder, non-linear", id="hyphens"),
        pytest.param("gener\u00adal zero\u200bwidth\ufeff", "general zerowidth", id="invisible characters"),
        pytest.param("می\u200cخواهم 👩\u200d🔬", "می\u200cخواهم 👩\u200d🔬", id="joiners stay"),
        pytest.param("x\u200ey", "xy", id="direction marks in left-to-right text"),
        pytest.param("א\u200f!", "א\u200f!", id="direction marks in right-to-left text"),
        pytest.param("10\u00a0000\u2009a\u3000b\tc", "10 000 a b c", id="blanks"),
        pytest.param("a\r\nb\rc\u2028d\u2029e\x0cf", "a\nb\nc\nd\n\ne f", id="ends of lines"),
        pytest.param("Poincare\u0301", "Poincaré", id="composed letters"),
        pytest.param("𝒪(𝑛²) ℝᵈ ½ ％", "𝒪(𝑛²) ℝᵈ ½ ％", id="compatibility characters stay"),
        pytest.param("todayâ€™s HervÃ© â€œtricksâ€\x9d", "today’s Hervé “tricks”", id="mojibake"),
        pytest.param("so â€œcalledâ€, it", "so “called”, it", id="mojibake that lost a byte"),
        pytest.param("SÃO PAULO, CÂMARA", "SÃO PAULO, CÂMARA", id="no mojibake"),
        pytest.param("It\x92s \x96 fine", "It’s – fine", id="Windows-1252"),
    ],
)
def test_characters_are_repaired(text: str, expected: str) -> None:
    assert repair(text, HERE).value == expected
    assert repair(text, HERE).problems == ()


@pytest.mark.parametrize(
    ("text", "expected", "names"),
    [
        pytest.param("a\x00b\x07c\x7f", "abc", "U+0000, U+0007, U+007F", id="controls"),
        pytest.param("\u202eevil\u202c \u2066x\u2069", "evil x", "U+202E, U+202C, U+2066, U+2069", id="directions"),
        pytest.param("a\ud800b\ufffec", "abc", "U+D800, U+FFFE", id="what is no character"),
        pytest.param("na\ufffdve", "nave", "U+FFFD", id="characters lost before"),
        pytest.param("x\U000e0041\U000e0042", "x", "U+E0041, U+E0042", id="hidden tags"),
    ],
)
def test_what_no_text_holds_is_removed_and_reported(text: str, expected: str, names: str) -> None:
    repaired = repair(text, HERE)
    assert repaired.value == expected
    assert [problem.message for problem in repaired.problems] == [f"control characters removed: {names}"]
