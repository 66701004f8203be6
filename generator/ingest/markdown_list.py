"""A Markdown list with a heading for each paper becomes drafts and metadata; one without, what a plain list becomes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from generator.codes import Code
from generator.ingest import columns, headings, markdown_sections, plain
from generator.ingest.assembly import gather
from generator.problems import Location, Outcome, Problem, Severity

if TYPE_CHECKING:
    from collections.abc import Iterator

    from generator.ingest.assembly import Fields
    from generator.ingest.columns import Columns
    from generator.ingest.markdown_sections import Section
    from generator.records import Record, Source

_JUDGED_CHARACTERS = 20_000
_FEWEST_WORDS = 25
# `*Ada Moth, Bo Bee*`, `by Ada Moth`, `_Ada Moth_`, where no label stands before them.
_BYLINE = re.compile(r"(?:[*_]{1,2}(?P<marked>[^*_]+)[*_]{1,2}|by\s+(?P<by>.+))", re.IGNORECASE)
_NAME = r"[^\W\d_a-z][\w.'’-]*(?:\s+(?:[^\W\d_a-z][\w.'’-]*|van|von|de|der|den|di|da|la|le|bin|al|del|dos)){1,4}"
# `Ada Moth, Bo Bee and Cy Wasp`, two names or more.
_NAMES = re.compile(rf"{_NAME}(?:\s*(?:,\s*and\b|,\s*&|,|;|·|\band\b|&)\s*{_NAME})+")
# `[3] Lamps`, `12. Lamps`, behind the marks of a heading.
_NUMBER = re.compile(r"(?:\[\d+\]|\(?\d+[.)])\s+")
_TITLE_LINK = re.compile(
    r"\[(?P<title>(?:[^\[\]]|\[[^\[\]]*\])+)\]\((?P<url>[^()\s]+(?:\([^()\s]*\))?[^()\s]*)[^()]*\).*"
)
_EMPHASIS = re.compile(r"(\*\*|__)(?P<bold>.+)\1")


def recognises(text: str) -> bool:
    """Whether a file's text has headings with labels of a paper below them, `**Authors**` and `**Abstract**`."""
    found = markdown_sections.sections(text[:_JUDGED_CHARACTERS], ()) if "#" in text[:_JUDGED_CHARACTERS] else []
    return sum({"abstract", "authors"} <= _meanings(section, ()) for section in found if section.heading) > 0


def parse(source: Source) -> Outcome[tuple[Record, ...]]:
    """A record for each heading that has labels, a link or a byline, marked or of names alone, above an abstract."""
    found = markdown_sections.sections(source.text, source.columns)
    if not any(_is_paper(section, source.columns) for section in found):
        return plain.parse(source)
    outcome = gather(_records(found, source))
    passed = [each for each in found if not _is_paper(each, source.columns) and each.paragraphs and each.heading]
    if not passed:
        return outcome
    said = f"what stands below '{passed[0].heading}' is read as no paper"
    more = f", nor below {len(passed) - 1:,} headings more" if len(passed) > 1 else ""
    place, hint = Location(source.path, passed[0].line), "a paper has an abstract, or labels"
    note = Problem(place, said + more, Severity.NOTE, hint, code=Code.TEXT_UNREAD)
    return Outcome(outcome.value, (*outcome.problems, note))


def _records(found: list[Section], source: Source) -> Iterator[Fields]:
    """A heading that names a venue and a year, such as `# ICLR 2024`, tells them of the papers below it."""
    above: tuple[str, ...] = ()
    for section in found:
        if _is_paper(section, source.columns):
            yield _fields(section, above, source)
            continue
        heading = headings.recognise([section.heading]) if section.heading else None
        if heading and heading.event.year:
            venue = heading.event.venue if heading.event.known else ""
            above = (f"{venue} {heading.event.year}",)


def _fields(section: Section, above: tuple[str, ...], source: Source) -> Fields:
    title, link = _title(section.heading)
    found: dict[str, tuple[str, ...]] = {"title": (title,), "conference": above}
    found |= section.labelled
    if link:
        found.setdefault("paper url", (link,))
    for label, url in section.links:
        known = columns.meaning(label, source.columns)
        found.setdefault(label if known in ("pdf", "code", "website") else f"link {url}", (url,))
    labels = _meanings(section, source.columns)
    if "abstract" not in labels:
        found["abstract"] = _abstract(section)[:1]
    if "authors" not in labels:
        byline = _byline(section)
        found["authors"] = (byline,) if byline else ()
    return columns.fields(found, Location(source.path, section.line), source.columns)


def _is_paper(section: Section, given: Columns) -> bool:
    if not section.heading:
        return False
    known = _meanings(section, given)
    linked = _title(section.heading)[1] is not None
    if known & {"abstract", "authors"} or (known and linked):
        return True
    return bool(_abstract(section)) and (linked or _byline(section) is not None)


def _meanings(section: Section, given: Columns) -> set[str | None]:
    return {columns.meaning(name, given) for name in section.labelled}


def _title(heading: str) -> tuple[str, str | None]:
    """What a heading says without number, link and emphasis, and where its link leads."""
    bare = _NUMBER.sub("", heading, count=1) if _NUMBER.match(heading) else heading
    emphasis = _EMPHASIS.fullmatch(bare)
    bare = emphasis["bold"] if emphasis else bare
    link = _TITLE_LINK.fullmatch(bare)
    return (link["title"].strip(), link["url"]) if link else (bare.strip(), None)


def _byline(section: Section) -> str | None:
    first = section.paragraphs[0].partition("\n")[0] if section.paragraphs else ""
    match = _BYLINE.fullmatch(first)
    if match:
        return match["marked"] or match["by"]
    return first if _NAMES.fullmatch(first) else None


def _abstract(section: Section) -> tuple[str, ...]:
    """The paragraphs that are long enough to be one, the longest first."""
    long = [text for text in section.paragraphs if len(text.split()) >= _FEWEST_WORDS]
    return tuple(sorted(long, key=len, reverse=True))
