"""The venues of records, when two names are one, and the addresses of collections."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.ingest import venues


@pytest.mark.parametrize(
    ("written", "journal", "venue", "year"),
    [
        ("ICLR 2020", False, "ICLR", 2020),
        ("ICLR 2024 poster", False, "ICLR", 2024),
        ("International Conference on Learning Representations (ICLR)", False, "ICLR", None),
        ("Proceedings of the 41st International Conference on Machine Learning", False, "ICML", None),
        ("Proceedings of Thirty Third Conference on Learning Theory", False, "COLT", None),
        ("Advances in Neural Information Processing Systems", False, "NeurIPS", None),
        ("Proceedings of the 2023 {CHI} Conference on Human Factors in Computing Systems", False, "CHI", 2023),
        ("CHI '23", False, "CHI", 2023),
        ("Proceedings of the 7th Workshop on Beetle Songs", False, "Workshop on Beetle Songs", None),
        ("Findings of the Association for Computational Linguistics: NAACL 2024", False, "Findings of NAACL", 2024),
        ("Findings of the Moth Society", False, "Findings of the Moth Society", None),
        ("Research Policy", True, "Research Policy", None),
        ("The American Statistician", True, "The American Statistician", None),
        ("Proceedings of the Entomological Society", True, "Proceedings of the Entomological Society", None),
        ("Proceedings of the National Academy of Sciences", True, "PNAS", None),
        (r"Bees \& Wasps", True, "Bees & Wasps", None),
        ("", False, None, None),
    ],
)
def test_a_record_names_its_venue_and_perhaps_the_year(
    written: str, journal: bool, venue: str | None, year: int | None
) -> None:
    event = venues.of_record(written, journal=journal)
    assert (event.venue, event.year) == (venue, year)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("ICLR", "International Conference on Learning Representations (ICLR)", True),
        ("iclr", "ICLR 2024", True),
        ("NIPS", "NeurIPS", True),
        ("Environ. Res. Lett.", "Environmental Research Letters", True),
        ("Bees & Wasps", "Bees and Wasps", True),
        ("ICLR", "ICML", False),
        ("Nature", "Nature Climate Change", False),
    ],
)
def test_two_names_may_stand_for_one_venue(one: str, other: str, same: bool) -> None:
    assert venues.same(one, other) is same
    assert venues.same(other, one) is same


def test_venue_and_year_give_the_address_whatever_the_heading() -> None:
    named = venues.collection("ICLR 2024 论文列表", "ICLR", 2024)
    assert (named.slug, named.name) == ("iclr-2024", "ICLR 2024 论文列表")


@pytest.mark.parametrize("name", ["index", "CON", "lpt1", "nul"])
def test_a_name_that_file_systems_reserve_is_changed(name: str) -> None:
    assert venues.collection(name, None, None).slug == f"{name.lower()}-list"


@given(st.text(max_size=100))
def test_an_address_is_never_empty_and_made_of_plain_letters(name: str) -> None:
    slug = venues.collection(name, None, None).slug
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", slug)
    assert len(slug) <= 65


@given(st.text(max_size=200))
def test_any_text_can_be_asked_for_a_venue(text: str) -> None:
    assert venues.of_heading(text).venue != ""
    assert venues.of_record(text).venue != ""
