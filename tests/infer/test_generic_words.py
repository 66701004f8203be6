"""Terms that say nothing of a topic."""

import pytest

from generator.infer.generic_words import is_broad, is_generic, is_padded


@pytest.mark.parametrize("term", ["result", "information theoretic", "multiple source", "valuable"])
def test_a_word_that_calls_for_another_or_stands_in_every_abstract_is_no_topic(term: str) -> None:
    assert is_generic(term)


@pytest.mark.parametrize("term", ["unsupervised learning", "information theory", "robustness", "sample complexity"])
def test_what_authors_declare_is_a_topic(term: str) -> None:
    assert not is_generic(term)


@pytest.mark.parametrize("term", ["machine learning", "unsupervised"])
def test_a_field_is_a_topic_where_a_paper_has_no_other(term: str) -> None:
    assert is_broad(term)
    assert not is_generic(term)


def test_a_topic_with_an_empty_word_behind_it_is_that_topic() -> None:
    assert is_padded("pruning scenario", {"pruning"})
    assert not is_padded("pruning scenario", {"grafting"})
    assert not is_padded("pruning robot", {"pruning"})


def test_a_phrase_that_authors_declare_is_not_padded() -> None:
    assert not is_padded("reinforcement learning", {"reinforcement"})
