"""The registry of formats: which parser reads a file, by its suffix and, where that does not decide, by its text."""

from __future__ import annotations

import posixpath
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from generator.codes import Code
from generator.ingest import (
    acl_xml,
    arxiv_atom,
    bibtex,
    delimited,
    endnote,
    endnote_xml,
    front_matter,
    json_file,
    jsonl,
    lengths,
    markdown_list,
    nbib,
    plain,
    pubmed,
    ris,
    starred,
    wos,
)
from generator.problems import Location, Outcome, Problem

if TYPE_CHECKING:
    from generator.records import Record, Source

Parser: TypeAlias = "Callable[[Source], Outcome[tuple[Record, ...]]]"


@dataclass(frozen=True, slots=True)
class Format:
    """A kind of file: its name, the suffixes that it may have, its parser, and how to know it by its text."""

    name: str
    suffixes: tuple[str, ...]
    parse: Parser
    recognises: Callable[[str], bool] | None = None
    """None for one that is known by its suffix alone."""


# In the order in which they are asked whether a text is theirs; the last of those that share a suffix takes the rest.
FORMATS = (
    Format("BibTeX", (".bib", ".bibtex"), bibtex.parse, bibtex.recognises),
    Format("RIS", (".ris",), ris.parse, ris.recognises),
    Format("PubMed text", (".nbib",), nbib.parse, nbib.recognises),
    Format("PubMed XML", (".xml",), pubmed.parse, pubmed.recognises),
    Format("Web of Science", (".ciw",), wos.parse, wos.recognises),
    Format("EndNote", (".enw",), endnote.parse, endnote.recognises),
    Format("EndNote XML", (".xml",), endnote_xml.parse, endnote_xml.recognises),
    Format("ACL Anthology", (".xml",), acl_xml.parse, acl_xml.recognises),
    Format("arXiv Atom", (".xml", ".atom"), arxiv_atom.parse, arxiv_atom.recognises),
    Format("JSON Lines", (".jsonl", ".ndjson"), jsonl.parse, jsonl.recognises),
    Format("JSON", (".json",), json_file.parse, json_file.recognises),
    Format("CSV", (".csv", ".tsv", ".tab"), delimited.parse, delimited.recognises),
    Format("front matter", (".md", ".markdown"), front_matter.parse, front_matter.recognises),
    Format("starred text", (".txt", ".text"), starred.parse, starred.recognises),
    Format("Markdown list", (".md", ".markdown"), markdown_list.parse, markdown_list.recognises),
    Format("plain list", (".txt", ".text"), plain.parse),
)
SUFFIXES = tuple(sorted({suffix for form in FORMATS for suffix in form.suffixes}))
# These say that a file is text, not of which kind.
_OPEN = {"", ".text", ".txt"}


def of(path: str, text: str) -> Format | None:
    """The format of a file; None where its suffix is unknown, or is none and its text is of no known kind.

    A suffix of one format alone decides. `.txt` may hold any of them, else it is a plain list.
    """
    suffix = posixpath.splitext(path)[1].lower()
    named = [form for form in FORMATS if suffix in form.suffixes]
    if len(named) == 1:
        return named[0]
    asked = FORMATS if suffix in _OPEN else named
    by_text = next((form for form in asked if form.recognises and form.recognises(text)), None)
    return by_text or next((form for form in reversed(named) if suffix != ".xml"), None)


def parse(source: Source) -> Outcome[tuple[Record, ...]]:
    """The records of a source, read by the parser of its format; none for one without a format."""
    form = of(source.path, source.text)
    outcome = form.parse(source) if form else Outcome(())
    if form and not outcome.value and not outcome.problems and source.text.strip():
        message = f"no paper and no record of one is found, read as {form.name}"
        hint = f"does it hold something else? the known kinds are {', '.join(form.name for form in FORMATS)}"
        return Outcome((), (Problem(Location(source.path), message, hint=hint, code=Code.FILE_EMPTY),))
    return Outcome(lengths.bounded(outcome.value), outcome.problems)
