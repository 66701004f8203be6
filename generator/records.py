"""The frozen values that pass between stages; each stage makes a type of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from generator.problems import Location

# --- ingest: folder -> records -> drafts -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Source:
    """A seed file: its path as messages show it (seeds folder included, `/` between parts) and its text."""

    path: str
    text: str
    columns: tuple[tuple[str, str], ...] = ()
    """What a table's own headings stand for, by the settings: (`Résumé`, `abstract`)."""


@dataclass(frozen=True, slots=True)
class Author:
    """A person: given names and family name, particles with the family name (`Harm`, `van Seijen`)."""

    given: str
    family: str

    @property
    def name(self) -> str:
        """The name in reading order."""
        return f"{self.given} {self.family}".strip()


@dataclass(frozen=True, slots=True, order=True)
class Identifier:
    """What a registry calls a paper: bare values (`10.1000/x`, `2412.02856`, `wCOJpXm0Me`), never addresses."""

    scheme: Literal["doi", "arxiv", "openreview", "pmid", "acl", "s2"]
    value: str


@dataclass(frozen=True, slots=True)
class WebLink:
    """An http(s) address with the label that readers see: `Code`, `PDF`, `Website`."""

    label: str
    url: str


@dataclass(frozen=True, slots=True, order=True)
class Collection:
    """What a heading gathers: its address part (`iclr-2024`) and its name as written (`ICLR 2024 论文列表`)."""

    slug: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Bibliography:
    """What is known of a paper beside its abstract; all text as in the source, LaTeX included."""

    title: str | None = None
    authors: tuple[Author, ...] = ()
    venue: str | None = None
    """The short name, without the year: `ICLR`."""
    proceedings: str | None = None
    """The long name where a record gives one: `International Conference on Learning Representations (ICLR)`."""
    year: int | None = None
    identifiers: tuple[Identifier, ...] = ()
    links: tuple[WebLink, ...] = ()
    keywords: tuple[str, ...] = ()
    """As the authors declared them, in their order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A paper as read: its abstract in the source's markup, and what else the source says."""

    abstract: str
    bibliography: Bibliography
    collection: Collection
    location: Location
    number: int
    """The 1-based position among the papers of its file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Metadata:
    """A record without a whole abstract, of a paper that another file holds; `key` is what its source calls it."""

    bibliography: Bibliography
    opening: str | None
    """The first words of the abstract, without the ellipsis that ended them."""
    location: Location
    key: str


Record: TypeAlias = Draft | Metadata

# --- clean: draft -> manuscript -> paper -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Words:
    """Literal text: every character means itself."""

    text: str


@dataclass(frozen=True, slots=True)
class Styled:
    """Text in a style."""

    style: Literal["emphasis", "strong", "code", "subscript", "superscript"]
    content: tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class Math:
    """A formula: TeX without its delimiters; `display` when it stands on a line of its own."""

    tex: str
    display: bool = False


@dataclass(frozen=True, slots=True)
class Link:
    """A link to an http, https, mailto or doi address that the scanner found safe."""

    url: str
    content: tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class ParagraphBreak:
    """The end of a paragraph; never inside a style or a link."""


Inline: TypeAlias = Words | Styled | Math | Link | ParagraphBreak
Prose: TypeAlias = tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """A piece of clean text: as prose, and as plain Unicode (formulas as readable as they get, one line)."""

    prose: Prose
    plain: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Manuscript:
    """A draft whose texts are clean; names and keywords are plain Unicode."""

    title: Text | None
    abstract: Text
    authors: tuple[Author, ...]
    venue: str | None
    proceedings: str | None
    year: int | None
    identifiers: tuple[Identifier, ...]
    links: tuple[WebLink, ...]
    keywords: tuple[str, ...]
    collection: Collection
    location: Location
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Paper(Manuscript):
    """A manuscript with its lasting address, `iclr-2024/grokking-as-the-…` without a suffix, and its earlier ones."""

    permalink: str
    aliases: tuple[str, ...] = ()


# --- infer: papers -> catalogue ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Keyword:
    """A term of one paper: normal form, label as authors write it, weight (0 to 1), and where it comes from."""

    term: str
    label: str
    weight: float
    evidence: Literal["declared", "text"]


@dataclass(frozen=True, slots=True)
class Neighbour:
    """Another topic that shares papers with this one, and how many."""

    slug: str
    papers: int


@dataclass(frozen=True, slots=True)
class Tag:
    """A topic: a keyword that papers share, with every spelling merged into it, and a curator's `description` or ''."""

    slug: str
    term: str
    label: str
    spellings: tuple[str, ...]
    papers: tuple[str, ...]
    """Permalinks, in the order of the catalogue."""
    neighbours: tuple[Neighbour, ...]
    """Strongest first."""
    parent: str | None
    """Slug of the broader topic, where the data shows one."""
    description: str


@dataclass(frozen=True, slots=True)
class Reason:
    """Why two papers are related: a shared term, the papers that have it, and its topic's slug if it is a tag."""

    label: str
    papers: int
    tag: str | None


@dataclass(frozen=True, slots=True)
class Related:
    """A link from one paper to another: strength (0 to 1, the same both ways) and reasons, rarest first."""

    target: str
    strength: float
    reasons: tuple[Reason, ...]
    fallback: bool
    """True when the two share no tag and only rarer terms connect them."""
    sentence: str = ""
    """The target's that holds the rarest reason, as plain text, cut where long; empty where it has none."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A paper with all that was inferred about it; keywords, slugs of tags and related papers with the best first."""

    paper: Paper
    title: Text
    title_inferred: bool
    keywords: tuple[Keyword, ...]
    tags: tuple[str, ...]
    related: tuple[Related, ...]


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The whole collection: entries in order of permalink within the order of collections, tags by slug."""

    entries: tuple[Entry, ...]
    tags: tuple[Tag, ...]


# --- compose and publish: catalogue -> pages -> disk -------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Page:
    """A file below `site_src/`: its path with `/` between parts, and what is in it; a `.gz` is packed when written."""

    path: str
    content: str


@dataclass(frozen=True, slots=True)
class Changes:
    """What bringing the generated folders up to date did, as paths below `site_src/`."""

    written: tuple[str, ...]
    unchanged: tuple[str, ...]
    removed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Revision:
    """The state of the seeds: the hash of their last commit, and its date as `2031-05-04`."""

    commit: str
    date: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """What pages need to know of their site; no `revision` where the seeds are in no repository."""

    name: str
    url: str | None = None
    """Where the site is published, ending in `/`; None while nobody has said."""
    repo_url: str | None = None
    """Where the seeds can be corrected, without `/` at the end: `https://github.com/someone/papers`."""
    revision: Revision | None = None
