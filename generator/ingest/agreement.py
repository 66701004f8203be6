"""What several records say of one paper becomes one bibliography; where they differ, that is said."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from generator.codes import Code
from generator.ingest import venues
from generator.ingest.normal import normalise
from generator.problems import Location, Outcome, Problem
from generator.records import Author, Bibliography, Identifier

if TYPE_CHECKING:
    from collections.abc import Iterator

T = TypeVar("T")

_PREPRINTS = {"arXiv", "CoRR"}
_KEPT = "the first is kept; correct the other"


def combine(parts: Sequence[tuple[Bibliography, Location]]) -> Outcome[Bibliography]:
    """One bibliography of several, best first: later ones fill gaps; another value is a warning with both places."""
    problems: list[Problem] = []
    published = _published(parts)
    title = _pick("title", [(b.title, place) for b, place in parts], _same_title, problems)
    authors = _pick("authors", [(b.authors, place) for b, place in parts], _same_authors, problems)
    venue = _pick("venue", [(b.venue, place) for b, place in published], venues.same, problems)
    year = _pick("year", [(b.year, place) for b, place in published], int.__eq__, problems)
    together = Bibliography(
        title=title,
        authors=_fullest(authors or (), [b.authors for b, _ in parts]),
        venue=venue,
        proceedings=_proceedings(venue, [b for b, _ in published]),
        year=year,
        identifiers=_identifiers(parts, problems),
        links=_distinct((link for b, _ in parts for link in b.links), lambda link: link.url),
        keywords=_distinct((word for b, _ in parts for word in b.keywords), str.casefold),
    )
    return Outcome(together, tuple(problems))


def share_an_author(some: Sequence[Author], others: Sequence[Author]) -> bool:
    """Whether two lists of authors have a family name in common; an unknown list may be any."""
    if not some or not others:
        return True
    return not {_family(each) for each in some}.isdisjoint(_family(each) for each in others)


def _distinct(values: Iterable[T], key: Callable[[T], str]) -> tuple[T, ...]:
    """The values without those whose key was seen before."""
    found: dict[str, T] = {}
    for value in values:
        found.setdefault(key(value), value)
    return tuple(found.values())


def _published(parts: Sequence[tuple[Bibliography, Location]]) -> Sequence[tuple[Bibliography, Location]]:
    """The parts that speak of venue and year: a preprint's give way to those of a publication."""
    proper = [part for part in parts if part[0].venue not in _PREPRINTS]
    return proper if any(b.venue for b, _ in proper) else parts


def _pick(
    name: str,
    values: Sequence[tuple[T | None, Location]],
    agree: Callable[[T, T], bool],
    problems: list[Problem],
) -> T | None:
    """The first value; each later one that does not agree with it is a warning."""
    given = [(value, place) for value, place in values if value]
    if not given:
        return None
    first, where = given[0]
    for value, place in given[1:]:
        if value is not None and first is not None and not agree(first, value):
            problems.append(_differ(name, (_said(first), where), (_said(value), place)))
    return first


def _differ(name: str, one: tuple[str, Location], other: tuple[str, Location]) -> Problem:
    return Problem(
        one[1], f"{name} '{one[0]}' here, '{other[0]}' in {other[1]}", hint=_KEPT, code=Code.METADATA_CONFLICT
    )


def _said(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(author.name if isinstance(author, Author) else str(author) for author in value)
    return str(value)


def _same_title(one: str, other: str) -> bool:
    return normalise(one) == normalise(other)


def _same_authors(some: Sequence[Author], others: Sequence[Author]) -> bool:
    """The same people in the same order; a list may be cut (`and others`), a given name be initials."""
    return all(map(_same_author, some, others))


def _same_author(one: Author, other: Author) -> bool:
    if _family(one) == _family(other):
        first, second = _initials(one), _initials(other)
        return not first or not second or first[0] == second[0]
    return normalise(one.name) == normalise(other.name)


def _family(author: Author) -> str:
    return normalise(author.family)


def _initials(author: Author) -> str:
    return normalise(author.given)


def _fullest(chosen: tuple[Author, ...], lists: Sequence[tuple[Author, ...]]) -> tuple[Author, ...]:
    """The longest of the lists that agree with the chosen one, each name in its longest form."""
    agreeing = [authors for authors in lists if _same_authors(chosen, authors)]
    longest = max(agreeing, key=len, default=chosen)
    columns: Iterator[list[Author]] = (
        [authors[i] for authors in agreeing if i < len(authors)] for i in range(len(longest))
    )
    return tuple(max(names, key=lambda author: len(normalise(author.given))) for names in columns)


def _proceedings(venue: str | None, parts: Sequence[Bibliography]) -> str | None:
    named = [b.proceedings for b in parts if b.proceedings and venue and b.venue and venues.same(venue, b.venue)]
    return named[0] if named else None


def _identifiers(parts: Sequence[tuple[Bibliography, Location]], problems: list[Problem]) -> tuple[Identifier, ...]:
    kept: dict[str, tuple[Identifier, Location]] = {}
    for bibliography, place in parts:
        for each in bibliography.identifiers:
            first, where = kept.setdefault(each.scheme, (each, place))
            if first.value.casefold() != each.value.casefold():
                problems.append(_differ(each.scheme, (first.value, where), (each.value, place)))
    return tuple(identifier for identifier, _ in kept.values())
