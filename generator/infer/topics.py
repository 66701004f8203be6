"""The tags as readers meet them: label, address, spellings, papers, neighbours and broader topic."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

import numpy as np
from slugify import slugify

from generator.infer import labels
from generator.infer.acronyms import Acronyms
from generator.infer.mentions import Mentions
from generator.infer.vocabulary import Vocabulary
from generator.records import Neighbour, Tag

NEIGHBOURS = 8
BROADER = 0.8
"""Share of a topic's papers that mention the broader one."""
ENOUGH = 3
"""Papers that a topic needs before they tell what is broader."""


def describe(
    permalinks: Sequence[str],
    mentions: Mentions,
    tags: Sequence[Sequence[int]],
    meanings: Acronyms,
    usual: Mapping[str, str],
    vocabulary: Vocabulary,
    place: Mapping[str, int],
) -> dict[int, Tag]:
    """The tag of each chosen term, by the term's number; `place` gives the order of papers in the catalogue."""
    term = mentions.term.tolist()
    members: dict[int, list[int]] = defaultdict(list)
    for paper, rows in enumerate(tags):
        for row in rows:
            members[term[row]].append(paper)
    written = _spellings(mentions, set(members))
    named = {
        number: labels.topic(mentions.terms[number], written[number], len(papers), meanings, usual)
        for number, papers in members.items()
    }
    named |= {n: (new, new) for n in named if (new := vocabulary.renamed.get(mentions.terms[n]))}
    slugs = _slugs({number: label for number, (label, _) in named.items()}, mentions)
    together = _together(term, tags)
    broader = _broader(mentions, members)
    return {
        number: Tag(
            slug=slugs[number],
            term=mentions.terms[number],
            label=named[number][1],
            spellings=tuple(sorted({labels.lowered(form, usual) for form in written[number]})),
            papers=tuple(sorted((permalinks[paper] for paper in papers), key=place.__getitem__)),
            neighbours=tuple(Neighbour(slugs[other], shared) for other, shared in together[number]),
            parent=slugs.get(broader.get(number, -1)),
            description=vocabulary.described.get(mentions.terms[number], ""),
        )
        for number, papers in members.items()
    }


def _spellings(mentions: Mentions, chosen: set[int]) -> dict[int, list[str]]:
    """Every spelling of the chosen terms, one for each paper that mentions it."""
    found: dict[int, list[str]] = {term: [] for term in chosen}
    for row in np.flatnonzero(np.isin(mentions.term, sorted(chosen))).tolist():
        found[int(mentions.term[row])].append(mentions.spelling[row])
    return found


def _slugs(named: Mapping[int, str], mentions: Mentions) -> dict[int, str]:
    """An ASCII address for each label, distinct also for `c`, `c++`, `c#` and labels without Latin letters."""
    found: dict[int, str] = {}
    taken: set[str] = set()
    for number in sorted(named, key=lambda number: mentions.terms[number]):
        plain = slugify(named[number].replace("++", " plus plus").replace("#", " sharp"), max_length=80)
        slug, copy = plain or "topic", 2
        while slug in taken:
            slug, copy = f"{plain}-{copy}", copy + 1
        found[number] = slug
        taken.add(slug)
    return found


def _together(term: Sequence[int], tags: Sequence[Sequence[int]]) -> dict[int, list[tuple[int, int]]]:
    """The topics that share papers with each topic, strongest first: (number, shared papers)."""
    shared: dict[int, Counter[int]] = defaultdict(Counter)
    for rows in tags:
        own = [term[row] for row in rows]
        for number in own:
            shared[number].update(other for other in own if other != number)
    return {
        number: sorted(shared[number].items(), key=lambda item: (-item[1], item[0]))[:NEIGHBOURS]
        for number in {term[row] for rows in tags for row in rows}
    }


def _broader(mentions: Mentions, members: Mapping[int, Sequence[int]]) -> dict[int, int]:
    """The narrowest topic twice as common that four in five of a topic's papers mention (Sanderson and Croft, 1999)."""
    chosen = np.isin(mentions.term, sorted(members)) & (mentions.weight >= 0.02)
    having: dict[int, set[int]] = defaultdict(set)
    for paper, term in zip(mentions.paper[chosen].tolist(), mentions.term[chosen].tolist(), strict=True):
        having[paper].add(term)
    found = {}
    for number, papers in members.items():
        if len(papers) < ENOUGH:
            continue
        common = Counter(other for paper in papers for other in having[paper])
        fitting = [
            other
            for other, count in common.items()
            if other != number and count >= BROADER * len(papers) and len(members[other]) >= 2 * len(papers)
        ]
        if fitting:
            found[number] = min(fitting, key=lambda other: (len(members[other]), mentions.terms[other]))
    return found
