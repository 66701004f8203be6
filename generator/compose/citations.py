"""A paper becomes a BibTeX record: UTF-8, what LaTeX reads as commands escaped, formulas kept."""

from __future__ import annotations

import re
from collections import Counter
from itertools import accumulate
from typing import TYPE_CHECKING, Literal

from bibtexparser.entrypoint import write_string
from bibtexparser.library import Library
from bibtexparser.middlewares.parsestack import default_unparse_stack
from bibtexparser.model import Entry as Record
from bibtexparser.model import Field
from bibtexparser.writer import BibtexFormat
from slugify import slugify

from generator.records import Link, Math, ParagraphBreak, Styled, Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from generator.records import Author, Entry, Paper, Prose, Text

_COMMANDS = {
    "emphasis": "emph",
    "strong": "textbf",
    "code": "texttt",
    "subscript": "textsubscript",
    "superscript": "textsuperscript",
}
# BibTeX counts braces even behind a backslash: `\{` alone would not end. So braces are named.
_ESCAPES = str.maketrans(
    {
        "\\": r"\textbackslash{}",
        "{": r"\textbraceleft{}",
        "}": r"\textbraceright{}",
        "~": r"\textasciitilde{}",
        "^": r"\textasciicircum{}",
    }
    | {character: f"\\{character}" for character in "&%$#_"}
)
_BRACE = re.compile(r"[{}]")
_BARE_BRACE = re.compile(r"(?<!\\)[{}]")
# Words that begin titles and tell nothing.
_COMMON = (
    "a an and are as at be beyond by can could do does for from how in into is it its of on or should some the through "
    "to toward towards under via was we what when where which who why will with your"
)
_COMMON_WORDS = frozenset(_COMMON.split())
_JOURNAL = re.compile(
    r"(?:\b(?:journal|letters|magazine|review|transactions)\b)|^(?:JMLR|TMLR|TACL|Nature|Science)$", re.IGNORECASE
)
_PREPRINTS = {"arXiv", "CoRR"}
_PARAGRAPH = r" \par "
# Nothing that LaTeX, Markdown or HTML would read as more than the character itself.
_PLAIN = re.compile(r"(?!.*--)[^\\{}$%&#_^~*`<>\[\]|\"]*")
_LINK_FIELDS = {"PDF": "pdf", "Code": "code"}
# `Moth, Inc.`, `Bees and Wasps`, and a name that begins with a command.
_PARTED = re.compile(r"^\\|,|(?<!\S)and(?!\S)", re.IGNORECASE)
_UNSAFE = re.compile(r"[{}\\\s]")
# `\{` and `\}` of a formula have names too; after `\\` a brace would look escaped.
_ESCAPED_BRACE = re.compile(r"\\([{}\\])")
_BRACE_NAMES = {"{": r"\lbrace ", "}": r"\rbrace ", "\\": "\\\\ "}


def keys(entries: Iterable[Entry]) -> dict[str, str]:
    """Each paper's key by permalink: the first author's family name, the year and the title's first telling word.

    Papers that would share a key are numbered, in the order of their permalinks: `moth2031lamps`, `moth2031lamps-2`.
    A key has no hyphen of its own.
    """
    alike: Counter[str] = Counter()
    found: dict[str, str] = {}
    for entry in sorted(entries, key=lambda entry: entry.paper.permalink):
        plain = _key(entry)
        alike[plain] += 1
        found[entry.paper.permalink] = plain if alike[plain] == 1 else f"{plain}-{alike[plain]}"
    return found


def bibtex(entry: Entry, key: str) -> str:
    """The record, ending in a newline; it holds what is known of the paper and nothing else."""
    return _record(entry, key, _fields(entry))


def latex(text: Text) -> str:
    """A text as one line of LaTeX, from which the cleaning room reads the same; empty where its plain form will do."""
    match text.prose:
        case () | (Words(text=""),):
            return ""
        case (Words(words),) if _PLAIN.fullmatch(words):
            return ""
        case _:
            return " ".join(_latex(text.prose, whole=True).split())


def _record(entry: Entry, key: str, known: Iterable[tuple[str, str]]) -> str:
    fields = [Field(name, " ".join(value.split())) for name, value in known if value]
    layout = BibtexFormat()  # type: ignore[no-untyped-call]
    layout.indent = "  "
    layout.value_column = "auto"
    # The record is ours: the copy of it that is made otherwise takes most of the time.
    stack = default_unparse_stack(allow_inplace_modification=True)
    library = Library([Record(kind(entry.paper), key, fields)])
    return write_string(library, unparse_stack=stack, bibtex_format=layout).strip() + "\n"


def whole_bibtex(entry: Entry, key: str) -> str:
    """The record with all that the catalogue knows: read as a seed, it gives the same paper in the same collection."""
    return _record(entry, key, (*_fields(entry), *_more(entry.paper)))


def kind(paper: Paper) -> Literal["article", "inproceedings", "misc"]:
    """What BibTeX calls a paper of a journal, one of a conference, and one that is nowhere but on a server."""
    if not paper.venue or paper.venue in _PREPRINTS:
        return "misc"
    return "article" if _JOURNAL.search(paper.proceedings or paper.venue) else "inproceedings"


def _fields(entry: Entry) -> Iterator[tuple[str, str]]:
    paper = entry.paper
    known: dict[str, str] = {identifier.scheme: identifier.value for identifier in paper.identifiers}
    # A second pair of braces keeps the title's capitals.
    yield "title", f"{{{_latex(entry.title.prose)}}}"
    yield "author", " and ".join(_name(author) for author in paper.authors)
    where = {"article": "journal", "inproceedings": "booktitle", "misc": ""}[kind(paper)]
    if where:
        yield where, _escape(paper.proceedings or paper.venue or "")
    yield "year", str(paper.year or "")
    yield "doi", _UNSAFE.sub("", known.get("doi", ""))
    yield "eprint", known.get("arxiv", "")
    yield "archiveprefix", "arXiv" if "arxiv" in known else ""
    yield "url", address(paper)
    yield "note", "Title inferred from the abstract" if entry.title_inferred else ""


def _more(paper: Paper) -> Iterator[tuple[str, str]]:
    """What a reference does without: abstract, keywords, more places on the web, and where the paper stands here."""
    for scheme in ("pmid", "acl", "s2"):
        yield scheme, next((known.value for known in paper.identifiers if known.scheme == scheme), "")
    for label in dict.fromkeys(link.label for link in paper.links):
        name = _LINK_FIELDS.get(label, "website")
        yield name, " ".join(_UNSAFE.sub("", link.url) for link in paper.links if link.label == label)
    yield "keywords", _keywords(paper.keywords)
    yield "abstract", _latex(paper.abstract.prose, whole=True)
    yield "venue", _escape(paper.venue or "")
    yield "collection", _escape(paper.collection.name)
    yield "permalink", paper.permalink


def _keywords(words: tuple[str, ...]) -> str:
    """Between commas, or semicolons where a keyword has a comma; one alone is then followed by one."""
    written = [_escape(word) for word in words]
    if not any("," in word for word in written):
        return ", ".join(written)
    return "; ".join(written) + (";" if len(written) == 1 else "")


def address(paper: Paper) -> str:
    """Where a reference leads: OpenReview, the DOI, arXiv, or the record's own link; else empty."""
    known: dict[str, str] = {identifier.scheme: identifier.value for identifier in paper.identifiers}
    if "openreview" in known:
        return f"https://openreview.net/forum?id={known['openreview']}"
    if "doi" in known:
        return f"https://doi.org/{known['doi']}"
    if "arxiv" in known:
        return f"https://arxiv.org/abs/{known['arxiv']}"
    return next((link.url for link in paper.links if link.label != "Code"), "")


def _name(author: Author) -> str:
    """`van Seijen, Harm`; what BibTeX would take apart, such as a group's name, in braces."""
    given, family = _whole(author.given), _whole(author.family)
    if given:
        return f"{family}, {given}"
    return f"{{{family}}}" if " " in family and not family.startswith("{") else family


def _whole(part: str) -> str:
    written = _escape(part)
    return f"{{{written}}}" if _PARTED.search(written) else written


def _latex(prose: Prose, *, whole: bool = False) -> str:
    return "".join(_piece(inline, whole=whole) for inline in prose)


def _piece(inline: Words | Styled | Math | Link | ParagraphBreak, *, whole: bool) -> str:
    """A piece as LaTeX; `whole` also tells what a reference does without: paragraphs, and where links lead."""
    match inline:
        case Words(text):
            return _escape(text)
        case Styled(style, content):
            return f"\\{_COMMANDS[style]}{{{_latex(content, whole=whole)}}}"
        case Math(tex, display):
            return _formula(tex, display=display)
        case Link(url, content):
            text = _latex(content, whole=whole)
            return f"\\href{{{url}}}{{{text}}}" if whole and text != url else text
        case ParagraphBreak():
            return _PARAGRAPH if whole else " "


def _formula(tex: str, *, display: bool) -> str:
    """The formula with braces that BibTeX can count, escaped ones by name if need be; its text if they never match."""
    named = _ESCAPED_BRACE.sub(lambda match: _BRACE_NAMES[match.group(1)], tex)
    countable = next((form for form in (tex, named) if _is_countable(form)), None)
    if countable is None:
        return _escape(tex)
    return f"\\[{countable}\\]" if display else f"${countable}$"


def _is_countable(tex: str) -> bool:
    """Whether braces match for those who count the escaped ones, and for those who do not."""
    escaped_too, bare = (_match(pattern.findall(tex)) for pattern in (_BRACE, _BARE_BRACE))
    return escaped_too and bare and not tex.endswith("\\") and "\\\\{" not in tex and "\\\\}" not in tex


def _match(braces: list[str]) -> bool:
    depths = [0, *accumulate(1 if brace == "{" else -1 for brace in braces)]
    return min(depths) == depths[-1] == 0


def _escape(text: str) -> str:
    return text.translate(_ESCAPES)


def _key(entry: Entry) -> str:
    paper = entry.paper
    first = _ascii(paper.authors[0].family) if paper.authors else _ascii(paper.venue or "")
    words = slugify(entry.title.plain, backend="text-unidecode").split("-")
    telling = [word for word in words if word not in _COMMON_WORDS and not word.isdecimal()]
    word = next((word for word in telling if len(word) > 1), words[0])
    return f"{first}{paper.year or ''}{word}" or _ascii(paper.permalink)


def _ascii(text: str) -> str:
    return slugify(text, separator="", backend="text-unidecode")
