"""One mapping from a file's suffix to the parser of its format: the place to add a format."""

from __future__ import annotations

import posixpath
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias

from generator.ingest import bibtex, jsonl, lengths, plain
from generator.problems import Outcome

if TYPE_CHECKING:
    from generator.records import Record, Source

Parser: TypeAlias = "Callable[[Source], Outcome[tuple[Record, ...]]]"

FORMATS: Mapping[str, Parser] = {
    ".bib": bibtex.parse,
    ".jsonl": jsonl.parse,
    ".ndjson": jsonl.parse,
    ".text": plain.parse,
    ".txt": plain.parse,
}
SUFFIXES = tuple(FORMATS)


def parse(source: Source) -> Outcome[tuple[Record, ...]]:
    """The records of a source, read by the parser that its suffix names; KeyError for a suffix that is unknown."""
    outcome = FORMATS[posixpath.splitext(source.path)[1].lower()](source)
    return Outcome(lengths.bounded(outcome.value), outcome.problems)
