"""The topics of a collection: which of the terms that papers share become tags, and of which papers."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from generator.infer import assignment
from generator.infer.generic_words import is_broad, is_generic, is_padded
from generator.infer.mentions import Mentions
from generator.infer.tokens import Flags, Floats, Ints
from generator.infer.vocabulary import Vocabulary

EVERYWHERE = 0.6
"""A term in more of the papers than this tells none of them from the others."""
WIDEST, CROWD = 0.4, 100
"""Share of the papers that one tag may have; beyond 100 papers it falls, to 10 % at 4,000."""
VOCABULARY, RESERVE = 20, 48
"""Terms that may become tags, and those that may where a paper has too few; times the square root of the papers."""
FAINTEST = (0.02, 0.003)
"""Weight below which a paper is not about a term, however good a topic it is: of one word, and of several."""
FIRM, FAIR = 0.1, 0.05
"""Weight that a single word must have in some paper to be a tag, at first and where a paper has too few: the senses of
ordinary words vary."""
FRAGMENT = 0.2
"""Share of its papers in which a term must stand by itself; `spurious` is but a piece of `spurious correlation`."""
SPECIFIC = 0.3
"""What several words add to the affinity of a term: specific before general."""
PINNED = 5.0


@dataclass(frozen=True, slots=True)
class Choice:
    """What was chosen, and why: arrays run over the rows of the mentions, or over their terms.

    `tags[p]` are the rows of paper p's tags, most telling first. `quality` (by term) says how much of a topic a term
    is, `affinity` (by row) how likely the paper's authors would have it as a tag. A `sound` term may be a tag; a
    `loose` one, a piece of longer terms, only where a paper would have fewer than three.
    """

    tags: tuple[tuple[int, ...], ...]
    quality: Floats
    affinity: Floats
    sound: Flags
    loose: Flags


def choose(mentions: Mentions, vocabulary: Vocabulary) -> Choice:
    """The tags of every paper: each on two papers or more and on few enough, 3 to 8 a paper where that can be."""
    pinned = np.array([term in vocabulary.pinned for term in mentions.terms], bool)
    quality = _quality(mentions)
    affinity = _affinity(mentions) + np.where(pinned, PINNED, 0.0)[mentions.term]
    best, loose, weak = _eligible(mentions, quality, vocabulary)
    sound = pinned | (best & _whole(mentions))
    near = _within_cap(mentions, affinity)
    several, surest = _several(mentions)[mentions.term], _surest(mentions)[mentions.term]
    firm = near & (several | (surest >= FIRM))
    first = firm & (mentions.weight >= np.where(several, FAINTEST[1], FAINTEST[0])) & sound[mentions.term]
    usable = (loose | pinned)[mentions.term]
    fair = near & (several | ((surest >= FAIR) & (mentions.weight >= FAINTEST[0])))
    then = (firm & (mentions.weight >= FAINTEST[1]) & usable, fair & usable, near & (usable | weak[mentions.term]))
    tags = assignment.assign(mentions, affinity, first=first | (near & pinned[mentions.term]), then=then, pinned=pinned)
    return Choice(tags, quality, affinity, sound, loose)


def _quality(mentions: Mentions) -> Floats:
    """Log-odds that at least two papers would declare the term: by the papers expected to, and the surest of them.

    Of 23,000 terms that 4,000 papers share, the best 400 by this were declared ones in 87 % (by mean weight 73 %).
    """
    expected = np.bincount(mentions.term, mentions.weight, minlength=len(mentions.terms))
    return np.asarray(0.55 * np.log(expected + 0.01) + 0.4 * _logit(_surest(mentions)))


def _surest(mentions: Mentions) -> Floats:
    """The weight of each term where it is highest."""
    surest = np.zeros(len(mentions.terms))
    np.maximum.at(surest, mentions.term, mentions.weight)
    return surest


def _affinity(mentions: Mentions) -> Floats:
    """Log-odds that the paper's authors would declare the term, from its weight here and in the other papers.

    So a tag that is strong in one paper finds a second home in another that only uses the phrase. The coefficients
    come from a logistic regression on the declared keywords that papers share, in collections of 38 to 4,000.
    """
    expected = np.bincount(mentions.term, mentions.weight, minlength=len(mentions.terms))
    others = np.log(np.maximum(expected[mentions.term] - mentions.weight, 0.0) + 0.01)
    often = np.log(mentions.counts()[mentions.term])
    own = 0.4 * _logit(mentions.weight) - 0.5 * np.log1p(_rank(mentions))
    return np.asarray(0.9 + own + 0.36 * others - 0.48 * often + SPECIFIC * _several(mentions)[mentions.term])


def _several(mentions: Mentions) -> Flags:
    return np.array([" " in term for term in mentions.terms], bool)


def _logit(share: Floats) -> Floats:
    share = np.clip(share, 1e-4, 0.999)
    return np.asarray(np.log(share / (1 - share)))


def _rank(mentions: Mentions) -> Ints:
    """The place of each row among those of its paper, the heaviest first."""
    order = np.lexsort((mentions.term, -mentions.weight, mentions.paper))
    rank = np.empty(len(order), np.int64)
    rank[order] = np.arange(len(order)) - mentions.by_paper()[mentions.paper[order]]
    return rank


def _eligible(mentions: Mentions, quality: Floats, vocabulary: Vocabulary) -> tuple[Flags, Flags, Flags]:
    """Terms that may become tags at once, at need, and where nothing else is left.

    They are shared, do not stand everywhere, and are among the best; only those that say little are left at the end.
    """
    count = mentions.counts()
    common = count > max(2.0, EVERYWHERE * mentions.papers)
    everywhere = frozenset(mentions.terms[term] for term in np.flatnonzero(common))
    whole = frozenset(mentions.terms[term] for term in np.flatnonzero((count >= 2) & _whole(mentions)))
    best, loose, weak = (np.zeros(len(count), bool) for _ in range(3))
    said = np.bincount(mentions.term, mentions.declared, minlength=len(count)) >= 2
    alone = np.bincount(mentions.term, mentions.alone, minlength=len(count)) > 0
    vocabulary_size, reserve = (math.ceil(times * math.sqrt(mentions.papers)) for times in (VOCABULARY, RESERVE))
    eligible = np.flatnonzero((count >= 2) & ~common).tolist()
    for term in sorted(eligible, key=lambda term: (-quality[term], mentions.terms[term])):
        name = mentions.terms[term]
        if name in vocabulary.banned or (is_generic(name) and not said[term]):
            continue
        telling = said[term] or not (is_generic(name, everywhere) or is_broad(name) or is_padded(name, whole))
        loose[term] = telling and alone[term]
        weak[term] = not loose[term]
        best[term] = telling and vocabulary_size > 0
        vocabulary_size -= bool(best[term])
        reserve -= 1
        if not reserve:
            break
    return best, loose, weak


def _whole(mentions: Mentions) -> Flags:
    """Terms that are no mere pieces of longer ones."""
    alone = np.bincount(mentions.term, mentions.alone, minlength=len(mentions.terms))
    return np.asarray(alone >= FRAGMENT * mentions.counts())


def _within_cap(mentions: Mentions, affinity: Floats) -> Flags:
    """All rows but the weakest of terms that too many papers mention."""
    share = WIDEST * (CROWD / max(CROWD, mentions.papers)) ** 0.39
    cap = max(2, math.floor(share * mentions.papers))
    kept = np.ones(len(mentions.term), bool)
    order = np.lexsort((mentions.paper, -affinity, mentions.term))
    begins = np.searchsorted(mentions.term[order], np.arange(len(mentions.terms)))
    kept[order] = np.arange(len(order)) - begins[mentions.term[order]] < cap
    return kept
