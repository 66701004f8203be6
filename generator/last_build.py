"""What the last build was made of and what it said: where nothing has changed since, there is nothing to do."""

from __future__ import annotations

import json
import os
import re
import sysconfig
from dataclasses import asdict, astuple, dataclass
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from generator.problems import Location, Problem, Severity

if TYPE_CHECKING:
    from collections.abc import Iterator

    from generator.config import Settings
    from generator.records import Revision

_CODE = Path(__file__).parent
_VARIABLE = re.compile(r"\b[A-Z][A-Z0-9_]+\b")  # SITE_URL, in `!ENV [SITE_URL, ""]`
_NAME = re.compile(r"[\w-][\w./-]*\w")  # hooks/ours.py, theirs.extension
_THEME = re.compile(r"custom_dir:\s*[\"']?([^\s\"'#]+)")  # custom_dir: generator/theme


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


def inputs(settings: Settings, revision: Revision | None) -> str:
    """A hash of all that a build reads: seeds, configuration with its environment, code, and installed packages."""
    hashed = blake2b(digest_size=16)

    def add(*parts: str | bytes) -> None:
        for part in parts:
            hashed.update(part.encode() if isinstance(part, str) else part)
            hashed.update(b"\0")

    for folder in (settings.seeds, _CODE):
        for path in map(Path, _files(folder)):
            add(path.relative_to(folder).as_posix(), path.read_bytes() if path.is_file() else b"")
    if settings.mkdocs.is_file():
        text = settings.mkdocs.read_text("utf-8", errors="replace")
        add(
            text,
            *(f"{name}={os.environ.get(name)}" for name in sorted({"SOURCE_DATE_EPOCH", *_VARIABLE.findall(text)})),
        )
        for path in _named(text, settings):
            add(str(path), path.read_bytes())
    # The folders' names carry the versions: quicker than to ask each package.
    add(*sorted(path.name for path in Path(sysconfig.get_path("purelib")).glob("*.dist-info")))
    add(os.fsencode(settings.site.resolve()), os.fsencode(Path.cwd()), str(revision), str(settings.csv))
    return hashed.hexdigest()


def outputs(settings: Settings) -> str:
    """A hash of the names, sizes and times of every file of the pages and of the site."""
    hashed = blake2b(digest_size=16)
    for folder in (settings.pages, settings.site):
        for path in _files(folder):
            status = os.lstat(path)
            hashed.update(f"{path}\0{status.st_size}\0{status.st_mtime_ns}\0".encode("utf-8", "surrogateescape"))
    return hashed.hexdigest()


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


def _named(text: str, settings: Settings) -> Iterator[Path]:
    """Each file that the configuration names, such as a hook or an extension of one's own, and those of its theme."""
    beside = settings.mkdocs.parent
    for name in sorted(set(_NAME.findall(text))):
        yield from (path for path in (beside / name, beside / (name.replace(".", "/") + ".py")) if path.is_file())
    for name in sorted(set(_THEME.findall(text))):
        yield from map(Path, _files(beside / name))


def _files(folder: Path) -> Iterator[str]:
    """Every file below the folder in order, links as themselves; compiled code is left out."""
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        yield from (f"{place}/{name}" for name in sorted(names))
