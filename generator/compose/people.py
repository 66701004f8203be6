"""Authors' names become people: one person for every spelling that differs in accents, case or punctuation alone."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from slugify import slugify

from generator.compose import addresses

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from generator.records import Author, Entry

# Each author is a page, and a paper has several: at 100,000 papers their pages would outweigh the papers'.
_PAGES = 2000

LISTED_PER_PAGE = 500
"""Authors on a page of their list."""

_WORDS = re.compile(r"[^\W_]+")


@dataclass(frozen=True, slots=True)
class Person:
    """An author of papers, by the most frequent spelling, of equals by one with accents."""

    name: str
    filed: str
    """Family name first, in lower case and Latin letters."""
    address: str
    """The page, or beyond the 2,000 with most papers the place in the list of authors: `authors/page-9.md#ada-bee`."""
    papers: tuple[str, ...]
    """Permalinks, in the order of the catalogue."""

    @property
    def anchor(self) -> str:
        """The place in the list of authors; empty for those who have a page."""
        return self.address.partition("#")[2]


@cache
def identity(author: Author) -> str:
    """What all spellings of a name share: `J. Löwe`, `j lowe`. Names alike are taken for one person."""
    plain = unicodedata.normalize("NFKD", author.name).casefold()
    kept = "".join(character for character in plain if not unicodedata.combining(character))
    return " ".join(_WORDS.findall(kept)) or author.name


def gather(entries: Iterable[Entry]) -> dict[str, Person]:
    """Every author of the catalogue by identity, in the order in which their list files them."""
    spellings: defaultdict[str, Counter[Author]] = defaultdict(Counter)
    papers: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for entry in entries:
        for author in entry.paper.authors:
            key = identity(author)
            spellings[key][author] += 1
            papers[key][entry.paper.permalink] = None
    chosen = {
        key: min(found, key=lambda a: (-found[a], a.name.isascii(), a.name, a.family))
        for key, found in spellings.items()
    }
    filed = {key: slugify(f"{author.family} {author.given}", separator=" ") for key, author in chosen.items()}
    slugs = _slugs({key: author.name for key, author in chosen.items()})
    prolific = frozenset(sorted(papers, key=lambda key: (-len(papers[key]), key))[:_PAGES])
    people = {}
    for place, key in enumerate(sorted(chosen, key=lambda key: (filed[key], key))):
        listed = f"{addresses.numbered(addresses.AUTHORS, place // LISTED_PER_PAGE + 1)}#by-{slugs[key]}"
        address = addresses.author(slugs[key]) if key in prolific else listed
        people[key] = Person(chosen[key].name, filed[key], address, tuple(papers[key]))
    return people


def _slugs(names: Mapping[str, str]) -> dict[str, str]:
    """An address part for each; names that Latin letters make alike, such as 王 and 旺, are numbered."""
    taken: set[str] = set()
    slugs: dict[str, str] = {}
    for key in sorted(names):
        plain = slugify(names[key]) or "author"
        slug, number = plain, 1
        while slug in taken:
            number += 1
            slug = f"{plain}-{number}"
        taken.add(slug)
        slugs[key] = slug
    return slugs
