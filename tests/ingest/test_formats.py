"""The mapping from suffixes to parsers."""

import pytest

from generator.ingest import formats
from generator.records import Draft, Source

MOTHS = "Moths count the lamps of a street, and we show that they count up to four."


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("seeds/a.txt", MOTHS),
        ("seeds/a.TXT", MOTHS),
        ("seeds/a.b.text", MOTHS),
        ("seeds/a.bib", f"@misc{{a, abstract = {{{MOTHS}}}}}"),
        ("seeds/a.jsonl", f'{{"abstract": "{MOTHS}"}}'),
        ("seeds/a.ndjson", f'{{"abstract": "{MOTHS}"}}'),
    ],
)
def test_a_suffix_names_the_parser(path: str, text: str) -> None:
    [draft] = formats.parse(Source(path, text)).value
    assert isinstance(draft, Draft)
    assert (draft.abstract, draft.location.path) == (MOTHS, path)


def test_the_known_suffixes_are_in_order() -> None:
    assert list(formats.SUFFIXES) == sorted(formats.SUFFIXES)


def test_a_block_beyond_all_measure_is_left_out_with_an_error_and_the_others_stay() -> None:
    outcome = formats.parse(Source("seeds/a.txt", f"{'moth ' * 200_000}\n\n{MOTHS}"))
    assert [record.abstract for record in outcome.value if isinstance(record, Draft)] == [MOTHS]
    assert [problem.severity for problem in outcome.problems] == ["error"]


def test_a_file_in_which_nothing_is_found_is_told() -> None:
    outcome = formats.parse(Source("seeds/a.bib", f'{{"abstract": "{MOTHS}"}}'))
    assert outcome.value == ()
    assert [str(problem.location) for problem in outcome.problems] == ["seeds/a.bib"]
    assert "read as BibTeX" in outcome.problems[0].message
