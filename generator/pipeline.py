"""The table of contents: from a folder of seeds to a catalogue, its pages, and a verified site."""

from __future__ import annotations

import shutil
import tempfile
from collections import deque
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from generator import mending
from generator.clean import hyphenation, manuscripts
from generator.codes import Code
from generator.compose import search
from generator.compose import site as pages_of
from generator.doctor import examination
from generator.infer import catalogue as inference
from generator.infer import vocabulary
from generator.ingest import formats, locking, merge, permalinks, sources
from generator.ingest import lock as locks
from generator.problems import Location, Outcome, Problem, Severity
from generator.publish import assets, formulas, render, revision, verify, write
from generator.records import Catalogue, Changes, Link, Math, Styled

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from generator.config import Settings
    from generator.problems import Edit
    from generator.progress import Watch
    from generator.records import Page, Paper, Record, Source

Columns: TypeAlias = "tuple[tuple[str, str], ...]"
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Built:
    """What a build did: the catalogue, the changed pages, and the folder of the site."""

    catalogue: Catalogue
    changes: Changes
    site: Path


@dataclass(frozen=True, slots=True)
class Checked:
    """What was checked: the catalogue, the sources that it was made of, and the safe repairs of each by its path."""

    catalogue: Catalogue
    sources: tuple[Source, ...]
    edits: Mapping[str, tuple[Edit, ...]]


@dataclass(frozen=True, slots=True)
class _Reading:
    """The papers, the sources that they stand in, the records of each, and the words of the collection."""

    papers: tuple[Paper, ...]
    sources: tuple[Source, ...]
    records: tuple[tuple[Record, ...], ...]
    lexicon: hyphenation.Lexicon


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


def gather(seeds: Path, watch: Watch, columns: Columns = ()) -> Outcome[Catalogue]:
    """From a folder of seeds to the catalogue: read, parse, merge, clean, address, infer.

    `columns` is what the settings say of the headings of tables: see `config.Settings.csv`.
    """
    lock = locked(seeds)
    return _infer(seeds, _read(seeds, lock, watch, columns), lock, watch)


def check(settings: Settings, watch: Watch) -> Outcome[Checked]:
    """From seeds to every problem of theirs that can be found without building the site, and to their safe repairs."""
    checked = examine(settings.seeds, watch, settings.csv)
    compose(checked.value.catalogue, settings, watch)
    return checked


def examine(seeds: Path, watch: Watch, columns: Columns = ()) -> Outcome[Checked]:
    """From a folder of seeds to the catalogue, and all that is odd about what it was made of."""
    lock = locked(seeds)
    reading = _read(seeds, lock, watch, columns)
    catalogue = _infer(seeds, reading, lock, watch)
    watch.stage("examine")
    found = reading.value
    pairs = zip(found.sources, found.records, strict=True)
    edits = {source.path: mending.sound(source, records, found.lexicon) for source, records in pairs}
    case = examination.Case(
        sources=found.sources,
        edits=edits,
        records=tuple(record.location for records in found.records for record in records),
        catalogue=catalogue.value,
        told=catalogue.problems,
    )
    return Outcome(Checked(catalogue.value, found.sources, edits), examination.examine(case))


def read(seeds: Path, lock: locks.Lock | None, watch: Watch, columns: Columns = ()) -> Outcome[tuple[Paper, ...]]:
    """From a folder of seeds to papers with their addresses; without a lock these come from titles."""
    found = _read(seeds, lock, watch, columns)
    return Outcome(found.value.papers, found.problems)


def _infer(seeds: Path, reading: Outcome[_Reading], lock: locks.Lock | None, watch: Watch) -> Outcome[Catalogue]:
    papers = reading.value.papers
    lost = locking.report(lock, papers) if lock else ()
    watch.stage("infer")
    words = curated(seeds)
    catalogue = inference.infer(papers, words.value)
    return Outcome(catalogue.value, reading.problems + lost + words.problems + catalogue.problems)


def _read(seeds: Path, lock: locks.Lock | None, watch: Watch, columns: Columns) -> Outcome[_Reading]:
    problems: list[Problem] = []

    def kept(outcome: Outcome[T]) -> T:
        problems.extend(outcome.problems)
        return outcome.value

    watch.stage("read")
    files = kept(sources.read(seeds, columns))
    records = tuple(kept(formats.parse(file)) for file in watch.each("parse", files))
    watch.stage("merge")
    drafts = kept(merge.merge([*chain.from_iterable(records)]))
    lexicon = hyphenation.learn(draft.abstract for draft in drafts)
    cleaned = [kept(manuscripts.clean(draft, lexicon)) for draft in watch.each("clean", drafts)]
    papers = permalinks.assign(cleaned, lock or locks.Lock())
    problems.extend(_rejected_formulas(papers))
    if files and not papers:
        hint = "a list has abstracts between blank lines; a record has an abstract of its own"
        problems.append(
            Problem(Location(str(seeds)), "no paper in any of its files", Severity.ERROR, hint, code=Code.FOLDER_EMPTY)
        )
    return Outcome(_Reading(papers, files, records, lexicon), tuple(problems))


def locked(seeds: Path) -> locks.Lock | None:
    """The lasting addresses in the seeds' `permalinks.toml`, where there is one; raises LockError for a faulty one."""
    source = sources.read_permalinks(seeds)
    return locks.parse(source) if source else None


def keep_addresses(
    seeds: Path, renames: Sequence[tuple[str, str]], watch: Watch, columns: Columns = (), *, prune: bool
) -> Outcome[locking.Comparison]:
    """Bring the seeds' `permalinks.toml` up to date with their papers; nothing is written when an address is refused.

    `renames` are pairs of an old address and a new one. With `prune` the addresses that no paper has any more are
    let go, else they stay, and are an error. The value compares the papers with the file as it was. Raises LockError
    for a faulty file or an impossible new address.
    """
    before = locked(seeds)
    papers = read(seeds, before, watch, columns)
    lock = before or locks.Lock((seeds / sources.PERMALINKS).as_posix())
    found = locking.compare(lock, papers.value)
    after = locking.renew(lock, papers.value)
    if prune:
        after = locking.prune(after, papers.value)
    lost = locking.report(after, papers.value)
    for old, new in renames:
        after = locking.rename(after, old, new)
    write.put(seeds / sources.PERMALINKS, locks.write(after))
    unread = tuple(problem for problem in papers.problems if problem.severity == Severity.ERROR)
    return Outcome(found, unread + lost)


def curated(seeds: Path) -> Outcome[vocabulary.Vocabulary]:
    """What a curator says of the tags, in the seeds' `vocabulary.toml`."""
    return vocabulary.parse(sources.read_vocabulary(seeds))


def compose(catalogue: Catalogue, settings: Settings, watch: Watch) -> tuple[Page, ...]:
    """The pages of a catalogue and the index of their search, as values."""
    watch.stage("compose")
    site = replace(render.identity(settings.mkdocs), revision=revision.read(settings.seeds))
    return (*pages_of.compose(catalogue, site), *search.files(catalogue), *assets.scripts())


def _rejected_formulas(papers: Sequence[Paper]) -> Iterator[Problem]:
    """A warning for each formula that cannot be typeset, and for each command in one that nobody knows."""
    for paper in papers:
        for formula in _formulas(paper):
            typeset = formulas.typeset(formula.tex, formula.display)
            if typeset.fault:
                said = f"formula '{formula.tex}' cannot be typeset: {typeset.fault}"
                hint = "it is shown as its source; mend the TeX in the seed"
                yield Problem(paper.location, said, hint=hint, code=Code.FORMULA_REJECTED)
            for command in typeset.unknown:
                said = f"unknown command '{command}' in a formula"
                hint = "it is shown as its name; write out what it stands for"
                code = Code.FORMULA_UNKNOWN_COMMAND
                yield Problem(paper.location, said, hint=hint, code=code, snippet=formula.tex)


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
