"""The only file that escapes: prose and plain text become Markdown, HTML and front matter that mean themselves.

What Markdown would interpret becomes an entity, since Python-Markdown cannot backslash-escape everything that its
extensions read: of 12,000 hostile strings under many extensions, unescaped 60 % changed, with backslashes 21 %, with
entities 0.2 %. Ordinary text keeps its characters, so that pages read well as files too.

`markdown(prose)` gives blocks, for the body of a page. `label(prose)` and `inline(text)` give a piece of a line, for
headings, items, cells and the text of links. `html(text)` is for attributes and raw HTML.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, TypeAlias

from generator.records import Link, Math, ParagraphBreak, Styled, Words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from generator.records import Inline, Prose

FieldValue: TypeAlias = "str | int | float | bool | Sequence[FieldValue] | Mapping[str, FieldValue] | None"

# What some dialect of Markdown reads as markup anywhere in a line.
_SPECIAL = re.compile(
    r"""
    (?=[\\`*<${~^_&\[\]=+:(/-]) (?:        # one test at all other places
      [\\`*<${~^]                           # code, emphasis, HTML, formulas, attributes and templates, x^2^
    | (?<![^\W_])_ | _(?![^\W_])            # _emphasis_, but not snake_case
    | &(?=\# | \w+;)                       # &lt; &#36
    | \](?=[(:]) | \[(?=\^|TOC\])           # links, definitions, footnotes, the table of contents
    | -(?=->) | -(?=-8<)                    # arrows, snippets
    | =(?=[=/]) | \+(?=[+/])                # ==marked==, =/=, ++ctrl++, +/-
    | :(?=[\w+-]+:|//) | (?<=(?i:script)):  # :smile:, an address that is no link, javascript:
    | \((?=(?i:c|r|tm)\))                   # (c) is no copyright sign
    | (?<=[1-7])/(?=[2-8](?!\d)) | (?<=\bc)/(?=o\b)     # 1/2, c/o
    )
    """,
    re.VERBOSE,
)
# Beside these, what is markup in a link's text, in a cell of a table, and at the end of a heading.
_IN_LABELS = re.compile(rf"[\[\]|]|\#\Z|{_SPECIAL.pattern}", re.VERBOSE)

# What would begin another block than a paragraph at the start of a line.
_BLOCK = re.compile(
    r"""
      (?P<sign>[#>] | [+:-](?=\s|$) | -(?=-) | !(?=!!) | \?(?=\?\?) | /(?=//))
    | \d{1,9}(?P<point>[.)])(?=\s|$)        # 1. or 1)
    """,
    re.VERBOSE,
)
# Behind each bracket Python-Markdown looks for the end of a link, to the end of the paragraph.
_MOST_BRACKETS = 200
_METADATA = re.compile(r"[A-Za-z0-9_-]+(?P<colon>:)")  # `Objective:` on the first line of a file

_NAMED = {"<": "&lt;", ">": "&gt;", "&": "&amp;"}

_PLAIN_CODE = re.compile(r"[\w.,;:/()@%+='\"-](?:[\w .,;:/()@%+='\"-]*[\w.,;:/()@%+='\"-])?")
_SIMPLE_ADDRESS = re.compile(r"https?://[\w.,:/?=%+()@#~&*!'-]+", re.ASCII | re.IGNORECASE)
_SCHEME = re.compile(r"[a-z][a-z0-9+.-]*:", re.IGNORECASE)
_SAFE_SCHEMES = frozenset(("http:", "https:", "mailto:"))
_UNSAFE_IN_ADDRESSES = re.compile(r"[^\w.,:;/?=%+@#&~!*'-]")

_OPENED_IN_TEX = re.compile(r"<(?=[A-Za-z!/?])|\{(?=[{%#]|--|\+\+|~~|==|>>)")  # a tag, a template, an edit mark
_ELEMENTS = {"emphasis": "em", "strong": "strong", "code": "code", "subscript": "sub", "superscript": "sup"}
_BESIDE = re.compile(r"[\s!-/:-@\[-`{-~–—“”‘’]?")
_SIGNS = {"emphasis": "*", "strong": "**"}

_STRICT = re.compile(r"[^\w .,;/?@()=%+-]|(?<![^\W_])_|_(?![^\W_])")
_UNFIT_FOR_YAML = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff\ud800-\udfff]")


def markdown(prose: Prose) -> str:
    """Paragraphs of Markdown, one line each, with blank lines between; displayed formulas stand alone where they can.

    Formulas are `$…$` and `$$…$$`; a dollar of any other meaning is `&#36;`.
    """
    blocks = [written for block in _blocks(prose) if (written := _block(block))]
    if blocks and (found := _METADATA.match(blocks[0])):
        blocks[0] = f"{blocks[0][: found.start('colon')]}&#58;{blocks[0][found.end() :]}"
    return "\n\n".join(blocks)


def label(prose: Prose) -> str:
    """Prose as a piece of a line, without its links: for headings, items, cells, and as the text of a link."""
    parts = [Words(" ") if isinstance(part, ParagraphBreak) else part for part in prose]
    return _unstarted(_line(parts, _IN_LABELS))


def inline(text: str) -> str:
    """Plain text as a piece of a line of Markdown, also at its start, in a link's label or in a cell of a table."""
    return _unstarted(_escaped(" ".join(text.split()), _IN_LABELS))


def link(label: str, url: str) -> str:
    """A link in Markdown; `label` is Markdown already. An address that could run code leaves the label alone."""
    scheme = _SCHEME.match(url.strip())
    if scheme and scheme[0].lower() not in _SAFE_SCHEMES:
        return label
    return f"[{label}]({_address(url)})"


def html(text: str) -> str:
    """Plain text for the value of an HTML attribute (between quotes) or the content of a raw HTML element."""
    return _STRICT.sub(lambda found: f"&#{ord(found[0])};", " ".join(text.split()))


def fence(text: str, language: str) -> str:
    """A block of code that no backticks within can end."""
    longest = max((len(run) for run in re.findall(r"`+", text)), default=0)
    ticks = "`" * max(3, longest + 1)
    return f"{ticks}{language}\n{text.strip(chr(10))}\n{ticks}"


def front_matter(fields: Mapping[str, FieldValue]) -> str:
    """YAML between two `---`: each value as JSON, so that `yes`, `1.0` and quotes stay strings."""
    lines = (f"{name}: {_json(value)}\n" for name, value in fields.items())
    return f"---\n{''.join(lines)}---\n\n"


def _json(value: FieldValue) -> str:
    # JSON leaves characters alone that YAML forbids or takes for ends of lines.
    return _UNFIT_FOR_YAML.sub(lambda found: f"\\u{ord(found[0]):04x}", json.dumps(value, ensure_ascii=False))


def _blocks(prose: Prose) -> Iterator[list[Inline]]:
    """The paragraphs, cut before and after each displayed formula that no punctuation adjoins."""
    block: list[Inline] = []
    for at, part in enumerate(prose):
        alone = isinstance(part, Math) and part.display and _stands_alone(prose, at)
        if alone or isinstance(part, ParagraphBreak):
            if block:
                yield block
            block = []
        if alone:
            yield [part]
        elif not isinstance(part, ParagraphBreak):
            block.append(part)
    if block:
        yield block


def _stands_alone(prose: Prose, at: int) -> bool:
    before = prose[at - 1] if at else ParagraphBreak()
    after = prose[at + 1] if at + 1 < len(prose) else ParagraphBreak()
    return (isinstance(before, ParagraphBreak) or (isinstance(before, Words) and before.text.endswith(" "))) and (
        isinstance(after, ParagraphBreak) or (isinstance(after, Words) and after.text.startswith(" "))
    )


def _block(parts: Sequence[Inline]) -> str:
    match parts:
        case [Math(tex, True)]:
            return f"$${_tex(tex)}$$"
    return _unstarted(_line(parts, _SPECIAL).strip())


def _unstarted(line: str) -> str:
    """A line that begins a paragraph and nothing else."""
    found = _BLOCK.match(line)
    if found is None:
        return line
    at = found.start("sign" if found["sign"] else "point")
    return f"{line[:at]}{_entity(line[at])}{line[at + 1 :]}"


def _line(parts: Sequence[Inline], special: re.Pattern[str]) -> str:
    """A line in which neighbours do not merge: `*a*` and `*b*`, `$a$` and `$b$`, an exclamation mark and a link."""
    line = ""
    following = [*(part.text[:1] if isinstance(part, Words) else "<" for part in parts[1:]), " "]
    for part, after in zip(parts, following, strict=False):
        piece = _piece(part, special, line[-1:], after)
        if line.endswith("$") and piece.startswith("$"):
            line += "<!-- -->"
        elif line.endswith("!") and piece.startswith("["):
            line = f"{line[:-1]}&#33;"
        line += piece
    return line


def _piece(part: Inline, special: re.Pattern[str], before: str, after: str) -> str:
    match part:
        case Words(text):
            return _escaped(text, special)
        case Math(tex):
            return f"${_tex(tex)}$"
        case Styled("code", (Words(text),)) if _PLAIN_CODE.fullmatch(text) and before != "`":
            return f"`{text}`"
        case Styled("emphasis" | "strong" as style, content) if before != "*" and _is_flat(content):
            inner, sign = _line(content, special), _SIGNS[style]
            return f"{sign}{inner}{sign}" if _flanks(before, inner, after) else _element(style, inner)
        case Styled(style, content):
            return _element(style, _line(content, special))
        case Link(_, content) if special is _IN_LABELS:
            return _line(content, special)
        case Link(url, (Words(text),)) if text == url and _SIMPLE_ADDRESS.fullmatch(url):
            return f"<{url}>"
        case Link(url, content):
            return link(_line(content, _IN_LABELS), url)
    return " "


def _element(style: str, inner: str) -> str:
    return f"<{_ELEMENTS[style]}>{inner}</{_ELEMENTS[style]}>"


def _is_flat(content: Sequence[Inline]) -> bool:
    return all(isinstance(part, Words | Math) for part in content)


def _flanks(before: str, inner: str, after: str) -> bool:
    """Whether asterisks around a text begin and end emphasis in CommonMark too: at punctuation only beside more of
    it or beside blanks."""
    return (inner[0].isalnum() or _BESIDE.fullmatch(before) is not None) and (
        inner[-1].isalnum() or _BESIDE.fullmatch(after) is not None
    )


def _escaped(text: str, special: re.Pattern[str]) -> str:
    escaped = special.sub(lambda found: _entity(found[0]), text)
    return escaped if escaped.count("[") <= _MOST_BRACKETS else escaped.replace("[", _entity("["))


def _entity(character: str) -> str:
    return _NAMED.get(character) or f"&#{ord(character)};"


def _address(url: str) -> str:
    """An address as Markdown takes it between parentheses, its unusual characters encoded."""
    encoded = _UNSAFE_IN_ADDRESSES.sub(lambda found: "".join(f"%{byte:02X}" for byte in found[0].encode()), url.strip())
    return encoded.replace("&", "&amp;")


def _tex(tex: str) -> str:
    """TeX in which nothing looks like a tag, a template or code, by blanks that change no formula."""
    return _OPENED_IN_TEX.sub(lambda found: f"{found[0]} ", tex.replace("`", "‘"))
