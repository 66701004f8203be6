"""A lock and the papers of today: what would vanish, what is new, and the lock that `lock` writes next."""

from __future__ import annotations

from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import TYPE_CHECKING

from generator.codes import Code
from generator.ingest.lock import Lock, Locked, LockError, fault_of
from generator.ingest.recognition import fingerprint, identifiers
from generator.problems import Location, Problem, Severity
from generator.sketch import sketch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generator.records import Paper

_MOST_NAMED = 3
_VANISHED_HINT = (
    "put the papers back; or, if they left on purpose: `python -m generator lock --prune`;"
    " or, if this is another collection: delete the file"
)


@dataclass(frozen=True, slots=True)
class Comparison:
    """Addresses, sorted: locked papers that are there, papers not locked yet, and locked ones that no paper has."""

    kept: tuple[str, ...]
    new: tuple[str, ...]
    vanished: tuple[str, ...]


def compare(lock: Lock, papers: Sequence[Paper]) -> Comparison:
    """What has become of the locked papers."""
    locked, present = {entry.address for entry in lock.papers}, {paper.permalink for paper in papers}
    return Comparison(
        *(tuple(sorted(addresses)) for addresses in (locked & present, present - locked, locked - present))
    )


def report(lock: Lock, papers: Sequence[Paper]) -> tuple[Problem, ...]:
    """An error where addresses would vanish, a note where papers are not locked yet."""
    found = compare(lock, papers)
    problems = []
    if found.vanished:
        line = min(entry.line for entry in lock.papers if entry.address in set(found.vanished))
        said = (
            f"{len(found.vanished):,} of {len(lock.papers):,} locked addresses would vanish: {_named(found.vanished)}"
        )
        problems.append(Problem(Location(lock.path, line), said, Severity.ERROR, _VANISHED_HINT, Code.ADDRESS_VANISHED))
    if found.new:
        have = "paper has" if len(found.new) == 1 else "papers have"
        said = f"{len(found.new):,} {have} no locked address yet: {_named(found.new)}"
        hint = "`python -m generator lock` makes their addresses last"
        problems.append(Problem(Location(lock.path), said, Severity.NOTE, hint, Code.ADDRESS_UNLOCKED))
    return tuple(problems)


def renew(lock: Lock, papers: Sequence[Paper]) -> Lock:
    """The lock with every paper as it is today; entries that no paper has stay as they are."""
    before = {entry.address: entry for entry in (*lock.papers, *lock.gone)}
    today = {paper.permalink: _entry(paper, before.get(paper.permalink)) for paper in papers}
    vanished = tuple(entry for entry in lock.papers if entry.address not in today)
    gone = tuple(entry for entry in lock.gone if entry.address not in today)
    return replace(lock, papers=(*today.values(), *vanished), gone=gone)


def prune(lock: Lock, papers: Sequence[Paper]) -> Lock:
    """The lock with the entries that no paper has among those that are gone."""
    vanished = set(compare(lock, papers).vanished)
    left = tuple(entry for entry in lock.papers if entry.address in vanished)
    kept = tuple(entry for entry in lock.papers if entry.address not in vanished)
    return replace(lock, papers=kept, gone=(*lock.gone, *left))


def rename(lock: Lock, old: str, new: str) -> Lock:
    """The lock with a paper at a new address, and the old one as its alias.

    Raises LockError when no paper has the old address, or the new one is no address or another paper's.
    """
    held = {address: entry for entry in (*lock.papers, *lock.gone) for address in entry.addresses}
    entry = next((each for each in lock.papers if each.address == old), None)
    if entry is None:
        known = sorted(each.address for each in lock.papers)
        near = [each for each in known if old in each] or get_close_matches(old, known, n=1, cutoff=0.3)
        raise LockError(f"no paper has the address '{old}'" + (f"\n  hint: did you mean {near[0]}?" if near else ""))
    if fault := fault_of(new):
        raise LockError(fault)
    if held.get(new, entry) is not entry:
        raise LockError(f"'{new}' is taken: it leads to {held[new].address}")
    if new == old:
        return lock
    aliases = tuple(each for each in (*entry.aliases, old) if each != new)
    moved = replace(entry, address=new, aliases=aliases)
    return replace(lock, papers=tuple(moved if each is entry else each for each in lock.papers))


def _entry(paper: Paper, before: Locked | None) -> Locked:
    """A paper as the lock keeps it; what identified it once does so on where its record is missing today."""
    return Locked(
        address=paper.permalink,
        aliases=paper.aliases,
        identifiers=identifiers(paper) or (before.identifiers if before else ()),
        text=fingerprint(paper),
        sketch=sketch(paper.abstract.plain),
        line=before.line if before else 0,
    )


def _named(addresses: Sequence[str]) -> str:
    more = f" and {len(addresses) - _MOST_NAMED:,} more" if len(addresses) > _MOST_NAMED else ""
    return ", ".join(addresses[:_MOST_NAMED]) + more
