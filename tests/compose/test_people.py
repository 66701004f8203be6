"""Which names are one person, where people are filed, and where they are shown."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from generator.compose.people import LISTED_PER_PAGE, gather, identity
from generator.records import Author, Catalogue

if TYPE_CHECKING:
    from generator.records import Entry


def papers(catalogue: Catalogue, *bylines: tuple[Author, ...]) -> list[Entry]:
    entry = catalogue.entries[0]
    return [
        replace(entry, paper=replace(entry.paper, permalink=f"meadow-2031/{n}", authors=authors))
        for n, authors in enumerate(bylines, start=1)
    ]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param(Author("Ada", "Löwe"), Author("ADA", "Lo\u0308we"), id="case and composition"),
        pytest.param(Author("Ada", "Löwe"), Author("Ada", "Lowe"), id="accents"),
        pytest.param(Author("J. Zico", "Kolter"), Author("J Zico", "Kolter"), id="full stops"),
        pytest.param(Author("Harm", "van Seijen"), Author("Harm van", "Seijen"), id="where the name is parted"),
        pytest.param(Author("Jean-Luc", "Bee"), Author("Jean Luc", "Bee"), id="hyphens"),
    ],
)
def test_names_that_are_one_person(one: Author, other: Author) -> None:
    assert identity(one) == identity(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param(Author("Ada", "Bee"), Author("A.", "Bee"), id="an initial may be somebody else"),
        pytest.param(Author("小明", "王"), Author("小明", "旺"), id="one sound, two signs"),
        pytest.param(Author("", "!!"), Author("", "??"), id="names without letters"),
    ],
)
def test_names_that_are_two_people(one: Author, other: Author) -> None:
    assert identity(one) != identity(other)


def test_a_person_has_the_most_frequent_spelling_of_equals_that_with_accents_and_each_paper_once(
    catalogue: Catalogue,
) -> None:
    plain, accented = Author("Ada", "Lowe"), Author("Ada", "Löwe")
    found = gather(papers(catalogue, (plain, plain), (accented,), (accented, Author("Bo", "Bee"))))
    assert [(person.name, person.papers) for person in found.values()] == [
        ("Bo Bee", ("meadow-2031/3",)),
        ("Ada Löwe", ("meadow-2031/1", "meadow-2031/2", "meadow-2031/3")),
    ]


def test_people_that_latin_letters_make_alike_have_addresses_of_their_own(catalogue: Catalogue) -> None:
    found = gather(papers(catalogue, (Author("", "王"), Author("", "旺"), Author("", "index"))))
    assert sorted(person.address for person in found.values()) == [
        "authors/index-.md",
        "authors/wang-2.md",
        "authors/wang.md",
    ]


def test_beyond_the_most_prolific_people_are_shown_in_the_list(catalogue: Catalogue) -> None:
    crowd = tuple(Author("Ada", f"Bee{n:04}") for n in range(2001))
    found = list(gather(papers(catalogue, crowd, crowd[1:], crowd[1:])).values())
    assert found[0].address == "authors/index.md#by-ada-bee0000"
    assert found[0].anchor == "by-ada-bee0000"
    assert {person.anchor for person in found[1:]} == {""}
    late = list(gather(papers(catalogue, crowd, crowd[:-1])).values())
    assert late[-1].address == f"authors/page-{2000 // LISTED_PER_PAGE + 1}.md#by-ada-bee2000"
