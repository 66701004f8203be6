"""The seeds folder becomes sources: every seed file in sorted order, decoded, with `\\n` as its only line end."""

from __future__ import annotations

import codecs
import os
import posixpath
import re
import stat
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from generator.codes import Code
from generator.ingest import archives, formats
from generator.problems import GeneratorError, Location, Outcome, Problem, Severity
from generator.records import Source

if TYPE_CHECKING:
    from collections.abc import Iterator

VOCABULARY = "vocabulary.toml"
PERMALINKS = "permalinks.toml"
# Files at the top of the folder that curate the collection; they hold no papers.
_CURATION = {VOCABULARY, PERMALINKS}
# `.gitattributes`, `#list.txt#`, `list.txt~`, `list.bak`: what systems and editors leave behind.
_LEFTOVER = re.compile(r"\..*|#.*#|.*~|.*\.(?:bak|orig|rej|swp|tmp)|desktop\.ini|thumbs\.db|__macosx", re.IGNORECASE)
_ABOUT = re.compile(r"(?:readme|licen[cs]e|copying|contributing|changelog)(?:\..*)?", re.IGNORECASE)

_BYTE_ORDER_MARKS = (  # UTF-32 first: its mark begins with that of UTF-16.
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_CONTROLS = bytes(set(range(32)) - set(b"\t\n\f\r\x1b"))
# Compressed data is one tenth control characters; of 100,000 real abstracts two files held a stray NUL each.
_MOST_CONTROLS = 0.05
_BINARY_BEGINNINGS = (b"%PDF-", b"PK\x03\x04", b"\x1f\x8b", b"\x89PNG", b"\xd0\xcf\x11\xe0")
# Bytes that are not UTF-8 arrive as U+DC80 to U+DCFF and are read as Windows-1252; the five bytes that it leaves
# undefined mean what they mean in Latin-1.
_WINDOWS = {0xDC00 + byte: bytes([byte]).decode("cp1252", "ignore") or chr(byte) for byte in range(0x80, 0x100)}


class SeedsError(GeneratorError):
    """The seeds folder, or a file that curates it, cannot be used at all."""


def read(folder: Path, columns: tuple[tuple[str, str], ...] = ()) -> Outcome[tuple[Source, ...]]:
    """Every seed file below the folder and in its archives, sorted by path; links are not followed.

    `columns` is what the settings say of tables' headings, for the parsers. Raises SeedsError when there is no such
    folder. A file that cannot be read is an error beside the result.
    """
    if not folder.is_dir():
        fact = "is not a folder" if folder.exists() else "does not exist"
        raise SeedsError(
            f"the seeds folder '{folder}' {fact}\n  hint: put files of abstracts into it, or name another with --seeds"
        )
    sources: list[Source] = []
    problems: list[Problem] = []
    for found in _files(folder):
        match found:
            case Problem():
                problems.append(found)
            case Path():
                for outcome in _load(found):
                    problems += outcome.problems
                    if outcome.value is not None:
                        sources.append(replace(outcome.value, columns=columns))
    if not sources:
        problems.append(
            Problem(
                Location(folder.as_posix()),
                "no abstracts to read in this folder",
                Severity.ERROR,
                _known(),
                code=Code.FOLDER_EMPTY,
            )
        )
    return Outcome(tuple(sources), tuple(problems))


def read_vocabulary(folder: Path) -> Source | None:
    """The curation of tags at the top of the seeds folder, where there is one; raises SeedsError unless it is UTF-8."""
    return _curation(folder / VOCABULARY)


def read_permalinks(folder: Path) -> Source | None:
    """The lasting addresses at the top of the seeds folder, where they are locked; raises as `read_vocabulary`."""
    return _curation(folder / PERMALINKS)


def _curation(path: Path) -> Source | None:
    if not path.is_file():
        return None
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as fault:
        raise SeedsError(f"{path.as_posix()}: byte {_hex(fault.object[fault.start])} is not UTF-8") from fault
    except OSError as fault:
        raise SeedsError(f"{path.as_posix()}: cannot be read: {fault.strerror}") from fault
    return Source(path.as_posix(), text)


def _files(folder: Path) -> list[Path | Problem]:
    """The seed files below the folder, and a problem for each that cannot be one, sorted by path."""
    found: list[tuple[str, Path | Problem]] = []

    def unreadable(fault: OSError) -> None:
        place = Path(os.fsdecode(fault.filename)).as_posix()
        problem = Problem(
            Location(place), f"folder cannot be read: {fault.strerror}", Severity.ERROR, code=Code.FOLDER_UNREADABLE
        )
        found.append((place, problem))

    for parent, folders, names in os.walk(folder, onerror=unreadable):
        here = Path(parent)
        linked = [name for name in folders if (here / name).is_symlink()]
        folders[:] = [name for name in folders if name not in linked and not _LEFTOVER.fullmatch(name)]
        for name in [*names, *linked]:
            path = here / name
            if _LEFTOVER.fullmatch(name) or _ABOUT.fullmatch(name) or (here == folder and name in _CURATION):
                continue
            found.append((path.as_posix(), _judge(path, folder) or path))
    return [each for _, each in sorted(found, key=lambda item: item[0])]


def _judge(path: Path, folder: Path) -> Problem | None:
    """Why a file cannot be a seed, judged by its name and kind; None when it can."""
    place = Location(_shown(path))
    if path.is_symlink():
        if path.resolve().is_relative_to(folder.resolve()):
            return Problem(
                place, "link to another file of this folder, not followed", Severity.NOTE, code=Code.FILE_LINK
            )
        hint = "put the file itself into the folder"
        return Problem(place, "link that leads out of the seeds folder, not followed", hint=hint, code=Code.FILE_LINK)
    if not stat.S_ISREG(path.lstat().st_mode):
        return Problem(place, "not a regular file, skipped", code=Code.FILE_UNKNOWN)
    return None if _may_hold_papers(path.name) else _unknown(place)


def _may_hold_papers(name: str) -> bool:
    """Whether a file is to be opened: its suffix is known, or it has none and its text will tell."""
    suffix = posixpath.splitext(name)[1].lower()
    return suffix in formats.SUFFIXES or suffix in archives.SUFFIXES or not suffix


def _unknown(place: Location) -> Problem:
    name = posixpath.basename(place.path)
    said = f"unknown kind of file '{posixpath.splitext(name)[1] or name}', skipped"
    return Problem(place, said, hint=_known(), code=Code.FILE_UNKNOWN)


def _load(path: Path) -> Iterator[Outcome[Source | None]]:
    """The source that a file is, or those that an archive holds."""
    shown = _shown(path)
    try:
        if path.suffix.lower() == ".zip":
            with path.open("rb") as file:
                for member in archives.unzip(file, _is_wanted):
                    yield _member(member, f"{shown}/{member.name}" if member.name else shown)
            return
        data = path.read_bytes()
    except OSError as fault:
        message = f"cannot be read: {fault.strerror}"
        problem = Problem(Location(shown), message, Severity.ERROR, code=Code.FILE_UNREADABLE)
        yield Outcome(None, (problem,))
        return
    if path.suffix.lower() == ".gz":
        yield _member(archives.gunzip(data, path.stem), f"{shown}/{path.stem}")
    else:
        yield _source(data, shown)


def _is_wanted(name: str) -> bool:
    """Whether a file of an archive counts: none that a system, an editor or a licence left there does."""
    return not any(_LEFTOVER.fullmatch(part) or _ABOUT.fullmatch(part) for part in name.split("/"))


def _member(member: archives.Member, shown: str) -> Outcome[Source | None]:
    if member.fault:
        return Outcome(None, (Problem(Location(shown), member.fault, Severity.ERROR, code=Code.FILE_UNREADABLE),))
    if posixpath.splitext(shown)[1].lower() not in (*formats.SUFFIXES, ""):
        return Outcome(None, (_unknown(Location(shown)),))
    return _source(member.data, shown)


def _source(data: bytes, shown: str) -> Outcome[Source | None]:
    if not posixpath.splitext(shown)[1] and _is_binary(data):
        return Outcome(None, (_unknown(Location(shown)),))
    decoded = _decode(data, shown)
    if decoded.value is None:
        return Outcome(None, decoded.problems)
    text = decoded.value.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    problems = (*decoded.problems, *_nulls(text, shown))
    text = text.replace("\0", "")
    if not text.strip():
        return Outcome(None, (*problems, Problem(Location(shown), "the file is empty", code=Code.FILE_EMPTY)))
    if formats.of(shown, text) is None:
        return Outcome(None, (_unknown(Location(shown)),))
    return Outcome(Source(shown, text), problems)


def _nulls(text: str, shown: str) -> list[Problem]:
    first = text.find("\0")
    if first < 0:
        return []
    place = Location(shown, 1 + text.count("\n", 0, first))
    return [Problem(place, f"{text.count(chr(0)):,} NUL characters, left out", code=Code.NUL_CHARACTER)]


def _decode(data: bytes, shown: str) -> Outcome[str | None]:
    """The text of a file; None for one that is not text."""
    encoding = next((name for mark, name in _BYTE_ORDER_MARKS if data.startswith(mark)), None)
    if encoding:
        return _decode_wide(data, encoding, shown)
    if _is_binary(data):
        hint = "if it is text, save it as UTF-8"
        return Outcome(
            None, (Problem(Location(shown), "binary file, skipped", Severity.ERROR, hint, code=Code.FILE_BINARY),)
        )
    return _decode_bytes(data.removeprefix(codecs.BOM_UTF8), shown)


def _is_binary(data: bytes) -> bool:
    controls = len(data) - len(data.translate(None, _CONTROLS))
    return data.startswith(_BINARY_BEGINNINGS) or controls > len(data) * _MOST_CONTROLS


def _decode_wide(data: bytes, encoding: str, shown: str) -> Outcome[str]:
    text = data.decode(encoding, "replace")
    broken = text.find("\ufffd")
    if broken < 0:
        return Outcome(text)
    line = 1 + len(re.findall(r"\r\n?|\n", text[:broken]))
    return Outcome(
        text,
        (Problem(Location(shown, line), f"not valid {encoding.upper()}, shown as '\ufffd'", code=Code.FILE_ENCODING),),
    )


def _decode_bytes(data: bytes, shown: str) -> Outcome[str]:
    """UTF-8; what is not UTF-8 is read as Windows-1252, so that the rest of a file of mixed origin stays right."""
    try:
        return Outcome(data.decode())
    except UnicodeDecodeError as fault:
        escaped = data.decode("utf-8", "surrogateescape")
        line = 1 + len(re.findall(rb"\r\n?|\n", data[: fault.start]))
        count = sum(map(_is_escape, escaped))
        more = f" (nor are {count - 1:,} others)" if count > 1 else ""
        message = f"byte {_hex(data[fault.start])} is not UTF-8{more}, read as Windows-1252"
        problem = Problem(Location(shown, line), message, hint="save the file as UTF-8", code=Code.FILE_ENCODING)
        return Outcome(escaped.translate(_WINDOWS), (problem,))


def _is_escape(character: str) -> bool:
    return "\udc80" <= character <= "\udcff"


def _shown(path: Path) -> str:
    """A path as messages show it; bytes that no text can hold are written out."""
    return path.as_posix().encode("utf-8", "backslashreplace").decode("utf-8")


def _hex(byte: int) -> str:
    return f"0x{byte:02X}"


def _known() -> str:
    return f"known kinds: {', '.join((*formats.SUFFIXES, *archives.SUFFIXES))}"
