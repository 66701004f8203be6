"""Where pages lie, and how they refer to one another."""

from __future__ import annotations

import posixpath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.compose import addresses

PATHS = st.lists(st.text("abc", min_size=1, max_size=2), min_size=1, max_size=4).map("/".join)


@given(PATHS, PATHS)
def test_a_relative_address_leads_from_page_to_page(page: str, target: str) -> None:
    found = posixpath.join(posixpath.dirname(page), addresses.between(page, target))
    assert posixpath.normpath(found) == target


@pytest.mark.parametrize(
    ("path", "number", "expected"),
    [
        ("topics/index.md", 1, "topics/index.md"),
        ("topics/index.md", 2, "topics/page-2.md"),
        ("topics/ants.md", 1, "topics/ants.md"),
        ("topics/ants.md", 12, "topics/ants/page-12.md"),
    ],
)
def test_a_list_goes_on_in_numbered_pages(path: str, number: int, expected: str) -> None:
    assert addresses.numbered(path, number) == expected
