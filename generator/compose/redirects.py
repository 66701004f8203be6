"""A paper that moved leaves a page at each of its old addresses, which leads to the new one, from a folder too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.compose import addresses
from generator.compose.markdown import html
from generator.records import Page

if TYPE_CHECKING:
    from collections.abc import Iterator

    from generator.records import Catalogue, Entry, Site

# The script keeps what follows `#`, which the refresh would lose; the refresh is for readers without scripts.
_FORM = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>{title} (moved from {alias})</title>
<meta name="description" content="The paper that was at {alias} has a new address: {permalink}">
<meta name="robots" content="noindex">
<link rel="canonical" href="{canonical}">
<link rel="icon" href="data:,">
<script>location.replace("{target}" + location.hash)</script>
<meta http-equiv="refresh" content="0; url={target}">
</head>
<body>
<h1>This paper has moved</h1>
<p>It is now at <a href="{target}">{title}</a>.</p>
</body>
</html>
"""


def pages(catalogue: Catalogue, site: Site) -> Iterator[Page]:
    """A page for each alias of each paper."""
    for entry in catalogue.entries:
        for alias in entry.paper.aliases:
            yield Page(addresses.moved(alias), _page(entry, alias, site))


def _page(entry: Entry, alias: str, site: Site) -> str:
    """The whole file; permalinks and aliases are letters, digits and hyphens, which need no escaping."""
    built = addresses.built(addresses.paper(entry.paper.permalink))
    target = addresses.between(addresses.moved(alias), built)
    return _FORM.format(
        title=html(entry.title.plain),
        alias=alias,
        permalink=entry.paper.permalink,
        canonical=html(site.url + built) if site.url else target,
        target=target,
    )
