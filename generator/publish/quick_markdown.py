"""Python-Markdown, made ready once for many pages: the same HTML as a fresh one gives, in less time."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from markdown import Markdown, inlinepatterns
from markdown.treeprocessors import InlineProcessor
from markdown.util import AtomicString

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

# The characters that Python-Markdown's own patterns need, one of them at least. A text without them cannot match, and
# most hold none: of 1,050 patterns tried on a page, some 50 match. Any other pattern is always tried.
_NEEDS: Mapping[str, str] = {
    inlinepatterns.BACKTICK_RE: "`",
    inlinepatterns.ESCAPE_RE: "\\",
    inlinepatterns.REFERENCE_RE: "[",
    inlinepatterns.LINK_RE: "[",
    inlinepatterns.IMAGE_REFERENCE_RE: "[",
    inlinepatterns.IMAGE_LINK_RE: "[",
    inlinepatterns.AUTOLINK_RE: "<",
    inlinepatterns.AUTOMAIL_RE: "<",
    inlinepatterns.LINE_BREAK_RE: "\n",
    inlinepatterns.HTML_RE: "<",
    inlinepatterns.ENTITY_RE: "&",
    r"\*|_": "*_",
    "\x02formula([0-9]+)\x03": "\x02",
}
_SPECIAL = frozenset("".join(_NEEDS.values()))

# title: "On ants", as compose/markdown.py writes front matter: JSON values, one a line
_FIELD = re.compile(r"^([a-z_]+): ([\"\[{0-9].*)$")
_FENCE = "---\n"


def markdown(extensions: Sequence[Any], options: Mapping[str, Any]) -> Markdown:
    """A converter with these extensions; call its `reset` before each page."""
    made = Markdown(extensions=list(extensions), extension_configs=dict(options))
    made.treeprocessors.register(_Inline(made), "inline", 20)
    return made


def front_matter(content: bytes) -> tuple[str, dict[str, Any]] | None:
    """The body and the fields of a generated page, or None where only a YAML reader can tell.

    JSON is YAML, and its reader takes a twentieth of the time; numbers count only as plain digits.
    """
    try:
        source = content.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError:
        return None
    if not source.startswith(_FENCE):
        return None
    head, fence, body = source.removeprefix(_FENCE).partition("\n" + _FENCE)
    fields: dict[str, Any] = {}
    for line in head.split("\n"):
        if line.startswith("#"):
            continue
        found = _FIELD.match(line)
        if not found or (found[2][0].isdigit() and (not found[2].isdigit() or found[2][0] == "0")):
            return None
        try:
            fields[found[1]] = json.loads(found[2])
        except ValueError:
            return None
    return (body.lstrip("\n"), fields) if fence and fields else None


class _Inline(InlineProcessor):
    """Python-Markdown's inline stage, which leaves out the patterns that cannot match."""

    def __init__(self, md: Markdown) -> None:
        super().__init__(md)
        needs = (_NEEDS.get(pattern.pattern) for pattern in md.inlinePatterns)
        self._needs = [frozenset(characters) if characters else None for characters in needs]

    def _InlineProcessor__handleInline(self, data: str, patternIndex: int = 0) -> str:  # noqa: N802, N803 (its names)
        if isinstance(data, AtomicString):
            return data
        there = _SPECIAL.intersection(data)
        if not there and None not in self._needs:
            return data
        for place in range(patternIndex, len(self._needs)):
            needs = self._needs[place]
            if needs is not None and needs.isdisjoint(there):
                continue
            pattern, before = self.inlinePatterns[place], data
            matched, start = True, 0
            while matched:
                data, matched, start = self._InlineProcessor__applyPattern(  # type: ignore[attr-defined]
                    pattern, data, place, start
                )
            if data is not before:
                there = _SPECIAL.intersection(data)
        return data
