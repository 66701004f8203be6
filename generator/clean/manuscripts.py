"""A draft becomes a manuscript: its title and abstract as prose, its names and keywords as plain Unicode."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from generator.clean.plain import plain
from generator.clean.scanner import parse
from generator.problems import Outcome
from generator.records import Author, Manuscript, ParagraphBreak, Text, Words

if TYPE_CHECKING:
    from generator.clean.hyphenation import Lexicon
    from generator.problems import Problem
    from generator.records import Draft

# What the scanner would change: most names and keywords hold none of it.
_MARKUP = re.compile(r"[^\w .,'’()/:&+-]|--|\s\s|^\s|\s$|[\u200b-\u200f\ufb00-\ufb06\u2060-\u206f\u0300-\u036f]")


def clean(draft: Draft, lexicon: Lexicon) -> Outcome[Manuscript]:
    """A manuscript, and what the scanner had to report about any of its texts."""
    known = draft.bibliography
    problems: list[Problem] = []

    def text(source: str) -> Text:
        outcome = parse(source, lexicon, draft.location)
        problems.extend(outcome.problems)
        return Text(outcome.value, plain(outcome.value))

    def words(source: str) -> str:
        return text(source).plain if _MARKUP.search(source) else source

    title = text(known.title) if known.title else None
    manuscript = Manuscript(
        title=_on_one_line(title) if title and title.plain else None,
        abstract=text(draft.abstract),
        authors=tuple(Author(words(author.given), words(author.family)) for author in known.authors),
        venue=words(known.venue) if known.venue else None,
        proceedings=words(known.proceedings) if known.proceedings else None,
        year=known.year,
        identifiers=known.identifiers,
        links=known.links,
        keywords=tuple(keyword for source in known.keywords if (keyword := words(source))),
        collection=replace(draft.collection, name=words(draft.collection.name) or draft.collection.slug),
        location=draft.location,
        number=draft.number,
    )
    return Outcome(manuscript, tuple(dict.fromkeys(problems)))


def _on_one_line(title: Text) -> Text:
    """A title is one paragraph."""
    return Text(tuple(Words(" ") if isinstance(part, ParagraphBreak) else part for part in title.prose), title.plain)
