"""Text in, search terms out; `search-text.js` reads queries by the very same rules."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import snowballstemmer

from generator.compose.search_tables import JOINED_PARTS, LETTERS, MARKS, SIGNS, UNSPACED

if TYPE_CHECKING:
    from collections.abc import Iterator

_DIACRITICS = re.compile(f"[{MARKS}]")
_FOLDED = str.maketrans(LETTERS)
_RUN = re.compile(
    rf"""
      (?P<unspaced>[{UNSPACED}]+)                               # 大规模语言模型
    | (?P<word>(?:[^\W_{UNSPACED}]|[{SIGNS}])+                  # pre
        (?:['_‐‑–-](?:[^\W_{UNSPACED}]|[{SIGNS}])+)*            #    -training
        (?:(?:\+\+|[#+])(?![^\W_]))?)                           # C++, C#
    """,
    re.VERBOSE,
)
_JOINT = re.compile(r"['_‐‑–-]")
_STEMMED = re.compile(r"[a-z]{3,}")
# behaviour, neighbourhoods: American, as most papers write; the same for generalise, generalisations.
_OUR = re.compile(r"(?<=[a-z]{2})our(?=(?:s|ed|ing|al|hoods?|ites?|able)?$)")
_ISE = re.compile(r"(?<=[a-z]{3})is(?=(?:e|ed|es|er|ers|ing|ation|ations)$)")


class Term(NamedTuple):
    """A term of a text: its folded form, and its place counted in words; a compound stands at its first part.

    A tuple, since a frozen dataclass takes four times as long to make, and each word of each paper is one.
    """

    form: str
    place: int
    compound: bool = False


def fold(text: str) -> str:
    """The text without accents, case and width: `Löwe`, `ＧＰＴ`, `ℓ₂` become `lowe`, `gpt`, `l2`."""
    bare = _DIACRITICS.sub("", unicodedata.normalize("NFKD", text).lower())
    return unicodedata.normalize("NFKC", bare.translate(_FOLDED))


def terms(text: str) -> Iterator[Term]:
    """The terms in order: words, pairs of characters where a script sets no blanks, and compounds written as one.

    `pre-training` gives `pre`, `training` and `pretraining`, so that each spelling finds the other.
    """
    place = 0
    for run in _RUN.finditer(fold(text)):
        found = run[0]
        if found.isalnum() and run.lastgroup == "word":
            yield Term(found, place)
            place += 1
            continue
        if run.lastgroup == "unspaced":
            parts = [found[at : at + 2] for at in range(max(1, len(found) - 1))]
        else:
            parts = _JOINT.split(found.removesuffix("'s"))
            if 1 < len(parts) <= JOINED_PARTS and not all(map(str.isdecimal, parts)):
                yield Term("".join(parts), place, True)
        for part in parts:
            yield Term(part, place)
            place += 1


@lru_cache(maxsize=1 << 18)
def stem(form: str) -> str:
    """Porter's stem of a folded form, British spelling read as American; other scripts and short words stay."""
    if not _STEMMED.fullmatch(form):
        return form
    american = _ISE.sub("iz", _OUR.sub("or", form))
    return _porter(american)


def _porter(word: str) -> str:
    return str(snowballstemmer.stemmer("porter").stemWord(word))
