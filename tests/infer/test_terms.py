"""Two spellings of one thing share a normal form; two things that look alike do not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.infer import terms


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param("graph kernels", "Graph Kernel", id="plural-and-case"),
        pytest.param("fine-tuning", "finetuning", id="hyphen"),
        pytest.param("fine tuning", "finetuning", id="space"),
        pytest.param("pre-training", "pretraining", id="prefix"),
        pytest.param("out-of-distribution data", "out of distribution data", id="inner-hyphens"),
        pytest.param("regularisation", "regularization", id="british-z"),
        pytest.param("colour modelling", "color modeling", id="british-words"),
        pytest.param("CNNs", "CNN", id="plural-acronym"),
        pytest.param("matrices", "matrix", id="irregular"),
        pytest.param("analyses", "analysis", id="greek"),
        pytest.param("Schrödinger bridges", "Schrodinger bridge", id="accent"),
        pytest.param("data sets", "datasets", id="closed-compound"),
        pytest.param("model's bias", "model bias", id="possessive"),
    ],
)
def test_spellings_of_one_thing_share_a_form(one: str, other: str) -> None:
    assert terms.phrase(one) == terms.phrase(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param("few-shot", "zero-shot", id="shots"),
        pytest.param("GAN", "GCN", id="acronyms"),
        pytest.param("general model", "generative model", id="same-stem"),
        pytest.param("generalization", "generation", id="same-porter-stem"),
        pytest.param("c++", "c#", id="languages"),
        pytest.param("c", "c++", id="language-and-letter"),
        pytest.param("mathematics", "mathematic", id="no-plural"),
        pytest.param("supervised", "supervized", id="no-british-z"),
    ],
)
def test_what_only_looks_alike_stays_apart(one: str, other: str) -> None:
    assert terms.phrase(one) != terms.phrase(other)


@pytest.mark.parametrize("word", ["bias", "loss", "physics", "virus", "class", "analysis", "lens", "gas"])
def test_a_word_that_only_ends_in_s_is_no_plural(word: str) -> None:
    assert terms.singular(word) == word


@given(st.text(max_size=80))
def test_a_normal_form_is_its_own_normal_form(text: str) -> None:
    once = terms.phrase(text)
    assert terms.phrase(once).replace(" ", "") == once.replace(" ", "") or not once.isascii()
