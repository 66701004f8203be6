"""Keys to compare texts by: what is the same to a reader gives the same key."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.ingest.normal import normalise, opening


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param("Moths COUNT lamps.", "moths count lamps", id="case and stops"),
        pytest.param("Generaliz- ing\nmoths", "Generalizing moths", id="hyphenation"),
        pytest.param(r"\textit{moths} and \textbf{\emph{bees}}", "moths and bees", id="commands"),
        pytest.param(r"$\textit{moths}$ ($e.g.$, bees)", "moths (e.g., bees)", id="styled in math"),
        pytest.param("``moths'' --- bees", "“moths” — bees", id="quotes and dashes"),
        pytest.param(r"100\% of \& K{\"u}gel \'{e}t\'e \c{c}a", "100% of & Kügel été ça", id="escapes and accents"),
        pytest.param(r"Stra{\ss}e \O \L{} \ae", "Straße Ø Ł æ", id="letters by name"),
        pytest.param(r"$\alpha$-mixing, $\ell_2$ and $\lambda$", "α-mixing, ℓ₂ and λ", id="Greek and letterlike"),
        pytest.param(r"$O(\log n) \leq \max_i x_i^2$", "O(log n) ≤ max_i x_i²", id="functions and relations"),
        pytest.param("the **best** and *the* `rest`", "the best and the rest", id="Markdown"),
        pytest.param("<i>moths</i> H<sub>2</sub>O &amp; more", "moths H2O & more", id="HTML"),
        pytest.param("eﬃcient ﬁnding", "efficient finding", id="ligatures"),
        pytest.param("ＭＯＴＨ　蛾", "moth 蛾", id="full width"),
    ],
)
def test_the_same_words_give_the_same_key(one: str, other: str) -> None:
    assert normalise(one) == normalise(other) != ""


@pytest.mark.parametrize(
    ("one", "other"),
    [("x < y and z > w", "xw"), ("蛾", "蜂"), ("moth 1", "moth 2"), (r"$\alpha$", r"$\beta$")],
)
def test_other_words_give_another_key(one: str, other: str) -> None:
    assert normalise(one) != normalise(other)


@pytest.mark.parametrize(
    ("abstract", "begin"),
    [
        ("Moths count …", "Moths count"),
        ("Moths count...", "Moths count"),
        ("Moths count . . .", None),
        (r"Moths count \ldots{}", "Moths count"),
        ("Moths count [...]\n", "Moths count"),
        ("Moths count (…)", "Moths count"),
        ("Moths … count.", None),
        ("Moths count.", None),
        ("…", ""),
        ("", None),
    ],
)
def test_an_opening_is_what_an_ellipsis_ends(abstract: str, begin: str | None) -> None:
    assert opening(abstract) == begin


@given(st.text())
def test_a_key_is_its_own_key(text: str) -> None:
    key = normalise(text)
    assert normalise(key) == key


@given(st.text())
def test_case_and_blanks_never_matter(text: str) -> None:
    assert normalise(f" {text}\n ") == normalise(text)


def test_a_long_text_of_blanks_is_no_work() -> None:
    assert opening(" " * 1_000_000 + "x") is None
