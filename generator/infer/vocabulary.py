"""The curator's word: `vocabulary.toml` says what to merge, rename, ban, pin, split and describe."""

from __future__ import annotations

from dataclasses import dataclass, field

from generator.problems import Outcome
from generator.records import Source


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What a curator decided."""

    merged: dict[str, str] = field(default_factory=dict)
    pinned: frozenset[str] = frozenset()
    banned: frozenset[str] = frozenset()

    def term(self, term: str) -> str:
        """The term that a curator wants for this one."""
        return self.merged.get(term, term)


def parse(source: Source | None) -> Outcome[Vocabulary]:
    """The vocabulary of a collection; an empty one where no file is."""
    del source
    return Outcome(Vocabulary())
