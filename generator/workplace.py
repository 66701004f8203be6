"""Where a build works: the folder that takes its pages, and the notes that it leaves for the next build."""

from __future__ import annotations

import filecmp
import shutil
import tempfile
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from generator.problems import GeneratorError
from generator.publish import write

if TYPE_CHECKING:
    from collections.abc import Iterator

    from generator.config import Settings


@dataclass(frozen=True, slots=True)
class Notes:
    """Where a build leaves what the next one wants to know."""

    told: Path
    rendered: Path
    verified: Path


def notes(settings: Settings) -> Notes | None:
    """A site's own notes in the cache, where there is one."""
    if settings.cache is None:
        return None
    site = settings.cache / blake2b(str(settings.site.resolve()).encode(), digest_size=8).hexdigest()
    return Notes(site / "told.json", site / "rendered.jsonl", site / "verified.jsonl")


def refuse_overlap(seeds: Path, site: Path) -> None:
    """Raise where the next build would read its own site as seeds, or this one would replace the seeds."""
    here, there = seeds.resolve(), site.resolve()
    if here.is_relative_to(there) or there.is_relative_to(here):
        raise GeneratorError(f"{site}: the site's folder and the seeds' folder {seeds} must not contain one another")


@contextmanager
def pages_folder(settings: Settings) -> Iterator[Path]:
    """The folder that takes the pages: the repository's own; for other seeds one in the cache, or a passing one.

    A build of other seeds must leave the repository's pages alone; the hand-written ones come along.
    """
    if settings.own_seeds:
        yield settings.pages
        return
    with nullcontext(settings.cache / "pages") if settings.cache else tempfile.TemporaryDirectory() as folder:
        _take_along(settings.pages, Path(folder))
        yield Path(folder)


def _take_along(pages: Path, folder: Path) -> None:
    """Make the hand-written pages in the folder those of the repository."""
    wanted = {page.relative_to(pages): page for page in write.hand_written(pages)}
    for copy in write.hand_written(folder):
        if copy.relative_to(folder) not in wanted:
            copy.unlink()
            _remove_empty(copy.parent, folder)
    for name, page in wanted.items():
        copy = folder / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        if page.is_symlink():
            copy.unlink(missing_ok=True)
            copy.symlink_to(page.resolve())
        elif copy.is_symlink() or not (copy.is_file() and filecmp.cmp(page, copy, shallow=False)):
            copy.unlink(missing_ok=True)
            shutil.copyfile(page, copy)


def _remove_empty(place: Path, folder: Path) -> None:
    """A folder that the repository has no more may be a file there now."""
    while place != folder and not any(place.iterdir()):
        place.rmdir()
        place = place.parent
