"""Invented papers, as plain as the stages of this room need them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest

from generator.problems import Location
from generator.records import Collection, Paper, Text, Words

MakePaper = Callable[..., Paper]

TOPICS = (
    "graph neural networks", "contrastive learning", "image classification", "policy gradient", "optimal transport",
    "differential privacy", "federated learning", "message passing", "domain adaptation", "variational inference",
    "speech recognition", "knowledge distillation", "neural machine translation", "anomaly detection",
)  # fmt: skip


def text(plain: str) -> Text:
    return Text((Words(plain),), plain)


def paper(abstract: str, *, number: int = 1, title: str | None = None, keywords: Sequence[str] = ()) -> Paper:
    return Paper(
        title=None if title is None else text(title),
        abstract=text(abstract),
        authors=(),
        venue=None,
        proceedings=None,
        year=None,
        identifiers=(),
        links=(),
        keywords=tuple(keywords),
        collection=Collection("trees", "Trees"),
        location=Location("seeds/trees.txt", number),
        number=number,
        permalink=f"trees/paper-{number:03}",
    )


@pytest.fixture(scope="session")
def make_paper() -> MakePaper:
    return paper


@pytest.fixture(scope="session")
def harvest() -> Callable[[int], tuple[Paper, ...]]:
    """So many papers, numbered from 1, on three of the topics each."""

    def grown(count: int) -> tuple[Paper, ...]:
        chance = random.Random(1)  # noqa: S311
        papers = []
        for number in range(1, count + 1):
            one, two, three = chance.sample(TOPICS, 3)
            told = f"It builds on {two}. The fruit of tree {number} shows what {three} gives."
            papers.append(paper(f"We study {one} for orchards. {told}", number=number))
        return tuple(papers)

    return grown


@pytest.fixture(scope="session")
def orchard() -> tuple[Paper, ...]:
    """Eight papers on two subjects, which share some topics across."""
    abstracts = (
        "We study graph neural networks (GNNs) for apple sorting. Graph neural networks need message passing.",
        "Message passing limits GNNs. We propose PearNet, a graph neural network with contrastive learning for pears.",
        "Contrastive learning helps image classification of plums. We show that data augmentation decides.",
        "Data augmentation for image classification is studied under distribution shift in orchards.",
        "Reinforcement learning prunes trees. We introduce Secateur, a policy gradient method for pruning robots.",
        "Policy gradient methods in reinforcement learning suffer from high variance in pruning robots.",
        "Distribution shift harms reinforcement learning. We analyze domain adaptation for pruning robots.",
        "Domain adaptation and image classification: a comparison with message passing on graph neural networks.",
    )
    return tuple(paper(abstract, number=number) for number, abstract in enumerate(abstracts, 1))
