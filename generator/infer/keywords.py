"""How likely each candidate phrase of each paper is one of its keywords."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from generator.infer import features
from generator.infer.acronyms import Definition
from generator.infer.candidates import Candidates
from generator.infer.features import Rows
from generator.infer.phrase_features import OF_COLLECTION
from generator.infer.tokens import Bins, Floats, Tokens
from generator.infer.weights import BIAS, WEIGHTS

TRUST = 200
"""Papers at which features of the collection count half: of 38 papers few counts mean much, of 4,000 most do."""


def weigh(
    tokens: Tokens,
    candidates: Candidates,
    table: Rows,
    definitions: Sequence[Sequence[Definition]],
) -> Floats:
    """For every row the probability that an author would declare it, by an additive logistic model."""
    score = np.full(len(table.paper), BIAS / 100)
    for name, bins in features.measure(tokens, candidates, table, definitions).items():
        score += contribution(name, bins, len(definitions))
    return np.asarray(1 / (1 + np.exp(-score)))


def contribution(feature: str, bins: Bins, papers: int) -> Floats:
    """What a feature adds to the logit of each row."""
    weights = np.array(WEIGHTS[feature]) / 100
    trust = papers / (papers + TRUST) if feature in OF_COLLECTION else 1.0
    return weights[np.minimum(bins, len(weights) - 1)] * trust
