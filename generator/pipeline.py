"""The table of contents: from a folder of seeds to a catalogue, its pages, and a verified site."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from generator import last_build, mending, workplace
from generator.clean import hyphenation, manuscripts
from generator.codes import Code
from generator.compose import search
from generator.compose import site as pages_of
from generator.doctor import examination
from generator.infer import catalogue as inference
from generator.infer import vocabulary
from generator.ingest import formats, locking, merge, permalinks, sources
from generator.ingest import lock as locks
from generator.last_build import Counts
from generator.problems import Location, Outcome, Problem, Severity
from generator.publish import assets, formulas, render, revision, verify, write
from generator.records import Catalogue, Link, Math, Styled
from generator.workers import ALONE, Workers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Sized

    from generator.config import Settings
    from generator.problems import Edit
    from generator.progress import Watch
    from generator.records import Draft, Manuscript, Page, Paper, Record, Source
    from generator.workplace import Notes

Columns: TypeAlias = "tuple[tuple[str, str], ...]"
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


def build(settings: Settings, watch: Watch, workers: Workers, *, clean: bool = False) -> Outcome[Built]:
    """From seeds to a verified site; what the last build left is taken over unless `clean`.

    Without a single paper nothing is written: what was built before stays. Raises GeneratorError when the
    seeds folder is missing, or a page would overwrite a hand-written one.
    """
    watch.stage("compare")
    workplace.refuse_overlap(settings.seeds, settings.site)
    with workplace.pages_folder(settings) as folder:
        settings = replace(settings, pages=folder)
        notes = workplace.notes(settings)
        made_of = _made_of(settings) if notes else ""
        if notes and made_of and not clean:
            told = last_build.recall(notes.told, made_of, last_build.outputs(settings))
            if told:
                return Outcome(Built(told.counts, 0, told.counts.files, 0, settings.site), told.problems)
        before = last_build.touched(settings)
        built = _build(settings, watch, workers, notes, clean=clean)
        # What was edited meanwhile may be in the site, or not: the next build has to look.
        if notes and made_of and (made_of, before) == (_made_of(settings), last_build.touched(settings)):
            said = last_build.Told(built.value.counts, built.problems)
            last_build.keep(notes.told, made_of, last_build.outputs(settings), said)
        return built


def _made_of(settings: Settings) -> str:
    """A hash of all that the site follows from; empty where nobody can tell, as with hooks."""
    configuration = render.configuration(settings.mkdocs)
    return configuration and last_build.inputs(settings, revision.read(settings.seeds), configuration)


def _build(settings: Settings, watch: Watch, workers: Workers, notes: Notes | None, *, clean: bool) -> Outcome[Built]:
    """Every stage, with what has changed since the last build."""
    found = gather(settings.seeds, watch, settings.csv, workers)
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


def gather(seeds: Path, watch: Watch, columns: Columns = (), workers: Workers = ALONE) -> Outcome[Catalogue]:
    """From a folder of seeds to the catalogue: read, parse, merge, clean, address, infer.

    `columns` is what the settings say of the headings of tables: see `config.Settings.csv`.
    """
    lock = locked(seeds)
    return _infer(seeds, _read(seeds, lock, watch, columns, workers), lock, watch)


def check(settings: Settings, watch: Watch) -> Outcome[Checked]:
    """From seeds to every problem of theirs that can be found without building the site, and to their safe repairs."""
    checked = examine(settings.seeds, watch, settings.csv)
    deque(compose(checked.value.catalogue, settings, watch), maxlen=0)  # a page that cannot be made stops here
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


def _read(
    seeds: Path, lock: locks.Lock | None, watch: Watch, columns: Columns, workers: Workers = ALONE
) -> Outcome[_Reading]:
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
    shares = [drafts[at : at + _SHARE] for at in range(0, len(drafts), _SHARE)]
    cleaned = _shared("clean", watch, workers)(partial(_clean, lexicon), shares)
    papers = permalinks.assign([kept(outcome) for outcomes in cleaned for outcome in outcomes], lock or locks.Lock())
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


def compose(catalogue: Catalogue, settings: Settings, watch: Watch) -> Iterator[Page]:
    """The pages of a catalogue and the index of their search, as values, one by one."""
    watch.stage("compose")
    site = replace(render.identity(settings.mkdocs), revision=revision.read(settings.seeds))
    yield from pages_of.compose(catalogue, site)
    watch.stage("index")
    yield from search.files(catalogue)
    yield from assets.scripts()


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
            said = f"formula '{formula.tex}' cannot be typeset: {typeset.fault}"
            hint = "it is shown as its source; mend the TeX in the seed"
            yield Problem(paper.location, said, hint=hint, code=Code.FORMULA_REJECTED)
        for command in typeset.unknown:
            said = f"unknown command '{command}' in a formula"
            hint = "it is shown as its name; write out what it stands for"
            code = Code.FORMULA_UNKNOWN_COMMAND
            yield Problem(paper.location, said, hint=hint, code=code, snippet=formula.tex)


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
