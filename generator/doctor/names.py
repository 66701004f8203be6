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
    """A note for each form beside a commoner one of the same name, at the first paper that has it.

    Forms that differ in accents, case or punctuation are one name wherever they stand. All others need a co-author in
    common: else `J. Wang` may be any of a hundred people.
    """
    people = _people(papers)
    forms: dict[str, _Person] = {}
    for one, other in (*_spelled_alike(people), *_in_company(people)):
        rare, common = sorted((one, other), key=_rank)
        known = forms.get(rare.name)
        if not _together(one, other) and (known is None or _rank(known) < _rank(common)):
            forms[rare.name] = common
    for person in people:
        partner = forms.get(person.name)
        if partner is not None:
            count = f"{len(partner.papers)} paper{'s' * (len(partner.papers) > 1)}"
            said = f"'{person.name}' here, '{partner.name}' in {count}"
            first = min(paper.location for paper in person.papers)
            yield Problem(first, said, Severity.NOTE, _HINT, Code.AUTHOR_SPELLINGS)


def _rank(person: _Person) -> tuple[int, int, str]:
    """The more papers and the longer, the more likely is a form the right one."""
    return len(person.papers), len(person.name), person.name


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


def _spelled_alike(people: Sequence[_Person]) -> Iterator[tuple[_Person, _Person]]:
    """`Jürgen`, `Jurgen` and `Juergen`; `J. Moth` and `J Moth`."""
    by_key: dict[str, list[_Person]] = defaultdict(list)
    for person in people:
        by_key[_bare(person.name)].append(person)
    for group in by_key.values():
        for one, other in _pairs(group):
            if one.name != other.name and {_folded(one.name), _spelled_out(one.name)} & {
                _folded(other.name),
                _spelled_out(other.name),
            }:
                yield one, other


def _in_company(people: Sequence[_Person]) -> Iterator[tuple[_Person, _Person]]:
    """Names that may be one, of people who have written with the same person."""
    for group in _groups(people).values():
        for one, other in _pairs(group):
            if not one.beside.isdisjoint(other.beside) and _may_be_one(one, other):
                yield one, other


def _pairs(group: Sequence[_Person]) -> Iterator[tuple[_Person, _Person]]:
    """Each with the next few: more would make the search quadratic."""
    for at, one in enumerate(group):
        for other in group[at + 1 : at + 1 + _MOST]:
            yield one, other


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
    """Without accents, and without a letter that may stand for one."""
    return _DIGRAPH.sub(lambda found: found[0][0], _spelled_out(name))


def _spelled_out(name: str) -> str:
    """`juergen` for `Jürgen`; all other accents go."""
    return _folded(name.casefold().translate(_SPELLED_OUT))


def _plain(name: str) -> str:
    decomposed = unicodedata.normalize("NFKD", name.casefold())
    return "".join(character for character in decomposed if not unicodedata.combining(character))
