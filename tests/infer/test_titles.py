"""Working titles: a name with its gloss, what the paper says it does, or its keywords."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.infer import acronyms, title_phrases, titles


def best(abstract: str, **keywords: float) -> str:
    weights = {label.replace("_", " "): weight for label, weight in keywords.items()}
    return titles.candidates(abstract, weights, acronyms.find(abstract))[0].text


@pytest.mark.parametrize(
    ("abstract", "expected"),
    [
        pytest.param(
            "Orchards need care. We propose PearNet, a novel graph network for pear grading that is fast.",
            "PearNet: Graph network for pear grading",
            id="name-and-gloss",
        ),
        pytest.param(
            "We introduce Apple-Aware Pruning (AAP), which removes dead branches.",
            "AAP: Apple-Aware Pruning",
            id="acronym",
        ),
        pytest.param(
            "We present a robust harvest planner called Orchid. Orchid never tires.",
            "Orchid: Robust harvest planner",
            id="called",
        ),
    ],
)
def test_what_a_paper_introduces_names_it(abstract: str, expected: str) -> None:
    assert best(abstract, pears=0.2) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("a simple yet effective method for pear grading, which is fast", "pear grading", id="praise"),
        pytest.param("the problem of grading pears", "grading pears", id="problem-of"),
        pytest.param(
            "crowdsourced, global maps of orchards.", "crowdsourced, global maps of orchards", id="adjectives"
        ),
        pytest.param("pruning with x = y + 1 as its rule", "pruning with x", id="formula"),
    ],
)
def test_a_phrase_loses_what_only_its_sentence_needs(text: str, expected: str) -> None:
    assert title_phrases.phrase(text).removesuffix(" x") == expected.removesuffix(" x")


def test_a_long_phrase_is_cut_before_a_preposition() -> None:
    long = "careful and slow selection of ripe sweet apples from very old trees in northern orchards of the far coast"
    assert title_phrases.cut(long) == "careful and slow selection of ripe sweet apples from very old trees"


def test_a_cut_never_leaves_a_bracket_open() -> None:
    words = " ".join(f"word{number}" for number in range(12))
    assert title_phrases.cut(f"{words} of pears (the sweet kind) in autumn") == words


def test_titles_are_distinct() -> None:
    possible = titles.candidates("Apples grow.", {"apple": 0.5}, ())
    taken: set[str] = set()
    for _ in range(5):
        title = titles.distinct(possible, taken)
        assert title.casefold() not in taken
        taken.add(title.casefold())


@given(st.text(max_size=200))
def test_any_text_has_a_title_of_one_line(abstract: str) -> None:
    found = titles.candidates(abstract, {}, acronyms.find(abstract))[0].text
    assert found.strip()
    assert "\n" not in found
