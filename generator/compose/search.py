"""The catalogue in, the index of the search out: scripts that the browser loads one by one as words are typed.

A browser reads no other file of a folder than scripts, and no reader waits for an index of 100,000 papers. So the
index is in parts: a small one that names the others, postings by the beginnings of words, the words themselves for
half typed and misspelt ones, and the papers' texts, a few to a part. A part is named by a hash of its content: a
changed paper changes the parts with its words, and no browser takes an old part for a new one.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING, TypeVar

from slugify import slugify

from generator.compose import search_tables
from generator.compose.search_fields import index, record
from generator.compose.search_parts import DIGITS, FOLDER, Part, directory, number, packed, pages, part, split
from generator.records import Page

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from generator.records import Catalogue, Entry, Tag

T = TypeVar("T")

INDEX = f"{FOLDER}/index.js"
"""The one part whose name never changes: it names all others."""

_FORMAT = 1  # what `search-store.js` expects; another number tells a page from a cache to load itself anew
_POSTINGS, _PLACES, _WORDS = 16_000, 40_000, 6_000  # characters; a query loads one such part for each word
_PAPERS, _PARTS, _COLUMN = 4, 128, 1 << 14
_FEW = 1000  # fewer papers have smaller parts, since each would hold much of the whole
_SHORTEST = 4  # shorter words are not corrected, so they need not be found by their ends


@dataclass(slots=True)
class _Postings:
    """A term's papers as they are gathered: the text so far, its last paper, and how many there are."""

    pieces: list[str] = field(default_factory=list)
    last: int = -1
    papers: int = 0

    def add(self, paper: int, payload: str) -> None:
        self.pieces.append(number(paper - self.last - 1) + payload)
        self.last = paper
        self.papers += 1


def files(catalogue: Catalogue) -> tuple[Page, ...]:
    """The index as files below `search/`; papers are numbered by permalink, which also breaks ties of rank."""
    entries = sorted(catalogue.entries, key=lambda entry: entry.paper.permalink)
    tags = {tag.slug: tag for tag in catalogue.tags}
    each, limit = (_PAPERS, _POSTINGS) if len(entries) > _FEW else (_PAPERS // 2, _POSTINGS // 4)
    ranked, placed, forms = _gather(entries, tags)
    papers = [part(packed([record(entry, tags) for entry in run])) for run in _runs(entries, each)]
    lists = [(str(at), part("\n".join(made.name for made in run))) for at, run in enumerate(_runs(papers, _PARTS))]
    occasions = [(str(at), part(_occasions(run))) for at, run in enumerate(_runs(entries, _COLUMN))]
    topics = [(str(at), part(_topics(run, tags))) for at, run in enumerate(_runs(entries, _COLUMN))]
    ends = {form[::-1]: times for form, times in forms.items() if len(form) >= _SHORTEST and form.isalpha()}
    places = list(_sharded(placed, _PLACES))
    places_directory = part(directory(places))
    titles = part(_title_order(entries))
    postings, words, endings = list(_sharded(ranked, limit)), list(_vocabulary(forms)), list(_vocabulary(ends))
    known = {
        "format": _FORMAT,
        "papers": len(entries),
        "each": each,
        "parts": _PARTS,
        "column": _COLUMN,
        "stop": " ".join(sorted(search_tables.STOP_WORDS)),
        "postings": directory(postings),
        "words": directory(words),
        "ends": directory(endings),
        "lists": directory(lists),
        "occasions": directory(occasions),
        "topics": directory(topics),
        "places": places_directory.name,
        "titles": titles.name,
    }
    whole = part(json.dumps(known))
    tables = (postings, words, endings, lists, occasions, topics, places)
    parts = [*papers, places_directory, titles, *(made for table in tables for _, made in table)]
    return (Page(INDEX, f'searchIndex("{whole.name}",{whole.content})\n'), *pages(parts))


def _gather(
    entries: Sequence[Entry], tags: Mapping[str, Tag]
) -> tuple[dict[str, _Postings], dict[str, _Postings], dict[str, int]]:
    """Postings by stem with how much the paper is about it, by form with its places, and papers by form."""
    ranked: dict[str, _Postings] = {}
    placed: dict[str, _Postings] = {}
    forms: dict[str, int] = {}
    for at, entry in enumerate(entries):
        found = index(entry, tags)
        for term, level in found.levels.items():
            _of(term, ranked).add(at, DIGITS[level])
        for form, places in found.places.items():
            _of(form, placed).add(at, _places(places))
        for form in found.forms:
            forms[form] = forms.get(form, 0) + 1
    return ranked, placed, forms


def _of(term: str, postings: dict[str, _Postings]) -> _Postings:
    found = postings.get(term)
    if found is None:
        found = postings[term] = _Postings()
    return found


def _places(places: Sequence[int]) -> str:
    """Places as steps from one to the next, doubled, and one more where another follows."""
    written, before = "", 0
    for place in places[:-1]:
        written += number((place - before) * 2 + 1)
        before = place
    return written + number((places[-1] - before) * 2)


def _sharded(postings: Mapping[str, _Postings], limit: int) -> Iterator[tuple[str, Part]]:
    """Shards of postings: `term postings term postings …`."""
    written = {term: f"{term} {''.join(found.pieces)}" for term, found in postings.items()}
    sizes = {term: len(text) + 1 for term, text in written.items()}
    for shard in split(sorted(written), sizes, limit):
        yield shard.prefix, part(" ".join(written[term] for term in shard.terms))


def _vocabulary(forms: Mapping[str, int]) -> Iterator[tuple[str, Part]]:
    """Shards of words in order, each as how many characters it shares with the one before, how common it is, the rest.

    How common: twice the binary logarithm of its papers, so that few edits change it.
    """
    sizes = {form: len(form) // 2 + 4 for form in forms}
    for shard in split(sorted(forms), sizes, _WORDS):
        written, before = [], ""
        for form in shard.terms:
            shared = min(_shared(before, form), 31)
            common = DIGITS[min(63, (forms[form] ** 2).bit_length() - 1)]
            written.append(f"{DIGITS[shared]}{common}{form[shared:]}")
            before = form
        yield shard.prefix, part(" ".join(written))


def _shared(one: str, other: str) -> int:
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def _occasions(entries: Sequence[Entry]) -> str:
    """Where and when papers appeared, in runs of equals: the venues' names, then numbers `venue year run …`."""
    venues = sorted({entry.paper.venue or "" for entry in entries})
    at = {venue: number for number, venue in enumerate(venues)}
    runs = groupby(entries, key=lambda entry: (at[entry.paper.venue or ""], entry.paper.year or 0))
    return json.dumps([venues, _numbers((*occasion, len(list(run))) for occasion, run in runs)], ensure_ascii=False)


def _topics(entries: Sequence[Entry], tags: Mapping[str, Tag]) -> str:
    """What facets count: the topics (slug, label), then for each paper how many it has, and which, as numbers."""
    topics = sorted({slug for entry in entries for slug in entry.tags})
    at = {slug: number for number, slug in enumerate(topics)}
    held = ((len(entry.tags), *sorted(at[slug] for slug in entry.tags)) for entry in entries)
    return json.dumps([[[slug, tags[slug].label] for slug in topics], _numbers(held)], ensure_ascii=False)


def _numbers(rows: Iterable[Iterable[int]]) -> str:
    return "".join(number(value) for row in rows for value in row)


def _title_order(entries: Sequence[Entry]) -> str:
    """The papers' ranks when sorted by title, for the search page's sort."""
    # As the lists of papers have it: in Latin letters, whatever the title's script.
    letters = [slugify(entry.title.plain, separator=" ") for entry in entries]
    order = sorted(range(len(entries)), key=lambda at: (letters[at], at))
    ranks = [0] * len(entries)
    for rank, at in enumerate(order):
        ranks[at] = rank
    return "".join(map(number, ranks))


def _runs(items: Sequence[T], length: int) -> Iterator[Sequence[T]]:
    for at in range(0, len(items), length):
        yield items[at : at + length]
