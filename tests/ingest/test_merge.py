"""Which records describe one paper, what each of them gives, and what does not fit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.ingest import merge as merging
from generator.ingest.venues import collection
from generator.problems import Location, Severity
from generator.records import Author, Bibliography, Draft, Identifier, Metadata, Record, WebLink

MOTHS = "We study how moths count the lamps of a street, and we show that they count up to four of them."
BEES = "Bees dance in the dark of the hive, and this paper asks who of the others can see it, and how."
WASPS = "Wasps know each other by their faces, which we test with paint and with masks made of paper."
ADA, BO = Author("Ada", "Moth"), Author("Bo", "van Bee")
DOI = Identifier("doi", "10.1000/moth")


def draft(abstract: str, path: str = "a.txt", line: int = 1, name: str = "ICLR 2024 Papers", **known: object) -> Draft:
    bibliography = Bibliography(**{"venue": "ICLR", "year": 2024} | known)  # type: ignore[arg-type]
    gathered = collection(name, bibliography.venue, bibliography.year)
    return Draft(
        abstract=abstract, bibliography=bibliography, collection=gathered, location=Location(path, line), number=line
    )


def metadata(opening: str | None = None, line: int = 1, **known: object) -> Metadata:
    bibliography = Bibliography(**known)  # type: ignore[arg-type]
    return Metadata(bibliography=bibliography, opening=opening, location=Location("m.bib", line), key=f"key{line}")


def merge(*records: Record) -> tuple[Draft, ...]:
    return merging.merge(records).value


def said(*records: Record) -> list[str]:
    return [str(problem) for problem in merging.merge(records).problems]


def test_papers_stay_in_the_order_of_the_records() -> None:
    papers = [draft(MOTHS), draft(BEES, line=2), draft(WASPS, "b.txt")]
    assert merge(*papers) == tuple(papers)
    assert said(*papers) == []


@pytest.mark.parametrize(
    ("paper", "record"),
    [
        pytest.param({"identifiers": (DOI,)}, {"identifiers": (Identifier("doi", "10.1000/MOTH"),)}, id="DOI"),
        pytest.param(
            {"identifiers": (Identifier("arxiv", "2412.1"),)},
            {"identifiers": (Identifier("arxiv", "2412.1"),)},
            id="arXiv",
        ),
        pytest.param({"title": "Lamps, Counted"}, {"title": "{{Lamps, counted}}"}, id="title"),
        pytest.param({}, {"opening": "We study how moths count the lamps"}, id="opening"),
    ],
)
def test_metadata_finds_its_paper(paper: dict[str, object], record: dict[str, object]) -> None:
    records = draft(MOTHS, **paper), draft(BEES, line=2), metadata(**record, authors=(ADA,))  # type: ignore[arg-type]
    first, second = merge(*records)
    assert first.bibliography.authors == (ADA,)
    assert second.bibliography.authors == ()
    assert said(*records) == []


def test_metadata_may_come_before_its_paper() -> None:
    [paper] = merge(metadata(MOTHS[:50], title="Lamps"), draft(MOTHS))
    assert paper.bibliography.title == "Lamps"


@pytest.mark.parametrize(
    ("abstract", "opening"),
    [
        (
            r"\textit{Moths} count $\ell_2$ lamps at 100\% of nights, as we show below.",
            "Moths count ℓ₂ lamps at 100% of",
        ),
        ("Generaliz- ing moths count lamps in a street, as we show below.", "Generalizing moths count lamps in a"),
        ("``Moths'' count lamps --- and streets --- as we show below.", "“Moths” count lamps — and streets"),
    ],
)
def test_an_opening_typed_clean_fits_an_abstract_in_latex(abstract: str, opening: str) -> None:
    [paper] = merge(draft(abstract), metadata(opening, title="Lamps"))
    assert paper.bibliography.title == "Lamps"


def test_metadata_fills_gaps() -> None:
    [paper] = merge(
        draft(MOTHS),
        metadata(
            MOTHS[:50],
            title="Lamps",
            authors=(ADA, BO),
            venue="ICLR",
            proceedings="International Conference on Learning Representations (ICLR)",
            year=2024,
            identifiers=(DOI,),
            links=(WebLink("Code", "https://github.com/moth"),),
            keywords=("moths", "lamps"),
        ),
    )
    assert paper.abstract == MOTHS
    assert paper.bibliography == Bibliography(
        title="Lamps",
        authors=(ADA, BO),
        venue="ICLR",
        proceedings="International Conference on Learning Representations (ICLR)",
        year=2024,
        identifiers=(DOI,),
        links=(WebLink("Code", "https://github.com/moth"),),
        keywords=("moths", "lamps"),
    )


def test_a_record_without_a_key_of_its_own_follows_one_that_shares_its_title() -> None:
    [paper] = merge(draft(MOTHS), metadata(MOTHS[:50], title="Lamps"), metadata(None, 2, title="Lamps", authors=(ADA,)))
    assert paper.bibliography.authors == (ADA,)


@pytest.mark.parametrize(
    ("one", "other", "message"),
    [
        pytest.param({"title": "Lamps"}, {"title": "Lights"}, "title 'Lamps' here, 'Lights' in m.bib:1", id="title"),
        pytest.param({"year": 2024}, {"year": 2023}, "year '2024' here, '2023' in m.bib:1", id="year"),
        pytest.param({}, {"venue": "ICML"}, "venue 'ICLR' here, 'ICML' in m.bib:1", id="venue"),
        pytest.param({"authors": (ADA, BO)}, {"authors": (BO, ADA)},
                     "authors 'Ada Moth, Bo van Bee' here, 'Bo van Bee, Ada Moth' in m.bib:1", id="authors"),
        pytest.param({"identifiers": (DOI,)}, {"identifiers": (Identifier("doi", "10.1000/bee"),)},
                     "doi '10.1000/moth' here, '10.1000/bee' in m.bib:1", id="DOI"),
    ],
)  # fmt: skip
def test_two_values_for_one_field_are_a_warning_and_the_first_stays(
    one: dict[str, object], other: dict[str, object], message: str
) -> None:
    records = draft(MOTHS, **one), metadata(MOTHS[:50], **other)  # type: ignore[arg-type]
    assert said(*records)[0].split("\n")[0] == f"a.txt:1: warning: {message}"
    [paper] = merge(*records)
    for name, value in one.items():
        assert getattr(paper.bibliography, name) == value


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param({"title": "Lamps and Moths"}, {"title": "{{LAMPS and moths.}}"}, id="titles in other case"),
        pytest.param({"authors": (ADA,)}, {"authors": (Author("A.", "Moth"),)}, id="initials"),
        pytest.param({"authors": (ADA,)}, {"authors": (Author("A. B.", "MOTH"), BO)}, id="a list cut short"),
        pytest.param({"authors": (Author("", "Ada Moth"),)}, {"authors": (ADA,)}, id="an unparted name"),
        pytest.param({"authors": (Author("J", r'K{\"u}gel'),)}, {"authors": (Author("J", "Kügel"),)}, id="accents"),
        pytest.param({}, {"venue": "International Conference on Learning Representations (ICLR)"}, id="a long venue"),
        pytest.param({}, {"venue": "arXiv", "year": 2023}, id="a preprint before"),
        pytest.param({"keywords": ("moths",)}, {"keywords": ("lamps",)}, id="more keywords"),
    ],
)  # fmt: skip
def test_variants_agree(one: dict[str, object], other: dict[str, object]) -> None:
    assert said(draft(MOTHS, **one), metadata(MOTHS[:50], **other)) == []  # type: ignore[arg-type]


def test_of_two_lists_of_authors_that_agree_the_fuller_names_stay() -> None:
    short = (Author("A.", "Moth"),)
    [paper] = merge(draft(MOTHS, authors=short), metadata(MOTHS[:50], authors=(ADA, BO)))
    assert paper.bibliography.authors == (ADA, BO)


def test_keywords_and_links_of_all_records_come_together() -> None:
    link = WebLink("Code", "https://github.com/moth")
    [paper] = merge(
        draft(MOTHS, keywords=("Moths", "lamps"), links=(link,)),
        metadata(MOTHS[:50], keywords=("moths", "streets"), links=(link,)),
    )
    assert paper.bibliography.keywords == ("Moths", "lamps", "streets")
    assert paper.bibliography.links == (link,)


def test_the_same_abstract_twice_is_one_paper_at_its_first_place() -> None:
    records = draft(MOTHS, "a.txt", 3), draft(MOTHS.upper(), "b.txt", 5, "ICLR 2023 Papers", year=2024)
    [paper] = merge(*records)
    assert (paper.location, paper.collection.name, paper.number) == (Location("a.txt", 3), "ICLR 2024 Papers", 3)
    assert said(*records) == [
        "b.txt:5: warning: the same abstract as a.txt:3: one page for both\n  hint: remove one of the two"
    ]


def test_a_list_and_a_record_with_the_same_abstract_complete_each_other() -> None:
    records = draft(MOTHS), draft(MOTHS, "b.bib", title="Lamps")
    assert [paper.bibliography.title for paper in merge(*records)] == ["Lamps"]
    assert said(*records) == []


def test_an_abstract_that_breaks_off_is_the_beginning_of_another() -> None:
    [paper] = merge(draft(f"{MOTHS[:60]} …"), draft(BEES, line=2), draft(MOTHS, "b.bib", title="Lamps"))[:1]
    assert paper.abstract == MOTHS
    assert paper.location.path == "a.txt"


def test_an_abstract_that_breaks_off_alone_stays_a_paper() -> None:
    assert len(merge(draft(f"{MOTHS[:60]} …"), draft(BEES, line=2))) == 2


def test_metadata_without_a_paper_is_told_with_the_nearest() -> None:
    [warning] = said(
        draft(BEES), draft(MOTHS, line=2), metadata("Moths may count the lamps of a street", title="Lamps in a street")
    )
    assert warning.split("\n") == [
        "m.bib:1: warning: 'key1' ('Lamps in a street') matches no paper",
        "  hint: the nearest is a.txt:2: 'We study how moths count the lamps of a street, and we…'",
    ]


def test_many_records_of_a_file_without_papers_are_one_note() -> None:
    [note] = said(draft(BEES), *(metadata(line=n, title=f"Lamps {n}") for n in range(1, 7)))
    assert note.split("\n")[0] == (
        "m.bib:1: note: 6 records without a whole abstract match no paper: 'key1', 'key2', 'key3' and 3 more"
    )


def test_metadata_that_resembles_no_paper_is_told_so() -> None:
    [warning] = said(draft(BEES), metadata("Quarks come in six flavours"))
    assert warning.split("\n") == [
        "m.bib:1: warning: 'key1' matches no paper",
        "  hint: add its abstract, or remove the record",
    ]


def test_metadata_that_fits_two_papers_is_an_error_and_used_for_none() -> None:
    other = f"{MOTHS[:60]} but bees do not, as we find."
    outcome = merging.merge([draft(MOTHS), draft(other, line=2), metadata(MOTHS[:50], title="Lamps")])
    assert [paper.bibliography.title for paper in outcome.value] == [None, None]
    [error] = outcome.problems
    assert error.severity is Severity.ERROR
    assert error.message == "'key1' matches several papers: a.txt:1 and a.txt:2; it is used for none"


def test_an_identifier_decides_where_an_opening_fits_two() -> None:
    other = f"{MOTHS[:60]} but bees do not, as we find."
    first, second = merge(
        draft(MOTHS), draft(other, line=2, identifiers=(DOI,)), metadata(MOTHS[:50], title="Lamps", identifiers=(DOI,))
    )
    assert (first.bibliography.title, second.bibliography.title) == (None, "Lamps")


def test_a_short_opening_proves_nothing() -> None:
    assert said(draft(MOTHS), metadata("We study how"))[0].startswith("m.bib:1: warning: 'key1' matches no paper")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param({"title": "Lamps in the Light of Moths", "authors": (ADA,)},
                     {"title": "Lamps in the light of moths", "authors": (BO,)}, id="a title by other authors"),
        pytest.param({"title": "Editorial"}, {"title": "Editorial"}, id="a short title"),
        pytest.param({"title": "Lamps", "authors": (ADA,), "identifiers": (DOI,)},
                     {"title": "Hives", "authors": (BO,), "identifiers": (DOI,)}, id="an identifier by mistake"),
        pytest.param({"title": "Lamps", "authors": (ADA,), "identifiers": (Identifier("arxiv", "1011.1669"), DOI)},
                     {"title": "Hives", "authors": (ADA,),
                      "identifiers": (Identifier("arxiv", "1011.1669"), Identifier("doi", "10.1000/bee"))},
                     id="an identifier against another"),
    ],
)  # fmt: skip
def test_two_papers_stay_two_where_the_rest_speaks_against_a_shared_key(
    one: dict[str, object], other: dict[str, object]
) -> None:
    assert len(merge(draft(MOTHS, **one), draft(BEES, line=2, **other))) == 2  # type: ignore[arg-type]


def test_a_shared_title_and_author_joins_two_abstracts_with_a_warning() -> None:
    records = draft(MOTHS, title="Lamps", authors=(ADA,)), draft(BEES, "b.txt", title="Lamps", authors=(ADA, BO))
    assert [paper.abstract for paper in merge(*records)] == [MOTHS]
    assert said(*records)[0].startswith("b.txt:1: warning: the same paper as a.txt:1, with another abstract")


@pytest.mark.parametrize(
    ("names", "chosen"),
    [
        pytest.param(["ICLR 2024", "ICLR 2024 论文列表"], "ICLR 2024 论文列表", id="a heading beside records"),
        pytest.param(["ICLR 2024 Papers", "ICLR 2024 论文列表"], "ICLR 2024", id="two headings"),
        pytest.param(["ICLR 2024 Papers"] * 2, "ICLR 2024 Papers", id="one heading"),
    ],
)
def test_one_address_has_one_name(names: list[str], chosen: str) -> None:
    papers = merge(
        *(draft(text, line=i, name=name) for i, (text, name) in enumerate(zip((MOTHS, BEES), names, strict=True), 1))
    )
    assert {(paper.collection.slug, paper.collection.name) for paper in papers} <= {("iclr-2024", chosen)}


def test_one_address_of_two_names_that_no_venue_explains_has_the_first() -> None:
    papers = merge(
        draft(MOTHS, name="Moth papers", venue=None, year=None),
        draft(BEES, line=2, name="Moth: Papers", venue=None, year=None),
    )
    assert {paper.collection.name for paper in papers} == {"Moth papers"}


Drafts = st.builds(
    lambda abstract, title, authors, identifiers, line: draft(
        abstract, line=line, title=title, authors=authors, identifiers=identifiers
    ),
    st.sampled_from([MOTHS, BEES, WASPS, f"{MOTHS[:60]}…", "", "…"]),
    st.sampled_from([None, "Lamps", "The Light of Lamps", ""]),
    st.sampled_from([(), (ADA,), (BO,)]),
    st.sampled_from([(), (DOI,), (Identifier("arxiv", "1"), DOI)]),
    st.integers(1, 9),
)
Describing = st.builds(
    metadata,
    st.sampled_from([None, MOTHS[:50], BEES[:30], ""]),
    st.integers(1, 9),
    title=st.sampled_from([None, "Lamps"]),
)
Records = st.lists(Drafts | Describing, max_size=8)


@given(Records)
def test_no_abstract_is_lost_and_none_stands_twice(records: list[Record]) -> None:
    papers = merging.merge(records).value
    whole = {r.abstract for r in records if isinstance(r, Draft) and not r.abstract.endswith("…")}
    shown = [paper.abstract for paper in papers]
    assert set(shown) <= {r.abstract for r in records if isinstance(r, Draft)}
    assert len([text for text in shown if text in whole]) == len({text for text in shown if text in whole})
