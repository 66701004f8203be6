"""Texts become tokens that know their place."""

from hypothesis import given
from hypothesis import strategies as st

from generator.infer import tokens
from generator.infer.tokens import Gap


def test_a_token_knows_its_text_and_place() -> None:
    texts = ["Pears ripen. Apples fall", "Plums"]
    read = tokens.read(texts)
    found = [texts[p][s:e] for p, s, e in zip(read.paper, read.start, read.end, strict=True)]
    assert found == ["Pears", "ripen", "Apples", "fall", "Plums"]
    assert read.gap.tolist() == [Gap.START, Gap.SPACE, Gap.SENTENCE, Gap.SPACE, Gap.START]


def test_words_that_are_written_as_one_become_one_token() -> None:
    read = tokens.read(["pre-training on data sets of multi-agent systems"])
    assert [read.words[word] for word in read.word_of[read.surface]] == [
        "pretraining", "on", "dataset", "of", "multiagent", "system",
    ]  # fmt: skip


def test_names_with_signs_stay_whole() -> None:
    read = tokens.read(["GPT-3.5 writes C++ and C#"])
    assert [read.surfaces[number] for number in read.surface] == ["GPT", "3.5", "writes", "C++", "and", "C#"]


@given(st.lists(st.text(max_size=60), max_size=5))
def test_any_texts_are_read_and_every_token_is_where_it_says(texts: list[str]) -> None:
    read = tokens.read(texts)
    for paper, start, end in zip(read.paper, read.start, read.end, strict=True):
        assert 0 <= start < end <= len(texts[paper])
