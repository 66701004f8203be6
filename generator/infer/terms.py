"""The normal form of words and phrases: two spellings of one thing share it, two things that look alike do not."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from generator.infer.spelling_tables import BRITISH, COMPOUNDS, IRREGULAR_PLURALS, ISE_STAYS, PREFIXES, UNCHANGED

# A word, or a piece of a hyphened one; `C++`, `C#`, `l'homme`, `model's` keep what belongs to them.
WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*(?:\+\+|#(?!\w))?")
_POSSESSIVE = re.compile(r"['’]s?$")
# generalisation -> generalization, generalising -> generalizing, generalised -> generalized
_ISE = re.compile(r"(?P<stem>[a-z]{2,}is)(?P<ending>ations?|ing|ed|es?|ers?)$")
_HYPHENS = "-‐‑–−"


def phrase(text: str) -> str:
    """The normal form of a phrase: `Out-of-distribution generalisations` gives `out of distribution generalization`."""
    words: list[str] = []
    end = -1
    for match in WORD.finditer(text):
        joined = match.start() == end + 1 and end >= 0 and text[end] in _HYPHENS
        word = normal(match.group())
        if words and (merged := compound(words[-1], word, joined=joined)):
            words[-1] = merged
        else:
            words.append(word)
        end = match.end()
    return " ".join(words)


def compound(first: str, second: str, *, joined: bool) -> str | None:
    """The one word that two normal words make (`pre`-`training`, `data set`), or None."""
    if joined and first in PREFIXES and second.isalpha():
        return first + second
    return COMPOUNDS.get((first, second))


@lru_cache(maxsize=1 << 18)
def normal(word: str) -> str:
    """The normal form of one word: case folded, singular, in American spelling, without accents on Latin letters."""
    capitals = word.isupper()
    word = _POSSESSIVE.sub("", word)
    folded = unicodedata.normalize("NFKD", word).casefold()
    folded = "".join(char for char in folded if not unicodedata.combining(char)) or word
    if word[:-1].isupper() and word[-1:] == "s" and len(word) > 2:  # LLMs, CNNs
        return folded[:-1]
    if capitals or not folded.isalpha():
        return folded
    return american(singular(folded))


def singular(word: str) -> str:
    """The singular of an English noun in lower case; a word that is no plural comes back as it is."""
    if (known := IRREGULAR_PLURALS.get(word)) is not None:
        return known
    if len(word) < 4 or not word.endswith("s") or word in UNCHANGED:
        return word
    if word.endswith(("ss", "us", "is", "ics", "ous")):
        return word
    if word.endswith("ies"):
        return word[:-3] + "y"
    if word.endswith(("sses", "shes", "ches", "xes", "zzes")):
        return word[:-2]
    return word[:-1]


def american(word: str) -> str:
    """The American spelling of a singular word in lower case."""
    if (known := BRITISH.get(word)) is not None:
        return known
    found = _ISE.search(word)
    if found and len(word) > 6 and found["stem"] not in ISE_STAYS:
        ending = found["ending"]
        if ending.startswith(("ation", "ing", "ed", "er")):
            return word[: found.start() + len(found["stem"]) - 1] + "z" + ending
    return word
