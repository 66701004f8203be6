"""Keywords: what an author would declare stands before what only fills sentences."""

import numpy as np
import pytest

from generator.infer import acronyms, candidates, features, keywords, tokens, weights


def ranked(abstract: str) -> list[str]:
    read = tokens.read([abstract])
    found = candidates.find(read)
    table = features.rows(read, found)
    weight = keywords.weigh(read, found, table, [acronyms.find(abstract)])
    names = [" ".join(read.words[word] for word in row if word >= 0) for row in found.words]
    return [names[table.term[row]] for row in np.argsort(-weight, kind="stable")]


ABSTRACT = (
    "We propose a novel method for graph clustering. Graph clustering is an important problem in many applications. "
    "Our method uses spectral sparsification and achieves state-of-the-art results in extensive experiments."
)


def test_the_subject_comes_before_the_praise() -> None:
    found = ranked(ABSTRACT)
    assert found[0] == "graph clustering"
    assert "spectral sparsification" in found[:5]


@pytest.mark.parametrize("phrase", ["extensive experiment", "novel method", "result"])
def test_boilerplate_is_not_among_the_first_five(phrase: str) -> None:
    assert phrase not in ranked(ABSTRACT)[:5]


def test_weights_are_probabilities() -> None:
    read = tokens.read([ABSTRACT])
    found = candidates.find(read)
    weight = keywords.weigh(read, found, features.rows(read, found), [()])
    assert ((weight > 0) & (weight < 1)).all()


def test_every_feature_has_weights_and_every_weight_a_feature() -> None:
    read = tokens.read([ABSTRACT])
    found = candidates.find(read)
    assert set(features.measure(read, found, features.rows(read, found), [()])) == set(weights.WEIGHTS)


def test_features_of_a_collection_count_less_where_papers_are_few() -> None:
    bins = np.array([3], np.int16)
    few, many = (abs(float(keywords.contribution("nested", bins, papers)[0])) for papers in (10, 4000))
    assert few < many / 5


def test_a_text_without_words_has_no_keywords() -> None:
    assert ranked("… — 42 %") == []
