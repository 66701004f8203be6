"""Repairs are written only where every paper then reads as before."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from generator import mending, pipeline
from generator.clean.hyphenation import Lexicon
from generator.ingest import formats
from generator.problems import Edit
from generator.progress import Silent
from generator.publish.rewrite import rewrite
from generator.records import Catalogue, Source, Text

NONE = Lexicon({})
MENDED = {"mojibake", "control-character", "eaten-escape", "invisible-character", "ligature", "split-word"}


def test_a_repair_that_would_change_a_paper_is_left_out_and_the_others_stay() -> None:
    text = (
        "A 2031 Papers\n\nSee \\url{https://moths.example/a- b} for a deﬁnition, sur- prising.\n\nA sur- prising wasp."
    )
    source = Source("a.txt", text)
    edits = mending.sound(source, formats.parse(source).value, NONE)
    assert [(edit.start, edit.new) for edit in edits] == [
        (text.index("ﬁ"), "fi"),
        (text.rindex("sur-"), "surprising"),
    ]


def test_records_that_cannot_be_read_alike_are_left_alone() -> None:
    source = Source("a.jsonl", '{"abstract": "a \x07bell"}')
    assert mending.sound(source, formats.parse(source).value, NONE) == ()


def test_the_diff_has_a_hunk_for_each_line() -> None:
    source = Source("a.txt", "one\nsur- prising\nlast \x07line")
    edits = (Edit(4, "sur- prising", "surprising", "split-word"), Edit(22, "\x07", "", "control-character"))
    assert "".join(mending.diff(source, edits)) == (
        "--- a.txt\n+++ a.txt\n"
        "@@ -2 +2 @@\n-sur- prising\n+surprising\n"
        "@@ -3 +3 @@\n-last \x07line\n\\ No newline at end of file\n+last line\n\\ No newline at end of file\n"
    )


EDITS = (Edit(4, "sur- prising", "surprising", "split-word"), Edit(17, "é", "e", "mojibake"))
TEXT = "one\nsur- prising\né two\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-be", "utf-32"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"], ids=["LF", "CRLF", "CR"])
def test_a_file_keeps_its_encoding_and_line_ends(tmp_path: Path, encoding: str, end: str) -> None:
    mark = "\ufeff" if encoding == "utf-16-be" else ""
    file = tmp_path / "a.txt"
    file.write_bytes(f"{mark}{TEXT}".replace("\n", end).encode(encoding))
    assert rewrite(Source(str(file), TEXT), EDITS) is None
    assert file.read_bytes() == f"{mark}one\nsurprising\ne two\n".replace("\n", end).encode(encoding)
    assert [each.name for each in tmp_path.iterdir()] == ["a.txt"]


@pytest.mark.parametrize(
    ("data", "fact"),
    [
        pytest.param(b"one\nsur- prising\n\xe9 two\n", "is not valid Unicode", id="Windows-1252"),
        pytest.param(b"one\nother\n", "does not say what was read", id="changed since"),
        pytest.param(None, "cannot be read", id="gone"),
    ],
)
def test_a_file_that_does_not_say_what_was_read_is_left_alone(tmp_path: Path, data: bytes | None, fact: str) -> None:
    file = tmp_path / "a.txt"
    if data is not None:
        file.write_bytes(data)
    told = rewrite(Source(str(file), TEXT), EDITS)
    assert told is not None
    assert fact in told.message
    assert told.code == "file-not-mended"
    assert (file.read_bytes() if data is not None else None) == data


PIECES = (
    *(
        "sur- prising",
        "state- of- the- art",
        "won-\nderful",
        "$a- b$",
        "https://a.example/b- c",
        "\\emph{sur- prising}",
    ),
    *("deﬁne", "diﬀ- erent", "a\x07b", "\x08eta", "$x \times y$", "land\u00admark", "\ufeff", "\u202eabc"),
    *("mothâ€™s", "Ã©tude", "â€‹", "\x92"),
)


@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(
    st.lists(
        st.lists(
            st.sampled_from(
                [*PIECES, "moths", "fly", "by", "night."]
            ),
            min_size=5, max_size=25,
        ).map(" ".join),
        min_size=1, max_size=4,
    ),
)  # fmt: skip
def test_mended_seeds_read_as_before_and_have_nothing_left_to_mend(tmp_path: Path, abstracts: list[str]) -> None:
    file = tmp_path / "a.txt"
    # Two that differ in mojibake alone would become one paper.
    apart = (
        f"{name} and {abstract}"
        for name, abstract in zip(("Ants", "Bees", "Cicadas", "Wasps"), abstracts, strict=False)
    )
    file.write_bytes("\r\n\r\n".join(("Insects 2031 Papers", *apart)).encode())
    before = after = pipeline.examine(tmp_path, Silent())
    for _ in range(3):
        for source in after.value.sources:
            assert rewrite(source, after.value.edits[source.path]) is None
        after = pipeline.examine(tmp_path, Silent())
    assert shown(before.value.catalogue) == shown(after.value.catalogue)
    assert [edits for edits in after.value.edits.values() if edits] == []
    assert [problem for problem in after.problems if problem.code in MENDED - {"control-character"}] == []


def shown(catalogue: Catalogue) -> list[Text]:
    return [entry.paper.abstract for entry in sorted(catalogue.entries, key=lambda entry: entry.paper.location)]
