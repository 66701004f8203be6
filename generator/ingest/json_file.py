"""A JSON file, a list of records or an object that holds one, becomes drafts and metadata."""

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

# `[{"title":`, `{"notes": [`; `null` stands in Semantic Scholar's answers for a paper that it does not know.
_BEGINNING = re.compile(r'\s*(?:\[\s*(?:null\s*,\s*)*)?\{\s*"')


def recognises(text: str) -> bool:
    """Whether a file's text is JSON with objects in it, judged by its beginning."""
    return _BEGINNING.match(text) is not None


def parse(source: Source) -> Outcome[tuple[Record, ...]]:
    """A record an object; where the text is no JSON from, an error names the line, and what stood before is read."""
    problems: list[Problem] = []
    outcome = json_records.read(_values(source, problems), source)
    return Outcome(outcome.value, (*problems, *outcome.problems))


def _values(source: Source, problems: list[Problem]) -> Iterator[tuple[int, Json]]:
    missing = 0
    try:
        for line, value in json_text.objects(source.text, json_records.TELLING):
            missing += value is None
            if value is not None:
                yield line, value
    except json_text.JsonError as fault:
        message = f"the text is no JSON from here on: {fault}"
        problems.append(Problem(Location(source.path, fault.line), message, Severity.ERROR, code=Code.FILE_BROKEN))
    if missing:
        message = f"{missing:,} entries are null, papers that were not found"
        problems.append(Problem(Location(source.path), message, Severity.NOTE, code=Code.TEXT_UNREAD))
