"""Authors whose name is written in two ways: by accents, by initials, by the order of its parts, by one letter."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.codes import Code
from generator.problems import Problem, Severity

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from generator.records import Author, Paper

_NOT_LETTERS = re.compile(r"[\W\d_]+")
_SPELLED_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa", "ß": "ss", "æ": "ae", "ł": "l"})
_DIGRAPH = re.compile("ae|oe|ue|aa")
_SHORTEST = 5  # letters of a name that one letter may differ in: `Wang` and `Yang` are two
_MOST = 8  # forms of a name that are compared with each
_HINT = "write it one way in all records, if it is one person"


@dataclass(frozen=True, slots=True)
class _Person:
    """A name as written, and where: the first paper with it, how many have it, and with whom."""

    given: str
    family: str
    papers: tuple[Paper, ...]
    beside: frozenset[str]

    @property
    def name(self) -> str:
        return f"{self.given} {self.family}".strip()


def check(papers: Sequence[Paper]) -> Iterator[Problem]:
    """A note for each pair, at the first paper of the rarer form.

    Forms that differ in accents are one name wherever they stand. All others need a co-author in common: else
    `J. Wang` may be any of a hundred people.
    """
    people = _people(papers)
    told: set[frozenset[str]] = set()
    for one, other, why in (*_accents(people), *_by_company(people)):
        pair = frozenset((one.name, other.name))
        if pair in told or _together(one, other):
            continue
        told.add(pair)
        rare, common = sorted((one, other), key=lambda person: (len(person.papers), len(person.name), person.name))
        count = f"{len(common.papers)} paper{'s' * (len(common.papers) > 1)}"
        said = f"'{rare.name}' here, '{common.name}' in {count}{why}"
        first = min(paper.location for paper in rare.papers)
        yield Problem(first, said, Severity.NOTE, _HINT, Code.AUTHOR_SPELLINGS)


def _people(papers: Sequence[Paper]) -> list[_Person]:
    """Everyone by name as written, in order of it."""
    written: dict[Author, list[Paper]] = defaultdict(list)
    for paper in papers:
        for author in dict.fromkeys(paper.authors):
            if author.given and author.family:
                written[author].append(paper)
    return [
        _Person(
            author.given,
            author.family,
            tuple(found),
            frozenset(_folded(other.name) for paper in found for other in paper.authors if other != author),
        )
        for author, found in sorted(written.items(), key=lambda item: (item[0].name, item[0].family))
    ]


def _accents(people: Sequence[_Person]) -> Iterator[tuple[_Person, _Person, str]]:
    """`Jürgen`, `Jurgen` and `Juergen`."""
    by_key: dict[str, _Person] = {}
    for person in people:
        other = by_key.setdefault(_bare(person.name), person)
        if other is not person and other.name.casefold() != person.name.casefold():
            yield other, person, ""


def _by_company(people: Sequence[_Person]) -> Iterator[tuple[_Person, _Person, str]]:
    """Names that may be one, of people who have written with the same person."""
    for group in _groups(people).values():
        for at, one in enumerate(group):
            for other in group[at + 1 : at + 1 + _MOST]:
                if not one.beside.isdisjoint(other.beside) and _may_be_one(one, other):
                    yield one, other, ", with a co-author in common"


def _groups(people: Sequence[_Person]) -> Mapping[str, Sequence[_Person]]:
    """People by what two forms of one name share; a common family name counts only beside the same co-author."""
    groups: dict[str, list[_Person]] = defaultdict(list)
    for person in people:
        family, name = _folded(person.family), _folded(person.name)
        keys = [f"parts {' '.join(sorted(_parts(person.name)))}", f"letters {name}"]
        keys += [f"letters {name[:at]}{name[at + 1 :]}" for at in range(len(name))]
        keys += [f"family {family} beside {other}" for other in person.beside]
        for key in sorted(set(keys)):
            groups[key].append(person)
    return groups


def _may_be_one(one: _Person, other: _Person) -> bool:
    if _parts(one.name) == _parts(other.name):
        return False  # accents, told already
    if sorted(_parts(one.name)) == sorted(_parts(other.name)):
        return True
    if _folded(one.family) == _folded(other.family):
        return _short_for(_parts(one.given), _parts(other.given)) or _one_letter_apart(one, other)
    return _one_letter_apart(one, other)


def _short_for(some: list[str], others: list[str]) -> bool:
    """Whether one list of given names is the other with initials, or without its later names."""
    if not some or not others:
        return False
    pairs = [sorted(pair, key=len) for pair in zip(some, others, strict=False)]
    return all(short == long or (len(short) == 1 and long.startswith(short)) for short, long in pairs)


def _one_letter_apart(one: _Person, other: _Person) -> bool:
    """Whether one part of the name, of some length, has one letter more, less or otherwise."""
    some, others = _parts(one.name), _parts(other.name)
    if len(some) != len(others):
        return False
    differing = [(a, b) for a, b in zip(some, others, strict=True) if a != b]
    if len(differing) != 1:
        return False
    short, long = sorted(differing[0], key=len)
    if len(short) < _SHORTEST or len(long) - len(short) > 1:
        return False
    same = next((at for at, (a, b) in enumerate(zip(short, long, strict=False)) if a != b), len(short))
    return short[same + (len(short) == len(long)) :] == long[same + 1 :]


def _together(one: _Person, other: _Person) -> bool:
    """Whether the two have written a paper together, and so are two."""
    return not {paper.permalink for paper in one.papers}.isdisjoint(paper.permalink for paper in other.papers)


def _parts(name: str) -> list[str]:
    return [part for part in _NOT_LETTERS.split(_plain(name)) if part]


def _folded(name: str) -> str:
    return "".join(_parts(name))


def _bare(name: str) -> str:
    """Without accents, and without the letter that stands for one."""
    return _DIGRAPH.sub(lambda found: found[0][0], _folded(name.casefold().translate(_SPELLED_OUT)))


def _plain(name: str) -> str:
    decomposed = unicodedata.normalize("NFKD", name.casefold())
    return "".join(character for character in decomposed if not unicodedata.combining(character))
