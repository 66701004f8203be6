"""A folder of Markdown in, a site out: drives MkDocs, and is the only file that imports it."""

from __future__ import annotations

import logging
import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from jinja2 import TemplateError
from markdown import Markdown
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import MkDocsException

from generator.codes import Code
from generator.problems import GeneratorError, Location, Outcome, Problem, Severity
from generator.publish import assets
from generator.records import Site

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


def render(docs: Path, site: Path, config: Path) -> Outcome[Path]:
    """Build the pages below `docs` into the folder `site` by the rules of `config`, an `mkdocs.yml`.

    The value is the site's whole path. It is built beside its place and moved there whole, so a failure leaves the
    site of the last run as it was. Each warning that MkDocs, a plugin or a Markdown extension logs becomes a problem.
    """
    docs, site = docs.resolve(), site.resolve()
    _refuse_folders(docs, site)
    try:
        site.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=f".{site.name}-", dir=site.parent) as beside:
            fresh = Path(beside, "new")
            problems = _build(docs, fresh, config)
            _put_in_place(fresh, site, Path(beside, "old"))
    except OSError as fault:
        raise RenderError(f"{fault.filename or site}: {fault.strerror}") from fault
    return Outcome(site, problems)


def identity(config: Path) -> Site:
    """Read what the configuration says of the site: its name, and its addresses where they are set."""
    settings = _settings_alone(config)
    return Site(
        name=settings.site_name,
        url=settings.site_url or None,
        repo_url=settings.repo_url.rstrip("/") if settings.repo_url else None,
    )


def html(text: str, config: Path) -> str:
    """Turn Markdown into HTML with exactly the extensions that the configuration names."""
    settings = _settings_alone(config)
    return Markdown(extensions=settings.markdown_extensions, extension_configs=settings.mdx_configs).convert(text)


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


def _put_in_place(fresh: Path, site: Path, old: Path) -> None:
    """Exchange the old site for the new one, by two renames."""
    if site.exists():
        site.rename(old)
    try:
        fresh.rename(site)
    except OSError:
        if old.exists():
            old.rename(site)
        raise


def _build(docs: Path, site: Path, config: Path) -> tuple[Problem, ...]:
    """Run MkDocs, and give back what was logged."""
    with _environment(), _log() as records:
        try:
            settings = _settings(config, docs, site)
            settings.plugins.on_startup(command="build", dirty=False)
            build(settings)
            settings.plugins.on_shutdown()
        except (MkDocsException, TemplateError, UnicodeError) as stop:
            raise RenderError(_told(records, stop, config)) from stop
    return tuple(_problem(record, docs, config) for record in records)


def _settings_alone(config: Path) -> MkDocsConfig:
    """The settings where no site is built; MkDocs insists on a folder of pages that exists."""
    with tempfile.TemporaryDirectory() as empty, _environment(), _log() as records:
        try:
            return _settings(config, Path(empty), Path(empty).with_name("site"))
        except MkDocsException as stop:
            raise RenderError(_told(records, stop, config)) from stop


def _settings(config: Path, docs: Path, site: Path) -> MkDocsConfig:
    """Load the configuration for these folders."""
    if not config.is_file():
        raise RenderError(
            f"{config}: no such file\n  hint: run in the repository's folder, or set `mkdocs` in its settings"
        )
    # Not `strict`: it would count only what MkDocs' own loggers say, and stop without telling what that was.
    settings = load_config(str(config), docs_dir=str(docs), site_dir=str(site), strict=False)
    settings.extra["scripts"] = assets.addresses()  # for the templates
    return settings


def _told(records: list[logging.LogRecord], stop: Exception, config: Path) -> str:
    """What made MkDocs stop: the errors that it logged first, else the exception's own words."""
    said = [record.getMessage() for record in records if record.levelno >= logging.ERROR]
    return "\n".join(f"{config}: error: {message}" for message in said or [str(stop)])


def _problem(record: logging.LogRecord, docs: Path, config: Path) -> Problem:
    """The record as a problem of the page that it names, else of the configuration."""
    message = record.getMessage()
    page = _NAMED_PAGE.search(message)
    severity = Severity.ERROR if record.levelno >= logging.ERROR else Severity.WARNING
    return Problem(
        Location(_shown(docs, page[1]) if page else config.as_posix()), message, severity, code=Code.SITE_RENDERING
    )


def _shown(docs: Path, page: str) -> str:
    """The page's path from the current folder; from its own where that is a passing one elsewhere."""
    here = Path.cwd()
    return (docs.relative_to(here) / page).as_posix() if docs.is_relative_to(here) else page


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
