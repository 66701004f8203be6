"""TeX's quotation marks and Markdown's code, which both begin with a backtick."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from generator.records import ParagraphBreak, Styled, Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from generator.clean.tokens import Read, Token

_REACH = 400
"""Characters within which a quotation or a piece of code ends."""

_LONGEST_IN_DOUBLE = 80

_SINGLE = re.compile(rf"(?P<content>[^`]{{1,{_REACH}}}?)(?:(?P<tick>`)(?!`)|(?P<quote>(?<=\S)'(?![^\W_])))", re.DOTALL)
_DOUBLE = re.compile(rf"(?P<content>(?:[^`]|`(?!`)){{1,{_REACH}}}?)(?:(?P<tick>``)(?!`)|(?P<quote>''|\"))", re.DOTALL)
_TRIPLE = re.compile(rf"(?=\w)[^`'\n]{{1,{_REACH}}}'")  # a quotation within a quotation, both beginning here
_PRIMED = re.compile(r"(?:^|\W)[A-Za-z]''")  # the second derivative in f''(0)
_MARKS = re.compile(r"[‘“”\"]|['’](?![^\W_])")
_OPENED_BY = {"'": "‘", "’": "‘", '"': "“", "”": "“"}
_CLOSING = {"'": "’", '"': "”"}
_ESCAPED = re.compile(r"\\([_%#&$*{}<>])")


def ticks(found: re.Match[str]) -> Read:
    """Backticks: what comes first, another backtick or an apostrophe, tells code from a quotation."""
    text, start, end = found.string, found.start(), found.end()
    count = end - start
    if count == 3 and _TRIPLE.match(text, end):
        return "“‘", end
    if count > 2:
        return found[0], end
    rest = (_SINGLE if count == 1 else _DOUBLE).match(text, end)
    if rest and rest["tick"] and _is_code(rest["content"], count):
        return Styled("code", (Words(_ESCAPED.sub(r"\1", rest["content"].strip())),)), rest.end()
    if count == 1:
        return "‘" if text[end : end + 1].strip() else "'", end
    return "“", end + 1 if text[end : end + 1] == '"' else end  # ``"WAGE"


def _is_code(content: str, ticks: int) -> bool:
    """Whether the text between backticks is code, rather than prose between two quotations that nobody closed."""
    if "\n\n" in content or not content.strip() or (content[-1].isspace() and not content[0].isspace()):
        return False
    return ticks == 1 or len(content) <= _LONGEST_IN_DOUBLE


def quotes(found: re.Match[str]) -> Read:
    """`''` closes a quotation, or opens one where a word begins; `,,` opens a German one."""
    text, start, end = found.string, found.start(), found.end()
    if found[0] == ",,":
        return "„", end
    if _PRIMED.match(text, max(0, start - 2)) and text[end : end + 1] == "(":
        return found[0], end
    opens = (start == 0 or text[start - 1] in " \n([—–-") and text[end : end + 1].isalnum()
    return "“" if opens else "”", end


def closed(tokens: Iterable[Token]) -> Iterator[Token]:
    """The tokens, where a straight quotation mark that ends what a typographic one began is typographic too.

    So it is across formulas and styles (`` `$x$' ``), and past apostrophes (`` `what's next' ``), within a paragraph.
    """
    opened: list[tuple[str, int]] = []
    passed = 0
    for token in tokens:
        match token:
            case Words(text):
                yield Words(_matched(text, opened, passed)) if _MARKS.search(text) else token
                passed += len(text)
            case ParagraphBreak():
                opened.clear()
                yield token
            case _:
                passed += 1
                yield token


def _matched(text: str, opened: list[tuple[str, int]], passed: int) -> str:
    """The text with its marks matched; `opened` are the marks that wait for their partner, and how far back."""

    def mark(found: re.Match[str]) -> str:
        sign, place = found[0], passed + found.start()
        if sign in "‘“":
            opened.append((sign, place))
            return sign
        ends = not text[found.start() - 1 : found.start()].isspace()
        if not (ends and opened and opened[-1][0] == _OPENED_BY[sign] and place - opened[-1][1] <= _REACH):
            return sign
        opened.pop()
        return _CLOSING.get(sign, sign)

    return _MARKS.sub(mark, text)
