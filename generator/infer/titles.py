"""Working titles for papers without one, made of what their abstracts say they do."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations

from generator.infer import terms
from generator.infer import title_patterns as patterns
from generator.infer.acronyms import Definition
from generator.infer.title_phrases import claim, cut, phrase, spans, tidy, upper

USUAL = 9.0
"""Words of the title that an author would give."""
FULL = 0.008
"""What each of the first eight words adds: readers prefer a title that says more than keywords do."""
VAGUE = 0.04
"""What each word that a title has less than four takes away: `Zero-shot learning` could be any paper's."""
SPANS = 6
"""Noun phrases of an abstract that are tried, the likeliest."""

_SENTENCE_END = re.compile(r"[.;]\s")
_WORD = re.compile(r"[^\W_]+")


@dataclass(frozen=True, slots=True)
class Candidate:
    """A possible title, the pattern that made it, and how much of it the paper's own title is expected to share."""

    text: str
    pattern: str
    score: float


def candidates(
    abstract: str, keywords: Mapping[str, float], definitions: Sequence[Definition]
) -> tuple[Candidate, ...]:
    """Possible titles of an abstract, best first; `keywords` are labels with weights, best first.

    There is always one: at worst the first words of the abstract, or `Untitled` where it has none.
    """
    expected = _expected(abstract, keywords)
    found: dict[str, Candidate] = {}
    for pattern, text in _made(abstract, tuple(keywords)[:4], definitions, expected):
        clean = tidy(text)
        if clean and clean not in found:
            words = _WORD.findall(clean)
            score = _overlap(words, expected) + patterns.PRIOR.get(pattern, 0.0) + FULL * min(len(words), 8)
            score -= VAGUE * max(0, 4 - len(words))
            found[clean] = Candidate(clean, pattern, score)
    ranked = sorted(found.values(), key=lambda candidate: (-candidate.score, candidate.text))
    return tuple(ranked) or (Candidate("Untitled", "nothing", 0.0),)


def distinct(possible: Sequence[Candidate], taken: Set[str]) -> str:
    """The best title that is not taken (case folded); the best with a number where all are."""
    for candidate in possible:
        if candidate.text.casefold() not in taken:
            return candidate.text
    number = 2
    while f"{possible[0].text} ({number})".casefold() in taken:
        number += 1
    return f"{possible[0].text} ({number})"


def _made(
    abstract: str, keywords: Sequence[str], definitions: Sequence[Definition], expected: Mapping[str, float]
) -> Iterator[tuple[str, str]]:
    """Every candidate, with its pattern."""
    names: list[str] = []
    subjects = _subjects(abstract)
    for match in _said(patterns.MAKES, abstract, subjects):
        rest = abstract[match.end() : match.end() + 400]
        named = list(_named(rest, definitions))
        names += [name for name, _ in named if name not in names]
        for name, gloss in [(name, gloss) for name, gloss in named if " " in gloss or "-" in gloss]:
            yield "name", f"{name}: {upper(gloss)}"
            if len(gloss.split()) < 6:
                purposes = [k for k in keywords if " " in k and not _shares(gloss, k)] if " for " not in gloss else []
                yield from (("name for", f"{name}: {upper(gloss)} for {k}") for k in purposes)
        yield from _object("makes", rest, keywords)
    for match in _said(patterns.LOOKS, abstract, subjects):
        yield from _object("looks", abstract[match.end() : match.end() + 400], keywords)
    for match in _said(patterns.AIMS, abstract, subjects):
        yield "aims", phrase(abstract[match.end() : match.end() + 400])
    for match in _said(patterns.SHOWS, abstract, subjects):
        yield "shows", claim(abstract[match.end() : match.end() + 400])
    for match in patterns.QUESTION.finditer(abstract):
        yield "question", match["question"]
    for match in patterns.CALLED.finditer(abstract):
        yield "name", f"{match['name']}: {upper(phrase(match['gloss']))}"
    for words in _best_spans(abstract, expected):
        yield "span", " ".join(words)
        yield from (("name span", f"{name}: {upper(' '.join(words))}") for name in names[:2])
    yield from _of_keywords(keywords, names[:2])
    yield "opening", cut(_SENTENCE_END.split(abstract, 1)[0])


def _subjects(abstract: str) -> list[int]:
    """Where `we`, `this paper` and their like may begin."""
    return [match.start() for match in patterns.SUBJECTS.finditer(abstract)]


def _said(pattern: re.Pattern[str], abstract: str, subjects: Sequence[int]) -> Iterator[re.Match[str]]:
    """The places where authors say something of the kind."""
    return (match for start in subjects if (match := pattern.match(abstract, start)))


def _named(rest: str, definitions: Sequence[Definition]) -> Iterator[tuple[str, str]]:
    """The names that authors give, in what follows `we propose `, each with its gloss or long form."""
    bare = patterns.OPENING.sub("", rest)
    for form in patterns.NAMED:
        match = form.match(bare)
        if match and len(match["name"].split()) < 3 and (gloss := phrase(match["gloss"])):
            yield match["name"], gloss
    opening = _SENTENCE_END.split(rest, 1)[0]
    for definition in definitions:
        place = opening.find(f"{definition.long} ({definition.short})")
        if 0 <= place <= 140 and not definition.short.endswith("s"):
            after = opening[place + len(definition.long) + len(definition.short) + 3 :]
            yield definition.short, definition.long
            if longer := phrase(definition.long + after):
                yield definition.short, longer


def _object(pattern: str, rest: str, keywords: Sequence[str]) -> Iterator[tuple[str, str]]:
    """What authors make or look at, and, where that is short, what for."""
    what = phrase(rest)
    if not what or "(" in what or patterns.EMPTY.match(what):
        return
    yield pattern, what
    for keyword in [keyword for keyword in keywords[:3] if " " in keyword]:
        if 1 < len(what.split()) < 8 and not _shares(what, keyword) and " for " not in what:
            yield f"{pattern} for", f"{what} for {keyword}"


def _of_keywords(keywords: Sequence[str], names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The best keywords joined, after the name where there is one."""
    apart = {(one, other) for one, other in permutations(keywords, 2) if not _shares(one, other)}
    for name in names:
        yield from (("name keyword", f"{name}: {upper(first)}") for first in keywords)
        yield from (("name keywords", f"{name}: {upper(first)} for {second}") for first, second in sorted(apart))
    for end in range(1, min(len(keywords), 3) + 1):
        if all(pair in apart for pair in permutations(keywords[:end], 2)):
            yield f"keywords {end}", ", ".join(keywords[: end - 1]) + (" and " if end > 1 else "") + keywords[end - 1]


def _shares(one: str, other: str) -> bool:
    """Whether two phrases share a word, or one is made of the other's initials."""
    (ours, our_initials), (theirs, their_initials) = _parts(one), _parts(other)
    return not ours.isdisjoint(theirs) or our_initials in theirs or their_initials in ours


@lru_cache(maxsize=4096)
def _parts(text: str) -> tuple[frozenset[str], str]:
    words = terms.phrase(text).split()
    return frozenset(words), "".join(word[0] for word in words)


def _best_spans(abstract: str, expected: Mapping[str, float]) -> list[list[str]]:
    scored = [(_overlap(_WORD.findall(" ".join(words)), expected), words) for words in spans(abstract) if words[1:]]
    return [words for _, words in sorted(scored, key=lambda item: (-item[0], item[1]))[:SPANS]]


def _overlap(words: Sequence[str], expected: Mapping[str, float]) -> float:
    """The expected ROUGE-1 of a title of these words."""
    shared = 0.0
    for word in dict.fromkeys(words):
        likely = expected.get(word) or expected.get(word[:1].lower() + word[1:])
        shared += likely or patterns.SMALL_WORDS.get(word.casefold(), 0.03)
    return 2 * shared / (len(words) + USUAL)


def _expected(abstract: str, keywords: Mapping[str, float]) -> dict[str, float]:
    """How likely each word of an abstract, as it is written there, is in the title.

    A logistic model of 3,000 abstracts with titles: words of keywords, words used often and early, and words of the
    sentence in which authors say what they do.
    """
    missing: dict[str, float] = {}
    for label, weight in keywords.items():
        for word in _WORD.findall(label):
            normal = terms.normal(word)
            missing[normal] = missing.get(normal, 1.0) * (1 - weight)
    proposing = set()
    subjects = _subjects(abstract)
    for pattern in (patterns.MAKES, patterns.LOOKS):
        for match in _said(pattern, abstract, subjects):
            proposing.update(_WORD.findall(_SENTENCE_END.split(abstract[match.end() :][:250])[0])[:25])
    words = _WORD.findall(abstract)
    places: dict[str, list[int]] = {}
    for place, word in enumerate(words):
        places.setdefault(word, []).append(place)
    normals = {word: terms.normal(word) for word in places}
    count: Counter[str] = Counter()
    for word, found in places.items():
        count[normals[word]] += len(found)
    result = {}
    for word, found in places.items():
        if word.casefold() not in patterns.SMALL_WORDS:
            often = count[normals[word]]
            keyness = min(max(1 - missing.get(normals[word], 1.0), 0.002), 0.99)
            said = 0.49 * math.log(keyness / (1 - keyness)) + 0.58 * math.log(often) + 0.98 * (word in proposing)
            score = said - 0.99 * found[0] / len(words) + 18.8 * often / len(words) - 1.1
            result[word] = 1 / (1 + math.exp(-score))
    return result
