"""All that is found wrong with the seeds, each at its line and column: what reading them told, and what reads odd."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

from generator.codes import Code
from generator.doctor import abstracts, duplicates, glued, markup, metadata, names, places, repairs, topics

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from generator.doctor.places import Sheet
    from generator.problems import Edit, Location, Problem
    from generator.records import Catalogue, Source


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """What there is to examine."""

    sources: tuple[Source, ...]
    edits: Mapping[str, tuple[Edit, ...]]
    """The safe repairs of each source, by its path."""
    records: tuple[Location, ...]
    """Where each record begins."""
    catalogue: Catalogue
    told: tuple[Problem, ...]
    """What every stage from reading to inference had to say."""


def examine(case: Case) -> tuple[Problem, ...]:
    """Every problem once, at the line and column of its fault where the source has the text that it quotes."""
    sheets = places.sheets(case.sources, case.records)
    mendable = [each for path, edits in case.edits.items() for each in repairs.told(sheets[path], edits)]
    told = _not_yet(case.told, mendable, sheets)
    return tuple(dict.fromkeys(chain(mendable, places.placed(chain(told, _found(case)), sheets))))


def _not_yet(told: Iterable[Problem], mendable: Iterable[Problem], sheets: Mapping[str, Sheet]) -> Iterator[Problem]:
    """What was told while reading, without the control characters that are told at their very place."""
    known = {
        (place.path, sheets[place.path].record_at(place.line))
        for place in (each.location for each in mendable if each.code == Code.CONTROL_CHARACTER)
    }
    for problem in told:
        if problem.code != Code.CONTROL_CHARACTER or (problem.location.path, problem.location.line) not in known:
            yield problem


def _found(case: Case) -> Iterator[Problem]:
    papers = [entry.paper for entry in case.catalogue.entries]
    for paper in papers:
        yield from markup.check(paper)
        yield from abstracts.check(paper)
        yield from metadata.check(paper)
    yield from glued.check(papers)
    yield from duplicates.check(papers)
    yield from names.check(papers)
    yield from topics.check(case.catalogue.tags, {paper.permalink: paper.location for paper in papers})
