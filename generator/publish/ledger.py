"""What each file of the site was made of, kept from one build to the next: tells what need not be made again."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.publish.stamps import Stamp

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Row:
    """A file of the site: its path below the site, the stamp of what it was made of, and its own."""

    made: str
    source: Stamp
    result: Stamp
    anchor_links: tuple[tuple[str, str, str], ...] = ()
    """Of a page: target, anchor, and the link as written, for links to places within other pages."""


def read(path: Path | None, settings: str) -> dict[str, Row]:
    """The rows by source; none when the ledger is missing or damaged, or the site was built by other settings."""
    if path is None:
        return {}
    try:
        first, *lines = path.read_text("utf-8").splitlines()
        if first != settings:
            return {}
        return {source: _row(*rest) for source, *rest in map(json.loads, lines)}
    except (OSError, ValueError, TypeError):
        return {}


def write(path: Path, settings: str, rows: Mapping[str, Row]) -> None:
    """Keep the rows; through a file beside it, so that a stopped run leaves the old ledger or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(path.name + ".part")
    with unfinished.open("w", encoding="utf-8", newline="\n") as out:
        out.write(settings + "\n")
        out.writelines(line + "\n" for line in _lines(rows))
    unfinished.replace(path)


def _lines(rows: Mapping[str, Row]) -> Iterable[str]:
    for source, row in sorted(rows.items()):
        yield json.dumps([source, row.made, row.source.fields, row.result.fields, row.anchor_links])


def _row(
    made: str,
    source: tuple[int, int, str],
    result: tuple[int, int, str],
    anchor_links: list[list[str]],
) -> Row:
    links = tuple((target, anchor, written) for target, anchor, written in anchor_links)
    return Row(made, Stamp(*source), Stamp(*result), links)
