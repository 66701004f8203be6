"""A paper in, what the services know of it out: each is asked in turn until one is believed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from generator.codes import Code
from generator.problems import Location, Problem
from generator.resolve.agreement import best

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from generator.resolve.values import Match, Question, Service, Wanted


@dataclass(frozen=True, slots=True)
class Silence:
    """Why a service gave no answer."""

    reason: str


Ask: TypeAlias = "Callable[[Service, Question], bytes | Silence]"
"""The body of an answer; an empty one where the service knows no such paper."""

_UNREADABLE = 3
"""So many answers of a service in a row that are none, and it is asked no more."""


class Round:
    """Services at work: one that gives no answer is told of once, and asked no more."""

    def __init__(self, services: Iterable[Service], ask: Ask) -> None:
        self._ask = ask
        self._unreadable = dict.fromkeys(services, 0)
        self.problems: list[Problem] = []
        self.answered = 0
        """Questions that a service answered, were it only that it knows no such paper."""

    @property
    def is_over(self) -> bool:
        """Whether no service is left to ask."""
        return not self._unreadable

    def look_up(self, wanted: Wanted) -> Match | None:
        """The first match that a service has."""
        return next(self._matches(wanted), None)

    def _matches(self, wanted: Wanted) -> Iterator[Match]:
        for service in tuple(self._unreadable):
            question = service.ask(wanted)
            if question is None:
                continue
            body = self._ask(service, question)
            if isinstance(body, Silence):
                self._drop(service, f"no answer: {body.reason}")
                continue
            self.answered += 1
            if not body:
                continue
            answers = service.read(body)
            if answers is None:
                self._unreadable[service] += 1
                if self._unreadable[service] == _UNREADABLE:
                    self._drop(service, f"its last {_UNREADABLE} answers cannot be read")
                continue
            self._unreadable[service] = 0
            if match := best(wanted, answers, service):
                yield match

    def _drop(self, service: Service, fact: str) -> None:
        del self._unreadable[service]
        hint = "it was asked no more; run `resolve` again later: answers so far are kept"
        self.problems.append(
            Problem(Location(service.address), f"{service.label}: {fact}", hint=hint, code=Code.SERVICE_SILENT)
        )
