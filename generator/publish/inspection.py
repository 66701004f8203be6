"""A page of the site in, what it says out: title, anchors, the places that it points at, and what is wrong with it."""

from __future__ import annotations

import os
import posixpath
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from textwrap import shorten
from urllib.parse import SplitResult, unquote, urlsplit

from lxml import etree

from generator.problems import Severity
from generator.publish.stamps import Stamp, changed, stamp

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

_REMEMBERED = 1 << 15
"""Addresses: the pages of a folder mostly lead to the same places."""

# url(a.svg), url("a.svg"), @import 'a.css'
_CSS_REFERENCE = re.compile(r"""(?:url\(|@import)\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]+))""")


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault, said without the page, so that a template's fault on every page is one problem."""

    message: str
    severity: Severity = Severity.ERROR
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Finding:
    """What a page says; `pointed` are the anchors of other pages that it links to, each after its page."""

    page: str
    stamp: Stamp
    title: str
    anchors: tuple[str, ...]
    pointed: tuple[tuple[str, str], ...]
    faults: tuple[Fault, ...] = ()


@dataclass(frozen=True, slots=True)
class Listing:
    """The files of a site, and a hash of their names."""

    names: frozenset[str]
    digest: str


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


def listing(site: Path) -> Listing:
    """Every file below the site's folder."""
    names = []
    for place, _, files in os.walk(site):
        folder = Path(place).relative_to(site).as_posix()
        names += files if folder == "." else [f"{folder}/{name}" for name in files]
    return Listing(frozenset(names), blake2b("\0".join(sorted(names)).encode("utf-8", "surrogateescape")).hexdigest())


def inspect(site: Path, digest: str, pages: tuple[str, ...]) -> tuple[Finding, ...]:
    """Read a share of the pages of the site whose files have this digest."""
    files = _names(site, digest)
    return tuple(_finding(site, page, files) for page in pages)


def inspect_css(site: Path, sheet: str, files: frozenset[str]) -> tuple[Fault, ...]:
    """What is wrong with a style sheet's references."""
    return tuple(_astray(sheet, _references_of_css((site / sheet).read_text("utf-8", errors="replace")), files))


@lru_cache(maxsize=1)
def _names(site: Path, digest: str) -> frozenset[str]:  # noqa: ARG001 (it tells one state of the folder from another)
    """Listed once by each process: quicker than to send the names of 100,000 files with each share."""
    return listing(site).names


def _finding(site: Path, page: str, files: frozenset[str]) -> Finding:
    at = changed(site / page)
    content = (site / page).read_bytes()
    read = _read(content)
    faults = [*_lacking(page, read), *_astray(page, read.references, files)]
    pointed = set(_anchors_of(page, read.references))
    faults += [
        no_anchor(target, name) for target, name in sorted(pointed) if target == page and name not in read.anchors
    ]
    others = tuple(sorted((target, name) for target, name in pointed if target != page))
    return Finding(page, stamp(content, at), read.title, read.anchors, tuple(sorted(others)), tuple(faults))


def no_anchor(target: str, anchor: str) -> Fault:
    """The fault of a link to a place that its page has not."""
    return Fault(f"links to '{target}#{anchor}', which has no such anchor")


def _read(content: bytes) -> _Read:
    """Parse a page, once."""
    root = etree.fromstring(content, etree.HTMLParser(encoding="utf-8", huge_tree=True))
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


def _lacking(page: str, read: _Read) -> Iterator[Fault]:
    """What a page must have and has not."""
    if page == _NOT_FOUND:
        return
    if read.headings != 1:
        yield Fault(f"expected one h1, got {read.headings}", Severity.WARNING)
    if not read.title:
        yield Fault("no title", Severity.WARNING)
    if not read.description:
        yield Fault("no description", Severity.WARNING, "add a `description` to the page's front matter")


def _astray(page: str, references: Iterable[_Reference], files: frozenset[str]) -> Iterator[Fault]:
    """The references that lead out of the folder, or nowhere."""
    folder = posixpath.dirname(page)
    for reference in references:
        parts = _split(reference.address)
        if parts.scheme or parts.netloc:
            fault = _outside(reference, parts)
        elif parts.path.startswith("/"):
            told = "starts at the server's root, which a folder on disk has not"
            fault = None if page == _NOT_FOUND else Fault(f"address {_shown(reference)} {told}")
        elif parts.path and (target := _target(folder, parts.path)) not in files:
            verb = "loads" if reference.loaded else "links to"
            fault = Fault(f"{verb} {_shown(reference)}: no file '{target}' in the site")
        else:
            fault = None
        if fault:
            yield fault


def _outside(reference: _Reference, parts: SplitResult) -> Fault | None:
    """What is wrong with an address beyond the site: most are a reader's to follow."""
    if parts.scheme in ("javascript", "vbscript") or (parts.scheme == "data" and not reference.loaded):
        return Fault(f"script in the address {_shown(reference)}")
    if parts.scheme == "file":
        return Fault(f"address {_shown(reference)} is of one computer only")
    if reference.loaded and parts.scheme != "data":
        return Fault(f"loads {_shown(reference)} from outside the site", hint="keep a copy of the file in the site")
    return None


def _shown(reference: _Reference) -> str:
    return shorten(repr(reference.address), 120)


def _anchors_of(page: str, references: Iterable[_Reference]) -> Iterator[tuple[str, str]]:
    """The anchors that a page's links point at, each with the page that should have it."""
    for reference in references:
        parts = _split(reference.address)
        # "#top" is every page's, and a text fragment (":~:text=…") names no anchor.
        named = parts.fragment and parts.fragment != "top" and ":~:" not in parts.fragment
        if named and not (parts.scheme or parts.netloc or reference.loaded):
            target = _target(posixpath.dirname(page), parts.path) if parts.path else page
            yield target, unquote(parts.fragment)


@lru_cache(maxsize=_REMEMBERED)
def _split(address: str) -> SplitResult:
    """The parts of an address; `urlsplit` drops the line breaks in `java\\nscript:` as browsers do."""
    try:
        return urlsplit(address)
    except ValueError:  # such as an unclosed bracket in the host: it can only be outside
        return SplitResult("", address, "", "", "")


@lru_cache(maxsize=_REMEMBERED)
def _target(folder: str, path: str) -> str:
    """The path below the site that a relative path on a page of that folder means."""
    return posixpath.normpath(posixpath.join(folder, unquote(path)))
