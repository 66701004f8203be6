"""A metadata record that matches no paper is told which paper comes nearest, by the rare words that they share."""

from __future__ import annotations

import math
import re
from collections import defaultdict
from typing import TYPE_CHECKING

from generator.codes import Code
from generator.problems import Problem, Severity

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generator.records import Draft, Metadata

_WORD = re.compile(r"[^\W\d_]{3,}")
# An abstract's subject is told in its beginning.
_CHARACTERS = 600
# A word in more papers tells nothing, and would make the search quadratic.
_MOST_PAPERS = 200
_MOST_WORDS = 8
_FEWEST_SHARED = 2
_SHOWN_WORDS = 12
# So many records of a file are told one by one.
_MOST_TOLD = 3


def unmatched(records: Sequence[Metadata], drafts: Sequence[Draft]) -> list[Problem]:
    """A warning for each record that matches no paper; where a file has many, as a bibliography, one note for all."""
    by_file: dict[str, list[Metadata]] = defaultdict(list)
    for record in records:
        by_file[record.location.path].append(record)
    few = [record for lost in by_file.values() if len(lost) <= _MOST_TOLD for record in lost]
    finder = _Finder(drafts) if few else None
    problems = [finder.report(record) for record in few] if finder else []
    return problems + [_many(lost) for lost in by_file.values() if len(lost) > _MOST_TOLD]


def _many(lost: Sequence[Metadata]) -> Problem:
    named = ", ".join(f"'{record.key}'" for record in lost[:_MOST_TOLD])
    message = (
        f"{len(lost):,} records without a whole abstract match no paper: {named} and {len(lost) - _MOST_TOLD:,} more"
    )
    hint = "add their abstracts, or the papers' list"
    return Problem(lost[0].location, message, Severity.NOTE, hint, code=Code.METADATA_UNMATCHED)


class _Finder:
    """An inverted index of the papers' words."""

    def __init__(self, drafts: Sequence[Draft]) -> None:
        self._drafts = drafts
        papers: dict[str, list[int]] = defaultdict(list)
        for index, draft in enumerate(drafts):
            for word in _words(f"{draft.bibliography.title or ''} {draft.abstract[:_CHARACTERS]}"):
                papers[word].append(index)
        self._papers = dict(papers)

    def report(self, record: Metadata) -> Problem:
        """The warning for a record that matches no paper."""
        title = f" ('{record.bibliography.title}')" if record.bibliography.title else ""
        message = f"'{record.key}'{title} matches no paper"
        found = self._nearest(f"{record.bibliography.title or ''} {record.opening or ''}")
        if found is None:
            return Problem(
                record.location, message, hint="add its abstract, or remove the record", code=Code.METADATA_UNMATCHED
            )
        draft = self._drafts[found]
        start = " ".join(draft.abstract.split(maxsplit=_SHOWN_WORDS)[:_SHOWN_WORDS])
        return Problem(
            record.location, message, hint=f"the nearest is {draft.location}: '{start}…'", code=Code.METADATA_UNMATCHED
        )

    def _nearest(self, text: str) -> int | None:
        counted = ((len(self._papers[word]), word) for word in _words(text) if word in self._papers)
        rare = sorted(pair for pair in counted if pair[0] <= _MOST_PAPERS)
        shared: dict[int, list[float]] = defaultdict(list)
        for papers, word in rare[:_MOST_WORDS]:
            for index in self._papers[word]:
                shared[index].append(math.log(1 + len(self._drafts) / papers))
        telling = [index for index, weights in shared.items() if len(weights) >= _FEWEST_SHARED]
        return max(telling, key=lambda index: (sum(shared[index]), -index), default=None)


def _words(text: str) -> set[str]:
    return set(_WORD.findall(text.casefold()))
