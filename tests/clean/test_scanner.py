"""Texts and the Markdown that their prose becomes; properties that hold for any text."""

import re
import unicodedata
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from hypothesis import assume, example, given
from hypothesis import strategies as st

from generator.clean.hyphenation import Lexicon, learn
from generator.clean.plain import plain
from generator.clean.scanner import parse
from generator.compose.markdown import markdown
from generator.problems import Location, Problem, Severity
from generator.records import Inline, Link, Math, ParagraphBreak, Prose, Styled, Words

HERE = Location("seeds/list.txt", 3)
FIXTURES = sorted((Path(__file__).parent.parent / "fixtures" / "text").glob("*.txt"))

PIECES = r"""
\textbf{ \textsuperscript{ \emph{ \textit \url{ \href{http://a.example}{ \cite{k} \foo \alpha \item \begin{equation}
\end{equation} \( \) \[ \] \' \" \% \$ \\ \footnote{ { } [ ] ( ) $ $$ * ** _ __ ` `` '' ~ -- --- < > <i> </i> <p> <br>
<b &lt; &amp; <!-- --> http://a.example/b_c [x](http://a.example) ](javascript:x) % # - + 1. word and n 5 {{ }} ^{ _{
"""
TEXTS = st.lists(st.sampled_from([*PIECES.split(), " ", "\n", "\n\n"]) | st.text(max_size=3), max_size=30).map("".join)


# No letter is taken for an accent, an option, a key or an entity beside these, so every word must come through. Words
# with a `q` at their beginning take no accent, and none is part of another.
KEEPING = r"""
\textbf{ \emph{ \footnote{ \em \bf {\em { } [ ] ( ) ]( $ $$ \$ * ** *** ` `` '' " < > <b> </b> <i> </i> <p> </p> <sub>
</sub> <jats:p> <s> # \% \& \_ \# + = - -- --- ~ | : ; , . ! ? / \\ \item \item[ \foo \alpha \ldots \( \) \[ \] \{ \}
^{ _{ {{ }} {% %} \end{itemize} \textcolor{red}{ \mbox{ \keywords{ \enquote{ \text{ \frac{ \left( US$5 5$ A* é 我 \par
\section{ \texttt{ \textsuperscript{
"""
WORDS = ("quoll", "qualm", "quest", "quark", "quince", "quiver", "quota", "quail", "quorum", "quartz")
GAPS = st.lists(st.sampled_from([*KEEPING.split(), " ", "\n", "\n\n", "- "]), max_size=4).map(
    lambda signs: "".join(f"{sign} " if "\\" in sign and sign[-1].isalpha() else sign for sign in signs)
)


def blocks() -> Iterator[ParameterSet]:
    """Title, input and expected Markdown, each followed by a line with a full stop."""
    for path in FIXTURES:
        for block in path.read_text(encoding="utf-8").split("\n.\n\n"):
            title, source, expected = block.removesuffix("\n.\n").split("\n.\n")
            yield pytest.param(source, expected, id=f"{path.stem}: {title.strip()}")


def prose(text: str) -> Prose:
    return parse(text, learn([text]), HERE).value


def problems(text: str) -> tuple[Problem, ...]:
    return parse(text, Lexicon({}), HERE).problems


def depth(inlines: tuple[Inline, ...]) -> int:
    return max((1 + depth(part.content) for part in inlines if isinstance(part, Styled | Link)), default=0)


def within(inlines: tuple[Inline, ...]) -> Iterator[Inline]:
    for part in inlines:
        yield part
        if isinstance(part, Styled | Link):
            yield from within(part.content)


@pytest.mark.parametrize(("source", "expected"), tuple(blocks()))
def test_a_text_reads_as_its_author_meant_it(source: str, expected: str) -> None:
    assert markdown(prose(source)) == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        pytest.param("", (), id="nothing"),
        pytest.param(" \n\n ", (), id="blanks"),
        pytest.param("a $x$ b", (Words("a "), Math("x"), Words(" b")), id="formula"),
        pytest.param("$$x$$", (Math("x", display=True),), id="displayed formula"),
        pytest.param(r"\textit{ a }b", (Styled("emphasis", (Words("a"),)), Words(" b")), id="blanks leave a style"),
        pytest.param("a\n\nb", (Words("a"), ParagraphBreak(), Words("b")), id="paragraphs"),
        pytest.param(
            "\\textbf{a\n\nb}",
            (Styled("strong", (Words("a"),)), ParagraphBreak(), Styled("strong", (Words("b"),))),
            id="a style over two paragraphs",
        ),
        pytest.param(
            r"\href{https://a.example}{x \url{https://b.example} y}",
            (Link("https://a.example", (Words("x https://b.example y"),)),),
            id="a link within a link",
        ),
    ],
)
def test_prose_is_tidy(source: str, expected: Prose) -> None:
    assert prose(source) == expected


@pytest.mark.parametrize(
    ("source", "message", "severity"),
    [
        pytest.param(
            r"We use \ours{} here, \ours too.",
            r"unknown command '\ours'",
            Severity.WARNING,
            id="unknown command, once",
        ),
        pytest.param(
            "bell\x07 and \u202eoverride", "control characters removed: U+202E, U+0007", Severity.WARNING, id="control"
        ),
        pytest.param("a <!-- note --> b", "comment left out: 'note'", Severity.NOTE, id="comment"),
        pytest.param(
            r"\newcommand{\x}{y} b", r"definition left out: '\\newcommand{\\x}{y}'", Severity.NOTE, id="definition"
        ),
        pytest.param("a\n% note\nb", "comment left out: 'note'", Severity.NOTE, id="commented line"),
        pytest.param("an open {brace", "brace '{' without a partner", Severity.NOTE, id="brace"),
        pytest.param(
            r"\href{javascript:x}{here}", "address not linked: 'javascript:x'", Severity.WARNING, id="unsafe address"
        ),
    ],
)
def test_what_was_unclear_is_reported_at_its_place(source: str, message: str, severity: Severity) -> None:
    assert [(p.location, p.message, p.severity) for p in problems(source)] == [(HERE, message, severity)]


@pytest.mark.parametrize(
    "mark", ["*a* ", "$x$ ", "{", r"\textbf{x} ", "[a](http://b) ", "<i>x</i> ", "a\n\n", "\times "]
)
def test_a_text_of_nothing_but_marks_is_shown_as_it_is_written(mark: str) -> None:
    text = mark * 25_001
    read = parse(text, Lexicon({}), HERE)
    assert read.value == (Words(" ".join(text.split())),)
    assert "marks of LaTeX, Markdown or HTML are too many for one abstract" in read.problems[-1].message


def test_a_long_text_with_few_marks_is_read() -> None:
    text = "word " * 200_000 + r"\textbf{end}"
    assert prose(text)[-1] == Styled("strong", (Words("end"),))


def test_a_clean_text_has_no_problems() -> None:
    assert problems(r"A \textbf{fine} text with $x_i$, {GPT} and 5\%.") == ()


@given(TEXTS)
@example("{" * 20_000)
@example(r"\textbf{\emph{" * 4_000 + "x" + "}}" * 4_000)
@example("*a **b " * 3_000)
@example("<i><b>" * 3_000 + "</b></i>" * 3_000)
@example("$" + "x+" * 50_000 + "$")
@example("${ab cd " * 3_000 + "}$" * 3_000)
@example("\ud800 \udfff")
def test_any_text_gives_tidy_prose(text: str) -> None:
    found = prose(text)
    markdown(found).encode()
    plain(found).encode()
    assert depth(found) <= 25
    assert found[:1] != (ParagraphBreak(),)
    assert found[-1:] != (ParagraphBreak(),)
    for before, after in pairwise(found):
        assert not (type(before) is type(after) and isinstance(after, Words | ParagraphBreak))
    for part in within(found):
        match part:
            case Words(words):
                assert words
                assert "  " not in words
                assert not any(character < " " for character in words)
            case Styled(_, content) | Link(_, content):
                assert content
            case Math(tex):
                assert "$" not in tex.replace("\\$", "")


@given(st.text(st.characters(min_codepoint=0x100, categories=("L", "N"), exclude_characters="ﬀﬁﬂﬃﬄﬅﬆ"), min_size=1))
def test_no_word_is_lost(text: str) -> None:
    assert unicodedata.normalize("NFC", plain(prose(text))) == unicodedata.normalize("NFC", text)


@given(st.lists(GAPS, min_size=len(WORDS), max_size=len(WORDS)), GAPS)
def test_no_word_is_lost_among_marks(gaps: list[str], end: str) -> None:
    text = "".join(f"{gap}{word}" for gap, word in zip(gaps, WORDS, strict=True)) + end
    assume(not re.search(r"^\s*%", text, re.MULTILINE))  # a comment, which is told and left out
    # In a formula a command takes one letter of a word that has no braces: `\frac{}quartz` is 0 over q, then uartz.
    read = "".join(plain(parse(text, Lexicon({}), HERE).value).split())
    assert [word for word in WORDS if word not in read] == []


@given(st.text("abc 12.,;:()!?", max_size=60))
def test_text_without_markup_stays_as_it_is(text: str) -> None:
    assert plain(prose(text)) == " ".join(text.split())
