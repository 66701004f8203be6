"""Manuscripts that a lock knows are found again: by identifiers, by text, by a sketch of the text, by their titles."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.ingest.normal import digest, normalise
from generator.sketch import alike, sketch

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from generator.ingest.lock import Lock, Locked
    from generator.records import Manuscript

# Of 4,000 abstracts each with one wrong letter in a hundred and a sentence more, all stay above .39; two abstracts
# of different works reach .17.
LEAST_ALIKE = 0.35
# Near-copies in one list resemble each other's entries: the better one must be better by this, two bins of a sketch.
MARGIN = 0.02


def identifiers(manuscript: Manuscript) -> tuple[str, ...]:
    """What registries call the paper, `scheme:value`, sorted."""
    return tuple(sorted({f"{each.scheme}:{each.value}" for each in manuscript.identifiers}))


def fingerprint(manuscript: Manuscript) -> str:
    """The digest of the abstract's letters; of all its characters where it has no letters."""
    plain = manuscript.abstract.plain
    return digest(normalise(plain) or plain)


def recognise(manuscripts: Sequence[Manuscript], titled: Sequence[str | None], lock: Lock) -> tuple[Locked | None, ...]:
    """For each manuscript its entry in the lock, None for a new one; no entry is given twice.

    `titled` holds the address that each manuscript's title would give. Wherever two manuscripts or two entries fit
    equally, the next kind of evidence decides; so the order of the manuscripts does not matter. What a curator let
    go comes back only by identifier or unchanged text.
    """
    known = (*lock.papers, *lock.gone)
    if not known:
        return (None,) * len(manuscripts)
    ids = [_folded(identifiers(each)) for each in manuscripts]
    locked_ids = [_folded(entry.identifiers) for entry in known]
    texts, locked_texts = [[fingerprint(each)] for each in manuscripts], [[entry.text] for entry in known]
    pairs = _Pairs({}, set())
    pairs.join(_crossed(ids, texts), _crossed(locked_ids, locked_texts))
    pairs.join(ids, locked_ids)
    pairs.join(texts, locked_texts)
    _join_alike(pairs, manuscripts, lock.papers)
    pairs.join([[address] if address else [] for address in titled], [entry.addresses for entry in lock.papers])
    return tuple(known[pairs.found[i]] if i in pairs.found else None for i in range(len(manuscripts)))


def _folded(names: Iterable[str]) -> list[str]:
    return [name.casefold() for name in names]


def _crossed(ids: Sequence[list[str]], texts: Sequence[list[str]]) -> list[list[str]]:
    """Keys that hold where identifier and text agree."""
    return [[f"{name} {text}" for name in names for text in own] for names, own in zip(ids, texts, strict=True)]


@dataclass(frozen=True, slots=True)
class _Pairs:
    """Manuscripts and the entries that are theirs, by position; what is paired stays paired."""

    found: dict[int, int]
    taken: set[int]

    def add(self, index: int, entry: int) -> None:
        self.found[index] = entry
        self.taken.add(entry)

    def is_free(self, index: int, entry: int) -> bool:
        return index not in self.found and entry not in self.taken

    def join(self, ours: Sequence[Iterable[str]], theirs: Sequence[Iterable[str]]) -> None:
        """Pair those that share a key which no other free one has, unless their keys lead to several."""
        mine, others = _holders(ours, self.found.keys()), _holders(theirs, self.taken)
        partners: dict[int, set[int]] = defaultdict(set)
        claims: dict[int, set[int]] = defaultdict(set)
        for key, holders in mine.items():
            if len(holders) == len(others.get(key, ())) == 1:
                partners[holders[0]].add(others[key][0])
                claims[others[key][0]].add(holders[0])
        for index, entries in partners.items():
            if len(entries) == 1 and len(claims[entry := next(iter(entries))]) == 1:
                self.add(index, entry)


def _holders(keys: Sequence[Iterable[str]], passed: Iterable[int]) -> Mapping[str, list[int]]:
    skipped = set(passed)
    holders: dict[str, list[int]] = defaultdict(list)
    for index, own in enumerate(keys):
        if index not in skipped:
            for key in dict.fromkeys(own):
                holders[key].append(index)
    return holders


def _join_alike(pairs: _Pairs, manuscripts: Sequence[Manuscript], entries: Sequence[Locked]) -> None:
    """Pair what is left by sketches, the likest first, unless a rival is nearly as like.

    Across collections only where the entry's own has left the seeds, as with a new heading: else a text much like
    another collection's is the work's next version, from workshop to conference.
    """
    present = {manuscript.collection.slug for manuscript in manuscripts}
    homes = [{address.partition("/")[0] for address in entry.addresses} for entry in entries]
    new = [i for i in range(len(manuscripts)) if i not in pairs.found]
    left = [j for j in range(len(entries)) if j not in pairs.taken]
    asked = [sketch(manuscripts[i].abstract.plain) for i in new]
    matches = [
        (share, new[i], left[j])
        for i, j, share in alike(asked, [entries[j].sketch for j in left], LEAST_ALIKE)
        if manuscripts[new[i]].collection.slug in homes[left[j]] or not homes[left[j]] & present
    ]
    rivals: dict[tuple[str, int], list[tuple[float, int, int]]] = defaultdict(list)
    for match in matches:
        rivals["paper", match[1]].append(match)
        rivals["entry", match[2]].append(match)
    for match in sorted(matches, key=lambda each: (-each[0], each[1:])):
        share, index, entry = match
        others = [rival for rival in (*rivals["paper", index], *rivals["entry", entry]) if rival != match]
        near = any(pairs.is_free(*rival[1:]) and rival[0] > share - MARGIN for rival in others)
        if pairs.is_free(index, entry) and not near:
            pairs.add(index, entry)
