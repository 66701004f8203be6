"""How many papers each year has, as a small chart in inline SVG."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from generator.compose.phrases import count, listed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from generator.records import Entry

_GAP, _HEIGHT, _LABEL = 4, 48, 14
_STEP = 20  # from a bar to the next
_NARROW = 3  # years up to which the steps are wide: their labels need room
_MOST_YEARS = 40
_MOST_NUMBERS = 12  # years up to which each bar has its number on top


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
    step = 2 * _STEP if len(years) <= _NARROW else _STEP
    room, foot = len(years) * step - _GAP, _LABEL + _HEIGHT
    bars = "".join(_bar(n * step, step - _GAP, numbers[y], most, y) for n, y in enumerate(years) if numbers[y])
    tops = "".join(
        f'<text x="{n * step + (step - _GAP) // 2}" y="{foot - _height(numbers[year], most) - 3}"'
        f' text-anchor="middle">{numbers[year]:,}</text>'
        for n, year in enumerate(years if len(years) <= _MOST_NUMBERS else ())
        if numbers[year]
    )
    ends = (
        f'<text x="0" y="{foot + _LABEL}">{years[0]}</text>'
        f'<text x="{room}" y="{foot + _LABEL}" text-anchor="end">{years[-1]}</text>'
    )
    box = f'viewBox="0 0 {room} {foot + _LABEL + 4}" width="{room}" height="{foot + _LABEL + 4}"'
    return f'<figure class="trend"><svg {box} role="img" aria-label="Papers: {told}">{bars}{tops}{ends}</svg></figure>'


def _bar(left: int, width: int, number: int, most: int, year: int) -> str:
    height = _height(number, most)
    return (
        f'<rect x="{left}" y="{_LABEL + _HEIGHT - height}" width="{width}" height="{height}" rx="1.5">'
        f"<title>{year}: {count(number, 'paper')}</title></rect>"
    )


def _height(number: int, most: int) -> int:
    """In proportion, and at least two units for one paper."""
    return max(2, round(number / most * _HEIGHT)) if number else 0
