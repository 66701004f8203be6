"""Tags that almost coincide: two topics of which a curator would make one."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING

from generator.codes import Code
from generator.problems import Problem, Severity

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from generator.problems import Location
    from generator.records import Tag

_FEWEST_PAPERS = 4
_SHARED = 0.8
_SHORTEST = 8  # letters: `gans` and `cans` are one letter apart, and two things
_PREFIX = 3  # letters that may change the meaning: `misinformation` and `disinformation`
_NOT_LETTERS = re.compile(r"[^\w+#]+")  # k-means++, C#
_SPELLED_OUT = re.compile(r"\s*\([^()]*\)")


def check(tags: Sequence[Tag], places: Mapping[str, Location]) -> Iterator[Problem]:
    """A note for each pair, at the first paper of the rarer tag; `places` are those of papers by permalink."""
    told: set[tuple[str, str]] = set()
    for one, other, why in (*_spelled_alike(tags), *_together(tags)):
        rare, common = sorted((one, other), key=lambda tag: (len(tag.papers), tag.slug))
        if (rare.slug, common.slug) not in told and not _abbreviated_apart(one, other):
            told.add((rare.slug, common.slug))
            said = f"tags '{rare.label}' ({len(rare.papers)}) and '{common.label}' ({len(common.papers)}) {why}"
            hint = f'if they are one, say so in vocabulary.toml: [merge] "{common.term}" = ["{rare.term}"]'
            yield Problem(places[rare.papers[0]], said, Severity.NOTE, hint, Code.TAGS_ALIKE)


def _spelled_alike(tags: Sequence[Tag]) -> Iterator[tuple[Tag, Tag, str]]:
    """Tags that differ in blanks, in the order of their words, or in one letter; found by keys that both have."""
    by_key: dict[str, Tag] = {}
    for tag in tags:
        for key in _keys(tag):
            other = by_key.setdefault(key, tag)
            if other is not tag:
                yield other, tag, "are spelled almost alike"
    for tag in tags:
        for shorter in _without_a_letter(_letters(tag)):
            near = by_key.get(shorter)
            if near is not None and len(_words(near)) == len(_words(tag)):
                yield near, tag, "are spelled almost alike"


def _keys(tag: Tag) -> list[str]:
    """The letters, the words in any order, and the letters with a star for one of them."""
    letters, words = _letters(tag), _words(tag)
    starred = (f"{letters[:at]}*{letters[at + 1 :]}" for at in _places(letters))
    in_any_order = [] if "to" in words else [" ".join(sorted(words))]  # text-to-image, image-to-text
    return list(dict.fromkeys((letters, *in_any_order, *starred)))


def _without_a_letter(letters: str) -> Iterator[str]:
    return (letters[:at] + letters[at + 1 :] for at in _places(letters))


def _places(letters: str) -> range:
    """Where one letter may be another's slip."""
    inner = range(_PREFIX, len(letters) - 1)  # at the end it is a form of the word: discriminator, discriminatory
    return inner if len(letters) >= _SHORTEST and letters.isalpha() else range(0)


def _letters(tag: Tag) -> str:
    return _NOT_LETTERS.sub("", _label(tag))


def _words(tag: Tag) -> list[str]:
    return _NOT_LETTERS.split(_label(tag))


def _label(tag: Tag) -> str:
    return _SPELLED_OUT.sub("", tag.label).casefold()


def _abbreviated_apart(one: Tag, other: Tag) -> bool:
    """Whether authors have acronyms for both, and two of them: federated continual learning (FCL), and (CFL)."""
    acronyms = [_SPELLED_OUT.search(tag.label) for tag in (one, other)]
    return all(acronyms) and len({found[0] for found in acronyms if found}) > 1


def _together(tags: Iterable[Tag]) -> Iterator[tuple[Tag, Tag, str]]:
    """Tags with a word in common that stand on the same papers; each paper has eight tags at most."""
    by_paper: dict[str, list[Tag]] = defaultdict(list)
    for tag in tags:
        for paper in tag.papers if len(tag.papers) >= _FEWEST_PAPERS else ():
            by_paper[paper].append(tag)
    shared: dict[tuple[str, str], int] = defaultdict(int)
    known = {tag.slug: tag for tag in tags}
    for beside in by_paper.values():
        for at, one in enumerate(beside):
            for other in beside[at + 1 :]:
                shared[one.slug, other.slug] += 1
    for (one_slug, other_slug), papers in sorted(shared.items()):
        one, other = known[one_slug], known[other_slug]
        if papers >= _SHARED * max(len(one.papers), len(other.papers)) and _share_a_word(one, other):
            yield one, other, f"stand on the same papers ({papers})"


def _share_a_word(one: Tag, other: Tag) -> bool:
    return not set(one.term.split()).isdisjoint(other.term.split())
