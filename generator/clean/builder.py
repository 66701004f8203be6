"""Tokens become prose: groups and commands first, and within each the marks of Markdown and HTML."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.clean import addresses
from generator.clean import latex_tables as tables
from generator.clean.braces import are_text, matched
from generator.clean.marks import pair, wrap
from generator.clean.tokens import Close, Command, Open
from generator.codes import Code
from generator.problems import Outcome, Problem, Severity
from generator.records import Link, Math, ParagraphBreak, Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generator.clean.marks import Item
    from generator.clean.tokens import Style, Token
    from generator.problems import Location
    from generator.records import Inline

CITATION = "\x03"
"""Stands for a citation whose key went; no other text holds it, since control characters are gone by now."""


CITED = "[citation]"
"""What readers see where a sentence would lack a word without it."""
_KEYWORDS = "Keywords: "
_ASIDE = " ("
_QUOTED = (("“", "”"), ("‘", "’"))


@dataclass(slots=True)
class _Frame:
    """An open group: what becomes of its content, and where among the items that starts."""

    style: Style | None = None
    url: str = ""
    before: str = ""
    after: str = ""
    quotes: bool = False
    """In quotation marks, double or single by those around it."""
    ends: bool = False
    """A paragraph ends with it."""
    declared: bool = False
    """Opened by a declaration such as `\\em`, it ends with the group around it."""
    start: int = 0

    @property
    def kind(self) -> str:
        """What may not stand within itself; empty for a group that changes nothing."""
        return self.style or ("link" if self.url else "")


def build(tokens: Sequence[Token], text: str, location: Location) -> Outcome[list[Inline]]:
    """The prose that the tokens of `text` stand for, not yet tidy, and a report of commands that nobody defined.

    A style within itself is applied once, so that prose is never nested deeper than there are styles.
    """
    builder = _Builder(tokens, text, location)
    for at, token in enumerate(tokens):
        builder.take(at, token)
    while builder.frames:
        builder.pop()
    return Outcome(pair(builder.items), tuple(builder.problems))


class _Builder:
    """Items so far, the groups that are open around them, and what the next group will be."""

    def __init__(self, tokens: Sequence[Token], text: str, location: Location) -> None:
        self.tokens, self.text, self.location = tokens, text, location
        self.partners = matched(tokens)
        self.closing = set(self.partners.values())
        self.items: list[Item] = []
        self.frames: list[_Frame] = []
        self.open_kinds: Counter[str] = Counter()
        self.quotations = 0
        self.next: _Frame | None = None
        self.problems: list[Problem] = []
        self.reported: set[str] = set()

    def take(self, at: int, token: Token) -> None:
        match token:
            case Words():
                self.items.append(token)
            case Command():
                self.command(at, token)
            case Open() if at in self.partners:
                self.open(at, token)
            case Close() if at in self.closing:
                self.close()
            case Open() | Close():
                self.stray(token)
            case _:
                self.items.append(token)

    def open(self, at: int, token: Open) -> None:
        """Begin the argument of a command, a script, or a group whose braces may be the author's own."""
        frame, self.next = self.next, None
        closing = self.tokens[self.partners[at]]
        if frame is None:
            own = token.style is None and isinstance(closing, Close) and are_text(self.text, token.at, closing.at)
            frame = _Frame(style=token.style, before="{" if own else "", after="}" if own else "")
        self.push(frame)

    def push(self, frame: _Frame) -> None:
        if frame.quotes:
            frame.before, frame.after = _QUOTED[self.quotations % 2]
            self.quotations += 1
        if frame.before:
            self.items.append(Words(frame.before))
        frame.start = len(self.items)
        self.frames.append(frame)
        self.open_kinds[frame.kind] += 1

    def close(self) -> None:
        """End the innermost group, and the declarations within it."""
        while self.frames and self.frames[-1].declared:
            self.pop()
        if self.frames:
            self.pop()

    def pop(self) -> None:
        frame = self.frames.pop()
        self.open_kinds[frame.kind] -= 1
        if frame.kind and not self.open_kinds[frame.kind]:
            content = pair(self.items[frame.start :])
            self.items[frame.start :] = _styled(frame, content)
        self.quotations -= frame.quotes
        if frame.before == _ASIDE and len(self.items) == frame.start:
            self.items.pop()  # \footnote{}
        elif frame.after:
            self.items.append(Words(frame.after))
        if frame.ends:
            self.items.append(ParagraphBreak())

    def command(self, at: int, token: Command) -> None:
        """Do what a command says; the frame of its argument waits for the brace that follows."""
        name, argued = token.name, at + 1 in self.partners
        if argued:
            self.next = _frame(token)
        if name in tables.SWITCHES:
            if self.frames:
                self.push(_Frame(style=tables.SWITCHES[name], declared=True))
            elif argued:  # \bf{bold}, though LaTeX would not take it so
                self.next = _Frame(style=tables.SWITCHES[name])
        elif name in tables.KNOWN:
            self.items += _left_by(token, argued=argued)
        else:
            self.unknown(at, token, argued)
        if name == "href" and self.next and not self.next.url:
            self.report(token, f"address not linked: '{token.argument}'", Severity.WARNING, Code.LINK_UNSAFE)

    def unknown(self, at: int, token: Command, argued: bool) -> None:
        """Show the argument of a command that nobody defined, else its name."""
        empty = argued and self.partners[at + 1] == at + 2
        if not argued or empty:
            self.items.append(Words(token.name))
        hint = "it is shown without its backslash; write what it stands for"
        said = f"unknown command '\\{token.name}'"
        self.report(token, said, Severity.WARNING, Code.LATEX_UNKNOWN_COMMAND, hint)

    def stray(self, token: Open | Close) -> None:
        """A brace without a partner leaves nothing, the bracket after a link's label its address."""
        if isinstance(token, Close) and token.source:
            self.items.append(Words(token.source))
            return
        self.next = None
        brace = self.text[token.at : token.at + 1]
        self.report(token, f"brace '{brace}' without a partner", Severity.NOTE, Code.LATEX_UNBALANCED)

    def report(
        self, token: Command | Open | Close, message: str, severity: Severity, code: Code, hint: str = ""
    ) -> None:
        known = f"{token.name} {token.argument}" if isinstance(token, Command) else "brace"
        if known not in self.reported:
            self.reported.add(known)
            self.problems.append(Problem(self.location, message, severity, hint, code, self.around(token.at)))

    def around(self, place: int) -> str:
        return " ".join(self.text[max(0, place - 20) : place + 40].split())


def _frame(token: Command) -> _Frame:
    """What becomes of the argument of a command."""
    name = token.name
    if name in tables.STYLES:
        return _Frame(style=tables.STYLES[name])
    if name in tables.FOOTNOTES:
        return _Frame(before=_ASIDE, after=")")
    if name in tables.KEYWORDS:
        return _Frame(before=_KEYWORDS, ends=True)
    if name in tables.QUOTATIONS:
        return _Frame(quotes=True)
    match name:
        case "href":
            return _Frame(url=addresses.safe(token.argument) or "")
        case "itemlabel":
            return _Frame(before=" ", after=" ")
    return _Frame()


def _left_by(token: Command, *, argued: bool) -> tuple[Inline, ...]:
    """What a known command leaves of itself, beside its argument."""
    name = token.name
    if name in tables.KEYWORDS or name in tables.HEADINGS:
        return (ParagraphBreak(),)
    if name in tables.CITED_BY_NAME:
        return (Words(CITED),)
    if name in tables.CITED_ASIDE:
        return (Words(CITATION),)
    match name:
        case "item":
            return (Words(" • "),)
        case "begin" if token.argument in tables.KEYWORDS:
            return (ParagraphBreak(), Words(_KEYWORDS))
        case "end" if token.argument in tables.KEYWORDS:
            return (ParagraphBreak(),)
        case "begin" | "end":
            return (Words("\n"),)
        case _ if name in tables.FORMULAS and not argued:
            return (Math(f"\\{name}"),)
    return ()


def _styled(frame: _Frame, content: list[Inline]) -> list[Inline]:
    if frame.style:
        return list(wrap(frame.style, content))[:-1]
    if ParagraphBreak() in content or not content:
        return content
    return [Link(frame.url, tuple(content))]
