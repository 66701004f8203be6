"""Words that a line break cut in two become whole again, by the collection's own vocabulary and an English list."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from generator.clean.latex_tables import words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


@dataclass(frozen=True, slots=True)
class Lexicon:
    """How often the collection writes each word or compound, in lower case: `generalization`, `multi-hop`."""

    counts: Mapping[str, int]


# A whole word or compound; a word at a hyphen that is followed by blank is not evidence: `count- ing`.
_WORD = re.compile(r"(?<![\w-])[^\W\d_]+(?:-[^\W\d_]+)*(?![\w-])")

# `count- ing`, `cali-\nbration`, `state-of-the-\nart`: what stands before the hyphen, and the word after the blank.
_BROKEN = re.compile(r"(?P<head>[^\W\d_]+(?:-[^\W\d_]+)*)-(?P<blank>\s+)(?P<tail>[^\W\d_]+)")

# `pre- and post-training`, `short- or long-run`: the hyphen stands for a word that comes later.
_CONJUNCTIONS = words("and or to nor but as vs versus than und oder bis et ou y o e ni through into rather via plus")


def learn(texts: Iterable[str]) -> Lexicon:
    """The vocabulary of a collection, from its texts in any markup."""
    counts: Counter[str] = Counter()
    for text in texts:
        counts.update(_WORD.findall(text.lower() if "- " not in text and "-\n" not in text else _whole(text)))
    return Lexicon(counts)


def mend(text: str, lexicon: Lexicon) -> str:
    """Rejoin what was hyphenated at the end of a line: `Generaliz- ing` → `Generalizing`, `multi- hop` → `multi-hop`.

    Suspended hyphens stay (`pre- and post-training`), and so does a dash before blank that follows no word.
    """
    return _BROKEN.sub(lambda found: _rejoined(found, lexicon), text)


def _whole(text: str) -> str:
    """A text in lower case without the words that a break touches."""
    return _BROKEN.sub(" ", text.lower())


def _rejoined(found: re.Match[str], lexicon: Lexicon) -> str:
    head, tail = found["head"], found["tail"]
    if tail.lower() in _CONJUNCTIONS:
        return found[0]
    if tail[0].isupper() and not head.isupper():
        return f"{head}-{tail}"
    return f"{head}{'' if _is_one_word(head.lower(), tail.lower(), lexicon) else '-'}{tail}"


def _is_one_word(head: str, tail: str, lexicon: Lexicon) -> bool:
    """Whether a hyphen is only the line break's: by the collection's usage, else by which parts are words."""
    last = head.rpartition("-")[2]
    whole, compound = lexicon.counts.get(last + tail, 0), lexicon.counts.get(f"{last}-{tail}", 0)
    if whole != compound:
        return whole > compound
    english = _english()
    if last + tail in english:
        return True
    return not (_is_word(last, lexicon) and _is_word(tail, lexicon))


def _is_word(part: str, lexicon: Lexicon) -> bool:
    return len(part) > 1 and (part in _english() or lexicon.counts.get(part, 0) > 1)


@cache
def _english() -> frozenset[str]:
    """82,765 English words (symspellpy's list, from Google Books n-grams and SCOWL)."""
    listed = resources.files("symspellpy") / "frequency_dictionary_en_82_765.txt"
    return frozenset(line.split(" ", 1)[0] for line in listed.read_text(encoding="utf-8-sig").splitlines())
