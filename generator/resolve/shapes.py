"""JSON of unknown shape, read without surprises: what is not as expected is empty."""

from __future__ import annotations

import html
import json
import re
from typing import TypeAlias

from generator.records import Identifier

Json: TypeAlias = "str | int | float | bool | list[Json] | dict[str, Json] | None"

# `<jats:title>Abstract</jats:title>`, `<h2>ABSTRACT</h2>`: a heading is no text of the abstract.
_HEADING = re.compile(r"<(jats:title|title|h\d)\b[^>]*>.*?</\1>", re.IGNORECASE | re.DOTALL)
# What ends a line where it stands between two words.
_BLOCK = re.compile(r"</?(?:jats:)?(?:p|sec|title|list|list-item|br|li|div)\b[^<>]*>", re.IGNORECASE)
# `<jats:p>`, `</sub>`, but not the `<` of `x < y`.
_TAG = re.compile(r"</?[a-z][a-z0-9]*(?::[a-z-]+)?(?:\s[^<>]*)?/?>", re.IGNORECASE)
_CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")
_DOI = re.compile(r"10\.\d{4,9}/\S+")
# `2412.02856`, `2412.02856v2`, `hep-th/9901001`
_ARXIV = re.compile(r"(?P<id>\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?/\d{7})(?:v\d+)?")
_ARXIV_DOI = "10.48550/arxiv."


def loaded(body: bytes) -> dict[str, Json] | None:
    """The object that the body holds; None where it is none, cut off, or nested without end."""
    try:
        value = json.loads(body)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def table(value: Json) -> dict[str, Json]:
    """The object, or an empty one."""
    return value if isinstance(value, dict) else {}


def items(value: Json) -> list[Json]:
    """The list, or an empty one."""
    return value if isinstance(value, list) else []


def text(value: Json) -> str:
    """The string in one line, without control characters; empty for anything else."""
    return " ".join(_CONTROLS.sub(" ", value).split()) if isinstance(value, str) else ""


def year(value: Json) -> int | None:
    """A year that papers can have."""
    return value if isinstance(value, int) and 1500 <= value <= 2200 else None


def untagged(value: Json) -> str:
    """Text without the tags, headings and entities of JATS and HTML."""
    if not isinstance(value, str):
        return ""
    return text(html.unescape(_TAG.sub("", _BLOCK.sub(" ", _HEADING.sub(" ", value)))))


def doi(value: Json) -> tuple[Identifier, ...]:
    """The DOI in a string, as an identifier; arXiv's own DOIs become its numbers."""
    found = _DOI.search(text(value))
    if not found:
        return ()
    if found[0].casefold().startswith(_ARXIV_DOI):
        return arxiv(found[0][len(_ARXIV_DOI) :])
    return (Identifier("doi", found[0]),)


def arxiv(value: Json) -> tuple[Identifier, ...]:
    """The arXiv number in a string such as `2412.02856v2`, without its version."""
    found = _ARXIV.fullmatch(text(value))
    return (Identifier("arxiv", found["id"]),) if found else ()
