"""Matches become BibTeX for a curator to review: only what the seeds lack, and where each record comes from."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from generator.resolve.values import Match

_BRACE = re.compile(r"[{}]")
_ESCAPED = re.compile(r"\\[{}]")

HEAD = """\
% Found by `python -m generator resolve` for papers of these seeds: review it, then commit it with them.
% `abstract` holds the first words of the abstract that a record belongs to; `note` says where it comes from.
"""


def write(matches: Iterable[Match]) -> str:
    """The records, each after a blank line."""
    return "".join(f"\n{_record(match)}" for match in matches)


def _record(match: Match) -> str:
    lines = [f"  {name:<13} = {{{value}}}" for name, value in _fields(match) if value]
    key = match.wanted.permalink.replace("/", ":")
    return f"@misc{{{key},\n" + ",\n".join(lines) + "\n}\n"


def _fields(match: Match) -> Iterator[tuple[str, str]]:
    """Texts stand as they came: the seeds' reader knows what LaTeX and HTML people put into titles."""
    answer, lacks = match.answer, match.wanted.lacks
    known = {each.scheme: each.value for each in answer.identifiers}
    if "title" in lacks:
        yield "title", f"{{{_balanced(answer.title)}}}"
    if "authors" in lacks:
        yield "author", " and ".join(_name(each) for each in answer.authors)
    if "venue" in lacks and answer.venue != "arXiv":
        yield "booktitle", _balanced(answer.venue)
    if "year" in lacks:
        yield "year", str(answer.year or "")
    if "identifiers" in lacks:
        yield "doi", _balanced(known.get("doi", ""))
        yield "eprint", known.get("arxiv", "")
        yield "archiveprefix", "arXiv" if "arxiv" in known else ""
        yield "url", "" if known else _balanced(answer.url)
    yield "note", f"{match.service.label}, {_balanced(answer.url)}, agreement {match.agreement:.2f}"
    yield "abstract", f"{_balanced(match.wanted.opening)} …"


def _name(name: str) -> str:
    """A name as one of several: an `and` within it, as in `Moth and Sons`, would make two of it."""
    written = _balanced(name)
    return f"{{{written}}}" if " and " in f" {written} ".casefold() else written


def _balanced(text: str) -> str:
    """Text that cannot end the field it stands in: without its braces, unless each has its fellow.

    BibTeX counts a brace behind a backslash, and parsers of BibTeX do not.
    """
    depth = 0
    for character in text:
        depth += (character == "{") - (character == "}")
        if depth < 0:
            break
    kept = text if depth == 0 and not _ESCAPED.search(text) else _BRACE.sub("", text)
    return " ".join(kept.rstrip("\\ ").split())
