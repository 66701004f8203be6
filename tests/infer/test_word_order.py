"""`X of Y` and `Y X` are one term where the words agree, and nothing else is."""

import pytest

from generator.infer import candidates, tokens, word_order


def turned(*texts: str) -> list[str]:
    read = tokens.read(texts)
    found = word_order.find(read, candidates.find(read))
    return [" ".join(read.words[number] for number in row if number >= 0) for row in found.words.tolist()]


@pytest.mark.parametrize(
    "text",
    ["the pruning of pear trees", "on pruning of a pear tree, we say", "Pruning of the pear-trees"],
    ids=["plural", "article", "hyphen"],
)
def test_a_phrase_turned_around_is_found_where_the_words_agree(text: str) -> None:
    assert turned(text, "We study pear tree pruning.") == ["pear tree pruning"]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("the pruning of plum trees", id="other-word"),
        pytest.param("pruner of pear trees", id="other-form"),
        pytest.param("the pruning, of pear trees", id="comma"),
        pytest.param("the pruning of", id="nothing-follows"),
        pytest.param("of pear trees", id="nothing-before"),
    ],
)
def test_what_only_looks_alike_is_left_apart(text: str) -> None:
    assert turned(text, "We study pear tree pruning.") == []


def test_a_phrase_that_no_text_has_in_the_other_order_is_left_alone() -> None:
    assert turned("the pruning of pear trees") == []
