"""A folder of seeds in, the commit that changed it last out: what a survey says it has searched."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

from generator.records import Revision

if TYPE_CHECKING:
    from pathlib import Path

# The whole hash and the committer's date, `2031-05-04`: facts of the data, the same on every machine and day.
_COMMAND = ("git", "log", "-1", "--format=%H %cs", "--", ".")
_SECONDS = 20


def read(seeds: Path) -> Revision | None:
    """The last commit of the folder; None where it is in no repository, has no commit yet, or git is not there."""
    try:
        told = subprocess.run(  # noqa: S603 - a constant
            _COMMAND, cwd=seeds, capture_output=True, text=True, check=False, timeout=_SECONDS
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    commit, _, date = told.stdout.strip().partition(" ")
    return Revision(commit, date) if told.returncode == 0 and date else None
