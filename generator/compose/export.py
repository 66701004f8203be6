"""The catalogue as JSON Lines, for other programs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from generator.records import Catalogue, Entry


def json_lines(catalogue: Catalogue, seeds: str) -> Iterator[str]:
    """A line a paper: where it stands (`file` below the folder `seeds`, `n` from 1), what it is, what was inferred.

    `keywords`, `tags` and each link's `why` are labels, best first; `related` runs from strong to weak. A link's
    `sentence` is the other paper's that holds the rarest reason, or empty.
    """
    labels = {tag.slug: tag.label for tag in catalogue.tags}
    prefix = seeds.replace("\\", "/").rstrip("/") + "/"
    for entry in catalogue.entries:
        yield json.dumps(_line(entry, labels, prefix), ensure_ascii=False) + "\n"


def _line(entry: Entry, labels: dict[str, str], prefix: str) -> dict[str, object]:
    return {
        "file": entry.paper.location.path.removeprefix(prefix),
        "n": entry.paper.number,
        "permalink": entry.paper.permalink,
        "title": entry.title.plain,
        "title_inferred": entry.title_inferred,
        "keywords": [keyword.label for keyword in entry.keywords],
        "tags": [labels[slug] for slug in entry.tags],
        "related": [
            {
                "permalink": link.target,
                "strength": round(link.strength, 6),
                "why": [reason.label for reason in link.reasons],
                "sentence": link.sentence,
            }
            for link in entry.related
        ],
    }
