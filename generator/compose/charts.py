"""How many papers each year has, as a small chart in inline SVG."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from generator.compose.phrases import count, listed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from generator.records import Entry

_GAP, _HEIGHT, _LABEL = 4, 56, 14
_STEP = 20  # from a bar to the next
_LEAST = 80  # the width of a chart of few years, whose labels need room
_MOST_YEARS = 40


def trend(entries: Iterable[Entry], first: int, last: int) -> str:
    """Bars from the first to the last year of the catalogue, as a block of raw HTML; empty where that is one year.

    What they show is told in words too.
    """
    years = range(max(first, last - _MOST_YEARS + 1), last + 1)
    numbers = Counter(entry.paper.year for entry in entries)
    most = max((numbers[year] for year in years), default=0)
    if len(years) < 2 or not most:
        return ""
    told = listed(f"{numbers[year]:,} in {year}" for year in years if numbers[year])
    step = max(_STEP, _LEAST // len(years))
    room = len(years) * step - _GAP
    bars = "".join(
        f'<rect x="{n * step}" y="{_HEIGHT - height}" width="{step - _GAP}" height="{height}">'
        f"<title>{year}: {count(numbers[year], 'paper')}</title></rect>"
        for n, year in enumerate(years)
        if (height := _height(numbers[year], most))
    )
    ends = (
        f'<text x="0" y="{_HEIGHT + _LABEL}">{years[0]}</text>'
        f'<text x="{room}" y="{_HEIGHT + _LABEL}" text-anchor="end">{years[-1]}</text>'
    )
    box = f'viewBox="0 0 {room} {_HEIGHT + _LABEL + 4}" width="{room}" height="{_HEIGHT + _LABEL + 4}"'
    return f'<figure class="trend"><svg {box} role="img" aria-label="Papers: {told}">{bars}{ends}</svg></figure>'


def _height(number: int, most: int) -> int:
    """In proportion, and at least two units for one paper."""
    return max(2, round(number / most * _HEIGHT)) if number else 0
