"""Text of tagged lines, as RIS, nbib and EndNote have them, becomes records: the first line, and the values by tag."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import re
    from collections.abc import Iterator, Mapping


@dataclass(frozen=True, slots=True)
class Dialect:
    """How a format writes a line: `tag` finds the tag and what follows it, in groups of these names."""

    tag: re.Pattern[str]
    starts: frozenset[str]
    """The tags that begin a record."""
    listed: frozenset[str] = frozenset()
    """Those whose further lines are values of their own, as the authors of Web of Science."""


@dataclass(frozen=True, slots=True)
class Tagged:
    """A record: its 1-based line, and what stands under each tag in the order of the file."""

    line: int
    values: Mapping[str, tuple[str, ...]]

    def first(self, *tags: str) -> str | None:
        """The first value that is not empty, of the first tag that has one."""
        return next((value for tag in tags for value in self.values.get(tag, ()) if value), None)

    def every(self, *tags: str) -> tuple[str, ...]:
        """The values of the first tag that has any."""
        return next((found for tag in tags if (found := tuple(filter(None, self.values.get(tag, ()))))), ())


def records(text: str, dialect: Dialect) -> Iterator[Tagged]:
    """Every record; what stands before the first, such as a file's own head, is passed over.

    A line without a tag goes on with the value before it.
    """
    begun, tag = 0, ""
    values: dict[str, list[str]] = {}
    for number, line in enumerate(text.split("\n"), 1):
        match = dialect.tag.match(line)
        if match:
            tag, value = match["tag"], match["value"].strip()
            if tag in dialect.starts:
                if begun:
                    yield _record(begun, values)
                begun, values = number, {}
            values.setdefault(tag, []).append(value)
        elif tag and line.strip():
            _continue(values[tag], line.strip(), listed=tag in dialect.listed)
    if begun:
        yield _record(begun, values)


def _continue(found: list[str], line: str, *, listed: bool) -> None:
    if listed:
        found.append(line)
    else:
        found[-1] = f"{found[-1]}\n{line}" if found[-1] else line


def _record(line: int, values: Mapping[str, list[str]]) -> Tagged:
    return Tagged(line, {tag: tuple(found) for tag, found in values.items()})
