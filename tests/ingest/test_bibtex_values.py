"""The values of BibTeX fields."""

import pytest

from generator.ingest.bibtex_values import MONTHS, resolve


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("{moths {and} lamps}", "moths {and} lamps"),
        ('"moths {"} lamps"', 'moths {"} lamps'),
        ("2031", "2031"),
        ("may", "May"),
        ("COM", "Conference on Moths"),
        ('"Proc. of " # com', "Proc. of Conference on Moths"),
        ('{a # b} # "c # d" # 1', "a # bc # d1"),
        (r"{a \{ b}", r"a \{ b"),
        ("{}", ""),
        ("", ""),
    ],
)
def test_a_value_is_its_parts_without_their_marks(value: str, text: str) -> None:
    assert resolve(value, MONTHS | {"com": "Conference on Moths"}) == (text, ())


def test_an_undefined_macro_stands_for_itself() -> None:
    assert resolve('moths # " 1"', {}) == ("moths 1", ("moths",))
