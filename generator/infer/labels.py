"""The form of a term that readers see: as authors write it most, in lower case but for names."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping

import numpy as np

from generator.infer import english
from generator.infer.acronyms import Acronyms
from generator.infer.tokens import Gap, Tokens

_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*(?:\+\+|#(?!\w))?")
_COMPANY = 0.2
"""What a capital counts beside another one, as in the title case of `Domain Generalization (DG)`."""
_ORDINARY = 1.1
"""What speaks for the lower-case form of a word that general English knows, or that ends like one."""
_ENDINGS = ("al", "ion", "ing", "ed", "ity", "ive", "ment", "ness", "ous", "able")
ACRONYM_SHARE = 0.1
"""Share of a topic's papers that must define its acronym before the label shows it."""


def casing(tokens: Tokens) -> Mapping[str, str]:
    """How the collection writes each word in the middle of a sentence, by its case-folded form."""
    capital = np.array([word[:1].isupper() for word in tokens.surfaces] or [False])[tokens.surface]
    inside = tokens.gap < Gap.SENTENCE
    beside = np.zeros(len(capital), bool)
    beside[1:] |= capital[:-1] & (tokens.gap[1:] <= Gap.HYPHEN)
    beside[:-1] |= capital[1:] & (tokens.gap[1:] <= Gap.HYPHEN)
    votes = np.where(capital & beside, _COMPANY, 1.0) * inside
    total = np.bincount(tokens.surface, votes, minlength=len(tokens.surfaces)).tolist()
    forms: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for spelling, vote in zip(tokens.surfaces, total, strict=True):
        folded = spelling.casefold()
        forms[folded][spelling] += vote
        if folded not in forms[folded] and (english.rarity_of(folded) or folded.endswith(_ENDINGS)):
            forms[folded][folded] += _ORDINARY
    return {folded: min(found.items(), key=lambda item: (-item[1], item[0]))[0] for folded, found in forms.items()}


def lowered(text: str, usual: Mapping[str, str]) -> str:
    """The text in lower case, but for words that the collection writes otherwise, and those it never writes."""

    def written(match: re.Match[str]) -> str:
        word = match.group()
        return word if word.islower() else usual.get(word.casefold(), word)

    return _WORD.sub(written, text)


def best(spellings: Iterable[str], usual: Mapping[str, str]) -> str:
    """The spelling that most papers use, with names kept; of equals the one in lower case, with hyphens, the longer."""
    votes = Counter(lowered(spelling, usual) for spelling in spellings)
    order = [(-count, not form.islower(), -form.count("-"), -len(form), form) for form, count in votes.items()]
    return min(order)[-1]


def topic(term: str, written: list[str], papers: int, meanings: Acronyms, usual: Mapping[str, str]) -> tuple[str, str]:
    """The plain label of a term and the one with its acronym: `large language models (LLMs)`.

    The long form is shown, however often papers write the acronym alone. The acronym is left out where few papers
    define it, or where it means something else to others.
    """
    known = meanings.written.get(term)
    long = [form for form in written if 2 * len(form.split()) >= len(term.split()) and not form.isupper()]
    if known and all(form.casefold().rstrip("s") == known.short.casefold().rstrip("s") for form in long):
        long = [known.long]
    label = best(long or written, usual)
    if known is None or known.short.casefold() in label.casefold().split():
        return label, label
    rare = known.papers < max(1.0, ACRONYM_SHARE * papers) or " " not in term
    other = any(term != meaning and short == known.short.casefold() for short, meaning in meanings.shared.items())
    if rare or other:
        return label, label
    plural = f"{known.short}s" if label.endswith("s") and f"{known.short}s" in written else known.short
    if not label.endswith("s") and plural.endswith("s") and plural[:-1].isupper():
        plural = plural[:-1]
    return label, f"{label} ({plural})"
