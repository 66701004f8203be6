"""The form of a term that readers see: as authors write it most, in lower case but for names."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping

import numpy as np

from generator.infer import english, terms
from generator.infer.acronyms import Acronyms
from generator.infer.tokens import Gap, Tokens

_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*(?:\+\+|#(?!\w))?")
_COMPANY = 0.2
"""What a capital counts beside another one, as in the title case of `Domain Generalization (DG)`."""
_ORDINARY = 1.1
"""What speaks for the lower-case form of a word that general English knows, or that ends like one."""
_ENDINGS = ("al", "ion", "ing", "ed", "ity", "ive", "ment", "ness", "ous", "able")
# `uncertainties`, `smoothnesses`: where authors also write the singular, it names the topic.
_UNCOUNTED = re.compile(r"(?:t|[ae]nc|ac)ies$|nesses$")
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
    for form in [form for form in votes if _UNCOUNTED.search(form)]:
        if (one := f"{form[:-3]}y" if form.endswith("ies") else form.removesuffix("es")) in votes:
            votes[one] += votes.pop(form)
    order = [(-count, not form.islower(), -form.count("-"), -len(form), form) for form, count in votes.items()]
    return min(order)[-1]


def topic(term: str, written: list[str], papers: int, meanings: Acronyms, usual: Mapping[str, str]) -> tuple[str, str]:
    """The plain label of a term and the one with its acronym: `large language models (LLMs)`.

    The long form is shown, however often papers write the acronym alone. The acronym is left out where few papers
    define it, or where it means something else to others.
    """
    known = meanings.written.get(term)
    full = [form for form in written if terms.phrase(form) == term]
    label = best(full or [_spelled_out(form, meanings) for form in written], usual)
    if known is None or " " not in term or known.papers < max(1.0, ACRONYM_SHARE * papers):
        return label, label
    short = known.short.rstrip("s") if known.short.rstrip("s").isupper() else known.short
    if short.casefold() in label.casefold().split() or meanings.shared.get(terms.phrase(short), term) != term:
        return label, label
    plural = label.endswith("s") and (known.short != short or f"{short}s" in written)
    return label, f"{label} ({short}s)" if plural else f"{label} ({short})"


def _spelled_out(form: str, meanings: Acronyms) -> str:
    """A spelling with its acronyms as the papers define them: `OOD generalization`."""

    def long(match: re.Match[str]) -> str:
        known = meanings.written.get(meanings.shared.get(terms.normal(match.group()), ""))
        return known.long if known else match.group()

    return _WORD.sub(long, form)
