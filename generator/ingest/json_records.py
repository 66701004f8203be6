"""Objects read from JSON become drafts and metadata, whatever program wrote them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.codes import Code
from generator.ingest import json_exports, json_plain
from generator.ingest.assembly import gather
from generator.ingest.json_plain import RecordError
from generator.ingest.json_text import said
from generator.problems import Location, Outcome, Problem, Severity

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from generator.ingest.assembly import Fields
    from generator.ingest.json_text import Json
    from generator.records import Record, Source

# An object with one of these keys is a record, or is meant as one.
TELLING = frozenset(["title", "abstract", "content", "paperId", "Title", "Abstract", "url", "id", "doi", "DOI"])


def read(values: Iterable[tuple[int, Json]], source: Source) -> Outcome[tuple[Record, ...]]:
    """A record an object; what is no object, or has a field of a wrong kind, is an error and skipped.

    Fields that are not known are one note, and so are objects that are no papers, such as reviews.
    """
    problems: list[Problem] = []
    outcome = gather(_fields(values, source, problems))
    return Outcome(outcome.value, (*problems, *outcome.problems))


def _fields(values: Iterable[tuple[int, Json]], source: Source, problems: list[Problem]) -> Iterator[Fields]:
    unknown: dict[str, int] = {}
    others: list[int] = []
    for line, value in values:
        place = Location(source.path, line)
        try:
            given = _object(value)
            export = json_exports.shape(given)
            fields = export(given, place) if export else json_plain.read(given, place, source.columns, problems)
        except RecordError as fault:
            problems.append(Problem(place, f"{fault}, line skipped", Severity.ERROR, code=Code.RECORD_UNREADABLE))
            continue
        if not export:
            for name in json_plain.unknown(given, source.columns):
                unknown.setdefault(name, line)
        if fields:
            yield fields
        else:
            others.append(line)
    problems += _notes(unknown, others, source.path)


def _object(value: Json) -> dict[str, Json]:
    if not isinstance(value, dict):
        raise RecordError(f"expected a JSON object, got '{said(value)}'")
    return value


def _notes(unknown: dict[str, int], others: list[int], path: str) -> Iterator[Problem]:
    if unknown:
        names = ", ".join(f"'{name}'" for name in sorted(unknown))
        place = Location(path, min(unknown.values()))
        message = f"unknown fields are ignored: {names}"
        yield Problem(place, message, Severity.NOTE, json_plain.KNOWN, code=Code.FIELD_UNKNOWN)
    if others:
        message = f"{len(others):,} entries are no papers, such as reviews, the first here; they are left out"
        yield Problem(Location(path, others[0]), message, Severity.NOTE, code=Code.TEXT_UNREAD)
