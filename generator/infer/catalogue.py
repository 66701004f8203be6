"""From papers to the catalogue: keywords, tags, related papers and working titles, in that order."""

from __future__ import annotations

from collections.abc import Sequence

from dataclasses import dataclass

import numpy as np
from slugify import slugify

from generator.infer import (
    acronyms,
    candidates,
    features,
    keywords,
    labels,
    links,
    mentions,
    tags,
    titles,
    tokens,
)  # fmt: skip
from generator.infer.acronyms import Acronyms
from generator.infer.labels import Casing
from generator.infer.mentions import Mentions
from generator.infer.vocabulary import Vocabulary
from generator.problems import Outcome
from generator.records import Catalogue, Entry, Keyword, Neighbour, Paper, Reason, Related, Tag, Text, Words

SHOWN = 12
"""Keywords of a paper that the catalogue keeps."""


def infer(papers: Sequence[Paper], vocabulary: Vocabulary) -> Outcome[Catalogue]:
    """The catalogue of a collection; papers keep their order."""
    texts = [_text(paper) for paper in papers]
    definitions = [acronyms.find(text) + acronyms.find(" ; ".join(p.keywords)) for text, p in zip(texts, papers)]
    meanings = acronyms.resolve(definitions)
    read = tokens.read(texts)
    found = candidates.find(read)
    table = features.rows(read, found)
    weight = keywords.weigh(read, found, table, definitions)
    mentioned = mentions.gather(papers, texts, read, found, table, weight, meanings, vocabulary)
    casing = Casing(read)
    chosen = _Choice.of(mentioned, tags.choose(mentioned, vocabulary))
    topics = _topics(papers, mentioned, chosen, casing, meanings)
    ties = links.related(read, mentioned)
    entries = _entries(papers, mentioned, chosen, topics, ties, casing, definitions)
    return Outcome(Catalogue(entries, tuple(sorted(topics.values(), key=lambda tag: tag.slug))))


@dataclass
class _Choice:
    chosen: tuple[int, ...]
    by_paper: tuple[tuple[tuple[int, float], ...], ...]

    @classmethod
    def of(cls, m: Mentions, c: tags.Choice) -> _Choice:
        by = tuple(tuple((int(m.term[r]), 0.0) for r in rows) for rows in c.tags)
        return cls(tuple(sorted({t for b in by for t, _ in b})), by)


def _text(paper: Paper) -> str:
    return f"{paper.title.plain}. {paper.abstract.plain}" if paper.title else paper.abstract.plain


def _topics(
    papers: Sequence[Paper], mentioned: Mentions, choice: _Choice, casing: Casing, meanings: Acronyms
) -> dict[int, Tag]:
    forms = labels.spellings(mentioned, choice.chosen)
    members: dict[int, list[int]] = {term: [] for term in choice.chosen}
    for number, picked in enumerate(choice.by_paper):
        for term, _ in picked:
            members[term].append(number)
    named = {}
    taken: set[str] = set()
    for term in choice.chosen:
        written = forms[term]
        long = [form for form in written if len(form.split()) >= len(mentioned.terms[term].split()) / 2] or written
        label = labels.best(long, casing)
        slug = slugify(label) or f"topic-{term}"
        while slug in taken:
            slug += "-2"
        taken.add(slug)
        named[term] = (slug, labels.with_acronym(mentioned.terms[term], label, written, meanings))
    together = _neighbours(choice)
    return {
        term: Tag(
            slug=named[term][0],
            term=mentioned.terms[term],
            label=named[term][1],
            spellings=tuple(sorted({casing.lower(form) for form in forms[term]})),
            papers=tuple(papers[number].permalink for number in members[term]),
            neighbours=tuple(Neighbour(named[other][0], shared) for other, shared in together[term]),
            parent=None,
            description="",
        )
        for term in choice.chosen
    }


def _neighbours(choice: _Choice) -> dict[int, list[tuple[int, int]]]:
    shared: dict[int, dict[int, int]] = {term: {} for term in choice.chosen}
    for picked in choice.by_paper:
        for term, _ in picked:
            for other, _ in picked:
                if other != term:
                    shared[term][other] = shared[term].get(other, 0) + 1
    return {term: sorted(others.items(), key=lambda item: (-item[1], item[0]))[:8] for term, others in shared.items()}


def _entries(
    papers: Sequence[Paper],
    mentioned: Mentions,
    choice: _Choice,
    topics: dict[int, Tag],
    ties: Sequence[Sequence[links.Tie]],
    casing: Casing,
    definitions: Sequence[Sequence[acronyms.Definition]],
) -> tuple[Entry, ...]:
    bounds = mentioned.by_paper()
    count = mentioned.counts()
    ranked = []
    for number in range(len(papers)):
        span = np.arange(bounds[number], bounds[number + 1])
        ranked.append(span[np.argsort(-mentioned.weight[span], kind="stable")])
    entries = []
    for number, paper in enumerate(papers):
        words = tuple(
            Keyword(
                mentioned.terms[mentioned.term[row]],
                mentioned.spelling[row] if mentioned.declared[row] else casing.lower(mentioned.spelling[row]),
                float(mentioned.weight[row]),
                "declared" if mentioned.declared[row] else "text",
            )
            for row in ranked[number][:SHOWN].tolist()
        )
        title = paper.title
        if title is None:
            plain = titles.working_title(paper.abstract.plain, [word.label for word in words], definitions[number])
            title = Text((Words(plain),), plain)
        own = {int(mentioned.term[row]) for row in range(bounds[number], bounds[number + 1])}
        related = []
        for tie in ties[number]:
            theirs = range(bounds[tie.target], bounds[tie.target + 1])
            both = [int(mentioned.term[row]) for row in theirs if int(mentioned.term[row]) in own]
            tagged = [term for term in both if term in topics]
            plain_terms = [term for term in both if term not in topics and " " in mentioned.terms[term]]
            shown = sorted(tagged or plain_terms or both, key=lambda term: (count[term], mentioned.terms[term]))[:5]
            if shown:
                reasons = tuple(
                    Reason(
                        topics[term].label if term in topics else mentioned.terms[term],
                        int(count[term]),
                        topics[term].slug if term in topics else None,
                    )
                    for term in shown
                )
                related.append(Related(papers[tie.target].permalink, tie.strength, reasons, not tagged))
        slugs = tuple(topics[term].slug for term, _ in choice.by_paper[number] if term in topics)
        entries.append(Entry(paper, title, paper.title is None, words, slugs, tuple(related)))
    return tuple(entries)
