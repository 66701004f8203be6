"""A built site in, what is wrong with it out: links, anchors, outside requests, and what each page must have."""

from __future__ import annotations

import posixpath
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from textwrap import shorten
from urllib.parse import SplitResult, unquote, urlsplit

from lxml import etree

from generator.codes import Code
from generator.problems import Location, Outcome, Problem, Severity

_NOT_FOUND = "404.html"
"""Shown at any address, so its references are absolute, and it is nobody's page to find."""

_REFERRING = ("href", "src", "srcset", "poster", "data", "action", "{http://www.w3.org/1999/xlink}href", "xlink:href")
_FOLLOWED = frozenset({"a", "area", "form"})
"""Elements whose address a reader opens; of all others the browser loads it by itself."""
_SAYING = frozenset({"alternate", "author", "canonical", "license", "next", "prev", "search"})
"""Relations of a `<link>` that only tell where something is."""

_REFERENCES = etree.XPath("//*[@href or @src or @srcset or @poster or @data or @action or @*[name()='xlink:href']]")
_REFRESHES = etree.XPath("//meta[@http-equiv='refresh']/@content", smart_strings=False)
_ANCHORS = etree.XPath("//@id | //a/@name", smart_strings=False)
_STYLES = etree.XPath("//style/text() | //@style[contains(., '(')]", smart_strings=False)
_TITLES = etree.XPath("/html/head/title/text()", smart_strings=False)
_DESCRIPTIONS = etree.XPath("/html/head/meta[@name='description']/@content", smart_strings=False)
_HEADINGS = etree.XPath("//h1")

# url(a.svg), url("a.svg"), @import 'a.css'
_CSS_REFERENCE = re.compile(r"""(?:url\(|@import)\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]+))""")


@dataclass(frozen=True, slots=True)
class _Reference:
    """An address on a page, and whether the browser loads it without being asked."""

    address: str
    loaded: bool


@dataclass(frozen=True, slots=True)
class _Read:
    """What one HTML file says."""

    title: str
    description: str
    headings: int
    anchors: tuple[str, ...]
    references: tuple[_Reference, ...]


@dataclass(frozen=True, slots=True)
class _Fault:
    """A fault, said without the page, so that a template's fault on every page is one problem."""

    message: str
    severity: Severity = Severity.ERROR
    hint: str = ""


def verify(site: Path) -> Outcome[int]:
    """Read every page and style sheet of a built site once; the value is the number of pages.

    Errors: a link or anchor that leads nowhere, anything loaded from outside the folder, a script in an address.
    Warnings: a page without a description or with other than one h1, a title that two pages share. A fault that
    many pages have alike is one problem, at the first of them. What scripts fetch is beyond a reader of HTML.
    """
    files = frozenset(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    pages = sorted(path for path in files if path.endswith(".html"))
    faults: dict[_Fault, list[str]] = defaultdict(list)
    anchors: dict[str, tuple[str, ...]] = {}
    titles: dict[str, list[str]] = defaultdict(list)
    pointed: dict[tuple[str, str], list[str]] = defaultdict(list)
    for page in pages:
        read = _read(site / page)
        anchors[page] = read.anchors
        titles[read.title].append(page)
        for fault in (*_lacking(page, read), *_astray(page, read.references, files)):
            faults[fault].append(page)
        for target, anchor in _anchors_of(page, read.references):
            pointed[target, anchor].append(page)
    for sheet in sorted(path for path in files if path.endswith(".css")):
        for fault in _astray(sheet, _references_of_css((site / sheet).read_text("utf-8", errors="replace")), files):
            faults[fault].append(sheet)
    for (target, anchor), sources in pointed.items():
        if target in anchors and anchor not in anchors[target]:
            faults[_Fault(f"links to '{target}#{anchor}', which has no such anchor")] += sources
    for title, sharing in titles.items():
        if len(sharing) > 1:
            faults[_Fault(f"title {title!r} is on {len(sharing)} pages", Severity.WARNING)] += sharing
    return Outcome(len(pages), _problems(site, faults))


def _read(path: Path) -> _Read:
    """Parse a page, once."""
    root = etree.fromstring(path.read_bytes(), etree.HTMLParser(encoding="utf-8", huge_tree=True))
    if root is None:  # nothing in it, or nothing but a comment
        return _Read("", "", 0, (), ())
    references = [reference for element in _elements(_REFERENCES, root) for reference in _references_of(element)]
    references += [_Reference(said.partition("url=")[2].strip(), loaded=False) for said in _strings(_REFRESHES, root)]
    references += [reference for style in _strings(_STYLES, root) for reference in _references_of_css(style)]
    return _Read(
        title=" ".join("".join(_strings(_TITLES, root)).split()),
        description="".join(_strings(_DESCRIPTIONS, root)).strip(),
        headings=len(_elements(_HEADINGS, root)),
        anchors=tuple(sys.intern(anchor) for anchor in _strings(_ANCHORS, root)),
        references=tuple(dict.fromkeys(references)),
    )


def _elements(path: etree.XPath, root: etree._Element) -> list[etree._Element]:
    return path(root)  # type: ignore[return-value]


def _strings(path: etree.XPath, root: etree._Element) -> list[str]:
    return path(root)  # type: ignore[return-value]


def _references_of(element: etree._Element) -> Iterator[_Reference]:
    """The addresses in an element's attributes."""
    saying = element.tag == "link" and _SAYING.issuperset(element.get("rel", "").lower().split())
    loaded = not saying and element.tag not in _FOLLOWED
    for name in _REFERRING:
        value = element.get(name)
        if value is None:
            continue
        if name == "srcset":
            yield from (_Reference(part.split()[0], loaded) for part in value.split(",") if part.strip())
        else:
            yield _Reference(value.strip(), loaded)


def _references_of_css(text: str) -> tuple[_Reference, ...]:
    """The addresses that a style sheet loads."""
    return tuple(_Reference(next(filter(None, found.groups()), ""), True) for found in _CSS_REFERENCE.finditer(text))


def _lacking(page: str, read: _Read) -> Iterator[_Fault]:
    """What a page must have and has not."""
    if page == _NOT_FOUND:
        return
    if read.headings != 1:
        yield _Fault(f"expected one h1, got {read.headings}", Severity.WARNING)
    if not read.title:
        yield _Fault("no title", Severity.WARNING)
    if not read.description:
        yield _Fault("no description", Severity.WARNING, "add a `description` to the page's front matter")


def _astray(page: str, references: Iterable[_Reference], files: frozenset[str]) -> Iterator[_Fault]:
    """The references that lead out of the folder, or nowhere."""
    for reference in references:
        parts, shown = _split(reference.address), shorten(repr(reference.address), 120)
        if parts.scheme in ("javascript", "vbscript") or (parts.scheme == "data" and not reference.loaded):
            yield _Fault(f"script in the address {shown}")
        elif parts.scheme == "file":
            yield _Fault(f"address {shown} is of one computer only")
        elif parts.scheme or parts.netloc:
            if reference.loaded and parts.scheme != "data":
                yield _Fault(f"loads {shown} from outside the site", hint="keep a copy of the file in the site")
        elif parts.path.startswith("/"):
            if page != _NOT_FOUND:
                yield _Fault(f"address {shown} starts at the server's root, which a folder on disk has not")
        elif parts.path and (target := _target(page, parts.path)) not in files:
            yield _Fault(f"{'loads' if reference.loaded else 'links to'} {shown}: no file '{target}' in the site")


def _anchors_of(page: str, references: Iterable[_Reference]) -> Iterator[tuple[str, str]]:
    """The anchors that a page's links point at, each with the page that should have it."""
    for reference in references:
        parts = _split(reference.address)
        # "#top" is every page's, and a text fragment (":~:text=…") names no anchor.
        named = parts.fragment and parts.fragment != "top" and ":~:" not in parts.fragment
        if named and not (parts.scheme or parts.netloc or reference.loaded):
            yield _target(page, parts.path) if parts.path else page, unquote(parts.fragment)


def _split(address: str) -> SplitResult:
    """The parts of an address; `urlsplit` drops the line breaks in `java\\nscript:` as browsers do."""
    try:
        return urlsplit(address)
    except ValueError:  # such as an unclosed bracket in the host: it can only be outside
        return SplitResult("", address, "", "", "")


def _target(page: str, path: str) -> str:
    """The path below the site that a relative path on a page means."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), unquote(path)))


def _problems(site: Path, faults: dict[_Fault, list[str]]) -> tuple[Problem, ...]:
    """Each fault as one problem at the first page that has it, in order of the pages."""
    problems = []
    for fault, places in faults.items():
        first, more = min(places), len(set(places)) - 1
        message = fault.message + (f" (as on {more:,} more)" if more else "")
        problems.append(
            Problem(Location((site / first).as_posix()), message, fault.severity, fault.hint, code=Code.SITE_UNSOUND)
        )
    return tuple(sorted(problems, key=lambda problem: (problem.location, problem.message)))
