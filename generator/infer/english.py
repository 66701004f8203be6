"""How rare a word is in general English: technical words are rare there, words of every abstract are not."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType

ABSENT = 0
RAREST = 12
_STEP = 1.5
"""Halvings of frequency from one step of rarity to the next."""


@cache
def rarity() -> Mapping[str, int]:
    """The rarity of 82,765 words, from 1 (`the`) to 12, by the counts that symspellpy packages.

    A word that is not there has no rarity: names, new terms, other languages.
    """
    package = resources.files("symspellpy") / "frequency_dictionary_en_82_765.txt"
    lines = package.read_text(encoding="utf-8-sig").splitlines()
    counts = {word: int(count) for word, _, count in (line.partition(" ") for line in lines)}
    most = max(counts.values())
    return MappingProxyType(
        {word: min(RAREST, 1 + int(math.log2(most / count) / _STEP)) for word, count in counts.items()}
    )


def rarity_of(word: str) -> int:
    """The rarity of a normal word, by its singular or its plural; `ABSENT` for a word that the table does not have."""
    known = rarity()
    return known.get(word) or known.get(word + "s", ABSENT)
