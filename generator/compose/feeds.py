"""Feeds of the newest papers: Atom (RFC 4287) and JSON Feed 1.1, for the site, each collection and each topic.

Dates come from the papers' years, since a build's clock says nothing about papers. Ids are addresses where the site's
own is known, else URNs made of the site's name and the paper's permalink.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING
from uuid import NAMESPACE_URL, uuid5
from xml.etree import ElementTree as ET

from generator.compose import addresses
from generator.records import Page

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from generator.compose.bundles import Bundle
    from generator.compose.sheets import Json, Shelf
    from generator.records import Entry, Site

FEEDS = ((".atom.xml", "Atom"), (".feed.json", "JSON Feed"))
"""Suffix and name of each feed of a bundle."""

_NEWEST = 30
_ATOM = "http://www.w3.org/2005/Atom"
_UNKNOWN = 1970
# What XML 1.0 has no way to write.
_UNFIT_FOR_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def files(shelf: Shelf, found: Sequence[Bundle], site: Site) -> Iterator[Page]:
    """Both feeds of every bundle, newest papers first."""
    for bundle in found:
        newest = sorted(bundle.entries, key=lambda entry: -(entry.paper.year or 0))[:_NEWEST]
        for (suffix, _), write in zip(FEEDS, (_atom, _json), strict=True):
            path = addresses.beside(bundle.path, suffix)
            yield Page(path, write(bundle, path, newest, shelf, site))


def _atom(bundle: Bundle, path: str, newest: Sequence[Entry], shelf: Shelf, site: Site) -> str:
    feed = ET.Element("feed", xmlns=_ATOM)
    _add(feed, "title", _title(bundle, site))
    _add(feed, "id", _id(bundle.page, site))
    _add(feed, "updated", max((_date(entry) for entry in newest), default=f"{_UNKNOWN}-01-01T00:00:00Z"))
    _add(_add(feed, "author"), "name", site.name)
    _add(feed, "link", rel="alternate", type="text/html", href=_address(bundle.page, path, site))
    if site.url:
        _add(feed, "link", rel="self", type="application/atom+xml", href=site.url + path)
    for entry in newest:
        _add_entry(feed, entry, path, shelf, site)
    ET.indent(feed)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ET.tostring(feed, encoding="unicode") + "\n"


def _add_entry(feed: ET.Element, entry: Entry, path: str, shelf: Shelf, site: Site) -> None:
    page = addresses.paper(entry.paper.permalink)
    found = _add(feed, "entry")
    _add(found, "title", entry.title.plain)
    _add(found, "id", _id(page, site))
    _add(found, "updated", _date(entry))
    for author in entry.paper.authors:
        _add(_add(found, "author"), "name", author.name)
    _add(found, "link", rel="alternate", type="text/html", href=_address(page, path, site))
    for slug in entry.tags:
        _add(found, "category", term=slug, label=shelf.tags[slug].label)
    _add(found, "summary", entry.paper.abstract.plain)


def _add(parent: ET.Element, name: str, text: str = "", **attributes: str) -> ET.Element:
    fit = {key: _UNFIT_FOR_XML.sub("", value) for key, value in attributes.items()}
    child = ET.SubElement(parent, name, fit)
    child.text = _UNFIT_FOR_XML.sub("", text) or None
    return child


def _json(bundle: Bundle, path: str, newest: Sequence[Entry], shelf: Shelf, site: Site) -> str:
    feed: dict[str, Json] = {
        "version": "https://jsonfeed.org/version/1.1",
        "title": _title(bundle, site),
        "home_page_url": _address(bundle.page, path, site),
        **({"feed_url": site.url + path} if site.url else {}),
        "items": [_item(entry, path, shelf, site) for entry in newest],
    }
    return json.dumps(feed, ensure_ascii=False, indent=1) + "\n"


def _item(entry: Entry, path: str, shelf: Shelf, site: Site) -> dict[str, Json]:
    page = addresses.paper(entry.paper.permalink)
    return {
        "id": _id(page, site),
        "url": _address(page, path, site),
        "title": entry.title.plain,
        "content_text": entry.paper.abstract.plain,
        **({"date_published": _date(entry)} if entry.paper.year else {}),
        "authors": [{"name": author.name} for author in entry.paper.authors],
        "tags": [shelf.tags[slug].label for slug in entry.tags],
    }


def _title(bundle: Bundle, site: Site) -> str:
    return " · ".join(dict.fromkeys((bundle.title, site.name)))


def _date(entry: Entry) -> str:
    """The first moment of the paper's year; Atom wants a date of every entry."""
    return f"{entry.paper.year or _UNKNOWN:04}-01-01T00:00:00Z"


def _id(page: str, site: Site) -> str:
    return site.url + addresses.built(page) if site.url else uuid5(NAMESPACE_URL, f"{site.name}/{page}").urn


def _address(page: str, path: str, site: Site) -> str:
    """Where a page is, as the feed at `path` refers to it."""
    built = addresses.built(page)
    return site.url + built if site.url else addresses.between(path, built)
