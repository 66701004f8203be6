"""A formula's TeX, freed from what exports did to it."""

from __future__ import annotations

import re
from itertools import pairwise

_BLANKS = re.compile(r"\s+")
_LABEL = re.compile(r"\\(?:label|nonumber|notag)(?![a-zA-Z])(?:\{[^{}]*\})?")
_NESTED = re.compile(
    r"(?P<command>\\(?:text[a-z]*|mbox|hbox|emph)\s?)\{(?P<content>[^{}$]*\$[^{}]*)\}"
)  # \text{if $x$}

_ESCAPED_SCRIPT = re.compile(r"(?<=[})\]A-Za-z'])(?<![A-Za-z]{2}[A-Za-z])\\_(?=\{|[A-Za-z0-9](?![A-Za-z]))")  # \pi\_X
_ESCAPED_BRACE = re.compile(r"(?<!\\)\\\\([{}])")  # \left\\{, as Markdown wants it
_BRACE = re.compile(r"\\.|[{}]", re.DOTALL)
_DOLLAR = re.compile(r"(?<!\\)\$")

# A backslash and the letter after it were read as an escape (`\t`, `\r`, `\b`, `\f`, `\a`, `\v`) and the character
# was then lost: `3 imes 3`, `a ightarrow b`. The rest of the command must be no word and no likely product.
_LOST = re.compile(
    r"""
    (?<![A-Za-z\\]) (?:
        (?P<t>\s?(?:imes|heta|extbf|extit|extsc|exttt|extrm|extsf|riangleq?|herefore) (?![A-Za-z])
            |\s?(?:ext|ilde)(?=\{) | (?<=\s)au(?![A-Za-z]))
      | (?P<r>\s?(?:ightarrow|ightharpoonup|angle|floor|ceil) (?![A-Za-z])
            |\s?ight(?=[)\]|.\\}]) | (?<=\s)ho(?![A-Za-z]))
      | (?P<b>\s?(?:oldsymbol|inom|egin|igcup|igcap)(?![A-Za-z]) | \s?ar(?=\{))
      | (?P<f>\s?(?:orall(?![A-Za-z])|rac(?=\{)))
      | (?P<n>\s?(?:abla|otin)(?![A-Za-z]) | (?<=\s)eq(?![A-Za-z]))
      | (?P<a>\s?(?:lpha|pprox)(?![A-Za-z]))
      | (?P<v>\s?(?:arepsilon|artheta|arphi)(?![A-Za-z]) | \s?ec(?=\{))
    )
    """,
    re.VERBOSE,
)


def normal(tex: str) -> str:
    """One line of TeX without labels, with dollars within `\\text{…}` resolved."""
    tex = _BLANKS.sub(" ", _LABEL.sub("", tex)).replace("`", "‘").strip()
    if "\\_" in tex and "\\text" not in tex:
        tex = _ESCAPED_SCRIPT.sub("_", tex)
    if "\\\\" in tex and "\\begin" not in tex:
        tex = _ESCAPED_BRACE.sub(r"\\\1", tex)
    if "$" in tex.replace("\\$", ""):
        tex = _without_dollars(tex).strip()
    return _closed(_balanced(tex).strip() if "{" in tex or "}" in tex else tex)


def with_backslashes(tex: str) -> str:
    """TeX with the backslashes that were lost together with the letter after them: `3 imes 3` as `3\\times 3`."""
    return _LOST.sub(_restored, tex)


def _restored(found: re.Match[str]) -> str:
    return f"\\{found.lastgroup}{found[0].lstrip()}"


def _without_dollars(tex: str) -> str:
    """`\\text{if $x$ holds}` as `\\text{if }x\\text{ holds}`: no dollar may stand within a formula."""
    return _DOLLAR.sub("", _NESTED.sub(_resolved, tex))


def _resolved(found: re.Match[str]) -> str:
    parts = _DOLLAR.split(found["content"])
    if len(parts) % 2 == 0:
        return found[0]
    return "".join(f"{found['command']}{{{part}}}" if at % 2 == 0 else part for at, part in enumerate(parts) if part)


def _balanced(tex: str) -> str:
    """Without the braces that close nothing, and with those that lack at the end."""
    depth, strays = 0, []
    for brace in _BRACE.finditer(tex):
        depth += (brace[0] == "{") - (brace[0] == "}")
        if depth < 0:
            strays.append(brace.start())
            depth = 0
    if strays:
        tex = "".join(tex[before + 1 : place] for before, place in pairwise((-1, *strays, len(tex))))
    return _closed(tex) + "}" * depth if depth else tex


def _closed(tex: str) -> str:
    """Without a backslash at the end that would escape the closing dollar."""
    bare = tex.rstrip("\\")
    return tex if (len(tex) - len(bare)) % 2 == 0 else tex[:-1]
