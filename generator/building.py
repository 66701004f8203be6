"""How the command `build` has its work done: what is taken over, by whom it is done, and what that took."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from generator import pipeline, timings, workers
from generator.problems import GeneratorError

if TYPE_CHECKING:
    from generator.config import Settings
    from generator.console import Screen
    from generator.pipeline import Built
    from generator.problems import Outcome
    from generator.timings import Timing


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """How the work is done: what is taken over, who does it, and whether it is timed."""
    parser.add_argument("--clean", action="store_true", help="make everything anew, take nothing from the last build")
    parser.add_argument("--cache", metavar="DIR", help="where to leave what makes the next build quick")
    parser.add_argument("--workers", metavar="N", type=_positive, help="processes that share the work (default: cores)")
    parser.add_argument("--backend", choices=["local", "dask"], default="local", help="whose processes they are")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="of Dask, such as tcp://10.0.0.1:8786")
    parser.add_argument(
        "--timings", metavar="FILE", nargs="?", const="", help="tell what each stage took, and write it to FILE as JSON"
    )


def build(options: argparse.Namespace, settings: Settings, screen: Screen) -> tuple[Outcome[Built], tuple[Timing, ...]]:
    """Build the site as the options say, with progress on the screen; gives also what each stage took."""
    if (options.backend == "dask") != bool(options.scheduler):
        raise GeneratorError("--backend dask and --scheduler ADDRESS go together")
    whose = workers.everyone(options.workers, options.scheduler)
    with screen.watch() as watch:
        clock = timings.Clock(watch)
        return pipeline.build(settings, clock, whose, clean=options.clean), clock.timings()


def tell(options: argparse.Namespace, taken: tuple[Timing, ...], papers: int, screen: Screen) -> None:
    """Tell what each stage took, on the screen and in the file, where that is asked for."""
    if options.timings is None:
        return
    for line in timings.table(taken, papers):
        screen.tell(line)
    if options.timings:
        Path(options.timings).write_text(json.dumps(timings.record(taken, papers), indent=1) + "\n", "utf-8")


def _positive(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"expected a number above 0, got {text!r}")
    return int(text)
