"""Records are sorted by the paper that they describe: shared identifiers, titles, abstracts, openings."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.codes import Code
from generator.ingest import nearest
from generator.ingest.agreement import share_an_author
from generator.ingest.normal import digest, normalise, opening
from generator.problems import Outcome, Problem, Severity
from generator.records import Draft, Metadata

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generator.records import Bibliography, Record

# `We propose a new` begins many abstracts: fewer bytes of normalised text tell nothing.
_SHORTEST_OPENING = 24
# `title` and 16 letters.
_SHORTEST_TITLE = 22
# Of many papers that a title or an opening fits, so many are looked at: more would make the search quadratic.
_MOST_MATCHES = 8


@dataclass(frozen=True, slots=True)
class Group:
    """All that describes one paper, in the order of the sources: at least one draft, and metadata."""

    drafts: tuple[Draft, ...]
    metadata: tuple[Metadata, ...]


def group(records: Sequence[Record]) -> Outcome[tuple[Group, ...]]:
    """The papers, by their first drafts; metadata that belongs to none, or to several, is a problem."""
    drafts = [record for record in records if isinstance(record, Draft)]
    metadata = [record for record in records if isinstance(record, Metadata)]
    texts = [normalise(draft.abstract) for draft in drafts]
    openings = _Openings(texts) if metadata or any(opening(draft.abstract) for draft in drafts) else None
    problems: list[Problem] = []
    paper_of = _join(drafts, texts, openings, problems)
    owners = _attach(drafts, metadata, paper_of, openings, problems) if openings else [None] * len(metadata)
    members: dict[int, tuple[list[Draft], list[Metadata]]] = {}
    for index, draft in enumerate(drafts):
        members.setdefault(paper_of[index], ([], []))[0].append(draft)
    for owner, record in zip(owners, metadata, strict=True):
        if owner is not None:
            members[owner][1].append(record)
    return Outcome(tuple(Group(tuple(own), tuple(more)) for own, more in members.values()), tuple(problems))


class _Openings:
    """Normalised abstracts in alphabetical order, to find those that begin in a given way."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._texts = texts
        self._order = sorted(range(len(texts)), key=lambda index: (texts[index], index))

    def begun_by(self, begin: str) -> list[int]:
        """The texts that begin with the opening of an abstract: a few of them when there are many."""
        start = normalise(begin)
        if len(start.encode("utf-8", "surrogatepass")) < _SHORTEST_OPENING:
            return []
        first = bisect_left(self._order, start, key=self._texts.__getitem__)
        return [index for index in self._order[first : first + _MOST_MATCHES] if self._texts[index].startswith(start)]


class _Families:
    """A union-find over positions; a family is named by its first member."""

    def __init__(self, size: int) -> None:
        self._parents = list(range(size))

    def of(self, index: int) -> int:
        while self._parents[index] != index:
            self._parents[index] = self._parents[self._parents[index]]
            index = self._parents[index]
        return index

    def join(self, one: int, other: int) -> None:
        first, second = sorted((self.of(one), self.of(other)))
        self._parents[second] = first


def _join(
    drafts: Sequence[Draft], texts: Sequence[str], openings: _Openings | None, problems: list[Problem]
) -> list[int]:
    """For each draft the position of the first draft of the same paper."""
    families = _Families(len(drafts))
    holders: dict[str, list[int]] = defaultdict(list)
    for index, draft in enumerate(drafts):
        for key in [f"abstract {digest(texts[index] or draft.abstract)}", *_keys(draft.bibliography)]:
            _join_holders(drafts, index, key, holders[key], families, problems)
    for index, draft in enumerate(drafts):
        begin = opening(draft.abstract) if openings else None
        if openings and begin:
            whole = {families.of(other) for other in openings.begun_by(begin) if other != index}
            if len(whole) == 1:
                families.join(whole.pop(), index)
    return [families.of(index) for index in range(len(drafts))]


def _join_holders(
    drafts: Sequence[Draft], index: int, key: str, before: list[int], families: _Families, problems: list[Problem]
) -> None:
    """Join a draft with an earlier one that has the same key, unless the rest speaks against it.

    A short title, such as `Editorial`, proves nothing without authors.
    """
    draft = drafts[index]
    telling = not key.startswith("title ") or len(key) >= _SHORTEST_TITLE or draft.bibliography.authors
    for other in before:
        if telling and _may_be_one(drafts[other].bibliography, draft.bibliography, key):
            families.join(other, index)
            return
    if before and families.of(before[0]) != families.of(index):
        what, _, _ = key.partition(" ")
        message = f"the same {what} as {drafts[before[0]].location}, yet another paper: both are kept"
        problems.append(Problem(draft.location, message, Severity.NOTE, code=Code.SAME_KEY))
    if len(before) < _MOST_MATCHES:
        before.append(index)


def _may_be_one(one: Bibliography, other: Bibliography, key: str) -> bool:
    """Whether two records with a key in common can be of one paper.

    The same title by other authors is another paper. An identifier is not believed against the title unless
    author and other identifiers agree: one reference manager is known to write the same arXiv number into many
    records.
    """
    if key.startswith("abstract "):
        return True
    by_one = share_an_author(one.authors, other.authors)
    if key.startswith("title "):
        return by_one
    same_title = not one.title or not other.title or normalise(one.title) == normalise(other.title)
    return same_title or (by_one and not _identified_apart(one, other))


def _identified_apart(one: Bibliography, other: Bibliography) -> bool:
    """Whether a registry knows the two by different names."""
    known = {each.scheme: each.value.casefold() for each in one.identifiers}
    return any(known.get(each.scheme, each.value.casefold()) != each.value.casefold() for each in other.identifiers)


def _attach(
    drafts: Sequence[Draft],
    metadata: Sequence[Metadata],
    paper_of: Sequence[int],
    openings: _Openings,
    problems: list[Problem],
) -> list[int | None]:
    """For each metadata record the paper that it describes; None for a record without one."""
    holders: dict[str, list[int]] = defaultdict(list)
    for index, draft in enumerate(drafts):
        for key in _keys(draft.bibliography):
            if len(holders[key]) < _MOST_MATCHES:
                holders[key].append(index)
    found = [_papers(record, drafts, paper_of, holders, openings) for record in metadata]
    _spread(metadata, found)
    problems += nearest.unmatched([each for each, matches in zip(metadata, found, strict=True) if not matches], drafts)
    for record, matches in zip(metadata, found, strict=True):
        if len(matches) > 1:
            places = " and ".join(str(drafts[i].location) for i in sorted(matches))
            hint = "tell the papers apart by a title, an identifier or more words of the abstract"
            message = f"'{record.key}' matches several papers: {places}; it is used for none"
            problems.append(Problem(record.location, message, Severity.ERROR, hint, code=Code.METADATA_AMBIGUOUS))
    return [matches.pop() if len(matches) == 1 else None for matches in found]


def _papers(
    record: Metadata,
    drafts: Sequence[Draft],
    paper_of: Sequence[int],
    holders: dict[str, list[int]],
    openings: _Openings,
) -> set[int]:
    """The papers that a record fits by its identifiers, else by its title, else by its opening."""
    known = record.bibliography
    for keys in (_identifiers(known), _titles(known)):
        named = {
            paper_of[index]
            for key in keys
            for index in holders.get(key, ())
            if _may_be_one(drafts[index].bibliography, known, key)
        }
        if named:
            return named
    return {paper_of[index] for index in openings.begun_by(record.opening)} if record.opening else set()


def _spread(metadata: Sequence[Metadata], found: list[set[int]]) -> None:
    """Give a record without a paper the one of the records that share its title or an identifier."""
    families = _Families(len(metadata))
    owners: dict[str, int] = {}
    for index, record in enumerate(metadata):
        for key in _keys(record.bibliography):
            first = owners.setdefault(key, index)
            if _may_be_one(metadata[first].bibliography, record.bibliography, key):
                families.join(first, index)
    known: dict[int, set[int]] = defaultdict(set)
    for index, matches in enumerate(found):
        if len(matches) == 1:
            known[families.of(index)] |= matches
    for index, matches in enumerate(found):
        if not matches:
            found[index] = set(known.get(families.of(index), ()))


def _keys(bibliography: Bibliography) -> list[str]:
    return [*_identifiers(bibliography), *_titles(bibliography)]


def _identifiers(bibliography: Bibliography) -> list[str]:
    return [f"{each.scheme} {each.value.casefold()}" for each in bibliography.identifiers]


def _titles(bibliography: Bibliography) -> list[str]:
    """The title as a key: one, or none for a title without letters."""
    title = normalise(bibliography.title) if bibliography.title else ""
    return [f"title {title}"] if title else []
