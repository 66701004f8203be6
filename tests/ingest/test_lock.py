"""The file of lasting addresses: an entry a line, read back as it was written, and never half believed."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.ingest.lock import Lock, Locked, LockError, fault_of, parse, write
from generator.records import Source
from generator.sketch import sketch

MOTHS = Locked("iclr-2024/moths", ("iclr-2024/lamps",), ("arxiv:2401.00001", "doi:10.1000/x"), "aa11", sketch("moths"))
BEES = Locked("icml-2023/bees", (), (), "bb22", sketch("bees"))
LOCK = Lock("permalinks.toml", (BEES, MOTHS), (Locked("iclr-2024/wasps", (), (), "cc33", sketch("wasps")),))


def read(text: str) -> Lock:
    return parse(Source("permalinks.toml", text))


def said(text: str) -> str:
    with pytest.raises(LockError) as fault:
        read(text)
    return str(fault.value)


def entry(address: str, **more: str) -> str:
    given_ones = {"text": '"aa11"', "sketch": f'"{sketch(address)}"'} | more
    return f'"{address}" = {{ {", ".join(f"{key} = {value}" for key, value in given_ones.items())} }}'


def test_a_paper_is_a_line_sorted_by_address_below_a_head_that_tells_what_to_do() -> None:
    head, papers, gone = re.split(r"\n\[(?:papers|gone)\]\n", write(LOCK))
    assert all(line.startswith("# ") or not line for line in head.split("\n"))
    assert papers.split("\n") == [
        (
            '"iclr-2024/moths" = { aliases = ["iclr-2024/lamps"], ids = ["arxiv:2401.00001", "doi:10.1000/x"], text = '
            f'"aa11", sketch = "{sketch("moths")}" }}'
        ),
        f'"icml-2023/bees" = {{ text = "bb22", sketch = "{sketch("bees")}" }}',
        "",
    ]
    assert gone.startswith('"iclr-2024/wasps"')


def test_the_order_of_entries_does_not_change_the_file() -> None:
    assert write(Lock("a", (BEES, MOTHS))) == write(Lock("b", (MOTHS, BEES)))


def test_an_entry_knows_its_line() -> None:
    text = write(LOCK)
    [moths] = [found for found in read(text).papers if found.address == MOTHS.address]
    assert text.split("\n")[moths.line - 1].startswith('"iclr-2024/moths"')


@given(
    st.lists(
        st.builds(
            Locked,
            st.from_regex(r"[a-z]{4}-[0-9]{4}/[a-z]{4,9}(-[a-z]{4})?", fullmatch=True),
            st.just(()),
            st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=9), max_size=3).map(tuple),
            st.text("0123456789abcdef", min_size=20, max_size=20),
            st.text(max_size=9).map(sketch),
        ),
        unique_by=lambda each: each.address,
        max_size=5,
    )
)
def test_what_is_written_is_read_back(papers: list[Locked]) -> None:
    lock = Lock("permalinks.toml", tuple(papers))
    again = read(write(lock))
    assert write(again) == write(lock)
    assert {(e.address, e.identifiers, e.text, e.sketch) for e in again.papers} == {
        (e.address, e.identifiers, e.text, e.sketch) for e in papers
    }


@pytest.mark.parametrize(
    ("text", "line", "fact"),
    [
        pytest.param("[papers]\n<<<<<<< HEAD\n", 2, "no TOML", id="a conflict of two branches"),
        pytest.param("[paper]\n", 0, "unknown table 'paper', known are papers, gone", id="an unknown table"),
        pytest.param("papers = 3\n", 0, "expected a table in 'papers', got 3", id="no table"),
        pytest.param(f"[papers]\n\n{entry('Moths')}\n", 3, "expected an address such as", id="no address"),
        pytest.param(f"[papers]\n{entry('a/../b')}\n", 2, "expected an address such as", id="a way out of the folder"),
        pytest.param(f"[papers]\n{entry('a/con')}\n", 2, "no file can be called", id="a device"),
        pytest.param(f"[papers]\n{entry('a/' + 'x' * 200)}\n", 2, "at most 120 characters, got 202", id="too long"),
        pytest.param(f"[papers]\n{entry('a/b', sketch='3')}\n", 2, "as `lock` writes them", id="no sketch"),
        pytest.param(f"[papers]\n{entry('a/b', ids='3')}\n", 2, "as `lock` writes them", id="identifiers of no list"),
        pytest.param(f"[papers]\n{entry('a/b', alias='[]')}\n", 2, "as `lock` writes them", id="an unknown key"),
        pytest.param('[papers]\n"a/b" = 3\n', 2, "as `lock` writes them", id="no entry"),
        pytest.param(
            f"[papers]\n{entry('a/b')}\n" + entry("a/c", aliases='["a/b"]'),
            3,
            "'a/b' stands twice (also at line 2)",
            id="an alias that another paper has",
        ),
        pytest.param(
            f"[papers]\n{entry('a/b')}\n[gone]\n{entry('a/b')}\n", None, "'a/b' stands twice", id="gone and there"
        ),
    ],
)
def test_a_fault_stops_the_run_with_its_line(text: str, line: int | None, fact: str) -> None:
    message = said(text)
    assert fact in message
    if line is not None:
        assert message.startswith(f"permalinks.toml:{line}: error: " if line else "permalinks.toml: error: ")


def test_every_fault_is_told() -> None:
    assert said(f"[papers]\n{entry('A')}\n{entry('B')}\n").count(": error: ") == 2


@pytest.mark.parametrize("address", ["iclr-2024/moths", "a/b", "list-0a1b2c/paper-123456-2"])
def test_what_the_generator_gives_can_be_locked(address: str) -> None:
    assert fault_of(address) is None
