"""A built site in, what is wrong with it out: links, anchors, outside requests, and what each page must have."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from importlib.metadata import version
from pathlib import Path, PurePosixPath
from typing import TypeAlias

from generator.codes import Code
from generator.problems import Location, Outcome, Problem, Severity
from generator.publish import inspection, stamps
from generator.publish.inspection import Fault, Finding, Listing, inspect, inspect_css, listing, no_anchor
from generator.publish.renewal import names_one, shares
from generator.publish.stamps import Stamp, digest, renewed

Share: TypeAlias = tuple[str, ...]
Run: TypeAlias = Callable[[Callable[[Share], tuple[Finding, ...]], Sequence[Share]], Iterable[tuple[Finding, ...]]]
"""Applies a function to each share of the work, here or in other processes; gives the results in order."""

SHARE = 128
"""Pages of one share: two tenths of a second of work."""


def verify(site: Path, kept: Path | None = None, run: Run = map) -> Outcome[int]:
    """Read every page and style sheet of a built site once; the value is the number of pages.

    Errors: a link or anchor that leads nowhere, anything loaded from outside the folder, a script in an address.
    Warnings: a page without a description or with other than one h1, a title that two pages share. A fault that
    many pages have alike is one problem, at the first of them. What scripts fetch is beyond a reader of HTML.

    `kept` is a file that keeps what was found on sound pages for the next run, which then reads only the others.
    """
    files = listing(site)
    pages = sorted(path for path in files.names if path.endswith(".html"))
    findings = _still_true(site, files, _read(kept))
    unread = [page for page in pages if page not in findings]
    for found in run(partial(inspect, site, files.digest), shares(unread, SHARE)):
        findings |= {finding.page: finding for finding in found}
    if kept:
        _write(kept, files, findings)
    faults = _together(findings)
    for sheet in sorted(path for path in files.names if path.endswith(".css")):
        for fault in inspect_css(site, sheet, files.names):
            faults[fault].append(sheet)
    return Outcome(len(pages), _problems(site, faults))


def _still_true(site: Path, files: Listing, known: tuple[frozenset[str], dict[str, Finding]]) -> dict[str, Finding]:
    """What was found on pages that are as they were, and name no file that has gone since."""
    before, findings = known
    gone = frozenset(PurePosixPath(name).name for name in before - files.names)
    still: dict[str, Finding] = {}
    for page, finding in findings.items():
        now = renewed(f"{site}/{page}", finding.stamp)
        if now and not (gone and names_one(site / page, gone)):
            still[page] = Finding(page, now, finding.title, finding.anchors, finding.pointed)
    return still


def _together(findings: Mapping[str, Finding]) -> dict[Fault, list[str]]:
    """Each fault with its pages: those of single pages, anchors that other pages have not, titles that two share."""
    faults: dict[Fault, list[str]] = defaultdict(list)
    titles: dict[str, list[str]] = defaultdict(list)
    for page, finding in sorted(findings.items()):
        titles[finding.title].append(page)
        for fault in finding.faults:
            faults[fault].append(page)
        for target, anchor in finding.pointed:
            if target in findings and anchor not in findings[target].anchors:
                faults[no_anchor(target, anchor)].append(page)
    for title, sharing in titles.items():
        if len(sharing) > 1:
            faults[Fault(f"title {title!r} is on {len(sharing)} pages", Severity.WARNING)] += sharing
    return faults


def _problems(site: Path, faults: dict[Fault, list[str]]) -> tuple[Problem, ...]:
    """Each fault as one problem at the first page that has it, in order of the pages."""
    problems = []
    for fault, places in faults.items():
        first, more = min(places), len(set(places)) - 1
        message = fault.message + (f" (as on {more:,} more)" if more else "")
        problems.append(
            Problem(Location((site / first).as_posix()), message, fault.severity, fault.hint, code=Code.SITE_UNSOUND)
        )
    return tuple(sorted(problems, key=lambda problem: (problem.location, problem.message)))


def _read(kept: Path | None) -> tuple[frozenset[str], dict[str, Finding]]:
    """The files of the site and the findings of the last run; nothing when there are none, or they are damaged."""
    nothing: tuple[frozenset[str], dict[str, Finding]] = frozenset(), {}
    if kept is None:
        return nothing
    try:
        rules, names, *lines = kept.read_text("utf-8").splitlines()
        if rules != _rules():
            return nothing
        findings = {}
        for page, of, title, anchors, pointed in map(json.loads, lines):
            findings[page] = Finding(page, Stamp(*of), title, tuple(anchors), tuple((to, name) for to, name in pointed))
        return frozenset(json.loads(names)), findings
    except (OSError, ValueError, TypeError):
        return nothing


def _write(kept: Path, files: Listing, findings: Mapping[str, Finding]) -> None:
    """Keep the findings without a fault; a page with one is read again, since what it lacks may come."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    unfinished = kept.with_name(kept.name + ".part")
    with unfinished.open("w", encoding="utf-8", newline="\n") as out:
        out.write(f"{_rules()}\n{json.dumps(sorted(files.names))}\n")
        for page, found in sorted(findings.items()):
            if not found.faults:
                row = [page, found.stamp.fields, found.title, found.anchors, found.pointed]
                out.write(json.dumps(row) + "\n")
    unfinished.replace(kept)


def _rules() -> str:
    """What was found by other rules is forgotten."""
    code = b"".join(Path(file).read_bytes() for file in (inspection.__file__, stamps.__file__, __file__))
    return f"{digest(code)} lxml {version('lxml')}"
