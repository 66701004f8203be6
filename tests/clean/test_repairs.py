"""Which edits of a source say what cleaning says."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.clean.hyphenation import Lexicon
from generator.clean.repairs import apply, find

NONE = Lexicon({})


@pytest.mark.parametrize(
    ("source", "mended", "codes"),
    [
        pytest.param("the mothâ€™s way", "the moth’s way", ["mojibake"], id="mojibake"),
        pytest.param("Ã¼ber Motten", "über Motten", ["mojibake"], id="mojibake of a letter"),
        pytest.param("a moth\x92s way", "a moth’s way", ["mojibake"], id="Windows-1252"),
        pytest.param("a \x07bell\u202e", "a bell", ["control-character"] * 2, id="controls"),
        pytest.param("one\x0ctwo", "one two", ["control-character"], id="form feed"),
        pytest.param("3 \times 3 and \x08eta", "3 \\times 3 and \\beta", ["eaten-escape"] * 2, id="eaten escapes"),
        pytest.param("land\u00admark\u200b", "landmark", ["invisible-character"] * 2, id="invisible"),
        pytest.param("deﬁne ﬂight", "define flight", ["ligature"] * 2, id="ligatures"),
        pytest.param("sur- prising moths", "surprising moths", ["split-word"], id="split word"),
        pytest.param("multi- hop moths", "multi-hop moths", ["split-word"], id="split compound"),
        pytest.param("pre- and post-flight", "pre- and post-flight", [], id="suspended hyphen"),
        pytest.param("sur-\nprising moths", "sur-\nprising moths", [], id="at the end of a line"),
        pytest.param("$a- b$ and $$x- y$$", "$a- b$ and $$x- y$$", [], id="formulas"),
        pytest.param("a\ufffdmoth", "a\ufffdmoth", [], id="a lost character stays marked"),
        pytest.param("a\tmoth and\ttimes", "a\tmoth and\ttimes", [], id="tabs"),
        pytest.param("für Café “moths” – 蛾", "für Café “moths” – 蛾", [], id="good text"),
    ],
)
def test_what_cleaning_would_mend_is_mended(source: str, mended: str, codes: list[str]) -> None:
    edits = find(source, NONE)
    assert apply(source, edits) == mended
    assert [edit.code for edit in edits] == codes


def test_a_tab_between_columns_is_no_eaten_escape() -> None:
    assert find("3\times 3", NONE, tabs=False) == ()


@given(st.text(st.sampled_from("ab- $\n\t\x08\x0c\x07\x92\xad\u202e\ufeffâ€™Ã©ﬁimeshta"), max_size=80))
def test_edits_are_apart_within_lines_and_what_they_say_stands_there(text: str) -> None:
    end = 0
    for edit in find(text, NONE):
        assert edit.start >= end
        end = edit.start + len(edit.old)
        assert text[edit.start : end] == edit.old != edit.new
        assert "\n" not in edit.old + edit.new
