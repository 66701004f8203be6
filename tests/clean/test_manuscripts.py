"""Drafts whose texts, names and keywords are clean."""

from dataclasses import replace

import pytest

from generator.clean.hyphenation import Lexicon
from generator.clean.manuscripts import clean
from generator.problems import Location
from generator.records import (
    Author,
    Bibliography,
    Collection,
    Draft,
    Identifier,
    Manuscript,
    Math,
    Styled,
    Text,
    WebLink,
    Words,
)

HERE = Location("seeds/list.bib", 7)
GATHERED = Collection("forum-2031", "Forum 2031")


def draft(abstract: str = "An abstract.", **known: object) -> Draft:
    bibliography = Bibliography(**known)  # type: ignore[arg-type]
    return Draft(abstract=abstract, bibliography=bibliography, collection=GATHERED, location=HERE, number=2)


def cleaned(abstract: str = "An abstract.", **known: object) -> Manuscript:
    return clean(draft(abstract, **known), Lexicon({})).value


def test_an_abstract_is_prose_and_plain_text() -> None:
    expected = Text((Words("A "), Styled("emphasis", (Words("b"),)), Words(" "), Math("x_i")), "A b x_i")
    assert cleaned(r"A \emph{b} $x_i$").abstract.prose == expected.prose


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        pytest.param("{{Is {Large-scale} Best?}}", "Is Large-scale Best?", id="protected capitals"),
        pytest.param("Bees, {Ants}, and Wasps: {A} Study", "Bees, Ants, and Wasps: A Study", id="commas"),
        pytest.param("On\n  {$O(n)$}   Time", "On O(n) Time", id="formulas and wrapped lines"),
        pytest.param("{G}{\\\"o}del's ``Proof''", "Gödel's “Proof”", id="accents and quotation marks"),
    ],
)
def test_titles_are_one_line(source: str, expected: str) -> None:
    title = cleaned(title=source).title
    assert title
    assert title.plain == expected


@pytest.mark.parametrize("source", [None, "", "{}", " "])
def test_an_empty_title_is_none(source: str | None) -> None:
    assert cleaned(title=source).title is None


def test_names_venues_and_keywords_are_plain() -> None:
    found = cleaned(
        authors=(Author("Julia", r"von K{\"u}hn"), Author(r"Ren{\'e}", "O'Neil"), Author("", "The {FOO} Team")),
        venue="F{\\&}G",
        proceedings=r"Proceedings of the Forum on Fleas \& Gnats",
        keywords=("graph {GNN}s", r"$k$-means", "{}", "plain"),
    )
    assert found.authors == (Author("Julia", "von Kühn"), Author("René", "O'Neil"), Author("", "The FOO Team"))
    assert found.venue == "F&G"
    assert found.proceedings == "Proceedings of the Forum on Fleas & Gnats"
    assert found.keywords == ("graph GNNs", "k-means", "plain")


def test_a_collection_is_named_in_plain_text_at_its_own_address() -> None:
    odd = replace(draft(), collection=Collection("forum-2031", "Fo\x00rum \x1b2031"))
    assert clean(odd, Lexicon({})).value.collection == Collection("forum-2031", "Forum 2031")


def test_everything_else_stays() -> None:
    identifiers = (Identifier("doi", "10.1000/x_y"),)
    links = (WebLink("Code", "https://a.example/b_c"),)
    found = cleaned(year=2031, identifiers=identifiers, links=links)
    assert (found.year, found.identifiers, found.links) == (2031, identifiers, links)
    assert (found.collection, found.location, found.number) == (GATHERED, HERE, 2)


def test_problems_of_all_texts_are_reported_once() -> None:
    outcome = clean(draft(r"Of \ours.", title=r"\ours and \theirs"), Lexicon({}))
    assert [problem.message.split(" in ")[0] for problem in outcome.problems] == [
        r"unknown command '\ours'",
        r"unknown command '\theirs'",
        r"unknown command '\ours'",
    ]
