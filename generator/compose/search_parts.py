"""Strings by term in, files of similar size out: the parts of the index, named by what they hold."""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from generator.records import Page

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from numpy.typing import NDArray

FOLDER = "search"
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_DIGITS = np.frombuffer(DIGITS.encode(), np.uint8)
END = " "
"""Stands behind a word, so that a word alone can be a prefix: `net ` is the word, `net` also `network`."""

_NAME_BYTES = 5  # base 32: 8 letters. With a part's kind and place in its table, no two parts can be mistaken.


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of the index: its name, made of its content, and the content."""

    name: str
    content: str


@dataclass(frozen=True, slots=True)
class Shard:
    """The terms with one beginning, less those that grew into shards of their own, in order."""

    prefix: str
    terms: tuple[str, ...]


def number(value: int) -> str:
    """A number of 0 or more in digits of five bits, the lowest first, 32 added to all but the last.

    Base64 VLQ as source maps have it, without the sign: ASCII, and one character up to 31, two up to 1,023.
    """
    written = ""
    while value > 31:
        written += DIGITS[32 | value & 31]
        value >>= 5
    return written + DIGITS[value]


def numbers(values: NDArray[np.int64]) -> tuple[str, NDArray[np.int64]]:
    """Many numbers, each written as `number` does, in one string; and where in it each one ends."""
    lengths = np.ones(len(values), np.int64)
    for bits in range(5, 63, 5):
        longer = values >> bits > 0
        if not longer.any():
            break
        lengths += longer
    ends = np.cumsum(lengths)
    written = np.empty(int(lengths.sum()), np.uint8)
    at, left = ends - lengths, values
    while len(left):
        more = left > 31
        written[at] = _DIGITS[left & 31 | more << 5]
        at, left = at[more] + 1, left[more] >> 5
    return written.tobytes().decode("ascii"), ends


_DEEPEST = 32  # letters: what shares more of them is a family of names, or no words at all


def split(terms: Sequence[str], sizes: Mapping[str, int], limit: int, prefix: str = "") -> Iterator[Shard]:
    """Shards of at most `limit`, or of one term, or of one long prefix; a word's has the longest prefix that fits.

    What a shard holds depends on its own terms alone, so that a change of one word moves no other shard.
    """
    if len(terms) <= 1 or len(prefix) == _DEEPEST or sum(sizes[term] for term in terms) <= limit:
        if terms:
            yield Shard(prefix, tuple(terms))
        return
    groups: dict[str, list[str]] = defaultdict(list)
    for term in terms:
        groups[term[len(prefix) : len(prefix) + 1] or END].append(term)
    totals = {letter: sum(sizes[term] for term in group) for letter, group in groups.items()}
    left = sum(totals.values())
    apart: list[str] = []
    for letter in sorted(groups, key=lambda letter: (-totals[letter], letter)):
        if left <= limit:
            break
        left -= totals[letter]
        apart.append(letter)
    together = [term for term in terms if (term[len(prefix) : len(prefix) + 1] or END) not in apart]
    if together:
        yield Shard(prefix, tuple(together))
    for letter in sorted(apart):
        yield from split(groups[letter], sizes, limit, prefix + letter)


def cut(keys: Sequence[str], usual: int) -> Iterator[range]:
    """Runs of about `usual` keys, at most twice as many, each up to a key whose checksum ends it.

    Where a run ends depends on the keys nearby, not on how many come before: a new key moves no other run.
    """
    start = 0
    for end, key in enumerate(keys, 1):
        if zlib.crc32(key.encode()) % usual == 0 or end - start == 2 * usual or end == len(keys):
            yield range(start, end)
            start = end


def part(content: str) -> Part:
    """The content under its own name."""
    digest = hashlib.sha256(content.encode("utf-8", "surrogatepass")).digest()[:_NAME_BYTES]
    return Part(base64.b32encode(digest).decode().lower(), content)


def page(made: Part) -> Page:
    """The script that hands a part to the search when the browser has loaded it."""
    return Page(f"{FOLDER}/{made.name}.js", f"searchPart({_text(made.name)},{_text(made.content)})\n")


def packed(value: object) -> str:
    """JSON, deflated, in base 64, which browsers read in one call: half the size of the text itself."""
    squeeze = zlib.compressobj(9, wbits=-15)
    data = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")
    return base64.b64encode(squeeze.compress(data) + squeeze.flush()).decode()


def directory(table: Iterable[tuple[str, Part]]) -> str:
    """Keys and names of parts, as the search reads them: `ma 4hj2k3lq ne x7…`."""
    return "\n".join(f"{key}\t{made.name}" for key, made in table)


def _text(value: str) -> str:
    return json.dumps(value)
