"""A zip archive, or a file packed by gzip, becomes the files in it: names and bytes, within bounds, nothing on disk."""

from __future__ import annotations

import lzma
import re
import zipfile
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import BinaryIO

SUFFIXES = (".gz", ".zip")
# All of 100,000 abstracts with their metadata are a third of this; a bomb of 42 kB unpacks to petabytes.
_MOST_BYTES = 512 * 1024 * 1024
_MOST_FILES = 50_000
_CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
# What unpacks gzip's own wrapping, checksum included.
_GZIP = 16 + zlib.MAX_WBITS
_BITE = 1 << 14  # bytes
_BROKEN = (zipfile.BadZipFile, zlib.error, lzma.LZMAError)


@dataclass(frozen=True, slots=True)
class Member:
    """A file of an archive: its path within, `/` between parts, and its bytes; or why it cannot be read."""

    name: str
    data: bytes
    fault: str = ""


def unzip(file: BinaryIO, wanted: Callable[[str], bool]) -> Iterator[Member]:
    """The files of a zip archive whose path is wanted, by path; one without a name tells what is wrong with the whole.

    Sizes are counted while unpacking: what an archive says of itself is not trusted.
    """
    try:
        with zipfile.ZipFile(file) as archive:
            files = [(_path(info.filename), info) for info in archive.infolist() if not info.is_dir()]
            found = sorted(files, key=lambda file: file[0])
            left = _MOST_BYTES
            for name, info in found[:_MOST_FILES]:
                if not name or not wanted(name):
                    continue
                member = _member(archive, info, name, left)
                left -= len(member.data)
                yield member
            if len(found) > _MOST_FILES:
                yield Member("", b"", f"holds {len(found):,} files, of which {_MOST_FILES:,} are read")
    except (zipfile.BadZipFile, NotImplementedError, OSError, ValueError) as fault:
        yield Member("", b"", f"no zip archive that can be read: {fault}")


def gunzip(data: bytes, name: str) -> Member:
    """The one file that gzip packed, which may be in several pieces, one after the other."""
    pieces: list[bytes] = []
    left, at = _MOST_BYTES, 0
    while at < len(data):
        unpacking, begun = zlib.decompressobj(_GZIP), at
        while at < len(data) and not unpacking.eof:
            # In bites, since what follows a piece is copied: files are in use that have thousands of pieces.
            bite = data[at : at + _BITE]
            try:
                pieces.append(unpacking.decompress(bite, left + 1))
            except zlib.error as fault:
                # Zeros may follow the last piece, as tapes left them.
                zeros = begun and not data[begun:].strip(b"\0")
                return Member(name, b"".join(pieces), "" if zeros else f"cannot be unpacked: {fault}")
            left -= len(pieces[-1])
            if left < 0:
                return Member(name, b"", _too_large())
            at += len(bite) - len(unpacking.unused_data)
        if not unpacking.eof:
            return Member(name, b"".join(pieces), "the packed file is cut off")
    return Member(name, b"".join(pieces))


def _member(archive: zipfile.ZipFile, info: zipfile.ZipInfo, name: str, left: int) -> Member:
    try:
        with archive.open(info) as packed:
            data = packed.read(left + 1)
    except (*_BROKEN, EOFError, NotImplementedError, RuntimeError, OSError, ValueError) as fault:
        return Member(name, b"", f"cannot be unpacked: {fault}")
    return Member(name, data) if len(data) <= left else Member(name, b"", _too_large())


def _too_large() -> str:
    return f"unpacks to more than {_MOST_BYTES // 1024**2:,} MB, left out"


def _path(name: str) -> str:
    """A path as messages show it, without the parts that lead out of the archive."""
    parts = _CONTROLS.sub("\ufffd", name.replace("\\", "/")).split("/")
    return "/".join(part for part in parts if part not in ("", ".", ".."))
