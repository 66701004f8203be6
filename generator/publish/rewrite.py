"""Repairs in, a seed file on disk repaired out: its encoding, line ends and every other byte stay."""

from __future__ import annotations

import codecs
import re
from bisect import bisect_right
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING

from generator.codes import Code
from generator.problems import Location, Problem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generator.problems import Edit
    from generator.records import Source

_LINE_END = re.compile(r"(\r\n?|\n)")
_MARK = "\ufeff"
_WIDE = (  # UTF-32 first: its mark begins with that of UTF-16.
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_UNFINISHED = ".part"


def rewrite(source: Source, edits: Sequence[Edit]) -> Problem | None:
    """Make the edits in the file that the source was read from, in one step; the reason where that cannot be.

    The file must still say what was read: one that is no Unicode, lies in an archive, holds NUL characters or has
    changed since is left alone.
    """
    path = Path(source.path)
    try:
        data = path.read_bytes()
        encoding = next((name for mark, name in _WIDE if data.startswith(mark)), "utf-8")
        pieces = _LINE_END.split(data.decode(encoding))
    except OSError as fault:
        return _refused(source, f"cannot be read: {fault.strerror}")
    except UnicodeDecodeError:
        return _refused(source, "is not valid Unicode throughout")
    mark = pieces[0][: len(pieces[0]) - len(pieces[0].lstrip(_MARK))]
    lines, ends = [pieces[0].removeprefix(mark), *pieces[2::2]], [*pieces[1::2], ""]
    if "\n".join(lines) != source.text:
        return _refused(source, "does not say what was read from it")
    whole = (line + end for line, end in zip(_edited(lines, edits), ends, strict=True))
    try:
        _replace(path, "".join((mark, *whole)).encode(encoding))
    except OSError as fault:
        return _refused(source, f"cannot be written: {fault.strerror}")
    return None


def _edited(lines: Sequence[str], edits: Sequence[Edit]) -> list[str]:
    """The lines with the edits made, the last first, so that the places of the others stay true."""
    starts = list(accumulate((len(line) + 1 for line in lines[:-1]), initial=0))
    edited = list(lines)
    for edit in reversed(edits):
        number = bisect_right(starts, edit.start) - 1
        line, at = edited[number], edit.start - starts[number]
        edited[number] = line[:at] + edit.new + line[at + len(edit.old) :]
    return edited


def _replace(path: Path, data: bytes) -> None:
    """Write through a file beside it: whatever stops the run, the old file or the new one is there."""
    unfinished = path.with_name(path.name + _UNFINISHED)
    unfinished.write_bytes(data)
    unfinished.chmod(path.stat().st_mode & 0o777)
    unfinished.replace(path)


def _refused(source: Source, why: str) -> Problem:
    hint = "mend the places that `check` names by hand"
    return Problem(Location(source.path), f"not mended: the file {why}", hint=hint, code=Code.FILE_NOT_MENDED)
