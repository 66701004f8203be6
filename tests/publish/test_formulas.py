"""Formulas in Markdown become HTML that needs no script, and nothing else changes."""

import re
import subprocess
import sys
from importlib import resources

import lxml.html
import markdown
import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.publish.formula_macros import HARMLESS, LAST_RESORT, MACROS
from generator.publish.formula_mending import mend
from generator.publish.formula_spans import Formula, split
from generator.publish.formulas import LONGEST, typeset

OURS = ["generator.publish.formulas", "fenced_code", "tables", "toc"]


def html(source: str) -> str:
    return markdown.markdown(source, extensions=OURS)


def seen(source: str) -> str:
    """The HTML with each formula as `⟦its TeX⟧`, doubled when it is displayed."""
    tree = lxml.html.fragment_fromstring(html(source), create_parent="body")
    for formula in tree.xpath("//span[@class='katex-display'] | //span[@class='katex'][not(ancestor::span)]"):
        tex = formula.findtext(".//annotation")
        tail = formula.tail or ""
        text = f"⟦⟦{tex}⟧⟧" if formula.get("class") == "katex-display" else f"⟦{tex}⟧"
        formula.clear()
        formula.tag = "i"
        formula.text = text
        formula.tail = tail
        formula.drop_tag()
    inner = (tree.text or "") + "".join(lxml.html.tostring(child, encoding="unicode") for child in tree)
    return inner.strip()


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        pytest.param("for $m$ items", "<p>for ⟦m⟧ items</p>", id="inline"),
        pytest.param("so $$m=1$$ holds", "<p>so ⟦⟦m=1⟧⟧ holds</p>", id="displayed"),
        pytest.param("$$\nm\n=1\n$$", "<p>⟦⟦m\n=1⟧⟧</p>", id="displayed over lines"),
        pytest.param("$k$NN, CoT$_{sym}$, $p$$q$", "<p>⟦k⟧NN, CoT⟦_{sym}⟧, ⟦p⟧⟦q⟧</p>", id="beside letters"),
        pytest.param("$3\\times$10 and $p$$$q$$", "<p>⟦3\\times⟧10 and ⟦p⟧⟦⟦q⟧⟧</p>", id="beside digits and formulas"),
        pytest.param(
            "*$\\beta$-VAE* **$k$-means**", "<p><em>⟦\\beta⟧-VAE</em> <strong>⟦k⟧-means</strong></p>", id="styled"
        ),
        pytest.param("$p_i * q_j * r_k$", "<p>⟦p_i * q_j * r_k⟧</p>", id="stars and underscores"),
        pytest.param("$0<p<q>r$ $p<!--$", "<p>⟦0&lt;p&lt;q&gt;r⟧ ⟦p&lt;!--⟧</p>", id="angle brackets"),
        pytest.param("$[p](q)$ $\\{1\\}$", "<p>⟦[p](q)⟧ ⟦\\{1\\}⟧</p>", id="brackets and braces"),
        pytest.param("$\\text{if $p$ then}$", "<p>⟦\\text{if $p$ then}⟧</p>", id="dollars within text"),
        pytest.param("$p$\n: q $>$ 5", "<p>⟦p⟧\n: q ⟦&gt;⟧ 5</p>", id="at the start of a line"),
        pytest.param("[$p$](https://a.example/)", '<p><a href="https://a.example/">⟦p⟧</a></p>', id="in a link"),
    ],
)
def test_a_formula_is_typeset_where_it_stands(source: str, expected: str) -> None:
    assert seen(source) == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        pytest.param("\\$5 or &#36;6 or $ 7 $", "<p>$5 or $6 or $ 7 $</p>", id="literal dollars"),
        pytest.param("$$ $$$$ $", "<p>$$ $$$$ $</p>", id="nothing between dollars"),
        pytest.param("from $p\n\nto q$", "<p>from $p</p>\n<p>to q$</p>", id="two paragraphs"),
        pytest.param("`$p$` ``$q`$``", "<p><code>$p$</code> <code>$q`$</code></p>", id="code span"),
        pytest.param("is $5, not `$HOME`", "<p>is $5, not <code>$HOME</code></p>", id="a dollar before a code span"),
        pytest.param("a\n\n    $p<q$", "<p>a</p>\n<pre><code>$p&lt;q$\n</code></pre>", id="indented code"),
        pytest.param("```\n$p<q$\n```", "<pre><code>$p&lt;q$\n</code></pre>", id="fenced code"),
        pytest.param(
            "<https://a.example/$p$>", '<p><a href="https://a.example/$p$">https://a.example/$p$</a></p>', id="address"
        ),
        pytest.param("[q](https://a.example/$p$)", '<p><a href="https://a.example/$p$">q</a></p>', id="target"),
        pytest.param('<div title="$p$">$q&lt;$</div>', '<div title="$p$">$q&amp;lt;$</div>', id="raw HTML"),
        pytest.param("<script>$(1)+$(2)</script>", "<script>$(1)+$(2)</script>", id="script"),
    ],
)
def test_dollars_elsewhere_stay_as_they_are(source: str, expected: str) -> None:
    assert seen(source) == expected


PIECES = st.sampled_from(
    ["$", "$$", "\\", "`", "``", "{", "}", "\\text{", "\n", "\n\n", " ", "p", "_", "<script>", "</script>", "5"]
)
HOSTILE = st.lists(st.one_of(PIECES, st.text(max_size=2)), max_size=40).map("".join)


@given(HOSTILE)
def test_the_pieces_of_a_text_are_the_whole_text(source: str) -> None:
    pieces = list(split(source))
    assert "".join(piece.source if isinstance(piece, Formula) else piece for piece in pieces) == source


@given(
    st.lists(
        st.tuples(
            st.text("pqrs ,.&;#()", max_size=5),
            st.text("pq_^*<>&{}|[]1+=", min_size=1, max_size=8).map(str.strip).filter(bool),
            st.booleans(),
        ),
        max_size=6,
    )
)
def test_what_was_written_between_dollars_is_found_again(written: list[tuple[str, str, bool]]) -> None:
    source = "".join(f"{text}$${tex}$$" if display else f"{text}${tex}$" for text, tex, display in written)
    found = [(piece.tex, piece.display) for piece in split(source) if isinstance(piece, Formula)]
    assert found == [(tex, display) for _, tex, display in written]


@pytest.mark.parametrize(
    "source",
    [
        "$" * 50_000,
        "$p " * 30_000,
        "$\\text{" * 10_000 + "}" * 10_000,
        "$" + " \\text{$}" * 10_000,
        "`$``" * 10_000,
        "<script>$p" * 10_000,
        "{" * 50_000 + "$p$",
    ],
    ids=["dollars", "open", "nested text", "text without end", "backticks", "scripts", "braces"],
)
def test_very_hostile_dollars_take_linear_time(source: str) -> None:
    assert "".join(piece.source if isinstance(piece, Formula) else piece for piece in split(source)) == source


def test_a_formula_carries_mathml_for_screen_readers_and_its_tex_to_copy() -> None:
    tree = lxml.html.fragment_fromstring(typeset("p<q", display=False).html)
    assert tree.findtext(".//annotation") == "p<q"
    assert tree.xpath("string(.//mrow)") == "p<q"
    assert tree.xpath("string(.//bdi[@aria-hidden='true'][@dir='ltr'])") == "p<q"


@pytest.mark.parametrize(
    "tex",
    [
        r"\bm{w}+\mathbbm{1}[z>0]+\mathds{E}",
        r"\argmax_z \norm{z}+\abs{z}\leq\eps",
        r"\vx^\top\mSigma\vw \in \R^d, \bbR, \calO(\poly(m))",
        r"\nicefrac{1}{2}\mbox{ of } \textsc{all}",
        r"97\%",
        "97%",
        r"\tilde\mathcal{O}(m)",
        r"\textbf{\texttt{Tool}}",
        "O(1/\\log T}",
        "\\frac{1}{2",
        "z\\",
        r"m\frac1",
        r"\sqrt\log m",
        r"O\left",
        r"\left\{z\right",
        r"(X\odot S)^\H X",
        "R&D #1",
        r"\(z\)",
        r"\begin{align}z&=1\\y&=2\end{align}",
        r"z\tag{1}",
        "é ≤ 中",
    ],
)
@pytest.mark.parametrize("display", [False, True], ids=["inline", "displayed"])
def test_what_papers_write_is_typeset(tex: str, display: bool) -> None:
    done = typeset(tex, display)
    assert (done.fault, done.unknown) == (None, ())
    assert done.html.startswith('<span class="katex')


def test_an_unknown_command_appears_as_its_name() -> None:
    done = typeset(r"\mygain_i + \text{\mycost}", display=False)
    assert done.unknown == (r"\mygain", r"\mycost")
    assert "mygain" in done.html.split("<annotation")[0]
    assert "mycost" in done.html.split("<annotation")[0]


@pytest.mark.parametrize(
    ("tex", "fault"),
    [
        ("p_q_r", "KaTeX parse error: Double subscript at position 4"),
        ("p" * (LONGEST + 1), "it has 5001 characters"),
        (r"\def\z{\z\z}\z", r"\def is not allowed"),
        (r"\hspace{-500em}p", "it reaches beyond its place"),
        (r"\raisebox{-500em}{p}", "it reaches beyond its place"),
        ("p^{" * 1_000 + "}" * 1_000, "Maximum call stack size exceeded"),
    ],
    ids=["two subscripts", "too long", "definition", "moved aside", "moved down", "too deep"],
)
def test_a_rejected_formula_shows_its_source_and_says_why(tex: str, fault: str) -> None:
    done = typeset(tex, display=False)
    assert done.html == f'<code class="formula-source">{tex}</code>'
    assert (done.fault or "").startswith(fault)


@pytest.mark.parametrize(
    "tex",
    [
        r"\href{javascript:alert(1)}{p}",
        r"\url{javascript:alert(1)}",
        r"\htmlClass{md-footer}{p}",
        r"\htmlId{main}{p}",
        r"\htmlStyle{position:fixed}{p}",
        r"\htmlData{x=y}{p}",
        r"\includegraphics{https://a.example/p.png}",
        r"\text{</annotation></math><img src=p onerror=alert(1)>}",
        r"\text{</code><script>alert(1)</script>",
        "<script>alert(1)</script>",
        r"\color{red;background:url(https://a.example/)}p",
        r"\rule{1000em}{1000em}",
    ],
)
def test_a_hostile_formula_does_nothing(tex: str) -> None:
    tree = lxml.html.fragment_fromstring(typeset(tex, display=True).html)
    for element in tree.iter():
        assert element.tag not in {"a", "img", "script", "style", "iframe"}
        assert set(element.attrib) <= {
            *("class", "style", "voffset", "dir", "aria-hidden", "xmlns", "display", "encoding"),
            *("mathvariant", "width", "height", "mathbackground", "stretchy", "fence", "separator", "lspace", "rspace"),
        }
        assert element.get("class", "") != "md-footer"
        assert "url" not in element.get("style", "")
        assert "fixed" not in element.get("style", "")
        assert "1000em" not in element.get("style", "")


def test_a_definition_does_not_outlive_its_formula() -> None:
    typeset(r"\mygain", display=False)
    assert typeset(r"\mygain+1", display=False).unknown == (r"\mygain",)


@pytest.mark.parametrize("table", [MACROS, LAST_RESORT], ids=["macros", "last resort"])
def test_every_macro_is_one_that_katex_takes(table: dict[str, str]) -> None:
    rejected = {
        name: fault
        for name, tex in table.items()
        if not tex.startswith((r"\left", r"\right"))
        and (fault := typeset(name + "{p}" * tex.count("#"), display=True).fault)
    }
    assert rejected == {}


def test_no_macro_but_the_harmless_ones_hides_a_command_of_katex() -> None:
    own = "import json,sys;from generator.publish.formulas import _katex;e=_katex();e.eval('defineMacros([{}])')\n"
    own += "known=[n for n in json.load(sys.stdin) if not json.loads(e.call('renderFormula',n+'{p}{q}',True,0))[1]]\n"
    own += "print(json.dumps(known))"
    names = (
        "[" + ", ".join('"' + name.replace("\\", "\\\\") + '"' for name in sorted(set(MACROS) - set(HARMLESS))) + "]"
    )
    done = subprocess.run([sys.executable, "-c", own], input=names, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@given(st.text("{}\\pq#&()", max_size=30))
def test_a_mended_formula_has_balanced_braces_and_stays_mended(tex: str) -> None:
    mended = mend(tex)
    assert mend(mended) == mended


def test_the_same_formula_gives_the_same_html_in_another_process() -> None:
    code = r"from generator.publish.formulas import typeset; print(typeset(r'\frac{\vx}{\foo}', True).html, end='')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, encoding="utf-8")
    assert done.stdout == typeset(r"\frac{\vx}{\foo}", display=True).html


def test_the_style_sheet_fits_the_engine_and_needs_only_files_beside_it() -> None:
    engine, theme = (resources.files("generator") / folder for folder in ("publish/katex", "theme/assets/katex"))
    assert (engine / "VERSION").read_text() == (theme / "VERSION").read_text()
    assert f'version:"{(engine / "VERSION").read_text().strip()}"' in (engine / "katex.min.js").read_text("utf-8")
    addresses = re.findall(r"url\(([^)]*)\)", (theme / "katex.min.css").read_text("utf-8"))
    assert len(addresses) == 20
    assert [address for address in addresses if not (theme / address).is_file()] == []
