"""Quotations: the sentence that holds a phrase, whole or cut between words."""

import pytest

from generator.infer import sentences
from generator.records import Inline, Math, Text, Words


def plain(text: str) -> Text:
    return Text((Words(text),), text)


@pytest.mark.parametrize(
    ("text", "phrase", "expected"),
    [
        pytest.param("Apples fall. We prune pears. Plums rot.", "pears", "We prune pears.", id="between-two"),
        pytest.param("Pears by Lee et al. Fall. No.", "pears", "Pears by Lee et al. Fall.", id="abbreviation"),
        pytest.param("Spears fly. A pear falls.", "pear", "A pear falls.", id="whole-words-only"),
        pytest.param("The ripe-pear test. Plums rot.", "Ripe pear", "The ripe-pear test.", id="hyphens-and-case"),
        pytest.param("梨が落ちる。林檎は残る。", "林檎は残る", "林檎は残る。", id="without-blanks"),
        pytest.param("Apples fall.", "pears", "", id="absent"),
        pytest.param("Apples fall.", "", "", id="empty"),
    ],
)  # fmt: skip
def test_the_sentence_that_holds_the_phrase_is_quoted(text: str, phrase: str, expected: str) -> None:
    assert sentences.holding(plain(text), phrase) == expected


@pytest.mark.parametrize("before", [0, 10, 60])
def test_a_long_sentence_is_cut_between_words_on_either_side(before: int) -> None:
    text = "Apples " + "fall gently " * before + "onto pear pruning robots " + "all winter long " * 30 + "here."
    said = sentences.holding(plain(text), "pear pruning")
    assert len(said) <= sentences.LONGEST
    assert "pear pruning" in said
    assert said.endswith("…")
    assert said.startswith("…") == (before > 10)
    assert f" {said.strip('…')} " in f" {text} "


def test_nothing_is_cut_inside_a_formula_or_a_bracket() -> None:
    formula = "x plus y plus " * 30 + "z"
    prose: tuple[Inline, ...] = (Words("A pear weighs "), Math("x"), Words(" grams (as far as we know today)."))
    text = Text(prose, f"A pear weighs {formula} grams (as far as we know today).")
    said = sentences.holding(text, "pear")
    assert said in ("", "A pear…")
    assert sentences.holding(text, "know") in ("", "…grams (as far as we know today).")
