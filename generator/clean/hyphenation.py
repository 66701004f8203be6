"""Words that a line break cut in two become whole again, by the collection's own vocabulary and an English list."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from generator.clean.wordlists import words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping


@dataclass(frozen=True, slots=True)
class Lexicon:
    """How often the collection writes each word or compound, in lower case: `generalization`, `multi-hop`."""

    counts: Mapping[str, int]


# A whole word or compound; a word at a hyphen that is followed by blank is not evidence: `count- ing`.
_WORD = re.compile(r"(?<![\w-])[^\W\d_]+(?:-[^\W\d_]+)*(?![\w-])")

# `count- ing`, `cali-\nbration`, `state-of-the-\nart`: what stands before the hyphen, and the word after the blank.
_BROKEN = re.compile(r"(?<![^\W\d_])(?<![^\W\d_]-)(?P<head>[^\W\d_]+(?:-[^\W\d_]+)*)-(?P<blank>\s+)(?P<tail>[^\W\d_]+)")

_BEFORE_NUMBER = re.compile(r"(?<=\w)-[ ]*\n[ ]*(?=\d)|(?<=[A-Z]{3})- (?=\d)")  # GPT-\n4, COVID- 19
_AFTER_NUMBER = re.compile(r"(?<=\d)-\s+(?P<tail>[^\W\d_]+)")  # 10- fold, 3-\nD

# `pre- and post-training`, `short- or long-run`: the hyphen stands for a word that comes later.
_CONJUNCTIONS = words("and or to nor but as vs versus than und oder bis et ou y o e ni through into rather via plus")
_COMPOUNDING = words(
    """agnostic aware based centric conditioned dependent driven efficient free guided informed invariant level like
    oriented specific style trained tuned type wise"""
)  # Rényi- based
# Spelled as one word by most papers, and in no list of English.
_OF_THE_FIELD = words(
    """
    hyperparameter hyperparameters hyperplane hyperplanes hypergraph hypergraphs overfitting overfit overfits
    underfitting backpropagation dataset datasets subgraph subgraphs autoencoder autoencoders metadata downsampling
    upsampling multimodality tokenization tokenizer embeddings chatbot chatbots crowdsourcing crowdsourced
    """
)
# `the model- that is, …`: a dash, unless the two are one word (`where- as`).
_FUNCTION_WORDS = words("a an the that this these which who we it is are was in on of for with by as but at from if so")


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
    text = _AFTER_NUMBER.sub(_joined, _BEFORE_NUMBER.sub("-", text))
    mended = _BROKEN.sub(lambda found: _rejoined(found, lexicon), text)
    # Once more, since a word may be cut twice: `gen- eral- ization`.
    return mended if mended == text else _BROKEN.sub(lambda found: _rejoined(found, lexicon), mended)


def _joined(found: re.Match[str]) -> str:
    return found[0] if found["tail"].lower() in _CONJUNCTIONS | _FUNCTION_WORDS else f"-{found['tail']}"


def broken(text: str, lexicon: Lexicon) -> Iterator[tuple[int, str, str]]:
    """The words of a source that `mend` would rejoin and whose halves stand in one line: place, as written, whole.

    A hyphen at the very end of a line is how lines are broken, and no fault.
    """
    for found in _BROKEN.finditer(text):
        if "\n" not in found["blank"] and (whole := _rejoined(found, lexicon)) != found[0]:
            yield found.start(), found[0], whole


def _whole(text: str) -> str:
    """A text in lower case without the words that a break touches."""
    return _BROKEN.sub(" ", text.lower())


def _rejoined(found: re.Match[str], lexicon: Lexicon) -> str:
    head, tail = found["head"], found["tail"]
    last = head.rpartition("-")[2]
    goes_on = found.string.startswith("-", found.end())
    if tail.lower() in _CONJUNCTIONS or tail.lower() in _FUNCTION_WORDS:
        whole = _is_one_word(last, tail, lexicon, guessing=False)
        if whole and (tail.lower() in _FUNCTION_WORDS or not _is_word(last.lower(), lexicon)):
            return head + tail
        return f"{head}-{tail}" if goes_on else found[0]
    if len(last) == 1:  # X- ray
        return f"{head}-{tail}"
    return f"{head}{'' if _is_one_word(last, tail, lexicon, guessing=not goes_on) else '-'}{tail}"


def _is_one_word(head: str, tail: str, lexicon: Lexicon, *, guessing: bool) -> bool:
    """Whether a hyphen is only the line break's: by the collection's usage, else by English, else (when `guessing`)
    because one of its sides is no word. Names such as `PAC- Bayes` and `CNN- based` are no such guess."""
    whole, compound = f"{head}{tail}".lower(), f"{head}-{tail}".lower()
    seen = lexicon.counts.get(whole, 0), lexicon.counts.get(compound, 0)
    if seen[0] != seen[1]:
        return seen[0] > seen[1]
    if whole in _english() or whole in _OF_THE_FIELD:
        return True
    named = tail[0].isupper() or (head.isupper() and len(head) > 1)
    return (
        guessing
        and not (named or tail in _COMPOUNDING)
        and not (_is_word(head.lower(), lexicon) and _is_word(tail, lexicon))
    )


def _is_word(part: str, lexicon: Lexicon) -> bool:
    return len(part) > 1 and (part in _english() or lexicon.counts.get(part, 0) > 1)


@cache
def _english() -> frozenset[str]:
    """82,765 English words (symspellpy's list, from Google Books n-grams and SCOWL)."""
    listed = resources.files("symspellpy") / "frequency_dictionary_en_82_765.txt"
    return frozenset(line.split(" ", 1)[0] for line in listed.read_text(encoding="utf-8-sig").splitlines())
