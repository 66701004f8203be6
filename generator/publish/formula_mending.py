"""From a formula that KaTeX rejects to one that says the same and that it takes; pure."""

from __future__ import annotations

import re

_TOKENS = re.compile(r"\\[^a-zA-Z]|[{}]")
_ENVIRONMENT = re.compile(r"\\begin\s*\{")
_STRAY = re.compile(r"(?<!\\)((?:\\\\)*)([#&])")
_PARENTHESES = re.compile(r"(?<!\\)((?:\\\\)*)\\[()\[\]]")  # \(t\) between dollars
_NAMED = re.compile(r"(\\sqrt\s*)(\\(?:log|ln|exp|min|max|sup|inf)(?![a-zA-Z]))")  # \sqrt\log m, from \sqrt{\log m}
_CUT_OFF = re.compile(r"\\[a-zA-Z]+\s*[a-zA-Z0-9]?$")  # m\frac1
_SIDE = re.compile(r"\\(left|right)(?![a-zA-Z])(\s*$)?")  # \left( without \right), \right without what it enlarges
_ACCENTED = re.compile(  # \tilde\mathcal{O}: TeX takes it, KaTeX wants braces
    r"(\\(?:tilde|hat|bar|vec|dot|ddot|check|widetilde|widehat|overline|sqrt)\s*)"
    r"(\\(?:math[a-z]+|bm|boldsymbol|operatorname|text[a-z]*)\s*(?:\{[^{}]*\}|[a-zA-Z](?![a-zA-Z])))"
)
_INLINE_ALIGN = re.compile(r"\\(begin|end)\s*\{(?:(align|gather)(?:at)?|(?:equation|displaymath|math))\*?\}")


def mend(tex: str) -> str:
    """The formula with braces balanced, stray `#` and `&` as characters, and what is not for formulas left out."""
    mended = _PARENTHESES.sub(r"\1", tex)
    mended = _INLINE_ALIGN.sub(lambda m: f"\\{m[1]}{{{m[2]}ed}}" if m[2] else "", mended)
    mended = _NAMED.sub(r"\1{\2}", _ACCENTED.sub(r"\1{\2}", mended))
    sides = [side[1] for side in _SIDE.finditer(mended) if side[2] is None]
    if not len(_SIDE.findall(mended)) == len(sides) == 2 * sides.count("left"):
        mended = _SIDE.sub("", mended)
    if not _ENVIRONMENT.search(mended):
        mended = _STRAY.sub(r"\1\\\2", mended)
    mended = _balanced(_without_last_backslash(mended))
    return mended + "{}{}" if _CUT_OFF.search(mended) else mended


def _without_last_backslash(tex: str) -> str:
    trailing = len(tex) - len(tex.rstrip("\\"))
    return tex[:-1] if trailing % 2 else tex


def _balanced(tex: str) -> str:
    """Each brace with its partner: a closing one without is dropped, an open one is closed at the end."""
    kept: list[str] = []
    depth = last = 0
    for token in _TOKENS.finditer(tex):
        kept.append(tex[last : token.start()])
        last = token.end()
        if token[0] == "}" and not depth:
            continue
        depth += (token[0] == "{") - (token[0] == "}")
        kept.append(token[0])
    return "".join(kept) + tex[last:] + "}" * depth
