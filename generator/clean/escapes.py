"""Backslashes as their author typed them: eaten by an export, doubled, or put before quotation marks."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from generator.clean.latex_tables import KNOWN

if TYPE_CHECKING:
    from collections.abc import Iterator

# `\t` of `\times` became a tab, `\b` of `\beta` a backspace; the rest of the command still stands there.
_EATEN = {"\t": "t", "\b": "b", "\f": "f", "\r": "r", "\n": "n", "\v": "v", "\a": "a"}
_SHORTEST = {"\n": 4}  # a line may well begin with `ot`, `eg` or `eq`, but not with `abla` or `oindent`


def _rests(letter: str, shortest: int) -> str:
    rests = {name[1:] for name in KNOWN if name.startswith(letter) and len(name) > shortest}
    return "|".join(sorted(rests, key=lambda rest: (-len(rest), rest)))


_IN_FORMULA = r"(?<=[\w$)}])\t(?=o[\s$\\])|(?<=[$({=+,])\n(?=(?:u|e|eq|ot|i)(?![a-zA-Z]))"  # x\to y, $\nu$
_REST = re.compile(
    "|".join(
        f"{re.escape(eaten)}(?=(?:{_rests(letter, _SHORTEST.get(eaten, 2))})(?![a-zA-Z]))"
        for eaten, letter in _EATEN.items()
    )
    + f"|{_IN_FORMULA}"
)

# Mendeley escapes once more what was LaTeX or HTML already: {\textless}i{\textgreater}, {\$}\backslashcirc{\$}.
_ESCAPED_AGAIN = re.compile(
    r"\{\\(?P<name>textless|textgreater)\}|\{\\(?P<sign>[$&%_#{}])\}|\{\\(?P<accent>[\^~])\{\}\}|\\backslash(?=[A-Za-z])"
)
_MENDELEY = re.compile(r"\{\\(?:\$|textless)\}|\\backslash[a-z]")
_ANGLES = {"textless": "<", "textgreater": ">"}

_DOUBLED = re.compile(r"\\\\(?=(?P<name>[A-Za-z]+)(?P<group>\{)?|(?P<sign>[%&#_])|[${}\\|,;:!])")  # \\textbf, 91\\%
_PAIRED = re.compile(r"\\\\\((?P<round>[^\n]{1,300}?)\\\\\)|\\\\\[(?P<square>[^\n]{1,300}?)\\\\\]")  # \\(x\\), \\[y\\]
_DOUBLED_TWICE = re.compile(r"(?<!\\)\\{4}(?=(?P<name>[A-Za-z]{3,})(?![A-Za-z]))")  # \\\\textbf
_DOUBLED_QUOTE = re.compile(  # G\\"odel, it\\'s, say \\\"yes\\\"
    r"(?<=[A-Za-z])\\{2,3}(?=[\"'`^~=.](?:[a-z]|\{\\?[a-z]))|(?<![^\s(])\\{2,3}(?=\"\w)|(?<=[\w.,;:!?)%])\\{2,3}(?=\"(?![A-Za-z]))"
)
_SINGLE = re.compile(r"(?<!\\)\\(?P<name>[A-Za-z]{2,})")

_APOSTROPHE = re.compile(  # model\'s, isn\'t, models\', 1990\'s
    r"(?<=[^\W\d_])\\'(?=(?:s|t|d|m|ll|re|ve)?(?![A-Za-z{\\]))|(?<=[\d})$])\\'(?=s(?![A-Za-z]))"
)
_SLASH = re.compile(r"\\/(?=[\w/~.#?%&=(-]|\\/)")  # http:\/\/example.org, input\/output, but not {\it both\/}
_OPENING = re.compile(r'(?<![^\s(\[“—–-])\\"(?=[\w(\[\'])')  # say \"yes
_CLOSING = re.compile(r'(?<=[\w.,;:!?)\]%\'])\\"(?![A-Za-z{\\])')  # yes\" and
_CLOSING_DOLLAR = re.compile(
    r"(?<![\\$A-Za-z)}])\$(?P<tex>\\[A-Za-z]+[^\s$\\]{0,40}|[a-z](?:\.[a-z])+\.)\\\$(?=\s)"
)  # $\times\$
_UNICODE = re.compile(r"\\u(?P<code>[0-9a-fA-F]{4})(?![0-9a-fA-F])")  # \u00e9
_NEW_LINE = re.compile(  # two claims.\nFirst, …, one line.\nnext line
    r"(?:^|(?<=[.!?:;,)\"'’”}]))(?:(?:\\r)?\\n)+(?=[A-Z\s\\(\d•*-]|$)"
    r"|(?<=[.!?])(?:\\n(?=(?P<name>[a-z]{2,})(?![a-z]))|\\t(?=[A-Z]))"
)


# \item[Speed] fast, as \itemlabel{Speed} fast
_ITEM = re.compile(r"\\item\s?\[(?P<label>(?:[^\[\]{}]|\{[^{}]{0,200}\}){0,200})\]")
# \texorpdfstring{$K^2$}{K2}: the first of the two says more
_EITHER = re.compile(
    r"\\texorpdfstring\s?(?P<shown>\{(?:[^{}]|\{[^{}]{0,300}\}){0,300}\})\s?\{(?:[^{}]|\{[^{}]{0,300}\}){0,300}\}"
)


def restore(text: str) -> str:
    """A text whose LaTeX commands and quotation marks are written with the backslashes that they should have."""
    text = _REST.sub(restored, text)
    if "\\" not in text:
        return text
    if _MENDELEY.search(text):
        text = _ESCAPED_AGAIN.sub(_unescaped, text)
    if "\\\\" in text:
        text = _halved(text)
    text = _CLOSING_DOLLAR.sub(r"$\g<tex>$", text) if "\\$" in text else text
    text = _APOSTROPHE.sub("'", text)
    text = _SLASH.sub("/", text) if "\\/" in text else text
    text = _unquoted(text) if '\\"' in text else text
    text = _UNICODE.sub(lambda m: chr(int(m["code"], 16)), text)
    text = _NEW_LINE.sub(_new_line, text)
    text = _ITEM.sub(r"\\itemlabel{\g<label>}", text) if "\\item" in text else text
    return _EITHER.sub(r"\g<shown>", text) if "\\texorpdfstring" in text else text


def eaten(text: str) -> Iterator[re.Match[str]]:
    """Where a character stands that was the beginning of a command: a tab before `imes`."""
    return _REST.finditer(text)


def restored(eaten: re.Match[str]) -> str:
    """What such a character was: a backslash and a letter."""
    return f"\\{_EATEN[eaten[0]]}"


def _unescaped(found: re.Match[str]) -> str:
    return _ANGLES.get(found["name"] or "") or found["sign"] or found["accent"] or "\\"


def _halved(text: str) -> str:
    """`\\\\\\\\textbf` as `\\\\textbf` where the name is known, or where the whole text doubles its backslashes."""
    text = _DOUBLED_TWICE.sub(lambda m: "\\" if m["name"] in KNOWN else m[0], text)
    known = any(m["group"] or m["name"] in KNOWN for m in _DOUBLED.finditer(text) if m["name"])
    everywhere = known and not any(m["name"] in KNOWN for m in _SINGLE.finditer(text))
    text = _DOUBLED.sub(lambda m: "\\" if everywhere or m["name"] in KNOWN or m["sign"] else m[0], text)
    text = _PAIRED.sub(_paired, text)
    return _DOUBLED_QUOTE.sub(r"\\", text)


def _paired(found: re.Match[str]) -> str:
    return f"\\({found['round']}\\)" if found["round"] else f"\\[{found['square']}\\]"


def _unquoted(text: str) -> str:
    """`\\"best\\"` as `"best"`: quotation marks only where one opens and one closes, else `\\"o` is an accent."""
    if not _CLOSING.search(text):
        return text
    return _CLOSING.sub('"', _OPENING.sub('"', text))


def _new_line(found: re.Match[str]) -> str:
    if found["name"] and f"n{found['name']}" in KNOWN:  # .\\nabla f
        return found[0]
    if found[0] == "\\t":
        return " "
    return "\n\n" if found[0].count("\\n") > 1 else "\n"
