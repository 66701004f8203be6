"""Seeds for the doctor: a folder of clean abstracts beside what a test puts in."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from generator import pipeline
from generator.pipeline import Checked
from generator.problems import Outcome, Problem
from generator.progress import Silent

CLEAN = """\
Moths circle lamps for hours, and nobody knows what ends their flight. We follow four hundred moths with cameras and
model each turn as a choice between light and rest. The model predicts when a moth settles, and it holds for all lamps.

Bees return to flowers that paid well, yet they also try new ones. We pay bees in sugar that changes by the hour and
show that they explore as much as theory asks. A colony shares what one bee has learned within a day.

Spiders repair their webs at night. We weigh what a repair costs against what it catches, and find that spiders stop
when a new web is cheaper. The same rule predicts when they move to another garden.
"""


@pytest.fixture
def examined(tmp_path: Path) -> Callable[[Mapping[str, str]], Outcome[Checked]]:
    """What the doctor finds in these files, each written as UTF-8."""

    def examine(files: Mapping[str, str]) -> Outcome[Checked]:
        for name, text in files.items():
            (tmp_path / name).write_bytes(text.encode("utf-8", "surrogatepass"))
        return pipeline.examine(tmp_path, Silent())

    return examine


@pytest.fixture
def diagnosed(examined: Callable[[Mapping[str, str]], Outcome[Checked]]) -> Callable[[str], list[Problem]]:
    """What the doctor finds in one more abstract, in the third line of a list."""

    def diagnose(abstract: str) -> list[Problem]:
        return list(examined({"list.txt": f"Insects 2031 Papers\n\n{abstract}\n\n{CLEAN}"}).problems)

    return diagnose
