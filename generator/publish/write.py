"""Pages in, generated files on disk out: brings a folder up to date and touches no hand-written file in it."""

from __future__ import annotations

import gzip
import os
import unicodedata
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from generator.problems import GeneratorError
from generator.records import Changes, Page

MARKER = "# Generated from the abstracts in the seeds folder: changes made here are lost."
"""A YAML comment, the first line of the front matter: unseen on GitHub and on the site, and proof of who wrote it."""

MANIFEST = ".generated"
"""Names, one a line, the generated files that have no place for a marker; hidden, so MkDocs leaves it out."""

_OPENING = "---\n"
_SUFFIX = ".md"
_PACKED = ".gz"
_UNFINISHED = ".part"


class WriteError(GeneratorError):
    """A page that cannot be written without harm to a file that the generator does not own."""


@dataclass(frozen=True, slots=True)
class _Found:
    """What stands in the folder: generated files, and everything else, as paths with `/` between parts."""

    generated: tuple[str, ...]
    foreign: tuple[str, ...]
    """Hand-written files, and links of the file system, which are never followed."""


def write(pages: Sequence[Page], folder: Path) -> Changes:
    """Make the generated files below `folder` exactly these pages; a file that is already right is left alone.

    Markdown carries the marker; of other files, such as downloads, the manifest tells that they are generated.
    Raises `WriteError`: before anything is changed, when a page's path leaves the folder or is taken by a file
    that is not generated; and when the disk refuses.
    """
    try:
        return _bring_up_to_date(pages, folder)
    except OSError as fault:
        raise WriteError(f"{fault.filename or folder}: {fault.strerror}") from fault


def put(path: Path, text: str) -> None:
    """Write one file that the generator keeps among the seeds, unless it says this already; raises WriteError."""
    data = text.encode()
    try:
        if not path.is_file() or path.read_bytes() != data:
            _replace(path, data)
    except OSError as fault:
        raise WriteError(f"{path.as_posix()}: cannot be written: {fault.strerror}") from fault


def hand_written(folder: Path) -> tuple[Path, ...]:
    """Every file below the folder that the generator did not write, in order."""
    return tuple(folder / path for path in _look(folder).foreign)


def _bring_up_to_date(pages: Sequence[Page], folder: Path) -> Changes:
    found = _look(folder)
    _refuse_conflicts(pages, found)
    wanted = {page.path: page for page in sorted(pages, key=lambda page: page.path)}
    listed = {path for path in wanted if not path.endswith(_SUFFIX)}
    # Named before they are there, and until they are gone: a run that stops midway leaves nothing unowned.
    _list(folder, listed | _listed(folder))
    removed = tuple(path for path in found.generated if path not in wanted)
    for path in removed:
        (folder / path).unlink()
    _remove_empty_folders(folder, removed)
    # What is there is what the walk named: a file system that ignores case would also open `A.md` as `a.md`.
    kept = (path for path in found.generated if path in wanted)
    right = {path for path in kept if (folder / path).read_bytes() == _stamped(wanted[path])}
    written = tuple(path for path in wanted if path not in right)
    for path in written:
        _replace(folder / path, _stamped(wanted[path]))
    _list(folder, listed)
    return Changes(written=written, unchanged=tuple(path for path in wanted if path in right), removed=removed)


def _look(folder: Path) -> _Found:
    """Sort what is below the folder into generated and foreign."""
    generated: list[str] = []
    foreign: list[str] = []
    listed = _listed(folder)
    for path in _files(folder):
        name = path.relative_to(folder).as_posix()
        if name != MANIFEST:
            (generated if _is_generated(path, name, listed) else foreign).append(name)
    return _Found(tuple(sorted(generated)), tuple(sorted(foreign)))


def _files(folder: Path) -> Iterator[Path]:
    """Every file below the folder; a link to a folder counts as a file, and is not entered."""
    for place, folders, files in os.walk(folder):
        links = (name for name in folders if Path(place, name).is_symlink())
        yield from (Path(place, name) for name in (*files, *links))


def _listed(folder: Path) -> frozenset[str]:
    """The paths that the manifest names."""
    manifest = folder / MANIFEST
    if manifest.is_symlink() or not manifest.is_file():
        return frozenset()
    return frozenset(manifest.read_text(encoding="utf-8", errors="replace").splitlines()[1:])


def _list(folder: Path, paths: AbstractSet[str]) -> None:
    """Make the manifest name exactly these paths; without any there is none."""
    if paths == _listed(folder):
        return
    if paths:
        _replace(folder / MANIFEST, "\n".join([MARKER, *sorted(paths), ""]).encode())
    else:
        (folder / MANIFEST).unlink()


def _is_generated(path: Path, name: str, listed: AbstractSet[str]) -> bool:
    """Whether a regular file opens with the marker, or is listed; `.part` files are what a stopped run left behind."""
    if path.is_symlink():
        return False
    if name in listed or name.removesuffix(_UNFINISHED) in listed:
        return True
    if path.suffix not in (_SUFFIX, _UNFINISHED):
        return False
    opening = (_OPENING + MARKER + "\n").encode()
    with path.open("rb") as file:
        return file.read(len(opening)) == opening


def _refuse_conflicts(pages: Sequence[Page], found: _Found) -> None:
    """Raise with every conflict at once, each with what to do about it."""
    foreign = {_key(path): path for path in found.foreign}
    foreign_folders = {_key(parent): path for path in found.foreign for parent in _parents(path)}
    taken: dict[str, str] = {_key(parent): page.path for page in pages for parent in _parents(page.path)}
    faults: list[str] = []
    for page in pages:
        key = _key(page.path)
        if not _is_safe(page.path):
            faults.append(f"{page.path}: expected the path of a file below the folder, got {page.path!r}")
        elif key in taken:
            faults.append(f"{page.path}: two pages claim this path, the other is {taken[key]!r}")
        elif hand_written := next((foreign[k] for k in (key, *map(_key, _parents(page.path))) if k in foreign), None):
            faults.append(f"{hand_written}: not written by the generator, but the page {page.path!r} belongs there")
        elif key in foreign_folders:
            faults.append(f"{foreign_folders[key]}: stands in a folder where the page {page.path!r} belongs")
        taken[key] = page.path
    if faults:
        hint = "  hint: rename or move the file that you wrote, then build again"
        raise WriteError("\n".join([*sorted(faults), hint]))


def _key(path: str) -> str:
    """The path as a file system that ignores case and Unicode composition compares it."""
    return unicodedata.normalize("NFC", path).casefold()


def _parents(path: str) -> tuple[str, ...]:
    """The folders that a path lies in, nearest first, the outermost one left out."""
    return tuple(str(parent) for parent in PurePosixPath(path).parents if parent.name)


def _is_safe(path: str) -> bool:
    """Whether the path stays below the folder on every system: plain parts, no drive, no hidden file; its name has
    a suffix, so that it is a file's."""
    plain = all(part and not part.startswith(".") for part in path.split("/"))
    suffix = PurePosixPath(path).suffix
    return plain and suffix not in ("", _UNFINISHED) and not set(path) & set("\\:\0\r\n")


def _stamped(page: Page) -> bytes:
    """The file's bytes: packed where the name says so; Markdown with the marker first in its front matter."""
    if page.path.endswith(_PACKED):
        return gzip.compress(page.content.encode(), mtime=0)  # no stamp of time: the same text, the same bytes
    if not page.path.endswith(_SUFFIX):
        return page.content.encode()
    if page.content.startswith(_OPENING):
        return f"{_OPENING}{MARKER}\n{page.content.removeprefix(_OPENING)}".encode()
    return f"{_OPENING}{MARKER}\n{_OPENING}{page.content}".encode()


def _remove_empty_folders(folder: Path, removed: Sequence[str]) -> None:
    """Remove the folders that lost their last file, inner ones first."""
    parents = {parent for path in removed for parent in _parents(path)}
    for parent in sorted(parents, key=lambda path: (-path.count("/"), path)):
        if not any((folder / parent).iterdir()):
            (folder / parent).rmdir()


def _replace(path: Path, data: bytes) -> None:
    """Write through a file beside it, so that a reader, or a stopped run, never meets half a page."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(path.name + _UNFINISHED)
    unfinished.write_bytes(data)
    unfinished.replace(path)
