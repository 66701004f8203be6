"""Braces: which belong together, and which are the author's own rather than LaTeX's."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from generator.clean.tokens import Close, Open

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generator.clean.tokens import Token

_LONGEST = 200
"""Characters of a set, a template or a record in braces; longer groups are LaTeX's."""

# {% if x %}, {: .big }, {.big #id}, { name }, {++added++}
_TEMPLATE = re.compile(r"[%:#].*|\.[A-Za-z].*|.*%|\s.*\s|(?:\+\+|--|==|~~|>>).+", re.DOTALL)
_SET = re.compile(r"[^\s,;]+(?: [^\s,;]+)?(?:\s?[,;]\s?[^\s,;]+(?: [^\s,;]+)?)+")  # {0,1}, {cat, dog}
_SIGNED = re.compile(r"[±−∅ℝℤℕ]\S*")
_DOTS = re.compile(r"\\[lc]?dots(?![A-Za-z])")
_CODE = re.compile(r"[^\\$]*[|=_\"<>][^\\$]*")  # {x | x > 0}, {user_name}


def matched(tokens: Sequence[Token]) -> dict[int, int]:
    """From the place of each brace that opens to that of the brace that closes it; braces without a partner lack."""
    partners: dict[int, int] = {}
    opened: list[int] = []
    for at, token in enumerate(tokens):
        if isinstance(token, Open):
            opened.append(at)
        elif isinstance(token, Close) and opened:
            partners[opened.pop()] = at
    return partners


def are_text(text: str, start: int, end: int) -> bool:
    """Whether the braces at two places of a text mean themselves: `{0,1}`, `{{ name }}`, but not `{BERT}`."""
    if end - start > _LONGEST:
        return False
    content = _DOTS.sub("…", text[start + 1 : end])
    while content.startswith("{") and content.endswith("}"):
        content = content[1:-1]
    if not content.strip() or "\\" in content:
        return False
    if start and text[start - 1] in "$#" and content.isidentifier():  # ${PATH}
        return True
    return any(pattern.fullmatch(content.strip()) for pattern in (_SET, _CODE, _SIGNED)) or bool(
        _TEMPLATE.fullmatch(content)
    )
