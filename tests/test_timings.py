"""What each stage took is told as a table and for programs; a build says a line a stage, or shows a bar."""

import io
from collections.abc import Iterator

import pytest
from rich.console import Console
from rich.progress import Progress

from generator.console import Bars, Lines
from generator.progress import Silent
from generator.timings import Clock, Timing, record, table


def groups() -> Iterator[tuple[int, ...]]:
    yield (1, 2)
    yield (3,)


def test_each_stage_is_timed_once_in_order() -> None:
    clock = Clock(Silent())
    clock.stage("read")
    assert list(clock.each("parse", ["a", "b"])) == ["a", "b"]
    assert list(clock.groups("render", 3, groups())) == [(1, 2), (3,)]
    clock.stage("render")
    stages = [timing.stage for timing in clock.timings()]
    assert stages == ["start", "read", "parse", "render"]


def test_the_memory_of_a_stage_is_its_own_peak() -> None:
    clock = Clock(Silent())
    clock.stage("large")
    held = bytearray(80_000_000)
    held[::4096] = b"x" * len(held[::4096])
    del held
    clock.stage("small")
    _, large, small = clock.timings()
    if not large.megabytes:
        pytest.skip("this system does not tell the memory of a process")
    assert large.megabytes > small.megabytes + 40


def test_timings_become_a_table_with_papers_a_second() -> None:
    lines = list(table([Timing("read", 0.5, 80.0), Timing("infer", 2.0, 1250.4)], 1000))
    assert [line.split() for line in lines] == [
        ["stage", "seconds", "papers/s", "peak", "MB"],
        ["read", "0.50", "2,000", "80"],
        ["infer", "2.00", "500", "1,250"],
        ["whole", "2.50", "400", "1,250"],
    ]


def test_timings_become_json_for_programs() -> None:
    assert record([Timing("read", 0.5, 80.0)], 1000) == {
        "papers": 1000,
        "stages": [
            {"stage": "read", "seconds": 0.5, "megabytes": 80.0, "papers_per_second": 2000.0},
            {"stage": "whole", "seconds": 0.5, "megabytes": 80.0, "papers_per_second": 2000.0},
        ],
    }


def test_a_pipe_gets_a_line_a_stage() -> None:
    out = io.StringIO()
    lines = Lines(Console(file=out))
    lines.stage("read")
    assert list(lines.groups("render", 1234, groups())) == [(1, 2), (3,)]
    assert out.getvalue().split("\n") == ["read", "render 1,234", ""]


def test_a_bar_counts_the_items_of_each_group() -> None:
    progress = Progress(console=Console(file=io.StringIO()))
    counted = [progress.tasks[0].completed for _ in Bars(progress).groups("render", 3, groups())]
    assert [progress.tasks[0].total, *counted, progress.tasks[0].completed] == [3, 0, 2, 3]
