"""Tokens become prose: groups and commands first, and within each the marks of Markdown and HTML."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from generator.clean import addresses
from generator.clean import latex_tables as tables
from generator.clean.braces import are_text, matched
from generator.clean.marks import pair, wrap
from generator.clean.tokens import Atom, Close, Command, Mark, Open, Plain, Tag
from generator.problems import Outcome, Problem, Severity
from generator.records import Link, ParagraphBreak, Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generator.clean.marks import Item
    from generator.clean.tokens import Style, Token
    from generator.problems import Location
    from generator.records import Inline

CITATION = "\x03"
"""Stands for a citation whose key went; no other text holds it, since control characters are gone by now."""


_CITED_BY_NAME = "[citation]"


@dataclass(frozen=True, slots=True)
class _Frame:
    """An open group: where its content starts, and what becomes of it."""

    start: int = 0
    style: Style | None = None
    url: str = ""
    before: str = ""
    after: str = ""
    declared: bool = False
    """Opened by a declaration such as `\\em`, it ends with the group around it."""

    @property
    def kind(self) -> str:
        """What may not stand within itself; empty for a group that changes nothing."""
        return self.style or ("link" if self.url else "")


_TRANSPARENT = _Frame()
"""A group whose braces belong to a command, whatever stands in them."""


def build(tokens: Sequence[Token], text: str, location: Location) -> Outcome[list[Inline]]:
    """The prose that tokens of `text` stand for, not yet tidy, and a report of each command that nobody defined.

    A style within itself is applied once, so that prose is never nested deeper than there are styles.
    """
    builder = _Builder(tokens, text, location)
    for at, token in enumerate(tokens):
        builder.take(at, token)
    builder.close(0)
    return Outcome(pair(builder.items), tuple(builder.problems))


class _Builder:
    """Items so far, the groups that are open around them, and what the next group will be."""

    def __init__(self, tokens: Sequence[Token], text: str, location: Location) -> None:
        self.tokens, self.text, self.location = tokens, text, location
        self.partners = matched(tokens)
        self.closing = set(self.partners.values())
        self.items: list[Item] = []
        self.frames: list[_Frame] = []
        self.styles: Counter[str] = Counter()
        self.next: _Frame | None = None
        self.problems: list[Problem] = []
        self.reported: set[str] = set()

    def take(self, at: int, token: Token) -> None:
        match token:
            case Plain(shown):
                self.items.append(Words(shown))
            case Atom(inline):
                self.items.append(inline)
            case Mark() | Tag():
                self.items.append(token)
            case Command():
                self.command(at, token)
            case Open() if at in self.partners:
                self.open(at, token)
            case Close() if at in self.closing:
                self.close_group()
            case Open(place) | Close(place):
                self.stray(place, token)

    def open(self, at: int, token: Open) -> None:
        closing = self.tokens[self.partners[at]]
        frame = self.next or _Frame(style=token.style)
        self.next = None
        if (
            not (frame.kind or frame.before or frame is _TRANSPARENT)
            and isinstance(closing, Close)
            and are_text(self.text, token.at, closing.at)
        ):
            frame = _Frame(before="{", after="}")
        self.push(frame)

    def push(self, frame: _Frame) -> None:
        if frame.before:
            self.items.append(Words(frame.before))
        self.frames.append(replace(frame, start=len(self.items)))
        self.styles[frame.kind] += 1

    def close_group(self) -> None:
        """End the innermost group, and the declarations within it."""
        while self.frames and self.frames[-1].declared:
            self.pop()
        if self.frames:
            self.pop()

    def close(self, depth: int) -> None:
        while len(self.frames) > depth:
            self.pop()

    def pop(self) -> None:
        frame = self.frames.pop()
        self.styles[frame.kind] -= 1
        if frame.kind and not self.styles[frame.kind]:
            content = pair(self.items[frame.start :])
            del self.items[frame.start :]
            self.items += _styled(frame, content)
        if frame.after:
            self.items.append(Words(frame.after))

    def command(self, at: int, token: Command) -> None:
        """Do what a command says; the frame of its argument waits for the brace that follows."""
        name, argued = token.name, at + 1 in self.partners
        if argued:
            self.next = self.frame(token)
        match name:
            case "%":
                self.report(token, f"line left out as a comment: {token.argument[:80]!r}", Severity.NOTE)
            case "item":
                self.items.append(Words(" • "))
            case "begin" | "end":
                self.items.append(Words("\n"))
            case "keywords":
                self.items.append(ParagraphBreak())
            case "href" if argued and not (self.next and self.next.url):
                self.report(token, f"address not linked: {token.argument!r}", Severity.WARNING)
            case _ if name in tables.SWITCHES and self.frames:
                self.push(_Frame(style=tables.SWITCHES[name], declared=True))
            case _ if name in tables.CITED_BY_NAME:
                self.items.append(Words(_CITED_BY_NAME))
            case _ if name in tables.CITED_ASIDE:
                self.items.append(Words(CITATION))
            case _ if name not in tables.KNOWN:
                self.unknown(at, token, argued)

    def frame(self, token: Command) -> _Frame:
        """What becomes of the argument of a command."""
        name = token.name
        if name in tables.STYLES:
            return _Frame(style=tables.STYLES[name])
        if name in tables.FOOTNOTES:
            return _Frame(before=" (", after=")")
        match name:
            case "href":
                return _Frame(url=addresses.safe(token.argument) or "")
            case "enquote":
                return _Frame(before="“", after="”")
            case "keywords":
                return _Frame(before="Keywords: ")
        return _TRANSPARENT

    def unknown(self, at: int, token: Command, argued: bool) -> None:
        """Show the argument of a command that nobody defined, else its name."""
        empty = argued and self.partners[at + 1] == at + 2
        if not argued or empty:
            self.items.append(Words(token.name))
        hint = "it is shown without its backslash; write what it stands for"
        self.report(token, f"unknown command '\\{token.name}' in {self.around(token.at)!r}", Severity.WARNING, hint)

    def stray(self, place: int, token: Open | Close) -> None:
        """A brace without a partner leaves nothing, the bracket after a link's label its address."""
        if isinstance(token, Close) and token.source:
            self.items.append(Words(token.source))
            return
        self.next = None
        self.report(token, f"brace without a partner in {self.around(place)!r}", Severity.NOTE)

    def report(self, token: Command | Open | Close, message: str, severity: Severity, hint: str = "") -> None:
        known = f"{token.name} {token.argument}" if isinstance(token, Command) else "brace"
        if known not in self.reported:
            self.reported.add(known)
            self.problems.append(Problem(self.location, message, severity, hint))

    def around(self, place: int) -> str:
        return " ".join(self.text[max(0, place - 20) : place + 40].split())


def _styled(frame: _Frame, content: list[Inline]) -> list[Inline]:
    if frame.style:
        return list(wrap(frame.style, content))[:-1]
    if ParagraphBreak() in content or not content:
        return content
    return [Link(frame.url, tuple(content))]
