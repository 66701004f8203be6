"""Manuscripts become papers: each gets its lasting address, made of its own words alone wherever possible."""

from __future__ import annotations

import re
from itertools import count
from typing import TYPE_CHECKING

from slugify import slugify

from generator.ingest.normal import digest, normalise
from generator.ingest.venues import RESERVED
from generator.records import Paper

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from generator.records import Manuscript

_LONGEST = 80
_OPENING_WORDS = 8
_HASH = 6
# An opening is slugged from its first characters: no eight words are longer.
_OPENING_CHARACTERS = 400
_HANGING = frozenset(
    ["a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "via", "with"]
)
_APOSTROPHES = re.compile(r"['’ʼ`´]")


def assign(manuscripts: Sequence[Manuscript]) -> tuple[Paper, ...]:
    """The papers, in the order of the manuscripts, each with a permalink `<collection>/<slug>` of its own.

    The slug comes from the title, at most 80 characters, cut at a word; without a title, from the abstract's
    first words and a hash of it. When two slugs are the same, the paper that is first by file and position keeps
    it and the other takes a hash of its text, so that no slug depends on how many papers share it.
    """
    taken: set[str] = set()
    permalinks: dict[int, str] = {}
    order = sorted(range(len(manuscripts)), key=lambda i: (manuscripts[i].location.path, manuscripts[i].number, i))
    for index in order:
        paper = manuscripts[index]
        permalink = next(
            address
            for slug in _candidates(paper)
            if (address := f"{paper.collection.slug}/{slug}") not in taken and not RESERVED.fullmatch(slug)
        )
        taken.add(permalink)
        permalinks[index] = permalink
    return tuple(_paper(manuscript, permalinks[index]) for index, manuscript in enumerate(manuscripts))


def _candidates(paper: Manuscript) -> Iterator[str]:
    """Slugs for a paper, best first, without end."""
    title = paper.title.plain if paper.title else ""
    hashed = digest(normalise(paper.abstract.plain) or paper.abstract.plain)
    words = _slug(title)
    if words:
        yield _cut(words, _LONGEST)
    else:
        words = "-".join(_slug(paper.abstract.plain[:_OPENING_CHARACTERS]).split("-")[:_OPENING_WORDS])
    for length in (_HASH, 2 * _HASH, len(hashed)):
        yield _hashed(words, hashed[:length])
    for number in count(2):
        yield _hashed(words, f"{hashed[:_HASH]}-{number}")


def _hashed(words: str, suffix: str) -> str:
    return f"{_cut(words, _LONGEST - len(suffix) - 1) or 'paper'}-{suffix}"


def _slug(text: str) -> str:
    # `CNN's` reads better as `cnns` than as `cnn-s`.
    return slugify(_APOSTROPHES.sub("", text), backend="text-unidecode")


def _cut(slug: str, length: int) -> str:
    """A slug of at most this length, cut behind a word that does not leave the reader hanging."""
    if len(slug) <= length:
        return slug
    words = slug[: length + 1].split("-")[:-1]
    while len(words) > 1 and words[-1] in _HANGING:
        words.pop()
    return "-".join(words) or slug[:length]


def _paper(manuscript: Manuscript, permalink: str) -> Paper:
    return Paper(
        title=manuscript.title,
        abstract=manuscript.abstract,
        authors=manuscript.authors,
        venue=manuscript.venue,
        proceedings=manuscript.proceedings,
        year=manuscript.year,
        identifiers=manuscript.identifiers,
        links=manuscript.links,
        keywords=manuscript.keywords,
        collection=manuscript.collection,
        location=manuscript.location,
        number=manuscript.number,
        permalink=permalink,
    )
