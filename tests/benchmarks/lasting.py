"""How many papers keep a locked address when their texts change: plain lists, changed in ways that are known.

    .venv/bin/python tests/benchmarks/lasting.py FOLDER

FOLDER holds plain lists (`*.txt`: a heading, abstracts between blank lines). They are locked, then read again with one
letter in a hundred mistyped, with a sentence of another abstract added, in another order of files and abstracts, and
with all of that; and last with every second paper locked and the others alone in the seeds, where whatever finds an
entry is a wrong join. CPU seconds are those of giving addresses alone.
"""

import random
import re
import string
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

from generator import pipeline
from generator.ingest import locking, permalinks
from generator.ingest.lock import Lock, parse, write
from generator.progress import Silent
from generator.records import Paper, Source

Lists: TypeAlias = dict[str, list[str]]
"""File names, each with a heading and abstracts."""
Place: TypeAlias = tuple[str, int]
"""A file's name and the number of an abstract in it."""
Places: TypeAlias = dict[Place, Place]
Papers: TypeAlias = dict[Place, Paper]

BLANK = re.compile(r"\n\s*\n")
SENTENCE = re.compile(r"(?<=[.!?])\s+")


def main() -> None:
    """Print a table: what was changed, papers, how many kept their address, how many got another's, CPU seconds."""
    lists = {
        file.name: BLANK.split(file.read_text(encoding="utf-8").strip()) for file in Path(sys.argv[1]).glob("*.txt")
    }
    chance = random.Random(7)  # noqa: S311
    sentences = [
        each for _, *texts in lists.values() for text in texts for each in SENTENCE.split(text) if len(each) > 60
    ]

    def added(text: str) -> str:
        return f"{text} {chance.choice(sentences)}"

    def mistyped_of(text: str) -> str:
        return mistyped(text, chance)

    before = read(lists)
    lock = parse(Source("permalinks.toml", text := write(locking.renew(Lock(), list(before.values())))))
    print(f"{len(before):,} papers; the lock has {len(text) / 1e6:.2f} MB, {len(text) / len(before):.0f} bytes a paper")  # noqa: T201
    print(f"{'change':<36} {'papers':>7} {'kept':>7} {'%':>7} {'wrong':>6} {'CPU s':>6}")  # noqa: T201
    for name, change, shuffled in (
        ("nothing", str, False),
        ("1 % mistyped", mistyped_of, False),
        ("a sentence added", added, False),
        ("shuffled", str, True),
        ("mistyped, a sentence, shuffled", lambda text: mistyped_of(added(text)), True),
    ):
        told(name, before, lock, *changed(lists, change, chance if shuffled else None))
    halves = list(before.values())
    replaced(locking.renew(Lock(), halves[::2]), halves[1::2])


def changed(lists: Lists, change: Callable[[str], str], chance: random.Random | None) -> tuple[Lists, Places]:
    """The lists with each abstract changed, in another order where asked; and where each abstract stood before."""
    result: Lists = {}
    places: Places = {}
    for name, (heading, *texts) in lists.items():
        order = list(range(len(texts)))
        shown = name
        if chance:
            chance.shuffle(order)
            shown = f"{chance.randrange(1000):03}-{name}"
        result[shown] = [heading, *(change(texts[index]) for index in order)]
        places |= {(shown, number): (name, index + 1) for number, index in enumerate(order, 1)}
    return result, places


def told(name: str, before: Papers, lock: Lock, lists: Lists, places: Places) -> None:
    """Read the changed lists with the lock and print a line; of an abstract that stands twice one counts."""
    after = read(lists)
    began = time.process_time()
    papers = permalinks.assign(list(after.values()), lock)
    seconds = time.process_time() - began
    locked = {entry.address for entry in lock.papers}
    pairs = [
        (before[places[place]].permalink, paper.permalink)
        for place, paper in zip(after, papers, strict=True)
        if places[place] in before
    ]
    kept = sum(was == now for was, now in pairs)
    wrong = sum(was != now and now in locked for was, now in pairs)
    print(f"{name:<36} {len(pairs):>7,} {kept:>7,} {kept / len(pairs):>7.2%} {wrong:>6} {seconds:>6.2f}", flush=True)  # noqa: T201


def replaced(lock: Lock, others: Sequence[Paper]) -> None:
    """Give addresses to papers that the lock has never seen, and show what it takes them for."""
    began = time.process_time()
    papers = permalinks.assign(others, lock)
    seconds = time.process_time() - began
    entries = {entry.address for entry in lock.papers}
    joined = [
        (paper.permalink, other) for paper, other in zip(papers, others, strict=True) if paper.permalink in entries
    ]
    name = "half locked, the other half read"
    print(f"{name:<36} {len(others):>7,} {'':>7} {'':>7} {len(joined):>6} {seconds:>6.2f}")  # noqa: T201
    for permalink, other in joined:
        print(f"    {permalink} <- {other.permalink}")  # noqa: T201


def read(lists: Lists) -> Papers:
    """The papers of these lists by file and number, read as seeds."""
    with tempfile.TemporaryDirectory() as folder:
        for name, blocks in lists.items():
            Path(folder, name).write_text("\n\n".join(blocks) + "\n", encoding="utf-8")
        papers = pipeline.read(Path(folder), None, Silent()).value
        return {(Path(paper.location.path).name, paper.number): paper for paper in papers}


def mistyped(text: str, chance: random.Random) -> str:
    """The text with one character in a hundred left out, replaced, doubled, or exchanged with the one before."""
    typed: list[str] = []
    for letter in text:
        if letter.isspace() or chance.random() >= 0.01:
            typed.append(letter)
            continue
        other = chance.choice(string.ascii_lowercase)
        match chance.randrange(4):
            case 0:
                typed.append(other)
            case 1:
                typed += (letter, letter)
            case 2 if typed:
                typed.insert(-1, letter)
    return "".join(typed)


if __name__ == "__main__":
    main()
