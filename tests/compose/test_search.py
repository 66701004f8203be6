"""The index of the search: what its parts hold, every paper by its own title, and how little an edit changes."""

from __future__ import annotations

import base64
import json
import re
import zlib
from dataclasses import replace
from itertools import accumulate
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.compose import search
from generator.compose.search_parts import DIGITS, cut, number, numbers, split
from generator.compose.search_terms import stem, terms
from generator.records import Catalogue, Text, Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from generator.records import Entry, Page


class Reader:
    """The index as the browser reads it, in small."""

    def __init__(self, files: Iterable[Page]) -> None:
        pages = tuple(files)
        self.parts = dict(called(page) for page in pages if page.path != search.INDEX)
        (self.index,) = (called(page)[1] for page in pages if page.path == search.INDEX)

    def table(self, name: str) -> dict[str, str]:
        return dict(line.split("\t") for line in self.index[name].split("\n"))

    def shard(self, table: dict[str, str], word: str) -> dict[str, str]:
        beginnings = [(word + " ")[:length] for length in range(len(word) + 1, -1, -1)]
        cut = self.parts[next(table[each] for each in beginnings if each in table)].split(" ")
        return dict(zip(cut[::2], cut[1::2], strict=True))

    def postings(self, term: str) -> dict[int, int]:
        numbers = read(self.shard(self.table("postings"), term).get(term, ""))
        paper, found = -1, {}
        for gap in numbers:
            paper += gap + 1
            found[paper] = next(numbers)
        return found

    def places(self, form: str) -> dict[int, list[int]]:
        table = dict(line.split("\t") for line in self.parts[self.table("places")[""]].split("\n"))
        numbers = read(self.shard(table, form).get(form, ""))
        paper, found = -1, {}
        for gap in numbers:
            paper += gap + 1
            steps = [next(numbers)]
            while steps[-1] % 2:
                steps.append(next(numbers))
            found[paper] = [sum(step // 2 for step in steps[: at + 1]) for at in range(len(steps))]
        return found

    def words(self, name: str) -> list[str]:
        found = []
        for part in self.table(name).values():
            before = ""
            for entry in self.parts[part].split(" "):
                before = before[: DIGITS.index(entry[0])] + entry[2:]
                found.append(before)
        return sorted(found)

    def papers(self) -> list[Any]:
        lists = self.table("lists")
        names = [name for at in sorted(lists, key=int) for name in self.parts[lists[at]].split("\n")]
        data = (zlib.decompress(base64.b64decode(self.parts[name[1:]]), -15) for name in names)
        return [paper for part in data for paper in json.loads(part)]


def called(page: Page) -> tuple[str, Any]:
    """The name and the content that a part's script hands over."""
    found = re.fullmatch(r"search(?:Part|Index)\((.*)\)\n", page.content, re.DOTALL)
    assert found
    name, content = json.loads(f"[{found[1]}]")
    return name, content


def read(text: str) -> Iterator[int]:
    value = shift = 0
    for character in text:
        digit = DIGITS.index(character)
        value |= (digit & 31) << shift
        shift += 5
        if digit < 32:
            yield value
            value = shift = 0


def titled(entry: Entry, permalink: str, title: str) -> Entry:
    return replace(
        entry, title=Text((Words(title),), title), paper=replace(entry.paper, permalink=permalink), tags=(), keywords=()
    )


@pytest.fixture(scope="module")
def reader(catalogue: Catalogue) -> Reader:
    return Reader(search.files(catalogue))


def test_a_result_is_told_from_its_record_alone(reader: Reader) -> None:
    assert reader.papers()[0] == [
        "meadow-2031/counting-bees",
        "Counting Bees in n Hedges",
        ["Ada Löwe", "Jan van der Wiese"],
        "MEADOW",
        2031,
        [["bee-counting", "bee counting"], ["hedge-graphs", "hedge graphs"]],
        "We count bees over a hedge of n² cells with no net. Code is at https://example.org/bees.",
    ]


@pytest.mark.parametrize(
    ("term", "papers"),
    [
        pytest.param("count", [0, 2], id="title, topic"),
        pytest.param("cell", [0], id="abstract"),
        pytest.param("low", [0], id="author without accents"),
        pytest.param("bc", [0, 2], id="another spelling of a topic"),
        pytest.param("meadow", [0], id="venue"),
        pytest.param("2030", [2], id="year"),
        pytest.param("@low", [0], id="author alone"),
        pytest.param("#count", [0, 2], id="topic alone"),
        pytest.param("=hedge-graphs", [0, 2], id="topic by its address"),
        pytest.param("the", [], id="a word that tells nothing"),
        pytest.param("unknown", [], id="no such word"),
    ],
)
def test_a_paper_is_filed_under(reader: Reader, term: str, papers: list[int]) -> None:
    assert list(reader.postings(term)) == papers


def test_a_title_counts_more_than_an_abstract(catalogue: Catalogue) -> None:
    plain = catalogue.entries[1]
    entries = titled(plain, "x/title", "Nectar"), titled(plain, "x/abstract", "Hives")
    levels = Reader(search.files(Catalogue(entries, ()))).postings("nectar")
    assert levels[1] > levels[0] > 0


def test_places_tell_what_stands_in_a_row_and_no_phrase_reaches_into_another_field(reader: Reader) -> None:
    assert reader.places("counting")[0] == [0]
    assert reader.places("bees")[0][0] == 1
    assert reader.places("hedges")[0] == [4]
    assert reader.places("count")[0][0] > 10


def test_every_form_is_known_for_half_typed_words_and_by_its_end(reader: Reader) -> None:
    words, ends = reader.words("words"), reader.words("ends")
    assert {"counting", "bees", "hedge", "lowe", "n2"} <= set(words)
    assert {word[::-1] for word in ends} == {word for word in words if len(word) > 3 and word.isalpha()}


def test_the_order_of_papers_is_that_of_their_addresses_whatever_the_catalogue_says(catalogue: Catalogue) -> None:
    turned = Catalogue(catalogue.entries[::-1], catalogue.tags)
    assert list(search.files(turned)) == list(search.files(catalogue))


def test_without_papers_there_is_an_index_of_nothing() -> None:
    (*_, index) = search.files(Catalogue((), ()))
    assert called(index)[1]["papers"] == 0


TITLES = st.lists(
    st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=30)
    | st.sampled_from(
        ["To be or not to be", "大规模语言模型", "C++ and C#", "GPT-4", "Ünïcode ﬁ", "ℓ₂ ℓ_2", "a b", "naïve"]
    ),
    min_size=1,
    max_size=6,
)


@settings(max_examples=40)
@given(TITLES)
def test_every_paper_is_found_by_its_own_title(titles: list[str]) -> None:
    from tests.compose.conftest import NOTHING

    entries = tuple(titled(NOTHING, f"x/{at}", title) for at, title in enumerate(titles))
    reader = Reader(search.files(Catalogue(entries, ())))
    for at, title in enumerate(titles):
        for term in terms(title):
            assert at in reader.postings(stem(term.form))


@pytest.fixture(scope="module")
def many(catalogue: Catalogue) -> list[Entry]:
    """Enough for postings and words to lie in many shards, and papers in several lists."""
    plain = catalogue.entries[1]
    return [titled(plain, f"x/{at:05}", f"w{at % 97}a m{at % 89}b q{at * 7 % 1201}z u{at}k") for at in range(2400)]


def paths(entries: Sequence[Entry]) -> set[str]:
    return {page.path for page in search.files(Catalogue(tuple(entries), ()))}


def test_an_edit_of_one_paper_changes_few_files(many: list[Entry]) -> None:
    before = paths(many)
    after = paths([*many[:1200], titled(many[1200], "x/01200", "w3a m5b newword"), *many[1201:]])
    assert len(before) > 420
    # At most the shards of seven words among postings, places, words and their ends; the record and the list of its
    # part; the order of titles and the directory of places. The index itself keeps its name.
    assert len(after - before) <= 7 * 4 + 4
    assert len(before - after) <= 7 * 4 + 4


@pytest.mark.parametrize("at", [0, 7, 1200, 2399])
def test_a_new_paper_rewrites_the_texts_of_its_neighbours_alone(many: list[Entry], at: int) -> None:
    def texts(entries: Sequence[Entry]) -> set[str]:
        """The names of the parts with papers, and of their lists."""
        reader = Reader(search.files(Catalogue(tuple(entries), ())))
        lists = reader.table("lists").values()
        return {*lists, *(name for made in lists for name in reader.parts[made].split("\n"))}

    new = titled(many[0], f"x/{at:05}b", "A New Word")
    # Its own part and list; those that a part which had grown to its limit gives a paper to.
    assert len(texts([*many[:at], new, *many[at:]]) - texts(many)) <= 8


@given(st.lists(st.text(max_size=3), max_size=60), st.integers(1, 5))
def test_what_is_cut_is_whole_and_no_piece_is_long(keys: list[str], usual: int) -> None:
    runs = list(cut(keys, usual))
    assert [at for run in runs for at in run] == list(range(len(keys)))
    assert all(1 <= len(run) <= 2 * usual for run in runs)


@given(st.lists(st.integers(0, 1 << 40)))
def test_many_numbers_are_written_as_each_of_them(values: list[int]) -> None:
    text, ends = numbers(np.array(values, np.int64))
    assert text == "".join(map(number, values))
    assert ends.tolist() == list(accumulate(len(number(value)) for value in values))


@given(st.integers(0, 1 << 30))
def test_a_number_is_read_as_it_was_written(value: int) -> None:
    assert list(read(number(value))) == [value]


@given(st.dictionaries(st.text("abc", min_size=1, max_size=6), st.integers(1, 20), max_size=40), st.integers(1, 60))
def test_each_word_lies_in_the_shard_of_its_longest_prefix(sizes: dict[str, int], limit: int) -> None:
    shards = {shard.prefix: shard.terms for shard in split(sorted(sizes), sizes, limit)}
    assert sorted(term for shard in shards.values() for term in shard) == sorted(sizes)
    for term in sizes:
        prefixes = [(term + " ")[:length] for length in range(len(term) + 2)]
        assert term in shards[max((prefix for prefix in prefixes if prefix in shards), key=len)]
    for held in shards.values():
        assert len(held) == 1 or sum(sizes[term] for term in held) <= limit


def test_words_of_thousands_of_letters_share_a_shard() -> None:
    terms_of_one_beginning = [f"{'a' * 5000}{last}" for last in "bcd"]
    (shard,) = split(terms_of_one_beginning, dict.fromkeys(terms_of_one_beginning, 10), 15)
    assert shard.terms == tuple(terms_of_one_beginning)
