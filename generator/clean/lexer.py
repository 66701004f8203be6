"""Text becomes tokens in one pass from left to right: literal text, LaTeX, Markdown, HTML, formulas."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from generator.clean import addresses, html_tables, quotes
from generator.clean.commands import command, escape
from generator.clean.dollars import Formula, spans
from generator.clean.tokens import Close, Command, Mark, Open, Tag
from generator.clean.unicode_tables import CJK
from generator.records import Link, ParagraphBreak, Words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from generator.clean.tokens import Read, Token

# The end of a Markdown link: ](https://en.wikipedia.org/wiki/Prior_(statistics))
_TARGET = (
    r"\]\([ ]?<?((?i:(?:https?|mailto|doi|ftp|javascript|data|vbscript|file|blob|about):|www\."
    r"|[\w-]{1,60}(?:\.[\w-]{1,60}){0,4}\.(?:io|com|org|net|edu|ai|dev|app)(?=[/)]))"
    r"[^\s()<>]{0,1000}(?:\([^\s()]{0,300}\)[^\s()]{0,300}){0,3})>?(?:\s+\"[^\"\n]{0,200}\")?[ ]?\)"
)
_LINK = re.compile(rf"!?\[(?:[^\[\]\n]|\n(?!\s)|\[[^\[\]\n]{{0,100}}\]){{1,400}}{_TARGET}")

_SPECIAL = re.compile(
    rf"""
    (?=[\n\\hHw<^_{{}}!\[\]`',~*-])    # what any of these begins with: at other places one test is enough
    (?:
      (?P<paragraph>\n[ ]*\n\s*)
    | (?P<command>\\[A-Za-z]+\*?)
    | (?P<escape>\\(?:.|\n|\Z))
    | (?P<address>{addresses.BARE}|<(?:{addresses.BARE})>)
    | (?P<script>(?<=[\w)\]}}])[\^_]\{{)
    | (?P<opening>\{{) | (?P<closing>\}})
    | (?P<link>!?\[)
    | (?P<target>{_TARGET})
    | (?P<ticks>`+)
    | (?P<quotes>''|(?<![^\s(]),,(?=\w[^\n]{{0,200}}?(?:''|[“\"])))
    | (?P<dashes>-{{2,}})
    | (?P<tie>~)
    | (?P<stars>\*+)
    | (?P<lines>(?<!\w)_+|(?<!_)_++(?!\w))
    | (?P<tag></?(?:[a-z]+:)?[A-Za-z][A-Za-z-]*[1-6]?{html_tables.ATTRIBUTES}\s*/?>)
    )
    """,
    re.VERBOSE,
)
_TAG = re.compile(r"<(?P<closes>/?)(?P<prefix>[a-z]+:)?(?P<name>[A-Za-z][A-Za-z-]*[1-6]?)")
_HREF = re.compile(r"[\s:]href\s*=\s*[\"']?(?P<url>[^\"'<>\s]+)", re.IGNORECASE)

_CJK = re.compile(f"[{CJK}]")
_BEFORE_OPTION = frozenset(" \n([{/\"'“‘")
_LINE_BEGINS, _LINE_ENDS = re.compile(r"(?:\A|\n)[ ]{0,8}\Z"), re.compile(r"[ ]*(?:\n|\Z)")
_PARENTHETICAL = re.compile(r"[^-\n]{1,200}?\w--(?![\w-])")  # a dash --which is typical-- in the text
_LOWERED = re.compile(r".{0,2}?(?<![A-Za-z])[A-Z][a-z]?~\d{1,2}~")  # H~2~O
_LETTERS = re.compile(  # Me**L**o**D**y, optimiz*er*, but not a*b*c
    r"\*\*[A-Za-z]{1,8}\*\*(?!\*)|(?<=[a-z]{2})\*[A-Z]{1,8}\*(?=[a-z])|(?<=[a-z]{2})\*[a-z]{1,8}\*(?![\w*])|(?<=[A-Za-z]{2})\*[A-Za-z]{1,2}\*(?![*\d])|(?<=[A-Za-z])\*[A-Za-z]{1,2}\*(?=[A-Za-z]{2})"
)
_BEGINS = re.compile(r"[^\W_]|[\"'“‘(\[$\\`*_{#@<&~+−–—-]")
_AFTER_LINES = frozenset(".,;:!?)]}>|\"'”’—–-*_/\\$`~&…。，、；：！？）」』")


def lex(text: str) -> Iterator[Token]:
    """The tokens of a text in order; literal text between two others is one `Words`."""
    literal: list[str] = []
    for piece in _pieces(text):
        if isinstance(piece, str):
            literal.append(piece)
            continue
        if words := "".join(literal):
            yield Words(words)
        literal.clear()
        yield piece
    if words := "".join(literal):
        yield Words(words)


def _pieces(text: str) -> Iterator[str | Token]:
    """Literal text and tokens in order, as they are found."""
    at = 0
    for span in (*spans(text), None):
        stop = span.start if span else len(text)
        while at < stop and (found := _SPECIAL.search(text, at, stop)):
            yield text[at : found.start()]
            read, at = _READERS[found.lastgroup or ""](found)
            if isinstance(read, tuple):
                yield from read
            else:
                yield read
        if at < stop:
            yield text[at:stop]
            at = stop
        if span and at == stop:  # else the formula is part of a code span or an address that went on
            if isinstance(span, Formula):
                yield span.inline
            at = span.end


def _paragraph(found: re.Match[str]) -> Read:
    return ParagraphBreak(), found.end()


def _address(found: re.Match[str]) -> Read:
    bracketed = found[0].startswith("<")  # Markdown's <https://example.org>
    source = found[0][1:-1] if bracketed else found[0][: addresses.ending(found[0])]
    url = addresses.safe(source)
    if not url:
        return found[0], found.end()
    return Link(url, (Words(addresses.unescaped(source)),)), found.end() if bracketed else found.start() + len(source)


def _script(found: re.Match[str]) -> Read:
    return Open(found.end() - 1, "superscript" if found[0][0] == "^" else "subscript"), found.end()


def _opening(found: re.Match[str]) -> Read:
    return Open(found.start()), found.end()


def _closing(found: re.Match[str]) -> Read:
    return Close(found.start()), found.end()


def _link(found: re.Match[str]) -> Read:
    """Markdown's `[label](https://…)`; brackets with anything else in the parentheses are text: `f[i](x)`."""
    link = _LINK.match(found.string, found.start())
    if link is None:
        return found[0], found.end()
    return (Command("href", found.start(), link[1]), Open(found.end())), found.end()


def _address_of_link(found: re.Match[str]) -> Read:
    return Close(found.start(), found[0]), found.end()


def _tie(found: re.Match[str]) -> Read:
    """TeX's unbreakable blank, unless it means `about`: `Fig.~3`, but `~40 users` and `3~5`."""
    text, at = found.string, found.start()
    before, after = text[at - 1 : at] or " ", text[at + 1 : at + 2] or " "
    if before == "\n" == after:  # a line of its own, for the space that it takes
        return " ", found.end()
    about = (
        before in " \n([=<>/|~"
        or after in " \n~/>"
        or _LOWERED.match(text, max(0, at - 3)) is not None
        or (before.isdigit() and _LOWERED.match(text, max(0, at - 5)) is not None)
        or (after.isdigit() and not (before.isalpha() or before in ".,;:)}"))
    )
    return "~" if about else " ", found.end()


def _dashes(found: re.Match[str]) -> Read:
    """`--` and `---` are dashes (`----` between words, too), but not in `--option`, `<--` and longer rules."""
    text, start, end = found.string, found.start(), found.end()
    before, after = text[start - 1 : start] or " ", text[end : end + 1] or " "
    option = before in _BEFORE_OPTION and after.isalpha() and not _PARENTHETICAL.match(text, end)
    if (
        before in "|!"
        or after in "|}"
        or (before == ":" == after)
        or (before == "{" and after.isalnum())
        or text.startswith("8<", end)
    ):
        return found[0], end  # |---|---|, <!--, {--x--}, --8<--
    if len(found[0]) == 3 and _LINE_ENDS.match(text, end) and _LINE_BEGINS.search(text, max(0, start - 9), start):
        return found[0], end  # a line of its own
    rule = len(found[0]) > 4 or (len(found[0]) == 4 and not (before.isalpha() and after.isalpha()))
    if rule or before == "<" or after == ">" or (len(found[0]) == 2 and option):
        return found[0], end
    return "–" if len(found[0]) == 2 else "—", end


def _mark(found: re.Match[str]) -> Read:
    """Emphasis opens before a word and never within one (`3*4*5`), and closes after one (`*IN*fluence`)."""
    text, start, end, sign = found.string, found.start(), found.end(), found[0][0]
    before, after = text[start - 1 : start] or " ", text[end : end + 1] or " "
    within = before.isalnum() and not _CJK.match(before)
    opens = not within and before not in ")]}" and bool(_BEGINS.match(after))
    opens = opens or bool(within and _LETTERS.match(text, start))
    closes = not (before.isspace() or before in "([{“‘" or (before.isdigit() and after.isalnum()))
    if sign == "_":  # nothing within words, nor `$x$_train` or `L_∞`
        opens = opens and before != "$"
        closes = closes and (after.isspace() or after in _AFTER_LINES or before in ".?!")
    if end - start > 3 or not (opens or closes):
        return found[0], end
    return Mark("*" if sign == "*" else "_", end - start, start, opens, closes, within=after.isalnum()), end


def _tag(found: re.Match[str]) -> Read:
    source, tag = found[0], _TAG.match(found[0])
    if tag is None:
        return "<", found.start() + 1
    name, publisher = tag["name"].lower(), tag["prefix"] in html_tables.PUBLISHERS
    if name in html_tables.EMPTY and (name != "break" or publisher):
        return html_tables.EMPTY[name], found.end()
    titled = name == "title" and (found.string[found.start() - 1 : found.start()] == ">" or tag["closes"])
    if not (publisher or titled or name in html_tables.KNOWN) or source == "<a>":
        return "<", found.start() + 1
    href = _HREF.search(source)
    return Tag(name, bool(tag["closes"]), "" if publisher else source, href["url"] if href else ""), found.end()


_READERS: dict[str, Callable[[re.Match[str]], Read]] = {
    "paragraph": _paragraph,
    "command": command,
    "escape": escape,
    "address": _address,
    "script": _script,
    "opening": _opening,
    "closing": _closing,
    "link": _link,
    "target": _address_of_link,
    "ticks": quotes.ticks,
    "quotes": quotes.quotes,
    "dashes": _dashes,
    "tie": _tie,
    "stars": _mark,
    "lines": _mark,
    "tag": _tag,
}
