"""Strings of names become authors, by BibTeX's rules for particles and `Family, Given`."""

from __future__ import annotations

import re

from bibtexparser.middlewares.names import (
    parse_single_name_into_parts,
    split_multiple_persons_names,
)

from generator.records import Author

# `Jr.`, `III`: BibTeX knows them between commas only; unpunctuated they would become the family name.
_SUFFIX = re.compile(r"(?P<name>.+?),?\s+(?P<suffix>Jr\.?|Sr\.?|II|III|IV)")
# `family=Wiese, given=Jan, prefix=van der, useprefix=true`, as BibLaTeX may have it.
_NAMED_PART = re.compile(r"\b(family|given|prefix|suffix)=\"?([^,\"]+)")
# `Ada Moth and \'Elodie Bee`
_AND_BACKSLASH = re.compile(r"(\band )\\", re.IGNORECASE)
_OTHERS = re.compile(r"others|et al\.?", re.IGNORECASE)


def split(names: str) -> tuple[tuple[Author, ...], bool]:
    """The authors of a BibTeX field, and whether it ends in `and others`."""
    # The parser misses an `and` before a name that begins with a backslash; an empty group helps it.
    guarded = _AND_BACKSLASH.sub(r"\1{}\\", " ".join(names.split()))
    found = [name.removeprefix("{}") for name in split_multiple_persons_names(guarded)]
    complete = [name for name in found if not _OTHERS.fullmatch(name.strip())]
    return tuple(filter(_named, map(read, complete))), len(complete) < len(found)


def read(name: str) -> Author:
    """One name: `Harm van Seijen`, `van Seijen, Harm`, `King, Jr., Martin Luther`, `{Allen Institute for AI}`."""
    name = " ".join(name.split()).strip(" ,;")
    named = {part: value.strip() for part, value in _NAMED_PART.findall(name)}
    if "family" in named:
        whole = " ".join(named[part] for part in ("prefix", "family", "suffix") if part in named)
        return Author(named.get("given", ""), whole)
    if name.startswith("{") and name.endswith("}") and name.find("}") == len(name) - 1:
        return Author("", name[1:-1].strip())
    suffix = _SUFFIX.fullmatch(name)
    if suffix:
        bare = read(suffix["name"])
        return Author(bare.given, f"{bare.family} {suffix['suffix']}")
    parts = parse_single_name_into_parts(name, strict=False)
    given, family = parts.first, [*parts.von, *parts.last, *parts.jr]
    if "," not in name and len(given) == len(family) == 1 and given[0].islower() and not family[0].islower():
        given, family = [], [*given, *family]  # `van Gogh`: a particle, not a given name.
    return Author(" ".join(given), " ".join(family))


def _named(author: Author) -> bool:
    return bool(author.name)
