"""Escaping: what is written means itself to Python-Markdown, in HTML and in front matter."""

import json
import re
from collections.abc import Iterator

import markdown as python_markdown
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from lxml import html as lxml_html
from markdown.extensions import Extension
from mkdocs.utils import meta

from generator.clean import plain as plain_form
from generator.clean.hyphenation import Lexicon
from generator.clean.scanner import parse
from generator.compose.markdown import FieldValue, fence, front_matter, html, inline, label, link, markdown
from generator.problems import Location
from generator.publish import formulas
from generator.records import Link, Math, ParagraphBreak, Prose, Styled, Words

SIGNS = r"""
\textbf{ \emph{x} \url{ } { [ ] ( ) ]( ]: [^1] [TOC] ![ $ $$ $x$ \( \) * ** *a* _ __ _b_ ` `` < > <b> </b> <i> <p>
<script> <!-- --> & &amp; &#36; # ## > - + 1. 1) --- === !!! ??? ``` ~~~ ~ ^ == ++ :x: | {{x}} {%x%} {:.c} *[a]:
http://a.example/b_c [a](http://a.example/b) ](javascript:x) a bc x 1 word 中 א 😀 klzzwxh:0000
"""
TEXTS = st.lists(
    st.sampled_from([*SIGNS.split(), " ", "\n", "\n\n", "    ", "\u2028", "\x02"]) | st.text(max_size=3), max_size=16
).map("".join)
FORMULA = re.compile(r"(?<=[<{]) ")  # blanks that `markdown` adds within formulas


@pytest.fixture(autouse=True)
def _formulas_as_tex(monkeypatch: pytest.MonkeyPatch) -> None:
    """Formulas show their TeX, in pages and in plain text: how they are typeset is tested elsewhere."""

    def typeset(tex: str, display: bool) -> formulas.Typeset:  # noqa: ARG001
        return formulas.Typeset(f"<span>{tex.replace('&', '&amp;').replace('<', '&lt;')}</span>")

    monkeypatch.setattr(formulas, "typeset", typeset)
    monkeypatch.setattr(plain_form, "readable", lambda tex: tex)


def rendered(text: str) -> lxml_html.HtmlElement:
    extensions: list[str | Extension] = [
        "fenced_code",
        "tables",
        "toc",
        "attr_list",
        "md_in_html",
        formulas.makeExtension(),
    ]
    return lxml_html.fromstring(f"<main>{python_markdown.markdown(text, extensions=extensions)}</main>")


def shown(element: lxml_html.HtmlElement) -> Iterator[str]:
    """The text that readers see; numbers in `<sup>` as superscripts, as in the plain form."""
    inner = "".join((element.text or "", *(part for child in element for part in (*shown(child), child.tail or ""))))
    match element.tag:
        case "sup":
            yield plain_form.plain((Styled("superscript", (Words(inner),)),))
        case "p":
            yield f" {inner} "
        case str():
            yield inner


def text_of(markdown_text: str) -> str:
    return FORMULA.sub("", " ".join("".join(shown(rendered(markdown_text))).split()))


def tags_of(markdown_text: str) -> set[str]:
    return {element.tag for element in rendered(markdown_text).iter() if isinstance(element.tag, str)} - {"main"}


def prose(text: str) -> Prose:
    return parse(text, Lexicon({}), Location("seeds/list.txt")).value


@given(TEXTS)
@example("a$`$b")
@example("$a<b>c$ and $x{{y}}z$")
@example("!\\href{http://a.example}{x}")
@example("*a***b**")
@example("five &#36 and &#[TOC] and &lt")
@example("$\\lbrace }$ and \\[$$\\] and \\(\\]* $$\\)")
@example("$\\text{a$ and {b}$ c")
def test_a_page_shows_the_plain_form(text: str) -> None:
    found = prose(text)
    assert text_of(markdown(found)) == FORMULA.sub("", plain_form.plain(found))


@given(TEXTS)
def test_only_styles_links_and_paragraphs_appear(text: str) -> None:
    page = rendered(markdown(prose(text)))
    tags = {element.tag for element in page.iter() if isinstance(element.tag, str)}
    assert tags <= {"main", "p", "em", "strong", "code", "sub", "sup", "a", "span", "div"}
    assert all(re.match(r"(?:https?|mailto):", str(a.get("href"))) for a in page.iter("a"))
    assert all(set(element.attrib) <= {"href"} for element in page.iter())


@settings(max_examples=50)
@given(TEXTS)
def test_plain_text_means_itself_at_the_start_of_a_line_and_within(text: str) -> None:
    words = " ".join("".join(c for c in text if c >= " " and c not in "\ud800\x7f").split())
    expected = FORMULA.sub("", words)
    assert text_of(inline(words)) == expected
    assert text_of(f"# {inline(words)}" if words else "") == expected
    assert text_of(f"- x {inline(words)}") == f"x {expected}".strip()
    assert text_of(f"a | b\n--- | ---\nx | {inline(words)}") == f"a b x {expected}".strip()
    assert tags_of(inline(words)) <= {"p"}


@given(st.text(st.characters(categories=("L", "N", "P", "S", "Z"))))
def test_html_means_itself_in_attributes_and_elements(text: str) -> None:
    words = " ".join(text.split())
    page = rendered(f'<span title="{html(text)}">x</span> and <b>{html(text)}</b>')
    assert page.find(".//span").get("title", "") == words
    assert page.find(".//b").text_content() == words


@given(
    st.dictionaries(
        st.sampled_from(("title", "tags", "math")), st.text() | st.booleans() | st.lists(st.text()), min_size=1
    )
)
@example({"title": "---\nevil: yes\n---\n"})
@example({"a": "yes", "b": "1.0", "c": "{{ x }}", "d": "\u2028\x85\ufeff\x7f", "e": '"'})
def test_front_matter_is_read_as_it_was_written(fields: dict[str, FieldValue]) -> None:
    body, read = meta.get_data(front_matter(fields) + "# Body\n")
    assert json.dumps(read) == json.dumps(fields)
    assert body.strip() == "# Body"


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        pytest.param((Words("A_B, R&D, x > y [1] (a)"),), "A_B, R&D, x > y [1] (a)", id="ordinary text stays"),
        pytest.param((Words("costs $5"),), "costs &#36;5", id="a literal dollar"),
        pytest.param((Words("{{ x }}"),), "&#123;&#123; x }}", id="a template"),
        pytest.param((Words("# 1"), ParagraphBreak(), Words("1. a")), "&#35; 1\n\n1&#46; a", id="starts of blocks"),
        pytest.param((Math("a"), Math("b")), "$a$<!-- -->$b$", id="formulas side by side"),
        pytest.param((Math("{{a}}<b"),), "${ {a}}< b$", id="what a formula could be taken for"),
        pytest.param((Words("a "), Math("x", display=True)), "a \n\n$$x$$".replace(" \n", "\n"), id="displayed"),
        pytest.param((Math("x", display=True), Words(".")), "$x$.", id="displayed before a full stop"),
        pytest.param((Styled("strong", (Words("a b"),)), Words("s")), "**a b**s", id="strong within a word"),
        pytest.param((Words("f"), Styled("emphasis", (Words("(x)"),))), "f<em>(x)</em>", id="emphasis of (x)"),
        pytest.param((Styled("code", (Words("a-b"),)),), "`a-b`", id="code"),
        pytest.param((Styled("code", (Words("a*b"),)),), "<code>a&#42;b</code>", id="code with a sign"),
        pytest.param((Styled("subscript", (Words("2"),)),), "<sub>2</sub>", id="subscript"),
        pytest.param((Link("https://a.example", (Words("https://a.example"),)),), "<https://a.example>", id="address"),
        pytest.param(
            (Words("Go!"), Link("https://a.example/(b)", (Words("x [y]"),))),
            "Go&#33;[x &#91;y&#93;](https://a.example/%28b%29)",
            id="link after an exclamation mark",
        ),
    ],
)  # fmt: skip
def test_prose_becomes_readable_markdown(found: Prose, expected: str) -> None:
    assert markdown(found) == expected


def test_a_label_is_one_line_without_links() -> None:
    found = (Link("https://a.example", (Words("a|b"),)), ParagraphBreak(), Math("x", display=True))
    assert label(found) == "a&#124;b $x$"


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        pytest.param("https://a.example/b_c?d=1&e=2", "[x](https://a.example/b_c?d=1&amp;e=2)", id="web"),
        pytest.param("../topics/b.md#c", "[x](../topics/b.md#c)", id="relative"),
        pytest.param("mailto:a@b.example", "[x](mailto:a@b.example)", id="mail"),
        pytest.param("https://a.example/b (c)<d>", "[x](https://a.example/b%20%28c%29%3Cd%3E)", id="unusual signs"),
        pytest.param("javascript:alert(1)", "x", id="script"),
        pytest.param(" JavaScript:alert(1)", "x", id="script in capitals"),
        pytest.param("data:text/html,x", "x", id="data"),
        pytest.param("&#106;avascript:x", "[x](&amp;%23106;avascript:x)".replace("%23", "#"), id="entities"),
    ],
)
def test_links_lead_to_safe_places(url: str, expected: str) -> None:
    assert link("x", url) == expected


def test_no_backticks_within_code_end_it() -> None:
    assert fence("a\n````\nb\n", "bibtex") == "`````bibtex\na\n````\nb\n`````"


def test_very_many_brackets_are_no_beginnings_of_links() -> None:
    text = "[" * 5000 + "a"
    written = markdown((Words(text),))
    assert "[" not in written
    assert text_of(written) == text
