"""Reads a LaTeX command, with those of its arguments that are no text: keys, lengths, colours, addresses."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from generator.clean import addresses
from generator.clean import latex_tables as tables
from generator.clean.tokens import Command
from generator.records import Link, ParagraphBreak, Styled, Words

if TYPE_CHECKING:
    from generator.clean.tokens import Read

_GROUP = r"\{((?:[^{}\\]|\\.|\{[^{}]{0,300}\}){0,2000})\}"
_OPTIONS = re.compile(r"(?:\s?\[[^\[\]\n]{0,300}\]){0,2}")  # \cite[see][p. 3]{key}
_ARGUMENT = re.compile(rf"\s?{_GROUP}", re.DOTALL)
_VERBATIM = re.compile(r"(?P<fence>[^\sA-Za-z{*])(?P<content>.{0,300}?)(?P=fence)")  # \verb|x_1|
_EMPTY = re.compile(r"\s?\{\s*\}")
_BLANK = re.compile(r"[ ]*\n?[ ]*")
_LETTER = re.compile(r"\s?\{\s*(?:\\([ij])|([^\W\d_]))\s*\}|\\([ij])(?![A-Za-z])(?:\{\})?|([^\W\d_])")
_SPACING = frozenset(" ,;:\n\t")
_WITH_OPTIONS = (
    tables.CITED_ASIDE
    | tables.CITED_BY_NAME
    | tables.FOOTNOTES
    | frozenset(tables.WITHOUT_ARGUMENT)
    | frozenset(("makebox", "framebox", "parbox", "raisebox", "begin", "href", "linebreak", "\\"))
)


def command(found: re.Match[str]) -> Read:
    """The command at a backslash followed by letters."""
    text, start, end = found.string, found.start(), found.end()
    name = found[0][1:].rstrip("*")
    if name in tables.SYMBOLS or name in tables.LETTERS:
        return tables.SYMBOLS.get(name) or tables.LETTERS.get(name, ""), _after_symbol(text, end, name)
    if name in tables.ACCENTS and (accented := _accented(text, _blank(text, end), tables.ACCENTS[name])):
        return accented
    if name in tables.PARAGRAPHS:
        return ParagraphBreak(), end
    if name in tables.BLANKS:
        return " ", end
    if name in tables.SWITCHES:
        return Command(name, start), _blank(text, end)
    return _with_arguments(text, start, end, name)


def escape(found: re.Match[str]) -> Read:
    """What a backslash means before anything but a letter: a blank, an accent, or the character itself."""
    text, end, sign = found.string, found.end(), found[0][1:]
    before, after = text[found.start() - 1 : found.start()], text[end : end + 1]
    if sign in tables.ACCENTS:
        if accented := _accented(text, end, tables.ACCENTS[sign]):
            return accented
        empty = _EMPTY.match(text, end)  # \~{}
        return sign, empty.end() if empty else end
    if sign == "\\":
        options = _OPTIONS.match(text, end)
        return "\n", options.end() if options and "pt" in options[0] else end
    if sign in _SPACING:
        return " ", end
    if sign == "@" or (sign in "-/" and before.isalpha() and after.isalpha()) or (sign == "!" and after.isalnum()):
        return "", end
    return found[0] if sign == "" or sign.isalnum() else sign, end


def _with_arguments(text: str, start: int, end: int, name: str) -> Read:
    if name in _WITH_OPTIONS and (options := _OPTIONS.match(text, end)):
        end = options.end()
    match name:
        case "begin" | "end":
            return _environment(text, start, end, name)
        case "url" | "path" | "nolinkurl" | "doi" | "href" | "email":
            return _address(text, start, end, name)
        case "verb" | "lstinline" if verbatim := _VERBATIM.match(text, end):
            return Styled("code", (Words(verbatim["content"]),)), verbatim.end()
    cited = name in tables.CITED_ASIDE or name in tables.CITED_BY_NAME
    for _ in range(1 if cited else tables.WITHOUT_ARGUMENT.get(name, 0)):
        argument = _ARGUMENT.match(text, end)
        end = argument.end() if argument else end
    return Command(name, start), end


def _environment(text: str, start: int, end: int, name: str) -> Read:
    argument = _ARGUMENT.match(text, end)
    if argument is None:
        return Command(name, start), end
    options = _OPTIONS.match(text, argument.end()) if name == "begin" else None
    return Command(name, start, argument[1].strip().rstrip("*")), options.end() if options else argument.end()


def _address(text: str, start: int, end: int, name: str) -> Read:
    argument = _ARGUMENT.match(text, end)
    if argument is None:
        return Command(name, start), end
    source = argument[1].strip()
    if name == "href":
        return Command(name, start, source), argument.end()
    url = addresses.safe(f"doi:{source}" if name == "doi" else source) if name != "email" else None
    shown = Words(addresses.unescaped(source))
    return Link(url, (shown,)) if url else shown, argument.end()


def _accented(text: str, at: int, accent: str) -> Read | None:
    """The letter with its accent, where the letter has one: `\\'e`, `\\"{\\i}`, `\\c{c}`, `\\v s`."""
    letter = _LETTER.match(text, at)
    if letter is None:
        return None
    composed = unicodedata.normalize("NFC", f"{letter[1] or letter[2] or letter[3] or letter[4]}{accent}")
    return (composed, letter.end()) if len(composed) == 1 or letter[2] else None


def _after_symbol(text: str, end: int, name: str) -> int:
    """Where the text goes on: after the empty group or the blank that only ends the command's name."""
    if empty := _EMPTY.match(text, end):
        return empty.end()
    return end if name in tables.KEEPS_BLANK else _blank(text, end)


def _blank(text: str, end: int) -> int:
    blank = _BLANK.match(text, end)
    return blank.end() if blank else end
