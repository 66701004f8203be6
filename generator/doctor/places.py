"""Problems of a paper in, the same problems out with the line and column of the fault, and the source's words there."""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import TYPE_CHECKING

from generator.codes import Code
from generator.doctor.occurrences import find, occurrences
from generator.problems import Location

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from generator.problems import Problem
    from generator.records import Source

# What is said of these may stand in another file than the abstract.
_BESIDE = {Code.AUTHOR_ODD, Code.AUTHOR_SPELLINGS, Code.TITLE_CAPITALS, Code.TITLE_CUT, Code.YEAR_ODD}
_AROUND = 36  # characters of the source before and after the fault
_LONGEST = 80
# The values that a message quotes: unknown command '\ours'.
_QUOTED = re.compile(r"(?<!\w)'(.+?)'(?!\w)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Sheet:
    """The text of a source, where its lines begin, and the numbers of the lines in which a record begins, sorted."""

    path: str
    text: str
    lines: Sequence[int]
    records: Sequence[int]

    def location(self, offset: int) -> Location:
        """The place of a character."""
        line = bisect_right(self.lines, offset)
        return Location(self.path, line, offset - self.lines[line - 1] + 1)

    def record_at(self, line: int) -> int:
        """The line in which the record around a line begins; 0 before the first."""
        at = bisect_right(self.records, line)
        return self.records[at - 1] if at else 0

    def region(self, line: int) -> tuple[int, int]:
        """From the beginning of a line up to the next record, as offsets."""
        at = bisect_right(self.records, line)
        last = self.records[at] if at < len(self.records) else len(self.lines) + 1
        return self.lines[line - 1], self.lines[last - 1] if last <= len(self.lines) else len(self.text)

    def excerpt(self, start: int, length: int) -> str:
        """The words around a fault, within its line; characters that show nothing are named."""
        line = bisect_right(self.lines, start)
        first = self.lines[line - 1]
        last = self.lines[line] - 1 if line < len(self.lines) else len(self.text)
        begin, end = max(first, start - _AROUND), min(last, start + min(length, _LONGEST) + _AROUND)
        shown = "".join(map(visible, self.text[begin:end].strip()))
        return f"{'…' if begin > first else ''}{shown}{'…' if end < last else ''}"


def sheets(sources: Iterable[Source], records: Iterable[Location]) -> Mapping[str, Sheet]:
    """A sheet for each source, by path."""
    begun: dict[str, set[int]] = {}
    for place in records:
        begun.setdefault(place.path, set()).add(place.line)
    return {
        source.path: Sheet(source.path, source.text, _lines(source.text), sorted(begun.get(source.path, ())))
        for source in sources
    }


def placed(problems: Iterable[Problem], known: Mapping[str, Sheet]) -> Iterator[Problem]:
    """Each problem at the column of the text that it quotes, where that stands in its record's part of the source."""
    told = tuple(problems)
    elsewhere = occurrences(filter(None, map(_beside, told)), [sheet.text for sheet in known.values()])
    whole = tuple(known.values())
    for problem in told:
        sheet = known.get(problem.location.path)
        if sheet is None or problem.location.column or not 0 < problem.location.line <= len(sheet.lines):
            yield problem
            continue
        quoted, region = _QUOTED.findall(problem.message), sheet.region(problem.location.line)
        span = locate(sheet.text, region, quoted, problem.snippet)
        if value := _beside(problem):
            if own := find(value, sheet.text, region):
                span = own
            elif there := elsewhere.get(value):
                sheet, span = whole[there.text], there.span
        if span is None:
            yield problem
        else:
            yield replace(problem, location=sheet.location(span[0]), snippet=sheet.excerpt(*span))


def _beside(problem: Problem) -> str:
    """The title or name that a problem quotes which may stand in another file than the abstract; else empty."""
    quoted = _QUOTED.search(problem.message) if problem.code in _BESIDE else None
    return quoted[1] if quoted else ""


def locate(text: str, region: tuple[int, int], quoted: Sequence[str], around: str) -> tuple[int, int] | None:
    """Where a quoted value stands in a region of a source, as offset and length: where the words around it are too,
    if possible.

    Blanks and line breaks count as the same, and a value may stand as JSON writes it. None where it is not found:
    what cleaning quotes may have been written otherwise.
    """
    for value in filter(None, quoted):
        for before, after in _contexts(value, around):
            context = _search(text, before + value + after, region)
            found = context and _search(text, value, (context.start() + len(before), context.end()))
            if found:
                return found.start(), found.end() - found.start()
    return _between(text, region, quoted, around)


def _between(text: str, region: tuple[int, int], quoted: Sequence[str], around: str) -> tuple[int, int] | None:
    """Where the words before or after a value stand that itself stands for something else, such as `[citation]`."""
    for value in filter(None, quoted):
        before, found, after = around.partition(value)
        if found and (context := _search(text, before, region)):
            return context.end() + text.startswith((" ", "~"), context.end()), 1
        if found and (context := _search(text, after, region)):
            return context.start(), 1
    context = _search(text, around, region)
    return (context.start(), context.end() - context.start()) if context else None


def _contexts(value: str, around: str) -> Iterator[tuple[str, str]]:
    """What stands before and after a value, from all that is known down to nothing.

    Formulas and styles around it stand otherwise in the source.
    """
    before, found, after = around.partition(value)
    if found:
        near_before, near_after = re.split(r"\ufffc", before)[-1], re.split(r"\ufffc", after)[0]
        yield before, after
        yield near_before, near_after
        yield "", near_after
        yield near_before, ""
    yield "", ""


def visible(character: str) -> str:
    """The character, or its code point where nobody would see it."""
    return character if character.isprintable() else f"<U+{ord(character):04X}>"


def _search(text: str, wanted: str, region: tuple[int, int]) -> re.Match[str] | None:
    words = wanted.split()
    if not words:
        return None
    for form in ([json.dumps(word, ensure_ascii=False)[1:-1] for word in words], words):
        found = re.compile(r"\s+".join(map(re.escape, form))).search(text, *region)
        if found:
            return found
    return None


def _lines(text: str) -> list[int]:
    """Where each line begins."""
    return list(accumulate((len(line) + 1 for line in text.split("\n")[:-1]), initial=0))
