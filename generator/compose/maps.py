"""The map of the collection as inline SVG: related papers near each other, or topics where there are many papers.

It needs no script: each dot is a link, and its name shows when it is pointed at or has the focus. Coordinates are whole
numbers, so that the last digits of a computation change nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from generator.compose import addresses, layouts
from generator.compose.markdown import html
from generator.compose.phrases import count, shorten

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from generator.compose.sheets import Shelf
    from generator.records import Tag

_WIDTH, _HEIGHT, _MARGIN = 1000, 620, 60
_MOST_PAPERS = 120
_MOST_TOPICS = 60
_REGIONS = 8
_NAME = 58  # characters, half the width
_REGION_NAME = 34
_LINE = 36  # the height of a region's name
_LETTER = 8  # the width of a letter of a dot's name, on average
_HALF_LETTER = 9  # half the width of a letter of a region's name on narrow screens, where it is largest
_NAME_ROOM = 170  # half the width of a region's name
_MIDDLE = "middle of "  # before a topic's slug: slugs have no blanks


@dataclass(frozen=True, slots=True)
class _Dot:
    """A paper or a topic: its name, the page that it leads to, and its radius."""

    name: str
    target: str
    radius: int


def figure(shelf: Shelf, page: str) -> str:
    """The map as a block of raw HTML for a page; empty where too little is linked to make one."""
    few = len(shelf.catalogue.entries) <= _MOST_PAPERS
    tags = sorted(shelf.catalogue.tags, key=lambda tag: (-len(tag.papers), tag.slug))
    if len(tags) < 3:
        return ""
    dots = _papers(shelf) if few else _topics(tags)
    links = _paper_links(shelf) if few else _topic_links(tags, dots)
    regions = _regions(_members(tags, dots, few=few))
    # The middle of a region is placed too, and holds its dots together.
    middles = {f"{_MIDDLE}{topic}": members for topic, members in regions.items()}
    held = {(middle, dot): 1.0 for middle, members in middles.items() for dot in members}
    places = layouts.place((*dots, *middles), links | held)
    spots = {key: (_on(x, _WIDTH), _on(y, _HEIGHT)) for key, (x, y) in places.items()}
    names = _region_names(shelf, regions, spots)
    what = count(len(dots), "paper" if few else "topic")
    parts = (
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="group" aria-label="Map of {what}">',
        *_areas(regions, spots),
        _lines(links, spots),
        *_marks(dots, regions, spots, page, set() if few else _free(dots, names, spots)),
        *_names(names, page),
        "</svg>",
    )
    said = f"{what.capitalize()}: near each other where they share {'topics' if few else 'papers'}, coloured by region."
    return f'<figure class="map">{"".join(parts)}<figcaption>{said}</figcaption></figure>'


def _papers(shelf: Shelf) -> dict[str, _Dot]:
    return {
        entry.paper.permalink: _Dot(entry.title.plain, addresses.paper(entry.paper.permalink), 9)
        for entry in shelf.catalogue.entries
    }


def _topics(tags: Sequence[Tag]) -> dict[str, _Dot]:
    """The largest topics; the area of a dot goes with the number of papers."""
    most = len(tags[0].papers)
    return {
        tag.slug: _Dot(
            f"{tag.label} ({len(tag.papers):,})",
            addresses.topic(tag.slug),
            round(6 + 22 * sqrt(len(tag.papers) / most)),
        )
        for tag in tags[:_MOST_TOPICS]
    }


def _paper_links(shelf: Shelf) -> dict[tuple[str, str], float]:
    """Each link once, from the earlier permalink to the later."""
    return {
        (min(entry.paper.permalink, link.target), max(entry.paper.permalink, link.target)): link.strength
        for entry in shelf.catalogue.entries
        for link in entry.related
        if link.strength > 0 and not link.fallback
    }


def _topic_links(tags: Sequence[Tag], dots: Mapping[str, _Dot]) -> dict[tuple[str, str], float]:
    """Shared papers in proportion to the topics' sizes (the cosine of their papers)."""
    sizes = {tag.slug: len(tag.papers) for tag in tags}
    return {
        (min(tag.slug, near.slug), max(tag.slug, near.slug)): near.papers / sqrt(sizes[tag.slug] * sizes[near.slug])
        for tag in tags
        for near in tag.neighbours
        if tag.slug in dots and near.slug in dots
    }


def _members(tags: Sequence[Tag], dots: Mapping[str, _Dot], *, few: bool) -> dict[str, tuple[str, ...]]:
    """What a topic could make a region of: its papers, or itself and the topics that share most papers with it."""
    if few:
        return {tag.slug: tag.papers for tag in tags if len(tag.papers) > 1}
    return {
        tag.slug: (tag.slug, *[near.slug for near in tag.neighbours if near.slug in dots][:_REGIONS])
        for tag in tags
        if tag.slug in dots
    }


def _regions(members: Mapping[str, Sequence[str]]) -> dict[str, tuple[str, ...]]:
    """A few topics that cover the most dots, each dot in one region: greedily, the largest remainder first."""
    regions: dict[str, tuple[str, ...]] = {}
    free = {dot for dots in members.values() for dot in dots}
    while len(regions) < _REGIONS:
        rest = {topic: tuple(dot for dot in dots if dot in free) for topic, dots in members.items()}
        topic = min(rest, key=lambda topic: (-len(rest[topic]), topic), default="")
        if len(rest.get(topic, ())) < 2:
            break
        regions[topic] = rest[topic]
        free -= set(rest[topic])
    return regions


def _on(share: float, size: int) -> int:
    return round(_MARGIN + share * (size - 2 * _MARGIN))


def _areas(regions: Mapping[str, Iterable[str]], spots: Mapping[str, tuple[int, int]]) -> Iterator[str]:
    """A soft ground below the dots of each region: a path of points, drawn with a broad round pen."""
    for n, dots in enumerate(regions.values()):
        points = "".join(f"M{x} {y}h0" for x, y in (spots[dot] for dot in dots))
        yield f'<path class="map-area map-{n}" d="{points}"/>'


def _lines(links: Mapping[tuple[str, str], float], spots: Mapping[str, tuple[int, int]]) -> str:
    """The strongest links, about one a dot, as one path."""
    strongest = sorted(links, key=lambda pair: (-links[pair], pair))[: len(spots)]
    drawn = "".join("M{} {}L{} {}".format(*spots[one], *spots[other]) for one, other in sorted(strongest))
    return f'<path class="map-lines" d="{drawn}"/>'


def _region_names(
    shelf: Shelf, regions: Iterable[str], spots: Mapping[str, tuple[int, int]]
) -> dict[str, tuple[str, int, int]]:
    """Each region's name and place: the middle of its dots, moved down from the name above where they would touch."""
    middles = {topic: spots[f"{_MIDDLE}{topic}"] for topic in regions}
    names = {}
    lowest = 0
    for topic in sorted(middles, key=lambda topic: (middles[topic][1], topic)):
        x, y = middles[topic]
        lowest = max(y, lowest + _LINE)
        name = shorten(shelf.tags[topic].label, _REGION_NAME, "…")
        room = _HALF_LETTER * len(name)
        names[topic] = (name, min(max(x, room), _WIDTH - room), lowest)
    return names


def _free(
    dots: Mapping[str, _Dot], names: Mapping[str, tuple[str, int, int]], spots: Mapping[str, tuple[int, int]]
) -> set[str]:
    """The dots whose names touch no other that shows, the first ones before the others."""
    taken = [(x - _NAME_ROOM, y - _LINE, x + _NAME_ROOM, y) for _, x, y in names.values()]
    free = set()
    for key, dot in dots.items():
        at, y, right = _beside(dot, spots[key])
        width = _LETTER * len(dot.name)
        left, top, end, low = (at, y - _LINE, at + width, y) if right else (at - width, y - _LINE, at, y)
        if all(end < box[0] or left > box[2] or low < box[1] or top > box[3] for box in taken):
            taken.append((left, top, end, low))
            free.add(key)
    return free


def _beside(dot: _Dot, spot: tuple[int, int]) -> tuple[int, int, bool]:
    """Where a dot's name begins, on the side that has more room: right of the dot, or else left of it."""
    x, y = spot
    right = x < _WIDTH / 2
    return (x + dot.radius + 6 if right else x - dot.radius - 6), y + 6, right


def _marks(
    dots: Mapping[str, _Dot],
    regions: Mapping[str, Iterable[str]],
    spots: Mapping[str, tuple[int, int]],
    page: str,
    named: AbstractSet[str],
) -> Iterator[str]:
    """A link for each dot; names that do not show at once do so when pointed at. Those that do are drawn last."""
    colours = {dot: n for n, region in enumerate(regions.values()) for dot in region}
    for key, dot in sorted(dots.items(), key=lambda item: item[0] in named):
        (x, y), (at, line, right) = spots[key], _beside(dot, spots[key])
        style = f"map-{colours.get(key, 'none')}{' map-named' if key in named else ''}"
        anchor = "" if right else ' text-anchor="end"'
        yield (
            f'<a class="{style}" href="{html(addresses.between(page, addresses.built(dot.target)))}">'
            f'<circle cx="{x}" cy="{y}" r="{dot.radius}"/>'
            f'<text x="{at}" y="{line}"{anchor}>{html(shorten(dot.name, _NAME, "…"))}</text></a>'
        )


def _names(names: Mapping[str, tuple[str, int, int]], page: str) -> Iterator[str]:
    for topic, (name, x, y) in names.items():
        href = html(addresses.between(page, addresses.built(addresses.topic(topic))))
        yield f'<a class="map-name" href="{href}"><text x="{x}" y="{y}" text-anchor="middle">{html(name)}</text></a>'
