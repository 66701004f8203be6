"""What the doctor says of an abstract, and of which it says nothing."""

from collections.abc import Callable, Mapping

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from generator.pipeline import Checked
from generator.problems import Outcome, Problem

Diagnose = Callable[[str], list[Problem]]
Examine = Callable[[Mapping[str, str]], Outcome[Checked]]

START = "We study how moths find their way home when the moon is hidden behind clouds, and we show"
END = "and that the way back is always the shorter one, as far as our cameras could follow them."

ANTS = (
    "Ants carry grains over long trails. In this paper we weigh the grains that ants carry and the trails that they "
    "take, and propose a model of trails that tells which grains are carried first. Ants that carry heavy grains "
    "leave trails that other ants follow, so trails grow where grains are heavy. The model of trails and grains fits "
    "every colony that we weighed, and it tells ants of one colony from ants of another by their trails alone."
)
WASPS = (
    "Wasps build paper nests under roofs. This work shows how nests hold against storms: wasps chew wood into paper, "
    "and the paper of old nests is stiffer than the paper of new ones. We develop a test in which nests meet storms of "
    "growing strength, and wasps repair the paper after each. Nests under flat roofs lose more paper than nests under "
    "steep roofs, whatever storms they meet, and wasps build fewer of them in years with many storms than in others."
)


@pytest.mark.parametrize(
    ("abstract", "severity", "code", "column"),
    [
        pytest.param(rf"{START} that \ourmoths return, {END}", "warning", "latex-unknown-command", 96, id="command"),
        pytest.param(rf"{START} $\ourmoths^2$, {END}", "warning", "formula-unknown-command", 92, id="in a formula"),
        pytest.param(f"{START} $\\frac{{1}}$, {END}", "warning", "formula-rejected", 92, id="formula"),
        pytest.param(f"{START} that {{most return, {END}", "note", "latex-unbalanced", 96, id="brace"),
        pytest.param(f"{START} that $n of them return, {END}", "warning", "dollar-odd", 96, id="dollar"),
        pytest.param(f"{START} that 5$most return, {END}", "warning", "dollar-odd", 97, id="dollar in a word"),
        pytest.param(f"{START} (cid:12) that, {END}", "warning", "markup-left", 91, id="glyph number"),
        pytest.param(f"{START} in Figure ?? that, {END}", "warning", "markup-left", 101, id="reference"),
        pytest.param(f"{START} **that, {END}", "note", "text-escaped", 91, id="half of bold"),
        pytest.param(f"{START} that</section> {END}", "note", "text-escaped", 95, id="half of a tag"),
        pytest.param(f"{START} n^2 ways, {END}", "note", "formula-bare", 91, id="bare formula"),
        pytest.param(f"{START} what was found by \\citet{{m}}, {END}", "note", "citation-left", 109, id="citation"),
        pytest.param(f"{START} a â€œroad mapâ€\x9d, {END}", "warning", "mojibake", 93, id="mojibake"),
        pytest.param(f"{START} a \x07bell, {END}", "warning", "control-character", 93, id="control character"),
        pytest.param(f"{START} $3 \times 3$ ways, {END}", "warning", "eaten-escape", 94, id="eaten escape"),
        pytest.param(f"{START} a land\u00admark, {END}", "note", "invisible-character", 97, id="soft hyphen"),
        pytest.param(f"{START} a deﬁnition, {END}", "note", "ligature", 95, id="ligature"),
        pytest.param(f"{START} a sur- prising map, {END}", "note", "split-word", 93, id="split word"),
        pytest.param(f"{START} that they return by the...", "warning", "abstract-cut", 86, id="ellipsis"),
        pytest.param(f"{START} that they return by means of the", "warning", "abstract-cut", 96, id="unfinished"),
        pytest.param(f"{START} that they return by smell", "note", "abstract-no-stop", 86, id="no full stop"),
        pytest.param("Moths find home by smell, and we say how they do it.", "note", "abstract-short", 1, id="short"),
        pytest.param(f"Moths fly. {START}.", "", "", 0, id="long enough"),
        pytest.param(f"Abstract: {START} that, {END}", "note", "abstract-label", 1, id="label"),
        pytest.param(f"n this paper {START} that, {END}", "note", "abstract-headless", 1, id="beginning lost"),
    ],
)  # fmt: skip
def test_a_fault_is_told_at_its_place(
    diagnosed: Diagnose, abstract: str, severity: str, code: str, column: int
) -> None:
    told = [(str(p.severity), str(p.code), p.location.line, p.location.column) for p in diagnosed(abstract)]
    assert told == ([(severity, code, 3, column)] if code else [])


@pytest.mark.parametrize(
    "abstract",
    [
        pytest.param(f"{START} that it costs $5, US$ 3 million or 20 $/hour, {END}", id="money"),
        pytest.param(f"{START} $n$ ways in {{1, 2}} or $x_i$, {END}", id="formulas"),
        pytest.param(f"{START} that ‘smell’ — not sight — leads, at 3–5 °C, {END}", id="typography"),
        pytest.param(f"{START} pre- and post-flight smells, {END}", id="suspended hyphen"),
        pytest.param(f"{START} the map. Our code is at https://moths.example/code", id="ends in an address"),
        pytest.param(f'{START} that they "return."', id="ends in a quotation"),
        pytest.param(f"{START} the map (as ever).", id="ends in brackets"),
        pytest.param(f"{START} the map.12", id="ends in a footnote's number"),
        pytest.param(f"{START} **that** *most* `return`, {END}", id="Markdown"),
        pytest.param(f"{START} \\textbf{{that}} most \\emph{{return}}, {END}", id="LaTeX"),
        pytest.param(f"{START} that\nmost of them re-\nturn over the lake, {END}", id="broken at the end of a line"),
        pytest.param(f"k-means is a moth's way home. {START} that, {END}", id="a name in lower case"),
        pytest.param("蛾は月が雲に隠れていても家に帰る道を見つける" * 4, id="a script without capitals"),
    ],
)
def test_of_clean_text_nothing_is_told(diagnosed: Diagnose, abstract: str) -> None:
    assert diagnosed(abstract) == []


def test_a_fault_in_wrapped_text_has_its_own_line(diagnosed: Diagnose) -> None:
    (told,) = diagnosed(f"{START}\nthat \\ourmoths return,\n{END}")
    assert (told.location.line, told.location.column) == (4, 6)
    assert told.snippet == "that \\ourmoths return,"


def test_faults_of_one_kind_in_one_line_are_one_finding(diagnosed: Diagnose) -> None:
    (told,) = diagnosed(f"{START} a sur- prising map and a won- derful one, {END}")
    assert told.message == "'sur- prising' is one word: 'surprising', and 1 more in this line"


@pytest.mark.parametrize(
    ("abstract", "expected"),
    [
        pytest.param(f"{ANTS} {WASPS}", ["abstract-glued"], id="two papers"),
        pytest.param(f"{ANTS} {ANTS.replace('In this paper we', 'Later we')}", [], id="one paper, long"),
    ],
)
def test_two_papers_in_one_abstract_are_told(examined: Examine, abstract: str, expected: list[str]) -> None:
    animals = "ladybirds beetles crickets locusts aphids mantises termites hornets weevils fireflies midges cicadas"
    others = [f"How {name} sleep is unknown. We watch {name}, and tell when they rest." for name in animals.split(" ")]
    text = "\n\n".join(("Insects 2031 Papers", abstract, *others))
    told = examined({"list.txt": f"{text}\n"}).problems
    assert [p.code for p in told if p.code == "abstract-glued"] == expected


def test_near_copies_are_told_at_the_later_one(examined: Examine) -> None:
    first = "Insects 2030 Papers\n\n" + ANTS + "\n\n" + WASPS
    second = "Insects 2031 Papers\n\n" + ANTS.replace("In this paper we", "We now").replace("alone", "and nothing else")
    told = [p for p in examined({"a.txt": first, "b.txt": second}).problems if p.code == "near-duplicate"]
    assert [(p.location.path[-5:], p.location.line) for p in told] == [("b.txt", 3)]
    assert "a.txt:3" in told[0].message


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        pytest.param("Jürgen Nachtfalter", "Juergen Nachtfalter", True, id="umlaut written out"),
        pytest.param("José Polilla", "Jose Polilla", True, id="accent"),
        pytest.param("J. Nachtfalter", "Jürgen Nachtfalter", True, id="initial"),
        pytest.param("Ada B. Moth", "Ada Moth", True, id="middle name"),
        pytest.param("Wei Zhang", "Zhang Wei", True, id="order"),
        pytest.param("Ada Nachtfalter", "Ada Nachtfaltter", True, id="one letter more"),
        pytest.param("Ada Moth", "Ada Moth", False, id="the same"),
        pytest.param("Ada Moth", "Bea Moth", False, id="sisters"),
        pytest.param("Ada Wang", "Ada Yang", False, id="short names"),
        pytest.param("Ada B. Moth", "Ada C. Moth", False, id="other initials"),
        pytest.param("Yu Liu", "Yue Liu", False, id="no umlaut"),
    ],
)
def test_a_name_in_two_ways_is_told(examined: Examine, one: str, other: str, expected: bool) -> None:
    told = examined({"a.bib": record("a", one, ANTS), "b.bib": record("b", other, WASPS)}).problems
    assert [p.code for p in told if p.code == "author-spellings"] == ["author-spellings"] * expected


def test_initials_without_a_co_author_in_common_may_be_anyones(examined: Examine) -> None:
    alone = record("b", "Jürgen Nachtfalter", WASPS).replace("Bea Biene", "Cem Ceder")
    told = examined({"a.bib": record("a", "J. Nachtfalter", ANTS), "b.bib": alone}).problems
    assert [p.code for p in told] == []


def record(key: str, author: str, abstract: str, more: str = "") -> str:
    return (
        f"@inproceedings{{{key},\n  title = {{On the ways of {key * 3} at night}},\n"
        f"  author = {{{author} and Bea Biene}},\n  booktitle = {{Insects}}, year = 2031,{more}\n"
        f"  abstract = {{{abstract}}}\n}}\n"
    )


@pytest.mark.parametrize(
    ("change", "code", "line"),
    [
        pytest.param(("Ada Moth", "Ada Moth2"), "author-odd", 3, id="footnote number"),
        pytest.param(("Ada Moth", "Ada Moth et al."), "author-odd", 3, id="et al."),
        pytest.param(("Ada Moth", "University of Lamps"), "author-odd", 3, id="institution"),
        pytest.param(("Ada Moth", "Bea Biene"), "author-odd", 3, id="twice"),
        pytest.param(("On the ways of aaa at night", "ON THE WAYS OF MOTHS"), "title-capitals", 2, id="capitals"),
        pytest.param(("of aaa at night", "of aaa at..."), "title-cut", 2, id="cut title"),
        pytest.param(("year = 2031,", "year = 2021, eprint = {3105.01234},"), "year-odd", 4, id="arXiv number"),
        pytest.param(("Ada Moth", "Ada Moth, Jr."), "", 0, id="junior"),
        pytest.param(("On the ways", "NASA and DNA: on the ways"), "", 0, id="acronyms"),
        pytest.param(("year = 2031,", "year = 2031, eprint = {3105.01234},"), "", 0, id="arXiv number of the year"),
    ],
)  # fmt: skip
def test_odd_metadata_is_told_at_its_field(examined: Examine, change: tuple[str, str], code: str, line: int) -> None:
    told = examined({"a.bib": record("a", "Ada Moth", ANTS).replace(*change)}).problems
    assert [(str(p.code), p.location.line) for p in told] == ([(code, line)] if code else [])


def test_a_name_is_found_in_the_file_that_has_it(examined: Examine) -> None:
    listed = f"Insects 2031\n\n{ANTS}\n\n{WASPS}\n"
    known = record("a", "Moth2, Ada", f"{ANTS[:80]}...")
    (told,) = (p for p in examined({"a.txt": listed, "b.bib": known}).problems if p.code == "author-odd")
    assert (told.location.path[-5:], told.location.line, told.location.column) == ("b.bib", 3, 13)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(
    st.lists(
        st.text(
            st.sampled_from("ab Z.$\\{}*_^~`'\"<>&;#?[]()-,\n\t\b\x07\x92\xa0\xadâ€™Ã©ﬁ\u202e\ufffd\ufeff…:1あ@=%|/"),
            max_size=120,
        ),
        max_size=5,
    )
)
def test_no_seeds_raise(examined: Examine, texts: list[str]) -> None:
    text = "\n\n".join(texts)
    checked = examined({"a.txt": text, "b.bib": "@article{x, abstract={" + text, "c.jsonl": text})
    assert all(str(problem.code) for problem in checked.problems)
