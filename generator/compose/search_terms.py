"""Text in, search terms out; `search-text.js` reads queries by the very same rules."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import Stemmer

from generator.compose.search_tables import JOINED_PARTS, LETTERS, MARKS, SIGNS, UNSPACED

if TYPE_CHECKING:
    from collections.abc import Iterator

_DIACRITICS = re.compile(f"[{MARKS}]")
_FOLDED = str.maketrans(LETTERS)
_RUN = re.compile(
    rf"""
      [{UNSPACED}]+                                             # 大规模语言模型
    | (?:[^\W_{UNSPACED}]|[{SIGNS}])+                           # pre
        (?:['_‐‑–-](?:[^\W_{UNSPACED}]|[{SIGNS}])+)*            #    -training
        (?:(?:\+\+|[#+])(?![^\W_]))?                           # C++, C#
    """,
    re.VERBOSE,
)
_UNSPACED = re.compile(f"[{UNSPACED}]")
_JOINT = re.compile(r"['_‐‑–-]")
_STEMMED = re.compile(r"[a-z]{3,}")
# behaviour, neighbourhoods: American, as most papers write; the same for generalise, generalisations.
_OUR = re.compile(r"(?<=[a-z]{2})our(?=(?:s|ed|ing|al|hoods?|ites?|able)?$)")
_ISE = re.compile(r"(?<=[a-z]{3})is(?=(?:e|ed|es|er|ers|ing|ation|ations)$)")


class Term(NamedTuple):
    """A term of a text: its folded form, and its place counted in words; a compound stands at its first part."""

    form: str
    place: int
    compound: bool = False


def fold(text: str) -> str:
    """The text without accents, case and width: `Löwe`, `ＧＰＴ`, `ℓ₂` become `lowe`, `gpt`, `l2`."""
    if text.isascii():
        return text.lower()
    bare = _DIACRITICS.sub("", unicodedata.normalize("NFKD", text).lower())
    return unicodedata.normalize("NFKC", bare.translate(_FOLDED))


def terms(text: str) -> Iterator[Term]:
    """The terms in order: words, pairs of characters where a script sets no blanks, and compounds written as one.

    `pre-training` gives `pre`, `training` and `pretraining`, so that each spelling finds the other.
    """
    place = 0
    for run in runs(text):
        found = read(run)
        yield from (Term(form, place + at, compound) for form, at, compound in found)
        place += found[-1].place + 1


def runs(text: str) -> list[str]:
    """The folded text's runs of letters, each of which has one term or more: `pre-training`, `c++`, `大模型`."""
    return _RUN.findall(fold(text))


def read(run: str) -> tuple[Term, ...]:
    """The terms of a run, their places counted from its first; the last one stands at its last place."""
    if _UNSPACED.match(run):
        parts = [run[at : at + 2] for at in range(max(1, len(run) - 1))]
    elif run.isalnum():
        parts = [run]
    else:
        parts = _JOINT.split(run.removesuffix("'s"))
    joined = 1 < len(parts) <= JOINED_PARTS and not _UNSPACED.match(run) and not all(map(str.isdecimal, parts))
    compound = (Term("".join(parts), 0, True),) if joined else ()
    return (*compound, *(Term(part, at) for at, part in enumerate(parts)))


@cache
def stem(form: str) -> str:
    """Porter's stem of a folded form, British spelling read as American; other scripts and short words stay."""
    if not _STEMMED.fullmatch(form):
        return form
    american = _ISE.sub("iz", _OUR.sub("or", form))
    return str(_porter().stemWord(american))


@cache
def _porter() -> Stemmer.Stemmer:
    return Stemmer.Stemmer("porter")
