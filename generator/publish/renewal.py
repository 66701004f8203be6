"""A site as it was and the files that it is to be made of in, the new site's files out: only what changed is made."""

from __future__ import annotations

import os
import re
import shutil
from collections import defaultdict
from html import escape
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING
from urllib.parse import quote, unquote

from generator.publish.ledger import Row
from generator.publish.stamps import changed, renewed, stamp

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from collections.abc import Set as AbstractSet

# "on-ants.md" of "](../papers/on-ants.md#related)"; any other name with a dot as well
_NAMED_FILE = re.compile(rb"[^\s/()<>\"'#?]+\.\w+")
_PLAIN_NAME = re.compile(r"[\w.~-]+", re.ASCII)


def keep(wanted: Mapping[str, Path], rows: Mapping[str, Row], old: Path, fresh: Path) -> dict[str, Row]:
    """Take over into the folder `fresh` what the old site has right; gives the rows of that.

    `wanted` are the files that the site is made of, by their names; `rows` tell what the old site was made of. A page
    that names a file which is gone counts as changed: its links lead elsewhere now.
    """
    gone = frozenset(PurePosixPath(source).name for source in rows if source not in wanted)
    kept: dict[str, Row] = {}
    folders: set[str] = set()
    for source, path in wanted.items():
        row = rows.get(source)
        if row is None:
            continue
        made_of, result = renewed(path, row.source), renewed(f"{old}/{row.made}", row.result)
        if made_of and result and not (gone and path.suffix == ".md" and names_one(path, gone)):
            _link(f"{old}/{row.made}", f"{fresh}/{row.made}", folders)
            kept[source] = Row(row.made, made_of, result, row.anchor_links)
    return kept


def copy(source: Path, fresh: Path, made: str) -> Row:
    """Copy a file that needs no rendering into the folder `fresh`."""
    place = fresh / made
    place.parent.mkdir(parents=True, exist_ok=True)
    at = changed(source)
    content = source.read_bytes()
    place.write_bytes(content)
    return Row(made, stamp(content, at), stamp(content, changed(place)))


def anchor_links(rows: Mapping[str, Row]) -> Iterable[tuple[str, dict[str, list[tuple[str, str]]]]]:
    """The pages that links with anchors lead to, each with those links (anchor, as written) by the linking page."""
    found: dict[str, dict[str, list[tuple[str, str]]]] = defaultdict(lambda: defaultdict(list))
    for source, row in sorted(rows.items()):
        for target, anchor, written in row.anchor_links:
            found[target][source].append((anchor, written))
    return sorted(found.items())


def shares(sources: Sequence[str], size: int) -> list[tuple[str, ...]]:
    """The sources in order, cut into shares; those of one folder stand together."""
    ordered = sorted(sources)
    return [tuple(ordered[at : at + size]) for at in range(0, len(ordered), size)]


def names_one(page: Path, gone: AbstractSet[str]) -> bool:
    """Whether a page, as Markdown or as HTML, names one of the files, in a link or anywhere."""
    content = page.read_bytes()
    if any(unquote(name.decode("utf-8", "replace")) in gone for name in _NAMED_FILE.findall(content)):
        return True
    odd = (name for name in gone if not _PLAIN_NAME.fullmatch(name))  # with a blank, which ends a name elsewhere
    return any(form.encode() in content for name in odd for form in (name, quote(name), escape(name)))


def _link(old: str, new: str, folders: set[str]) -> None:
    """A second name for the same file costs no copy; the old one goes with the old site."""
    folder = new.rpartition("/")[0]
    if folder not in folders:
        Path(folder).mkdir(parents=True, exist_ok=True)
        folders.add(folder)
    try:
        os.link(old, new)
    except OSError:  # a file system without hard links
        shutil.copy2(old, new)
