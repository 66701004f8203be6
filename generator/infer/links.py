"""Which papers are alike: by their words, pairs of words and keywords, the rarer the more."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy import sparse

from generator.infer.mentions import Mentions
from generator.infer.tokens import Floats, Gap, Ints, Tokens

NEAREST = 16
"""Papers that are compared in full with each paper."""
KEYWORD_SHARE = 0.2
"""What keywords count beside words; nDCG@5 on 4,000 papers is .404 with .2, .396 with .35, .385 with .5."""
COMMON = 0.15
"""Words in a larger share of the papers tell nothing of likeness."""
POSTINGS = 12_000
"""Entries of other papers that the search for one paper's nearest may touch: the rarest of its parts come first."""
_BLOCK = 512


@dataclass(frozen=True, slots=True)
class Tie:
    """Another paper (its number) and how alike the two are, 0 to 1, the same from both ends."""

    target: int
    strength: float


def nearest(tokens: Tokens, mentions: Mentions) -> tuple[tuple[Tie, ...], ...]:
    """For each paper the 16 papers most like it, strongest first.

    Likeness is the cosine of two vectors. The nearest are found by a vector's most telling parts, up to a number of
    postings that does not grow with the collection, and then compared in full.
    """
    papers = mentions.papers
    if papers < 2:
        return ((),) * papers
    matrix = sparse.csr_matrix(sparse.hstack(_halves(tokens, mentions)))
    searched = _telling(matrix)
    index = sparse.csr_matrix(matrix.T)
    found: list[tuple[Tie, ...]] = []
    for begin in range(0, papers, _BLOCK):
        scores = sparse.csr_matrix(searched[begin : begin + _BLOCK] @ index)
        rows, targets = _highest(scores, begin)
        strengths = np.asarray(matrix[rows].multiply(matrix[targets]).sum(axis=1)).ravel()
        found += _ties(rows, targets, strengths, range(begin, min(begin + _BLOCK, papers)))
    return tuple(found)


def compare(tokens: Tokens, mentions: Mentions, one: int, other: int) -> tuple[float, float]:
    """What words, and what keywords, give to the likeness of two papers; their sum is its strength."""
    words, keywords = (
        float(half[[one]].multiply(half[[other]]).sum()) for half in _halves(tokens, mentions)
    )  # fmt: skip
    return words, keywords


def _halves(tokens: Tokens, mentions: Mentions) -> tuple[sparse.csr_matrix, sparse.csr_matrix]:
    """The vectors of words and of keywords, scaled so that together they have unit length."""
    words, keywords = _words(tokens, mentions.papers), _keywords(mentions)
    full = (1 - KEYWORD_SHARE) * _squares(words) + KEYWORD_SHARE * _squares(keywords)
    scale = 1 / np.sqrt(np.maximum(full, 1e-12))
    return (
        sparse.csr_matrix(sparse.diags_array(scale * (1 - KEYWORD_SHARE) ** 0.5) @ words),
        sparse.csr_matrix(sparse.diags_array(scale * KEYWORD_SHARE**0.5) @ keywords),
    )


def _telling(matrix: sparse.csr_matrix) -> sparse.csr_matrix:
    """Each row with its largest entries, as many as the postings allow."""
    lengths = np.diff(matrix.indptr)
    row = np.repeat(np.arange(matrix.shape[0]), lengths)
    order = np.lexsort((matrix.indices, -matrix.data, row))
    having = np.bincount(matrix.indices, minlength=matrix.shape[1])
    touched = np.cumsum(having[matrix.indices[order]])
    before = np.concatenate([[0], touched])[matrix.indptr[:-1]]
    kept = order[touched - np.repeat(before, lengths) <= POSTINGS]
    return sparse.csr_matrix((matrix.data[kept], (row[kept], matrix.indices[kept])), shape=matrix.shape)


def _highest(scores: sparse.csr_matrix, begin: int) -> tuple[Ints, Ints]:
    """The papers of a block and their nearest by score, as two parallel arrays."""
    rows, targets = [], []
    for row in range(scores.shape[0]):
        span = slice(scores.indptr[row], scores.indptr[row + 1])
        near, score = scores.indices[span], np.round(scores.data[span], 9)
        other = near != begin + row
        near, score = near[other], score[other]
        if len(near) > 4 * NEAREST:
            enough = score >= np.partition(score, -NEAREST)[-NEAREST]
            near, score = near[enough], score[enough]
        chosen = near[np.lexsort((near, -score))[:NEAREST]].astype(np.int64)
        rows.append(np.full(len(chosen), begin + row))
        targets.append(chosen)
    return np.concatenate(rows), np.concatenate(targets)


def _ties(rows: Ints, targets: Ints, strengths: Floats, papers: range) -> list[tuple[Tie, ...]]:
    strengths = np.asarray(np.round(np.minimum(strengths, 1.0), 9), np.float64)
    order = np.lexsort((targets, -strengths, rows))
    bounds = np.searchsorted(rows[order], np.arange(papers.start, papers.stop + 1))
    pairs = list(zip(targets[order].tolist(), strengths[order].tolist(), strict=True))
    return [
        tuple(Tie(target, strength) for target, strength in pairs[start:end] if strength > 0)
        for start, end in zip(bounds[:-1].tolist(), bounds[1:].tolist(), strict=True)
    ]


def _words(tokens: Tokens, papers: int) -> sparse.csr_matrix:
    """Rows of unit length: tf-idf of words and pairs of words in normal form."""
    word = tokens.word_of[tokens.surface]
    together = (tokens.gap[1:] <= Gap.HYPHEN) if len(word) else np.zeros(0, bool)
    pair = (word[:-1][together] + 1) * len(tokens.words) + word[1:][together]
    _, column = np.unique(np.concatenate([word, pair]), return_inverse=True)
    paper = np.concatenate([tokens.paper, tokens.paper[1:][together]])
    shape = (papers, int(column.max(initial=0)) + 1)
    counts = sparse.csr_matrix((np.ones(len(column), np.float32), (paper, column)), shape=shape)
    counts.sum_duplicates()
    having = np.bincount(counts.indices, minlength=shape[1])
    useful = (having > 1) & (having <= max(2.0, COMMON * papers))
    idf = np.where(useful, np.log((papers + 1) / (having + 0.5)), 0.0)
    counts.data = (1 + np.log(counts.data.astype(np.float64))) * idf[counts.indices]
    counts.eliminate_zeros()
    return _unit(counts)


def _keywords(mentions: Mentions) -> sparse.csr_matrix:
    """Rows of unit length: the square root of weight times idf for each term that another paper has too."""
    count = mentions.counts()
    idf = np.where(count > 1, np.log((mentions.papers + 1) / (count + 0.5)), 0.0)
    heard = mentions.weight >= 0.02
    data = np.sqrt(np.maximum(mentions.weight * idf[mentions.term], 0.0) * heard)
    shape = (mentions.papers, max(len(mentions.terms), 1))
    matrix = sparse.csr_matrix((data, (mentions.paper, mentions.term)), shape=shape)
    matrix.eliminate_zeros()
    return _unit(matrix)


def _unit(matrix: sparse.csr_matrix) -> sparse.csr_matrix:
    length = np.sqrt(np.maximum(_squares(matrix), 1e-24))
    return sparse.csr_matrix(sparse.diags_array(1 / length) @ matrix)


def _squares(matrix: sparse.csr_matrix) -> Floats:
    """The squared length of each row."""
    return np.asarray(matrix.multiply(matrix).sum(axis=1), np.float64).ravel()
