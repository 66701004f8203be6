"""A paper's places on the web: registries by its identifiers, its PDF, and what its record links to."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

from generator.records import WebLink

if TYPE_CHECKING:
    from generator.records import Paper

# In the order that readers see: where a paper was reviewed or published, then where it can be read.
_REGISTRIES = (
    ("openreview", "OpenReview", "https://openreview.net/forum?id={}"),
    ("arxiv", "arXiv", "https://arxiv.org/abs/{}"),
    ("acl", "ACL Anthology", "https://aclanthology.org/{}"),
    ("doi", "DOI", "https://doi.org/{}"),
    ("pmid", "PubMed", "https://pubmed.ncbi.nlm.nih.gov/{}/"),
    ("s2", "Semantic Scholar", "https://www.semanticscholar.org/paper/{}"),
)
_PDFS = (
    ("arxiv", "https://arxiv.org/pdf/{}"),
    ("openreview", "https://openreview.net/pdf?id={}"),
    ("acl", "https://aclanthology.org/{}.pdf"),
)


def links(paper: Paper) -> tuple[WebLink, ...]:
    """Every place, each address once: registries, the PDF, then the record's own links in their order."""
    document = pdf(paper)
    distinct: dict[str, WebLink] = {}
    for link in (*registries(paper), *([WebLink("PDF", document)] if document else []), *paper.links):
        distinct.setdefault(link.url, link)
    return tuple(distinct.values())


def registries(paper: Paper) -> tuple[WebLink, ...]:
    """The places that follow from the paper's identifiers."""
    return tuple(
        WebLink(label, template.format(quote(value)))
        for scheme, label, template in _REGISTRIES
        if (value := identifier(paper, scheme))
    )


def pdf(paper: Paper) -> str | None:
    """The address of the whole text: the one that the record gives, else arXiv's, OpenReview's, the Anthology's."""
    given = next((link.url for link in paper.links if link.label == "PDF"), None)
    if given:
        return given
    return next(
        (template.format(quote(value)) for scheme, template in _PDFS if (value := identifier(paper, scheme))), None
    )


def identifier(paper: Paper, scheme: str) -> str | None:
    """What one registry calls the paper."""
    return next((known.value for known in paper.identifiers if known.scheme == scheme), None)
