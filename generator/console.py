"""How the command line shows work, problems and results: on a terminal with progress and colour, else plain lines."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    SpinnerColumn,
    Task,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from generator import reporters
from generator.problems import Problem, Severity
from generator.progress import Silent, Watch

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence, Sized

T = TypeVar("T")
G = TypeVar("G", bound="Sized")
STYLES = {Severity.ERROR: "bold red", Severity.WARNING: "yellow", Severity.NOTE: "cyan"}


class Screen:
    """What a run tells the person who started it; everything goes to standard error, so that pipes stay clean.

    Colour and progress appear on a terminal alone, and `NO_COLOR` is respected (rich sees to both).
    """

    def __init__(self, *, quiet: bool) -> None:
        self._console = Console(stderr=True, highlight=False, soft_wrap=True)
        self._quiet = quiet

    @contextmanager
    def watch(self) -> Iterator[Watch]:
        """Progress in the form that suits where the output goes."""
        if self._quiet:
            yield Silent()
        elif self._console.is_terminal:
            columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), _Rate())
            with Progress(*columns, TimeRemainingColumn(), console=self._console, transient=True) as progress:
                yield Bars(progress)
        else:
            yield Lines(self._console)

    def problems(self, problems: Iterable[Problem]) -> None:
        """Every problem, in order of its place; quiet hides none."""
        for problem in sorted(problems, key=lambda each: (each.location, each.message)):
            severity = (problem.severity.value, STYLES[problem.severity])
            self._console.print(
                Text.assemble(f"{reporters.shown(str(problem.location))}: ", severity, reporters.details(problem))
            )

    def say(self, line: str) -> None:
        """A line of chatter, hidden when quiet."""
        if not self._quiet:
            self._console.print(Text(line))

    def tell(self, line: str) -> None:
        """A line that was asked for, so that quiet does not hide it."""
        self._console.print(Text(line))

    def fault(self, message: str) -> None:
        """Why the run stopped."""
        self._console.print(Text(message))


class _Rate(ProgressColumn):
    """How many items a second are done."""

    def render(self, task: Task) -> Text:
        """Such as `312/s`; empty until it is known."""
        return Text(f"{task.speed:,.0f}/s" if task.speed else "")


class Lines:
    """A line a stage."""

    def __init__(self, console: Console) -> None:
        self._console = console

    def stage(self, name: str) -> None:
        """The stage's name."""
        self._console.print(Text(name))

    def each(self, name: str, items: Sequence[T]) -> Iterable[T]:
        """The stage's name, and how many items it takes."""
        self._console.print(Text(f"{name} {len(items):,}"))
        return items

    def groups(self, name: str, total: int, results: Iterable[G]) -> Iterable[G]:
        """The stage's name, and how many items it takes."""
        self._console.print(Text(f"{name} {total:,}"))
        return results


class Bars:
    """A bar for the stage at work."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress

    def stage(self, name: str) -> None:
        """A bar without an end."""
        self._begin(name, None)

    def each(self, name: str, items: Sequence[T]) -> Iterator[T]:
        """A bar that counts the items as they pass."""
        task = self._begin(name, len(items))
        for item in items:
            yield item
            self._progress.advance(task)

    def groups(self, name: str, total: int, results: Iterable[G]) -> Iterator[G]:
        """A bar that counts the items of the groups as they arrive."""
        task = self._begin(name, total)
        for group in results:
            yield group
            self._progress.advance(task, len(group))

    def _begin(self, name: str, total: int | None) -> TaskID:
        for task in self._progress.task_ids:
            self._progress.remove_task(task)
        return self._progress.add_task(name, total=total)
