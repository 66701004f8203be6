"""Abstracts that lack something: the end, the beginning, most of the text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from generator.codes import Code
from generator.problems import Problem, Severity

if TYPE_CHECKING:
    from collections.abc import Iterator

    from generator.records import Paper

_SHORT = 20  # words; of 4,000 abstracts none has fewer than 26
_VERY_SHORT = 8  # told where the file is read
_QUOTED_WORDS = 6

_CLOSING = re.compile(r"[\s\"”’»)\]}*_]+\Z|(?<=[a-z)][.!?])\d{1,2}\Z")  # also the number of a footnote
_STOPS = frozenset(".!?。！？．।॥؟۔։")
_ELLIPSIS = re.compile(r"(?:\.\s?\.\s?\.|…|⋯)\Z")
# An address ends as it ends: available at https://a.example/code, at this https URL.
_ADDRESS = re.compile(r"(?:https?:|www\.|\b[\w-]+\.(?:com|edu|io|net|org)\b|\bURL\Z|\S+@\S+\Z)", re.IGNORECASE)
_KEYWORDS = re.compile(r"\n\s*(?:key\s?words|index terms)\b", re.IGNORECASE)
# No sentence of English ends in one of these.
_UNFINISHED = re.compile(
    r"""\b(?:a|an|and|are|as|because|between|but|by|each|every|for|from|has|have|however|if|in|into|is|its|of|on|or|our
        |than|that|the|their|these|this|through|to|towards?|upon|was|we|were|when|where|whereas|whether|which|while
        |with|without|yields|(?:in|with)\ this\ \w+|as\ a\ result|for\ example|by\ this)\Z""",
    re.VERBOSE | re.IGNORECASE,
)
_HANGING = frozenset(",:-–—([{=+&/")
_LABEL = re.compile(
    r"(?:abstract|summary|résumé|resumen|zusammenfassung|kurzfassung|sommario|аннотация|摘要)\s*(?:[:：.]|[-–—](?=\s)|(?=\s(?:In|We|This)\s))\s*",
    re.IGNORECASE,
)
# `n this paper`, `and the loss`; a name may begin a sentence in lower case: `k-means`, `fastText`, `pandas`.
_SCRAP = re.compile(
    r"(?:[b-z]|and|are|because|but|by|from|has|have|is|of|on|or|than|that|the|this|to|was|we|were|which|with)\b(?!-)"
)


def check(paper: Paper) -> Iterator[Problem]:
    """Findings about the beginning, the length and the end of an abstract."""
    text = paper.abstract.plain
    words = text.split()
    yield from _beginning(paper, text)
    if _VERY_SHORT <= len(words) < _SHORT and text.isascii():
        said = f"only {len(words)} words are few for an abstract"
        yield Problem(paper.location, said, Severity.NOTE, "is it whole?", Code.ABSTRACT_SHORT, _first(words))
    if len(words) >= _VERY_SHORT:
        yield from _end(paper, _KEYWORDS.split(text, maxsplit=1)[0])


def _beginning(paper: Paper, text: str) -> Iterator[Problem]:
    if label := _LABEL.match(text):
        said = f"the abstract begins with its label '{label[0].strip()}'"
        yield Problem(paper.location, said, Severity.NOTE, "take it out", Code.ABSTRACT_LABEL, _first(text.split()))
        return
    word = _SCRAP.match(text)
    if word:
        said = f"the abstract begins with '{word[0]}'"
        hint = "is its beginning missing?"
        yield Problem(paper.location, said, Severity.NOTE, hint, Code.ABSTRACT_HEADLESS, _first(text.split()))


def _end(paper: Paper, text: str) -> Iterator[Problem]:
    text = text.rstrip()
    bare = _CLOSING.sub("", text)
    shown = " ".join(text.split()[-_QUOTED_WORDS:])
    last = bare[-1:]
    if _ELLIPSIS.search(bare):
        said = f"the abstract ends in an ellipsis: '{shown}'"
        hint = "put in the rest; what an index or a web page shows is often cut"
        yield Problem(paper.location, said, Severity.WARNING, hint, Code.ABSTRACT_CUT)
    elif last in _STOPS or not last or _without_case(last) or _ADDRESS.search(" ".join(bare.split()[-2:])):
        return
    elif last in _HANGING or _UNFINISHED.search(bare):
        said = f"the abstract breaks off: '{shown}'"
        yield Problem(paper.location, said, Severity.WARNING, "put in the rest", Code.ABSTRACT_CUT)
    else:
        said = f"the abstract ends without a full stop: '{shown}'"
        yield Problem(paper.location, said, Severity.NOTE, "is it whole?", Code.ABSTRACT_NO_STOP)


def _without_case(character: str) -> bool:
    """Whether a letter is of a script without capitals: not all of them end their sentences in a stop."""
    return character.isalpha() and character.lower() == character.upper()


def _first(words: list[str]) -> str:
    return " ".join(words[:_QUOTED_WORDS])
