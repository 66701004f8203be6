"""What can go wrong with the content, and how it is said."""

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
    """A place in the seeds: a file as the user named it, and the 1-based line (0 for the file as a whole)."""

    path: str
    line: int = 0

    def __str__(self) -> str:
        return f"{self.path}:{self.line}" if self.line else self.path


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of the content: where, what (with the value quoted), how bad, and what to do about it."""

    location: Location
    message: str
    severity: Severity = Severity.WARNING
    hint: str = ""

    def __str__(self) -> str:
        said = f"{self.location}: {self.severity}: {self.message}"
        return f"{said}\n  hint: {self.hint}" if self.hint else said


@dataclass(frozen=True, slots=True)
class Outcome(Generic[T_co]):
    """The result of a stage beside the problems that it met."""

    value: T_co
    problems: tuple[Problem, ...] = ()


class GeneratorError(Exception):
    """What stops the run: a usage or configuration fault. Caught in `cli.main` alone."""
