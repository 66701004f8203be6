"""Objects as one program writes them all: which program it was, and the reader of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from generator.ingest import csl_json, openreview, own_json, semantic_scholar

if TYPE_CHECKING:
    from generator.ingest.assembly import Fields
    from generator.ingest.json_text import Json
    from generator.problems import Location

Recogniser: TypeAlias = "Callable[[dict[str, Json]], bool]"
Shape: TypeAlias = "Callable[[dict[str, Json], Location], Fields | None]"


_SHAPES: tuple[tuple[Recogniser, Shape], ...] = (
    (own_json.recognises, own_json.read),
    (openreview.recognises, openreview.read),
    (semantic_scholar.recognises, semantic_scholar.read),
    (csl_json.recognises, csl_json.read),
)


def shape(value: dict[str, Json]) -> Shape | None:
    """The reader of the program that wrote an object, which hands out None for what is no paper; None for any other."""
    return next((read for recognises, read in _SHAPES if recognises(value)), None)
