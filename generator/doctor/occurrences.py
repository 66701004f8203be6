"""Titles and names in, where texts hold them out: each text is read once, however many are sought."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

_WORD = re.compile(r"\w+")
_INNER = re.compile(r"[\w-]")
_AS_WRITTEN = re.compile(r"(?![\w-])")
_TURNED = re.compile(r"\s+and\b|\s*(?:[\"};]|\Z)|[ \t]*\n")  # `Moth, Ada and …`, `AU  - Moth, Ada`


@dataclass(frozen=True, slots=True)
class Occurrence:
    """The number of a text, and where in it a value stands, as offset and length."""

    text: int
    span: tuple[int, int]


@dataclass(frozen=True, slots=True)
class _Form:
    """A value as it may be written, and what must follow it."""

    value: str
    rank: int
    written: str
    end: re.Pattern[str]


def find(value: str, text: str, region: tuple[int, int]) -> tuple[int, int] | None:
    """Where a value stands in a region of a text, maybe as `Family, Given`, as offset and length."""
    for form in _forms(value):
        at = text.find(form.written, *region)
        while at >= 0:
            if _stands(form, text, at):
                return at, len(form.written)
            at = text.find(form.written, at + 1, region[1])
    return None


def occurrences(values: Iterable[str], texts: Sequence[str]) -> Mapping[str, Occurrence]:
    """Where each value stands first, in the first of the texts that holds it; as written rather than turned."""
    found: dict[str, Occurrence] = {}
    sought = tuple(dict.fromkeys(values))
    for number, text in enumerate(texts):
        here = _in_text([value for value in sought if value not in found], text)
        found |= {value: Occurrence(number, span) for value, span in here.items()}
    return found


def _in_text(values: Sequence[str], text: str) -> dict[str, tuple[int, int]]:
    waiting = _by_word([form for value in values for form in _forms(value)])
    best: dict[str, tuple[int, int, int]] = {}
    for word in _WORD.finditer(text) if waiting else ():
        for lead, form in tuple(waiting.get(word[0], ())):
            at = word.start() - lead
            if at >= 0 and text.startswith(form.written, at) and _stands(form, text, at):
                waiting[word[0]].remove((lead, form))
                hit = (form.rank, at, len(form.written))
                best[form.value] = min(best.get(form.value, hit), hit)
    return {value: (at, length) for value, (_, at, length) in best.items()}


def _by_word(forms: Sequence[_Form]) -> dict[str, list[tuple[int, _Form]]]:
    """Each form by the word that it shares with the fewest, with that word's offset in it: many are called Wei."""
    words = [[(word[0], word.start()) for word in _WORD.finditer(form.written)] for form in forms]
    shared = Counter(word for each in words for word, _ in each)
    found: dict[str, list[tuple[int, _Form]]] = defaultdict(list)
    for form, known in zip(forms, words, strict=True):
        if known:
            word, lead = min(known, key=lambda each: (shared[each[0]], each[1]))
            found[word].append((lead, form))
    return found


def _forms(value: str) -> list[_Form]:
    """As written, then with each number of words from its end set before a comma: `Moth, Ada`."""
    words = value.split()
    turned = (f"{' '.join(words[at:])}, {' '.join(words[:at])}" for at in range(1, len(words)))
    written = [(value, _AS_WRITTEN), *((form, _TURNED) for form in turned)]
    return [_Form(value, rank, form, end) for rank, (form, end) in enumerate(written)]


def _stands(form: _Form, text: str, at: int) -> bool:
    """Whether what is written here is no part of a longer word, and ends so."""
    return not (at and _INNER.match(text[at - 1])) and form.end.match(text, at + len(form.written)) is not None
