"""Related papers: alike in their words and keywords, each link with the shared terms that explain it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy import sparse

from generator.infer.mentions import Floats, Mentions
from generator.infer.tokens import Ints, Tokens

MOST = 8
KEYWORD_SHARE = 0.25
_BLOCK = 512


@dataclass(frozen=True, slots=True)
class Tie:
    """Two papers (numbers) and how alike they are, 0 to 1."""

    target: int
    strength: float


def related(tokens: Tokens, mentions: Mentions) -> tuple[tuple[Tie, ...], ...]:
    """For each paper the papers most like it, strongest first, at most 8."""
    papers = mentions.papers
    if papers < 2:
        return ((),) * papers
    matrix = sparse.hstack(
        [_words(tokens, papers) * (1 - KEYWORD_SHARE) ** 0.5, _keywords(mentions) * KEYWORD_SHARE**0.5], format="csr"
    )
    other = matrix.T.tocsc()
    found = []
    for begin in range(0, papers, _BLOCK):
        block = (matrix[begin : begin + _BLOCK] @ other).tocsr()
        for row in range(block.shape[0]):
            span = slice(block.indptr[row], block.indptr[row + 1])
            found.append(_strongest(block.indices[span], block.data[span], begin + row))
    return tuple(found)


def _strongest(targets: Ints, strengths: Floats, own: int) -> tuple[Tie, ...]:
    keep = (targets != own) & (strengths > 1e-9)
    targets, strengths = targets[keep], np.round(strengths[keep], 9)
    order = np.lexsort((targets, -strengths))[:MOST]
    return tuple(
        Tie(int(target), float(strength)) for target, strength in zip(targets[order], strengths[order], strict=True)
    )


def _words(tokens: Tokens, papers: int) -> sparse.csr_matrix:
    """Rows of unit length: tf-idf of words and pairs of words in normal form."""
    word = tokens.word_of[tokens.surface]
    together = (tokens.gap[1:] <= 1) if len(word) else np.zeros(0, bool)
    pair = word[:-1][together] * len(tokens.words) + word[1:][together] + len(tokens.words)
    code = np.concatenate([word, pair])
    paper = np.concatenate([tokens.paper, tokens.paper[1:][together]])
    _, column = np.unique(code, return_inverse=True)
    counts = sparse.csr_matrix((np.ones(len(code)), (paper, column)), shape=(papers, int(column.max(initial=0)) + 1))
    counts.sum_duplicates()
    frequency = np.bincount(counts.indices, minlength=counts.shape[1])
    useful = (frequency > 1) & (frequency <= max(2, 0.15 * papers))
    idf = np.where(useful, np.log((papers + 1) / (frequency + 0.5)), 0.0)
    counts.data = (1 + np.log(counts.data)) * idf[counts.indices]
    counts.eliminate_zeros()
    return _unit(counts)


def _keywords(mentions: Mentions) -> sparse.csr_matrix:
    """Rows of unit length: the square root of weight times idf for each term that another paper has too."""
    count = mentions.counts()
    idf = np.where(count > 1, np.log((mentions.papers + 1) / (count + 0.5)), 0.0)
    data = np.sqrt(np.maximum(mentions.weight * idf[mentions.term], 0.0))
    data[mentions.weight < 0.02] = 0.0
    shape = (mentions.papers, max(len(mentions.terms), 1))
    matrix = sparse.csr_matrix((data, (mentions.paper, mentions.term)), shape=shape)
    matrix.eliminate_zeros()
    return _unit(matrix)


def _unit(matrix: sparse.csr_matrix) -> sparse.csr_matrix:
    length = np.sqrt(np.asarray(matrix.multiply(matrix).sum(axis=1)).ravel())
    return sparse.diags_array(1 / np.maximum(length, 1e-12)) @ matrix
