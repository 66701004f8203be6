"""What is converted quickly is, to the byte, what Python-Markdown makes of it; all else is left to Python-Markdown."""

from collections.abc import Iterator

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from markdown import Markdown

from generator.publish import quick_markdown
from generator.publish.plain_markdown import Converted, Heading, convert, suits

EXTENSIONS = ["toc", "tables", "fenced_code", "generator.publish.formulas"]

OURS = {"title": "A: b", "year": 2031, "tags": ["a"]}

# Bits that mean something to Python-Markdown, and plain ones, in any order.
BITS = st.sampled_from(
    ["# ", "## ", "- ", "1. ", "2.  ", "    ", "    - ", "> ", "  \n", "\n", "\n\n", " ", "*", "**", "_", "`", "```\n",
     "```bibtex\n", "[", "]", "](a.md)", "[ants](a/b-c.md)", "[ants](b.md \"t\")", "[x]: y", "&", "&amp;", "&#42;", "<",
     "<h2 id=\"Cite\">Cite</h2>", "<p hidden>", "</p>", "<b>", ">", "!", "|", "$", "$x^2$", "\\", "=", "===", "---",
     "~", ":", "{", "}", ".", ",", "ants", "Bees &#38; bees", "2031", "蚂蚁", "é", "\"", "'", "(", ")", "+ ", "[TOC]", "https://a.org",
     "\xa0", "\x0c", "\x1c", "\u2028", "\u3000", "<p a='", "<i", "$$", "$$$x$", "1.)"]
)  # fmt: skip
DOCUMENTS = st.lists(BITS, max_size=14).map("".join)
LINES = st.sampled_from(
    ["# Ants", "## On *ants*", "## Ants", "Ants and [bees](b.md).", "*[A](a.md), [2031](../y.md)* · [C](c.md)", "- one",
     "-   [two](t.md) 3", "    - below", "1.  [three](t.md)  ", "    A 2031", "2.  four", "> said", "", "", "",
     "```bibtex\n@a{<b> & \"c\"}\n```", "<h2 id=\"Cite\">Cite</h2>", "<p hidden><span title=\"a&#38;b\"></span></p>",
     "Price $5$ a_b_c", "Next: [x](x.md)  ", "a | b", "- | -"]
)  # fmt: skip


@pytest.fixture(scope="module")
def stock() -> Markdown:
    return Markdown(extensions=EXTENSIONS)


def outcome(text: str) -> Converted | None:
    """Converted with the quicker Python-Markdown for what is not plain, as pages are."""
    ready = quick_markdown.markdown(EXTENSIONS, {})

    def other(block: str) -> str | None:
        html = ready.reset().convert(block)
        return None if ready.toc_tokens else html  # type: ignore[attr-defined]

    return convert(text, lambda address: address, other)


def headings(tokens: list[dict]) -> Iterator[Heading]:  # type: ignore[type-arg]
    for token in tokens:
        yield Heading(token["level"], token["id"], token["name"])
        yield from headings(token["children"])


def same(text: str, stock: Markdown) -> None:
    expected = stock.reset().convert(text)
    if (made := outcome(text)) is not None:
        assert made.html == expected
        assert list(made.headings) == list(headings(stock.toc_tokens))  # type: ignore[attr-defined]


@given(DOCUMENTS)
@example("- a\n\n\n- b")
@example("*a*b")
@example("- \n\n- ")
@example("    - a\n- b\n\n1.  c")
@example(">\n\n> a")
@example("> [x]: y\n\na [x]")
@example("##  a")
@example("    a\n\n\n    b")
@example("# a\n\n# a")
@example(",- $$&#42;$x^2$$x^2$\n")
def test_any_text_gives_what_python_markdown_gives(stock: Markdown, text: str) -> None:
    same(text, stock)


@given(st.lists(LINES, max_size=12).map("\n".join))
def test_any_page_of_such_lines_gives_what_python_markdown_gives(stock: Markdown, text: str) -> None:
    same(text, stock)


def test_a_paper_page_is_plain_but_for_what_only_python_markdown_reads() -> None:
    text = (
        "# Ants &#38; bees\n\n*[Meadow](m.md), [2031](y.md)* · [All](c.md)\n\n- [insects](i.md)\n- bees\n\n"
        'About ants, of length $n$.\n\n<h2 id="Related">Related papers</h2>\n\n'
        "1.  [Wasps](w.md), 2030\n    - [insects](i.md)\n2.  [Flies](f.md)\n\n"
        "```bibtex\n@misc{a}\n```\n\nPrevious: [A](a.md)  \nNext: [B](b.md)\n"
    )
    asked: list[str] = []

    def other(block: str) -> str:
        asked.append(block)
        return f"<p>{block}</p>"

    made = convert(text, lambda address: address.replace(".md", ".html"), other)
    assert made is not None
    assert asked == ["About ants, of length $n$."]
    assert made.headings == (Heading(1, "ants-bees", "Ants &#38; bees"),)
    assert '<a href="w.html">Wasps</a>, 2030<ul>\n<li><a href="i.html">insects</a></li>\n</ul>' in made.html


@pytest.mark.parametrize(
    ("extensions", "options", "expected"),
    [
        (["toc", "fenced_code"], {}, True),
        (["toc", "admonition"], {}, False),
        (["toc"], {"toc": {"permalink": True}}, False),
    ],
    ids=["those of the repository", "one more", "one with options"],
)
def test_only_pages_with_known_extensions_are_converted_quickly(
    extensions: list[str], options: dict[str, object], expected: bool
) -> None:
    assert suits(extensions, options) is expected


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ('---\n# by us\ntitle: "A: b"\nyear: 2031\ntags: ["a"]\n---\n\n# A', ("# A", OURS)),
        ("---\ntitle: A\n---\n# A", None),
        ("---\nyear: 1_000\n---\n", None),
        ("---\nyear: 010\n---\n", None),
        ('---\ntitle: "A" # b\n---\n', None),
        ('---\ntitle: "A"\n', None),
        ("# A", None),
    ],
    ids=["ours", "plain YAML", "underscored", "octal", "comment", "no end", "none"],
)  # fmt: skip
def test_front_matter_of_ours_needs_no_yaml_reader(content: str, expected: object) -> None:
    assert quick_markdown.front_matter(content.encode()) == expected
