"""The safe repairs of a source become findings: one for each kind and line."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from generator.codes import Code
from generator.doctor.places import visible
from generator.problems import Edit, Problem, Severity

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from generator.doctor.places import Sheet

# What readers see is right in all of these. A warning: the file is damaged, and what it meant was guessed.
_SAID = {
    Code.CONTROL_CHARACTER: (Severity.WARNING, "control character '{old}'"),
    Code.EATEN_ESCAPE: (Severity.WARNING, "'{old}' was the '{new}' of a LaTeX command"),
    Code.INVISIBLE_CHARACTER: (Severity.NOTE, "invisible character '{old}'"),
    Code.LIGATURE: (Severity.NOTE, "ligature '{old}'"),
    Code.MOJIBAKE: (Severity.WARNING, "'{old}' is '{new}' in a wrong encoding"),
    Code.SPLIT_WORD: (Severity.NOTE, "'{old}' is one word: '{new}'"),
}
_HINT = "`python -m generator check --fix` mends it"


def told(sheet: Sheet, edits: Sequence[Edit]) -> Iterator[Problem]:
    """The findings, in order of place, each with the number of others of its kind in its line."""
    lines = [(sheet.location(edit.start), edit) for edit in edits]
    ordered = sorted(lines, key=lambda pair: (pair[0].line, pair[1].code, pair[0].column))
    for _, group in groupby(ordered, key=lambda pair: (pair[0].line, pair[1].code)):
        (place, edit), *others = group
        severity, said = _SAID[Code(edit.code)]
        message = said.format(old="".join(map(visible, edit.old)), new=edit.new)
        more = f", and {len(others)} more in this line" if others else ""
        snippet = sheet.excerpt(edit.start, len(edit.old))
        yield Problem(place, f"{message}{more}", severity, _HINT, edit.code, snippet)
