"""HTML, JATS and MathML tags that publishers leave in abstracts, without prefix and in lower case; data only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.clean.wordlists import words

if TYPE_CHECKING:
    from generator.clean.tokens import Style

STYLES: dict[str, Style] = {
    **dict.fromkeys(("i", "em", "italic", "emphasis", "cite", "var", "dfn"), "emphasis"),
    **dict.fromkeys(("b", "strong", "bold"), "strong"),
    **dict.fromkeys(("sub", "inf"), "subscript"),
    **dict.fromkeys(("sup",), "superscript"),
    **dict.fromkeys(("tt", "code", "monospace", "kbd", "samp"), "code"),
}
"""Elements that set their content in a style."""

BLOCKS = words(
    """
    p div abstract abstractsection abstracttext sec list list-item ul ol li dl dt dd blockquote section article
    h1 h2 h3 h4 h5 h6 heading para simplepara table thead tbody tr td th
    """
)
"""Elements that begin and end a paragraph."""

SHOWN = words(
    """span font u underline small big sc del ins strike center named-content styled-content xref ext-link
    nobr mark abbr acronym uri email annotation inlineequation equationsource
    inline-formula tex tex-math alternatives disp-formula formula math mrow mi mo mn mtext msub msup msubsup mfrac msqrt
    mover munder munderover mstyle mspace mtable mtr mtd mfenced semantics article-title"""
)
"""Elements that leave nothing but their content."""

KNOWN = frozenset((*STYLES, *BLOCKS, *SHOWN, "a", "ext-link", "q"))
"""All elements that are taken for markup; any other `<word>` is text."""

EMPTY = {"br": "\n", "break": "\n", "hr": "\n", "wbr": ""}
"""Elements without content, and what they leave; `break` only with a publisher's prefix."""

PUBLISHERS = words("jats: mml:")
"""Prefixes that nothing but a publisher's markup has: whatever has one is no text."""

ATTRIBUTES = r"(?:\s+[\w:.-]+\s*=\s*(?:\"[^\"<>]{0,500}\"|'[^'<>]{0,500}'|[\w./:#-]{1,300})){0,12}"
