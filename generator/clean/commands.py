"""Reads a LaTeX command, with those of its arguments that are no text: keys, lengths, colours, addresses."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from generator.clean import addresses
from generator.clean import latex_symbols as symbols
from generator.clean import latex_tables as tables
from generator.clean.tokens import Command
from generator.clean.wordlists import words
from generator.records import Link, ParagraphBreak, Styled, Words

if TYPE_CHECKING:
    from generator.clean.tokens import Read

_GROUP = r"\{((?:[^{}\\]|\\.|\{[^{}]{0,300}\}){0,2000})\}"
_OPTIONS = re.compile(r"(?:\s?\[[^\[\]\n]{0,300}\]){0,2}")  # \cite[see][p. 3]{key}
_ARGUMENT = re.compile(rf"\s?{_GROUP}", re.DOTALL)
_BEFORE_GROUP = re.compile(r"[ ]?\n?(?=\{)")
_VERBATIM = re.compile(r"(?P<fence>[^\sA-Za-z{*])(?P<content>.{0,300}?)(?P=fence)")  # \verb|x_1|
_EMPTY = re.compile(r"\s?\{\s*\}")
_BLANK = re.compile(r"[ ]*\n?[ ]*")
_LETTER = re.compile(r"(?P<dotless>\\[ij](?![A-Za-z])\s?(?:\{\})?)|(?P<letter>[^\W\d_])")
_ACCENT = re.compile(r"\\(?P<accent>[\"'^`~=.]|[uvHcdbkr](?![A-Za-z]))\s?")
_BARE_LENGTH = re.compile(  # \vskip 5pt plus 1pt
    r"(?:\s?(?:=|plus|minus)?\s?-?[\d.]+\s?(?:pt|em|ex|cm|mm|in|sp|bp|mu)(?![A-Za-z])){1,3}"
)
_QUANTITY = re.compile(r"\s?\{(?P<number>[^{}]{0,40})\}\s?\{(?P<unit>[^{}]{0,80})\}")  # \SI{5}{\micro\metre}
_UNIT = re.compile(r"\\(?P<name>[A-Za-z]+)\s?")
_LENGTH = re.compile(r"\[\s*-?[\d.]+\s*(?:pt|em|ex|cm|mm|in)\s*\]")  # \\[2pt]
_OPENED = re.compile(r"\s?\{\s*")
_CLOSED = re.compile(r"\s*\}")
_TEMPERATURE = re.compile(r"e [CFK](?![A-Za-z])")  # 20\textdegree C
_DRIVE = re.compile(r"[\s(]?[A-Z]:")  # C:\temp
_BEFORE_QUOTE = frozenset(("", " ", "\n", "(", "["))
_ESCAPED_QUOTE = re.compile(r"(?:\\`)?(?=\w[^`'”\\\n]{0,60}(?<=\S)(?:'|”)(?![^\W_]))")  # \`word', as Markdown wants it
_SPACING = frozenset(" ,;:\n\t")
_WITH_OPTIONS = (
    tables.CITED_ASIDE
    | tables.CITED_BY_NAME
    | tables.FOOTNOTES
    | frozenset(tables.WITHOUT_ARGUMENT)
    | words("makebox framebox parbox raisebox begin href hyperref linebreak footnotemark")
)


def command(found: re.Match[str]) -> Read:
    """The command at a backslash followed by letters."""
    text, start, end = found.string, found.start(), found.end()
    name = found[0][1:].rstrip("*")
    if name not in tables.KNOWN and _DRIVE.fullmatch(text, max(0, start - 3), start):
        return f"\\{name}", end
    if name in symbols.SYMBOLS or name in symbols.LETTERS:
        shown, end = symbols.SYMBOLS.get(name) or symbols.LETTERS.get(name, ""), _after_symbol(text, end, name)
        return shown.removesuffix(".") if text[end : end + 1] == "." else shown, end  # \etal.
    if name in symbols.ACCENTS and (accented := _accented(text, _blank(text, end), symbols.ACCENTS[name])):
        return accented
    if name in tables.PARAGRAPHS:
        return ParagraphBreak(), end
    if name in tables.LENGTHS and (length := _BARE_LENGTH.match(text, end)):
        return " ", length.end()
    if name in tables.BLANKS:
        options = _OPTIONS.match(text, end) if name.endswith("break") else None
        return " ", options.end() if options else end
    if name in tables.SWITCHES:
        return Command(name, start), _blank(text, end)
    return _with_arguments(text, start, end, name)


def escape(found: re.Match[str]) -> Read:
    """What a backslash means before anything but a letter: a blank, an accent, or the character itself."""
    text, end, sign = found.string, found.end(), found[0][1:]
    before, after = text[found.start() - 1 : found.start()], text[end : end + 1]
    if sign == "`" and before in _BEFORE_QUOTE and (quoted := _ESCAPED_QUOTE.match(text, end)):
        return ("“", quoted.end()) if quoted[0] else ("‘", end)
    if sign in symbols.ACCENTS:
        if accented := _accented(text, end, symbols.ACCENTS[sign]):
            return accented
        empty = _EMPTY.match(text, end)  # \~{}
        return sign, empty.end() if empty else end
    if sign == "\\":
        options = _OPTIONS.match(text, end)
        end = options.end() if options and _LENGTH.search(options[0]) else end
        return "\n", end + 1 if text[end : end + 1] == "*" and not after.isspace() else end
    if sign in _SPACING:
        return " ", end
    if sign in "@/" or (sign == "-" and before.isalpha() and after.isalpha()) or (sign == "!" and after.isalnum()):
        return "", end
    return found[0] if sign.isalnum() else sign, end


def _with_arguments(text: str, start: int, end: int, name: str) -> Read:
    if name in _WITH_OPTIONS and (options := _OPTIONS.match(text, end)):
        end = options.end()
    match name:
        case "begin" | "end":
            return _environment(text, start, end, name)
        case "url" | "path" | "nolinkurl" | "doi" | "href" | "email":
            return _address(text, start, end, name)
        case "SI" | "qty" if quantity := _QUANTITY.match(text, end):
            unit = _UNIT.sub(lambda found: symbols.UNITS.get(found["name"], found["name"]), quantity["unit"])
            return f"{quantity['number'].strip()} {unit}", quantity.end()
        case "ding" if (drawn := _ARGUMENT.match(text, end)) and drawn[1] in symbols.DINGBATS:
            return symbols.DINGBATS[drawn[1]], drawn.end()
        case "verb" | "lstinline" if verbatim := _VERBATIM.match(text, end):
            return Styled("code", (Words(verbatim["content"]),)), verbatim.end()
    cited = name in tables.CITED_ASIDE or name in tables.CITED_BY_NAME
    for _ in range(1 if cited else tables.WITHOUT_ARGUMENT.get(name, 0)):
        argument = _ARGUMENT.match(text, end)
        end = argument.end() if argument else end
        options = _OPTIONS.match(text, end) if name in tables.DEFINITIONS else None
        end = options.end() if options else end
    if name in tables.KNOWN and (blank := _BEFORE_GROUP.match(text, end)):
        end = blank.end()
    return Command(name, start), end


def _environment(text: str, start: int, end: int, name: str) -> Read:
    argument = _ARGUMENT.match(text, end)
    if argument is None:
        return Command(name, start), end
    environment, end = argument[1].strip().rstrip("*"), argument.end()
    if name == "begin":
        options = _OPTIONS.match(text, end)
        end = options.end() if options else end
        if environment in tables.ENVIRONMENTS_WITH_ARGUMENT and (first := _ARGUMENT.match(text, end)):
            end = first.end()
    return Command(name, start, environment), end


def _address(text: str, start: int, end: int, name: str) -> Read:
    argument = _ARGUMENT.match(text, end)
    if argument is None:
        return Command(name, start), end
    source = argument[1].strip()
    if name == "href":
        blank = _BEFORE_GROUP.match(text, argument.end())
        return Command(name, start, source), blank.end() if blank else argument.end()
    url = addresses.safe(f"doi:{source}" if name == "doi" else source) if name != "email" else None
    shown = Words(addresses.unescaped(source))
    return Link(url, (shown,)) if url else shown, argument.end()


def _accented(text: str, at: int, accent: str, *, again: bool = True) -> tuple[str, int] | None:
    """The letter with its accent, where the letter has one: `\\'e`, `\\"{\\i}`, `\\c{c}`, `\\~{\\^e}`."""
    opening = _OPENED.match(text, at)
    inner = opening.end() if opening else at
    if letter := _LETTER.match(text, inner):
        base, end = letter[0][1] if letter["dotless"] else letter[0], letter.end()
    elif again and (nested := _ACCENT.match(text, inner)):
        found = _accented(text, nested.end(), symbols.ACCENTS[nested["accent"]], again=False)
        if found is None:
            return None
        base, end = found
    else:
        return None
    if opening:
        closing = _CLOSED.match(text, end)
        if closing is None:
            return None
        end = closing.end()
    composed = unicodedata.normalize("NFC", base + accent)
    return (composed, end) if len(composed) == 1 or opening else None


def _after_symbol(text: str, end: int, name: str) -> int:
    """Where the text goes on: after the empty group or the blank that only ends the command's name."""
    if empty := _EMPTY.match(text, end):
        return empty.end()
    return end if name in symbols.KEEPS_BLANK and not _TEMPERATURE.match(text, end - 1) else _blank(text, end)


def _blank(text: str, end: int) -> int:
    blank = _BLANK.match(text, end)
    return blank.end() if blank else end
