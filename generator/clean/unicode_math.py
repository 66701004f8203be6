"""From a formula's TeX to one line of readable Unicode: `O(n \\log n)` to `O(n log n)`, `\\ell_r` to `ℓ_r`.

What is read how: subscripts keep their underscore (`ℓ_2`, `x_i`, as people type them in a search), but digits without
a base are lowered (`CO` and `$_2$` give CO₂); superscripts of digits are raised (`10⁻³`), others keep the caret
(`ℝ^d`); what spans more than a word is bracketed (`n^(k-1)`, `(a+b)/(2c)`). Typefaces are dropped, except for
double-struck letters. A command that nobody knows reads as its name.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from generator.clean.unicode_math_items import BREAK, GAP, MARKS, SOFT, Item, Pieces, applied
from generator.clean.unicode_math_tables import (
    ACCENTS,
    DOUBLE_STRUCK,
    DROPPED,
    ENCLOSED,
    FRACTIONS,
    HINTED,
    LARGE,
    NAMED,
    ORDINARY,
    RELATIONS,
    SILENT,
    SPACES,
    STACKED,
    STYLES,
    SUPERSCRIPTS,
)

_TOKEN = re.compile(
    r"""
      \\(?:begin|end)\s*\{[^{}]*\}(?:\{[lcr|\s]*\})?   # \begin{array}{cc}
    | \\(?:left|right)\s*\.                             # a delimiter that is not there
    | \\sqrt\s*\[(?P<degree>[^\[\]{}\\]*)\]             # \sqrt[3]
    | \\(?P<name>[a-zA-Z]+)\*?(?P<blank>\s*)            # \alpha, with the blanks that end it
    | \\(?P<sign>.)
    | (?P<space>[\s~&]+)
    | (?P<word>[a-zA-Z]+)
    | (?P<number>[0-9]+(?:,[0-9]{3})*(?![0-9])(?:\.[0-9]+)*|[0-9]+)
    | (?P<other>.)
    """,
    re.VERBOSE | re.DOTALL,
)
_PREFIXED = re.compile(r"(?:math(?:bf|bb|cal|rm|frak|sf)|bf|bb|cal|rv|rm|[vmsgtcb])([a-zA-Z])")  # \vx, \calO, \bbR
_PREFIXED_GREEK = re.compile(r"(?:bf|rv|[vmb])([a-zA-Z]{2,})")  # \vtheta, \mSigma

_BREAKS = re.compile(rf"{BREAK}(?=[(\[])")
_GAPS = re.compile(rf"(?<=[^\W_]|[)\]}}⟩…′⊤])[{GAP}{BREAK}](?=[^\W_²³¹⁰⁴-⁹]|[√|‖⟨∑∏∫∂∇∞])")
_SOFTS = re.compile(rf"{SOFT}(?=[^\w\s,;:.()\[\]{{}}]\s)")
_INNER_BLANKS = re.compile(r"(?<=[(\[⟨⌊⌈√]) | (?=[)\]⟩⌋⌉,;])")
_BLANKS = re.compile(r"\s+")


@dataclass(slots=True)
class _Frame:
    """A group (no `wanted`), or a command that waits for its arguments."""

    command: str = ""
    wanted: int = 0
    items: list[Item] = field(default_factory=list)
    atoms: int = 0
    depth: int = 0
    plain: bool = True
    operators: bool = False

    def add(self, item: Item) -> None:
        """Put an item at the end of the group."""
        self.items.append(item)
        if not self.depth:
            self.atoms += item.atoms
            self.operators |= item.operators
        self.plain &= item.plain


def readable(tex: str) -> str:
    """A formula as one line of text without backslashes; in linear time, of whatever it is given."""
    stack = [_Frame()]
    for token in _TOKEN.finditer(MARKS.sub(" ", tex)):
        _read(token, stack)
    while len(stack) > 1:
        _close(stack)
    return _line(_flat([item.pieces for item in stack[0].items]))


def _read(token: re.Match[str], stack: list[_Frame]) -> None:
    text = token[0]
    match token.lastgroup:
        case "degree":
            stack.append(_Frame(token["degree"].translate(SUPERSCRIPTS) + "√", 1))
        case "blank":
            _command(token["name"], token["blank"], stack)
        case "sign":
            _sign(token["sign"], stack)
        case "space":
            if not stack[-1].wanted:
                stack[-1].add(Item([" "], 0, plain=False))
        case "word":
            _word(text, stack)
        case "number":
            _number(text, stack)
        case "other":
            _other(text, stack)


def _command(name: str, blank: str, stack: list[_Frame]) -> None:
    wanted = _arguments(name)
    if wanted:
        stack.append(_Frame(name, wanted))
    elif name in RELATIONS:
        _relation(RELATIONS[name], blank, stack)
    elif name in LARGE:
        _put(Item([GAP, LARGE[name], GAP], plain=False, operators=True), stack)
    elif name in SPACES:
        _put(Item([" "], 0, plain=False), stack)
    elif name in ORDINARY:
        _put(Item([ORDINARY[name]]), stack)
        if blank and not stack[-1].wanted:
            stack[-1].add(Item([SOFT], 0))
    elif name not in SILENT:
        _put(_named(name), stack)


def _arguments(name: str) -> int:
    if name in FRACTIONS or name in STACKED or name in HINTED:
        return 2
    if name in ACCENTS or name in STYLES or name in DOUBLE_STRUCK or name == "sqrt":
        return 1
    return DROPPED.get(name, 0) or (len(ENCLOSED[name]) - 1 if name in ENCLOSED else 0)


def _named(name: str) -> Item:
    """An operator by its name, a preamble's shorthand for a letter as the letter, any other command as its name."""
    if name not in NAMED:
        if found := _PREFIXED.fullmatch(name):
            return Item([found[1]])
        if (found := _PREFIXED_GREEK.fullmatch(name)) and found[1] in ORDINARY:
            return Item([ORDINARY[found[1]]])
    return Item([GAP, name, GAP])


def _relation(sign: str, blank: str, stack: list[_Frame]) -> None:
    """A blank after a relation's command is syntax; it is read as one when there is one before, too."""
    group = stack[-1]
    before = group.items[-1].pieces if group.items and not group.wanted else []
    if before == [SOFT]:
        group.items[-1] = Item([" "], 0)
    _put(Item([sign], plain=False, operators=True), stack)
    if blank and before in ([SOFT], [" "]):
        stack[-1].add(Item([" "], 0))


def _sign(sign: str, stack: list[_Frame]) -> None:
    if sign in SPACES:
        _put(Item([" "], 0, plain=False), stack)
    elif sign in ACCENTS:
        stack.append(_Frame(sign, 1))
    elif sign == "|":
        _put(Item(["‖"], plain=False), stack)
    elif sign not in SILENT:
        _other(sign, stack, escaped=True)


def _word(text: str, stack: list[_Frame]) -> None:
    if stack[-1].wanted:
        _put(Item([text[0]]), stack)
        if text := text[1:]:
            _word(text, stack)
    else:
        stack[-1].add(Item([text], len(text)))


def _number(text: str, stack: list[_Frame]) -> None:
    if stack[-1].wanted:
        _put(Item([text[0]]), stack)
        if text := text[1:]:
            _number(text, stack)
    else:
        stack[-1].add(Item([text]))


def _other(sign: str, stack: list[_Frame], *, escaped: bool = False) -> None:
    group = stack[-1]
    if sign == "{" and not escaped:
        stack.append(_Frame())
    elif sign == "}" and not escaped:
        _close_group(stack)
    elif sign in "_^" and not escaped:
        while group.items and group.items[-1].pieces in ([" "], [SOFT]):
            group.items.pop()
        stack.append(_Frame(sign if group.atoms or group.depth or group.wanted else sign * 2, 1))
    elif sign in "([{⟨" and not group.wanted:
        group.add(Item([sign], plain=False))
        group.depth += 1
    elif sign in ")]}⟩" and not group.wanted:
        group.depth = max(0, group.depth - 1)
        group.add(Item([sign], 0, plain=False))
    elif sign == "'":
        group.add(Item(["′"], 0, plain=False))
    elif sign not in "$\\" or escaped:
        _put(Item([sign], plain=sign.isalnum(), operators=sign in "+-−=<>,;:±≤≥/×·"), stack)


def _close_group(stack: list[_Frame]) -> None:
    """Close the innermost group with the commands in it that still wait; a brace that closes nothing is left out."""
    at = len(stack) - 1
    while at and stack[at].wanted:
        at -= 1
    if at:
        while len(stack) > at:
            _close(stack)


def _close(stack: list[_Frame]) -> None:
    frame = stack.pop()
    if frame.wanted:
        frame.items += [Item([], 0)] * (frame.wanted - len(frame.items))
        _put(applied(frame.command, frame.items), stack)
    elif len(frame.items) == 1:
        _put(frame.items[0], stack)
    else:
        pieces: Pieces = [item.pieces for item in frame.items]
        _put(Item(pieces, frame.atoms, frame.plain, frame.operators), stack)


def _put(item: Item, stack: list[_Frame]) -> None:
    """Hand an item to the command that waits for it, and that command's result to the next, or to the group."""
    while stack[-1].wanted:
        frame = stack[-1]
        frame.items.append(item)
        if len(frame.items) < frame.wanted:
            return
        stack.pop()
        item = applied(frame.command, frame.items)
    stack[-1].add(item)


def _flat(pieces: Pieces) -> str:
    found: list[str] = []
    waiting: Pieces = [pieces]
    while waiting:
        piece = waiting.pop()
        if isinstance(piece, str):
            found.append(piece)
        else:
            waiting += reversed(piece)
    return "".join(found)


def _line(text: str) -> str:
    text = MARKS.sub(lambda run: max(run[0]), text)
    for blanks in (_BREAKS, _GAPS, _SOFTS):
        text = blanks.sub(" ", text)
    text = _BLANKS.sub(" ", MARKS.sub("", text)).replace("---", "—").replace("--", "–")
    return _INNER_BLANKS.sub("", text).strip()
