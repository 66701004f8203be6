"""An author's page: the papers by year and the co-authors; and the list of authors."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from generator.compose import addresses, paging
from generator.compose.items import paper_link, paper_sections, year_of
from generator.compose.markdown import html, inline, link
from generator.compose.people import LISTED_PER_PAGE, identity
from generator.compose.phrases import count, listed
from generator.compose.sheets import initial

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from generator.compose.paging import Leaf
    from generator.compose.people import Person
    from generator.compose.sheets import Sheet, Shelf
    from generator.records import Author, Entry

_MOST_AUTHORS = 200
_COAUTHORS = 60
# From this length on, headings by initial help to find one's way.
_LONG = 60


def sheets(shelf: Shelf) -> Iterator[Sheet]:
    """The list of authors, then the pages of those who have one; none at all where no paper names its authors."""
    if shelf.people:
        yield from _index(shelf)
        for person in shelf.people.values():
            if not person.anchor:
                yield from _author(person, shelf)


def author_link(author: Author, page: str, shelf: Shelf) -> str:
    """An author's name as a paper spells it, leading to the author."""
    return link(inline(author.name), addresses.between(page, shelf.people[identity(author)].address))


def _index(shelf: Shelf) -> Iterator[Sheet]:
    people = tuple(shelf.people.values())
    size = count(len(people), "author")
    main = sorted(people, key=lambda person: (-len(person.papers), person.filed, person.address))[:5]
    item = _chip if all(not person.anchor for person in people) else partial(_entry, shelf=shelf)
    for leaf in paging.split(addresses.AUTHORS, people, LISTED_PER_PAGE, _letter):
        yield paging.sheet(
            leaf,
            kind="authors",
            title="Authors",
            section="",
            description=f"{size} of the papers: {listed(person.name for person in main)}",
            blocks=[f"{size}, by family name.", *_by_letter(leaf, item, long=len(people) >= _LONG)],
        )


def _by_letter(leaf: Leaf[Person], item: Callable[[int, Person, str], str], *, long: bool) -> Iterator[str]:
    number = leaf.first
    for heading, run in paging.grouped(leaf.items, _letter if long else _no_letter):
        items = "\n".join(item(n, person, leaf.path) for n, person in enumerate(run, number))
        yield f"## {inline(heading)}\n\n{items}" if heading else items
        number += len(run)


def _chip(_: int, person: Person, page: str) -> str:
    """An author as an item of a bulleted list, with the number of papers."""
    return f"- {link(inline(person.name), addresses.between(page, person.address))} {len(person.papers):,}"


def _entry(number: int, person: Person, page: str, shelf: Shelf) -> str:
    """An author as an item of a numbered list: those who have no page with their papers below."""
    if not person.anchor:
        name = link(inline(person.name), addresses.between(page, person.address))
        return f"{number}.  {name}  \n    {count(len(person.papers), 'paper')}"
    papers = ", ".join(paper_link(shelf.entries[permalink], page) for permalink in person.papers)
    return f'{number}.  <strong id="{html(person.anchor)}">{html(person.name)}</strong>  \n    {papers}'


def _author(person: Person, shelf: Shelf) -> Iterator[Sheet]:
    entries = [shelf.entries[permalink] for permalink in person.papers]
    entries.sort(key=lambda entry: -(entry.paper.year or 0))
    size = count(len(entries), "paper")
    titles = listed(entry.title.plain for entry in entries[:3])
    for leaf in paging.split(person.address, entries, paging.PAPERS_PER_PAGE, year_of):
        yield paging.sheet(
            leaf,
            kind="author",
            title=person.name,
            section="Authors",
            description=f"{size} by {person.name}: {titles}",
            blocks=[
                f"{size}.",
                *paper_sections(leaf, year_of, shelf),
                _coauthors(person, entries, leaf.path, shelf) if leaf.number == 1 else "",
            ],
        )


def _coauthors(person: Person, entries: Sequence[Entry], page: str, shelf: Shelf) -> str:
    """Those who wrote papers together with a person, most papers first; of a paper by very many, its first authors."""
    named = (entry.paper.authors[:_MOST_AUTHORS] for entry in entries)
    written = Counter(key for authors in named for key in dict.fromkeys(map(identity, authors)))
    others = [(shelf.people[key], papers) for key, papers in written.items() if shelf.people[key] != person]
    others.sort(key=lambda found: (-found[1], found[0].filed, found[0].address))
    if not others:
        return ""
    items = (
        f"- {link(inline(other.name), addresses.between(page, other.address))} {papers:,}"
        for other, papers in others[:_COAUTHORS]
    )
    return "\n\n".join(("## Co-authors", "\n".join(items)))


def _letter(person: Person) -> str:
    return initial(person.filed)


def _no_letter(_: Person) -> str:
    return ""
