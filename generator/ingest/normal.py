"""Text becomes a key to compare by: letters and digits alone, free of markup, case, blanks and line ends."""

from __future__ import annotations

import hashlib
import html
import re
import unicodedata

# `{\"u}`, `\'{e}`: the letter stays. `\c{c}` and the like are commands.
_ACCENT = re.compile(r"\\[\"'`^~=.]")
# `\alpha` is read as the letter's name; `\textit` and `\mathcal` say how, not what.
_COMMAND = re.compile(r"\\(?:([a-zA-Z]+)|.)", re.DOTALL)
# `<i>`, `</sub>`, `<jats:p>`, but not the `<` of `x < y`.
_TAG = re.compile(
    r"</?(?:jats:)?(?:a|b|br|em|i|italic|p|scp|span|strong|sub|sup|title|u)\b[^<>]{0,200}>", re.IGNORECASE
)
# Accents that NFKD sets apart are no letters to `\w`.
_NOT_LETTERS = re.compile(r"[\W_]+")
_ASCII_NOT_LETTERS = bytes(c for c in range(128) if not chr(c).isalnum())

_LETTER_COMMANDS = {"ss": "ss", "ae": "ae", "oe": "oe", "o": "o", "l": "l", "i": "i", "j": "j", "aa": "a", "ell": "l"}
# As Unicode names them: `lamda` without b.
_GREEK = (
    "alpha beta gamma delta epsilon zeta eta theta iota kappa lamda mu nu xi omicron pi rho sigma tau upsilon phi chi "
    "psi omega"
)
_FUNCTIONS = "arg cos det dim exp gcd inf ker lim ln log max min mod pr sin sup tan"
_SPOKEN_COMMANDS = {"lambda": "lamda"} | {name: name for name in f"{_GREEK} {_FUNCTIONS}".split()} | _LETTER_COMMANDS
_LETTERS = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "æ": "ae", "œ": "oe", "ı": "i", "ς": "sigma"}
    | {unicodedata.lookup(f"GREEK SMALL LETTER {name}"): name for name in _GREEK.split()}
)
_NAMED_LETTER = re.compile("[øłđæœıα-ω]")
# `…`, `...`, `[…]`, `\ldots{}` where an abstract was cut.
_ELLIPSIS = re.compile(r"[\s(\[{]*(?:\.{3,}|…|\\(?:l|text)?dots(?:\{\})?)[\s.…)\]}]*\Z")
_LONGEST_ELLIPSIS = 20


def opening(abstract: str) -> str | None:
    """What stands before the ellipsis that ends an abstract; None for an abstract that ends otherwise."""
    end = abstract.rstrip()
    start = max(0, len(end) - _LONGEST_ELLIPSIS)
    cut = _ELLIPSIS.search(end, start)
    return end[: cut.start()] if cut else None


def normalise(text: str) -> str:
    """The letters and digits of a text, folded: `Generaliz- ing $\\ell_r$` and `generalizing ℓr` give one key."""
    if "&" in text:
        text = html.unescape(text)
    if "<" in text:
        text = _TAG.sub("", text)
    if "\\" in text:
        text = _COMMAND.sub(_spoken, _ACCENT.sub("", text))
    folded = text.casefold()
    if folded.isascii():
        return folded.encode("ascii").translate(None, _ASCII_NOT_LETTERS).decode("ascii")
    spread = unicodedata.normalize("NFKD", folded).casefold()
    if _NAMED_LETTER.search(spread):
        spread = spread.translate(_LETTERS)
    return _NOT_LETTERS.sub("", spread)


def digest(normal: str) -> str:
    """Ten bytes in hexadecimal that stand for a text already normalised."""
    return hashlib.blake2b(normal.encode("utf-8", "surrogatepass"), digest_size=10).hexdigest()


def _spoken(match: re.Match[str]) -> str:
    command = match.group(1)
    if command is None:
        return ""
    return _SPOKEN_COMMANDS.get(command.lower(), "")
