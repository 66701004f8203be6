"""The table of contents: from a folder of seeds to a catalogue, its pages, and a verified site."""

from __future__ import annotations

import shutil
import tempfile
from collections import deque
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from generator.clean import hyphenation, manuscripts
from generator.compose import search
from generator.compose import site as pages_of
from generator.infer import catalogue as inference
from generator.infer import vocabulary
from generator.ingest import formats, merge, permalinks, sources
from generator.problems import Location, Outcome, Problem, Severity
from generator.publish import formulas, render, revision, verify, write
from generator.records import Catalogue, Changes, Link, Math, Styled

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from generator.config import Settings
    from generator.progress import Watch
    from generator.records import Page, Paper

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Built:
    """What a build did: the catalogue, the changed pages, and the folder of the site."""

    catalogue: Catalogue
    changes: Changes
    site: Path


def build(settings: Settings, watch: Watch) -> Outcome[Built]:
    """From seeds to a verified site.

    Without a single paper nothing is written: what was built before stays. Raises GeneratorError when the
    seeds folder is missing, or a page would overwrite a hand-written one.
    """
    found = gather(settings.seeds, watch, settings.csv)
    if not found.value.entries:
        return Outcome(Built(found.value, Changes((), (), ()), settings.site), found.problems)
    pages = compose(found.value, settings, watch)
    with _pages_folder(settings) as folder:
        watch.stage("write")
        changes = write.write(pages, folder)
        watch.stage("render")
        rendered = render.render(folder, settings.site, settings.mkdocs)
    watch.stage("verify")
    verified = verify.verify(settings.site)
    return Outcome(Built(found.value, changes, settings.site), found.problems + rendered.problems + verified.problems)


def gather(seeds: Path, watch: Watch, columns: tuple[tuple[str, str], ...] = ()) -> Outcome[Catalogue]:
    """From a folder of seeds to the catalogue: read, parse, merge, clean, address, infer.

    `columns` is what the settings say of tables' headings: see `config.Settings.csv`.
    """
    problems: list[Problem] = []

    def kept(outcome: Outcome[T]) -> T:
        problems.extend(outcome.problems)
        return outcome.value

    watch.stage("read")
    files = kept(sources.read(seeds, columns))
    records = [record for file in watch.each("parse", files) for record in kept(formats.parse(file))]
    watch.stage("merge")
    drafts = kept(merge.merge(records))
    lexicon = hyphenation.learn(draft.abstract for draft in drafts)
    cleaned = [kept(manuscripts.clean(draft, lexicon)) for draft in watch.each("clean", drafts)]
    papers = permalinks.assign(cleaned)
    problems.extend(_rejected_formulas(papers))
    watch.stage("infer")
    words = kept(curated(seeds))
    catalogue = kept(inference.infer(papers, words))
    if files and not papers:
        hint = "a list has abstracts between blank lines; a record has an abstract of its own"
        problems.append(Problem(Location(str(seeds)), "no paper in any of its files", Severity.ERROR, hint))
    return Outcome(catalogue, tuple(problems))


def curated(seeds: Path) -> Outcome[vocabulary.Vocabulary]:
    """What a curator says of the tags, in the seeds' `vocabulary.toml`."""
    return vocabulary.parse(sources.read_vocabulary(seeds))


def compose(catalogue: Catalogue, settings: Settings, watch: Watch) -> tuple[Page, ...]:
    """The pages of a catalogue and the index of their search, as values."""
    watch.stage("compose")
    site = replace(render.identity(settings.mkdocs), revision=revision.read(settings.seeds))
    return (*pages_of.compose(catalogue, site), *search.files(catalogue))


def _rejected_formulas(papers: Sequence[Paper]) -> Iterator[Problem]:
    """A warning for each formula that cannot be typeset, and for each command in one that nobody knows."""
    for paper in papers:
        for formula in _formulas(paper):
            typeset = formulas.typeset(formula.tex, formula.display)
            if typeset.fault:
                said = f"formula '{formula.tex}' cannot be typeset: {typeset.fault}"
                yield Problem(paper.location, said, hint="it is shown as its source; mend the TeX in the seed")
            for command in typeset.unknown:
                said = f"unknown command '{command}' in the formula '{formula.tex}'"
                yield Problem(paper.location, said, hint="it is shown as its name; write out what it stands for")


def _formulas(paper: Paper) -> Iterator[Math]:
    waiting = deque([*(paper.title.prose if paper.title else ()), *paper.abstract.prose])
    while waiting:
        match waiting.popleft():
            case Math() as formula:
                yield formula
            case Styled(content=content) | Link(content=content):
                waiting.extendleft(reversed(content))


@contextmanager
def _pages_folder(settings: Settings) -> Iterator[Path]:
    """The folder that takes the pages: the repository's own, or a passing one for other seeds.

    A build of other seeds must leave the repository's pages alone; the hand-written ones come along.
    """
    if settings.own_seeds:
        yield settings.pages
        return
    with tempfile.TemporaryDirectory() as passing:
        for page in write.hand_written(settings.pages):
            copy = Path(passing) / page.relative_to(settings.pages)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(page, copy)
        yield Path(passing)
