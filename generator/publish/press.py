"""A page's Markdown in, its HTML on disk out: MkDocs' parts, set up once, print any share of a site's pages."""

from __future__ import annotations

import logging
import posixpath
import re
from dataclasses import dataclass
from functools import lru_cache
from html import unescape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from markdown.extensions.toc import nest_toc_tokens
from mkdocs.commands.build import _build_theme_template, get_context
from mkdocs.structure.files import get_files
from mkdocs.structure.nav import get_navigation
from mkdocs.structure.pages import Page, _ExtractTitleTreeprocessor, _RelativePathTreeprocessor
from mkdocs.structure.toc import get_toc

from generator.publish import mkdocs_settings, plain_markdown, quick_markdown
from generator.publish.ledger import Row
from generator.publish.plain_markdown import Heading, convert
from generator.publish.stamps import changed, stamp

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import File, Files

_ANCHOR = re.compile(r"""\s(?:id|name)=["']?([^"'\s>]+)""")


@dataclass(frozen=True, slots=True)
class Job:
    """What is rendered: the configuration, the folder of Markdown, and the folder that the site is built in."""

    config: Path
    docs: Path
    site: Path
    shown: Path
    """The configuration as the user named it; the other paths are whole, for processes that work elsewhere."""


@dataclass(frozen=True, slots=True)
class Printed:
    """A page that was rendered, and level and message of each log record about it."""

    source: str
    row: Row
    warnings: tuple[tuple[int, str], ...]


class Press:
    """A loaded configuration that prints pages one by one, and forgets each.

    MkDocs' own `build` holds every page, its HTML included, until the last is read; here a template finds the front
    matter of the navigation's pages, and of no other page. What MkDocs does for plugins is left out: `prints_pages`
    tells whether the configuration has any.
    """

    def __init__(self, job: Job) -> None:
        self._shown = job.shown
        self.settings: MkDocsConfig = mkdocs_settings.load(job.config, job.docs, job.site)
        self.settings.plugins.on_startup(command="build", dirty=False)
        self.prints_pages = mkdocs_settings.prints_pages(self.settings)
        if not self.prints_pages:
            return
        self.files: Files = get_files(self.settings)
        self._env = self.settings.theme.get_env()
        self.files.add_files_from_theme(self._env, self.settings)
        for file in self.files:
            if file.inclusion.value == 0:
                file.inclusion = type(file.inclusion).INCLUDED  # of the theme
        self._nav = get_navigation(self.files, self.settings)
        self._pages = self.files.documentation_pages()
        self.markdown = quick_markdown.markdown(self.settings.markdown_extensions, self.settings.mdx_configs or {})
        self._plain = plain_markdown.suits(self.settings.markdown_extensions, self.settings.mdx_configs or {})
        self._links = _Links(self.files, self.settings)
        self._title = _ExtractTitleTreeprocessor()
        self._title.md = self.markdown
        self.markdown.treeprocessors.register(self._title, "mkdocs_extract_title", 1)
        self.markdown.treeprocessors.register(self._links, "relpath", 0)
        for page in self._nav.pages:  # any page's template may ask for their titles and front matter
            self._read_front_matter(page)

    def print_page(self, source: str) -> Printed:
        """Render one page and write it."""
        file = self.files.src_uris[source]
        page = file.page or Page(None, file, self.settings)
        at = changed(str(file.abs_src_path))
        with mkdocs_settings.log() as records:
            try:
                content = self._read(page)
                html = self._html(page)
            except mkdocs_settings.STOPPING as stop:
                raise mkdocs_settings.RenderError(mkdocs_settings.told(records, stop, self._shown)) from stop
        path = Path(file.abs_dest_path)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(html)
        warnings = [(record.levelno, record.getMessage()) for record in records]
        warnings += self._own_anchors(page)
        links = tuple(
            (target.src_uri, anchor, written)
            for target, anchors in self._links.links_to_anchors.items()
            for anchor, written in anchors.items()
            if target is not file
        )
        page.content = page.markdown = None
        row = Row(file.dest_uri, stamp(content, at), stamp(html, changed(path)), links)
        return Printed(source, row, tuple(warnings))

    @property
    def navigation(self) -> list[tuple[str, str, str]]:
        """Title, address and front matter of the pages that every page may lead to or ask.

        Without their descriptions, which count the papers: each paper more would change every page.
        """
        left_out = ("description",)
        return [
            (str(page.title), page.url, repr(sorted((k, v) for k, v in page.meta.items() if k not in left_out)))
            for page in self._nav.pages
        ]

    @property
    def validates_anchors(self) -> bool:
        """Whether the configuration wants a warning for a link to an anchor that is not there."""
        return int(self.settings.validation.links.anchors) >= logging.WARNING

    def print_templates(self) -> None:
        """Write the pages that are templates alone, such as `404.html` and the sitemap."""
        for name in sorted(self.settings.theme.static_templates):
            _build_theme_template(name, self._env, self.files, self.settings, self._nav)

    def _read_front_matter(self, page: Page) -> bytes:
        """Fill in the page's front matter, and its Markdown as it stands; gives the file's content."""
        content = page.file.content_bytes
        if quick := quick_markdown.front_matter(content):
            page.markdown, page.meta = quick
        else:
            page.read_source(self.settings)
        return content

    def _read(self, page: Page) -> bytes:
        """Fill in what the page's Markdown says, as `Page.read_source` and `Page.render` do; gives the content."""
        content = self._read_front_matter(page)
        self._links.begin(page.file)
        text = page.markdown or ""
        if self._plain and "title" in page.meta and (plain := convert(text, self._links.path_to_url, self._block)):
            page.content = plain.html
            page.toc = get_toc(nest_toc_tokens([_token(each) for each in plain.headings]))
            return content
        self._links.begin(page.file)
        self._title.title = None
        page.content = self.markdown.reset().convert(text)
        page.toc = get_toc(getattr(self.markdown, "toc_tokens", []))
        page._title_from_render = self._title.title  # noqa: SLF001 (what MkDocs' own step sets)
        return content

    def _block(self, text: str) -> str | None:
        """A part of a page by Python-Markdown; None when it has a heading."""
        html: str = self.markdown.reset().convert(text)
        return None if getattr(self.markdown, "toc_tokens", []) else html

    def _own_anchors(self, page: Page) -> Iterator[tuple[int, str]]:
        """The links of a page to anchors of its own that are not there."""
        links = self._links.links_to_anchors.get(page.file, {})
        content = page.content or ""
        if self.validates_anchors and not all(f'id="{anchor}"' in content for anchor in links):
            source = page.file.src_uri
            yield from ((logging.WARNING, said) for said in astray(source, source, links.items(), content))

    def _html(self, page: Page) -> bytes:
        page.active = True
        template = self._env.get_template(page.meta.get("template", "main.html"))
        html = template.render(get_context(self._nav, self._pages, self.settings, page))
        page.active = False
        return html.encode("utf-8", errors="xmlcharrefreplace")


@lru_cache(maxsize=1)
def press(job: Job) -> Press:
    """The press of a job; a worker process keeps it from one share of the pages to the next."""
    return Press(job)


def print_pages(job: Job, sources: Sequence[str]) -> tuple[Printed, ...]:
    """Render a share of the pages."""
    with mkdocs_settings.environment():
        ready = press(job)
        return tuple(ready.print_page(source) for source in sources)


def astray(page: str, target: str, links: Iterable[tuple[str, str]], html: str) -> list[str]:
    """What is to be said, in MkDocs' words, of a page's links (anchor, as written) to a page whose HTML this is."""
    present = {unescape(anchor) for anchor in _ANCHOR.findall(html)}
    there = f"the doc '{target}' does not contain an anchor '#{{}}'"
    fault = "there is no such anchor on this page" if page == target else there
    return [
        f"Doc file '{page}' contains a link '{written}', but {fault.format(anchor)}."
        for anchor, written in links
        if anchor not in present
    ]


def _token(heading: Heading) -> Any:
    """A heading in the form of Python-Markdown's table of contents."""
    return {"level": heading.level, "id": heading.anchor, "name": heading.text}


class _Links(_RelativePathTreeprocessor):
    """MkDocs' own step from links between Markdown files to links between pages, which remembers what it found: the
    pages of a folder mostly lead to the same places."""

    def __init__(self, files: Files, settings: MkDocsConfig) -> None:
        self.files, self.config = files, settings
        self._folder: tuple[str, str] = ("", "")
        self._known: dict[str, str] = {}

    def begin(self, file: File) -> None:
        """Turn to another page."""
        self.file = file
        self.links_to_anchors = {}
        folder = (posixpath.dirname(file.src_uri), posixpath.dirname(file.url))
        if folder != self._folder:
            self._folder = folder
            self._known.clear()

    def path_to_url(self, url: str) -> str:
        """The link as a reader's browser needs it."""
        known = self._known.get(url)
        if known is None:
            known = super().path_to_url(url)
            if known != url and "#" not in url:  # as it was: perhaps with a warning, which each page deserves
                self._known[url] = known
        return known
