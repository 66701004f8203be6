"""Names: what is given, what is family, and where one author ends."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.ingest import people


@pytest.mark.parametrize(
    ("name", "given_name", "family"),
    [
        ("Ada Moth", "Ada", "Moth"),
        ("Moth, Ada", "Ada", "Moth"),
        ("Harm van Seijen", "Harm", "van Seijen"),
        ("van Seijen, Harm", "Harm", "van Seijen"),
        ("Ludwig van der Berg", "Ludwig", "van der Berg"),
        ("van Moth", "", "van Moth"),
        (r'Julius von K{\"u}gel', "Julius", r'von K{\"u}gel'),
        ("J. Zico Moth", "J. Zico", "Moth"),
        ("Moth, Jr., Ada", "Ada", "Moth Jr."),
        ("Ada Moth Jr.", "Ada", "Moth Jr."),
        ("Ada Moth III", "Ada", "Moth III"),
        ("Moth III, Ada", "Ada", "Moth III"),
        ("{Institute for Moths and Lamps}", "", "Institute for Moths and Lamps"),
        ("Plato", "", "Plato"),
        ("蛾太郎", "", "蛾太郎"),
        ("  Ada\u00a0\u3000 Moth , ", "Ada", "Moth"),
        ("Moth, Ada, Jr.", "Ada", "Moth Jr."),
        ("Ada {Moth", "Ada", "{Moth}"),
        ("", "", ""),
    ],
)  # fmt: skip
def test_a_name_has_a_given_and_a_family_part(name: str, given_name: str, family: str) -> None:
    author = people.read(name)
    assert (author.given, author.family) == (given_name, family)


def test_authors_are_parted_by_and() -> None:
    authors, others = people.split("Moth, Ada and Bo Bee and\n  {Bees and Wasps Group}")
    assert [author.name for author in authors] == ["Ada Moth", "Bo Bee", "Bees and Wasps Group"]
    assert not others


def test_a_name_may_begin_with_a_command() -> None:
    authors, _ = people.split(r"Ada Moth and \'Elodie Bee and {\'E}mile Wasp")
    assert [author.name for author in authors] == ["Ada Moth", r"\'Elodie Bee", r"{\'E}mile Wasp"]


@pytest.mark.parametrize("end", ["others", "et al."])
def test_others_are_no_author(end: str) -> None:
    authors, others = people.split(f"Ada Moth and {end}")
    assert [author.name for author in authors] == ["Ada Moth"]
    assert others


@given(st.text(alphabet="aB {}\\,~.\n", max_size=40))
def test_any_text_is_taken_for_names(text: str) -> None:
    authors, _ = people.split(text)
    assert all(author.name for author in authors)
