"""What a curator might decide: entries for `vocabulary.toml` with the evidence for each."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from generator.infer.generic_words import TOGETHER
from generator.infer.vocabulary import Vocabulary
from generator.records import Catalogue, Tag

_HEADS = frozenset({"learning", "training", "model", "data", "algorithm", "layer"})
ALIKE = 0.75
"""Share of the papers of both that two tags must have in common to be offered as one."""


def propose(catalogue: Catalogue, vocabulary: Vocabulary) -> str:
    """A diff of lines to add to `vocabulary.toml`; every entry is commented with what speaks for it."""
    groups = {"merge": [*_merges(catalogue.tags, vocabulary)], "ban": [*_bans(catalogue.tags, vocabulary)]}
    lines = [f"+ # {line}" if line else "+" for line in _spellings(catalogue.tags)]
    if groups["ban"]:
        lines += ["+ ban = [", *(f"+   {line}" for line in groups["ban"]), "+ ]"]
    if groups["merge"]:
        lines += ["+", "+ [merge]", *(f"+ {line}" for line in groups["merge"])]
    return "\n".join(["--- seeds/vocabulary.toml", "+++ seeds/vocabulary.toml", *lines]) + "\n"


def _spellings(tags: Sequence[Tag]) -> Iterator[str]:
    """What was merged already, for a curator to split."""
    merged = [tag for tag in tags if len(tag.spellings) > 1]
    if merged:
        yield "merged already; add a spelling to `split` to keep it apart:"
    for tag in sorted(merged, key=lambda tag: (-len(tag.papers), tag.slug)):
        near = ", ".join(neighbour.slug for neighbour in tag.neighbours[:3])
        yield f"  {tag.label}, {len(tag.papers)} papers: {', '.join(tag.spellings)}; beside {near or 'none'}"
    if merged:
        yield ""


def _merges(tags: Sequence[Tag], vocabulary: Vocabulary) -> Iterator[str]:
    """Tags that share a word and most of their papers: the rarer goes into the commoner."""
    by_word: dict[str, list[Tag]] = defaultdict(list)
    for tag in tags:
        for word in tag.term.split():
            by_word[word].append(tag)
    offered: set[tuple[str, str]] = set()
    for tag in sorted(tags, key=lambda tag: (len(tag.papers), tag.slug)):
        for other in sorted(
            {o.slug: o for word in tag.term.split() for o in by_word[word]}.values(), key=lambda o: o.slug
        ):
            both = len(set(tag.papers) & set(other.papers))
            fits = both >= ALIKE * len(tag.papers) and both >= ALIKE * len(other.papers)
            known = tag.term in vocabulary.merged or (other.term, tag.term) in offered or tag.slug == other.slug
            if fits and not known and len(other.papers) >= len(tag.papers):
                offered.add((tag.term, other.term))
                shares = f"{both} of {len(tag.papers)} and {len(other.papers)} papers in common"
                yield f'"{other.term}" = ["{tag.term}"]  # {shares}'


def _bans(tags: Sequence[Tag], vocabulary: Vocabulary) -> Iterator[str]:
    """Tags of two papers that are one ordinary word beside a generic one."""
    for tag in tags:
        words = tag.term.split()
        weak = len(words) > 1 and words[-1] in TOGETHER - _HEADS and len(tag.papers) == 2
        if weak and tag.term not in vocabulary.banned | vocabulary.pinned:
            yield f'"{tag.term}",  # {len(tag.papers)} papers: {", ".join(tag.papers)}'
