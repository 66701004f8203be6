"""A folder of Markdown in, a site out: renders what changed, over the cores, and takes the rest from the last site."""

from __future__ import annotations

import logging
import re
import tempfile
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeAlias

from markdown import Markdown
from mkdocs.commands.build import build

from generator.codes import Code
from generator.problems import Location, Outcome, Problem, Severity
from generator.publish import ledger, mkdocs_settings, renewal
from generator.publish import press as presses
from generator.publish.fingerprint import fingerprint
from generator.publish.ledger import Row
from generator.publish.mkdocs_settings import RenderError
from generator.publish.press import Job, Press, Printed
from generator.records import Site

Share: TypeAlias = tuple[str, ...]
Run: TypeAlias = Callable[[Callable[[Share], tuple[Printed, ...]], Sequence[Share]], Iterable[tuple[Printed, ...]]]
"""Applies a function to each share of the work, here or in other processes; gives the results in order."""

SHARE = 64
"""Pages of one share: two tenths of a second of work, so that the cores end together."""

# "Doc file 'papers/a.md' contains a link 'b.md', but the target is not found among documentation files."
_NAMED_PAGE = re.compile(r"'([^']+\.md)'")

_SITE_MARK = b'<meta name="generator" content="mkdocs-'


def render(
    docs: Path, site: Path, config: Path, kept: Path | None = None, run: Run = map, *, clean: bool = False
) -> Outcome[Path]:
    """Build the pages below `docs` into the folder `site` by the rules of `config`, an `mkdocs.yml`.

    The value is the site's whole path. It is built beside its place and moved there whole, so a failure leaves the
    site of the last run as it was. Each warning that MkDocs, a plugin or a Markdown extension logs becomes a problem.

    `kept` is a file that tells the next run what this one made of what: it then renders what changed and takes the
    rest over. Without it, or when `clean`, all is rendered. The site is the same, byte for byte.
    """
    docs, site = docs.resolve(), site.resolve()
    _refuse_folders(docs, site)
    try:
        site.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=f".{site.name}-", dir=site.parent) as beside:
            fresh = Path(beside, "new")
            problems, settings, rows = _fill(
                Job(config.resolve(), docs, fresh, config), site, None if clean else kept, run
            )
            _put_in_place(fresh, site, Path(beside, "old"))
        if kept:
            ledger.write(kept, settings, rows)
    except OSError as fault:
        raise RenderError(f"{fault.filename or site}: {fault.strerror}") from fault
    return Outcome(site, problems)


def identity(config: Path) -> Site:
    """Read what the configuration says of the site: its name, and its addresses where they are set."""
    settings = mkdocs_settings.alone(config)
    return Site(
        name=settings.site_name,
        url=settings.site_url or None,
        repo_url=settings.repo_url.rstrip("/") if settings.repo_url else None,
    )


def configuration(config: Path) -> str:
    """A hash of all that pages are rendered by; empty where a build may read anything besides them and this."""
    settings = mkdocs_settings.alone(config)
    return fingerprint(settings) if mkdocs_settings.is_closed(settings) else ""


def html(text: str, config: Path) -> str:
    """Turn Markdown into HTML with exactly the extensions that the configuration names."""
    settings = mkdocs_settings.alone(config)
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


def _fill(job: Job, old: Path, kept: Path | None, run: Run) -> tuple[tuple[Problem, ...], str, dict[str, Row]]:
    """Build the whole site in the job's folder; gives what was said, and what the ledger is to hold."""
    with mkdocs_settings.environment(), mkdocs_settings.log() as records:
        try:
            press = presses.press(job)
            if not press.prints_pages:  # a plugin may do anything at any time: MkDocs' own build runs the whole show
                build(press.settings)
                press.settings.plugins.on_shutdown()
                return _problems(_said(records), job), "", {}
            said = _said(records)  # of the configuration; each page tells its own
            settings = fingerprint(press.settings, press.navigation)
            known = ledger.read(kept, settings) if mkdocs_settings.is_closed(press.settings) else {}
            rows, of_pages = _files(press, job, known, old, run)
            press.print_templates()
        except mkdocs_settings.STOPPING as stop:
            raise RenderError(mkdocs_settings.told(records, stop, job.shown)) from stop
    return _problems([*said, *of_pages], job), settings, rows


def _files(
    press: Press, job: Job, rows: dict[str, Row], old: Path, run: Run
) -> tuple[dict[str, Row], list[tuple[int, str]]]:
    """Make every file of the site but the templates; gives the rows of those without a warning, and the warnings."""
    files = {file.src_uri: file for file in press.files if file.inclusion.is_included()}  # type: ignore[no-untyped-call]
    paths = {source: Path(str(file.abs_src_path)) for source, file in files.items()}
    made = renewal.keep(paths, rows, old, job.site)
    pages = [source for source, file in files.items() if file.is_documentation_page() and source not in made]
    warnings: list[tuple[int, str]] = []
    unfit: set[str] = set()
    for printed in run(partial(presses.print_pages, job), renewal.shares(pages, SHARE)):
        for page in printed:
            made[page.source] = page.row
            warnings += page.warnings
            if page.warnings:
                unfit.add(page.source)
    for source, file in files.items():
        if source not in made:
            made[source] = renewal.copy(paths[source], job.site, file.dest_uri)
    if press.validates_anchors:
        for target, linking in renewal.anchor_links(made):
            html = (job.site / made[target].made).read_text("utf-8") if target in made else ""
            for source, links in linking.items():
                warnings += [(logging.WARNING, said) for said in presses.astray(source, target, links, html)]
    return {source: row for source, row in made.items() if source not in unfit}, warnings


def _said(records: Iterable[logging.LogRecord]) -> list[tuple[int, str]]:
    return [(record.levelno, record.getMessage()) for record in records]


def _problems(said: Iterable[tuple[int, str]], job: Job) -> tuple[Problem, ...]:
    """What was logged, each as a problem of the page that it names, else of the configuration."""
    problems = []
    for level, message in said:
        page = _NAMED_PAGE.search(message)
        severity = Severity.ERROR if level >= logging.ERROR else Severity.WARNING
        place = _shown(job.docs, page[1]) if page else job.shown.as_posix()
        problems.append(Problem(Location(place), message, severity, code=Code.SITE_RENDERING))
    return tuple(problems)


def _shown(docs: Path, page: str) -> str:
    """The page's path from the current folder; from its own where that is a passing one elsewhere."""
    here = Path.cwd()
    return (docs.relative_to(here) / page).as_posix() if docs.is_relative_to(here) else page
