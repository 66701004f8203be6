"""BibTeX: what becomes a paper, what metadata, and what is said of broken records."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.ingest import bibtex
from generator.records import Author, Collection, Draft, Identifier, Metadata, Record, Source, WebLink

MOTHS = "Moths count the lamps of a street, and we show that they count up to four."


def parse(text: str) -> tuple[Record, ...]:
    return bibtex.parse(Source("seeds/moths.bib", text)).value


def said(text: str) -> list[str]:
    return [str(problem).removeprefix("seeds/") for problem in bibtex.parse(Source("seeds/moths.bib", text)).problems]


def draft(fields: str, kind: str = "inproceedings") -> Draft:
    [record] = parse(f"@{kind}{{key,\n  abstract = {{{MOTHS}}},\n{fields}}}")
    assert isinstance(record, Draft)
    return record


def metadata(fields: str) -> Metadata:
    [record] = parse(f"@inproceedings{{key,\n{fields}}}")
    assert isinstance(record, Metadata)
    return record


def test_a_record_with_its_abstract_is_a_paper() -> None:
    found = draft(
        "title = {{Lamps in {NYC}}}, author = {Moth, Ada and Bo van Bee}, year = 2031,"
        "booktitle = {Proceedings of the 7th Conference on Moths (COM)}"
    )
    assert found.abstract == MOTHS
    assert (str(found.location), found.number) == ("seeds/moths.bib:1", 1)
    assert found.collection == Collection("com-2031", "COM 2031")
    known = found.bibliography
    assert known.title == "{Lamps in {NYC}}"
    assert known.authors == (Author("Ada", "Moth"), Author("Bo", "van Bee"))
    assert (known.venue, known.year) == ("COM", 2031)
    assert known.proceedings == "Proceedings of the 7th Conference on Moths (COM)"


def test_a_record_without_an_abstract_is_metadata() -> None:
    found = metadata("title = {Lamps}")
    assert (found.key, found.opening, found.bibliography.title) == ("key", None, "Lamps")


@pytest.mark.parametrize("end", ["…", "...", r"\ldots", " [...]"])
def test_a_record_with_the_beginning_of_an_abstract_is_metadata(end: str) -> None:
    assert metadata(f"abstract = {{Moths count the lamps{end}}}").opening == "Moths count the lamps"


def test_a_long_abstract_that_breaks_off_is_still_a_paper() -> None:
    [record] = parse(f"@misc{{a, abstract = {{{MOTHS * 7}...}}}}")
    assert isinstance(record, Draft)
    assert record.abstract.endswith("...")


def test_papers_are_counted_and_metadata_is_not() -> None:
    records = parse(f'@misc{{a, abstract={{{MOTHS}}}}}\n@misc{{b, title={{B}}}}\n\n@misc{{c, abstract="{MOTHS}"}}')
    assert [(r.number, r.location.line) if isinstance(r, Draft) else None for r in records] == [(1, 1), None, (2, 4)]


def test_a_paper_without_venue_or_year_is_in_the_collection_of_its_file() -> None:
    assert draft("").collection == draft("year = 2031").collection == Collection("moths", "Moths")


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ("doi = {10.1000/moth}", Identifier("doi", "10.1000/moth")),
        ("doi = {https://doi.org/10.1000/moth}", Identifier("doi", "10.1000/moth")),
        ("eprint = {2412.02856v3}, archiveprefix = {arXiv}", Identifier("arxiv", "2412.02856")),
        ("eprint = {arXiv:2412.02856}", Identifier("arxiv", "2412.02856")),
        ("journal = {arXiv preprint arXiv:2412.02856}", Identifier("arxiv", "2412.02856")),
        ("url = {https://openreview.net/forum?id=aB3x9Kz0}", Identifier("openreview", "aB3x9Kz0")),
        ("code = {https://github.com/moth/lamps}", WebLink("Code", "https://github.com/moth/lamps")),
        ("pdf = {https://moths.org/1}", WebLink("PDF", "https://moths.org/1")),
        (r"url = {http://moths.org/a{\_}b}", WebLink("Website", "http://moths.org/a_b")),
    ],
)
def test_addresses_become_identifiers_and_links(fields: str, expected: Identifier | WebLink) -> None:
    known = metadata(fields).bibliography
    assert (*known.identifiers, *known.links) == (expected,)


def test_an_eprint_of_another_archive_is_no_arxiv_number() -> None:
    assert metadata("eprint = {2412.02856}, archiveprefix = {HAL}").bibliography.identifiers == ()


@pytest.mark.parametrize(
    ("written", "keywords"),
    [
        ("moths, lamps,  street  light,moths", ("moths", "lamps", "street light")),
        ("moths; lamps, bright; ", ("moths", "lamps, bright")),
        ("", ()),
    ],
)
def test_keywords_are_parted_by_semicolons_or_commas(written: str, keywords: tuple[str, ...]) -> None:
    assert metadata(f"keywords = {{{written}}}, title = {{x}}").bibliography.keywords == keywords


def test_fields_are_found_in_any_case_and_enclosing() -> None:
    known = metadata('TITLE = "Lamps {and} moths", Year = "2031", JOURNAL = {Moth Letters}').bibliography
    assert (known.title, known.year, known.venue) == ("Lamps {and} moths", 2031, "Moth Letters")


def test_biblatex_dates_and_subtitles() -> None:
    known = metadata("title = {Lamps}, subtitle = {A Tale}, date = {2031-05-01}").bibliography
    assert (known.title, known.year) == ("Lamps: A Tale", 2031)


def test_macros_months_and_joined_parts() -> None:
    [record] = parse('@string{COM = "Conference on Moths"}\n@misc{a, booktitle = "7th " # com # { (COM)}, month = may}')
    assert record.bibliography.proceedings == "7th Conference on Moths (COM)"


def test_a_macro_that_nobody_defined_is_told_and_stays() -> None:
    text = "@misc{a,\n title = {Lamps},\n journal = com}"
    assert parse(text)[0].bibliography.venue == "com"
    assert said(text)[0].startswith("moths.bib:3: warning: undefined macro 'com' in field 'journal'\n  hint: ")


def test_a_volume_lends_its_records_the_venue() -> None:
    records = parse(
        "@inproceedings{a, title = {Lamps}, crossref = {V}}\n@proceedings{v, title = {Moth Days}, year = 2031}"
    )
    assert [(r.bibliography.venue, r.bibliography.year) for r in records] == [("Moth Days", 2031)]


def test_the_only_volume_of_a_file_lends_to_all_its_papers() -> None:
    records = parse(
        "@proceedings{v, booktitle = {Proceedings of the 5th Moth Days}, year = 2031}\n"
        "@inproceedings{a, title = {Lamps}}\n@article{b, title = {Bees}, journal = {Hive}}"
    )
    assert [(r.bibliography.venue, r.bibliography.year) for r in records] == [("Moth Days", 2031), ("Hive", None)]


def test_the_short_name_of_a_series_is_the_venue() -> None:
    known = metadata("series = {CHI '23}, booktitle = {Proceedings of the 2023 Conference on Everything}").bibliography
    assert (known.venue, known.year) == ("CHI", 2023)
    assert known.proceedings == "Proceedings of the 2023 Conference on Everything"


def test_a_broken_record_is_told_with_its_line_and_the_others_are_read() -> None:
    text = "@misc{a, title={A}}\n\n@misc{b, title = {B\n\n@misc{c, title={C}}\n@misc{d, title {D}}\n@misc{e, title={E}}"
    assert [record.bibliography.title for record in parse(text)] == ["A", "C", "E"]
    first, second = said(text)
    assert first.startswith("moths.bib:3: error: record '@misc{b, title = {B…' cannot be read, skipped\n  hint: ")
    assert second.startswith("moths.bib:6: error: record '@misc{d, title…' cannot be read, skipped")


def test_records_with_one_key_are_all_read() -> None:
    text = "@misc{a, title = {A}}\n@misc{a, title = {B}}\n@misc{a, title = {C}}"
    assert [record.bibliography.title for record in parse(text)] == ["A", "B", "C"]
    assert said(text) == ["moths.bib:2: note: keys that stand for several records: 'a'"]


def test_a_field_that_stands_twice_is_read_once() -> None:
    text = "@misc{a, title = {A}, title = {B}}"
    assert [record.bibliography.title for record in parse(text)] == ["A"]
    assert said(text) == ["moths.bib:1: warning: field 'title' stands twice in 'a', the first is read"]


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ("year = {in press}", "warning: expected a year of four digits in 'key', got 'in press'"),
        ("doi = {none}", "warning: expected a DOI such as 10.1000/xyz, got 'none'"),
        ("url = {moths.org}", "warning: 'moths.org' in field 'url' is no web address"),
        ("author = {Ada Moth and others}", "note: the authors of 'key' end in 'and others'"),
    ],
)
def test_odd_values_are_told(fields: str, message: str) -> None:
    assert said(f"@misc{{key, title = {{x}}, {fields}}}")[0].split("\n")[0] == f"moths.bib:1: {message}"


def test_what_stands_between_records_is_no_record() -> None:
    text = 'Exported by a tool\n\n% a comment\n@comment{moths}\n@preamble{"x"}\n@misc(a, title = {A})'
    assert [(r.location.line, r.bibliography.title) for r in parse(text)] == [(6, "A")]


@pytest.mark.parametrize(
    "text", ["", "no records here", "@", "@misc", "@misc{", "@misc{}", "@misc{a", "@misc{a}", "}}}}"]
)
def test_scraps_are_no_records_and_raise_nothing(text: str) -> None:
    assert [r for r in parse(text) if r.bibliography.title] == []


@given(st.text(alphabet='@{}",=#\\ \naé1%()', max_size=60))
def test_any_text_is_read(text: str) -> None:
    parse(f"@misc{{{text}")
    parse(text)


def test_a_key_may_hold_commas() -> None:
    found, other = parse(f"@article{{Moth1995104,106,\n  abstract = {{{MOTHS}}}\n}}\n@misc{{b, title = {{B, and c}}}}")
    assert isinstance(found, Draft)
    assert (found.location.line, other.location.line) == (1, 4)


@pytest.mark.parametrize(
    "field", ["keywords = {{moths; lamps}}", "keywords = {moths; lamps}", "keyword = {moths, lamps}"]
)
def test_two_pairs_of_braces_are_as_good_as_one(field: str) -> None:
    assert draft(field).bibliography.keywords == ("moths", "lamps")


def test_the_parts_of_a_name_may_be_named() -> None:
    known = draft("author = {family=Wiese, given=Jan, prefix=van der, useprefix=true and Moth, Ada}").bibliography
    assert known.authors == (Author("Jan", "van der Wiese"), Author("Ada", "Moth"))


def test_a_record_with_a_closing_brace_too_many_is_read_to_its_end() -> None:
    torn = f"@misc{{a,\nabstract = {{{MOTHS}}}}},\nauthor = {{Moth, Ada}},\nyear = 2031\n}}\n"
    text = f"{torn}\nBees = 3 {{x\n\n@misc{{b, title = {{B}}}}"
    found, other = parse(text)
    assert isinstance(found, Draft)
    assert (found.bibliography.authors, found.bibliography.year) == ((Author("Ada", "Moth"),), 2031)
    assert other.bibliography.title == "B"
    assert said(text)[0].startswith("moths.bib:1: warning: 'a' has a closing brace too many before field 'author'")
