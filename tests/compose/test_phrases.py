"""Small pieces of text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.compose.phrases import count, listed, shorten


@pytest.mark.parametrize(
    ("text", "limit", "expected"),
    [
        ("Short.", 20, "Short."),
        ("One sentence here. And another one.", 25, "One sentence here."),
        ("A. Then a very long sentence follows", 20, "A. Then a very long"),
        ("words, and more words", 7, "words"),
        ("x" * 30, 10, "x" * 10),
    ],
    ids=["fits", "sentence", "sentence-too-short", "punctuation", "no-blank"],
)
def test_a_text_is_cut_where_it_hurts_least(text: str, limit: int, expected: str) -> None:
    assert shorten(text, limit) == expected


@given(st.text(), st.integers(10, 60), st.sampled_from(["", "…"]))
def test_a_cut_text_keeps_within_the_limit(text: str, limit: int, mark: str) -> None:
    assert len(shorten(text, limit, mark)) <= limit


def test_a_mark_tells_that_words_are_missing_but_not_that_sentences_are() -> None:
    assert shorten("One two three four", 12, "…") == "One two…"
    assert shorten("One two three. Four", 16, "…") == "One two three."


def test_numbers_agree_with_their_noun() -> None:
    assert [count(n, "paper") for n in (0, 1, 2, 4000)] == ["0 papers", "1 paper", "2 papers", "4,000 papers"]


@pytest.mark.parametrize(
    ("names", "expected"), [((), ""), (("a",), "a"), (("a", "b"), "a and b"), (("a", "b", "c"), "a, b and c")]
)
def test_names_stand_in_a_row(names: tuple[str, ...], expected: str) -> None:
    assert listed(names) == expected
