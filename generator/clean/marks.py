"""Markdown's emphasis marks and HTML's tags become styles where two of them belong together, else they are text."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from generator.clean import addresses, html_tables
from generator.clean.tokens import Mark, Tag
from generator.records import Inline, Link, ParagraphBreak, Styled, Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from generator.clean.tokens import Style

Item: TypeAlias = Inline | Mark | Tag

_DEEPEST = 8
"""Marks or tags of one kind that may be open at once; what is open longer becomes text."""

_LONGEST = 600
_LONGEST_TO_WITHIN = 80
"""Characters that an author emphasises at once, at most; fewer when it ends within a word: `*tempered measure*s`."""

_LINKS = ("a", "ext-link", "uri")

_IDENTIFIER = re.compile(r"\w*")  # the `init` of __init__
_IDENTIFIERS = re.compile(r"\w+(?:,|,? (?:and|or|to|with))\s\w+")  # _tmp and var_


def pair(items: Iterable[Item]) -> list[Inline]:
    """The content of one group, with its marks and tags paired from the inside out; the rest of them is literal.

    Marks do not reach beyond a paragraph. Linear: each pairing takes away what it spans.
    """
    items = list(items)
    inlines = [item for item in items if not isinstance(item, Mark | Tag)]
    if len(inlines) == len(items):
        return inlines
    done: list[Item] = []
    opened: defaultdict[str, list[int]] = defaultdict(list)
    closers = Counter(item.name for item in items if isinstance(item, Tag) and item.closes)
    for item in items:
        match item:
            case Mark():
                _mark(item, done, opened)
            case Tag():
                closers[item.name] -= item.closes
                _tag(item, done, opened, closers)
            case ParagraphBreak():
                opened["*"].clear()
                opened["_"].clear()
                done.append(item)
            case _:
                done.append(item)
    return [_literal(item) for item in done]


def wrap(style: Style, content: Sequence[Inline]) -> Iterator[Inline]:
    """The content in a style, paragraph by paragraph."""
    part: list[Inline] = []
    for inline in (*content, ParagraphBreak()):
        if not isinstance(inline, ParagraphBreak):
            part.append(inline)
            continue
        if part:
            yield Styled(style, tuple(part))
        yield inline
        part = []


def _mark(mark: Mark, done: list[Item], opened: dict[str, list[int]]) -> None:
    """Close what the mark can close, and leave the rest of it to be closed later or to be text."""
    left = mark.count
    while mark.closes and left and opened[mark.sign]:
        at = opened[mark.sign][-1]
        opener = done[at]
        content = [_literal(item) for item in done[at + 1 :]]
        if not isinstance(opener, Mark) or not content:
            break
        width = 2 if left > 1 and opener.count > 1 else 1
        _forget(opened, at)
        if not _belong(opener, mark, left, content):
            break
        del done[at:]
        if opener.count > width:
            opened[mark.sign].append(at)
            done.append(replace(opener, count=opener.count - width))
        done += list(wrap("strong" if width == 2 else "emphasis", content))[:-1]
        left -= width
    if left and mark.opens:
        _remember(opened[mark.sign], len(done))
        done.append(replace(mark, count=left))
    elif left:
        done.append(Words(mark.sign * left))


def _belong(opener: Mark, mark: Mark, left: int, content: Sequence[Inline]) -> bool:
    """Whether two marks are near enough, and no part of a name such as `__init__`."""
    if mark.at - opener.at > (_LONGEST_TO_WITHIN if mark.within else _LONGEST):
        return False
    return mark.sign == "*" or (opener.count == left and not _is_of_names(content, left))


def _is_of_names(content: Sequence[Inline], count: int) -> bool:
    match content:
        case [Words(text)]:
            return bool((count > 1 and _IDENTIFIER.fullmatch(text)) or _IDENTIFIERS.fullmatch(text))
    return False


def _tag(tag: Tag, done: list[Item], opened: dict[str, list[int]], closers: Counter[str]) -> None:
    key = f"<{tag.name}>"
    if tag.closes and opened[key]:
        at = opened[key][-1]
        opener, crossed = done[at], _crossed(at, done, opened, closers)
        content = [_literal(item) for item in done[at + 1 :]]
        _forget(opened, at)
        del done[at:]
        done += _element(tag.name, opener.url if isinstance(opener, Tag) else "", content)
        for each in crossed:
            _tag(each, done, opened, closers)
    elif tag.name == "p":
        done.append(ParagraphBreak())
    elif tag.closes:
        done.append(tag)
    else:
        _remember(opened[key], len(done))
        done.append(tag)


def _crossed(at: int, done: list[Item], opened: dict[str, list[int]], closers: Counter[str]) -> list[Tag]:
    """The tags that opened after a place and close only later (`<b><i>x</b></i>`): each ends here and opens anew."""
    places = sorted(place for key, stack in opened.items() if key[0] == "<" for place in stack if place > at)
    tags = [(place, tag) for place in places if isinstance(tag := done[place], Tag) and closers[tag.name] > 0]
    for place, tag in reversed(tags):
        done[place:] = _element(tag.name, tag.url, [_literal(item) for item in done[place + 1 :]])
    return [tag for _, tag in tags]


def _element(name: str, url: str, content: list[Inline]) -> list[Inline]:
    if style := html_tables.STYLES.get(name):
        return list(wrap(style, content))[:-1]
    if name in html_tables.BLOCKS:
        return [ParagraphBreak(), *content, ParagraphBreak()]
    if name == "q":
        return [Words("“"), *content, Words("”")]
    if name == "title":
        return [] if _is_heading_of_abstract(content) else [*content, ParagraphBreak()]
    if name in _LINKS and content and (safe := addresses.safe(url)) and ParagraphBreak() not in content:
        return [Link(safe, tuple(content))]
    return content


def _is_heading_of_abstract(content: Sequence[Inline]) -> bool:
    match content:
        case [Words(text)]:
            return text.strip(" .:\n").lower() == "abstract"
    return False


def _remember(stack: list[int], at: int) -> None:
    stack.append(at)
    if len(stack) > _DEEPEST:
        del stack[0]


def _forget(opened: dict[str, list[int]], at: int) -> None:
    """Nothing that opened at or after a place is open any more."""
    for stack in opened.values():
        while stack and stack[-1] >= at:
            stack.pop()


def _literal(item: Item) -> Inline:
    match item:
        case Mark(sign, count):
            return Words(sign * count)
        case Tag(_, _, source):
            return Words(source)
    return item
