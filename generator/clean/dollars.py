"""Which parts of a text are formulas: dollars that mean mathematics, `\\(…\\)`, `\\[…\\]` and environments."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from generator.clean.bare import runs
from generator.clean.formulas import normal, with_backslashes
from generator.clean.latex_tables import BARE_ENVIRONMENTS, ENVIRONMENTS_OF_FORMULAS
from generator.records import Math, Styled, Words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


@dataclass(frozen=True, slots=True)
class Formula:
    """A formula (or italics in disguise) in a text, from `start` up to `end`, delimiters included."""

    start: int
    end: int
    inline: Math | Styled


@dataclass(frozen=True, slots=True)
class Wrapper:
    """A delimiter that only wraps styled text, as both dollars of `$\\textit{…}$`: it goes, the text stays."""

    start: int
    end: int


Span: TypeAlias = Formula | Wrapper

_DELIMITER = re.compile(
    r"""
      \\(?P<paren>[()\[\]])                                                   # \( \) \[ \]
    | \\(?P<way>begin|end)\s?\{(?P<name>[a-zA-Z]+)\*?\}
    | (?P<escaped>\\\$|\\textdollar(?![a-zA-Z])(?:\{\}|\s(?=\w))?)
    | (?P<skip>\\[^\n]|\${3,})                                                # \\ \{ \} $$$
    | (?P<dollar>\$)
    | (?P<left>\{) | (?P<right>\})
    | (?P<blank>\n[ \t]*(?=\n))
    """,
    re.VERBOSE,
)

_STYLED = r"textit|textbf|texttt|textsc|textsf|textrm|textsl|textnormal|text|emph|mbox|underline|uline|url|href"
# The pieces of $\textit{a} (\textbf{b})$ and of $\textbf{$K^2$-Eval}$, what may stand between styled words among them.
_PIECE_OF_TEXT = re.compile(
    rf"""
      (?P<styled>\\(?:{_STYLED})\s?(?=\{{) | \{{\\(?:em|it|bf|tt|sc|sf|rm|sl)(?![a-zA-Z]))
    | (?P<open>\{{) | (?P<close>\}})
    | (?P<quiet>\s|\\[ ,;:!&%_\#]|\([A-Z][A-Za-z]+\)|[().,:;~'"–—-])
    | \$[^$]*\$
    | (?P<other>\\[a-zA-Z]+|.)
    """,
    re.VERBOSE | re.DOTALL,
)
_ADDRESS = re.compile(r"\\url\s?\{[^{}]*\}")
_LATIN = re.compile(
    r"(?:e\.g|i\.e|et al|et~al|i\.i\.d|w\.r\.t|s\.t|a\.k\.a|cf|c\.f|viz|vs|etc|a\.e|a\.s|resp|w\.l\.o\.g)\.?,?"
    r"|(?:a priori|a posteriori|ad hoc|de facto|in situ|in vivo|in vitro|per se|vice versa)\.?",
    re.IGNORECASE,
)
_WORDS_ALONE = re.compile(  # minimize~the~number, 1024\ learnable\ parameters
    r"[A-Za-z][a-z]+(?:,?(?:[ ~]|\\ )+[A-Za-z][a-z]+(?:-[a-z]+)*)+|\d+(?:(?:~|\\ )+[A-Za-z][a-z]+(?:-[a-z]+)*)+"
)
_BLANK_IN_WORDS = re.compile(r"\\ |~")
_TEXT_WITHIN = re.compile(r"\\(?:text[a-z]*|emph|mbox|hbox|mathrm|operatorname|mathit|mathsf|mathtt)\*?\s?\{[^{}]*\}")
_PROSE = re.compile(r"(?<![\\A-Za-z])[A-Za-z][a-z]+[,;.:)]?\s+\(?[A-Za-z]?[a-z]{2,}(?![A-Za-z{])")  # converges and
_SENTENCE_END = re.compile(r"[a-z]{2}[.?!]\s+[A-Z][a-z]*\s")  # …converges. Let …
_PUNCTUATED = re.compile(r"[;,.:](?:\s|$)")  # between two amounts: $5; 10$
_IN_ESCAPED_BRACKETS = re.compile(r"[A-Za-z]{3,}(?:[ ,.-]+\w+)*|\d+(?:, ?\d+)*")  # \[MASK\], \[1\], \(see below\)
_AMOUNT = re.compile(r"\s?\d")
_TEX = re.compile(r"\\[A-Za-z]|[\^_=<>]")
_WORD = re.compile(r"(?<![\\A-Za-z])[A-Za-z]{2,}")


def spans(text: str) -> tuple[Span, ...]:
    """The formulas of a text in order, none within another, and the dollars that only wrap styled text.

    Dollars pair within their group of braces and their paragraph. What reads as an amount of money or as prose is no
    formula: `$5 and $10 per hour`, `a $ sign and a $ sign`. `\\$n\\$` is one when nothing else can be meant.
    """
    if "$" not in text and "\\" not in text:
        return ()
    tokens = list(_DELIMITER.finditer(text))
    found = tuple(_spans(text, tokens, _partners(tokens)))
    return tuple(_with_bare(text, found)) if "\\" in text else found


def _with_bare(text: str, found: Sequence[Span]) -> Iterator[Span]:
    """The spans, and between them the formulas that stand without delimiters."""
    at = 0
    for span in (*found, None):
        for start, end in runs(text, at, span.start if span else len(text)):
            yield Formula(start, end, Math(normal(text[start:end])))
        if span:
            yield span
            at = span.end


def _spans(text: str, tokens: Sequence[re.Match[str]], partners: Sequence[int | None]) -> Iterator[Span]:
    wrapping: set[int] = set()
    at = 0
    while at < len(tokens):
        token, partner = tokens[at], partners[at]
        if at in wrapping:
            yield Wrapper(token.start(), token.end())
        elif partner is not None and (found := _formula(text, token, tokens[partner])):
            yield found
            at = partner
        elif partner is not None and token["dollar"]:
            if (pair := partners[at + 1]) and partner == at + 1 and _adjacent(tokens, at) and _adjacent(tokens, pair):
                yield _displayed(
                    text[tokens[partner].end() : tokens[pair].start()], token.start(), tokens[pair + 1].end()
                )
                at = pair + 1
            elif _is_styled_text(text[token.end() : tokens[partner].start()]):
                wrapping.add(partner)
                yield Wrapper(token.start(), token.end())
        at += 1


def _adjacent(tokens: Sequence[re.Match[str]], at: int) -> bool:
    """Whether two dollars stand side by side."""
    return at + 1 < len(tokens) and bool(tokens[at + 1]["dollar"]) and tokens[at].end() == tokens[at + 1].start()


def _displayed(tex: str, start: int, end: int) -> Formula:
    return Formula(start, end, Math(normal(tex), display=True))


def _formula(text: str, opening: re.Match[str], closing: re.Match[str]) -> Formula | None:
    """The formula between two delimiters that belong together, if it is one."""
    source, start, end = text[opening.end() : closing.start()], opening.start(), closing.end()
    content = with_backslashes(source)
    if not content.strip():
        return None
    if name := opening["name"]:
        whole = content if name in BARE_ENVIRONMENTS else text[start:end]
        return Formula(start, end, Math(normal(whole), display=name != "math"))
    if opening["paren"]:
        if _IN_ESCAPED_BRACKETS.fullmatch(content):
            return None
        return Formula(start, end, Math(normal(content), display=opening["paren"] == "["))
    if opening["escaped"]:
        return Formula(start, end, Math(normal(content))) if _is_formula_in_escaped_dollars(content) else None
    if _is_styled_text(source):
        return None
    if _LATIN.fullmatch(content) or _WORDS_ALONE.fullmatch(content):
        return Formula(start, end, Styled("emphasis", (Words(_BLANK_IN_WORDS.sub(" ", content)),)))
    followed_by = text[end : end + 1]
    return Formula(start, end, Math(normal(content))) if _is_formula(content, followed_by) else None


def _is_formula(content: str, followed_by: str) -> bool:
    """Whether text between dollars reads as mathematics rather than as prose after an amount or a lone dollar."""
    opens, closes = content[0].isspace(), content[-1].isspace()
    plain = _TEXT_WITHIN.sub("", content)
    has_tex = bool(_TEX.search(content))
    if _SENTENCE_END.search(plain) or (_PUNCTUATED.match(content) and not has_tex):
        return False
    if not has_tex and (opens or closes) and not any(character.isalnum() for character in content):
        return False
    if _AMOUNT.match(content) and not has_tex:
        return not _is_amount(content, plain, followed_by)
    if _AMOUNT.match(content) and closes and not opens:
        return "\\" in content and not _PROSE.search(plain)
    if _PROSE.search(plain):
        return has_tex and (opens or not closes)
    return has_tex or opens == closes or " " not in content.strip()


def _is_amount(content: str, plain: str, followed_by: str) -> bool:
    """Whether what begins with a number and has no TeX is money: `5 and `, `5-` before a digit, `5k; 50`."""
    if _WORD.search(plain) or "; " in content:
        return True
    if content[-1].isspace() and not content[0].isspace():
        return followed_by not in {"-", "%"}  # $17 $-year-old
    return followed_by.isdigit() and not content[-1].isalnum()


def _is_formula_in_escaped_dollars(content: str) -> bool:
    """`\\$n\\$` and `\\$O(n)\\$` are formulas; `\\$5 or \\$7` are amounts."""
    if content != content.strip() or "$" in content or len(content) > 200 or content[0].isdigit():
        return False
    return bool(_TEX.search(content)) or not _WORD.search(content)


def _is_styled_text(content: str) -> bool:
    """Whether a formula is nothing but words in LaTeX's text styles: `\\textit{…} (\\textbf{…})`."""
    if "{" not in content:
        return False
    depth, styled = 0, "\\url" in content
    for piece in _PIECE_OF_TEXT.finditer(_ADDRESS.sub("", content)):
        match piece.lastgroup:
            case "styled":
                styled = True
                depth += piece[0].startswith("{")
            case "open" if depth or styled:
                depth += 1
            case "close":
                depth -= 1
            case "other" if depth == 0 or piece[0] in "_^":
                return False
    return styled and depth == 0


def _partners(tokens: Sequence[re.Match[str]]) -> list[int | None]:
    """For each delimiter, the later one that would close it: within the same braces and the same paragraph."""
    groups = _groups(tokens)
    partners: list[int | None] = [None] * len(tokens)
    last: dict[tuple[str, int], int] = {}
    for at in reversed(range(len(tokens))):
        token, group = tokens[at], groups[at]
        match token.lastgroup:
            case "blank":
                last.clear()
            case "dollar" | "escaped":
                partners[at] = last.get((token.lastgroup, group))
                last[token.lastgroup, group] = at
            case "paren" if token["paren"] in ")]":
                last[token["paren"], 0] = at
            case "paren":
                partners[at] = last.pop((")" if token["paren"] == "(" else "]", 0), None)
            case "name" if token["name"] in ENVIRONMENTS_OF_FORMULAS and token["way"] == "begin":
                partners[at] = last.pop((token["name"], 0), None)
            case "name":
                last[token["name"], 0] = at
    return partners


def _groups(tokens: Sequence[re.Match[str]]) -> list[int]:
    """For each delimiter, the number of the innermost pair of braces around it, 0 outside of any."""
    closed_by: dict[int, int] = {}
    opened: list[int] = []
    for at, token in enumerate(tokens):
        if token["left"]:
            opened.append(at)
        elif token["right"] and opened:
            closed_by[opened.pop()] = at
    groups, around = [], [0]
    ends = set(closed_by.values())
    for at in range(len(tokens)):
        if at in ends:
            around.pop()
        groups.append(around[-1])
        if at in closed_by:
            around.append(at + 1)
    return groups
