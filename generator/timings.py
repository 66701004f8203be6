"""What each stage of a run took: seconds, papers a second, and the peak memory of any process."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence, Sized

    from generator.progress import Watch

T = TypeVar("T")
G = TypeVar("G", bound="Sized")
_PROC = Path("/proc")


@dataclass(frozen=True, slots=True)
class Timing:
    """A stage: wall seconds, and megabytes of the largest process while it ran."""

    stage: str
    seconds: float
    megabytes: float


class Clock:
    """A watch that hands everything on to another, and keeps the time."""

    def __init__(self, shown: Watch) -> None:
        self._shown = shown
        self._done: list[Timing] = []
        self._name, self._since, self._peak = "start", time.perf_counter(), 0.0

    def stage(self, name: str) -> None:
        """End the stage before, begin this one."""
        self._begin(name)
        self._shown.stage(name)

    def each(self, name: str, items: Sequence[T]) -> Iterable[T]:
        """End the stage before, begin this one."""
        self._begin(name)
        return self._shown.each(name, items)

    def groups(self, name: str, total: int, results: Iterable[G]) -> Iterator[G]:
        """End the stage before, begin this one; the other processes' memory is read as each group arrives."""
        self._begin(name)
        for group in self._shown.groups(name, total, results):
            self._peak = max(self._peak, *map(_megabytes, _descendants()), 0.0)
            yield group

    def timings(self) -> tuple[Timing, ...]:
        """Every stage until now."""
        self._begin("")
        return tuple(self._done)

    def _begin(self, name: str) -> None:
        if name == self._name:
            return
        now = time.perf_counter()
        peak = max(self._peak, _megabytes("self"))
        self._done.append(Timing(self._name, round(now - self._since, 3), round(peak, 1)))
        self._name, self._since, self._peak = name, now, 0.0
        _forget_peak()


def table(timings: Sequence[Timing], papers: int) -> Iterator[str]:
    """The timings as lines of a table, with the papers a second of each stage."""
    yield f"{'stage':<12} {'seconds':>9} {'papers/s':>10} {'peak MB':>9}"
    for timing in (*timings, whole(timings)):
        rate = f"{papers / timing.seconds:,.0f}" if timing.seconds else ""
        yield f"{timing.stage:<12} {timing.seconds:>9,.2f} {rate:>10} {timing.megabytes:>9,.0f}"


def record(timings: Sequence[Timing], papers: int) -> dict[str, object]:
    """The same for programs."""
    stages = [
        {**asdict(timing), "papers_per_second": round(papers / timing.seconds, 1) if timing.seconds else None}
        for timing in (*timings, whole(timings))
    ]
    return {"papers": papers, "stages": stages}


def whole(timings: Sequence[Timing]) -> Timing:
    """All stages as one."""
    peak = max((timing.megabytes for timing in timings), default=0.0)
    return Timing("whole", round(sum(timing.seconds for timing in timings), 3), peak)


def _megabytes(process: str) -> float:
    """The peak memory of a process since its last `_forget_peak`; 0 where the system does not tell, as Linux does."""
    try:
        status = (_PROC / process / "status").read_text()
        return int(status.partition("VmHWM:")[2].split()[0]) / 1024
    except (OSError, IndexError):
        return 0.0


def _forget_peak() -> None:
    """Begin a new peak, where the system can."""
    try:
        (_PROC / "self" / "clear_refs").write_text("5")
    except OSError:
        return


def _descendants() -> Iterator[str]:
    """The processes that this one started, and theirs; none where the system does not tell."""
    waiting = ["self"]
    while waiting:
        for children in (_PROC / waiting.pop()).glob("task/*/children"):
            try:
                found = children.read_text().split()
            except OSError:
                continue
            yield from found
            waiting += found
