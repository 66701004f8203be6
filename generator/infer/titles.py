"""Working titles for papers without one, taken from their own abstracts."""

from __future__ import annotations

from collections.abc import Sequence

from generator.infer.acronyms import Definition


def working_title(abstract: str, keywords: Sequence[str], definitions: Sequence[Definition]) -> str:
    """A title for an abstract, from its keywords, best first."""
    if keywords:
        name = " and ".join(keywords[:2])
        return name[:1].upper() + name[1:]
    del definitions
    return " ".join(abstract.split()[:10]) or "Untitled"
