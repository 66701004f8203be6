"""Markdown headings in, headings that keep each page one entry of the search index: a Python-Markdown extension.

Material's search plugin opens an entry of its own at each heading with an `id`. A reader looks for papers, not for
their sections, and no paper is to be found by the titles of its neighbours.
"""

from __future__ import annotations

from xml.etree.ElementTree import Element, SubElement

from markdown import Extension, Markdown
from markdown.treeprocessors import Treeprocessor

_HEADINGS = ("h2", "h3", "h4", "h5", "h6")
_AFTER_TOC = 2
"""Priority: the `toc` extension gives the headings their `id` at 5, and higher runs first."""


class EntriesExtension(Extension):
    """Option `left_out`: the `id`s of the headings whose sections are no part of the index."""

    def __init__(self, **options: object) -> None:
        self.config = {"left_out": [[], "ids of the headings whose sections are not searched"]}
        super().__init__(**options)

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 - the name that Python-Markdown calls
        """Run after the headings have their `id`."""
        md.treeprocessors.register(_Entries(md, frozenset(self.getConfig("left_out"))), "entries", _AFTER_TOC)


class _Entries(Treeprocessor):
    def __init__(self, md: Markdown, left_out: frozenset[str]) -> None:
        super().__init__(md)
        self._left_out = left_out

    def run(self, root: Element) -> None:
        """Mark the sections left out; elsewhere move the `id` into the heading, where links still find it."""
        for heading in root.iter():
            name = heading.get("id")
            if heading.tag not in _HEADINGS or name is None:
                continue
            if name in self._left_out:
                heading.set("data-search-exclude", "")
            else:
                _move_inside(heading, name)


def _move_inside(heading: Element, name: str) -> None:
    """`<h2 id="a">Text</h2>` becomes `<h2><span id="a">Text</span></h2>`."""
    text, children, attributes = heading.text, list(heading), dict(heading.attrib)
    attributes.pop("id")
    tail = heading.tail
    heading.clear()
    heading.attrib.update(attributes)
    heading.tail = tail
    inside = SubElement(heading, "span", id=name)
    inside.text = text
    inside.extend(children)


def makeExtension(**options: object) -> EntriesExtension:  # noqa: N802 - the name that Python-Markdown looks for
    """Make the extension for a line of `mkdocs.yml`."""
    return EntriesExtension(**options)
