"""An `mkdocs.yml` in, MkDocs' settings out: loaded alike everywhere, and without a word on the screen."""

from __future__ import annotations

import json
import logging
import os
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from jinja2 import TemplateError
from mkdocs.config import load_config
from mkdocs.exceptions import MkDocsException

from generator.problems import GeneratorError
from generator.publish import assets

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mkdocs.config.defaults import MkDocsConfig

STOPPING = (MkDocsException, TemplateError, UnicodeError)
"""What MkDocs, the templates and pages in another encoding raise."""

_ENVIRONMENT = {
    # What MkDocs takes for "now": stamps would make two builds of the same pages differ. 1980 is the first year
    # that a zip archive can hold.
    "SOURCE_DATE_EPOCH": "315532800",
    # Material's documented switch for the notice that it prints about the next MkDocs.
    "NO_MKDOCS_2_WARNING": "1",
}


_READ_NOTHING = frozenset(
    """
    abbr admonition attr_list codehilite def_list extra fenced_code footnotes md_in_html meta nl2br sane_lists smarty
    tables toc generator.publish.formulas pymdownx.arithmatex pymdownx.betterem pymdownx.caret pymdownx.critic
    pymdownx.details pymdownx.highlight pymdownx.inlinehilite pymdownx.keys pymdownx.magiclink pymdownx.mark
    pymdownx.smartsymbols pymdownx.superfences pymdownx.tabbed pymdownx.tasklist pymdownx.tilde
    """.split()  # noqa: SIM905
)
"""Markdown extensions that make their HTML of the page alone; `pymdownx.snippets` opens other files."""


class RenderError(GeneratorError):
    """MkDocs cannot start or finish: its configuration, a template or the folders are at fault."""


def alone(config: Path) -> MkDocsConfig:
    """The settings where no site is built; MkDocs insists on a folder of pages that exists."""
    with tempfile.TemporaryDirectory() as empty, environment(), log() as records:
        try:
            return load(config, Path(empty), Path(empty).with_name("site"))
        except MkDocsException as stop:
            raise RenderError(told(records, stop, config)) from stop


def load(config: Path, docs: Path, site: Path) -> MkDocsConfig:
    """The settings for these folders; raises MkDocs' own exceptions."""
    if not config.is_file():
        raise RenderError(
            f"{config}: no such file\n  hint: run in the repository's folder, or set `mkdocs` in its settings"
        )
    # Not `strict`: it would count only what MkDocs' own loggers say, and stop without telling what that was.
    settings = load_config(str(config), docs_dir=str(docs), site_dir=str(site), strict=False)
    settings.extra["scripts"] = assets.addresses()  # for the templates
    return settings


def prints_pages(settings: MkDocsConfig) -> bool:
    """Whether pages can be printed one by one: no plugin, hook or template of one's own wants a part in it."""
    return not (settings.plugins or settings.hooks or settings.extra_templates or settings.nav is None)


def is_closed(settings: MkDocsConfig) -> bool:
    """Whether a page's HTML follows from its Markdown, the configuration and the theme alone.

    Extensions of one's own, and options that are code, may read anything.
    """
    names = {name.removeprefix("markdown.extensions.") for name in settings.markdown_extensions}
    try:
        json.dumps(settings.mdx_configs)
    except TypeError:
        return False
    return prints_pages(settings) and names <= _READ_NOTHING


def told(records: list[logging.LogRecord], stop: Exception, config: Path) -> str:
    """What made MkDocs stop: the errors that it logged first, else the exception's own words."""
    said = [record.getMessage() for record in records if record.levelno >= logging.ERROR]
    return "\n".join(f"{config}: error: {message}" for message in said or [str(stop)])


@contextmanager
def environment() -> Iterator[None]:
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
def log() -> Iterator[list[logging.LogRecord]]:
    """The warnings and errors that any library logs meanwhile; they reach the root logger, so nothing is printed."""
    collector = _Collector()
    root = logging.getLogger()
    root.addHandler(collector)
    try:
        yield collector.records
    finally:
        root.removeHandler(collector)
