"""Characters that exports leave behind, and what becomes of them; data only."""

LIGATURES = str.maketrans(
    {"ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st", "‐": "-", "‑": "-"}
)
"""Latin ligatures of PDF fonts, and hyphens that nobody types into a search box.

NFKC would do this too, but also turn 𝒪(𝑛²) into O(n2).
"""

INVISIBLE = "\u00ad\u180e\u200b\u2060\u2061\u2062\u2063\u2064\ufeff"
"""Soft hyphen, zero-width space, word joiner, invisible operators, byte order mark. ZWJ and ZWNJ are letters' own."""

DIRECTIONS = "\u202a-\u202e\u2066-\u2069\u206a-\u206f"
"""Embeddings, overrides and isolates: they could make a page read otherwise than its source."""

MARKS = "\u200e\u200f\u061c"
"""Direction marks: right in right-to-left text, invisible noise in any other."""

BLANKS = "\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000"
"""Spaces of other widths; one space says as much."""

UNWANTED = (
    "\x00-\x08\x0e-\x1f\x7f-\x9f\ufdd0-\ufdef\ufff9-\ufffd\ufffe\uffff\ud800-\udfff\U000e0000-\U000e007f"
    + "".join(f"{chr(plane << 16 | 0xFFFE)}{chr(plane << 16 | 0xFFFF)}" for plane in range(1, 17))
)
"""Control characters, lone surrogates, replacement characters, tags and what Unicode calls no characters."""

RIGHT_TO_LEFT = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff"

CJK = "\u2e80-\u30ff\u3130-\u318f\u31a0-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\U00020000-\U0003fffd"
"""Scripts that are written without blanks (Chinese, Japanese) and their punctuation."""
