"""Sketches: near-copies of a text are found by 64 bytes each, without comparing all pairs."""

import random
import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.sketch import BINS, Sketch, alike, parse, similar, similarity, sketch

WORDS = ("moth", "lamp", "street", "night", "wing", "count", "light", "colour", "swarm", "garden", "window", "shade")


def abstract(seed: int, words: int = 150) -> str:
    """Invented prose: five-letter stems of one author each, among words that all share."""
    rng = random.Random(seed)  # noqa: S311
    stems = ["".join(rng.choices(string.ascii_lowercase, k=5)) for _ in range(60)]
    return " ".join(rng.choice(WORDS) if rng.random() < 0.3 else rng.choice(stems) for _ in range(words)) + "."


def mistyped(text: str, seed: int, share: float = 0.01) -> str:
    rng = random.Random(seed)  # noqa: S311
    return "".join(rng.choice(string.ascii_lowercase) if rng.random() < share else letter for letter in text)


def test_a_sketch_never_changes_since_files_keep_it() -> None:
    assert str(sketch("We count the moths around a street lamp, and find that their number follows its light.")) == (
        "OOhQx8XNqF-WlgAArKy6YGCuQVQuBgYGBgYGBgb2_f2qqkNDQ0P8_JUZGZWEhIRrBATR0dEHSiUNHR0bVf2kOA"
    )


@pytest.mark.parametrize(
    "typed",
    [
        "We   count\nthe moths",
        "WE COUNT THE MOTHS!",
        "We count the moths.",
        "We count thé möths",
    ],
)
def test_typing_does_not_count(typed: str) -> None:
    assert sketch(typed) == sketch("we count the moths")


@pytest.mark.parametrize("text", ["", "…", "moth", "飞蛾数灯", "Мотыльки считают", "\ud800"])
def test_any_text_has_a_sketch(text: str) -> None:
    assert len(sketch(text).code) == BINS


@given(st.text())
def test_what_is_written_is_read_back(text: str) -> None:
    assert parse(str(sketch(text))) == sketch(text)


@pytest.mark.parametrize("written", ["", "abc", "é" * 86, "A" * 85, "A" * 87, "A" * 90, "*" * 86])
def test_what_no_sketch_wrote_is_none(written: str) -> None:
    assert parse(written) is None


@given(st.text(), st.text())
def test_similarity_is_the_same_both_ways_and_one_for_the_same_text(one: str, other: str) -> None:
    a, b = sketch(one), sketch(other)
    assert similarity(a, b) == similarity(b, a)
    assert 0 <= similarity(a, b) <= 1
    assert similarity(a, a) == 1


def test_a_text_with_typing_mistakes_and_a_new_sentence_is_a_near_copy() -> None:
    for seed in range(20):
        text = abstract(seed)
        assert similarity(sketch(text), sketch(mistyped(text, seed) + abstract(seed + 1000, 20))) > 0.4


def test_unrelated_texts_of_one_vocabulary_are_not_alike() -> None:
    sketches = [sketch(abstract(seed)) for seed in range(40)]
    assert max(similarity(a, b) for i, a in enumerate(sketches) for b in sketches[:i]) < 0.2


def test_near_copies_are_found_and_nothing_else() -> None:
    texts = [abstract(seed) for seed in range(200)]
    texts += [mistyped(texts[seed], seed) for seed in range(0, 200, 4)]
    found = [(one, other) for one, other, _ in similar([sketch(text) for text in texts], 0.4)]
    assert found == [(seed, 200 + seed // 4) for seed in range(0, 200, 4)]


def test_of_two_collections_each_text_finds_its_copy() -> None:
    known = [sketch(abstract(seed)) for seed in range(100)]
    asked = [sketch(mistyped(abstract(seed), seed)) for seed in range(50, 150)]
    found = list(alike(asked, known, 0.4))
    assert [(one, other) for one, other, _ in found] == [(i, 50 + i) for i in range(50)]
    assert found[0][2] == similarity(asked[0], known[50])


def test_of_many_copies_each_is_paired_with_a_few() -> None:
    copies = [sketch(abstract(1))] * 500
    assert len(list(similar(copies, 0.9))) == 8 * 500 - 36
    assert len(list(alike(copies, copies, 0.9))) == 8 * 500


@pytest.mark.parametrize("size", [0, 1])
def test_few_texts_have_no_near_copies(size: int) -> None:
    few: list[Sketch] = [sketch("moths")] * size
    assert list(similar(few, 0.0)) == []
    assert list(alike(few, [], 0.0)) == list(alike([], few, 0.0)) == []
