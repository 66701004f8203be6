"""Where titles and names stand, of which many are sought at once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.doctor.occurrences import Occurrence, find, occurrences


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("by Ada Moth, 2031", (3, 8), id="as written"),
        pytest.param("author = {Moth, Ada and Bee, Bo}", (10, 9), id="turned, before another"),
        pytest.param("AU  - Moth, Ada\nTI  - Lamps", (6, 9), id="turned, at the end of a line"),
        pytest.param("Moth, Ada said; by Ada Moth", (19, 8), id="as written rather than turned"),
        pytest.param("by Ada Mothers and Nada Moth", None, id="part of longer words"),
        pytest.param("Ada-Moth", None, id="another name"),
    ],
)
def test_a_name_is_found_in_either_order(text: str, expected: tuple[int, int] | None) -> None:
    assert find("Ada Moth", text, (0, len(text))) == expected
    found = occurrences(["Ada Moth"], [text])
    assert found == ({"Ada Moth": Occurrence(0, expected)} if expected else {})


def test_the_first_text_that_holds_a_value_tells_its_place() -> None:
    texts = ["no one", "Bo Bee and {Moth, Ada}", "Ada Moth"]
    assert occurrences(["Ada Moth", "Bo Bee", "Cy Wasp"], texts) == {
        "Ada Moth": Occurrence(1, (12, 9)),
        "Bo Bee": Occurrence(1, (0, 6)),
    }


WORDS = st.sampled_from(["Ada", "Moth", "Bo", "(Bee", "a-b", ",", "and", "\n", "}"])
TEXTS = st.lists(WORDS, max_size=12).map(" ".join)


@given(st.lists(st.sampled_from(["Ada Moth", "Bo Ada", "(Bee Moth", "Moth"]), unique=True), st.lists(TEXTS, max_size=3))
def test_many_are_found_where_each_alone_is(values: list[str], texts: list[str]) -> None:
    alone = {}
    for value in values:
        spans = ((number, find(value, text, (0, len(text)))) for number, text in enumerate(texts))
        first = next(((number, span) for number, span in spans if span), None)
        if first:
            alone[value] = Occurrence(*first)
    assert occurrences(values, texts) == alone
