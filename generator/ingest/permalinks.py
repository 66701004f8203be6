"""Manuscripts become papers: each gets its lasting address, made of its own words alone wherever possible."""

from __future__ import annotations

import re
from itertools import count
from typing import TYPE_CHECKING

from slugify import slugify

from generator.ingest.lock import Lock
from generator.ingest.recognition import fingerprint, recognise
from generator.ingest.venues import RESERVED
from generator.records import Paper

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from generator.records import Manuscript

_LONGEST = 80
_OPENING_WORDS = 8
_HASH = 6
_TELLING = 20
# An opening is slugged from its first characters: no eight words are longer.
_OPENING_CHARACTERS = 400
_HANGING = frozenset(
    ["a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "via", "with"]
)
_APOSTROPHES = re.compile(r"['’ʼ`´]")
_NOTHING_LOCKED = Lock()


def assign(manuscripts: Sequence[Manuscript], lock: Lock = _NOTHING_LOCKED) -> tuple[Paper, ...]:
    """The papers, in the order of the manuscripts, each with a permalink `<collection>/<slug>` of its own.

    A paper that the lock knows keeps its address. For all others the slug comes from the title, at most 80
    characters, cut at a word; without a title, from the abstract's first words and a hash of it. When two slugs are
    the same, the paper that is first by file and position keeps it and the other takes a hash of its text, so that
    no slug depends on how many papers share it. What the lock holds, papers that left included, no other paper gets.
    """
    known = recognise(manuscripts, [_by_title(each) for each in manuscripts], lock)
    taken = {address for entry in (*lock.papers, *lock.gone) for address in entry.addresses}
    given: dict[int, str] = {}
    order = sorted(range(len(manuscripts)), key=lambda i: (manuscripts[i].location.path, manuscripts[i].number, i))
    for index in order:
        if known[index] is None:
            paper = manuscripts[index]
            given[index] = next(
                address
                for slug in _candidates(paper)
                if (address := f"{paper.collection.slug}/{slug}") not in taken and not RESERVED.fullmatch(slug)
            )
            taken.add(given[index])
    return tuple(
        _paper(manuscript, entry.address, entry.aliases) if entry else _paper(manuscript, given[index], ())
        for index, (manuscript, entry) in enumerate(zip(manuscripts, known, strict=True))
    )


def _by_title(paper: Manuscript) -> str | None:
    """The address that the title gives; None for a title that is too short to know a paper by, such as `Editorial`."""
    slug = _cut(_slug(paper.title.plain), _LONGEST) if paper.title else ""
    return f"{paper.collection.slug}/{slug}" if len(slug) >= _TELLING else None


def _candidates(paper: Manuscript) -> Iterator[str]:
    """Slugs for a paper, best first, without end."""
    title = paper.title.plain if paper.title else ""
    hashed = fingerprint(paper)
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


def _paper(manuscript: Manuscript, permalink: str, aliases: tuple[str, ...]) -> Paper:
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
        aliases=aliases,
    )
