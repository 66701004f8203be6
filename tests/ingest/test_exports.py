"""One invented paper, as each program exports it: whatever the file, the same paper is read from it."""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from generator.ingest import formats
from generator.problems import Severity
from generator.records import Author, Draft, Identifier, Source

FOLDER = Path(__file__).parents[1] / "fixtures" / "exports"
ADA, JAN = Author("Ada", "Löwe"), Author("Jan", "van der Wiese")
ABSTRACT = re.compile(
    r"Moths count the lamps of a street\.\s+We\s+show that they count up to four, and that a moth with \$?n\$? < 5 "
    r"neighbours rarely errs\. Bees err more often, and wasps do not count at all in our gardens\.(?: © 2031 .*)?"
)
DOI, OPENREVIEW, PUBMED = (
    Identifier("doi", "10.9999/moth.1"),
    Identifier("openreview", "mOtH_1"),
    Identifier("pmid", "31000001"),
)
JOURNAL = "Journal of Insect Minds"


@dataclass(frozen=True)
class Export:
    """A file, and what it says otherwise than most."""

    file: str
    venue: str | None = JOURNAL
    identifiers: tuple[Identifier, ...] = (DOI,)
    authors: tuple[Author, ...] = (ADA, JAN)
    keywords: tuple[str, ...] = ("lamp counting", "moths")
    others: int = 0
    """Records beside the one paper."""


LATEX = (Author("Ada", r"L{\"o}we"), JAN)
LATEX_BRACED = (Author("Ada", r"L{\"{o}}we"), JAN)
LATEX_OUTER = (Author("Ada", r"L\"{o}we"), JAN)
BRACED = (ADA, Author("Jan", "{van der Wiese}"))
INITIALS = (Author("A.", "Löwe"), Author("J.", "van der Wiese"))
EXPORTS = (
    Export("zotero.bib"),
    Export("biblatex.bib"),
    Export("jabref.bib", authors=LATEX),
    Export("mendeley.bib", authors=LATEX_BRACED),
    Export("scopus.bib"),
    Export("wos.bib", venue="JOURNAL OF INSECT MINDS", authors=(Author("Ada", "Loewe"), JAN)),
    Export("acm.bib", venue="CIM", authors=LATEX_OUTER),
    Export("sciencedirect.bib", authors=BRACED),
    Export("pmlr.bib", venue="Conference on Insect Minds", identifiers=(), authors=LATEX),
    Export("zotero.ris"),
    Export("ovid.ris"),
    Export("embase.ris", authors=INITIALS),
    Export("dimensions.ris", identifiers=(DOI, PUBMED)),
    Export("pubmed.nbib", identifiers=(DOI, PUBMED), others=1),
    Export("pubmed.xml", identifiers=(DOI, PUBMED)),
    Export("wos.ciw", venue="JOURNAL OF INSECT MINDS", identifiers=(DOI, PUBMED)),
    Export("wos.txt", venue="JOURNAL OF INSECT MINDS", identifiers=(DOI, PUBMED)),
    Export("wos.tsv", venue="JOURNAL OF INSECT MINDS"),
    Export("endnote.enw"),
    Export("endnote.xml"),
    Export(
        "anthology.xml", venue="Conference on Insect Minds", identifiers=(Identifier("acl", "2031.cim-main.1"), DOI),
        keywords=(),
    ),
    Export("arxiv.xml", venue="arXiv", identifiers=(Identifier("arxiv", "3105.00001"), DOI), keywords=()),
    Export("openreview1.json", venue="CIM", identifiers=(OPENREVIEW,)),
    Export("openreview2.json", venue="CIM", identifiers=(OPENREVIEW,)),
    Export(
        "scholar.json", identifiers=(DOI, PUBMED, Identifier("s2", "00000000000000000000000000000000000000aa")),
        keywords=(),
    ),
    Export("iclr2031.json", venue="ICLR", identifiers=(OPENREVIEW,)),
    Export("csl.json"),
    Export("records.jsonl"),
    Export("scopus.csv"),
    Export("embase.csv", identifiers=(), authors=INITIALS),
    Export("iclr2031-papers.csv", venue="ICLR", identifiers=()),
    Export("semicolons.csv", identifiers=()),
    Export("labelled.md", venue="CIM", identifiers=(OPENREVIEW,)),
    Export("awesome.md", venue="ICLR", identifiers=(OPENREVIEW,)),
    Export("bylines.md", venue="ICLR", identifiers=(OPENREVIEW,), keywords=()),
    Export("post.md"),
    Export("starred.txt", venue=None, identifiers=(), keywords=(), others=1),
)  # fmt: skip


def read(file: str) -> tuple[Draft, list[Severity], int]:
    """The first paper of a file, how bad the problems are that it has, and how many records stand beside it."""
    outcome = formats.parse(Source(f"seeds/{file}", (FOLDER / file).read_text(encoding="utf-8-sig")))
    drafts = [record for record in outcome.value if isinstance(record, Draft)]
    return drafts[0], [problem.severity for problem in outcome.problems], len(outcome.value) - 1


@pytest.mark.parametrize("export", EXPORTS, ids=lambda export: export.file)
def test_the_paper_is_the_same_in_every_export(export: Export) -> None:
    draft, problems, others = read(export.file)
    known = draft.bibliography
    assert re.sub(r"[{}]|\s+(?=at)", lambda match: " " * match.group().isspace(), known.title or "").strip() == (
        "Counting Lamps at Night"
    )
    assert ABSTRACT.fullmatch(draft.abstract)
    assert known.authors == export.authors
    assert (known.venue, known.year) == (export.venue, None if export.file == "starred.txt" else 2031)
    assert known.identifiers == export.identifiers
    assert known.keywords == export.keywords
    assert others == export.others
    assert set(problems) <= {Severity.NOTE}


def test_every_fixture_is_tried() -> None:
    assert sorted(export.file for export in EXPORTS) == sorted(path.name for path in FOLDER.iterdir())


@pytest.mark.parametrize(
    "export",
    [each for each in EXPORTS if not each.file.endswith((".csv", ".tsv", ".md", "starred.txt"))],
    ids=lambda export: export.file,
)
@pytest.mark.parametrize("name", ["unknown.txt", "without-suffix"])
def test_the_text_tells_the_kind_where_the_suffix_does_not(export: Export, name: str) -> None:
    text = (FOLDER / export.file).read_text(encoding="utf-8-sig")
    [draft, *_] = [each for each in formats.parse(Source(f"seeds/{name}", text)).value if isinstance(each, Draft)]
    assert draft.bibliography.authors == export.authors


@pytest.mark.parametrize(
    "file", ["scopus.csv", "iclr2031-papers.csv", "wos.tsv", "labelled.md", "awesome.md", "starred.txt"]
)
def test_tables_and_lists_are_known_by_their_text_too(file: str) -> None:
    text = (FOLDER / file).read_text(encoding="utf-8")
    [draft, *_] = formats.parse(Source("seeds/unknown.txt", text)).value
    assert draft.bibliography.authors == (ADA, JAN)
