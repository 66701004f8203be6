"""All that is found out about a collection, step by step, before it becomes a catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.infer import acronyms, candidates, features, keywords, links, mentions, tags, tokens
from generator.infer.acronyms import Acronyms, Definition
from generator.infer.links import Tie
from generator.infer.mentions import Mentions
from generator.infer.tags import Choice
from generator.infer.tokens import Tokens
from generator.infer.vocabulary import Vocabulary
from generator.records import Paper


@dataclass(frozen=True, slots=True)
class Analysis:
    """What each step gave; papers are in order of permalink, so that the order of the seeds changes nothing."""

    papers: tuple[Paper, ...]
    tokens: Tokens
    definitions: tuple[tuple[Definition, ...], ...]
    meanings: Acronyms
    mentions: Mentions
    choice: Choice
    ties: tuple[tuple[Tie, ...], ...]


def analyse(papers: Sequence[Paper], vocabulary: Vocabulary) -> Analysis:
    """From papers to their keywords, tags and ties."""
    ordered = tuple(sorted(papers, key=lambda paper: paper.permalink))
    texts = [text_of(paper) for paper in ordered]
    in_texts = [acronyms.find(text) for text in texts]
    definitions = tuple(
        found + tuple(definition for keyword in paper.keywords for definition in acronyms.find(keyword))
        for paper, found in zip(ordered, in_texts, strict=True)
    )
    meanings = acronyms.resolve(definitions)
    read = tokens.read(texts)
    mentioned = _mentions(ordered, texts, read, in_texts, meanings, vocabulary)
    choice = tags.choose(mentioned, vocabulary.resolved(meanings.shared))
    ties = links.nearest(read, mentioned)
    return Analysis(ordered, read, definitions, meanings, mentioned, choice, ties)


def _mentions(
    papers: Sequence[Paper],
    texts: Sequence[str],
    read: Tokens,
    definitions: Sequence[Sequence[Definition]],
    meanings: Acronyms,
    vocabulary: Vocabulary,
) -> Mentions:
    """What the papers mention; the candidates, a hundred a paper, are let go here, before the links take their room."""
    found = candidates.find(read)
    table = features.rows(read, found)
    weight = keywords.weigh(read, found, table, definitions)
    declared = [paper.keywords for paper in papers]
    return mentions.gather(texts, declared, read, found, table, weight, meanings, vocabulary)


def text_of(paper: Paper) -> str:
    """The text that keywords are looked for in: the title, where the paper has one of its own, and the abstract."""
    return f"{paper.title.plain}. {paper.abstract.plain}" if paper.title else paper.abstract.plain
