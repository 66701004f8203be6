"""The catalogue in, the index of the search out: scripts that the browser loads one by one as words are typed.

A browser reads no other file of a folder than scripts, and no reader waits for an index of 100,000 papers. So the
index is in parts: a small one that names the others, postings by the beginnings of words, the words themselves for
half typed and misspelt ones, and the papers' texts, a few to a part. A part is named by a hash of its content: a
changed paper changes the parts with its words, and no browser takes an old part for a new one.
"""

from __future__ import annotations

import json
from itertools import groupby
from typing import TYPE_CHECKING, TypeAlias

from slugify import slugify

from generator.compose import search_tables
from generator.compose.search_fields import record
from generator.compose.search_parts import DIGITS, FOLDER, Part, cut, directory, number, packed, page, part, split
from generator.compose.search_postings import gather
from generator.records import Page

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from generator.records import Catalogue, Entry, Tag

Table: TypeAlias = "list[tuple[str, Part]]"

INDEX = f"{FOLDER}/index.js"
"""The one part whose name never changes: it names all others."""

_FORMAT = 2  # what `search-store.js` expects; another number tells a page from a cache to load itself anew
_POSTINGS, _PLACES, _WORDS = 16_000, 40_000, 6_000  # characters; a query loads one such part for each word
_PAPERS, _PARTS, _COLUMN = 5, 128, 1 << 14
_FEW = 1000  # fewer papers have smaller parts, since each would hold much of the whole
_SHORTEST = 4  # shorter words are not corrected, so they need not be found by their ends


def files(catalogue: Catalogue) -> Iterator[Page]:
    """The index as files below `search/`; papers are numbered by permalink, which also breaks ties of rank."""
    entries = sorted(catalogue.entries, key=lambda entry: entry.paper.permalink)
    tags = {tag.slug: tag for tag in catalogue.tags}
    few = len(entries) <= _FEW
    runs = list(cut([entry.paper.permalink for entry in entries], _PAPERS // 2 if few else _PAPERS))
    papers: list[str] = []
    for run in runs:
        made = part(packed([record(entries[at], tags) for at in run]))
        papers.append(f"{DIGITS[len(run)]}{made.name}")
        yield page(made)
    found = gather(entries, tags)
    places = list(_sharded(found.placed, _PLACES))
    ends = {form[::-1]: times for form, times in found.forms.items() if len(form) >= _SHORTEST and form.isalpha()}
    tables: dict[str, Table] = {
        "lists": _lists(entries, runs, papers),
        "postings": list(_sharded(found.ranked, _POSTINGS // 4 if few else _POSTINGS)),
        "words": list(_vocabulary(found.forms)),
        "ends": list(_vocabulary(ends)),
        "places": [("", part(directory(places)))],
        "occasions": _columns(entries, _occasions),
        "topics": _columns(entries, lambda some: _topics(some, tags)),
        "titles": [("", part(_title_order(entries)))],
    }
    unique = {made.name: made for table in (*tables.values(), places) for _, made in table}
    yield from map(page, unique.values())
    known = {"format": _FORMAT, "papers": len(entries), "stop": " ".join(sorted(search_tables.STOP_WORDS))}
    whole = part(json.dumps(known | {key: directory(table) for key, table in tables.items()}))
    yield Page(INDEX, f'searchIndex("{whole.name}",{whole.content})\n')


def _lists(entries: Sequence[Entry], runs: Sequence[range], papers: Sequence[str]) -> Table:
    """The names of the papers' parts, each behind how many papers it has; by the first paper of each list.

    Like the parts themselves, lists end where an address says so: a new paper changes one part and one list.
    """
    addresses = [f"{entries[run.start].paper.permalink} " for run in runs]
    return [
        (str(runs[some.start].start), part("\n".join(papers[some.start : some.stop])))
        for some in cut(addresses, _PARTS)
    ]


def _columns(entries: Sequence[Entry], write: Callable[[Sequence[Entry]], str]) -> Table:
    """What is asked of many papers at once, by the first paper of each column."""
    return [(str(at), part(write(entries[at : at + _COLUMN]))) for at in range(0, len(entries), _COLUMN)]


def _sharded(postings: Mapping[str, str], limit: int) -> Iterator[tuple[str, Part]]:
    """Shards of postings: `term postings term postings …`."""
    sizes = {term: len(term) + len(text) + 2 for term, text in postings.items()}
    for shard in split(tuple(postings), sizes, limit):
        yield shard.prefix, part(" ".join(f"{term} {postings[term]}" for term in shard.terms))


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
    """Where and when papers appeared: each venue with a year once, then runs of papers that share one, as numbers."""
    held = [(entry.paper.venue or "", entry.paper.year or 0) for entry in entries]
    occasions = sorted(set(held))
    at = {occasion: number for number, occasion in enumerate(occasions)}
    runs = ((at[occasion], len(list(run))) for occasion, run in groupby(held))
    return json.dumps([occasions, _numbers(runs)], ensure_ascii=False)


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
