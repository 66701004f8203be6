"""By what a file is known again: its size and time for a quick look, and its content where that does not tell."""

from __future__ import annotations

import os
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Stamp:
    """A file as it was: bytes, nanoseconds of its last change, and 128 bits of BLAKE2 of its content."""

    size: int
    changed: int
    digest: str

    @property
    def fields(self) -> tuple[int, int, str]:
        """As a plain tuple; `dataclasses.astuple` copies deeply, and takes thirty times as long."""
        return self.size, self.changed, self.digest


def digest(content: bytes) -> str:
    """128 bits of BLAKE2, in hexadecimal digits."""
    return blake2b(content, digest_size=16).hexdigest()


def changed(path: str | Path) -> int:
    """When a file last changed, in nanoseconds. To be asked before it is read: so an edit meanwhile shows later."""
    return os.stat(path).st_mtime_ns  # noqa: PTH116 (ten thousand times, as below)


def stamp(content: bytes, changed: int) -> Stamp:
    """The stamp of a file that holds this and had last changed then."""
    return Stamp(len(content), changed, digest(content))


def renewed(path: str | Path, known: Stamp | None) -> Stamp | None:
    """The stamp of a file that is still as `known`, with its time of now; None when it is another, or gone.

    A checkout or a restored cache changes times and not content, so the time alone decides nothing.
    """
    if known is None:
        return None
    try:
        status = os.stat(path)  # noqa: PTH116 (ten thousand times: no Path is made where a string is at hand)
    except OSError:
        return None
    if status.st_size != known.size:
        return None
    if status.st_mtime_ns == known.changed:
        return known
    return (
        Stamp(known.size, status.st_mtime_ns, known.digest) if digest(Path(path).read_bytes()) == known.digest else None
    )
