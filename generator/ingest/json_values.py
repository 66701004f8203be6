"""What stands under a key of an object of JSON, if it is of the kind that is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.ingest.json_text import whole

if TYPE_CHECKING:
    from generator.ingest.json_text import Json


def text(value: dict[str, Json], *names: str) -> str | None:
    """The first of these that is a string with something in it, or a whole number."""
    for name in names:
        found = value.get(name)
        if isinstance(found, int) and not isinstance(found, bool):
            return str(found)
        if isinstance(found, str) and found.strip():
            return whole(found).strip()
    return None


def texts(value: dict[str, Json], name: str) -> tuple[str, ...]:
    """The strings of a list; a string alone counts as a list of one."""
    found = value.get(name)
    listed = found if isinstance(found, list) else [found]
    return tuple(whole(each).strip() for each in listed if isinstance(each, str) and each.strip())


def within(value: dict[str, Json], name: str) -> dict[str, Json]:
    """The object under a key; empty where there is none."""
    found = value.get(name)
    return found if isinstance(found, dict) else {}


def records(value: dict[str, Json], name: str) -> tuple[dict[str, Json], ...]:
    """The objects of a list."""
    found = value.get(name)
    return tuple(each for each in found if isinstance(each, dict)) if isinstance(found, list) else ()


def yes(value: dict[str, Json], name: str) -> bool:
    """Whether a key holds `true`."""
    return value.get(name) is True
