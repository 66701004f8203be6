"""A JSON Lines file, one object a line, becomes drafts, and metadata where the abstract is missing or cut."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from generator.codes import Code
from generator.ingest import json_records, json_text
from generator.problems import Location, Outcome, Problem, Severity

if TYPE_CHECKING:
    from collections.abc import Iterator

    from generator.ingest.json_text import Json
    from generator.records import Record, Source


# `{"title": "Lamps", …}` and its end on one line.
_BEGINNING = re.compile(r'\s*\{\s*".*\}[ \t]*(?:\n|\Z)')


def recognises(text: str) -> bool:
    """Whether the first line of a text is a whole object of JSON."""
    return _BEGINNING.match(text) is not None


def parse(source: Source) -> Outcome[tuple[Record, ...]]:
    """A record a line; a line that is no such object is an error and skipped, unknown fields are one note."""
    problems: list[Problem] = []
    outcome = json_records.read(_lines(source, problems), source)
    return Outcome(outcome.value, (*problems, *outcome.problems))


def _lines(source: Source, problems: list[Problem]) -> Iterator[tuple[int, Json]]:
    for number, line in enumerate(source.text.split("\n"), 1):
        if not line.strip():
            continue
        try:
            yield number, json_text.load(line)
        except json_text.JsonError as fault:
            message = f"expected a JSON object, got '{json_text.said(line)}' ({fault}), line skipped"
            place = Location(source.path, number)
            problems.append(Problem(place, message, Severity.ERROR, code=Code.RECORD_UNREADABLE))
