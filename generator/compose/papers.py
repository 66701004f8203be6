"""A paper's page: who, where, what about, the abstract, how to cite it, and related papers with reasons.

The body is plain Markdown, so that it reads well on GitHub too, and always has the same blocks in the same order.
The style sheet goes by them: first paragraph the authors and the venue, second the links, a bulleted list the
topics, a numbered list papers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

from generator.compose import addresses, head, weblinks
from generator.compose.authors import author_link
from generator.compose.citations import bibtex
from generator.compose.items import paper_link, topic_link
from generator.compose.languages import marked
from generator.compose.markdown import fence, inline, label, link, markdown
from generator.compose.phrases import occasion
from generator.compose.sheets import Sheet
from generator.compose.venues import venue_address, year_address

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from generator.compose.listings import Holding
    from generator.compose.sheets import Shelf
    from generator.records import Entry, Reason, Related, Site

_MOST_REASONS = 3
_MOST_RELATED_OF_MANY, _MOST_REASONS_OF_MANY = 5, 2  # in a vast catalogue
_MOST_QUOTED = 3  # related papers with a sentence of theirs, in one that is neither small nor vast
_MOST_KEYWORDS = 8

# Raw HTML for the sake of its anchors: capitals keep them apart from that of the title, always in lower case.
_RELATED_HEADING = '<h2 id="Related">Related papers</h2>'
_CITE_HEADING = '<h2 id="Cite">Cite</h2>'

_INFERRED = "> This title is a working title, inferred from the abstract: the source gives none."


def sheets(shelf: Shelf, found: Sequence[Holding], site: Site) -> Iterator[Sheet]:
    """A sheet a paper, collection by collection; the page before and the page after are those of its collection."""
    for holding in found:
        entries = holding.entries
        for before, entry, after in zip((None, *entries), entries, (*entries[1:], None), strict=False):
            yield _sheet(entry, before, after, shelf, site)


def _sheet(entry: Entry, before: Entry | None, after: Entry | None, shelf: Shelf, site: Site) -> Sheet:
    path = addresses.paper(entry.paper.permalink)
    blocks = (
        f"# {marked(label(entry.title.prose), entry.title.plain)}",
        _INFERRED if entry.title_inferred else "",
        _byline(entry, path, shelf),
        _links(entry),
        _topics(entry, shelf, path),
        markdown(entry.paper.abstract.prose),
        f"{_CITE_HEADING}\n\n{fence(bibtex(entry, shelf.keys[entry.paper.permalink]), 'bibtex')}",
        _related(entry, shelf, path),
        _way_on(before, after, path, shelf),
        _correction(entry, site),
    )
    return Sheet(
        path=path,
        kind="paper",
        title=entry.title.plain,
        description=entry.paper.abstract.plain,
        body="\n\n".join(block for block in blocks if block) + "\n",
        tags=tuple(shelf.tags[slug].label for slug in entry.tags),
        facts=head.facts(entry.paper, brief=shelf.is_vast),
    )


def _byline(entry: Entry, path: str, shelf: Shelf) -> str:
    """Authors on a line of their own, then the venue in italics and the collection that the paper is part of."""
    paper = entry.paper
    places = ((paper.proceedings or paper.venue, venue_address(paper)), (paper.year, year_address(paper)))
    appeared = ", ".join(_reference(str(name), target, path) for name, target in places if name)
    collection = _reference(paper.collection.name, addresses.collection(paper.collection.slug), path)
    where = f"*{appeared}* · {collection}" if appeared else collection
    names = ", ".join(author_link(author, path, shelf) for author in paper.authors)
    return f"{names}  \n{where}" if names else where


def _reference(name: str, target: str | None, path: str) -> str:
    shown = marked(inline(name), name)
    return link(shown, addresses.between(path, target)) if target else shown


def _links(entry: Entry) -> str:
    places = [link(inline(place.label), place.url) for place in weblinks.links(entry.paper)]
    return " · ".join([*places, "[Cite](#Cite)"])


def _topics(entry: Entry, shelf: Shelf, path: str) -> str:
    """The topics as links; a paper that shares none shows its own keywords, which lead nowhere."""
    if not entry.tags:
        return "\n".join(f"- {inline(keyword.label)}" for keyword in entry.keywords[:_MOST_KEYWORDS])
    tags = (shelf.tags[slug] for slug in entry.tags)
    return "\n".join(f"- {topic_link(tag, path)}" for tag in tags)


def _related(entry: Entry, shelf: Shelf, path: str) -> str:
    """The related papers, fewer and with less about each where there are many papers: see `Shelf.is_vast`."""
    if not entry.related:
        return ""
    shown = entry.related[:_MOST_RELATED_OF_MANY] if shelf.is_vast else entry.related
    quoted = 0 if shelf.is_vast else len(shown) if shelf.is_small else _MOST_QUOTED
    items = (
        f"{number}.  {_related_item(related, shelf, path, quoted=number <= quoted)}"
        for number, related in enumerate(shown, start=1)
    )
    return f"{_RELATED_HEADING}\n\n" + "\n".join(items)


def _related_item(related: Related, shelf: Shelf, path: str, *, quoted: bool) -> str:
    other = shelf.entries[related.target]
    notes = [inline(occasion(other.paper)), "no shared topic, only rarer terms" if related.fallback else ""]
    title = ", ".join(part for part in (paper_link(other, path), *notes) if part)
    sentence = f"  \n    <q>{inline(related.sentence)}</q>" if quoted and related.sentence else ""
    if shelf.is_vast:
        reasons = [f"    - {inline(reason.label)}" for reason in related.reasons[:_MOST_REASONS_OF_MANY]]
    else:
        reasons = [f"    - {_reason(reason, path)}" for reason in related.reasons[:_MOST_REASONS]]
    return "\n".join([title + sentence, *reasons])


def _reason(reason: Reason, path: str) -> str:
    if reason.tag is None:
        return inline(reason.label)
    return link(inline(reason.label), addresses.between(path, addresses.topic(reason.tag)))


def _way_on(before: Entry | None, after: Entry | None, path: str, shelf: Shelf) -> str:
    """The neighbours in the collection; without their titles in a vast catalogue."""
    steps = (("Previous", before), ("Next", after))
    if shelf.is_vast:
        targets = ((word, addresses.paper(other.paper.permalink)) for word, other in steps if other)
        return " · ".join(link(word, addresses.between(path, target)) for word, target in targets)
    return "  \n".join(f"{word}: {paper_link(other, path)}" for word, other in steps if other)


def _correction(entry: Entry, site: Site) -> str:
    """Where to mend the page: the line of the seed that it comes from, on the repository's host."""
    place = entry.paper.location
    if site.repo_url is None or place.path.startswith(("/", "..")):
        return ""
    blob = "-/blob" if "gitlab" in site.repo_url else "blob"
    return link("Fix this page", f"{site.repo_url}/{blob}/HEAD/{quote(place.path)}#L{place.line}")
