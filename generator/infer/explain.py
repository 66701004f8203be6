"""Why a paper has its keywords, tags and links: every figure that decided."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from generator.infer import acronyms, analysis, assignment, candidates, features, generic_words, keywords, links, tags
from generator.infer.analysis import Analysis
from generator.infer.vocabulary import Vocabulary
from generator.records import Catalogue, Entry

SHOWN = 15
"""Keywords, and terms that became no tags, of which the figures are shown."""
TOLD = 5
"""Features of a keyword that are shown, those that counted most."""


def explain(catalogue: Catalogue, wanted: str, vocabulary: Vocabulary | None = None) -> str:
    """The story of the first paper whose permalink or title holds the wanted words, as lines of text.

    Papers that were asked for by words that none has are answered with a line that says so.
    """
    entry = _find(catalogue, wanted)
    if entry is None:
        return f"no paper has '{wanted}' in its permalink or title\n"
    found = analysis.analyse([each.paper for each in catalogue.entries], vocabulary or Vocabulary())
    number = [paper.permalink for paper in found.papers].index(entry.paper.permalink)
    lines = [entry.title.plain + (" (working title)" if entry.title_inferred else ""), entry.paper.permalink, ""]
    lines += ["KEYWORDS  probability that authors would declare them; what counted most, in hundredths of a logit"]
    lines += _keywords(found, number)
    lines += ["", "TAGS  affinity (log-odds); papers that mention the term"]
    lines += _tags(found, number, catalogue)
    lines += ["", "LINKS  strength = words + keywords; what both papers share, in how many papers"]
    lines += _links(found, number, entry)
    return "\n".join(lines) + "\n"


def _find(catalogue: Catalogue, wanted: str) -> Entry | None:
    folded = wanted.casefold().strip("/")
    exact = [entry for entry in catalogue.entries if entry.paper.permalink == folded]
    near = [
        entry
        for entry in catalogue.entries
        if folded in entry.paper.permalink.casefold() or folded in entry.title.plain.casefold()
    ]
    return next(iter(exact + near), None)


def _keywords(found: Analysis, number: int) -> Iterator[str]:
    texts = [analysis.text_of(paper) for paper in found.papers]
    defined = [acronyms.find(text) for text in texts]
    phrases = candidates.find(found.tokens)
    table = features.rows(found.tokens, phrases)
    weight = keywords.weigh(found.tokens, phrases, table, defined)
    bins = features.measure(found.tokens, phrases, table, defined)
    given = {name: keywords.contribution(name, values, len(texts)) for name, values in bins.items()}
    rows = np.flatnonzero(table.paper == number)
    for row in rows[np.argsort(-weight[rows], kind="stable")][:SHOWN].tolist():
        at = int(phrases.at[table.first[row]])
        end = at + int(phrases.length[table.first[row]]) - 1
        spelling = texts[number][int(found.tokens.start[at]) : int(found.tokens.end[end])]
        counted = sorted(((float(values[row]), name) for name, values in given.items()), key=lambda each: -abs(each[0]))
        told = ", ".join(f"{name} {100 * value:+.0f}" for value, name in counted[:TOLD])
        yield f"  {weight[row]:.3f}  {spelling}  [{told}]"
    for rank, keyword in enumerate(found.papers[number].keywords, 1):
        yield f"  declared, {rank}.  {keyword}"


def _tags(found: Analysis, number: int, catalogue: Catalogue) -> Iterator[str]:
    mentions, choice = found.mentions, found.choice
    label = {tag.term: tag for tag in catalogue.tags}
    bounds = mentions.by_paper()
    count = mentions.counts()
    rows = sorted(range(bounds[number], bounds[number + 1]), key=lambda row: (-choice.affinity[row], row))
    chosen = set(choice.tags[number])
    for row in choice.tags[number]:
        tag = label.get(mentions.terms[mentions.term[row]])
        merged = f"; spelled {', '.join(tag.spellings)}" if tag and len(tag.spellings) > 1 else ""
        name = tag.label if tag else mentions.terms[mentions.term[row]]
        yield f"  {choice.affinity[row]:+.2f}  {name}, {count[mentions.term[row]]} papers{merged}"
    for row in [row for row in rows if row not in chosen][:SHOWN]:
        name = mentions.terms[mentions.term[row]]
        yield f"  not  {name} ({choice.affinity[row]:+.2f}): {_against(found, number, row)}"


def _against(found: Analysis, number: int, row: int) -> str:
    """Why a term that the paper mentions became no tag of it."""
    mentions, choice = found.mentions, found.choice
    term = int(mentions.term[row])
    name, count = mentions.terms[term], int(mentions.counts()[term])
    longer = [mentions.terms[mentions.term[other]] for other in choice.tags[number]]
    if count < 2:
        return "no other paper mentions it"
    if count > tags.EVERYWHERE * len(found.papers):
        return f"{count} of {len(found.papers)} papers mention it"
    if generic_words.is_generic(name):
        return "it says nothing of a topic"
    if any(f" {name} " in f" {other} " for other in longer):
        return f"a piece of '{next(other for other in longer if f' {name} ' in f' {other} ')}'"
    if generic_words.is_broad(name):
        return "it names a whole field"
    if generic_words.is_padded(name, frozenset(mentions.terms)):
        return f"'{name.rpartition(' ')[0]}' with an empty word behind it"
    if not mentions.alone[mentions.term == term].any():
        return "stands only within longer phrases"
    if not choice.loose[term]:
        return f"quality {choice.quality[term]:+.2f}, not among the best terms for {len(found.papers)} papers"
    if not choice.sound[term]:
        return "stands mostly within longer phrases, or is not among the best terms"
    return f"below {assignment.LIKELY:+.2f}, or no second paper has room for it"


def _links(found: Analysis, number: int, entry: Entry) -> Iterator[str]:
    place = {paper.permalink: index for index, paper in enumerate(found.papers)}
    for link in entry.related:
        words, declared = links.compare(found.tokens, found.mentions, number, place[link.target])
        shared = ", ".join(_reason(reason.label, reason.papers, link.fallback) for reason in link.reasons)
        yield f"  {link.strength:.3f} = {words:.3f} + {declared:.3f}  {link.target}: {shared}"


def _reason(label: str, papers: int, fallback: bool) -> str:
    return f"{label} ({papers}{', no tag' if fallback else ''})"
