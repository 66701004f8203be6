"""What papers mention: candidates and declared keywords, with every spelling of one thing under one term."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from generator.infer import acronyms, terms, word_order
from generator.infer.acronyms import Acronyms
from generator.infer.candidates import Candidates
from generator.infer.features import Rows
from generator.infer.function_words import FUNCTION_WORDS
from generator.infer.tokens import Flags, Floats, Ints, Tokens
from generator.infer.vocabulary import Vocabulary
from generator.infer.word_order import Turned

NEGLIGIBLE = 0.01
"""A term of one paper alone is dropped below this probability: it can be no tag, no link and no good keyword."""
DECLARED = 0.98
"""The weight of the first keyword that authors declare; each later one weighs a little less, to keep their order."""
KNOWN = 0.06
"""The weight of a phrase that others know, where no candidate can be: `mixture of experts`, or one turned around."""


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


Mention: TypeAlias = tuple[float, bool, bool, str]
"""Weight, declared, alone and spelling: a plain tuple, since there are a million of them."""


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
    said = [[bare(keyword) for keyword in keywords] for keywords in declared]
    everywhere: dict[str, str] = {}
    columns = _Columns(array("i"), array("i"), array("d"), array("b"), array("b"), [])
    forms: dict[str, str] = {}
    numbers: dict[str, int] = {}
    found = _of_text(texts, tokens, candidates, table, weight)
    known = _known(texts, tokens, said, meanings)
    turned = _turned(texts, tokens, word_order.find(tokens, candidates))
    for paper, (here, known_here, turned_here, own) in enumerate(zip(found, known, turned, meanings.own, strict=True)):
        best: dict[str, Mention] = {}
        for phrase, mention in (*here, *known_here, *turned_here, *_declared(said[paper])):
            if own and not own.keys().isdisjoint((phrase, *phrase.split(" "))):
                term = _named(phrase, own, meanings, vocabulary)
            elif (common := everywhere.get(phrase)) is not None:
                term = common
            else:
                term = everywhere[phrase] = _named(phrase, {}, meanings, vocabulary)
            best[term] = _better(best.get(term), mention)
        for term, mention in best.items():
            columns.add(paper, numbers.setdefault(term, len(numbers)), mention, forms)
    return _sorted(columns, numbers, len(texts))


@dataclass(frozen=True, slots=True)
class _Columns:
    paper: array[int]
    term: array[int]
    weight: array[float]
    declared: array[int]
    alone: array[int]
    spelling: list[str]

    def add(self, paper: int, term: int, mention: Mention, forms: dict[str, str]) -> None:
        """One row more; equal spellings are kept once, in `forms`."""
        self.paper.append(paper)
        self.term.append(term)
        self.weight.append(mention[0])
        self.declared.append(mention[1])
        self.alone.append(mention[2])
        self.spelling.append(forms.setdefault(mention[3], mention[3]))


def _of_text(
    texts: Sequence[str], tokens: Tokens, candidates: Candidates, table: Rows, weight: Floats
) -> Iterator[Iterator[tuple[str, Mention]]]:
    """For each paper the candidates worth keeping, in normal form."""
    whole = (candidates.length > 1) | (candidates.at == candidates.run_start[candidates.at])
    whole &= candidates.at + candidates.length == candidates.run_end[candidates.at]
    alone = np.logical_or.reduceat(whole, table.first) if len(table.first) else whole
    often = np.bincount(table.term, minlength=len(candidates.words))[table.term] > 1
    rows = np.flatnonzero(often | (weight >= NEGLIGIBLE))
    word = tokens.words
    name = {
        term: " ".join([word[number] for number in candidates.words[term].tolist() if number >= 0])
        for term in np.unique(table.term[rows]).tolist()
    }
    bounds = np.searchsorted(table.paper[rows], np.arange(len(texts) + 1)).tolist()
    for text, begin, stop in zip(texts, bounds, bounds[1:], strict=False):
        here = rows[begin:stop]
        first = candidates.at[table.first[here]]
        start = tokens.start[first]
        end = tokens.end[first + candidates.length[table.first[here]] - 1]
        columns = (values.tolist() for values in (table.term[here], weight[here], alone[here], start, end))
        yield ((name[t], (w, False, a, text[s:e])) for t, w, a, s, e in zip(*columns, strict=True))


def _known(
    texts: Sequence[str], tokens: Tokens, declared: Sequence[Sequence[str]], meanings: Acronyms
) -> Iterator[list[tuple[str, Mention]]]:
    """For each paper the phrases with a function word within, which the collection knows as keywords or long forms."""
    names = {terms.phrase(keyword) for keywords in declared for keyword in keywords} | set(meanings.written)
    index: dict[int, list[tuple[str, list[int]]]] = defaultdict(list)
    number = {word: place for place, word in enumerate(tokens.words)}
    for name in sorted(names):
        spelled = name.split()
        inner = not FUNCTION_WORDS.isdisjoint(spelled[1:-1])
        if inner and all(word in number for word in spelled):
            index[number[spelled[0]]].append((name, [number[word] for word in spelled]))
    bounds = np.searchsorted(tokens.paper, np.arange(len(texts) + 1)).tolist()
    for text, begin, stop in zip(texts, bounds, bounds[1:], strict=False):
        said = tokens.word_of[tokens.surface[begin:stop]].tolist()
        found = []
        for at, word in enumerate(said):
            for name, words in index.get(word, ()):
                if said[at : at + len(words)] == words:
                    start, end = tokens.start[begin + at], tokens.end[begin + at + len(words) - 1]
                    found.append((name, (KNOWN, False, True, text[start:end])))
        yield found


def _turned(texts: Sequence[str], tokens: Tokens, turned: Turned) -> Iterator[list[tuple[str, Mention]]]:
    """For each paper the phrases that it turns around, under the name that others give them."""
    bounds = np.searchsorted(tokens.paper[turned.first], np.arange(len(texts) + 1)).tolist()
    for text, begin, stop in zip(texts, bounds, bounds[1:], strict=False):
        yield [
            (
                " ".join([tokens.words[number] for number in turned.words[place].tolist() if number >= 0]),
                (KNOWN, False, True, text[tokens.start[turned.first[place]] : tokens.end[turned.last[place]]]),
            )
            for place in range(begin, stop)
        ]


def _declared(keywords: Sequence[str]) -> Iterator[tuple[str, Mention]]:
    for rank, keyword in enumerate(keywords):
        if phrase := terms.phrase(keyword):
            yield phrase, (DECLARED - 0.01 * min(rank, 20), True, True, keyword)


def _better(old: Mention | None, new: Mention) -> Mention:
    """The weightier of two mentions of one term, the earlier of equals; it stands alone where either does."""
    if old is None:
        return new
    better, worse = (new, old) if new[0] > old[0] else (old, new)
    return (*better[:2], True, better[3]) if worse[2] and not better[2] else better


def _sorted(columns: _Columns, numbers: dict[str, int], papers: int) -> Mentions:
    names = sorted(numbers)
    place = np.empty(len(names), np.int64)
    place[[numbers[name] for name in names]] = np.arange(len(names))
    paper = np.array(columns.paper, np.int64)
    term = place[columns.term] if names else np.zeros(0, np.int64)
    order = np.lexsort((term, paper))
    return Mentions(
        terms=tuple(names),
        paper=paper[order],
        term=term[order],
        weight=np.array(columns.weight, np.float64)[order],
        declared=np.array(columns.declared, bool)[order],
        alone=np.array(columns.alone, bool)[order],
        spelling=tuple([columns.spelling[row] for row in order.tolist()]),
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
