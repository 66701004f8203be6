"""Text of titles, authors and abstracts, each on a line of its own, between lines of stars, becomes drafts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from generator.codes import Code
from generator.ingest import values
from generator.ingest.assembly import Fields, gather
from generator.problems import Location, Outcome, Problem

if TYPE_CHECKING:
    from collections.abc import Iterator

    from generator.records import Record, Source

# `*****`, `=====`, `-----`
_RULE = re.compile(r"\s*([*=#~_-])\1{4,}\s*")
_JUDGED_CHARACTERS = 60_000
_FEWEST_PAPERS = 2
_LEAST_SHARE = 0.6
# Title, authors, abstract.
_FEWEST_LINES = 3
_LONGEST_TITLE = 300


def recognises(text: str) -> bool:
    """Whether most of the blocks between a text's rules are a title, authors and an abstract."""
    blocks = [lines for _, lines in _blocks(text[:_JUDGED_CHARACTERS])]
    papers = sum(map(_is_paper, blocks))
    return papers >= _FEWEST_PAPERS and papers >= _LEAST_SHARE * len(blocks)


def parse(source: Source) -> Outcome[tuple[Record, ...]]:
    """A record a block; blocks that are none are one warning."""
    others: list[tuple[int, str]] = []
    outcome = gather(_records(source, others))
    if not others:
        return outcome
    line, text = others[0]
    said = f"'{text[:60]}' is no title with authors and an abstract"
    more = f", nor are {len(others) - 1:,} blocks more" if len(others) > 1 else ""
    return Outcome(
        outcome.value, (*outcome.problems, Problem(Location(source.path, line), said + more, code=Code.TEXT_UNREAD))
    )


def _records(source: Source, others: list[tuple[int, str]]) -> Iterator[Fields]:
    for line, lines in _blocks(source.text):
        if not _is_paper(lines):
            others.append((line, lines[0]))
            continue
        title, authors, *abstract = lines
        yield Fields(
            key=title,
            place=Location(source.path, line),
            title=title,
            abstract="\n".join(abstract),
            authors=values.names(authors),
        )


def _blocks(text: str) -> Iterator[tuple[int, list[str]]]:
    """What stands between two rules, as its lines that are not blank, with the 1-based line that it begins at."""
    lines: list[str] = []
    begun = 0
    for number, line in enumerate([*text.split("\n"), "*****"], 1):
        if _RULE.fullmatch(line):
            if lines:
                yield begun, lines
            lines = []
        elif line.strip():
            begun = begun if lines else number
            lines.append(line.strip())


def _is_paper(lines: list[str]) -> bool:
    """A short title, then names, which have no full stop at their end, then more text than both."""
    if len(lines) < _FEWEST_LINES or len(lines[0]) > _LONGEST_TITLE:
        return False
    title, authors, abstract = lines[0], lines[1], " ".join(lines[2:])
    names = [name.split() for name in re.split(r",| and |;", authors) if name.strip()]
    as_names = sum(len(name) <= 6 and name[0][0].isupper() for name in names)
    return len(abstract) > len(title) and not title.endswith(".") and 2 * as_names > len(names)
