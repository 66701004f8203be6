"""Plain lists: headings, blocks, and what is said of odd ones."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.ingest import plain
from generator.problems import Severity
from generator.records import Collection, Draft, Source

MOTHS = "We study how moths count lamps, and we show that they count up to four of them at night."
BEES = "Bees dance in the dark of the hive, and this paper asks who of the others can see it."


def drafts(text: str, path: str = "seeds/list.txt") -> list[Draft]:
    return [record for record in plain.parse(Source(path, text)).value if isinstance(record, Draft)]


def said(text: str) -> list[str]:
    return [str(problem) for problem in plain.parse(Source("list.txt", text)).problems]


def test_a_heading_and_two_abstracts() -> None:
    moths, bees = drafts(f"ICLR 2024 论文列表\n\n{MOTHS}\n\n{BEES}\n")
    assert (moths.abstract, bees.abstract) == (MOTHS, BEES)
    assert (str(moths.location), str(bees.location)) == ("seeds/list.txt:3", "seeds/list.txt:5")
    assert (moths.number, bees.number) == (1, 2)
    assert moths.collection == bees.collection == Collection("iclr-2024", "ICLR 2024 论文列表")
    assert (moths.bibliography.venue, moths.bibliography.year) == ("ICLR", 2024)


def test_without_a_heading_the_file_gives_the_name() -> None:
    moths, _ = drafts(f"{MOTHS}\n\n{BEES}", "seeds/reading_list.txt")
    assert moths.collection == Collection("reading-list", "Reading list")
    assert moths.location.line == 1


@pytest.mark.parametrize(
    "blank",
    [
        pytest.param("", id="empty"),
        pytest.param("  \t ", id="spaces and a tab"),
        pytest.param("\u3000", id="full-width space"),
        pytest.param("\u00a0\u2003", id="no-break and em space"),
        pytest.param("\u200b\ufeff", id="zero-width space and byte order mark"),
        pytest.param("\x0c", id="form feed"),
        pytest.param("----------", id="a rule"),
        pytest.param("* * *", id="three stars"),
        pytest.param("\n\n", id="several"),
    ],
)
def test_what_looks_blank_parts_abstracts(blank: str) -> None:
    assert [draft.abstract for draft in drafts(f"{MOTHS}\n{blank}\n{BEES}")] == [MOTHS, BEES]


@pytest.mark.parametrize("mark", ["\u2028", "\x85", "\x0b", "\x1c"])
def test_only_a_line_feed_ends_a_line(mark: str) -> None:
    [draft] = drafts(f"We study moths{mark}{mark}that count lamps, and we show that they count up to four.")
    assert draft.location.line == 1


def test_a_wrapped_abstract_keeps_its_lines_without_their_outer_blanks() -> None:
    [draft] = drafts("We study how moths   \n  count lamps in a street,\t\nand how many they can tell apart.")
    assert draft.abstract == "We study how moths\ncount lamps in a street,\nand how many they can tell apart."


def test_a_later_heading_begins_a_new_collection() -> None:
    first, second = drafts(f"ICLR 2023 Papers\n\n{MOTHS}\n\nICLR 2024 Papers\n\n{BEES}")
    assert (first.collection.slug, second.collection.slug) == ("iclr-2023", "iclr-2024")
    assert (first.number, second.number) == (1, 2)
    assert said(f"ICLR 2023 Papers\n\n{MOTHS}\n\nICLR 2024 Papers\n\n{BEES}") == [
        "list.txt:5: note: 'ICLR 2024 Papers' is read as a heading: a new collection begins"
    ]


def test_a_section_without_venue_or_year_stays_in_its_collection() -> None:
    text = f"ICLR 2023 Papers\n\n{MOTHS}\n\n## Oral papers\n\n{BEES}"
    assert {draft.collection.slug for draft in drafts(text)} == {"iclr-2023"}
    assert said(text) == ["list.txt:5: note: 'Oral papers' is read as a heading within 'ICLR 2023 Papers'"]


def test_a_heading_may_lack_its_blank_line() -> None:
    [draft] = drafts(f"ICLR 2023 Papers\n{MOTHS}")
    assert (draft.abstract, draft.location.line, draft.collection.slug) == (MOTHS, 2, "iclr-2023")


def test_the_first_line_of_a_wrapped_abstract_is_no_heading() -> None:
    [draft] = drafts(
        "In 2023 papers were listed\nby moths that count the lamps of a street and tell how many they are."
    )
    assert draft.abstract.startswith("In 2023")


def test_a_stray_word_is_kept_and_told() -> None:
    text = f"{MOTHS}\n\nBeetles\n\n{BEES}"
    assert [draft.abstract for draft in drafts(text)] == [MOTHS, "Beetles", BEES]
    [warning] = said(text)
    assert warning.startswith("list.txt:3: warning: 'Beetles' is very short for an abstract\n  hint: ")


def test_a_short_abstract_in_chinese_is_long_enough() -> None:
    assert said("飞蛾在选择一盏灯之前会先数一数街上的灯,我们证明它们最多能数到四。") == []


def test_a_line_of_ten_million_characters_is_one_abstract_that_is_too_long() -> None:
    text = "moth " * 2_000_000
    [draft] = drafts(text)
    assert len(draft.abstract) == len(text) - 1
    [error] = said(text)
    assert error.startswith("list.txt:1: error: 9,999,999 characters are too many for one abstract; it is left out")


@pytest.mark.parametrize("text", ["ICLR 2023 Papers", "ICLR 2023 Papers\n\n\n"])
def test_a_heading_alone_is_told(text: str) -> None:
    assert said(text) == ["list.txt:1: warning: no abstract below the heading 'ICLR 2023 Papers'"]


def test_a_file_of_rules_alone_is_told() -> None:
    assert said("-----\n\u200b\n=====") == ["list.txt: warning: no abstract in this file"]


def test_each_heading_without_abstracts_is_told() -> None:
    text = f"My list\n\nICLR 2023 Papers\n\nICLR 2024 Papers\n\n{MOTHS}\n\n# Oral"
    assert [draft.collection.slug for draft in drafts(text)] == ["iclr-2024"]
    assert said(text) == [
        "list.txt:1: warning: no abstract below the heading 'My list'",
        "list.txt:3: warning: no abstract below the heading 'ICLR 2023 Papers'",
        "list.txt:9: note: 'Oral' is read as a heading within 'ICLR 2024 Papers'",
        "list.txt:9: warning: no abstract below the heading 'Oral'",
    ]


@given(st.lists(st.text(alphabet="moth ü数.#-\u3000", min_size=1).filter(str.strip), max_size=6))
def test_every_block_is_a_draft_or_a_heading(blocks: list[str]) -> None:
    outcome = plain.parse(Source("list.txt", "\n\n".join(blocks)))
    numbers = [draft.number for draft in outcome.value if isinstance(draft, Draft)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert all(problem.severity is not Severity.ERROR for problem in outcome.problems)


@given(st.text())
def test_any_text_is_read(text: str) -> None:
    kept = "".join(draft.abstract for draft in drafts(text))
    assert len(kept) <= len(text)
