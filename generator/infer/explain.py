"""Why a paper has its keywords, tags and links."""

from __future__ import annotations

from generator.records import Catalogue


def explain(catalogue: Catalogue, wanted: str) -> str:
    """Lines about the first paper whose permalink or title holds the wanted words."""
    for entry in catalogue.entries:
        if wanted.casefold() in entry.paper.permalink or wanted.casefold() in entry.title.plain.casefold():
            lines = [entry.title.plain, "", "keywords:"]
            lines += [f"  {word.weight:.3f}  {word.label} ({word.evidence})" for word in entry.keywords]
            lines += ["tags: " + ", ".join(entry.tags), "related:"]
            lines += [
                f"  {link.strength:.3f}  {link.target}: " + ", ".join(f"{r.label} ({r.papers})" for r in link.reasons)
                for link in entry.related
            ]
            return "\n".join(lines) + "\n"
    return f"no paper {wanted!r}\n"
