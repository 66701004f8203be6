"""A Markdown file with YAML front matter, as site generators keep one for each paper, becomes a draft or metadata."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeAlias

import yaml

from generator.codes import Code
from generator.ingest import columns, markdown_list
from generator.ingest.assembly import gather
from generator.problems import Location, Outcome, Problem, Severity

if TYPE_CHECKING:
    from generator.ingest.columns import Columns
    from generator.records import Record, Source

Yaml: TypeAlias = "str | list[Yaml] | dict[str, Yaml] | None"

_FRONT = re.compile(r"---[ \t]*\n(?P<yaml>.*?\n)(?:---|\.\.\.)[ \t]*(?:\n(?P<body>.*)|\Z)", re.DOTALL)
_KEY = re.compile(r"^[A-Za-z_][\w -]*:(?:\s|$)", re.MULTILINE)
# `## Abstract`, up to the next heading.
_ABSTRACT = re.compile(r"^#+\s*abstract\s*\n(?P<text>.*?)(?=^#|\Z)", re.DOTALL | re.MULTILINE | re.IGNORECASE)
_HEADING = re.compile(r"^#+\s.*$", re.MULTILINE)


def recognises(text: str) -> bool:
    """Whether a file's text begins with a block of YAML between lines of three hyphens."""
    match = _FRONT.match(text)
    return match is not None and _KEY.search(match["yaml"]) is not None


def parse(source: Source) -> Outcome[tuple[Record, ...]]:
    """The one record of a file, its abstract in the YAML or below it; YAML that tells of no paper heads a list."""
    match = _FRONT.match(source.text)
    if not match:
        return markdown_list.parse(source)
    try:
        # Scalars stay the text that they are: no dates, no numbers, no objects, and no way to make any.
        values: Yaml = yaml.load(match["yaml"], Loader=yaml.BaseLoader)  # noqa: S506
    except (yaml.YAMLError, RecursionError, ValueError) as fault:
        line = fault.problem_mark.line + 2 if isinstance(fault, yaml.MarkedYAMLError) and fault.problem_mark else 1
        said = str(getattr(fault, "problem", None) or type(fault).__name__)
        problem = Problem(Location(source.path, line), f"not valid YAML: {said}", Severity.ERROR, code=Code.FILE_BROKEN)
        return Outcome((), (problem,))
    found = _named(values, source.columns) if isinstance(values, dict) else {}
    body = match["body"] or ""
    known = {columns.meaning(name, source.columns) for name in found}
    if ("title" not in known and "abstract" not in known) or (
        "abstract" not in known and markdown_list.recognises(body.lstrip())
    ):
        return _list(source, match.start("body"), body)
    if "abstract" not in known and (text := _abstract(body)):
        found["abstract"] = (text,)
    return gather([columns.fields(found, Location(source.path, 1), source.columns)])


def _list(source: Source, start: int, body: str) -> Outcome[tuple[Record, ...]]:
    """What stands below the front matter, on its true lines, read as a list."""
    blank = "\n" * source.text.count("\n", 0, max(start, 0))
    return markdown_list.parse(type(source)(source.path, blank + body, source.columns))


def _named(given: dict[str, Yaml], curated: Columns) -> dict[str, tuple[str, ...]]:
    return {str(name): _texts(value) for name, value in given.items() if columns.meaning(str(name), curated)}


def _texts(value: Yaml) -> tuple[str, ...]:
    """A value as texts: of a list each, of an object its name; lists within lists may be bombs, and are not opened."""
    each = value if isinstance(value, list) else [value]
    return tuple(text for one in each if (text := _text(one)))


def _text(value: Yaml) -> str:
    if isinstance(value, dict):
        value = next(
            (value[key] for key in ("name", "full_name", "title", "url") if isinstance(value.get(key), str)), ""
        )
    return value.strip() if isinstance(value, str) else ""


def _abstract(body: str) -> str:
    """The section that is headed so, else all of the text without its headings."""
    section = _ABSTRACT.search(body)
    return (section["text"] if section else _HEADING.sub("", body)).strip()
