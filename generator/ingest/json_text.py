"""JSON text becomes the objects in it, each with its line: of a list, of lines, or of a list within an object."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator

Json: TypeAlias = "str | int | float | bool | list[Json] | dict[str, Json] | None"

_BLANK = re.compile(r"[\s,]*")
_COLON = re.compile(r"\s*:\s*")
_SURROGATE = re.compile("[\ud800-\udfff]")
# `{"data": {"papers": [`: lists within lists of lists would be no export.
_DEEPEST = 4
_LONGEST_QUOTED = 60
# `{"title": "My list", "papers": [`: what holds records in an object that looks like one, but has no abstract.
_CONTAINERS = ("papers", "items", "notes", "results", "data", "entries", "records", "publications")


class JsonError(ValueError):
    """Why JSON text cannot be read, and the 1-based line where that shows."""

    def __init__(self, message: str, line: int = 1) -> None:
        super().__init__(message)
        self.line = line


def load(text: str) -> Json:
    """The value of a whole text; raises JsonError."""
    value, end = _decode(text, 0)
    if text[end:].strip():
        raise JsonError(f"Extra data at column {end + 1}")
    return value


def said(value: Json | str) -> str:
    """A value as messages quote it."""
    text = value if isinstance(value, str) else json.dumps(value)
    return text if len(text) <= _LONGEST_QUOTED else f"{text[:_LONGEST_QUOTED]}…"


def objects(text: str, wanted: frozenset[str]) -> Iterator[tuple[int, Json]]:
    """Each record with the 1-based line that it begins at: an object with one of the keys `wanted`.

    What stands in lists, or in objects without these keys, is looked at in turn; what is no object is handed out too.
    Raises JsonError where the text cannot be read; what stands before has been handed out by then.
    """
    yield from _Walk(text, wanted).within(0, 0)


def whole(text: str) -> str:
    r"""Replace lone surrogates, such as `"\ud800"` stands for: no file can hold them."""
    if not _SURROGATE.search(text):
        return text
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


class _Walk:
    """A walk through a text that counts lines as it goes."""

    def __init__(self, text: str, wanted: frozenset[str]) -> None:
        self._text, self._wanted = text, wanted
        self._counted, self._line = 0, 1
        self.end = 0

    def within(self, start: int, depth: int) -> Iterator[tuple[int, Json]]:
        """What stands at `start` and after it up to the bracket that closes it."""
        position = self._skip(start)
        while position < len(self._text) and self._text[position] not in "]}":
            yield from self._value(position, depth)
            position = self._skip(self.end)
        if depth and position >= len(self._text):
            raise JsonError("the text ends within a list", self._line_of(len(self._text)))
        self.end = position + 1

    def _value(self, start: int, depth: int) -> Iterator[tuple[int, Json]]:
        if self._text[start] == "[" and depth < _DEEPEST:
            yield from self.within(start + 1, depth + 1)
            return
        line = self._line_of(start)
        value, self.end = _decode(self._text, start, line)
        if isinstance(value, dict) and depth < _DEEPEST and self._is_wrapping(value):
            end = self.end
            yield from self._members(start + 1, depth + 1)
            self.end = end
            return
        yield line, value

    def _members(self, start: int, depth: int) -> Iterator[tuple[int, Json]]:
        """The objects among the values of an object."""
        position = self._skip(start)
        while self._text[position] != "}":
            _, end = _decode(self._text, position)
            colon = _COLON.match(self._text, end)
            value = colon.end() if colon else end
            held, self.end = _decode(self._text, value)
            if _is_object(held):
                yield from self._value(value, depth)
            position = self._skip(self.end)

    def _is_wrapping(self, value: dict[str, Json]) -> bool:
        """Whether an object is no record: its values hold the records."""
        if self._wanted.isdisjoint(value):
            return any(_is_object(each) for each in value.values())
        return "abstract" not in value and any(_is_object(value.get(name)) for name in _CONTAINERS)

    def _skip(self, start: int) -> int:
        match = _BLANK.match(self._text, start)
        return match.end() if match else start

    def _line_of(self, position: int) -> int:
        if position >= self._counted:
            self._line += self._text.count("\n", self._counted, position)
        else:
            self._line -= self._text.count("\n", position, self._counted)
        self._counted = position
        return self._line


def _is_object(value: Json) -> bool:
    """Whether a value is an object, or a list with one among its first."""
    return isinstance(value, dict) or (isinstance(value, list) and any(isinstance(each, dict) for each in value[:20]))


def _decode(text: str, start: int, line: int = 1) -> tuple[Json, int]:
    try:
        return _DECODER.raw_decode(text, start)
    except json.JSONDecodeError as fault:
        raise JsonError(f"{fault.msg} at column {fault.colno}", fault.lineno) from fault
    except RecursionError as fault:
        raise JsonError("nested too deeply", line) from fault
    except JsonError as fault:
        raise JsonError(str(fault), line) from fault
    except ValueError as fault:  # Python reads no numbers of more than 4,300 digits.
        raise JsonError("an endless number", line) from fault


def _constant(name: str) -> float:
    raise JsonError(f"'{name}' is no JSON")


_DECODER = json.JSONDecoder(parse_constant=_constant)
