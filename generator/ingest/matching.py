"""Records are sorted by the paper that they describe: shared identifiers, titles, abstracts, openings."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.ingest import nearest
from generator.ingest.agreement import share_an_author
from generator.ingest.assembly import ELLIPSIS
from generator.ingest.normal import digest, normalise
from generator.problems import Outcome, Problem, Severity
from generator.records import Draft, Metadata

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from generator.records import Bibliography, Record

# Letters by which openings are sorted; a longer opening is then compared as a whole.
_PREFIX = 200
# `We propose a new` begins many abstracts: fewer bytes of normalised text tell nothing.
_SHORTEST_OPENING = 24
# `Editorial`, `Discussion`: a title this short is shared by chance.
_SHORTEST_TITLE = 12
_MOST_NAMESAKES = 8


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
    openings = _Openings(texts) if metadata or any(_is_cut(draft) for draft in drafts) else None
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
    """Abstracts sorted by their first letters, to find those that begin in a given way."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._texts = texts
        self._order = sorted((text[:_PREFIX], index) for index, text in enumerate(texts))

    def begun_by(self, opening: str, most: int = 4) -> list[int]:
        """Up to `most` texts that begin with the normalised opening, by position."""
        if len(opening.encode("utf-8", "surrogatepass")) < _SHORTEST_OPENING:
            return []
        found: list[int] = []
        start = opening[:_PREFIX]
        for place in range(bisect_left(self._order, (start,)), len(self._order)):
            prefix, index = self._order[place]
            if not prefix.startswith(start) or len(found) == most:
                break
            if self._texts[index].startswith(opening):
                found.append(index)
        return sorted(found)


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
    owners: dict[str, int] = {}
    namesakes: dict[str, list[int]] = defaultdict(list)
    for index, draft in enumerate(drafts):
        keys = [*_identifiers(draft.bibliography), f"abstract {digest(texts[index])}"]
        for key in keys:
            families.join(owners.setdefault(key, index), index)
        title = _title(draft.bibliography)
        if title:
            _join_namesakes(drafts, index, namesakes[title], families, problems)
        if openings and _is_cut(draft):
            whole = [i for i in openings.begun_by(_opening(draft.abstract), 2) if i != index]
            if len(whole) == 1:
                families.join(whole[0], index)
    return [families.of(index) for index in range(len(drafts))]


def _join_namesakes(
    drafts: Sequence[Draft], index: int, before: list[int], families: _Families, problems: list[Problem]
) -> None:
    """Join a draft with an earlier one of the same title, unless their authors are others altogether."""
    for other in before:
        if share_an_author(drafts[other].bibliography.authors, drafts[index].bibliography.authors):
            families.join(other, index)
            return
    if len(before) == _MOST_NAMESAKES:
        return
    if before and families.of(before[0]) != families.of(index):
        first = drafts[before[0]].location
        message = f"the same title as {first}, but other authors: kept as a paper of its own"
        problems.append(Problem(drafts[index].location, message, Severity.NOTE))
    before.append(index)


def _attach(
    drafts: Sequence[Draft],
    metadata: Sequence[Metadata],
    paper_of: Sequence[int],
    openings: _Openings,
    problems: list[Problem],
) -> list[int | None]:
    """For each metadata record the paper that it describes; None for a record without one."""
    papers: dict[str, set[int]] = defaultdict(set)
    for index, draft in enumerate(drafts):
        for key in _keys(draft.bibliography):
            papers[key].add(paper_of[index])
    found: list[set[int]] = []
    for record in metadata:
        by_name = [{each for key in keys for each in papers.get(key, ())} for keys in _key_groups(record)]
        by_opening = {paper_of[i] for i in openings.begun_by(normalise(record.opening))} if record.opening else set()
        found.append(next((each for each in [*by_name, by_opening] if each), set()))
    _spread(metadata, found)
    lost = nearest.Finder(drafts) if not all(found) else None
    for record, matches in zip(metadata, found, strict=True):
        if len(matches) > 1:
            places = " and ".join(str(drafts[i].location) for i in sorted(matches))
            hint = "tell the papers apart by a title, an identifier or more words of the abstract"
            message = f"'{record.key}' matches several papers: {places}; it is used for none"
            problems.append(Problem(record.location, message, Severity.ERROR, hint))
        elif not matches and lost:
            problems.append(lost.report(record))
    return [matches.pop() if len(matches) == 1 else None for matches in found]


def _spread(metadata: Sequence[Metadata], found: list[set[int]]) -> None:
    """Give a record without a paper the one of the records that share its title or an identifier."""
    families = _Families(len(metadata))
    owners: dict[str, int] = {}
    for index, record in enumerate(metadata):
        for key in _keys(record.bibliography):
            families.join(owners.setdefault(key, index), index)
    known: dict[int, set[int]] = defaultdict(set)
    for index, matches in enumerate(found):
        if len(matches) == 1:
            known[families.of(index)] |= matches
    for index, matches in enumerate(found):
        if not matches:
            found[index] = set(known.get(families.of(index), ()))


def _key_groups(record: Metadata) -> Iterator[list[str]]:
    """A record's keys, the most trustworthy first."""
    yield _identifiers(record.bibliography)
    title = _title(record.bibliography)
    yield [title] if title else []


def _keys(bibliography: Bibliography) -> list[str]:
    title = _title(bibliography)
    return [*_identifiers(bibliography), *([title] if title else [])]


def _identifiers(bibliography: Bibliography) -> list[str]:
    return [f"{each.scheme} {each.value.casefold()}" for each in bibliography.identifiers]


def _title(bibliography: Bibliography) -> str | None:
    title = normalise(bibliography.title) if bibliography.title else ""
    return f"title {title}" if len(title.encode("utf-8", "surrogatepass")) >= _SHORTEST_TITLE else None


def _is_cut(draft: Draft) -> bool:
    return ELLIPSIS.search(draft.abstract[-20:]) is not None


def _opening(abstract: str) -> str:
    return normalise(ELLIPSIS.sub("", abstract))
