"""The curator's word: `vocabulary.toml` says what to merge, rename, ban, pin, split and describe."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace

from generator.codes import Code
from generator.infer import terms
from generator.infer.acronyms import written_out
from generator.problems import Location, Outcome, Problem, Severity
from generator.records import Source

LISTS = ("ban", "pin", "split")
TABLES = ("merge", "rename", "describe")

# `(at line 3, column 7)` at the end of what tomllib says.
_PLACE = re.compile(r"\s*\(at (?:line (?P<line>\d+), column \d+|end of document)\)$")


@dataclass(frozen=True, slots=True)
class Entry:
    """One name that the file gives, as written, and where."""

    name: str
    location: Location


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What a curator decided; all terms in normal form.

    `merged` maps a term to the one that takes it in, `renamed` to its label, `described` to the sentence of its page.
    """

    merged: Mapping[str, str] = field(default_factory=dict)
    renamed: Mapping[str, str] = field(default_factory=dict)
    described: Mapping[str, str] = field(default_factory=dict)
    banned: frozenset[str] = frozenset()
    pinned: frozenset[str] = frozenset()
    split: frozenset[str] = frozenset()
    entries: tuple[Entry, ...] = ()

    def term(self, term: str) -> str:
        """The term that takes this one in, or the term itself."""
        return self.merged.get(term, term)

    def resolved(self, meanings: Mapping[str, str]) -> Vocabulary:
        """The same, with acronyms written out, so that `pin = ["LLM"]` pins large language models."""

        def full(term: str) -> str:
            return term if term in self.split else self.term(written_out(self.term(term), meanings))

        return replace(
            self,
            renamed={full(term): label for term, label in self.renamed.items()},
            described={full(term): sentence for term, sentence in self.described.items()},
            banned=frozenset(map(full, self.banned)),
            pinned=frozenset(map(full, self.pinned)),
        )


def parse(source: Source | None) -> Outcome[Vocabulary]:
    """The vocabulary of a collection; an empty one where there is no file, or where it is no TOML (an error)."""
    if source is None:
        return Outcome(Vocabulary())
    try:
        data = tomllib.loads(source.text)
    except tomllib.TOMLDecodeError as fault:
        place = _PLACE.search(str(fault))
        line = int(place["line"]) if place and place["line"] else 0
        said = _PLACE.sub("", str(fault))
        hint = "mend the file; until then nothing of it is used"
        return Outcome(
            Vocabulary(),
            (
                Problem(
                    Location(source.path, line), f"no TOML: {said}", Severity.ERROR, hint, code=Code.VOCABULARY_INVALID
                ),
            ),
        )
    reader = _Reader(source)
    lists = {name: frozenset(map(terms.phrase, reader.names(name, data.get(name, [])))) for name in LISTS}
    merged = {
        terms.phrase(old): terms.phrase(new) for new, olds in reader.groups(data.get("merge", {})) for old in olds
    }
    renamed, described = (
        {terms.phrase(name): text for name, text in reader.texts(key, data.get(key, {}))}
        for key in ("rename", "describe")
    )
    for key in data:
        if key not in LISTS + TABLES:
            known = ", ".join(sorted(LISTS + TABLES))
            reader.say(key, f"unknown key '{key}'", f"known are {known}")
    words = Vocabulary(
        merged, renamed, described, lists["ban"], lists["pin"], lists["split"], tuple(reader.entries)
    )  # fmt: skip
    return Outcome(words, tuple(reader.problems))


class _Reader:
    """Reads values of the wrong shape as problems, and remembers every name with its line."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._lines = source.text.splitlines()
        self.entries: list[Entry] = []
        self.problems: list[Problem] = []

    def names(self, key: str, value: object) -> list[str]:
        """A list of names."""
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            self.say(
                key, f"expected a list of strings for '{key}', got {value!r}", f'write {key} = ["a term", "another"]'
            )
            return []
        self.entries += [Entry(name, self._location(name)) for name in value]
        return [str(name) for name in value]

    def groups(self, value: object) -> list[tuple[str, list[str]]]:
        """A table of lists: the term that stays, and those that it takes in."""
        return [(name, self.names(name, olds)) for name, olds in self._table("merge", value, isinstance_list)]

    def texts(self, key: str, value: object) -> list[tuple[str, str]]:
        """A table of strings."""
        found = [(name, str(text)) for name, text in self._table(key, value, isinstance_str)]
        self.entries += [Entry(name, self._location(name)) for name, _ in found]
        return found

    def _table(self, key: str, value: object, fits: Callable[[object], bool]) -> list[tuple[str, object]]:
        if not isinstance(value, dict):
            self.say(key, f"expected a table for '{key}', got {value!r}", f"write [{key}] on a line of its own")
            return []
        for name, inner in value.items():
            if not fits(inner):
                self.say(name, f"expected {fits.__doc__} for '{name}', got {inner!r}", "")
        return [(name, inner) for name, inner in value.items() if fits(inner)]

    def say(self, name: str, message: str, hint: str) -> None:
        """Report a fault at the line of a name."""
        self.problems.append(Problem(self._location(name), message, Severity.ERROR, hint, code=Code.VOCABULARY_INVALID))

    def _location(self, name: str) -> Location:
        quoted = (f'"{name}"', f"'{name}'", name)
        for form in quoted:
            for number, line in enumerate(self._lines, 1):
                if form in line:
                    return Location(self._source.path, number)
        return Location(self._source.path)


def isinstance_list(value: object) -> bool:
    """a list of strings"""
    return isinstance(value, list) and all(isinstance(name, str) for name in value)


def isinstance_str(value: object) -> bool:
    """a string"""
    return isinstance(value, str)


def check(vocabulary: Vocabulary, known: Iterable[str], meanings: Mapping[str, str]) -> tuple[Problem, ...]:
    """A warning, with the nearest term, for each name that the collection does not have."""
    problems = []
    names = sorted(known)
    present = set(names) | vocabulary.merged.keys() | set(vocabulary.merged.values()) & set(names)
    for entry in vocabulary.entries:
        term = terms.phrase(entry.name)
        if term in present or vocabulary.term(written_out(term, meanings)) in present:
            continue
        near = difflib.get_close_matches(term, names, n=1, cutoff=0.6)
        hint = f"the nearest is '{near[0]}'" if near else "take the entry out, or mend its spelling"
        problems.append(
            Problem(
                entry.location,
                f"'{entry.name}' names nothing in this collection",
                hint=hint,
                code=Code.VOCABULARY_UNUSED,
            )
        )
    return tuple(problems)
