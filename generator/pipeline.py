"""The table of contents: from a folder of seeds to a catalogue, its pages, and a verified site."""

from __future__ import annotations

import filecmp
import shutil
import tempfile
from collections import deque
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, replace
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from generator import last_build
from generator.clean import hyphenation, manuscripts
from generator.codes import Code
from generator.compose import search
from generator.compose import site as pages_of
from generator.infer import catalogue as inference
from generator.infer import vocabulary
from generator.ingest import formats, merge, permalinks, sources
from generator.last_build import Counts
from generator.problems import Location, Outcome, Problem, Severity
from generator.publish import formulas, render, revision, verify, write
from generator.records import Catalogue, Link, Math, Styled
from generator.workers import ALONE, Workers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence, Sized

    from generator.config import Settings
    from generator.progress import Watch
    from generator.records import Draft, Manuscript, Page

T = TypeVar("T")
S = TypeVar("S", bound="Sized")
G = TypeVar("G", bound="Sized")

_SHARE = 500
"""Drafts of one share: half a second of work, much more than it takes to send them to another process."""


@dataclass(frozen=True, slots=True)
class Built:
    """What a build did: what the site holds, how many files of its source it changed, and the site's folder."""

    counts: Counts
    written: int
    unchanged: int
    removed: int
    site: Path


def build(settings: Settings, watch: Watch, workers: Workers, *, clean: bool = False) -> Outcome[Built]:
    """From seeds to a verified site; what the last build left is taken over unless `clean`.

    Without a single paper nothing is written: what was built before stays. Raises GeneratorError when the
    seeds folder is missing, or a page would overwrite a hand-written one.
    """
    watch.stage("compare")
    with _pages_folder(settings) as folder:
        settings = replace(settings, pages=folder)
        notes = _notes(settings)
        made_of = last_build.inputs(settings, revision.read(settings.seeds)) if notes else ""
        if notes and not clean and (told := last_build.recall(notes.told, made_of, last_build.outputs(settings))):
            return Outcome(Built(told.counts, 0, told.counts.files, 0, settings.site), told.problems)
        built = _build(settings, watch, workers, notes, clean=clean)
        if notes:
            told = last_build.Told(built.value.counts, built.problems)
            last_build.keep(notes.told, made_of, last_build.outputs(settings), told)
        return built


def _build(settings: Settings, watch: Watch, workers: Workers, notes: _Notes | None, *, clean: bool) -> Outcome[Built]:
    """Every stage, with what has changed since the last build."""
    found = gather(settings.seeds, watch, workers)
    catalogue, problems = found.value, found.problems
    if not catalogue.entries:
        return Outcome(Built(Counts(0, 0, 0, 0), 0, 0, 0, settings.site), problems)
    links = sum(len(entry.related) for entry in catalogue.entries)
    pages = compose(catalogue, settings, watch)
    changes = write.write(pages, settings.pages)
    counts = Counts(len(catalogue.entries), len(catalogue.tags), links, len(changes.written) + len(changes.unchanged))
    del found, catalogue, pages  # the largest of what was held, before processes share the rest
    watch.stage("render")
    rendered = render.render(
        settings.pages,
        settings.site,
        settings.mkdocs,
        notes.rendered if notes else None,
        _shared("render", watch, workers),
        clean=clean,
    )
    watch.stage("verify")
    verified = verify.verify(settings.site, notes.verified if notes else None, _shared("verify", watch, workers))
    built = Built(counts, len(changes.written), len(changes.unchanged), len(changes.removed), settings.site)
    return Outcome(built, problems + rendered.problems + verified.problems)


def gather(seeds: Path, watch: Watch, workers: Workers = ALONE) -> Outcome[Catalogue]:
    """From a folder of seeds to the catalogue: read, parse, merge, clean, address, infer."""
    problems: list[Problem] = []

    def kept(outcome: Outcome[T]) -> T:
        problems.extend(outcome.problems)
        return outcome.value

    watch.stage("read")
    files = kept(sources.read(seeds))
    records = [record for file in watch.each("parse", files) for record in kept(formats.parse(file))]
    watch.stage("merge")
    drafts = kept(merge.merge(records))
    lexicon = hyphenation.learn(draft.abstract for draft in drafts)
    shares = [drafts[at : at + _SHARE] for at in range(0, len(drafts), _SHARE)]
    cleaned = _shared("clean", watch, workers)(partial(_clean, lexicon), shares)
    papers = permalinks.assign([kept(outcome) for outcomes in cleaned for outcome in outcomes])
    watch.stage("infer")
    words = kept(curated(seeds))
    catalogue = kept(inference.infer(papers, words))
    if files and not papers:
        hint = "a list has abstracts between blank lines; a record has an abstract of its own"
        problems.append(
            Problem(Location(str(seeds)), "no paper in any of its files", Severity.ERROR, hint, code=Code.FOLDER_EMPTY)
        )
    return Outcome(catalogue, tuple(problems))


def curated(seeds: Path) -> Outcome[vocabulary.Vocabulary]:
    """What a curator says of the tags, in the seeds' `vocabulary.toml`."""
    return vocabulary.parse(sources.read_vocabulary(seeds))


def compose(catalogue: Catalogue, settings: Settings, watch: Watch) -> Iterator[Page]:
    """The pages of a catalogue and the index of their search, as values, one by one."""
    watch.stage("compose")
    site = replace(render.identity(settings.mkdocs), revision=revision.read(settings.seeds))
    yield from pages_of.compose(catalogue, site)
    watch.stage("index")
    yield from search.files(catalogue)


def _clean(lexicon: hyphenation.Lexicon, drafts: Sequence[Draft]) -> tuple[Outcome[Manuscript], ...]:
    """A share of the drafts as manuscripts, with what is to be said of their formulas."""
    outcomes = (manuscripts.clean(draft, lexicon) for draft in drafts)
    return tuple(
        Outcome(outcome.value, outcome.problems + tuple(_rejected_formulas(outcome.value))) for outcome in outcomes
    )


def _rejected_formulas(paper: Manuscript) -> Iterator[Problem]:
    """A warning for each formula that cannot be typeset, and for each command in one that nobody knows."""
    for formula in _formulas(paper):
        typeset = formulas.typeset(formula.tex, formula.display)
        if typeset.fault:
            yield Problem(
                paper.location,
                f"formula '{formula.tex}' cannot be typeset: {typeset.fault}",
                hint="it is shown as its source; mend the TeX in the seed",
                code=Code.FORMULA_REJECTED,
            )
        for command in typeset.unknown:
            yield Problem(
                paper.location,
                f"unknown command '{command}' in the formula '{formula.tex}'",
                hint="it is shown as its name; write out what it stands for",
                code=Code.FORMULA_UNKNOWN_COMMAND,
            )


def _formulas(paper: Manuscript) -> Iterator[Math]:
    waiting = deque([*(paper.title.prose if paper.title else ()), *paper.abstract.prose])
    while waiting:
        match waiting.popleft():
            case Math() as formula:
                yield formula
            case Styled(content=content) | Link(content=content):
                waiting.extendleft(reversed(content))


def _shared(stage: str, watch: Watch, workers: Workers) -> Callable[[Callable[[S], G], Sequence[S]], Iterable[G]]:
    """What a stage calls to have its work done in shares, while the watch counts."""

    def run(function: Callable[[S], G], shares: Sequence[S]) -> Iterable[G]:
        return watch.groups(stage, sum(map(len, shares)), workers.run(function, shares))

    return run


@dataclass(frozen=True, slots=True)
class _Notes:
    """Where a build leaves what the next one wants to know."""

    told: Path
    rendered: Path
    verified: Path


def _notes(settings: Settings) -> _Notes | None:
    """A site's own notes in the cache, where there is one."""
    if settings.cache is None:
        return None
    site = settings.cache / blake2b(str(settings.site.resolve()).encode(), digest_size=8).hexdigest()
    return _Notes(site / "told.json", site / "rendered.jsonl", site / "verified.jsonl")


@contextmanager
def _pages_folder(settings: Settings) -> Iterator[Path]:
    """The folder that takes the pages: the repository's own; for other seeds one in the cache, or a passing one.

    A build of other seeds must leave the repository's pages alone; the hand-written ones come along.
    """
    if settings.own_seeds:
        yield settings.pages
        return
    with nullcontext(settings.cache / "pages") if settings.cache else tempfile.TemporaryDirectory() as folder:
        _take_along(settings.pages, Path(folder))
        yield Path(folder)


def _take_along(pages: Path, folder: Path) -> None:
    """Make the hand-written pages in the folder those of the repository."""
    wanted = {page.relative_to(pages): page for page in write.hand_written(pages)}
    for copy in write.hand_written(folder):
        if copy.relative_to(folder) not in wanted:
            copy.unlink()
    for name, page in wanted.items():
        copy = folder / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        if not (copy.is_file() and filecmp.cmp(page, copy, shallow=False)):
            shutil.copyfile(page, copy)
