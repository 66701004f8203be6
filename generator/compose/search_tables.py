"""What the index and the search in the browser must agree on: characters, words that tell nothing, weights."""

from __future__ import annotations

# --- Characters, as the inside of a character class ---------------------------------------------------------

MARKS = "\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed"
"""Accents of Latin, Greek and Cyrillic, vowel points of Hebrew and Arabic: dropped."""

SIGNS = "\u0900-\u0963\u0966-\u0dff"
"""Scripts of India, whose vowel signs are no letters to a regular expression, and yet belong to words."""

UNSPACED = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff"  # Thai, Lao, Burmese, Khmer
    "\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff"
)
"""Scripts without blanks between words (and Korean, whose words take endings): read by pairs of characters."""

LETTERS = {
    "ß": "ss",
    "æ": "ae",
    "œ": "oe",
    "ø": "o",
    "ł": "l",
    "đ": "d",
    "ð": "d",
    "þ": "th",
    "ı": "i",
    "ς": "σ",
    "’": "'",
}
"""Letters that no decomposition takes apart, as Latin writers without them spell them."""

JOINED_PARTS = 3
"""A compound of up to so many parts is a term of its own: `sharpness-aware`, not `state-of-the-art`."""

_STOP_WORDS = (
    "a about also an and any are as at be been both but by can could do does for from had has have how however if "
    "in into is it its may more most no not of on only or other our over s should so some such than that the their "
    "them then there these they this those through thus to under up very was we were what when where whether which "
    "while who why will with without would you your"
)
STOP_WORDS = frozenset(_STOP_WORDS.split())
"""Left out where an abstract has them, and of a query that has any other word."""

# --- Ranking ------------------------------------------------------------------------------------------------

TITLE, AUTHOR, TAG, VENUE, ABSTRACT = 10.0, 5.0, 2.5, 1.0, 1.0
"""How much a word counts in each field."""

TITLE_WORDS, ABSTRACT_WORDS = 9, 170
"""Usual lengths. Constants, since a mean would change with each paper, and with it every file of the index."""

TITLE_SHARE, ABSTRACT_SHARE = 0.8, 0.8
"""How far a longer text makes its words count less: `b` of BM25."""

SATURATION = 1.1
"""When further repeats stop to count: `k1` of BM25."""

LEVELS = 31
"""Steps that a paper's score for a word is rounded to, so that it is one character."""
