"""Markdown becomes sections: a heading, and what stands below it as labelled values, links and paragraphs."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from generator.ingest import columns

if TYPE_CHECKING:
    from collections.abc import Iterator

    from generator.ingest.columns import Columns

_HEADING = re.compile(r" {0,3}#{1,6}\s+(?P<text>.*?)(?:\s+#+)?\s*")
_RULE = re.compile(r"\s*([-*_=])(?:\s*\1){2,}\s*")
_FENCE = re.compile(r"\s*(?:```|~~~)")
# `**Abstract**: Moths`, `- **Abstract:** Moths`, `- **Abstract** Moths`, `<b>Abstract</b>`
_MARKED_LABEL = re.compile(
    r"\s*(?:[-*+]\s+|\d+\.\s+)?(?:\*\*|__|<b>|<strong>)(?P<label>[A-Za-z][A-Za-z /()-]{1,24}?)\s*:?\s*"
    r"(?:\*\*|__|</b>|</strong>)\s*:?\s*(?P<value>.*)"
)
# `Abstract: Moths`, `*Authors*: Ada Moth`
_LABEL = re.compile(r"\s*(?:[-*+]\s+|\d+\.\s+)?[*_]?(?P<label>[A-Za-z][A-Za-z /()-]{1,24}?)[*_]?\s*:\s*(?P<value>.*)")
# What lays out and says nothing: `<details>`, `<summary>Details</summary>`, `![](fig/a.jpg)`, `<br>`
_LAYOUT = re.compile(r"\s*(?:</?(?:details|div|p|br|img)\b[^>]*>|<summary>.*?</summary>|!\[[^\]]*\]\([^)]*\)|\s)+\s*")
_OPENS_SUMMARY = re.compile(r"\s*(?:<details[^>]*>\s*)?<summary>\s*(?P<label>.*?)\s*</summary>\s*", re.IGNORECASE)
_LINK = re.compile(r"(?<!!)\[(?P<label>[^\[\]]*)\]\((?P<url>https?://[^()\s]+(?:\([^()\s]*\))?[^()\s]*)[^()]*\)")
_ITEM = re.compile(r"\s*[-*+]\s+\[")
_WRAPPED = re.compile(r"([*_]{1,3})(?P<text>.+?)\1", re.DOTALL)
# A label's value may go on in paragraphs of its own for an abstract alone.
_LONG = "abstract"


@dataclass(slots=True)
class Section:
    """A heading with its 1-based line, empty for what stands before the first, and what stands below it."""

    heading: str
    line: int
    labelled: dict[str, tuple[str, ...]] = field(default_factory=dict)
    links: list[tuple[str, str]] = field(default_factory=list)
    paragraphs: list[str] = field(default_factory=list)


def sections(text: str, given: Columns) -> list[Section]:
    """Every section in order; what is set apart as code belongs to none."""
    found: list[Section] = []
    heading, begun, body, fenced = "", 1, list[str](), False
    for number, line in enumerate(text.split("\n"), 1):
        fenced ^= _FENCE.match(line) is not None
        match = None if fenced else _HEADING.fullmatch(line)
        if match:
            found.append(_section(heading, begun, body, given))
            heading, begun, body = match["text"].strip(), number, []
        elif not fenced:
            body.append(line)
    return [*found, _section(heading, begun, body, given)]


def _section(heading: str, line: int, body: list[str], given: Columns) -> Section:
    section = Section(heading, line)
    label: str | None = None
    for paragraph in _paragraphs(body):
        if paragraph == [""]:  # A rule ends what a label began.
            label = None
            continue
        label = _read(paragraph, label, section, given)
    return section


def _read(paragraph: list[str], label: str | None, section: Section, given: Columns) -> str | None:
    """Put a paragraph where it belongs; hands out the label that its successor still belongs to."""
    rest: list[str] = []
    fresh = True
    for line in paragraph:
        found = _labelled(line, given)
        if found:
            label, fresh = found[0], False
            section.labelled[label] = _values(found[1], label, section, given)
        elif label and (not fresh or columns.meaning(label, given) == _LONG):
            _lengthen(section, label, line, new=fresh)
            fresh = False
        else:
            label = None
            section.links += [(match["label"], match["url"]) for match in _LINK.finditer(line)]
            rest += [] if _ITEM.match(line) or line.lstrip().startswith(">") else [line.strip()]
    if rest:
        section.paragraphs.append("\n".join(rest))
    long = label is not None and columns.meaning(label, given) == _LONG
    return label if long or (label and not section.labelled.get(label)) else None


def _labelled(line: str, given: Columns) -> tuple[str, str] | None:
    match = _MARKED_LABEL.fullmatch(line) or _LABEL.fullmatch(line) or _OPENS_SUMMARY.fullmatch(line)
    if not match or columns.meaning(match["label"], given) is None:
        return None
    return match["label"], match.groupdict().get("value") or ""


def _values(text: str, label: str, section: Section, given: Columns) -> tuple[str, ...]:
    """A value without emphasis around it; where an address is meant, those of its links."""
    if columns.meaning(label, given) not in ("abstract", "title"):
        linked = [(match["label"], match["url"]) for match in _LINK.finditer(text)]
        if len(linked) > 1:
            section.links += linked
        if linked:
            return tuple(url for _, url in linked)
    wrapped = _WRAPPED.fullmatch(text.strip())
    bare = wrapped["text"].strip() if wrapped else text.strip()
    return (bare,) if bare else ()


def _lengthen(section: Section, label: str, line: str, *, new: bool) -> None:
    before = section.labelled.get(label, ())
    section.labelled[label] = (f"{before[0]}{chr(10) * (1 + new)}{line.strip()}",) if before else (line.strip(),)


def _paragraphs(body: list[str]) -> Iterator[list[str]]:
    """Lines between blank ones; a rule stands for itself as one empty line, what only lays out is dropped."""
    lines: list[str] = []
    for line in [*body, ""]:
        rule = _RULE.fullmatch(line) is not None
        kept = not rule and (_LAYOUT.fullmatch(line) is None or _OPENS_SUMMARY.fullmatch(line) is not None)
        if kept and line.strip():
            lines.append(line)
            continue
        if lines:
            yield lines
            lines = []
        if rule:
            yield [""]
