"""An abstract that is too short or too long to be one is told, and kept; one beyond all measure is left out."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from generator.codes import Code
from generator.problems import Problem, Severity
from generator.records import Draft

if TYPE_CHECKING:
    from generator.records import Record

_FEWEST_WORDS = 8
_LONG_ENOUGH = 400
# The longest of 100,000 real abstracts has fewer than 6,000 characters.
_MOST_CHARACTERS = 20_000
# A whole book in one block: a page of it would serve nobody, and inference would take a minute over it.
_BEYOND_MEASURE = 500_000
# Scripts that write words together: two letters count as a word.
_UNSPACED = re.compile(r"[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]")


def check(draft: Draft, if_short: str, if_long: str) -> list[Problem]:
    """What is wrong with the length of an abstract, with the hint that suits its format."""
    text = draft.abstract
    if len(text) > _BEYOND_MEASURE:
        said = f"{len(text):,} characters are too many for one abstract; it is left out"
        return [Problem(draft.location, said, Severity.ERROR, if_long, code=Code.ABSTRACT_LONG)]
    if len(text) > _MOST_CHARACTERS:
        return [
            Problem(
                draft.location,
                f"{len(text):,} characters are too many for one abstract",
                hint=if_long,
                code=Code.ABSTRACT_LONG,
            )
        ]
    if len(text) > _LONG_ENOUGH or len(text.split()) + len(_UNSPACED.findall(text)) // 2 >= _FEWEST_WORDS:
        return []
    return [Problem(draft.location, f"'{text}' is very short for an abstract", hint=if_short, code=Code.ABSTRACT_SHORT)]


def bounded(records: tuple[Record, ...]) -> tuple[Record, ...]:
    """The records without the drafts that `check` tells as left out."""
    return tuple(each for each in records if not isinstance(each, Draft) or len(each.abstract) <= _BEYOND_MEASURE)
