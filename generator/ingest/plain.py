"""A plain list becomes drafts: headings, and blocks between blank lines that are one abstract each."""

from __future__ import annotations

import posixpath
import re
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING

from generator.codes import Code
from generator.ingest import headings, lengths, venues
from generator.problems import Location, Outcome, Problem, Severity
from generator.records import Bibliography, Draft

if TYPE_CHECKING:
    from collections.abc import Iterator

    from generator.ingest.headings import Heading
    from generator.records import Collection, Record, Source

_IF_SHORT = "a heading within a list begins with '# '; an abstract has no blank lines in it"
_IF_LONG = "are the blank lines between abstracts missing?"
# Blank to a reader: spaces of any width, and characters that show nothing; also rules such as `-----` or `* * *`.
_BLANK = re.compile(
    r"[\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    r"\ufe00-\ufe0f\ufeff\uffa0]*"
)
_RULE = re.compile(r"\s*([-–—=*_~#·•+])(?:\s*\1){2,}\s*")


@dataclass(frozen=True, slots=True)
class _Block:
    line: int
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Section:
    """What is below a heading: the heading that names the collection, and where and how its own heading stands."""

    heading: Heading
    collection: Collection
    place: Location | None = None
    name: str = ""
    used: bool = False


def parse(source: Source) -> Outcome[tuple[Record, ...]]:
    """The abstracts of a list, in their order, each in the collection of the heading above it.

    The first block may be a heading; a later one is a heading only when it cannot be an abstract. Without any,
    the file's name stands for one.
    """
    stem = posixpath.splitext(posixpath.basename(source.path))[0]
    section = _section(headings.of_file(stem))
    drafts: list[Record] = []
    problems: list[Problem] = []
    for index, block in enumerate(chain.from_iterable(map(_parted, _blocks(source.text)))):
        place = Location(source.path, block.line)
        found = headings.recognise(block.lines)
        if found and (index == 0 or found.certain):
            problems += _unused(section)
            section = _below(section, found, place)
            problems += _later(section, found) if drafts else []
            continue
        draft = _draft("\n".join(block.lines), section, place, len(drafts) + 1)
        section = section if section.used else replace(section, used=True)
        problems += lengths.check(draft, _IF_SHORT, _IF_LONG)
        drafts.append(draft)
    problems += _unused(section)
    if not drafts and not problems:
        problems.append(Problem(Location(source.path), "no abstract in this file", code=Code.FILE_EMPTY))
    return Outcome(tuple(drafts), tuple(problems))


def _blocks(text: str) -> Iterator[_Block]:
    lines: list[str] = []
    first = 0
    for number, line in enumerate([*text.split("\n"), ""], 1):
        if not (_BLANK.fullmatch(line) or _RULE.fullmatch(line)):
            first = first if lines else number
            lines.append(line.replace("\ufeff", "").strip())
        elif lines:
            yield _Block(first, tuple(lines))
            lines = []


def _parted(block: _Block) -> tuple[_Block, ...]:
    """A block whose first line is a heading that lacks its blank line, as two; its second line is clearly longer."""
    first, *rest = block.lines
    if not rest or len(rest[0]) < 2 * len(first) or headings.recognise(block.lines):
        return (block,)
    found = headings.recognise([first])
    if not found or not found.certain:
        return (block,)
    return _Block(block.line, (first,)), _Block(block.line + 1, tuple(rest))


def _draft(abstract: str, section: _Section, place: Location, number: int) -> Draft:
    event = section.heading.event
    return Draft(
        abstract=abstract,
        bibliography=Bibliography(venue=event.venue, year=event.year),
        collection=section.collection,
        location=place,
        number=number,
    )


def _below(current: _Section, found: Heading, place: Location) -> _Section:
    """The section that a heading begins; one without venue and year, such as `Oral papers`, stays in its collection."""
    inner = found.event.venue is None and found.event.year is None and current.place is not None
    return _section(current.heading if inner else found, place, found.name)


def _section(heading: Heading, place: Location | None = None, name: str = "") -> _Section:
    collection = venues.collection(heading.name, heading.event.venue, heading.event.year)
    return _Section(heading, collection, place, name)


def _later(section: _Section, found: Heading) -> list[Problem]:
    """A note on a heading after abstracts: it may have been meant as one of them."""
    if section.place is None:
        return []
    if section.heading is found:
        message = f"'{found.name}' is read as a heading: a new collection begins"
    else:
        message = f"'{found.name}' is read as a heading within '{section.heading.name}'"
    return [Problem(section.place, message, Severity.NOTE, code=Code.HEADING_READ)]


def _unused(section: _Section) -> list[Problem]:
    if section.used or section.place is None:
        return []
    return [Problem(section.place, f"no abstract below the heading '{section.name}'", code=Code.HEADING_UNUSED)]
