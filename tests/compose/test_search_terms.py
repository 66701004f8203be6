"""Texts are read alike by the index and by the search in the browser."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from py_mini_racer import MiniRacer

from generator.compose.search_terms import fold, stem, terms

SCRIPT = Path(__file__).parents[2] / "generator/publish/scripts/search-text.js"


@pytest.fixture(scope="module")
def browser() -> MiniRacer:
    racer = MiniRacer()
    racer.eval(SCRIPT.read_text(encoding="utf-8").partition("export {")[0])
    return racer


def theirs(browser: MiniRacer, call: str, value: object) -> object:
    return json.loads(str(browser.eval(f"JSON.stringify({call.replace('$', json.dumps(value))})")))


@pytest.mark.parametrize(
    ("text", "forms"),
    [
        pytest.param("Löwe's Große Æsir", "lowe grosse aesir", id="accents, endings and old letters"),
        pytest.param("ＧＰＴ ﬁne", "gpt fine", id="width and ligatures"),
        pytest.param("GPT-4 and gpt4", "gpt4 gpt 4 and gpt4", id="a name with a number"),
        pytest.param("pre-training", "pretraining pre training", id="compound"),
        pytest.param("state-of-the-art", "state of the art", id="a long compound is its words"),
        pytest.param("1-2", "1 2", id="numbers do not join"),
        pytest.param("C++, C# and C", "c++ c# and c", id="languages"),
        pytest.param("a+b", "a b", id="a sum"),
        pytest.param("ℓ₂ and ℓ_2", "l2 and l2 l 2", id="norms"),
        pytest.param("𝔼[x²] ≤ 𝒪(n)", "e x2 o n", id="formulas by their letters"),
        pytest.param("大模型的", "大模 模型 型的", id="pairs of Chinese characters"),
        pytest.param("用GPT", "用 gpt", id="a single character, then Latin"),
        pytest.param("हिन्दी भाषा", "हिन्दी भाषा", id="vowel signs stay in words"),
        pytest.param("«Ἀθῆναι» Ёж", "αθηναι еж", id="Greek and Cyrillic"),
        pytest.param("... --- !?", "", id="nothing"),
    ],
)
def test_a_text_has_the_terms(browser: MiniRacer, text: str, forms: str) -> None:
    assert " ".join(term.form for term in terms(text)) == forms
    assert theirs(browser, "runs($).flat().map(term => term.form).join(' ')", text) == forms


@pytest.mark.parametrize(
    ("one", "other"),
    [("generalize", "generalisation"), ("LLMs", "LLM"), ("behaviours", "behavior"), ("bounds", "bound")],
)
def test_forms_of_a_word_share_a_stem(browser: MiniRacer, one: str, other: str) -> None:
    assert stem(fold(one)) == stem(fold(other))
    assert theirs(browser, "$.map(stem)", [fold(one), fold(other)]) == [stem(fold(one)), stem(fold(other))]


@pytest.mark.parametrize("form", ["gp", "gpt4", "大模", "c++", "αθηναι"])
def test_what_is_no_english_word_has_no_stem(form: str) -> None:
    assert stem(form) == form


PLAIN = st.text(st.characters(exclude_categories=["Cs", "Cn", "Co"]), max_size=40)
LATIN = st.text("aAbB1 -'_’+#.ßéøİıΣς大用ア\u0301\u0903", max_size=24)


@settings(max_examples=200)
@given(st.lists(PLAIN | LATIN, min_size=1, max_size=20))
def test_the_browser_reads_any_text_as_the_index_does(browser: MiniRacer, texts: list[str]) -> None:
    ours = [[[term.form, term.place, term.compound] for term in terms(text)] for text in texts]
    call = "$.map(text => runs(text).flat().map(term => [term.form, term.place, term.compound]))"
    assert theirs(browser, call, texts) == ours


ENDINGS = (
    "ational",
    "ing",
    "ed",
    "eed",
    "isation",
    "ies",
    "our",
    "ely",
    "fulness",
    "y",
    "ion",
    "e",
    "ll",
    "ement",
    "s",
)
WORDS = st.builds(
    "{}{}{}".format,
    st.text("abeiklmnorstuvwyz", max_size=7),
    st.sampled_from(["", "y", "tt", "ss", "kk"]),
    st.sampled_from(ENDINGS),
)


@settings(max_examples=100)
@given(st.lists(WORDS, min_size=1, max_size=50))
def test_the_browser_stems_any_word_as_the_index_does(browser: MiniRacer, words: list[str]) -> None:
    assert theirs(browser, "$.map(stem)", words) == [stem(word) for word in words]
