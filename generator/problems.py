"""What can go wrong with the content, how it is said, and how it is mended."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

T_co = TypeVar("T_co", covariant=True)


class Severity(StrEnum):
    """How bad a problem is: an error loses something, a warning may, a note tells what was decided."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True, order=True)
class Location:
    """A place in the seeds: a file as the user named it, and the 1-based line and column.

    Line 0 is the file as a whole, column 0 the line as a whole; columns count characters.
    """

    path: str
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        numbers = (number for number in (self.line, self.column) if number)
        return ":".join((self.path, *map(str, numbers)))


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of the content: where, what (with the value quoted), how bad, and what to do about it.

    `code` names its kind and never changes (a `codes.Code`); `snippet` is the text around the fault.
    """

    location: Location
    message: str
    severity: Severity = Severity.WARNING
    hint: str = ""
    code: str = ""
    snippet: str = ""

    def __str__(self) -> str:
        """The problem in short: without code and snippet, which `reporters` show."""
        said = f"{self.location}: {self.severity}: {self.message}"
        return f"{said}\n  hint: {self.hint}" if self.hint else said


@dataclass(frozen=True, slots=True, order=True)
class Edit:
    """A repair of a source's text: the characters from `start` on that are `old` become `new`, all within a line."""

    start: int
    old: str
    new: str
    code: str
    """What is repaired: a `codes.Code`."""


@dataclass(frozen=True, slots=True)
class Outcome(Generic[T_co]):
    """The result of a stage beside the problems that it met."""

    value: T_co
    problems: tuple[Problem, ...] = ()


class GeneratorError(Exception):
    """What stops the run: a usage or configuration fault. Caught in `cli.main` alone."""
