"""A table in CSV or TSV, headings in its first row, becomes drafts and metadata."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING

from generator.codes import Code
from generator.ingest import columns
from generator.ingest.assembly import gather
from generator.problems import Location, Outcome, Problem, Severity

if TYPE_CHECKING:
    from collections.abc import Iterator

    from generator.ingest.assembly import Fields
    from generator.ingest.columns import Columns
    from generator.records import Record, Source

_DELIMITERS = ",;\t|"
_FEWEST_KNOWN = 2
# What makes a row a record: any of these.
_TELLING = {"title", "abstract"}
_HINT = "name a column for the titles or the abstracts, or say under [tool.generator.csv] what yours hold"


def recognises(text: str) -> bool:
    """Whether a file's text is a table: its first line names a title or an abstract, and something else."""
    first = next((line for line in text.split("\n", 5) if line.strip()), "")
    cells = _cells(first, _delimiter(first, ()))
    known = {columns.meaning(cell, ()) for cell in cells} - {None}
    return len(known) >= _FEWEST_KNOWN and bool(known & _TELLING) and 2 * len(known) >= len(cells)


def parse(source: Source) -> Outcome[tuple[Record, ...]]:
    """A record a row; a table without headings that are known is a warning, columns that are not used one note."""
    problems: list[Problem] = []
    outcome = gather(_records(source, problems))
    return Outcome(outcome.value, (*outcome.problems, *problems))


def _records(source: Source, problems: list[Problem]) -> Iterator[Fields]:
    rows = _rows(source, problems)
    line, names = next(rows, (0, []))
    known = {columns.meaning(name, source.columns) for name in names}
    if not known & _TELLING:
        said = "no column of titles or abstracts among " + ", ".join(f"'{name}'" for name in names)
        problems.append(Problem(Location(source.path, line), said, hint=_HINT, code=Code.TABLE_ODD))
        return
    problems += _unused(names, Location(source.path, line), source.columns)
    wide: list[int] = []
    for number, row in rows:
        wide += [number] if any(cell.strip() for cell in row[len(names) :]) else []
        # Of two columns with one heading, as Scopus has, the first that says something is meant.
        found: dict[str, tuple[str, ...]] = {}
        for name, cell in zip(names, row, strict=False):
            if cell.strip():
                found.setdefault(name, (cell,))
        if found:
            yield columns.fields(found, Location(source.path, number), source.columns)
    if wide:
        said = f"{len(wide):,} rows have more cells than the table has headings, the first here; the rest is ignored"
        hint = "is a quotation mark or a comma missing?"
        problems.append(Problem(Location(source.path, wide[0]), said, hint=hint, code=Code.TABLE_ODD))


def _rows(source: Source, problems: list[Problem]) -> Iterator[tuple[int, list[str]]]:
    """Each row that is not empty, with the line that it begins at."""
    lines = [f"{line}\n" for line in source.text.split("\n")]
    head = next((index for index, line in enumerate(lines) if line.strip() and not line.startswith("sep=")), 0)
    reader = csv.reader(lines[head:], delimiter=_delimiter(lines[head], source.columns))
    before = head
    try:
        for row in reader:
            if any(cell.strip() for cell in row):
                yield before + 1, row
            before = head + reader.line_num
    except csv.Error as fault:
        message = f"the table cannot be read from here on: {fault}"
        hint = "is a quotation mark missing?"
        place = Location(source.path, before + 1)
        problems.append(Problem(place, message, Severity.ERROR, hint, code=Code.FILE_BROKEN))


def _delimiter(head: str, given: Columns) -> str:
    """What parts the cells of the first row: the sign that makes most known headings."""
    counts = {
        sign: sum(columns.meaning(cell, given) is not None for cell in _cells(head, sign)) for sign in _DELIMITERS
    }
    return max(_DELIMITERS, key=lambda sign: (counts[sign], head.count(sign)))


def _cells(line: str, delimiter: str) -> list[str]:
    return [cell.strip(' "') for cell in line.strip().split(delimiter)]


def _unused(names: list[str], place: Location, given: Columns) -> list[Problem]:
    unused = [name for name in names if name.strip() and columns.meaning(name, given) is None]
    if not unused:
        return []
    said = "columns that are not read: " + ", ".join(f"'{name}'" for name in unused)
    hint = "[tool.generator.csv] can say what they hold"
    return [Problem(place, said, Severity.NOTE, hint, code=Code.FIELD_UNKNOWN)]
