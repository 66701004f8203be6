"""The command line: `python -m generator build | check | lock | resolve | explain | tags | export | text | serve`."""

from __future__ import annotations

import argparse
import logging
import os
import sys
import time
from collections import Counter
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from generator import building, config, door, mending, pipeline, reporters, server
from generator.compose import export
from generator.console import Screen
from generator.doctor.places import visible
from generator.infer import explain, proposals
from generator.problems import GeneratorError, Severity
from generator.publish import rewrite

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from generator.config import Settings
    from generator.pipeline import Checked
    from generator.problems import Problem

FINE, PROBLEMS, USAGE = 0, 1, 2
REPORTERS = {"json": reporters.json_document, "github": reporters.github_commands}
_ROUNDS = 3  # a mended word may show the next: state- of- the- art


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; exit codes: 0 fine, 1 problems in the content, 2 a fault of usage or configuration."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")  # type: ignore[union-attr]
    # It logs the records that it cannot read; our own problems say the same, with the line.
    logging.getLogger("bibtexparser").addHandler(logging.NullHandler())
    options = _parser().parse_args(arguments)
    screen = Screen(quiet=options.quiet)
    try:
        settings = _settings(options, config.load(Path()))
        return int(options.run(options, settings, screen))
    except GeneratorError as fault:
        screen.fault(str(fault))
        return USAGE
    except KeyboardInterrupt:
        screen.fault("stopped")
        return 128 + 2
    except BrokenPipeError:
        # The reader of our output has gone, as `head` does; nothing is left to be told.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except OSError as fault:
        screen.fault(f"{fault.filename or 'the disk'}: {fault.strerror}")
        return USAGE


def _build(options: argparse.Namespace, settings: Settings, screen: Screen) -> int:
    began = time.perf_counter()
    built, taken = building.build(options, settings, screen)
    screen.problems(built.problems)
    counts = built.value.counts
    if counts.papers:
        screen.say(
            f"{counts.papers:,} papers, {counts.tags:,} tags, {counts.links:,} links; "
            f"{built.value.written:,} pages written, {built.value.unchanged:,} unchanged, "
            f"{built.value.removed:,} removed; {_count(built.problems)}; {time.perf_counter() - began:.1f} s"
        )
        _tell_unlocked(settings, screen)
        screen.say(f"site: {built.value.site / 'index.html'}")
    building.tell(options, taken, counts.papers, screen)
    return _code(built.problems, strict=options.strict)


def _check(options: argparse.Namespace, settings: Settings, screen: Screen) -> int:
    with screen.watch() as watch:
        checked = pipeline.check(settings, watch)
        refused: dict[str, Problem] = {}
        for _ in range(_ROUNDS if options.fix else 0):
            written = _mend(checked.value, options.format, refused)
            if not written:
                break
            screen.say(f"mended {written:,} file{'s' * (written > 1)}")
            checked = pipeline.check(settings, watch)
    if options.diff:
        _show_repairs(checked.value, options.format)
    problems = (*checked.problems, *refused.values())
    if options.format == "text":
        screen.problems(problems)
    else:
        sys.stdout.write(REPORTERS[options.format](problems))
    screen.say(f"{len(checked.value.catalogue.entries):,} papers; {_count(problems)}")
    _tell_unlocked(settings, screen)
    return _code(problems, strict=options.strict)


def _mend(checked: Checked, form: str, refused: dict[str, Problem]) -> int:
    """Show the safe repairs and write them to the seeds; how many files were written, and why others were not."""
    _show_repairs(checked, form)
    written = 0
    for source in checked.sources:
        if (edits := checked.edits[source.path]) and source.path not in refused:
            if fault := rewrite.rewrite(source, edits):
                refused[source.path] = fault
            else:
                written += 1
    return written


def _show_repairs(checked: Checked, form: str) -> None:
    """The diff of the safe repairs, beside a report for programs on the other stream."""
    out = sys.stdout if form == "text" else sys.stderr
    for source in checked.sources:
        if edits := checked.edits[source.path]:
            shown = "".join(mending.diff(source, edits))
            out.write(_printable(shown) if out.isatty() else shown)


def _printable(text: str) -> str:
    """Text that sets no terminal's colours and rings no bell."""
    return "".join(character if character in "\n\t" else visible(character) for character in text)


def _lock(options: argparse.Namespace, settings: Settings, screen: Screen) -> int:
    with screen.watch() as watch:
        done = pipeline.keep_addresses(settings.seeds, options.rename, watch, settings.csv, prune=options.prune)
    screen.problems(done.problems)
    vanished = "let go" if options.prune else "without a paper"
    screen.say(
        f"{len(done.value.kept) + len(done.value.new):,} papers locked: {len(done.value.new):,} new, "
        f"{len(options.rename):,} at a new address; {len(done.value.vanished):,} addresses {vanished}"
    )
    return _code(done.problems, strict=False)


def _tell_unlocked(settings: Settings, screen: Screen) -> None:
    """Say it once where a mended title would change an address."""
    if pipeline.locked(settings.seeds) is None:
        screen.say("addresses come from titles and are not locked; `python -m generator lock` makes them last")


def _resolve(options: argparse.Namespace, settings: Settings, screen: Screen) -> int:
    from generator import resolving  # noqa: PLC0415 - no other command even loads what reaches the network

    with screen.watch() as watch:
        done = resolving.resolve(settings, options.out or settings.seeds / resolving.FILE, watch)
    screen.problems(done.problems)
    found = done.value
    screen.say(
        f"{found.wanted:,} papers lack a title or an identifier; {found.matched:,} found"
        + (f": review {found.file}" if found.matched else "")
    )
    return _code(done.problems, strict=False)


def _explain(options: argparse.Namespace, settings: Settings, screen: Screen) -> int:
    with screen.watch() as watch:
        found = pipeline.gather(settings.seeds, watch, settings.csv)
    known = {entry.paper.permalink: entry.title.plain.casefold() for entry in found.value.entries}
    wanted = options.paper.casefold().strip("/")
    if not any(wanted in permalink or wanted in title for permalink, title in known.items()):
        near = get_close_matches(wanted, known, n=3, cutoff=0.3)
        hint = f"did you mean {' or '.join(near)}?" if near else "name a permalink, or words of a title"
        raise GeneratorError(f"no paper has '{options.paper}' in its permalink or title\n  hint: {hint}")
    sys.stdout.write(explain.explain(found.value, options.paper, pipeline.curated(settings.seeds).value))
    return FINE


def _tags(options: argparse.Namespace, settings: Settings, screen: Screen) -> int:  # noqa: ARG001
    with screen.watch() as watch:
        found = pipeline.gather(settings.seeds, watch, settings.csv)
    sys.stdout.write(proposals.propose(found.value, pipeline.curated(settings.seeds).value))
    return FINE


def _export(options: argparse.Namespace, settings: Settings, screen: Screen) -> int:  # noqa: ARG001
    with screen.watch() as watch:
        found = pipeline.gather(settings.seeds, watch, settings.csv)
    screen.problems(found.problems)
    sys.stdout.writelines(export.json_lines(found.value, str(settings.seeds)))
    return _code(found.problems, strict=False)


def _text(options: argparse.Namespace, settings: Settings, screen: Screen) -> int:
    if options.jsonl:
        answer = door.read_lines(sys.stdin)
    else:
        answer = door.read_text(sys.stdin.read(), options.format, settings.mkdocs)
    sys.stdout.write(answer.value)
    screen.problems(answer.problems)
    return _code(answer.problems, strict=False)


def _serve(options: argparse.Namespace, settings: Settings, screen: Screen) -> int:
    code = _build(options, settings, screen)
    if code == FINE:
        server.serve(settings.site, options.port, screen.say)
    return code


def _count(problems: Iterable[Problem]) -> str:
    counted = Counter(problem.severity for problem in problems)
    said = [f"{counted[each]:,} {each}{'s' * (counted[each] > 1)}" for each in Severity if counted[each]]
    return ", ".join(said) or "no problems"


def _code(problems: Iterable[Problem], *, strict: bool) -> int:
    bad = {Severity.ERROR, Severity.WARNING} if strict else {Severity.ERROR}
    return PROBLEMS if any(problem.severity in bad for problem in problems) else FINE


def _settings(options: argparse.Namespace, settings: Settings) -> Settings:
    seeds = Path(options.seeds) if getattr(options, "seeds", None) else settings.seeds
    site = Path(options.site) if getattr(options, "site", None) else settings.site
    own = seeds.resolve() == settings.seeds.resolve()
    # The cache of the repository is for its own seeds; a build of others leaves nothing unless it is told where.
    cache = Path(options.cache) if getattr(options, "cache", None) else settings.cache if own else None
    return replace(settings, seeds=seeds, site=site, cache=cache, own_seeds=own)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m generator", description="From paper abstracts to a static site.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: object, about: str, *, seeds: bool = True) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=about, description=about)
        added.set_defaults(run=run)
        added.add_argument("--quiet", "-q", action="store_true", help="say nothing but problems")
        if seeds:
            added.add_argument("--seeds", metavar="DIR", help="folder with the abstracts (default: seeds)")
        return added

    strict = "warnings too make the exit code 1"
    build = command("build", _build, "Build the site from the seeds.")
    build.add_argument("--site", metavar="DIR", help="folder of the built site (default: site)")
    build.add_argument("--strict", action="store_true", help=strict)
    building.add_arguments(build)
    check = command("check", _check, "Report every problem of the seeds; write nothing but what --fix mends.")
    check.add_argument("--strict", action="store_true", help=strict)
    check.add_argument("--format", choices=["text", *REPORTERS], default="text", help="form of the report")
    check.add_argument("--diff", action="store_true", help="show the safe repairs, write nothing")
    check.add_argument("--fix", action="store_true", help="show the safe repairs, and write them to the seeds")
    lasting = command("lock", _lock, "Make the papers' addresses last: write them to permalinks.toml.")
    renaming = "give a paper a new address; the old one leads there"
    lasting.add_argument("--rename", nargs=2, action="append", default=[], metavar=("OLD", "NEW"), help=renaming)
    lasting.add_argument("--prune", action="store_true", help="let go of the addresses that no paper has any more")
    finding = command("resolve", _resolve, "Look up missing titles and identifiers in public catalogues.")
    finding.add_argument(
        "--out", type=Path, metavar="FILE", help="BibTeX file that takes them (default: seeds/found.bib)"
    )
    why = command("explain", _explain, "Show why a paper has its tags and links.")
    why.add_argument("paper", metavar="PAPER", help="permalink, or words of the title")
    command("tags", _tags, "Propose entries for vocabulary.toml, with evidence.")
    out = command("export", _export, "Write the catalogue to standard output.")
    out.add_argument("--format", choices=["jsonl"], default="jsonl", help="format of the output")
    text = command("text", _text, "Clean one abstract from standard input.", seeds=False)
    text.add_argument("--format", choices=["markdown", "plain", "html"], default="markdown", help="form of the output")
    text.add_argument("--jsonl", action="store_true", help='read lines {"id", "input"}, write lines')
    serve = command("serve", _serve, "Build the site and serve it on this computer.")
    serve.add_argument("--site", metavar="DIR", help="folder of the built site (default: site)")
    serve.add_argument("--port", type=int, default=8000, help="port (default: 8000)")
    building.add_arguments(serve)
    serve.set_defaults(strict=False)
    return parser
