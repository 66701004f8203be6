"""The file of lasting addresses: what `permalinks.toml` says becomes a lock, and a lock becomes the file again."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator import sketch
from generator.ingest.venues import RESERVED
from generator.problems import GeneratorError, Location

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from generator.records import Source
    from generator.sketch import Sketch

_HEAD = """\
# Lasting addresses: which paper has which, written by `python -m generator lock`. Commit this file.
# A paper is known again by its identifiers, by its text, or by a sketch of its text that outlives small edits.
# To change an address: python -m generator lock --rename OLD NEW. The old one then leads to the new one.
# Below [gone] stand addresses of papers that left; no other paper gets them: python -m generator lock --prune.
"""
_TABLES = ("papers", "gone")
_KEYS = {"aliases", "ids", "text", "sketch"}
# `iclr-2024/weak-to-strong`
_ADDRESS = re.compile(r"(?P<collection>[a-z0-9]+(?:-[a-z0-9]+)*)/(?P<slug>[a-z0-9]+(?:-[a-z0-9]+)*)")
_LONGEST = 120
# `"iclr-2024/weak-to-strong" = { … }`
_ENTRY = re.compile(r"""\s*["']([^"']*)["']\s*=""")
# `(at line 3, column 7)` at the end of what tomllib says.
_PLACE = re.compile(r"\s*\(at (?:line (?P<line>\d+), column \d+|end of document)\)$")


class LockError(GeneratorError):
    """The lock cannot be used as it is: going on without it would give papers other addresses."""


@dataclass(frozen=True, slots=True)
class Locked:
    """What the file keeps of a paper."""

    address: str
    aliases: tuple[str, ...]
    """Addresses that it had before, the oldest first."""
    identifiers: tuple[str, ...]
    """`scheme:value`."""
    text: str
    """The digest of its normalised abstract."""
    sketch: Sketch
    line: int = 0
    """Where the file says so; 0 for what was never read from a file."""

    @property
    def addresses(self) -> tuple[str, ...]:
        """All that lead to the paper."""
        return (self.address, *self.aliases)


@dataclass(frozen=True, slots=True)
class Lock:
    """Papers with their addresses, and papers that a curator let go; `path` is the file, for messages."""

    path: str = "permalinks.toml"
    papers: tuple[Locked, ...] = ()
    gone: tuple[Locked, ...] = ()


def parse(source: Source) -> Lock:
    """Read the file. Raises LockError with every fault and its line."""
    try:
        data = tomllib.loads(source.text)
    except tomllib.TOMLDecodeError as fault:
        place = _PLACE.search(str(fault))
        location = Location(source.path, int(place["line"]) if place and place["line"] else 0)
        said = _PLACE.sub("", str(fault))
        raise LockError(f"{location}: error: no TOML: {said}\n  hint: mend it, or restore the last commit's") from fault
    lines = {
        found[1]: number for number, line in enumerate(source.text.split("\n"), 1) if (found := _ENTRY.match(line))
    }
    faults = [(0, f"unknown table '{name}', known are {', '.join(_TABLES)}") for name in data if name not in _TABLES]
    read: dict[str, tuple[Locked, ...]] = {}
    for name in _TABLES:
        table = data.get(name, {})
        if not isinstance(table, dict):
            faults.append((0, f"expected a table in '{name}', got {table!r}"))
            table = {}
        read[name] = tuple(_locked(address, entry, lines.get(address, 0), faults) for address, entry in table.items())
    lock = Lock(source.path, read["papers"], read["gone"])
    faults += _shared(lock)
    if faults:
        raise LockError("\n".join(f"{Location(source.path, line)}: error: {fault}" for line, fault in sorted(faults)))
    return lock


def write(lock: Lock) -> str:
    """The whole file: an entry a line, sorted, so that a change shows as the lines of the papers that it concerns."""
    return "\n".join([_HEAD, *_table("papers", lock.papers), *(_table("gone", lock.gone) if lock.gone else ())])


def fault_of(address: str) -> str | None:
    """Why this cannot be a paper's address; None when it can."""
    parts = _ADDRESS.fullmatch(address)
    if not parts:
        return f"expected an address such as 'iclr-2024/weak-to-strong' (a-z, 0-9, hyphens), got '{address}'"
    if len(address) > _LONGEST:
        return f"expected an address of at most {_LONGEST} characters, got {len(address)}: '{address}'"
    if any(RESERVED.fullmatch(part) for part in parts.groups()):
        return f"'{address}' has a part that no file can be called"
    return None


def _locked(address: str, entry: object, line: int, faults: list[tuple[int, str]]) -> Locked:
    known = entry if isinstance(entry, dict) else {}
    aliases, identifiers = _strings(known.get("aliases", [])), _strings(known.get("ids", []))
    text, code = known.get("text"), known.get("sketch")
    drawn = sketch.parse(code) if isinstance(code, str) else None
    told = [fault for name in (address, *(aliases or ())) if (fault := fault_of(name))]
    if aliases is None or identifiers is None or drawn is None or not isinstance(text, str) or known.keys() - _KEYS:
        told.append(
            f"'{address}': expected ids, text and sketch as `lock` writes them, and aliases as a list of addresses"
        )
    faults += [(line, fault) for fault in told]
    return Locked(address, aliases or (), identifiers or (), str(text), drawn or sketch.sketch(""), line)


def _strings(value: object) -> tuple[str, ...] | None:
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return tuple(value)
    return None


def _shared(lock: Lock) -> Iterator[tuple[int, str]]:
    """Addresses that two entries claim."""
    holders: dict[str, Locked] = {}
    for entry in (*lock.papers, *lock.gone):
        for address in entry.addresses:
            first = holders.setdefault(address, entry)
            if first is not entry or entry.addresses.count(address) > 1:
                yield entry.line, f"'{address}' stands twice (also at line {first.line}): a page has one paper"


def _table(name: str, entries: Iterable[Locked]) -> Iterator[str]:
    yield f"[{name}]"
    for entry in sorted(entries, key=lambda each: each.address):
        fields: Mapping[str, object] = {
            "aliases": entry.aliases,
            "ids": entry.identifiers,
            "text": entry.text,
            "sketch": str(entry.sketch),
        }
        said = ", ".join(f"{key} = {_value(value)}" for key, value in fields.items() if value)
        yield f'"{entry.address}" = {{ {said} }}'
    yield ""


def _value(value: object) -> str:
    """JSON's strings and lists are TOML's, but for DEL."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
