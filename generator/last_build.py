"""What the last build was made of and what it said: where nothing has changed since, there is nothing to do."""

from __future__ import annotations

import json
import os
import platform
import sysconfig
from dataclasses import asdict, astuple, dataclass
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from generator.problems import Location, Problem, Severity
from generator.publish import write

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from generator.config import Settings
    from generator.records import Revision

_CODE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Counts:
    """How much a build holds."""

    papers: int
    tags: int
    links: int
    files: int


@dataclass(frozen=True, slots=True)
class Told:
    """What a build had to say."""

    counts: Counts
    problems: tuple[Problem, ...]


def inputs(settings: Settings, revision: Revision | None, configuration: str) -> str:
    """A hash of all that a build reads: seeds, pages written by hand, code, installed packages; and the configuration,
    whose hash is given."""
    hashed = blake2b(digest_size=16)

    def add(*parts: bytes) -> None:
        for part in parts:
            hashed.update(part + b"\0")

    for folder in (settings.seeds, _CODE):
        for path in _files(folder):
            add(os.fsencode(path), _content(path))
    for page in write.hand_written(settings.pages):
        add(os.fsencode(page), _content(page))
    # The folders' names carry the versions: quicker than to ask each package.
    for packages in sorted({sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}):
        add(*sorted(os.fsencode(path.name) for path in Path(packages).glob("*.dist-info")))
    add(platform.python_version().encode(), configuration.encode(), str(revision).encode(), str(settings.csv).encode())
    add(os.fsencode(settings.site.resolve()), os.fsencode(Path.cwd()))
    return hashed.hexdigest()


def touched(settings: Settings) -> str:
    """A hash of the names, sizes and times of the seeds and the pages written by hand: also what was put back as it
    was has another time."""
    return _times([*_files(settings.seeds), *map(str, write.hand_written(settings.pages))])


def outputs(settings: Settings) -> str:
    """A hash of the names, sizes and times of every file of the pages and of the site."""
    return _times([*_files(settings.pages), *_files(settings.site)])


def recall(path: Path, made_of: str, made: str) -> Told | None:
    """What the last build said; None unless it was made of the same, and what it made is as it left it."""
    try:
        kept = json.loads(path.read_text("utf-8"))
        if (kept["inputs"], kept["outputs"]) != (made_of, made):
            return None
        problems = tuple(
            Problem(Location(*place), message, Severity(severity), hint, code, snippet)
            for place, message, severity, hint, code, snippet in kept["problems"]
        )
        return Told(Counts(**kept["counts"]), problems)
    except (OSError, ValueError, KeyError, TypeError):
        return None


def keep(path: Path, made_of: str, made: str, told: Told) -> None:
    """Keep what a build said, for the next."""
    counts, problems = told.counts, told.problems
    kept = {
        "inputs": made_of,
        "outputs": made,
        "counts": asdict(counts),
        "problems": [astuple(problem) for problem in problems],
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(kept), "utf-8")


def _times(paths: Iterable[str]) -> str:
    hashed = blake2b(digest_size=16)
    for path in paths:
        status = os.lstat(path)
        hashed.update(f"{path}\0{status.st_size}\0{status.st_mtime_ns}\0".encode("utf-8", "surrogateescape"))
    return hashed.hexdigest()


def _content(path: str | Path) -> bytes:
    """A file's bytes; why there are none, where the system refuses them: the build tells of that."""
    try:
        return Path(path).read_bytes()
    except OSError as fault:
        return f"errno {fault.errno}".encode()


def _files(folder: Path) -> Iterator[str]:
    """Every file below the folder in order, links as themselves; compiled code is left out."""
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        yield from (f"{place}/{name}" for name in sorted(names))
