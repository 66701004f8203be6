"""Web addresses, DOIs and eprint numbers become identifiers and links."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from urllib.parse import parse_qs, unquote, urlsplit

from generator.records import Identifier, WebLink

# `10.1000/xyz`; `https://doi.org/10.1000/xyz`; `https://dl.acm.org/doi/pdf/10.1145/1`.
_DOI = re.compile(
    r"(?:doi:\s*|https?://(?:dx\.)?doi\.org/|https?://[\w.-]+/doi/(?:\w+/)?)?(10\.\d{4,9}/[^\s?#\\]+)", re.IGNORECASE
)
# `2412.02856v2`, `cs.LG/0610105`, with `arXiv:` or an address before them.
_ARXIV = re.compile(
    r"(?:arxiv:\s*|https?://(?:[\w-]+\.)?arxiv\.org/(?:abs|pdf|html)/)?"
    r"(\d{4}\.\d{4,5}|[a-z-]+(?:\.[a-z]{2})?/\d{7})(?:v\d+)?(?:\.pdf)?",
    re.IGNORECASE,
)
_ARXIV_DOI = re.compile(r"10\.48550/arxiv\.(.+)", re.IGNORECASE)
_ARXIV_VENUE = re.compile(r"\b(?:arxiv:|abs/)\s*([\w./-]{3,40}\d)", re.IGNORECASE)
_OPENREVIEW_ID = re.compile(r"[\w-]{6,20}")
# `35957633`, `PMID: 35957633`, `https://pubmed.ncbi.nlm.nih.gov/35957633/`
_PUBMED = re.compile(
    r"(?:pmid:?\s*|https?://(?:pubmed\.ncbi\.nlm\.nih\.gov|(?:www\.)?ncbi\.nlm\.nih\.gov/pubmed)/)?(\d{1,8})"
    r"(?:\s*\[PMID\]|/)?",
    re.IGNORECASE,
)
# `2024.acl-long.1`, `P19-1001`, `https://aclanthology.org/2024.acl-long.1/`
_ACL = re.compile(
    r"(?:https?://(?:www\.)?(?:aclanthology\.org|aclweb\.org/anthology)/)?"
    r"(\d{4}\.[\w-]+\.\d+|[A-Z]\d\d-\d{4})(?:\.pdf|/)?"
)
# `https://www.semanticscholar.org/paper/Lamps-of-Moths/<40 hexadecimal digits>`
_SEMANTIC_SCHOLAR = re.compile(r"(?:https?://(?:www\.)?semanticscholar\.org/paper/(?:[^/\s]+/)?)?([0-9a-f]{40})")
# `https://sfx.library.example/utrecht?sid=EMBASE&id=doi:10.1000%2Fxyz&atitle=…`: asks a library for a DOI.
_OPENURL = re.compile(r"https?://sfx\.[^\s?]+\?(?:[^\s]*&)?id=doi:(10\.\d{4,9}(?:/|%2F)[^&\s]+)", re.IGNORECASE)
_TEX = re.compile(r"[{}]|\\([_&%#$~])")
# `https://a.org https://b.org`
_BETWEEN = re.compile(r"[\s,;](?=https?://)")
_CODE_HOSTS = {"bitbucket.org", "codeberg.org", "github.com", "gitlab.com", "huggingface.co"}
# What an address never holds unescaped, and what would end it in HTML or Markdown.
_UNSAFE = re.compile(r"[\s<>\"'`\\^{}|\x00-\x20\x7f-\x9f]")


def read(address: str, label: str | None = None) -> Identifier | WebLink | None:
    """What an address stands for: a registry's identifier, else a link; None when it is no http(s) address.

    A label from the record (`Code`, `PDF`) wins over the one that the address suggests.
    """
    address = _without_tex(address)
    found = None if label else _registered(address)
    if found:
        return found
    try:
        parts = urlsplit(address)
        host = (parts.hostname or "").removeprefix("www.")
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or "." not in host or _UNSAFE.search(address):
        return None
    return WebLink(label or _label(host, parts.path), address)


def separate(text: str) -> list[str]:
    """The addresses of a field that may hold several, blanks within an address encoded."""
    return ["%20".join(address.strip(" ,;\n\t").split()) for address in _BETWEEN.split(text.strip()) if address]


def doi(text: str) -> Identifier | None:
    """The DOI that a text is or begins with, bare or as an address; those of arXiv become arXiv identifiers."""
    match = _DOI.match(_without_tex(text))
    if not match:
        return None
    value = unquote(match.group(1)).split()[0].rstrip(".,;")
    eprint = _ARXIV_DOI.fullmatch(value)
    return (eprint and arxiv(eprint.group(1))) or Identifier("doi", value)


def arxiv(text: str) -> Identifier | None:
    """An arXiv number, bare or as an address, without its version."""
    match = _ARXIV.fullmatch(text.strip())
    return Identifier("arxiv", match.group(1)) if match else None


def openreview(text: str) -> Identifier | None:
    """The identifier in an OpenReview address, `https://openreview.net/forum?id=wCOJpXm0Me`, or that a text is."""
    try:
        parts = urlsplit(text.strip())
    except ValueError:
        return None
    if parts.hostname in ("openreview.net", "www.openreview.net"):
        values = parse_qs(parts.query).get("id", [])
    else:
        values = [] if parts.scheme else [text.strip()]
    return Identifier("openreview", values[0]) if values and _OPENREVIEW_ID.fullmatch(values[0]) else None


def pubmed(text: str) -> Identifier | None:
    """A PubMed number, bare or as an address."""
    match = _PUBMED.fullmatch(text.strip())
    return Identifier("pmid", match.group(1)) if match else None


def acl(text: str) -> Identifier | None:
    """A name in the ACL Anthology, bare or as an address."""
    match = _ACL.fullmatch(text.strip())
    return Identifier("acl", match.group(1)) if match else None


def semantic_scholar(text: str) -> Identifier | None:
    """What Semantic Scholar calls a paper: 40 hexadecimal digits, bare or at the end of an address."""
    match = _SEMANTIC_SCHOLAR.fullmatch(text.strip())
    return Identifier("s2", match.group(1)) if match else None


def eprint_within(venue: str) -> Identifier | None:
    """The arXiv number in a venue such as `arXiv preprint arXiv:2412.02856` or `CoRR, abs/2412.02856`."""
    match = _ARXIV_VENUE.search(venue)
    return arxiv(match.group(1)) if match else None


def named(text: str) -> Identifier | None:
    """The identifier that a record's own `id` is, when it says so: a DOI, or `arXiv:` and a number."""
    return doi(text) or (arxiv(text) if text.lower().startswith("arxiv:") else None)


def _registered(address: str) -> Identifier | None:
    if not address.lower().startswith(("http://", "https://")):
        return None
    if asked := _OPENURL.match(address):
        return doi(unquote(asked.group(1)))
    found = (of_scheme(address) for of_scheme in SCHEMES.values())
    return next((identifier for identifier in found if identifier), None)


def _without_tex(address: str) -> str:
    r"""An address without the braces and backslashes of BibTeX: `a{\_}b\%20`, `{~}name`, `\url{…}`."""
    if "\\" not in address and "{" not in address:
        return address.strip()
    return _TEX.sub(r"\1", address.replace("\\textasciitilde", "~").removeprefix("\\url")).strip()


def _label(host: str, path: str) -> str:
    if path.lower().endswith(".pdf"):
        return "PDF"
    if host in _CODE_HOSTS:
        return "Code"
    return "Website"


SCHEMES: Mapping[str, Callable[[str], Identifier | None]] = {
    "openreview": openreview,
    "arxiv": arxiv,
    "doi": doi,
    "pmid": pubmed,
    "acl": acl,
    "s2": semantic_scholar,
}
