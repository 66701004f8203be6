"""Records become drafts: those that describe one paper are joined, metadata fills the gaps."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from generator.codes import Code
from generator.ingest import matching, venues
from generator.ingest.agreement import combine
from generator.ingest.normal import normalise, opening
from generator.problems import Outcome, Problem

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from generator.ingest.matching import Group
    from generator.records import Draft, Record


def merge(records: Sequence[Record]) -> Outcome[tuple[Draft, ...]]:
    """One draft a paper, in the order of the records, with all that any record says of it.

    The first draft of a paper gives its abstract, place and collection. What does not fit is a problem: two
    values for one field, an abstract that stands twice, metadata that belongs to no paper or to several.
    """
    groups = matching.group(records)
    problems = list(groups.problems)
    drafts = []
    for group in groups.value:
        problems += _repeated(group)
        drafts.append(_joined(group, problems))
    return Outcome(_named_alike(drafts), tuple(problems))


def _joined(group: Group, problems: list[Problem]) -> Draft:
    first = group.drafts[0]
    parts = [(draft.bibliography, draft.location) for draft in group.drafts]
    parts += [(record.bibliography, record.location) for record in group.metadata]
    if len(parts) == 1:
        return first
    outcome = combine(parts)
    problems += outcome.problems
    whole = next((draft.abstract for draft in group.drafts if opening(draft.abstract) is None), first.abstract)
    return replace(first, abstract=whole, bibliography=outcome.value)


def _repeated(group: Group) -> list[Problem]:
    """A warning for each draft that says again what another has said; a list and a record complete each other."""
    problems = []
    by_kind: dict[bool, Draft] = {}
    for draft in group.drafts:
        first = by_kind.setdefault(draft.bibliography.title is None, draft)
        if first is draft:
            continue
        if normalise(first.abstract) == normalise(draft.abstract):
            message = f"the same abstract as {first.location}: one page for both"
        else:
            message = f"the same paper as {first.location}, with another abstract: the first is shown"
        problems.append(Problem(draft.location, message, hint="remove one of the two", code=Code.PAPER_TWICE))
    return problems


def _named_alike(drafts: Sequence[Draft]) -> tuple[Draft, ...]:
    """Give collections of one address one name."""
    names: dict[str, dict[str, Draft]] = {}
    for draft in drafts:
        names.setdefault(draft.collection.slug, {}).setdefault(draft.collection.name, draft)
    chosen = {slug: _name(slug, given) for slug, given in names.items()}
    return tuple(_renamed(draft, chosen[draft.collection.slug]) for draft in drafts)


def _name(slug: str, given: Mapping[str, Draft]) -> str:
    """The one heading as written; venue and year, such as `ICLR 2024`, where headings differ; else the first name.

    Venue and year are also the name that records without a heading bring: it gives way to a heading.
    """
    first = next(iter(given.values()))
    known = first.bibliography
    plain = f"{known.venue} {known.year}"
    if venues.collection(plain, known.venue, known.year).slug != slug:
        return first.collection.name
    headings = [name for name in given if name != plain]
    return headings[0] if len(headings) == 1 else plain


def _renamed(draft: Draft, name: str) -> Draft:
    if draft.collection.name == name:
        return draft
    return replace(draft, collection=replace(draft.collection, name=name))
