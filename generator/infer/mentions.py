"""What papers mention: candidates and declared keywords, with every spelling of one thing under one term."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from generator.infer import acronyms, terms
from generator.infer.acronyms import Acronyms
from generator.infer.candidates import Candidates
from generator.infer.features import Rows
from generator.infer.function_words import FUNCTION_WORDS
from generator.infer.tokens import Flags, Floats, Ints, Tokens
from generator.infer.vocabulary import Vocabulary

NEGLIGIBLE = 0.01
"""A term of one paper alone is dropped below this probability: it can be no tag, no link and no good keyword."""
DECLARED = 0.98
"""The weight of the first keyword that authors declare; each later one weighs a little less, to keep their order."""
KNOWN = 0.06
"""The weight of a phrase that other papers declare or define, where no candidate can be: `mixture of experts`."""


@dataclass(frozen=True, slots=True)
class Mentions:
    """Rows (a paper mentions a term), sorted by paper, then term; terms are sorted too.

    `weight` is the probability that the term is a keyword of the paper; it is `declared` where the authors say so, and
    `alone` where it stands between function words or stops at least once, in no longer phrase.
    """

    terms: tuple[str, ...]
    paper: Ints
    term: Ints
    weight: Floats
    declared: Flags
    alone: Flags
    spelling: tuple[str, ...]
    papers: int

    def by_paper(self) -> Ints:
        """Where the rows of each paper begin, and the end of the last."""
        return np.searchsorted(self.paper, np.arange(self.papers + 1))

    def counts(self) -> Ints:
        """In how many papers each term stands."""
        return np.bincount(self.term, minlength=len(self.terms))


@dataclass(frozen=True, slots=True)
class _Mention:
    paper: int
    term: str
    weight: float
    declared: bool
    alone: bool
    spelling: str


def gather(
    texts: Sequence[str],
    declared: Sequence[Sequence[str]],
    tokens: Tokens,
    candidates: Candidates,
    table: Rows,
    weight: Floats,
    meanings: Acronyms,
    vocabulary: Vocabulary,
) -> Mentions:
    """One row for each paper and term that it mentions or declares."""

    everywhere: dict[str, str] = {}

    def named(term: str, paper: int) -> str:
        own = meanings.own[paper]
        if own and not own.keys().isdisjoint((term, *term.split(" "))):
            return _named(term, own, meanings, vocabulary)
        if term not in everywhere:
            everywhere[term] = _named(term, {}, meanings, vocabulary)
        return everywhere[term]

    best: dict[tuple[int, str], _Mention] = {}
    for paper, term, likely, alone, spelling in _of_text(texts, tokens, candidates, table, weight):
        _keep(best, _Mention(paper, named(term, paper), likely, False, alone, spelling))
    said = [[bare(keyword) for keyword in keywords] for keywords in declared]
    for paper, term, spelling in _known(texts, tokens, said, meanings):
        _keep(best, _Mention(paper, named(term, paper), KNOWN, False, True, spelling))
    for paper, keywords in enumerate(said):
        for rank, keyword in enumerate(keywords):
            if term := named(terms.phrase(keyword), paper):
                _keep(best, _Mention(paper, term, DECLARED - 0.01 * min(rank, 20), True, True, keyword))
    return _sorted(sorted(best.values(), key=lambda mention: (mention.paper, mention.term)), len(texts))


def _of_text(
    texts: Sequence[str], tokens: Tokens, candidates: Candidates, table: Rows, weight: Floats
) -> Iterator[tuple[int, str, float, bool, str]]:
    whole = candidates.at == candidates.run_start[candidates.at]
    whole &= candidates.at + candidates.length == candidates.run_end[candidates.at]
    alone = np.logical_or.reduceat(whole, table.first) if len(table.first) else whole
    often = np.bincount(table.term, minlength=len(candidates.words))[table.term] > 1
    rows = np.flatnonzero(often | (weight >= NEGLIGIBLE))
    first = candidates.at[table.first[rows]]
    last = first + candidates.length[table.first[rows]] - 1
    word = tokens.words
    name = {
        term: " ".join([word[number] for number in candidates.words[term].tolist() if number >= 0])
        for term in np.unique(table.term[rows]).tolist()
    }
    columns = (
        table.paper[rows], table.term[rows], weight[rows], alone[rows], tokens.start[first], tokens.end[last],
    )  # fmt: skip
    for paper, term, likely, whole_, start, end in zip(*(column.tolist() for column in columns), strict=True):
        yield paper, name[term], likely, whole_, texts[paper][start:end]


def _known(
    texts: Sequence[str], tokens: Tokens, declared: Sequence[Sequence[str]], meanings: Acronyms
) -> Iterator[tuple[int, str, str]]:
    """Mentions of phrases with a function word within, which the collection knows as keywords or long forms."""
    names = {terms.phrase(keyword) for keywords in declared for keyword in keywords} | set(meanings.written)
    index: dict[str, list[tuple[str, ...]]] = defaultdict(list)
    for name in sorted(names):
        words = tuple(name.split())
        if len(words) > 2 and not FUNCTION_WORDS.isdisjoint(words[1:-1]):
            index[words[0]].append(words)
    said = [tokens.words[word] for word in tokens.word_of[tokens.surface].tolist()]
    paper = tokens.paper
    for at, word in enumerate(said):
        for words in index.get(word, ()):
            end = at + len(words)
            if tuple(said[at:end]) == words and paper[at] == paper[end - 1]:
                yield int(paper[at]), " ".join(words), texts[paper[at]][tokens.start[at] : tokens.end[end - 1]]


def _keep(best: dict[tuple[int, str], _Mention], new: _Mention) -> None:
    """Keep the weightier of two mentions of one term; it stands alone where either does."""
    old = best.get((new.paper, new.term))
    if old is None:
        best[new.paper, new.term] = new
        return
    better, worse = (new, old) if new.weight > old.weight else (old, new)
    if worse.alone and not better.alone:
        better = _Mention(better.paper, better.term, better.weight, better.declared, True, better.spelling)
    best[new.paper, new.term] = better


def _sorted(mentions: Sequence[_Mention], papers: int) -> Mentions:
    names = sorted({mention.term for mention in mentions})
    place = {name: number for number, name in enumerate(names)}
    return Mentions(
        terms=tuple(names),
        paper=np.array([mention.paper for mention in mentions], np.int64),
        term=np.array([place[mention.term] for mention in mentions], np.int64),
        weight=np.array([mention.weight for mention in mentions], np.float64),
        declared=np.array([mention.declared for mention in mentions], bool),
        alone=np.array([mention.alone for mention in mentions], bool),
        spelling=tuple(mention.spelling for mention in mentions),
        papers=papers,
    )


def bare(keyword: str) -> str:
    """A declared keyword without the acronym that it defines: `Large Language Models (LLMs)`."""
    found = acronyms.find(keyword)
    return found[0].long if found and found[0].start == 0 else keyword.strip()


def _named(term: str, own: Mapping[str, str], meanings: Acronyms, vocabulary: Vocabulary) -> str:
    """The term that a phrase belongs to, for the paper with these acronyms of its own and by the curator's word."""
    if term in vocabulary.split:
        return term
    known = {**meanings.shared, **own} if own else meanings.shared
    return vocabulary.term(acronyms.written_out(vocabulary.term(term), known))
