"""All that the HTML of every page depends on beside its own Markdown, as one hash."""

from __future__ import annotations

import json
import os
import platform
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any

from generator.publish.stamps import digest

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from mkdocs.config.defaults import MkDocsConfig

_PACKAGES = (
    *("jinja2", "markdown", "markupsafe", "mini-racer", "mkdocs", "mkdocs-material", "pygments"),
    *("pymdown-extensions", "pyyaml"),
)
_OWN_CODE = Path(__file__).parent
_OURS = frozenset({"docs_dir", "site_dir", "strict"})
"""Settings that the caller chooses; they are in no page."""


def fingerprint(settings: MkDocsConfig, nav: Iterable[tuple[str, ...]] = ()) -> str:
    """A hash of the configuration, the theme's own files, the navigation, the scripts' names, the code that renders
    (KaTeX included) and the versions of the packages."""
    loaded: list[Mapping[str, Any]] = getattr(settings, "_Config__user_configs")  # noqa: B009 (to ask is deprecated)
    asked = [{name: value for name, value in each.items() if name not in _OURS} for each in loaded]
    theme = settings.theme.custom_dir
    folders = [_OWN_CODE, Path(str(theme))] if theme else [_OWN_CODE]
    hashed = blake2b(digest_size=16)
    for part in (
        json.dumps(asked, sort_keys=True, default=str),
        json.dumps(sorted(nav)),
        json.dumps(settings.extra["scripts"], sort_keys=True),  # by what minifies them, and put in after loading
        platform.python_version(),
        os.environ.get("SOURCE_DATE_EPOCH", ""),  # what templates take for now
        *map(_version, _PACKAGES),
        *(content for folder in folders for content in _contents(folder)),
    ):
        hashed.update(part.encode() + b"\0")
    return hashed.hexdigest()


def _version(package: str) -> str:
    try:
        return f"{package} {version(package)}"
    except PackageNotFoundError:
        return package


def _contents(folder: Path) -> Iterable[str]:
    """Each file's path below the folder, and its content's hash."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield f"{path.relative_to(folder).as_posix()} {digest(path.read_bytes())}"
