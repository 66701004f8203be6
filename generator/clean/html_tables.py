"""HTML, JATS and MathML tags that publishers leave in abstracts, without prefix and in lower case; data only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.clean.wordlists import words

if TYPE_CHECKING:
    from generator.clean.tokens import Style

STYLES: dict[str, Style] = {
    **dict.fromkeys(("i", "em", "italic", "emphasis", "cite"), "emphasis"),
    **dict.fromkeys(("b", "strong", "bold"), "strong"),
    **dict.fromkeys(("sub", "inf"), "subscript"),
    **dict.fromkeys(("sup",), "superscript"),
    **dict.fromkeys(("tt", "code", "monospace", "kbd"), "code"),
}
"""Elements that set their content in a style."""

BLOCKS = words("p div abstract sec list list-item ul ol li blockquote section")
"""Elements that begin and end a paragraph."""

SHOWN = words(
    """span font u underline small big sc del ins strike center named-content styled-content xref ext-link
    inline-formula tex tex-math alternatives disp-formula formula math mrow mi mo mn mtext msub msup msubsup mfrac msqrt
    mover munder munderover mstyle mspace mtable mtr mtd mfenced semantics article-title"""
)
"""Elements that leave nothing but their content."""

KNOWN = frozenset((*STYLES, *BLOCKS, *SHOWN, "a", "br", "q"))
"""All elements that are taken for markup; any other `<word>` is text."""

ATTRIBUTES = r"(?:\s+[\w:.-]+\s*=\s*(?:\"[^\"<>]{0,500}\"|'[^'<>]{0,500}'|[\w./:#-]{1,300})){0,12}"
