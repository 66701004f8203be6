"""Learn the tables of the keyword ranker from abstracts with declared keywords.

    python tests/benchmarks/train_keywords.py TRAIN.jsonl [--seed 7]

TRAIN holds a line `{"abstract": …, "keywords": […]}` a paper. It writes `generator/infer/word_levels.py` (how readily
a word stands in a keyword), `generator/infer/phrase_levels.py` (how readily a phrase is one) and
`generator/infer/weights.py` (an additive logistic model over binned features). The levels that the model learns with
come from the other half of the papers, and three words or phrases in ten have none there, so that the model also learns
to do without them, as it must in other fields.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import textwrap
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from scipy import optimize, sparse

from generator.infer import acronyms, candidates, features, phrase_features, terms, tokens
from generator.infer.function_words import FUNCTION_WORDS
from generator.infer.tokens import Bins, Ints

ROOM = Path(__file__).parent.parent.parent / "generator" / "infer"
COLLECTIONS = ((4000, 2000), (500, 1000), (60, 480))
"""Papers in a collection, and papers of each half that are learned from in collections of that size."""
RARELY = 20
"""Papers that a word must stand in to get a level; 10 gives 40 % more words and no better keywords."""
OFTEN, DECLARED = 12, 3
"""Papers that a phrase must stand in, and that must declare it, to get a level; a single word only needs the former,
since an ordinary word that nobody declares tells as much."""
ORDINARY = 40
HIDDEN = 0.3
PENALTY = 0.6
LOWEST, HIGHEST = -5, 4
TRUST = 200


@dataclass(frozen=True, slots=True)
class Example:
    """An abstract and the normal forms of its declared keywords."""

    abstract: str
    keywords: frozenset[str]


@dataclass(frozen=True, slots=True)
class Part:
    """The rows of one collection: bins by feature, and which rows are declared keywords."""

    papers: int
    bins: dict[str, Bins]
    declared: Ints


def main() -> None:
    """Learn and write both tables."""
    parser = argparse.ArgumentParser()
    parser.add_argument("train", type=Path)
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()
    lines = options.train.read_text(encoding="utf-8").splitlines()
    examples = [_example(json.loads(line)) for line in lines]
    chance = random.Random(options.seed)  # noqa: S311
    chance.shuffle(examples)
    shown, phrases_shown = phrase_features.LEVEL, phrase_features.PHRASE_LEVEL
    half = len(examples) // 2
    parts = []
    for learned, used in ((examples[:half], examples[half:]), (examples[half:], examples[:half])):
        known = levels(learned, 6)
        phrase_features.LEVEL = {word: known[word] for word in sorted(known) if chance.random() > HIDDEN}
        spoken = phrase_levels(learned, 0.5)
        phrase_features.PHRASE_LEVEL = {name: spoken[name] for name in sorted(spoken) if chance.random() > HIDDEN}
        for papers, taken in COLLECTIONS:
            parts += [part(used[at : at + papers], taken) for at in range(0, min(taken, papers * 99), papers)]
    phrase_features.LEVEL, phrase_features.PHRASE_LEVEL = shown, phrases_shown
    bias, weights = fit(parts)
    (ROOM / "word_levels.py").write_text(levels_module(levels(examples, RARELY)), encoding="utf-8")
    (ROOM / "phrase_levels.py").write_text(phrases_module(phrase_levels(examples, 1.0)), encoding="utf-8")
    (ROOM / "weights.py").write_text(weights_module(bias, weights), encoding="utf-8")


def _example(line: dict[str, object]) -> Example:
    keywords = line["keywords"] if isinstance(line["keywords"], list) else []
    return Example(str(line["abstract"]), frozenset(terms.phrase(str(keyword)) for keyword in keywords))


def levels(examples: list[Example], least: int) -> dict[str, int]:
    """For each word of at least `least` papers: log2 of how much likelier than the average it is in a keyword."""
    having: Counter[str] = Counter()
    declaring: Counter[str] = Counter()
    for example in examples:
        text = f" {terms.phrase(example.abstract)} "
        having.update(set(text.split()))
        declaring.update({w for k in example.keywords if k and f" {k} " in text for w in k.split()})
    usual = declaring.total() / having.total()
    return {
        word: max(LOWEST, min(HIGHEST, round(math.log2((declaring[word] + 2 * usual) / (count + 2) / usual))))
        for word, count in having.items()
        if count >= least and word not in FUNCTION_WORDS and len(word) > 1 and not word.isdigit()
    }


def phrase_levels(examples: list[Example], share: float) -> dict[str, int]:
    """For each phrase that is mentioned and declared often enough: log2 of how much likelier it is declared than most.

    `share` is that of all examples which these are.
    """
    read = tokens.read([example.abstract for example in examples])
    found = candidates.find(read)
    table = features.rows(read, found)
    names = [" ".join(read.words[word] for word in row if word >= 0) for row in found.words.tolist()]
    having: Counter[str] = Counter()
    declaring: Counter[str] = Counter()
    for paper, term in zip(table.paper.tolist(), table.term.tolist(), strict=True):
        having[names[term]] += 1
        declaring[names[term]] += names[term] in examples[paper].keywords
    usual = declaring.total() / having.total()
    return {
        name: max(LOWEST, min(HIGHEST, round(math.log2((declaring[name] + 3 * usual) / (count + 3) / usual))))
        for name, count in having.items()
        if (" " in name and count >= OFTEN * share and declaring[name] >= DECLARED * share)
        or (" " not in name and count >= ORDINARY * share)
    }


def part(examples: list[Example], taken: int) -> Part:
    """The rows of one collection, those of papers that declare nothing they mention left out."""
    texts = [example.abstract for example in examples]
    read = tokens.read(texts)
    found = candidates.find(read)
    table = features.rows(read, found)
    bins = features.measure(read, found, table, [acronyms.find(text) for text in texts])
    names = [" ".join(read.words[word] for word in row if word >= 0) for row in found.words.tolist()]
    declared = np.array(
        [names[term] in examples[paper].keywords for paper, term in zip(table.paper, table.term, strict=True)]
    )
    useful = np.bincount(table.paper, declared, minlength=len(examples)) > 0
    kept = useful[table.paper] & (table.paper < taken)
    return Part(len(examples), {name: values[kept] for name, values in bins.items()}, declared[kept].astype(np.int64))


def fit(parts: list[Part]) -> tuple[float, dict[str, list[float]]]:
    """The bias and the weight of each bin, by penalised maximum likelihood."""
    names = sorted(parts[0].bins)
    sizes = [max(int(p.bins[name].max()) for p in parts) + 1 for name in names]
    offsets = np.concatenate([[0], np.cumsum(sizes)])
    blocks = []
    for p in parts:
        count = len(p.declared)
        trust = [p.papers / (p.papers + TRUST) if name in phrase_features.OF_COLLECTION else 1.0 for name in names]
        columns = np.column_stack([p.bins[name] + offsets[i] for i, name in enumerate(names)]).ravel()
        pointers = np.arange(count + 1) * len(names)
        blocks.append(sparse.csr_matrix((np.tile(trust, count), columns, pointers), shape=(count, offsets[-1])))
    rows = sparse.vstack(blocks, format="csr")
    declared = np.concatenate([p.declared for p in parts])
    sign = 2.0 * declared - 1.0

    def loss(parameters: np.ndarray) -> tuple[float, np.ndarray]:
        margin = sign * (rows @ parameters[1:] + parameters[0])
        pull = -sign / (1 + np.exp(np.minimum(margin, 500)))
        slope = np.concatenate([[pull.sum()], rows.T @ pull + parameters[1:] / PENALTY * 2])
        return float(np.logaddexp(0, -margin).sum() + (parameters[1:] ** 2).sum() / PENALTY), slope

    found = optimize.minimize(loss, np.zeros(offsets[-1] + 1), jac=True, method="L-BFGS-B", options={"maxiter": 400})
    weights = {name: found.x[1 + offsets[i] : 1 + offsets[i + 1]].tolist() for i, name in enumerate(names)}
    return float(found.x[0]), weights


def levels_module(known: dict[str, int]) -> str:
    """The table of word levels, as Python."""
    lines = ['"""How readily a word stands in a keyword, learned by `tests/benchmarks/train_keywords.py`."""', ""]
    lines += ["from __future__ import annotations", "", f"LOWEST = {LOWEST}", "", "LEVELS = {"]
    for level in range(LOWEST, HIGHEST + 1):
        words = " ".join(sorted(word for word, found in known.items() if found == level))
        lines += [f'    {level}: """', *textwrap.wrap(words, 118), '""",']
    lines += [
        "}",
        '"""Words by the power of two that they are likelier than the average word to stand in a keyword."""',
        "",
    ]
    lines += [
        "NEVER = frozenset(LEVELS[LOWEST].split())",
        '"""Words that no keyword holds, however often they are used."""',
    ]
    return "\n".join(lines) + "\n"


def phrases_module(known: dict[str, int]) -> str:
    """The table of phrase levels, as Python."""
    lines = ['"""How readily a phrase is a keyword, learned by `tests/benchmarks/train_keywords.py`."""', ""]
    lines += ["from __future__ import annotations", "", "_LISTED = {"]
    for level in range(LOWEST, HIGHEST + 1):
        phrases = sorted(name for name, found in known.items() if found == level)
        lines += [f'    {level}: """', *textwrap.wrap("; ".join(phrases), 118, break_on_hyphens=False), '""",']
    return "\n".join([*lines, "}", PHRASES_TAIL])


PHRASES_TAIL = '''
PHRASES = {level: tuple(" ".join(listed.split()).split("; ")) for level, listed in _LISTED.items()}
"""Phrases, in normal form, by the power of two that they are likelier than most to be declared where they stand."""
'''


def weights_module(bias: float, weights: dict[str, list[float]]) -> str:
    """The table of weights, as Python."""
    lines = ['"""What each feature of a candidate is worth, learned by `tests/benchmarks/train_keywords.py`."""', ""]
    lines += ["from __future__ import annotations", "", f"BIAS = {round(100 * bias)}", "", "WEIGHTS = {"]
    for name, values in weights.items():
        body = ", ".join(str(round(100 * value)) for value in values)
        lines += [
            f'    "{name}": (',
            *textwrap.wrap(body + ",", 108, initial_indent=" " * 8, subsequent_indent=" " * 8),
            "    ),",
        ]
    lines += ["}  # fmt: skip", '"""Hundredths of a logit for each bin of each feature."""']
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
