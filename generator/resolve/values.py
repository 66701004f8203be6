"""What passes between the files of this room: a paper to look up, a question, an answer, a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

    from generator.records import Identifier


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """A paper that lacks something."""

    permalink: str
    title: str | None
    """Plain, as the seeds give it."""
    abstract: str
    phrase: str
    """Words that follow each other in the abstract, letters alone: what catalogues are searched for."""
    opening: str
    """The beginning of the abstract, with LaTeX in formulas: no other paper begins so."""
    identifiers: tuple[Identifier, ...]
    lacks: frozenset[Literal["title", "authors", "venue", "year", "identifiers"]]


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a service: a path below its address, and parameters."""

    path: str
    parameters: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """A paper as a service knows it; texts as they came, blanks folded."""

    title: str
    authors: tuple[str, ...] = ()
    """In reading order, or as `Family, Given`."""
    abstract: str
    venue: str = ""
    year: int | None = None
    identifiers: tuple[Identifier, ...] = ()
    url: str = ""


Read: TypeAlias = "Callable[[bytes], tuple[Answer, ...] | None]"
"""From the body of an answer to the papers in it; None for what is no answer of the service."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Service:
    """A public catalogue: where it is, how often it may be asked, and how it is asked and read."""

    name: str
    label: str
    address: str
    pause: float
    """Seconds between two questions, as its rules for guests have it."""
    ask: Callable[[Wanted], Question | None]
    """None where the paper has nothing that the service can be asked for."""
    read: Read
    key_variable: str = ""
    """The environment variable that holds a user's own key, for services that grant more to those who have one."""
    key_place: Literal["", "parameter api_key", "header x-api-key"] = ""


@dataclass(frozen=True, slots=True)
class Match:
    """An answer that is believed, and why: the service, and how far the abstracts agree (0 to 1)."""

    wanted: Wanted
    answer: Answer
    service: Service
    agreement: float
