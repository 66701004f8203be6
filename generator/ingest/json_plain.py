"""An object of JSON with fields by common names, `title`, `authors`, `abstract`, becomes the fields of a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.codes import Code
from generator.ingest import addresses, columns
from generator.ingest.json_text import said, whole
from generator.problems import Problem

if TYPE_CHECKING:
    from generator.ingest.assembly import Fields
    from generator.ingest.columns import Columns
    from generator.ingest.json_text import Json
    from generator.problems import Location

KNOWN = "known fields: abstract, authors, id, keywords, title, url, venue, year, and names like them"
_LISTS = {"authors", "keywords"}
_MAY_BE_LISTS = _LISTS | {"url", "pdf", "code", "website"}
_FIRST_YEAR, _LAST_YEAR = 1600, 2200
_MOST_DIGITS = 7


class RecordError(ValueError):
    """Why an object is no record."""


def read(given: dict[str, Json], place: Location, curated: Columns, problems: list[Problem]) -> Fields:
    """The fields; raises RecordError where one holds what it cannot, or where nothing tells of a paper."""
    found: dict[str, tuple[str, ...]] = {}
    for name, value in given.items():
        known = columns.meaning(name, curated)
        if known == "year" and (fault := _year_fault(name, value)):
            problems.append(Problem(place, fault, code=Code.YEAR_ODD))
        elif known and (texts := _texts(name, value, known)):
            found[name] = texts
    fields = columns.fields(found, place, curated)
    if not (fields.title or fields.abstract or fields.found or found.get("id") or found.get("url")):
        raise RecordError("expected at least an abstract, a title or an address")
    problems += [
        Problem(place, f"'{said(address)}' in field 'url' is no web address", code=Code.ADDRESS_ODD)
        for address in found.get("url", ())
        if not addresses.read(address)
    ]
    return fields


def unknown(given: dict[str, Json], curated: Columns) -> list[str]:
    """The names of the fields that mean nothing here."""
    return [name for name in given if columns.meaning(name, curated) is None]


def _texts(name: str, value: Json, known: str) -> tuple[str, ...]:
    if value is None or value == "":
        return ()
    if known in ("year", "date"):
        return (str(value).strip(),)
    if known in _LISTS and not isinstance(value, str):
        return _list(name, value)
    if known in _MAY_BE_LISTS and isinstance(value, list):
        return tuple(whole(each).strip() for each in value if isinstance(each, str))
    if isinstance(value, int) and not isinstance(value, bool) and known not in ("title", "abstract", "venue", "url"):
        return (str(value),)
    if not isinstance(value, str):
        raise RecordError(f"expected a string in field '{name}', got '{said(value)}'")
    text = whole(value).strip()
    return (text,) if text else ()


def _list(name: str, value: Json) -> tuple[str, ...]:
    texts = [_name(each) for each in value] if isinstance(value, list) else [None]
    if None in texts:
        raise RecordError(f"expected a list of strings in field '{name}', got '{said(value)}'")
    return tuple(text for each in texts if (text := whole(each or "").strip()))


def _name(value: Json) -> str | None:
    """A string, or what an object calls a person: `{"name": "Ada Moth"}`, `{"given": "Ada", "family": "Moth"}`."""
    if not isinstance(value, dict):
        return value if isinstance(value, str) else None
    for given, family in (("given", "family"), ("first", "last"), ("firstName", "lastName"), ("given_name", "surname")):
        if isinstance(value.get(family), str):
            return f"{value[family]}, {value.get(given) or ''}"
    known = value.get("name") or value.get("fullname") or value.get("display_name")
    return known if isinstance(known, str) else None


def _year_fault(name: str, value: Json) -> str | None:
    """What is odd in a year; without one the record is still a paper."""
    number: Json = value
    if isinstance(value, str) and value.strip().isdecimal() and len(value) <= _MOST_DIGITS:
        number = int(value)
    known = isinstance(number, int) and not isinstance(number, bool) and _FIRST_YEAR <= number <= _LAST_YEAR
    return None if known or value in (None, "") else f"expected a year in field '{name}', got '{said(value)}'"
