"""BibTeX records to copy: what they hold, and that a parser reads from them what went in."""

import re

import pytest
from bibtexparser.entrypoint import parse_string
from bibtexparser.middlewares.names import parse_single_name_into_parts, split_multiple_persons_names
from hypothesis import given
from hypothesis import strategies as st

from generator.compose import citations
from generator.problems import Location
from generator.records import (
    Author,
    Collection,
    Entry,
    Identifier,
    Inline,
    Link,
    Math,
    Paper,
    ParagraphBreak,
    Styled,
    Text,
    WebLink,
    Words,
)

ADA, BO = Author("Ada", "Moth"), Author("Bo", "van Bee")


def entry(*title: Inline, plain: str | None = None, inferred: bool = False, **known: object) -> Entry:
    prose = title or (Words("The Lamps of Moths"),)
    text = Text(prose, plain if plain is not None else "".join(w.text for w in prose if isinstance(w, Words)))
    fields: dict[str, object] = {
        "title": text,
        "abstract": Text((Words("Moths count."),), "Moths count."),
        "authors": (ADA, BO),
        "venue": "COM",
        "proceedings": "Conference on Moths (COM)",
        "year": 2031,
        "identifiers": (),
        "links": (),
        "keywords": (),
        "collection": Collection("com-2031", "COM 2031"),
        "location": Location("a.txt", 1),
        "number": 1,
        "permalink": "com-2031/the-lamps-of-moths",
    }
    return Entry(Paper(**fields | known), text, inferred, (), (), ())  # type: ignore[arg-type]


def bibtex(found: Entry) -> str:
    return citations.bibtex(found, citations.keys([found])[found.paper.permalink])


def fields(record: str) -> dict[str, str]:
    """What a parser reads from a record."""
    library = parse_string(record)
    assert library.failed_blocks == []
    [found] = library.entries
    return {field.key: str(field.value) for field in found.fields}


def test_a_whole_record() -> None:
    found = entry(
        identifiers=(Identifier("arxiv", "2412.02856"), Identifier("openreview", "aB3x9Kz0")),
        links=(WebLink("Code", "https://github.com/moth"),),
    )
    assert bibtex(found) == (
        "@inproceedings{moth2031lamps,\n"
        "  title         = {{The Lamps of Moths}},\n"
        "  author        = {Moth, Ada and van Bee, Bo},\n"
        "  booktitle     = {Conference on Moths (COM)},\n"
        "  year          = {2031},\n"
        "  eprint        = {2412.02856},\n"
        "  archiveprefix = {arXiv},\n"
        "  url           = {https://openreview.net/forum?id=aB3x9Kz0}\n"
        "}\n"
    )


def test_nothing_is_invented() -> None:
    assert fields(bibtex(entry(authors=(), venue=None, proceedings=None, year=None))) == {
        "title": "{The Lamps of Moths}"
    }


def test_an_inferred_title_is_marked() -> None:
    assert fields(bibtex(entry(inferred=True)))["note"] == "Title inferred from the abstract"


@pytest.mark.parametrize(
    ("venue", "proceedings", "kind"),
    [
        ("COM", None, "inproceedings"),
        ("TMLR", None, "article"),
        ("JMLR", "Journal of Machine Learning Research", "article"),
        ("arXiv", None, "misc"),
        (None, None, "misc"),
    ],
)
def test_the_venue_gives_the_kind_of_record(venue: str | None, proceedings: str | None, kind: str) -> None:
    assert bibtex(entry(venue=venue, proceedings=proceedings)).startswith(f"@{kind}{{")


@pytest.mark.parametrize(
    ("known", "key"),
    [
        pytest.param({"authors": (BO,)}, "vanbee2031lamps", id="particles count"),
        pytest.param({"authors": (Author("José", "Müller-Núñez"),)}, "mullernunez2031lamps", id="accents"),
        pytest.param({"authors": (Author("", "Moth Group"),)}, "mothgroup2031lamps", id="a group"),
        pytest.param({"authors": ()}, "com2031lamps", id="no authors"),
        pytest.param({"year": None}, "mothlamps", id="no year"),
        pytest.param(
            {"authors": (Author("", "🦋"),), "year": None, "plain": "🦋"}, "com2031thelampsofmoths", id="no letters"
        ),
        pytest.param({"plain": "Is 2 of How Many Lamps?"}, "moth2031many", id="a telling word"),
        pytest.param({"plain": "What Is It"}, "moth2031what", id="no telling word"),
    ],
)
def test_the_key_is_family_year_and_the_first_telling_word(known: dict[str, object], key: str) -> None:
    assert bibtex(entry(**known)).split("{")[1].split(",")[0] == key  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("identifiers", "links", "url"),
    [
        ((Identifier("doi", "10.1000/moth"),), (), "https://doi.org/10.1000/moth"),
        ((Identifier("arxiv", "2412.02856"),), (), "https://arxiv.org/abs/2412.02856"),
        (
            (),
            (WebLink("Code", "https://github.com/moth"), WebLink("Website", "https://moths.org")),
            "https://moths.org",
        ),
        ((), (WebLink("Code", "https://github.com/moth"),), None),
    ],
)
def test_the_address_is_where_the_paper_is(
    identifiers: tuple[Identifier, ...], links: tuple[WebLink, ...], url: str | None
) -> None:
    assert fields(bibtex(entry(identifiers=identifiers, links=links))).get("url") == url


@pytest.mark.parametrize(
    ("title", "written"),
    [
        pytest.param((Words("100% of R&D_1 #2 for $5"),), r"100\% of R\&D\_1 \#2 for \$5", id="special characters"),
        pytest.param(
            (Words(r"a~b^c\d"),), r"a\textasciitilde{}b\textasciicircum{}c\textbackslash{}d", id="accents of TeX"
        ),
        pytest.param((Words("set {x"),), r"set \textbraceleft{}x", id="a lone brace"),
        pytest.param((Words("An "), Math(r"\ell_{2}"), Words(" Norm")), r"An $\ell_{2}$ Norm", id="math"),
        pytest.param((Math(r"\{x\}"),), r"$\{x\}$", id="braces in math"),
        pytest.param((Math(r"\left\{ x \right."),), r"$\left\lbrace x \right.$", id="one brace in math"),
        pytest.param((Math(r"x}{"),), r"x\textbraceright{}\textbraceleft{}", id="broken math"),
        pytest.param((Math("x\\"),), r"x\textbackslash{}", id="math that ends in a backslash"),
        pytest.param(
            (Styled("emphasis", (Words("Moths"), Styled("superscript", (Words("2"),)))),),
            r"\emph{Moths\textsuperscript{2}}",
            id="styles",
        ),
        pytest.param(
            (Link("https://moths.org", (Words("Moths"),)), ParagraphBreak(), Words("and lamps")),
            "Moths and lamps",
            id="a link and a break",
        ),
    ],
)
def test_a_title_is_written_in_latex(title: tuple[Inline, ...], written: str) -> None:
    assert fields(bibtex(entry(*title, plain="x")))["title"] == f"{{{written}}}"


def test_a_name_that_bibtex_would_part_is_in_braces() -> None:
    authors = (Author("", "Moths and Bees"), Author("Ada", "Moth, Inc."), Author("J. & J.", "Bee"))
    written = fields(bibtex(entry(authors=authors)))["author"]
    assert written == r"{Moths and Bees} and {Moth, Inc.}, Ada and Bee, J. \& J."
    assert len(split_multiple_persons_names(written)) == 3


def test_papers_that_would_share_a_key_are_numbered_in_order_of_their_permalinks() -> None:
    alike = [entry(permalink=f"com-2031/{name}") for name in ("the-lamps", "lamps", "more")]
    assert citations.keys([*alike, entry(Words("Lamps"), plain="Lamps 2", permalink="a/a", year=None)]) == {
        "a/a": "mothlamps",
        "com-2031/lamps": "moth2031lamps",
        "com-2031/more": "moth2031lamps-2",
        "com-2031/the-lamps": "moth2031lamps-3",
    }


Name = (
    st.text(alphabet="AdaéßØ蛾 -'.,&{}\\%~and", min_size=1, max_size=14).map(lambda s: " ".join(s.split())).filter(bool)
)
Family = Name | st.builds(
    "{} {}".format, st.sampled_from(["van", "de la", "von der"]), st.sampled_from(["Bee", "Moth"])
)


@given(st.lists(st.builds(Author, st.just("") | Name, Family), min_size=1, max_size=4))
def test_a_parser_finds_each_author(authors: list[Author]) -> None:
    written = fields(bibtex(entry(authors=tuple(authors))))["author"]
    names = split_multiple_persons_names(written)
    assert len(names) == len(authors)
    for name in names:
        parse_single_name_into_parts(name)


@given(
    st.builds(
        Author, st.sampled_from(["Ada", "J. Zico", "Zoë"]), st.sampled_from(["Moth", "van der Bee", "García Márquez"])
    )
)
def test_a_plain_name_comes_back_as_it_went_in(author: Author) -> None:
    parts = parse_single_name_into_parts(fields(bibtex(entry(authors=(author,))))["author"])
    assert (" ".join(parts.first), " ".join([*parts.von, *parts.last])) == (author.given, author.family)


Prose = st.recursive(
    st.builds(Words, st.text(max_size=12)) | st.builds(Math, st.text(alphabet="x{}\\ ^_$", max_size=8)),
    lambda inner: st.builds(Styled, st.sampled_from(["emphasis", "code"]), st.lists(inner, max_size=2).map(tuple)),
    max_leaves=4,
)


@given(st.lists(Prose, min_size=1, max_size=4))
def test_any_title_makes_a_record_that_a_parser_reads(title: list[Inline]) -> None:
    record = bibtex(entry(*title, plain="x"))
    assert set(fields(record)) == {"title", "author", "booktitle", "year"}
    assert record.count("{") == record.count("}")


@given(st.text(alphabet=st.characters(exclude_categories=["C"]), max_size=40))
def test_the_words_of_a_title_come_back(text: str) -> None:
    written = fields(bibtex(entry(Words(text), plain="x")))["title"][1:-1]
    named = {
        "textbackslash": "\\",
        "textbraceleft": "{",
        "textbraceright": "}",
        "textasciitilde": "~",
        "textasciicircum": "^",
    }
    read = re.sub(r"\\(?:(\w+)\{\}|(.))", lambda m: named[m.group(1)] if m.group(1) else m.group(2), written)
    assert read.split() == text.split()
