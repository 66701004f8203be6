"""A BibTeX file becomes drafts (records with a whole abstract) and metadata (all others)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING

from bibtexparser.entrypoint import parse_string
from bibtexparser.exceptions import BlockAbortedException
from bibtexparser.model import (
    DuplicateBlockKeyBlock,
    DuplicateFieldKeyBlock,
    Entry,
    ImplicitComment,
    ParsingFailedBlock,
    String,
)

from generator.codes import Code
from generator.ingest import addresses, own, people
from generator.ingest.assembly import Fields, assemble
from generator.ingest.bibtex_values import MONTHS, resolve, unwrapped
from generator.problems import Location, Outcome, Problem, Severity
from generator.records import Draft, WebLink

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bibtexparser.model import Block, Field

    from generator.records import Identifier, Record, Source

# Records of volumes, and of settings for BibLaTeX: no papers.
_NOT_PAPERS = {"book", "collection", "control", "proceedings", "set", "xdata"}
_VENUES = ("booktitle", "journal", "journaltitle", "eventtitle")
_LINKS = {
    "url": None,
    "pdf": "PDF",
    "code": "Code",
    "github": "Code",
    "repository": "Code",
    "project": "Website",
    "website": "Website",
}
_KEYWORDS = ("author_keywords", "keywords", "keyword")
_READ = {"title", "subtitle", "abstract", "author", "year", "date", "doi", "eprint", "series"}.union(
    _VENUES, _LINKS, _KEYWORDS
)
# `@article{moth2031,` at the beginning of a line, behind comments and what exports put first.
_BEGINNING = re.compile(r"^[ \t]*@(?:comment|preamble|string|[a-z]+\s*[{(][^,{}\n]*,)", re.IGNORECASE | re.MULTILINE)
_BEGINNING_CHARACTERS = 3000
# `@article{Moth1995104,106,`, as Scopus writes pages into a key; the parser would take the second part for a field.
_KEY_WITH_COMMAS = re.compile(
    r"^([ \t]*@[a-z]+[ \t]*\{)([^\n={}\"]*,[^\n={}\"]*),(?=[ \t]*$)", re.IGNORECASE | re.MULTILINE
)
_BEFORE_FIELD = " \t\n,"
# `,\nauthor = {`
_FIELD = re.compile(r"[\s,]*[a-z][\w-]*\s*=\s*[{\"\w]", re.IGNORECASE)
_MOST_NAMED = 5
_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
# `CHI '23`, as ACM writes the short name of its proceedings.
_SERIES = re.compile(r"[A-Z][\w&-]* ?['’]\d\d")


@dataclass(frozen=True, slots=True)
class _Record:
    kind: str
    key: str
    place: Location
    values: Mapping[str, str]

    def first(self, *names: str) -> str | None:
        return next((self.values[name] for name in names if self.values.get(name)), None)


def recognises(text: str) -> bool:
    """Whether a file's text is BibTeX: an entry begins near its beginning."""
    return _BEGINNING.search(text[:_BEGINNING_CHARACTERS]) is not None


def parse(source: Source) -> Outcome[tuple[Record, ...]]:
    """Every paper of the file; a record that the parser cannot read is an error with its line, the others stay."""
    problems: list[Problem] = []
    entries = list(_records(source, problems))
    volumes = _volumes(entries)
    found: list[Record] = []
    papers = 0
    for entry in entries:
        if entry.kind in _NOT_PAPERS and not entry.first("abstract"):
            continue
        record = assemble(_fields(_inherit(entry, volumes), problems), papers + 1)
        problems += record.problems
        papers += isinstance(record.value, Draft)
        found.append(record.value)
    return Outcome(tuple(found), tuple(problems))


def _records(source: Source, problems: list[Problem]) -> Iterator[_Record]:
    """The file's records with their values resolved; what is wrong with them is added to `problems`."""
    text = _KEY_WITH_COMMAS.sub(lambda key: f"{key[1]}{key[2].replace(',', '_')},", source.text)
    blocks = parse_string(text, parse_stack=()).blocks
    macros = _macros(blocks)
    keys: dict[str, int] = {}
    repeated: dict[str, int] = {}
    for block, after in zip_longest(blocks, blocks[1:]):
        place = Location(source.path, (block.start_line or 0) + 1)
        entry = _entry(block, place, problems)
        if entry is None:
            continue
        if keys.setdefault(entry.key, place.line) != place.line:
            repeated.setdefault(entry.key, place.line)
        values: dict[str, str] = {}
        for field in (*entry.fields, *_torn(entry, after, place, problems)):
            name = field.key.lower()
            if name in values:
                continue
            value, missing = resolve(str(field.value), macros)
            # Web of Science puts every value into two pairs of braces; in titles and names they may mean capitals.
            values[name] = value if name in ("title", "author") else unwrapped(value)
            if missing and name in _READ:
                line = Location(source.path, field.start_line + 1)
                hint = "define it with @string, or put the value in braces"
                problems.append(
                    Problem(
                        line, f"undefined macro '{missing[0]}' in field '{name}'", hint=hint, code=Code.MACRO_UNDEFINED
                    )
                )
        yield _Record(entry.entry_type.lower(), entry.key, place, values)
    if repeated:
        names = ", ".join(f"'{key}'" for key in list(repeated)[:_MOST_NAMED])
        more = f" and {len(repeated) - _MOST_NAMED} more" if len(repeated) > _MOST_NAMED else ""
        place = Location(source.path, min(repeated.values()))
        problems.append(
            Problem(place, f"keys that stand for several records: {names}{more}", Severity.NOTE, code=Code.KEY_TWICE)
        )


def _torn(entry: Entry, after: Block | None, place: Location, problems: list[Problem]) -> Sequence[Field]:
    """The fields of an entry that a brace too many ended early: the parser takes what follows for a comment."""
    if not isinstance(after, ImplicitComment) or not _FIELD.match(after.comment):
        return ()
    found = parse_string(f"@misc{{torn,\n{after.comment.lstrip(_BEFORE_FIELD)}", parse_stack=()).entries
    if not found:
        return ()
    message = f"'{entry.key}' has a closing brace too many before field '{found[0].fields[0].key}'"
    problems.append(Problem(place, message, hint="escape it, or remove it", code=Code.LATEX_UNBALANCED))
    return found[0].fields


def _macros(blocks: Sequence[Block]) -> dict[str, str]:
    macros = dict(MONTHS)
    for block in blocks:
        string = block.ignore_error_block if isinstance(block, DuplicateBlockKeyBlock) else block
        if isinstance(string, String):
            macros[string.key.lower()] = resolve(str(string.value), macros)[0]
    return macros


def _entry(block: Block, place: Location, problems: list[Problem]) -> Entry | None:
    match block:
        case Entry():
            return block
        case DuplicateBlockKeyBlock(ignore_error_block=Entry() as entry):
            return entry
        case DuplicateFieldKeyBlock(ignore_error_block=Entry() as entry):
            names = ", ".join(sorted(block.duplicate_keys))
            problems.append(
                Problem(
                    place, f"field '{names}' stands twice in '{entry.key}', the first is read", code=Code.FIELD_TWICE
                )
            )
            return entry
        case ParsingFailedBlock() if not isinstance(block, DuplicateBlockKeyBlock):
            snippet = " ".join((block.raw or "").split())[:60]
            reason = block.error.abort_reason if isinstance(block.error, BlockAbortedException) else str(block.error)
            hint = f"are its braces and quotes balanced, its fields parted by commas? The parser says: {reason.strip()}"
            problems.append(
                Problem(
                    place,
                    f"record '{snippet}…' cannot be read, skipped",
                    Severity.ERROR,
                    hint,
                    code=Code.RECORD_UNREADABLE,
                )
            )
    return None


def _volumes(entries: Sequence[_Record]) -> Mapping[str, Mapping[str, str]]:
    """What may lend its fields, by key; the only volume of a file lends to all of it, as the key ''."""
    volumes = [entry.values for entry in entries if entry.kind == "proceedings"]
    return {entry.key.casefold(): entry.values for entry in entries} | ({"": volumes[0]} if len(volumes) == 1 else {})


def _inherit(entry: _Record, volumes: Mapping[str, Mapping[str, str]]) -> _Record:
    """Fill a record's venue and year from the volume that it names in `crossref`, or from the only one there is."""
    volume = volumes.get(entry.values.get("crossref", "").casefold())
    if not volume or volume is entry.values or (entry.kind != "inproceedings" and "crossref" not in entry.values):
        return entry
    lent = {name: volume[name] for name in ("booktitle", "year", "date") if volume.get(name)}
    lent.setdefault("booktitle", volume.get("title", ""))
    return _Record(entry.kind, entry.key, entry.place, {**lent, **entry.values})


def _fields(entry: _Record, problems: list[Problem]) -> Fields:
    authors, others = people.split(entry.first("author") or "")
    if others:
        problems.append(
            Problem(
                entry.place, f"the authors of '{entry.key}' end in 'and others'", Severity.NOTE, code=Code.AUTHORS_CUT
            )
        )
    title, subtitle = entry.first("title"), entry.first("subtitle")
    venue, series = entry.first(*_VENUES), entry.first("series") or ""
    shelved = own.shelved(
        entry.first("permalink"),
        own.unescaped(entry.first("collection") or ""),
        entry.first("venue"),
        entry.first(*_VENUES),
    )
    fields = Fields(
        key=entry.key,
        place=entry.place,
        title=f"{title}: {subtitle}" if title and subtitle else title,
        abstract=entry.first("abstract"),
        authors=authors,
        venue=" ".join(venue.split()) if venue else None,
        short_venue=series if _SERIES.fullmatch(series) else None,
        in_journal=entry.first("booktitle") is None,
        year=_year(entry, problems),
        found=tuple(_addresses(entry, problems)),
        keywords=_keywords(entry.first(*_KEYWORDS) or ""),
        shelved=shelved,
    )
    if not shelved:
        return fields
    # The export's second pair of braces keeps capitals, and is no part of the title.
    bare = title[1:-1] if title and title.startswith("{") and title.endswith("}") else title
    return own.read(fields, title=bare, inferred=entry.first("note") == own.INFERRED, abstract=fields.abstract)


def _year(entry: _Record, problems: list[Problem]) -> int | None:
    written = entry.first("year", "date")
    found = _YEAR.search(written) if written else None
    if written and not found:
        problems.append(
            Problem(
                entry.place, f"expected a year of four digits in '{entry.key}', got '{written}'", code=Code.YEAR_ODD
            )
        )
    return int(found.group()) if found else None


def _addresses(entry: _Record, problems: list[Problem]) -> Iterator[Identifier | WebLink]:
    if written := entry.first("doi"):
        found = addresses.doi(written) or addresses.arxiv(written) or addresses.read(written)
        if found:
            yield found
        else:
            problems.append(
                Problem(entry.place, f"expected a DOI such as 10.1000/xyz, got '{written}'", code=Code.DOI_ODD)
            )
    eprint = addresses.arxiv(entry.first("eprint") or "")
    if eprint and (entry.first("archiveprefix", "eprinttype") or "arxiv").lower() == "arxiv":
        yield eprint
    for scheme in ("pmid", "acl", "s2"):
        if identifier := addresses.SCHEMES[scheme](entry.first(scheme) or ""):
            yield identifier
    yield from _links(entry, problems)


def _links(entry: _Record, problems: list[Problem]) -> Iterator[Identifier | WebLink]:
    """Identifiers and links in the order of the fields; `url` comes last and repeats none, others label better."""
    told: set[str] = set()
    for name in sorted((name for name in entry.values if name in _LINKS), key=lambda name: name == "url"):
        for written in addresses.separate(entry.first(name) or ""):
            found = addresses.read(written, _LINKS[name])
            if isinstance(found, WebLink) and found.url in told:
                continue
            if found:
                told.add(found.url if isinstance(found, WebLink) else "")
                yield found
            else:
                hint = "web addresses begin with https:// or http://"
                problems.append(
                    Problem(
                        entry.place,
                        f"'{written}' in field '{name}' is no web address",
                        hint=hint,
                        code=Code.ADDRESS_ODD,
                    )
                )


def _keywords(written: str) -> tuple[str, ...]:
    separator = ";" if ";" in written else ","
    return tuple(dict.fromkeys(filter(None, (" ".join(word.split()) for word in written.split(separator)))))
