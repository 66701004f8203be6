"""A locked paper is known again, whatever becomes of its typing, place or record, and no other is taken for it."""

import random
import string
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.ingest.lock import Lock
from generator.ingest.locking import prune, renew
from generator.ingest.permalinks import assign
from generator.problems import Location
from generator.records import Collection, Identifier, Manuscript, Text, Words

ARXIV = Identifier("arxiv", "2401.00001")
DOI = Identifier("doi", "10.1000/Moths")


def text(plain: str) -> Text:
    return Text((Words(plain),), plain)


def prose(seed: int, words: int = 120) -> str:
    """An invented abstract."""
    chance = random.Random(seed)  # noqa: S311
    return " ".join("".join(chance.choices(string.ascii_lowercase, k=chance.randint(2, 9))) for _ in range(words)) + "."


def paper(
    seed: int, title: str | None = None, *ids: Identifier, path: str = "a.txt", home: str = "iclr-2024"
) -> Manuscript:
    return Manuscript(
        title=text(title) if title else None,
        abstract=text(prose(seed)),
        authors=(),
        venue=None,
        proceedings=None,
        year=None,
        identifiers=ids,
        links=(),
        keywords=(),
        collection=Collection(home, home),
        location=Location(path, seed),
        number=seed + 1,
    )


def locked(*papers: Manuscript) -> Lock:
    return renew(Lock(), assign(papers))


def addresses(papers: list[Manuscript], lock: Lock | None = None) -> list[str]:
    return [each.permalink for each in assign(papers, lock or Lock())]


def edited(manuscript: Manuscript, old: str = ".", new: str = ", which ends otherwise than it did.") -> Manuscript:
    return replace(manuscript, abstract=text(manuscript.abstract.plain.replace(old, new)))


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda one: replace(one, title=text("A Title That Was Found Later")), id="a title found later"),
        pytest.param(edited, id="an edited text"),
        pytest.param(lambda one: replace(edited(one), title=text("Found Later")), id="an edited text and a title"),
        pytest.param(lambda one: replace(one, location=Location("z.txt", 9), number=99), id="another place"),
        pytest.param(lambda one: replace(one, collection=Collection("iclr", "ICLR")), id="another heading"),
        pytest.param(lambda one: replace(edited(one), collection=Collection("iclr", "ICLR")), id="heading and text"),
        pytest.param(lambda one: replace(one, identifiers=(ARXIV,)), id="an identifier found later"),
    ],
)
def test_a_paper_without_a_title_keeps_its_address_through(change: object) -> None:
    before = [paper(1), paper(2)]
    lock = locked(*before)
    after = [change(each) for each in before] if callable(change) else []
    if after[0].title or after[0].identifiers:
        after[1] = before[1]
    assert addresses(after, lock) == addresses(before)


def test_a_rewritten_text_is_known_by_any_of_its_identifiers() -> None:
    before = paper(1, "Moths", ARXIV, DOI)
    after = replace(paper(7, "Bees", Identifier("doi", "10.1000/MOTHS")))
    assert addresses([after], locked(before)) == ["iclr-2024/moths"]


def test_a_rewritten_text_is_known_by_a_telling_title() -> None:
    before = paper(1, "How Moths Count the Lamps of a Street")
    after = paper(7, "How moths count the lamps of a street")
    assert addresses([after], locked(before)) == addresses([before])


def test_a_short_title_alone_tells_nothing() -> None:
    assert addresses([paper(7, "Editorial")], locked(paper(1, "Editorial"))) != ["iclr-2024/editorial"]


def test_an_identifier_that_several_papers_bear_tells_nothing() -> None:
    before = [paper(1, None, ARXIV), paper(2, None, ARXIV)]
    after = [edited(before[1]), edited(before[0])]
    assert addresses(after, locked(*before)) == addresses(before)[::-1]


def test_an_identifier_comes_before_the_text() -> None:
    before = [paper(1, None, ARXIV), paper(2, None, DOI)]
    swapped = [paper(1, None, DOI), paper(2, None, ARXIV)]
    assert addresses(swapped, locked(*before)) == addresses(before)[::-1]


def test_versions_of_one_work_keep_their_own_addresses() -> None:
    one = paper(1)
    other = replace(
        edited(
            one,
            " ",
            " so ",
        ),
        number=9,
    )
    other = replace(other, abstract=text(one.abstract.plain + " " + prose(5, 40)))
    lock = locked(one, other)
    after = [edited(other), edited(one)]
    assert addresses(after, lock) == addresses([one, other])[::-1]


def test_where_two_papers_fit_an_entry_alike_none_takes_it() -> None:
    one = paper(1)
    lock = locked(one)
    after = [replace(edited(one), number=number) for number in (1, 2)]
    assert lock.papers[0].address not in addresses(after, lock)


def test_another_version_in_another_collection_is_another_paper() -> None:
    workshop, last = paper(1, home="workshop-2023"), paper(2, home="workshop-2023")
    conference = replace(edited(workshop), collection=Collection("iclr-2024", "ICLR 2024"))
    found = addresses([conference, last], locked(workshop, last))
    assert found[0].startswith("iclr-2024/")
    assert found[1] == addresses([last])[0]


def test_a_new_paper_never_gets_what_the_lock_holds() -> None:
    first, second = paper(1, "Lamps"), paper(2, "Lamps")
    lock = locked(first)
    assert addresses([replace(second, number=1), replace(first, number=2)], lock)[1] == "iclr-2024/lamps"
    gone = prune(lock, ())
    assert addresses([second], gone) != ["iclr-2024/lamps"]


def test_what_was_let_go_comes_back_with_its_own_text_alone() -> None:
    one = paper(1)
    gone = prune(locked(one), ())
    assert addresses([one], gone) == addresses([one])
    [again] = assign([edited(one)], gone)
    assert again.permalink != addresses([one])[0]


@given(st.lists(st.integers(0, 6), min_size=1, max_size=6, unique=True), st.integers(0, 5), st.randoms())
def test_addresses_are_unique_and_the_order_of_papers_does_not_matter(
    seeds: list[int], kept: int, chance: random.Random
) -> None:
    lock = locked(*(paper(seed) for seed in seeds[:kept]))
    papers = [edited(paper(seed)) for seed in seeds]
    found = dict(zip(seeds, addresses(papers, lock), strict=True))
    assert len(set(found.values())) == len(seeds)
    chance.shuffle(seeds)
    assert dict(zip(seeds, addresses([edited(paper(seed)) for seed in seeds], lock), strict=True)) == found
