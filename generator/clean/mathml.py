"""MathML that publishers leave in abstracts becomes TeX between dollars, which the scanner reads as a formula."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import unescape

# <math>…</math>, <mml:math xmlns:mml="…">…</mml:math>, with the TeX that says the same before it
_MATH = re.compile(
    r"""
    (?P<tex></(?:jats:)?tex-math>\s*)?
    <(?P<prefix>mml:|)math(?:\s[^<>]{0,500})?>
    (?P<content>[^<]*(?:<(?!/?(?:mml:)?math\b)[^<]*)+)      # at least one element
    </(?P=prefix)math>
    """,
    re.VERBOSE,
)
_TOKEN = re.compile(r"<(?P<closes>/?)(?:mml:)?(?P<name>[a-z-]+)(?:\s[^<>]{0,500})?(?P<empty>/?)>|(?P<text>[^<]+)|<")

_SHAPES: dict[str, tuple[int, str]] = {
    "msup": (2, "{0}^{{{1}}}"),
    "msub": (2, "{0}_{{{1}}}"),
    "msubsup": (3, "{0}_{{{1}}}^{{{2}}}"),
    "munderover": (3, "{0}_{{{1}}}^{{{2}}}"),
    "mfrac": (2, "\\frac{{{0}}}{{{1}}}"),
    "mroot": (2, "\\sqrt[{1}]{{{0}}}"),
    "mover": (2, "\\overset{{{1}}}{{{0}}}"),
    "munder": (2, "\\underset{{{1}}}{{{0}}}"),
}
"""How many children an element has, and how they stand together in TeX."""
_WRAPPED = {"msqrt": "\\sqrt{{{}}}", "mtext": "\\text{{{}}}", "mfenced": "({})"}
_LEFT_OUT = frozenset(("annotation", "annotation-xml"))
_LITERAL = str.maketrans(
    {**{sign: f"\\{sign}" for sign in "$%#&_{}"}, "\\": "\\backslash ", "^": "\\wedge ", "~": "\\sim "}
)


@dataclass(slots=True)
class _Element:
    """An open element and the TeX of its children."""

    name: str
    children: list[str] = field(default_factory=list)


def to_tex(text: str) -> str:
    """The text with its MathML as `$…$`; where TeX says the same, MathML goes."""
    return _MATH.sub(lambda found: found["tex"] or _formula(found["content"]), text)


def _formula(content: str) -> str:
    stack = [_Element("mrow")]
    for token in _TOKEN.finditer(content):
        if token["text"]:
            if words := " ".join(unescape(token["text"]).split()):
                stack[-1].children.append(words.translate(_LITERAL))
        elif token["closes"]:
            if len(stack) > 1:
                _close(stack)
        elif token["name"] and not token["empty"]:
            stack.append(_Element(token["name"]))
    while len(stack) > 1:
        _close(stack)
    tex = "".join(stack[0].children).strip()
    return f"${tex}$" if tex else ""


def _close(stack: list[_Element]) -> None:
    element = stack.pop()
    if element.name not in _LEFT_OUT:
        stack[-1].children.append(_tex(element.name, element.children))


def _tex(name: str, children: list[str]) -> str:
    """The TeX of an element; one with too few or too many children is the row of them."""
    row = "".join(children)
    if name in _SHAPES and len(children) == _SHAPES[name][0]:
        return _SHAPES[name][1].format(*children)
    if name in _WRAPPED:
        return _WRAPPED[name].format(row)
    return f"\\mathrm{{{row}}}" if name == "mi" and len(row) > 1 and row.isascii() and row.isalpha() else row
