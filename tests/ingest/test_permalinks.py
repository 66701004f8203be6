"""Lasting addresses: made of a paper's own words, unique, and safe in any file system."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.ingest.permalinks import assign
from generator.problems import Location
from generator.records import Collection, Manuscript, Paper, Text, Words

MOTHS = "We study how moths count the lamps of a street, and we show that they count up to four."
BEES = "Bees dance in the dark of the hive, and this paper asks who can see it."


def text(plain: str) -> Text:
    return Text((Words(plain),), plain)


def manuscript(
    title: str | None, abstract: str = MOTHS, number: int = 1, path: str = "a.txt", slug: str = "iclr-2024"
) -> Manuscript:
    return Manuscript(
        title=text(title) if title is not None else None,
        abstract=text(abstract),
        authors=(),
        venue=None,
        proceedings=None,
        year=None,
        identifiers=(),
        links=(),
        keywords=(),
        collection=Collection(slug, slug),
        location=Location(path, number),
        number=number,
    )


def permalinks(*manuscripts: Manuscript) -> list[str]:
    return [paper.permalink for paper in assign(manuscripts)]


@pytest.mark.parametrize(
    ("title", "slug"),
    [
        ("Moths Count Lamps", "moths-count-lamps"),
        ("Moths' Lamps: CNN’s “Ünïversal” Répertoire — a Straße", "moths-lamps-cnns-universal-repertoire-a-strasse"),
        ("100% of 1,000 Lamps (Really!)", "100-of-1000-lamps-really"),
        ("飞蛾数灯", "fei-e-shu-deng"),
        ("Мотыльки считают", "motylki-schitaiut"),
        ("word " * 30, "-".join(["word"] * 16)),
        ("x" * 200, "x" * 80),
    ],
)
def test_a_title_gives_the_slug(title: str, slug: str) -> None:
    assert permalinks(manuscript(title)) == [f"iclr-2024/{slug}"]


def test_a_long_title_is_cut_behind_a_telling_word() -> None:
    title = "Lamp-Inspired Spatio-Temporal Abstractions for the Better Generalization of the Moths of a Street"
    assert permalinks(manuscript(title)) == [
        "iclr-2024/lamp-inspired-spatio-temporal-abstractions-for-the-better-generalization"
    ]


def test_without_a_title_the_opening_and_a_hash_give_the_slug() -> None:
    [permalink] = permalinks(manuscript(None))
    assert re.fullmatch(r"iclr-2024/we-study-how-moths-count-the-lamps-of-[0-9a-f]{6}", permalink)


@pytest.mark.parametrize("change", [MOTHS.upper(), MOTHS.replace(" ", "\n"), MOTHS + "!"])
def test_the_hash_is_of_the_words_not_of_their_typing(change: str) -> None:
    assert permalinks(manuscript(None))[0][-6:] == permalinks(manuscript(None, change))[0][-6:]


@pytest.mark.parametrize("title", ["", "…", "🦋", "index", "CON", "lpt1"])
def test_a_title_that_is_no_file_name_is_helped_by_a_hash(title: str) -> None:
    [permalink] = permalinks(manuscript(title))
    assert re.fullmatch(r"iclr-2024/[a-z0-9-]+-[0-9a-f]{6}", permalink)


def test_an_abstract_without_letters_has_an_address_too() -> None:
    [permalink] = permalinks(manuscript(None, "🦋 → 💡"))
    assert re.fullmatch(r"iclr-2024/paper-[0-9a-f]{6}", permalink)


def test_of_two_papers_with_one_title_the_first_by_place_keeps_the_plain_slug() -> None:
    second, first = manuscript("Lamps", BEES, 1, "b.txt"), manuscript("Lamps", MOTHS, 2, "a.txt")
    hashed, plain = permalinks(second, first)
    assert plain == "iclr-2024/lamps"
    assert re.fullmatch(r"iclr-2024/lamps-[0-9a-f]{6}", hashed)


def test_the_hash_of_a_namesake_does_not_depend_on_how_many_there_are() -> None:
    papers = [manuscript("Lamps", f"{MOTHS} {i}", i) for i in range(1, 6)]
    assert permalinks(*papers)[4] == permalinks(papers[0], papers[4])[1]


def test_the_same_title_in_two_collections_is_no_clash() -> None:
    assert permalinks(manuscript("Lamps"), manuscript("Lamps", slug="icml-2024", number=2)) == [
        "iclr-2024/lamps",
        "icml-2024/lamps",
    ]


def test_papers_that_differ_in_nothing_are_counted() -> None:
    found = permalinks(*(manuscript("Lamps", number=i) for i in range(1, 8)))
    assert len(set(found)) == 7


Manuscripts = st.lists(
    st.builds(
        manuscript,
        st.none() | st.sampled_from(["Lamps", "lamps!", "Moths", "INDEX"]) | st.text(max_size=120),
        st.sampled_from([MOTHS, BEES]) | st.text(max_size=60),
        st.integers(1, 9),
        st.sampled_from(["a.txt", "b.txt"]),
    ),
    max_size=8,
)


@given(Manuscripts)
def test_addresses_are_unique_short_and_plain(manuscripts: list[Manuscript]) -> None:
    found = permalinks(*manuscripts)
    assert len(set(found)) == len(manuscripts)
    for permalink in found:
        collection, slug = permalink.split("/")
        assert collection == "iclr-2024"
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", slug)
        assert len(slug) <= 80


@given(Manuscripts)
def test_a_paper_is_its_manuscript_with_an_address(manuscripts: list[Manuscript]) -> None:
    for paper, given_one in zip(assign(manuscripts), manuscripts, strict=True):
        assert isinstance(paper, Paper)
        assert (paper.title, paper.abstract, paper.location) == (
            given_one.title,
            given_one.abstract,
            given_one.location,
        )


@given(
    st.lists(st.tuples(st.text(max_size=30), st.text(min_size=1, max_size=30)), unique=True, max_size=8), st.randoms()
)
def test_the_order_of_manuscripts_does_not_matter(words: list[tuple[str, str]], random: object) -> None:
    papers = [manuscript(title, abstract, i) for i, (title, abstract) in enumerate(words, 1)]
    shuffled = papers.copy()
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    assert sorted(permalinks(*papers)) == sorted(permalinks(*shuffled))


@given(Manuscripts.filter(bool))
def test_a_paper_added_at_the_end_changes_no_address(manuscripts: list[Manuscript]) -> None:
    *before, last = manuscripts
    added = manuscript(last.title.plain if last.title else None, last.abstract.plain, 99, "z.txt")
    assert permalinks(*before, added)[:-1] == permalinks(*before)
