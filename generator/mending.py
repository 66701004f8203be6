"""A source in, the repairs of it that are safe out: those after which every paper reads exactly as before."""

from __future__ import annotations

import posixpath
from bisect import bisect_right
from dataclasses import replace
from typing import TYPE_CHECKING

from generator.clean import manuscripts, repairs
from generator.codes import Code
from generator.ingest import formats
from generator.records import Collection, Draft

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from generator.clean.hyphenation import Lexicon
    from generator.problems import Edit
    from generator.records import Record, Source

# What looks like a split word may be part of an address or a name.
_WORDS = frozenset({Code.SPLIT_WORD})
# Where a tab parts columns, none was the beginning of `\times`.
_TABBED = {".csv", ".tab", ".tsv"}


def sound(source: Source, before: Sequence[Record], lexicon: Lexicon) -> tuple[Edit, ...]:
    """The repairs of a source that change nothing of what readers see; `before` are the records that it holds.

    The source is read once more with the repairs made, and each record that changed is cleaned again. Where a paper
    then reads otherwise, its words are left as they are, and if that does not help, all of its record. A source is
    given up when its records no longer line up.
    """
    tabs = posixpath.splitext(source.path)[1].lower() not in _TABBED
    edits = repairs.find(source.text, lexicon, tabs=tabs)
    if not edits:
        return ()
    for doubtful in (_WORDS, frozenset(Code)):
        changed = _changed(before, source, edits, lexicon)
        if changed is None:
            return ()
        if not changed:
            return edits
        edits = _without(doubtful, edits, source, before, changed)
    return () if _changed(before, source, edits, lexicon) else edits


def mended(source: Source, edits: Sequence[Edit]) -> Source:
    """The source with the repairs made."""
    return replace(source, text=repairs.apply(source.text, edits))


def diff(source: Source, edits: Sequence[Edit]) -> Iterator[str]:
    """The repairs as a unified diff, line by line; without lines around them, since a line may be a whole abstract."""
    old, new = source.text.split("\n"), mended(source, edits).text.split("\n")
    yield f"--- {source.path}\n"
    yield f"+++ {source.path}\n"
    for number, (before, after) in enumerate(zip(old, new, strict=True), 1):
        if before != after:
            end = "\n" if number < len(old) else "\n\\ No newline at end of file\n"
            yield f"@@ -{number} +{number} @@\n"
            yield f"-{before}{end}"
            yield f"+{after}{end}"


def _changed(
    before: Sequence[Record], source: Source, edits: Sequence[Edit], lexicon: Lexicon
) -> frozenset[int] | None:
    """The lines of the records that read otherwise after the edits; None when they are not the same records."""
    after = formats.parse(mended(source, edits)).value
    if [(type(one), one.location) for one in before] != [(type(one), one.location) for one in after]:
        return None
    pairs = zip(before, after, strict=True)
    return frozenset(
        old.location.line for old, new in pairs if old != new and not _read_alike(old, new, lexicon)
    )  # fmt: skip


def _read_alike(old: Record, new: Record, lexicon: Lexicon) -> bool:
    return manuscripts.clean(_draft(old), lexicon).value == manuscripts.clean(_draft(new), lexicon).value


def _draft(record: Record) -> Draft:
    """The record as one with an abstract, whatever it holds."""
    if isinstance(record, Draft):
        return record
    return Draft(
        abstract=record.opening or "",
        bibliography=record.bibliography,
        collection=Collection("", record.key),
        location=record.location,
        number=0,
    )


def _without(
    codes: frozenset[Code], edits: Sequence[Edit], source: Source, records: Sequence[Record], lines: frozenset[int]
) -> tuple[Edit, ...]:
    """The edits but for those of these kinds in the records that begin in these lines."""
    firsts = sorted(record.location.line for record in records)
    at = line = 0
    kept = []
    for edit in edits:
        line += source.text.count("\n", at, edit.start)
        at = edit.start
        record = bisect_right(firsts, line + 1)
        if edit.code not in codes or not record or firsts[record - 1] not in lines:
            kept.append(edit)
    return tuple(kept)
