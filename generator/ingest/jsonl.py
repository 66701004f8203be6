"""A JSON Lines file, one object a line, becomes drafts, and metadata where the abstract is missing or cut."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, TypeAlias

from generator.codes import Code
from generator.ingest import addresses, people
from generator.ingest.assembly import Fields, assemble
from generator.problems import Location, Outcome, Problem, Severity
from generator.records import Draft

if TYPE_CHECKING:
    from generator.records import Record, Source

Json: TypeAlias = "str | int | float | bool | list[Json] | dict[str, Json] | None"

_TEXTS = ("title", "abstract", "venue", "url", "id")
_LISTS = ("authors", "keywords")
_KNOWN = {*_TEXTS, *_LISTS, "year"}
_SURROGATE = re.compile("[\ud800-\udfff]")
_FIRST_YEAR, _LAST_YEAR = 1600, 2200


class _LineError(ValueError):
    """Why a line cannot be read."""


def parse(source: Source) -> Outcome[tuple[Record, ...]]:
    """A record a line; a line that is no such object is an error and skipped, unknown fields are one note."""
    records: list[Record] = []
    problems: list[Problem] = []
    unknown: dict[str, int] = {}
    papers = 0
    for number, line in enumerate(source.text.split("\n"), 1):
        place = Location(source.path, number)
        if not line.strip():
            continue
        try:
            given = _object(line)
            fields = _fields(given, place, problems)
        except _LineError as fault:
            problems.append(Problem(place, f"{fault}, line skipped", Severity.ERROR, code=Code.RECORD_UNREADABLE))
            continue
        for name in given:
            if name not in _KNOWN:
                unknown.setdefault(name, number)
        record = assemble(fields, papers + 1)
        problems += record.problems
        papers += isinstance(record.value, Draft)
        records.append(record.value)
    if unknown:
        names = ", ".join(f"'{name}'" for name in sorted(unknown))
        hint = f"known fields: {', '.join(sorted(_KNOWN))}"
        place = Location(source.path, min(unknown.values()))
        problems.append(
            Problem(place, f"unknown fields are ignored: {names}", Severity.NOTE, hint, code=Code.FIELD_UNKNOWN)
        )
    return Outcome(tuple(records), tuple(problems))


def _object(line: str) -> dict[str, Json]:
    try:
        value = json.loads(line, parse_constant=_constant)
    except json.JSONDecodeError as fault:
        raise _LineError(
            f"expected a JSON object, got '{_short(line)}' ({fault.msg} at column {fault.colno})"
        ) from fault
    except RecursionError as fault:
        raise _LineError("expected a flat JSON object, got one nested too deeply") from fault
    except _LineError:
        raise
    except ValueError as fault:  # Python reads no numbers of more than 4,300 digits.
        raise _LineError("expected a JSON object, got one with an endless number") from fault
    if not isinstance(value, dict):
        raise _LineError(f"expected a JSON object, got '{_short(line)}'")
    return value


def _constant(name: str) -> float:
    raise _LineError(f"expected a JSON object, got one with '{name}'")


def _fields(given: dict[str, Json], place: Location, problems: list[Problem]) -> Fields:
    texts = {name: _text(given, name) for name in _TEXTS}
    if not any(texts.values()):
        raise _LineError("expected at least an abstract, a title or an address")
    found = addresses.read(texts["url"]) if texts["url"] else None
    if texts["url"] and not found:
        problems.append(
            Problem(place, f"'{_short(texts['url'])}' in field 'url' is no web address", code=Code.ADDRESS_ODD)
        )
    identifier = addresses.named(texts["id"] or "")
    return Fields(
        key=texts["id"] or texts["title"] or "",
        place=place,
        title=texts["title"],
        abstract=texts["abstract"],
        authors=tuple(author for name in _texts(given, "authors") if (author := people.read(name)).name),
        venue=texts["venue"],
        year=_year(given),
        found=tuple(each for each in (identifier, found) if each),
        keywords=tuple(dict.fromkeys(_texts(given, "keywords"))),
    )


def _text(given: dict[str, Json], name: str) -> str | None:
    value = given.get(name)
    if name == "id" and isinstance(value, int) and not isinstance(value, bool):
        value = str(value)
    if value is not None and not isinstance(value, str):
        raise _LineError(f"expected a string in field '{name}', got '{_short(json.dumps(value))}'")
    return _whole(value).strip() or None if value else None


def _texts(given: dict[str, Json], name: str) -> list[str]:
    value = given.get(name)
    if value is None:
        return []
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise _LineError(f"expected a list of strings in field '{name}', got '{_short(json.dumps(value))}'")
    return [text for each in value if (text := _whole(str(each)).strip())]


def _year(given: dict[str, Json]) -> int | None:
    value = given.get("year")
    if value is None or value == "":
        return None
    if isinstance(value, str) and value.strip().isdecimal() and len(value) < 8:
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not _FIRST_YEAR <= value <= _LAST_YEAR:
        raise _LineError(f"expected a year in field 'year', got '{_short(json.dumps(value))}'")
    return value


def _whole(text: str) -> str:
    r"""Replace lone surrogates, such as `"\ud800"` stands for: no file can hold them."""
    if not _SURROGATE.search(text):
        return text
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _short(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:60]}…"
