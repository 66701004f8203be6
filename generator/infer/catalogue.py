"""From papers to the catalogue: keywords, tags, related papers and working titles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from generator.infer import analysis, labels, reasons, titles, topics
from generator.infer.analysis import Analysis
from generator.infer.tags import EVERYWHERE
from generator.infer.vocabulary import Vocabulary, check
from generator.problems import Outcome
from generator.records import Catalogue, Entry, Keyword, Paper, Text, Words

SHOWN = 12
"""Keywords of a paper that the catalogue keeps."""
FOR_TITLES = 30
"""Keywords that a working title is made from."""


def infer(papers: Sequence[Paper], vocabulary: Vocabulary) -> Outcome[Catalogue]:
    """The catalogue of a collection; papers keep their order. A vocabulary entry that names nothing is a warning."""
    found = analysis.analyse(papers, vocabulary)
    usual = labels.casing(found.tokens)
    permalinks = [paper.permalink for paper in found.papers]
    place = {paper.permalink: number for number, paper in enumerate(papers)}
    resolved = vocabulary.resolved(found.meanings.shared)
    tags = topics.describe(permalinks, found.mentions, found.choice.tags, found.meanings, usual, resolved, place)
    linked = reasons.related(found.papers, found.mentions, found.ties, tags, usual)
    ranked = _ranked(found)
    named = _titles(found, ranked)
    term = found.mentions.term.tolist()
    entries = [
        Entry(
            paper=paper,
            title=paper.title or Text((Words(named[number]),), named[number]),
            title_inferred=paper.title is None,
            keywords=tuple(_keyword(found, row, usual) for row in ranked[number][:SHOWN]),
            tags=tuple(tags[term[row]].slug for row in found.choice.tags[number]),
            related=linked[number],
        )
        for number, paper in enumerate(found.papers)
    ]
    entries.sort(key=lambda entry: place[entry.paper.permalink])
    catalogue = Catalogue(tuple(entries), tuple(sorted(tags.values(), key=lambda tag: tag.slug)))
    return Outcome(catalogue, check(vocabulary, found.mentions.terms, found.meanings.shared))


def _ranked(found: Analysis) -> list[list[int]]:
    """The rows of each paper, best keyword first."""
    mentions = found.mentions
    bounds = mentions.by_paper()
    order = np.lexsort((mentions.term, -mentions.weight, mentions.paper))
    return [order[bounds[paper] : bounds[paper + 1]].tolist() for paper in range(mentions.papers)]


def _keyword(found: Analysis, row: int, usual: Mapping[str, str]) -> Keyword:
    mentions = found.mentions
    declared = bool(mentions.declared[row])
    spelling = mentions.spelling[row]
    return Keyword(
        term=mentions.terms[mentions.term[row]],
        label=spelling if declared else labels.lowered(spelling, usual),
        weight=round(float(mentions.weight[row]), 6),
        evidence="declared" if declared else "text",
    )


def _titles(found: Analysis, ranked: Sequence[Sequence[int]]) -> dict[int, str]:
    """A working title for each paper without one, distinct: the later of two papers takes its next best."""
    everywhere = found.mentions.counts() > max(2.0, EVERYWHERE * len(found.papers))
    taken = {paper.title.plain.casefold() for paper in found.papers if paper.title}
    named: dict[int, str] = {}
    for number, paper in enumerate(found.papers):
        if paper.title is None:
            rows = [row for row in ranked[number] if not everywhere[found.mentions.term[row]]][:FOR_TITLES]
            weights = {found.mentions.spelling[row]: float(found.mentions.weight[row]) for row in rows}
            possible = titles.candidates(paper.abstract.plain, weights, found.definitions[number])
            named[number] = titles.distinct(possible, taken)
            taken.add(named[number].casefold())
        else:
            named[number] = ""
    return named
