"""An XML file of PubMed becomes drafts and metadata.

The elements: https://www.nlm.nih.gov/bsd/licensee/elements_descriptions.html
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from generator.ingest import addresses, values, xml_text
from generator.ingest.assembly import Fields, gather
from generator.problems import Location, Outcome
from generator.records import Author

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lxml import etree

    from generator.records import Identifier, Record, Source

_ROOTS = {"PubmedArticleSet", "PubmedArticle", "MedlineCitationSet", "PubmedBookArticleSet"}
_YEARS = (
    ".//JournalIssue/PubDate/Year", ".//JournalIssue/PubDate/MedlineDate", ".//ArticleDate/Year", ".//PubDate/Year",
    ".//PubMedPubDate/Year",
)  # fmt: skip


def recognises(text: str) -> bool:
    """Whether a file's text is a set of PubMed's articles."""
    return xml_text.root_name(text) in _ROOTS


def parse(source: Source) -> Outcome[tuple[Record, ...]]:
    """A record an article, or a chapter of a book."""
    tree = xml_text.parse(source)
    root = tree.value
    articles = chain(root.iter("MedlineCitation"), root.iter("BookDocument")) if root is not None else ()
    outcome = gather(_fields(article, source.path) for article in articles)
    return Outcome(outcome.value, (*tree.problems, *outcome.problems))


def _fields(article: etree._Element, path: str) -> Fields:
    title = xml_text.first(article, ".//ArticleTitle", ".//VernacularTitle", ".//BookTitle")
    venue = xml_text.first(article, ".//Journal/Title", ".//Journal/ISOAbbreviation", ".//MedlineTA", ".//BookTitle")
    number = addresses.pubmed(xml_text.first(article, "PMID") or "")
    return Fields(
        key=f"PMID {number.value}" if number else title or "",
        place=Location(path, xml_text.line(article)),
        title=values.title(title) if title else None,
        abstract=_abstract(article),
        authors=tuple(author for each in article.iterfind(".//AuthorList/Author") if (author := _author(each)).name),
        venue=" ".join(venue.split()) if venue else None,
        in_journal=article.find(".//Journal") is not None,
        year=values.year(xml_text.first(article, *_YEARS) or ""),
        found=(*_dois(article), *([number] if number else ())),
        # Subject headings, such as `Humans`, are given by librarians: they are no keywords of the authors.
        keywords=values.keywords(" ".join(word.split()) for word in xml_text.every(article, "KeywordList/Keyword")),
    )


def _abstract(article: etree._Element) -> str | None:
    """The abstract, else one in another language; a labelled part is a paragraph, `METHODS: Moths were counted.`"""
    for path in (".//Article/Abstract", "Abstract", "OtherAbstract"):
        found = article.find(path)
        if found is not None:
            parts = [_labelled(part) for part in found.iterfind("AbstractText")]
            return "\n\n".join(filter(None, parts)) or None
    return None


def _labelled(part: etree._Element) -> str | None:
    text, label = xml_text.text(part), (part.get("Label") or "").strip().rstrip(":")
    return f"{label}: {text}" if text and label and label != "UNLABELLED" else text


def _author(element: etree._Element) -> Author:
    """A person, the suffix behind the family name; or a group."""
    family, given = xml_text.first(element, "LastName"), xml_text.first(element, "ForeName", "Initials")
    suffix = xml_text.first(element, "Suffix")
    if not family:
        return Author("", xml_text.first(element, "CollectiveName") or given or "")
    return Author(" ".join((given or "").split()), " ".join(f"{family} {suffix or ''}".split()))


def _dois(article: etree._Element) -> Iterator[Identifier]:
    for element in article.iterfind(".//ELocationID"):
        if element.get("EIdType") == "doi" and (found := addresses.doi(xml_text.text(element) or "")):
            yield found
            return
