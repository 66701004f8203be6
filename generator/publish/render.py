"""A folder of Markdown in, a site out: drives MkDocs, and is the only file that imports it."""

from __future__ import annotations

import logging
import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

from generator.problems import GeneratorError, Location, Outcome, Problem, Severity

_ENVIRONMENT = {
    # What MkDocs takes for "now": stamps would make two builds of the same pages differ. 1980 is the first year
    # that a zip archive can hold.
    "SOURCE_DATE_EPOCH": "315532800",
    # Material's documented switch for the notice that it prints about the next MkDocs.
    "NO_MKDOCS_2_WARNING": "1",
}

# "Doc file 'papers/a.md' contains a link 'b.md', but the target is not found among documentation files."
_NAMED_PAGE = re.compile(r"'([^']+\.md)'")

_SITE_MARK = b'<meta name="generator" content="mkdocs-'


class RenderError(GeneratorError):
    """MkDocs cannot start or finish: its configuration, a template or the folders are at fault."""


def render(docs: Path, site: Path, config: Path, *, strict: bool = True) -> Outcome[bool]:
    """Build the pages below `docs` into the folder `site` by the rules of `config`, an `mkdocs.yml`.

    The value tells whether the site was put in place. It is built beside its place and moved there whole, so a
    failure leaves the site of the last run as it was. Each warning of MkDocs becomes a problem; when `strict`, one
    is enough to keep the new site back.
    """
    docs, site = docs.resolve(), site.resolve()
    _refuse_folders(docs, site)
    site.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{site.name}-", dir=site.parent) as beside:
        fresh = Path(beside, "new")
        problems = _build(docs, fresh, config, Severity.ERROR if strict else Severity.WARNING)
        ready = not any(problem.severity is Severity.ERROR for problem in problems)
        if ready:
            if site.exists():
                site.rename(Path(beside, "old"))
            fresh.rename(site)
    return Outcome(ready, problems)


def _refuse_folders(docs: Path, site: Path) -> None:
    """Raise when building would remove or read what it must not."""
    if docs.is_relative_to(site) or site.is_relative_to(docs):
        raise RenderError(f"{site}: the site's folder and the pages' folder {docs} must not contain one another")
    if not site.exists() or (site.is_dir() and not any(site.iterdir())):
        return
    index = site / "index.html"
    if not index.is_file() or _SITE_MARK not in index.read_bytes():
        raise RenderError(
            f"{site}: not empty and not a site built before, so it is not replaced\n"
            "  hint: name a new folder, or empty this one yourself"
        )


def _build(docs: Path, site: Path, config: Path, severity: Severity) -> tuple[Problem, ...]:
    """Run MkDocs; what it logs as a warning comes back with the given severity, its errors as errors."""
    with _environment(), _log() as records:
        try:
            # MkDocs' own strict mode would count only what its own loggers say, and tell only the number.
            settings = load_config(str(config), docs_dir=str(docs), site_dir=str(site), strict=False)
            settings.plugins.on_startup(command="build", dirty=False)
            build(settings)
            settings.plugins.on_shutdown()
        except Abort as stop:
            said = "\n".join(record.getMessage() for record in records)
            raise RenderError(f"{config}: MkDocs stopped: {said or stop.message}") from stop
    return tuple(_problem(record, docs, config, severity) for record in records)


def _problem(record: logging.LogRecord, docs: Path, config: Path, severity: Severity) -> Problem:
    """The record as a problem of the page that it names, else of the configuration."""
    message = record.getMessage()
    page = _NAMED_PAGE.search(message)
    path = docs / page[1] if page else config
    return Problem(Location(_shown(path)), message, Severity.ERROR if record.levelno >= logging.ERROR else severity)


def _shown(path: Path) -> str:
    """The path from the current folder where it lies below it, else as it is."""
    here = Path.cwd()
    return (path.relative_to(here) if path.is_relative_to(here) else path).as_posix()


@contextmanager
def _environment() -> Iterator[None]:
    """Set the variables that MkDocs and Material read, unless the caller set them, and put back what was."""
    added = {name: value for name, value in _ENVIRONMENT.items() if name not in os.environ}
    os.environ.update(added)
    try:
        yield
    finally:
        for name in added:
            os.environ.pop(name, None)


class _Collector(logging.Handler):
    """Keeps the records that it is given."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@contextmanager
def _log() -> Iterator[list[logging.LogRecord]]:
    """The warnings and errors that any library logs meanwhile; they reach the root logger, so nothing is printed."""
    collector = _Collector()
    root = logging.getLogger()
    root.addHandler(collector)
    try:
        yield collector.records
    finally:
        root.removeHandler(collector)
