"""What is odd in a paper's title, authors and year, judged by itself."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from generator.codes import Code
from generator.problems import Problem, Severity

if TYPE_CHECKING:
    from collections.abc import Iterator

    from generator.records import Author, Paper

# 2412.02856 is of December 2024; before April 2007 the numbers were others (hep-th/9711200).
_ARXIV = re.compile(r"(\d\d)(?:0[1-9]|1[0-2])\.\d{4,5}")
_FEWEST_CAPITALS = 16
_CUT = re.compile(r"(?:\.\.\.|…)\s*\Z")
# `Ada Moth2`, `moth@a.example`, `A. Moth, B. Wasp`, `Ada Moth et al.`, `Moth and Wasp`
_ODD_NAME = re.compile(r"[\d@;<>{}\\$|]|,(?!\s*(?:Jr|Sr|I{1,3}|IV|PhD|MD)\b)|\bet al\b|\s(?:and|&)\s", re.IGNORECASE)
_INSTITUTION = re.compile(r"\b(?:university|institute|department|laborator(?:y|ies)|college|gmbh|inc)\b", re.IGNORECASE)


def check(paper: Paper) -> Iterator[Problem]:
    """Findings about what a record says beside its abstract."""
    yield from _title(paper)
    yield from _authors(paper)
    for identifier in paper.identifiers:
        number = _ARXIV.match(identifier.value) if identifier.scheme == "arxiv" else None
        if number and paper.year and 2000 + int(number[1]) > paper.year + 1:
            said = f"arXiv number '{identifier.value}' is of 20{number[1]}, the paper of {paper.year}"
            yield Problem(paper.location, said, hint="is it another paper's?", code=Code.YEAR_ODD)


def _title(paper: Paper) -> Iterator[Problem]:
    if paper.title is None:
        return
    title = paper.title.plain
    if _CUT.search(title):
        said = f"the title is cut: '{title}'"
        yield Problem(paper.location, said, hint="put in the rest", code=Code.TITLE_CUT)
    if title.isupper() and sum(map(str.isupper, title)) >= _FEWEST_CAPITALS and " " in title:
        said = f"the title is all capitals: '{title}'"
        hint = "write it as a sentence or a heading; names and acronyms cannot be told otherwise"
        yield Problem(paper.location, said, Severity.NOTE, hint, Code.TITLE_CAPITALS)


def _authors(paper: Paper) -> Iterator[Problem]:
    for author in paper.authors:
        if fault := _fault(author):
            yield Problem(paper.location, f"'{author.name}' {fault}", hint="correct the name", code=Code.AUTHOR_ODD)
    counted = Counter(author.name for author in paper.authors)
    twice = [name for name, count in counted.items() if count > 1]
    if twice:
        said = f"'{twice[0]}' stands twice among the authors"
        more = f", as do {len(twice) - 1} more" if len(twice) > 1 else ""
        yield Problem(paper.location, f"{said}{more}", hint="remove one, or tell them apart", code=Code.AUTHOR_ODD)


def _fault(author: Author) -> str:
    if odd := _ODD_NAME.search(author.name):
        return f"has '{odd[0].strip()}' in it: is this one person's name?"
    if _INSTITUTION.search(author.name):
        return "reads as an institution, and is shown as an author"
    return ""
