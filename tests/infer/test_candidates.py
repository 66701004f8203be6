"""Candidates are runs of words between function words."""

import pytest

from generator.infer import candidates, tokens


def phrases(*texts: str) -> set[str]:
    read = tokens.read(texts)
    found = candidates.find(read)
    return {" ".join(read.words[word] for word in row if word >= 0) for row in found.words}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("the apple sorting of pears", {"apple", "sorting", "apple sorting", "pear"}, id="between"),
        pytest.param("apple, pear", {"apple", "pear"}, id="punctuation"),
        pytest.param("in-context pruning", {"in context", "in context pruning", "pruning"}, id="compound"),
        pytest.param("we also study pears", {"pear"}, id="verb-after-we"),
        pytest.param("a user study", {"user", "study", "user study"}, id="the-same-word-as-a-noun"),
        pytest.param("die Birne und der Apfel", {"birne", "apfel"}, id="german"),
        pytest.param("of the and", set(), id="nothing"),
        pytest.param("", set(), id="empty"),
        pytest.param("42 7", set(), id="numbers"),
    ],
)  # fmt: skip
def test_candidates_stand_between_function_words(text: str, expected: set[str]) -> None:
    assert phrases(text) - {"context pruning", "context"} == expected - {"context pruning", "context"}


def test_no_candidate_ends_in_a_function_word_of_a_compound() -> None:
    found = phrases("out-of-distribution orchards")
    assert "out of distribution orchard" in found
    assert not any(phrase.endswith(" of") for phrase in found)


def test_a_candidate_has_at_most_five_words() -> None:
    found = phrases("alpha bravo cider delta elder fruit")
    assert max(len(phrase.split()) for phrase in found) == candidates.LONGEST


def test_nothing_to_read_gives_nothing() -> None:
    assert phrases() == set()
