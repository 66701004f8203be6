"""The site's scripts in, what pages load out: few files, each joined of modules, made small, and named by its content.

A page opened from a folder can load no module, and each file is a request: so the modules in `scripts/` become one
script for all pages and one for the search. Names that change with the content are never served stale from a cache.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache
from importlib.resources import files

import minify

from generator.records import Page

_FOLDER = "assets/javascripts"  # two folders below the site, which the scripts count on

_BUNDLES = {
    "site": ("theme", "keys", "search-box", "references", "search-open", "reading-list"),
    "search": (
        "search-text",
        "search-parts",
        "search-store",
        "search-query",
        "search-spelling",
        "search-sets",
        "search-rank",
        "search-view",
        "search-export",
        "search-dialog",
        "search-page",
    ),
}
"""Modules in the order in which they run: each behind those that it imports."""

# import { fold, runs } from "./search-text.js";
# export { parse };
_LINKAGE = re.compile(r'^(?:import \{[^}]*\} from "\./[\w-]+\.js"|export \{[^}]*\});\n', re.MULTILINE)


@cache
def scripts() -> tuple[Page, ...]:
    """The scripts as files of the site."""
    return tuple(_page(name, _bundle(modules)) for name, modules in _BUNDLES.items())


def addresses() -> dict[str, str]:
    """Where each script lies in the site, for the templates: `{"site": "assets/javascripts/site.1f3a….js"}`."""
    return dict(zip(_BUNDLES, (page.path for page in scripts()), strict=True))


def _bundle(modules: tuple[str, ...]) -> str:
    """One script of modules that share one scope; raises `minify.MinifyError` where two have one name."""
    folder = files("generator.publish") / "scripts"
    texts = (_LINKAGE.sub("", (folder / f"{module}.js").read_text("utf-8")) for module in modules)
    return str(minify.string("application/javascript", f'(() => {{"use strict";\n{"".join(texts)}}})();'))


def _page(name: str, content: str) -> Page:
    digest = hashlib.sha256(content.encode()).hexdigest()[:8]
    return Page(f"{_FOLDER}/{name}.{digest}.js", f"{content}\n")
