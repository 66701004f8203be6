"""Formulas as one line of Unicode."""

import string
from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from generator.clean.unicode_math import readable
from generator.clean.unicode_math_tables import (
    ACCENTS,
    DOUBLE_STRUCK,
    DROPPED,
    ENCLOSED,
    FRACTIONS,
    HINTED,
    LARGE,
    NAMED,
    ORDINARY,
    RELATIONS,
    SILENT,
    SPACES,
    STACKED,
    STYLES,
)


@pytest.mark.parametrize(
    ("tex", "expected"),
    [
        pytest.param(r"O(m \log m)", "O(m log m)", id="operator with blanks"),
        pytest.param(r"m\log m", "m log m", id="operator after a letter"),
        pytest.param(r"\log(m)", "log(m)", id="operator before a bracket"),
        pytest.param(r"\operatorname{rk}A", "rk A", id="operator named by the author"),
        pytest.param(r"\argmax_z g", "argmax_z g", id="operator with a limit"),
        pytest.param(r"\operatorname*{arg\,min}_z g", "arg min_z g", id="operator of two words"),
        pytest.param(r"\sum_{j=0}^my_j", "∑_(j=0)^m y_j", id="sum with limits"),
    ],
)
def test_operators_keep_their_distance(tex: str, expected: str) -> None:
    assert readable(tex) == expected


@pytest.mark.parametrize(
    ("tex", "expected"),
    [
        pytest.param(r"\ell_q", "ℓ_q", id="letter below"),
        pytest.param(r"\ell _1", "ℓ_1", id="digit below, after a blank"),
        pytest.param("_{2}", "₂", id="digit below without a base"),
        pytest.param("_{sym}", "_sym", id="word below without a base"),
        pytest.param("H_2O", "H_2O", id="digit below before a letter"),
        pytest.param("y_iy_j", "y_i y_j", id="letter below before a letter"),
        pytest.param(r"w_{i,j}", "w_(i,j)", id="list below"),
        pytest.param(r"L_{\text{val}}", "L_val", id="text below"),
        pytest.param("z^2", "z²", id="digit above"),
        pytest.param("10^{-12}", "10⁻¹²", id="negative number above"),
        pytest.param("A^+", "A⁺", id="sign above"),
        pytest.param("y_i^2", "y_i²", id="below and above"),
        pytest.param(r"\mathbb{R}^m", "ℝ^m", id="letter above"),
        pytest.param("e^{m-1}", "e^(m-1)", id="difference above"),
        pytest.param("e^{2m}", "e^(2m)", id="product above"),
        pytest.param("z^{(t)}", "z^(t)", id="brackets above are kept single"),
        pytest.param("m^{m_0}", "m^(m_0)", id="script of a script"),
        pytest.param("z^*", "z*", id="star"),
        pytest.param("z'", "z′", id="prime"),
        pytest.param(r"w^\top v", "w^⊤ v", id="transposed"),
        pytest.param(r"90^{\circ}", "90°", id="degrees"),
        pytest.param("n^{th}", "nth", id="ordinal"),
        pytest.param("a_{}", "a", id="nothing below"),
    ],
)
def test_scripts_read_as_people_type_them(tex: str, expected: str) -> None:
    assert readable(tex) == expected


@pytest.mark.parametrize(
    ("tex", "expected"),
    [
        pytest.param(r"\frac{p}{q}", "p/q", id="letters"),
        pytest.param(r"\frac12", "1/2", id="digits without braces"),
        pytest.param(r"\frac{p+q}{3}", "(p+q)/3", id="sum above"),
        pytest.param(r"\frac{p}{3q}", "p/(3q)", id="product below"),
        pytest.param(r"\frac{3p}{q^2}", "3p/q²", id="product above, power below"),
        pytest.param(r"\frac{1}{\sqrt{m}}", "1/√m", id="root below"),
        pytest.param(r"\frac{p}{\frac{q}{r}}", "p/(q/r)", id="fraction below"),
        pytest.param(r"c\nicefrac{1}{2}k", "c 1/2 k", id="between letters"),
        pytest.param(r"\frac{1}{m}(k+1)", "1/m (k+1)", id="before a bracket"),
        pytest.param(r"\sqrt{p+q}", "√(p+q)", id="root of a sum"),
        pytest.param(r"\sqrt[3]{p}", "³√p", id="cube root"),
        pytest.param(r"\binom{m}{k}", "(m choose k)", id="binomial"),
        pytest.param(r"\overset{d}{=}", "=^d", id="set above"),
        pytest.param(r"\underset{z}{\min}\, g", "min_z g", id="set below"),
        pytest.param(r"\abs{z}", "|z|", id="absolute value"),
        pytest.param(r"\inner{u}{v}", "⟨u, v⟩", id="inner product"),
    ],
)
def test_fractions_and_roots_have_brackets_where_needed(tex: str, expected: str) -> None:
    assert readable(tex) == expected


@pytest.mark.parametrize(
    ("tex", "expected"),
    [
        pytest.param(r"64\times64", "64×64", id="none around the sign"),
        pytest.param(r"k\geq 3", "k≥3", id="one that only ends the command"),
        pytest.param(r"k \geq 3", "k ≥ 3", id="both sides"),
        pytest.param(r"\alpha \leq \beta", "α ≤ β", id="after a Greek letter"),
        pytest.param(r"\alpha =1", "α=1", id="before a sign without one after"),
        pytest.param(r"\alpha = 1", "α = 1", id="before a sign with one after"),
        pytest.param(r"\lambda I", "λI", id="between letters that TeX sets together"),
        pytest.param(r"\left( z \right)", "(z)", id="within brackets"),
        pytest.param(r"p \quad q\,r~s", "p q r s", id="spacing commands"),
        pytest.param("p \n  q", "p q", id="line break"),
    ],
)
def test_blanks_stand_where_a_reader_expects_them(tex: str, expected: str) -> None:
    assert readable(tex) == expected


@pytest.mark.parametrize(
    ("tex", "expected"),
    [
        pytest.param(r"\mathcal{O}(m)", "O(m)", id="script letter"),
        pytest.param(r"\mathbf{w} + {\bf v}", "w + v", id="bold"),
        pytest.param(r"\mathbbm{1}[z>0]", "𝟙[z>0]", id="double-struck digit"),
        pytest.param(r"\mathbb E_{z}", "𝔼_z", id="double-struck without braces"),
        pytest.param(r"\hat{\theta}", "θ̂", id="hat"),
        pytest.param(r"\tilde{O}(m)", "Õ(m)", id="tilde"),
        pytest.param(r"\tilde\mathcal{O}", "Õ", id="accent before a command"),
        pytest.param(r"\widehat{AUC}", "AUC", id="accent over a word"),
        pytest.param(r"\not\in", "∉", id="struck out"),
        pytest.param(r"\vx^\top\mSigma", "x^⊤ Σ", id="shorthands of preambles"),
        pytest.param(r"\calO(\bbR)", "O(R)", id="prefixes of preambles"),
        pytest.param(r"\text{if $z$ holds}", "if z holds", id="dollars in text"),
        pytest.param(r"\textbf{Q}uestion", "Question", id="word in two faces"),
        pytest.param(r"\textcolor{red}{z}\label{eq:1}", "z", id="colour and label"),
        pytest.param(r"\mygain z", "mygain z", id="unknown command"),
        pytest.param(r"97.5\% \& \{a\}", "97.5% & {a}", id="escaped characters"),
        pytest.param(r"\begin{array}{cc}p&q\\r&s\end{array}", "p q r s", id="array"),
        pytest.param(r"O(1/\log T}", "O(1/log T", id="brace too many"),
        pytest.param(r"\frac{1", "1/", id="brace too few"),
        pytest.param("d\\", "d", id="backslash at the end"),
    ],
)
def test_only_the_reading_is_left_of_a_command(tex: str, expected: str) -> None:
    assert readable(tex) == expected


def test_a_command_stands_in_one_table_only() -> None:
    tables = [
        *(ORDINARY, RELATIONS, NAMED, LARGE, SPACES, SILENT, DROPPED, HINTED, DOUBLE_STRUCK),
        *(ACCENTS, STYLES, ENCLOSED, FRACTIONS, STACKED),
    ]
    names = sorted(name for table in tables for name in table)
    assert [name for name, after in pairwise(names) if name == after] == []


FORMULAS = st.lists(
    st.one_of(
        st.sampled_from(
            ["{", "}", "_", "^", "\\", "$", " ", "\\\\", "\\frac", "\\sqrt[", "\\text{", "(", ")", "'", "&"]
        ),
        st.sampled_from(["\\alpha", "\\leq ", "\\hat", "\\mathbb", "\\sum", "\\log", "\\overset", "\\abs", "\\begin{"]),
        st.text(max_size=3),
    ),
    max_size=30,
).map("".join)


@example("\\abs'{")
@given(FORMULAS)
def test_whatever_is_given_one_line_without_commands_comes_back(tex: str) -> None:
    line = readable(tex)
    assert "\\" not in line.replace("\\backslash", "")
    assert line == " ".join(line.split())
    assert readable(tex) == line


@given(st.text(string.ascii_letters + string.digits + " .,;:+=<>()[]|/!?é中", max_size=60))
def test_what_is_no_markup_is_read_as_it_is(tex: str) -> None:
    assert readable(tex).replace(" ", "") == tex.replace(" ", "")


@pytest.mark.parametrize(
    "tex",
    [
        "{" * 20_000,
        "}" * 20_000,
        r"\frac{" * 20_000,
        r"\overset{" * 11_000,
        "z_{" * 30_000,
        r"\mathbb{" * 12_000 + "}" * 12_000,
        "\\" * 100_001,
        r"\alpha " * 14_000,
    ],
    ids=["open", "closed", "fractions", "stacks", "scripts", "nested", "backslashes", "soft blanks"],
)
def test_very_long_and_very_deep_formulas_are_read_too(tex: str) -> None:
    assert "\\" not in readable(tex)
