"""Labels are as authors write them, in lower case but for names."""

import pytest

from generator.infer import acronyms, labels, tokens


def usual(*texts: str) -> dict[str, str]:
    return dict(labels.casing(tokens.read(texts)))


def test_names_keep_their_capitals_and_common_words_lose_them() -> None:
    written = usual("the Rademacher complexity of apples", "by Rademacher averages", "a low complexity")
    assert labels.lowered("Rademacher Complexity", written) == "Rademacher complexity"


def test_title_case_in_a_definition_is_no_name() -> None:
    written = usual("for Pear Grading Networks (PGN) we use grading and networks of any pear")
    assert labels.lowered("Pear Grading Networks", written) == "pear grading networks"


def test_the_commonest_spelling_wins() -> None:
    assert labels.best(["graph kernel", "Graph kernels", "graph kernels"], {}) == "graph kernels"


def test_what_cannot_be_counted_is_shown_in_the_singular_where_authors_write_it() -> None:
    assert labels.best(["uncertainties", "uncertainty", "uncertainties"], {}) == "uncertainty"
    assert labels.best(["communities", "communities"], {}) == "communities"


def test_of_equals_the_hyphened_spelling_wins() -> None:
    assert labels.best(["weak to strong", "weak-to-strong"], {}) == "weak-to-strong"


@pytest.mark.parametrize(
    "written",
    [
        pytest.param(["graph neural network", "graph neural networks", "GNNs"], id="both"),
        pytest.param(["GNN", "GNNs"], id="only-the-acronym"),
    ],
)
def test_the_long_form_is_shown_with_its_acronym(written: list[str]) -> None:
    meanings = acronyms.resolve([acronyms.find("graph neural networks (GNNs)")])
    assert labels.topic("graph neural network", written, 3, meanings, {})[1] == "graph neural networks (GNNs)"


def test_an_acronym_that_few_papers_define_is_left_out() -> None:
    meanings = acronyms.resolve([acronyms.find("apple sorting (AS)"), ()])
    assert labels.topic("apple sorting", ["apple sorting"] * 20, 20, meanings, {})[1] == "apple sorting"


def test_an_acronym_within_a_label_is_spelled_out() -> None:
    meanings = acronyms.resolve([acronyms.find("out-of-distribution (OOD) data")])
    label, _ = labels.topic("out of distribution pruning", ["OOD pruning", "OOD pruning"], 2, meanings, {})
    assert label == "out-of-distribution pruning"
