"""By what a file is known again: its size and time for a quick look, and its content where that does not tell."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Stamp:
    """A file as it was: bytes, nanoseconds of its last change, and 128 bits of BLAKE2 of its content."""

    size: int
    changed: int
    digest: str


def digest(content: bytes) -> str:
    """128 bits of BLAKE2, in hexadecimal digits."""
    return blake2b(content, digest_size=16).hexdigest()


def stamp(path: Path, content: bytes | None = None) -> Stamp:
    """The stamp of a file, read unless its content is at hand."""
    status = path.stat()
    return Stamp(status.st_size, status.st_mtime_ns, digest(path.read_bytes() if content is None else content))


def renewed(path: Path, known: Stamp | None) -> Stamp | None:
    """The stamp of a file that is still as `known`, with its time of now; None when it is another, or gone.

    A checkout or a restored cache changes times and not content, so the time alone decides nothing.
    """
    if known is None:
        return None
    try:
        status = path.stat()
    except OSError:
        return None
    if status.st_size != known.size:
        return None
    if status.st_mtime_ns == known.changed:
        return known
    return Stamp(known.size, status.st_mtime_ns, known.digest) if digest(path.read_bytes()) == known.digest else None
