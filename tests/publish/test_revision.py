"""The state of the seeds is that of their last commit, whatever else the repository did."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from generator.publish import revision
from generator.records import Revision


def git(folder: Path, *words: str) -> str:
    people = {
        f"GIT_{role}_{key}": "Ada <ada@example.org>" for role in ("AUTHOR", "COMMITTER") for key in ("NAME", "EMAIL")
    }
    environment = (
        os.environ | people | {"GIT_COMMITTER_DATE": "2031-05-04T12:00:00Z", "GIT_AUTHOR_DATE": "2031-05-04T12:00:00Z"}
    )
    return subprocess.run(
        ("git", *words), cwd=folder, env=environment, check=True, capture_output=True, text=True
    ).stdout


def committed(repository: Path, path: str) -> str:
    file = repository / path
    file.parent.mkdir(exist_ok=True)
    file.write_text(path, "utf-8")
    git(repository, "add", path)
    git(repository, "commit", "-q", "-m", path)
    return git(repository, "rev-parse", "HEAD").strip()


def test_the_last_commit_of_the_seeds_counts_and_no_later_one(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q")
    commit = committed(tmp_path, "seeds/a.txt")
    committed(tmp_path, "code.py")
    assert revision.read(tmp_path / "seeds") == Revision(commit, "2031-05-04")


def test_seeds_without_a_history_have_no_revision(tmp_path: Path) -> None:
    assert revision.read(tmp_path) is None
    assert revision.read(tmp_path / "nowhere") is None
    git(tmp_path, "init", "-q")
    assert revision.read(tmp_path) is None
