"""Settings: the `[tool.generator]` table of `pyproject.toml`, with defaults that suit a fork."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, fields
from difflib import get_close_matches
from pathlib import Path

from generator.ingest.column_names import NAMES
from generator.problems import GeneratorError

_NO_PATHS = ("csv", "own_seeds")
# `you@example.org`
_MAIL = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+", re.ASCII)


class ConfigurationError(GeneratorError):
    """The settings cannot be used; the message names every fault with its key path."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Where things are, as paths from the repository's root."""

    seeds: Path
    pages: Path
    site: Path
    mkdocs: Path
    cache: Path | None = Path(".cache")
    """What builds leave for the next, so that it is quick; None to leave nothing."""
    csv: tuple[tuple[str, str], ...] = ()
    """What columns of tables hold, (`Résumé`, `abstract`), where their headings do not say so themselves."""
    contact: str = ""
    """The mail address that services are told which `resolve` asks."""
    own_seeds: bool = True
    """False when a command line names other seeds: the pages in `pages` are then left alone."""


def load(root: Path) -> Settings:
    """Read the settings of the repository at `root`; without a `pyproject.toml` the defaults stand.

    Raises ConfigurationError when the file is no TOML, or a setting is unknown or no text.
    """
    file = root / "pyproject.toml"
    try:
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        project = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigurationError(f"{file.name}: error: not valid TOML: {error}") from error
    tools = project.get("tool", {})
    table = tools.get("generator", {}) if isinstance(tools, dict) else tools
    if not isinstance(table, dict):
        raise ConfigurationError(f"{file.name}: error: tool.generator: expected a table, got {table!r}")
    columns = table.pop("csv", {})
    faults = [fault for key, value in table.items() if (fault := _fault(key, value))] + _column_faults(columns)
    if faults:
        raise ConfigurationError("\n".join(f"{file.name}: error: {fault}" for fault in faults))
    paths: dict[str, Path] = {key: Path(value) for key, value in table.items() if key != "contact"}
    return Settings(
        seeds=paths.get("seeds", Path("seeds")),
        pages=paths.get("pages", Path("site_src")),
        site=paths.get("site", Path("site")),
        mkdocs=paths.get("mkdocs", Path("mkdocs.yml")),
        cache=paths.get("cache", Path(".cache")),
        csv=tuple(columns.items()),
        contact=table.get("contact", ""),
    )


def _fault(key: str, value: object) -> str | None:
    names = [field.name for field in fields(Settings) if field.name not in _NO_PATHS]
    if key not in names:
        near = get_close_matches(key, names, n=1)
        guess = f"did you mean '{near[0]}'?" if near else f"known: {', '.join(names)}"
        return f"tool.generator.{key}: no such setting\n  hint: {guess}"
    if not isinstance(value, str) or not value:
        return f"tool.generator.{key}: expected a path, got {value!r}"
    if key == "contact" and not _MAIL.fullmatch(value):
        return f"tool.generator.{key}: expected a mail address, got {value!r}"
    return None


def _column_faults(columns: object) -> list[str]:
    if not isinstance(columns, dict):
        return [f"tool.generator.csv: expected a table of headings and what they hold, got {columns!r}"]
    known = f"known: {', '.join(NAMES)}"
    return [
        f"tool.generator.csv.{heading}: expected what the column holds, got {held!r}\n  hint: {known}"
        for heading, held in columns.items()
        if held not in NAMES
    ]
