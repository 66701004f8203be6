"""Phrases of an abstract that read as titles: trimmed objects of its sentences, and its longer noun phrases."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from generator.infer import terms
from generator.infer import title_patterns as patterns
from generator.infer.function_words import FUNCTION_WORDS
from generator.infer.phrase_features import LEVEL

LONGEST = 14
"""Words of a working title."""

_MARKER = re.compile(r"\s*\((?:i{1,3}|iv|v|[1-5]|[a-e])\)")
_CLAIM_END = re.compile(r"[.;:?!](?:\s|$)|, (?:and|but|which|while|where|thus|even)\b|[=<>≤≥∈{}\\^_]")
_WORD = re.compile(r"(?P<word>[^\W_]+(?:[-–'’.+/][^\W_]+)*)|[^\s\w]")
# The comma after it ends no phrase: `crowdsourced, global datasets`.
_ADJECTIVE = re.compile(r"(?:ed|al|ive|ous|able|ible)$")
_ARTICLES = frozenset({"the", "a", "an"})
_NO_NOUN = frozenset({"https", "http", "named", "called", "dubbed", "termed", "coined"})


def phrase(text: str) -> str:
    """The noun phrase that a text begins with, without articles, praise and what only its sentence needs.

    `a simple yet effective method for X, which …` gives `method for X`.
    """
    text = patterns.OPENING.sub("", text.strip())
    text = patterns.OPENING.sub("", patterns.PROBLEM.sub("", text))
    for end in patterns.ENDS.finditer(text, 1):
        if not (end.group() == "," and _ADJECTIVE.search(text[: end.start()])):
            return cut(text[: end.start()])
    return cut(text)


def claim(text: str) -> str:
    """The claim that a text begins with, up to its first stop; nothing where it is too long for a title."""
    said = _CLAIM_END.split(text.strip())[0]
    return said if len(said.split()) <= LONGEST else ""


def cut(text: str) -> str:
    """At most 14 words, cut before a preposition where it can be, never inside brackets."""
    words = text.split()
    if len(words) > LONGEST:
        end = LONGEST
        while end > 5 and words[end].casefold() not in patterns.BREAKS:
            end -= 1
        words = words[: end if end > 5 else LONGEST]
    while words and (words[-1].strip(",;:").casefold() in patterns.WEAK or unbalanced(" ".join(words))):
        words.pop()
    return " ".join(words).rstrip(" ,;:-–—")


def unbalanced(text: str) -> bool:
    """Whether a bracket or quotation mark is left open."""
    return (
        any(text.count(left) != text.count(right) for left, right in ("()", "[]", "{}", "“”"))
        or text.count('"') % 2 > 0
    )


def tidy(text: str) -> str:
    """A candidate as a title: one line, a capital first, no list markers; empty where nothing is left."""
    text = _MARKER.sub("", " ".join(text.split())).strip(" ,;:.-–—'“”‘’")
    return "" if unbalanced(text) else upper(text)


def upper(text: str) -> str:
    """The text with its first letter large, unless a name begins it: `pFedMe`, `k-means`."""
    first = text.split(" ", 1)[0]
    return text if any(map(str.isupper, first)) or first[1:2] == "-" else text[:1].upper() + text[1:]


def spans(abstract: str) -> Iterator[list[str]]:
    """Noun phrases joined by prepositions, as lists of words: `sample complexity of learning halfspaces`."""
    run: list[list[str]] = [[]]
    for match in _WORD.finditer(abstract + " ."):
        word = match["word"] or ""
        low = word.casefold()
        if low in patterns.LINKS and run[-1]:
            run.append([low])
        elif low in _ARTICLES and len(run) > 1 and len(run[-1]) == 1:
            run[-1].append(low)
        elif word and _is_content(word):
            run[-1].append(word)
        else:
            yield from _windows(run)
            run = [[]]


@lru_cache(maxsize=1 << 16)
def _is_content(word: str) -> bool:
    low = word.casefold()
    return len(word) > 1 and low not in FUNCTION_WORDS and low not in _NO_NOUN and LEVEL.get(terms.normal(word), 0) > -4


def _windows(run: Sequence[Sequence[str]]) -> Iterator[list[str]]:
    """Every phrase that begins with a noun phrase of the run and goes on over the next ones."""
    for begin, head in enumerate(run):
        words = [word for word in head[1 if begin else 0 :] if word not in _ARTICLES]
        if not words:
            continue
        yield words
        for piece in run[begin + 1 :]:
            words = [*words, *piece]
            if len(words) > LONGEST or len(piece) < 2 or piece[-1] in _ARTICLES:
                break
            yield words
