"""The Markdown that most of our pages are made of in, the HTML that Python-Markdown makes of it out, in a tenth of the
time: headings, paragraphs, lists of links, quotes, code and raw HTML. What is anything else goes to Python-Markdown,
block by block."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape, unescape
from typing import Any, TypeAlias

from markdown.extensions.toc import slugify, unique

Link: TypeAlias = Callable[[str], str]
"""From a link's address as written to the one that the page needs."""
Other: TypeAlias = Callable[[str], str | None]
"""From Markdown to HTML by Python-Markdown; None when a heading is in it, which the whole page must know of."""

EXTENSIONS = frozenset({"fenced_code", "generator.publish.formulas", "tables", "toc"})
"""The extensions that give none of what is read here another meaning."""

# Characters that mean themselves wherever they stand, and entities, which stay as they are.
_TEXT = r"(?:[^`*_\[\]<>&\\!$|\n]|!(?!\[)|&(?:\#[0-9]+|\#x[0-9a-fA-F]+|[a-zA-Z0-9]+);)"
_LINK = rf"\[{_TEXT}+\]\([^\s()<>\"'&\\\[\]*`$!|]+\)"  # [on ants](../a/on-ants.md)
_EMPHASIS = rf"(?:(?<=\s)|(?<![\s\S]))\*(?!\s)(?:{_TEXT}|{_LINK})+(?<!\s)\*(?=[\s.,;:)]|\Z)"  # *[ICLR](iclr.md), 2017*
_INLINE = re.compile(rf"(?:{_TEXT}|{_LINK}|{_EMPHASIS}|\n)+")
_PARTS = re.compile(r"\[([^\]]+)\]\(([^)]+)\)|\*([^*]+)\*|(  \n)")

_FENCE = re.compile(r"^```([a-z]+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_HEADING = re.compile(rf"(#{{1,6}}) ((?!\s)(?:(?!  |#|[^\S ]){_TEXT})+(?<!\s))")
_QUOTE = re.compile(r"> (\S[^\n]*)")
_ATTRIBUTES = r"(?:\s++[\w:-]++(?:=\"[^\"<>\n]*+\")?+)*+\s*+"
_RAW = re.compile(  # whole tags alone; `<p a='1.)</p>` is text to Python-Markdown
    rf"<(?P<tag>div|figure|h[1-6]|p){_ATTRIBUTES}>(?:[^<\n]++|</?+[a-zA-Z][\w:-]*+{_ATTRIBUTES}/?+>)*+"
)
# A tag that opens a line, code, or a heading among other lines.
_UNSURE = re.compile(r"^ *(?:<|```|~~~)|^ *#[\s\S]*\n|\n *#|\n *(?:=+|-+) *$", re.MULTILINE)
_BULLET = re.compile(r"- +(?=\S)")
_NUMBER = re.compile(r"[0-9]+\. +(?=\S)")
_NESTED = re.compile(r"    - +(?=\S)")
_MORE = "    "
_OPEN = re.compile(r"^ *(?:>|(?:[-+*]|[0-9]+\.)(?=\s|$))", re.MULTILINE)
# What would begin something else than text: #, >, - or 1. of a list, underlines, tables, definitions, tags.
_OPENER = re.compile(r"[ #>+=~:|<_-]|\*(?=[ *])|[0-9]+[.)]|\[[^\]]*\]:")
# Also a definition that other blocks refer to, the place for a table of contents, blank lines that may be code, and
# blanks of other kinds at the ends of lines, where they are stripped. What two dollars
# within a line are is decided by what stands elsewhere.
_STRANGE = re.compile(
    r"[\t\r\x02\x03\x0b\x0c\x1c-\x1f\x85\u2028\u2029]|^ +$|^ *[^\S \n]|[^\S \n]$|\[[^\]\n]*\]:|\[TOC\]|\n\n\n "
    r"|^(?!\$\$[^$\n]+\$\$$).*\$\$",
    re.MULTILINE,
)


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading: 1 to 6, its anchor, and its text as HTML."""

    level: int
    anchor: str
    text: str


@dataclass(frozen=True, slots=True)
class Converted:
    """A page's HTML and its headings."""

    html: str
    headings: tuple[Heading, ...]


def suits(extensions: Sequence[str], options: Mapping[str, Any]) -> bool:
    """Whether pages may be converted here where these extensions are configured."""
    return EXTENSIONS.issuperset(extensions) and not any(options.values())


def convert(text: str, link: Link, other: Other) -> Converted | None:
    """A page's HTML, the same that Python-Markdown makes; None where only it can tell."""
    if _STRANGE.search(text) or (blocks := _blocks(text)) is None:
        return None
    html: list[str] = []
    headings: list[Heading] = []
    anchors: set[str] = set()
    for block in blocks:
        if found := _HEADING.fullmatch(block):
            anchor = unique(slugify(unescape(found[2]), "-"), anchors)
            headings.append(Heading(len(found[1]), anchor, found[2]))
            html.append(f'<h{len(found[1])} id="{anchor}">{found[2]}</h{len(found[1])}>')
        elif (made := _html(block, link, other)) is not None:
            html.append(made)
        else:
            return None
    return Converted("\n".join(html).strip(), tuple(headings))


def _blocks(text: str) -> list[str] | None:
    """What stands between blank lines, and code as one; None where code does not stand alone."""
    blocks: list[str] = []
    at = 0
    for fence in _FENCE.finditer(text):
        if not text.endswith("\n\n", at, fence.start()) or not text.startswith("\n\n", fence.end()):
            return None
        blocks += [*_joined(text[at : fence.start()]), fence[0]]
        at = fence.end()
    return [*blocks, *_joined(text[at:])]


def _joined(text: str) -> Iterator[str]:
    """The blocks of a text; those that may be one across blank lines, as lists and quotes may, stay one."""
    waiting = ""
    for block in re.split(r"\n{2,}", text.strip("\n")):
        if waiting and (block.startswith(" ") or (_OPEN.match(block) and _OPEN.search(waiting))):
            waiting = f"{waiting}\n\n{block}"
        else:
            yield from filter(None, [waiting])
            waiting = block
    yield from filter(None, [waiting])


def _is_list(block: str) -> bool:
    return bool(_BULLET.match(block) or _NUMBER.match(block))


def _html(block: str, link: Link, other: Other) -> str | None:
    """A block's HTML; None where the page as a whole decides what it is."""
    if code := _FENCE.fullmatch(block):
        shown = escape(code[2], quote=False).replace('"', "&quot;")
        return f'<pre><code class="language-{code[1]}">{shown}</code></pre>'
    if (raw := _RAW.fullmatch(block)) and block.endswith(end := f"</{raw['tag']}>"):
        alone = block.count(end) == 1 and len(re.findall(rf"<{raw['tag']}\b", block)) == 1
        return block + "\n" if alone else None
    if _UNSURE.search(block):
        return None
    if (quote := _QUOTE.fullmatch(block)) and (inner := _item(quote[1], link)) is not None:
        return f"<blockquote>\n<p>{inner}</p>\n</blockquote>"
    made = _list(block, link) if _is_list(block) else _paragraph(block, link)
    return other(block) if made is None else made


def _paragraph(block: str, link: Link) -> str | None:
    if any(_OPENER.match(line) for line in block.split("\n")):
        return None
    inner = _inline(block, link)
    return None if inner is None else f"<p>{inner}</p>"


def _list(block: str, link: Link) -> str | None:
    """A tight list: items, each with further lines of text, then with a list of its own, without a blank line."""
    marker, tag = (_BULLET, "ul") if _BULLET.match(block) else (_NUMBER, "ol")
    items: list[tuple[list[str], list[str]]] = []
    for line in block.split("\n"):
        if found := marker.match(line):
            items.append(([line[found.end() :]], []))
        elif found := _NESTED.match(line):
            items[-1][1].append(line[found.end() :])
        elif line.startswith(_MORE) and not items[-1][1] and not _OPENER.match(line.removeprefix(_MORE)):
            items[-1][0].append(line)
        else:
            return None
    html = [f"<{tag}>"]
    for lines, nested in items:
        own, below = _item("\n".join(lines), link), [_item(text, link) for text in nested]
        if own is None or None in below:
            return None
        inner = "".join(f"<li>{text}</li>\n" for text in below)
        html.append(f"<li>{own}<ul>\n{inner}</ul>\n</li>" if nested else f"<li>{own}</li>")
    return "\n".join([*html, f"</{tag}>"])


def _item(text: str, link: Link) -> str | None:
    return None if _OPENER.match(text) else _inline(text, link)


def _inline(text: str, link: Link) -> str | None:
    """Text with links, emphasis and line breaks; None where it holds anything else."""
    if not _INLINE.fullmatch(text) or text[-1] in " \n":
        return None

    def translated(found: re.Match[str]) -> str:
        if found[4]:
            return "<br />\n"
        if found[3]:
            return f"<em>{_PARTS.sub(translated, found[3])}</em>"
        return f'<a href="{link(found[2])}">{found[1]}</a>'

    return _PARTS.sub(translated, text)
