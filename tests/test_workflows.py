"""The workflows are sound, least-privileged and pinned."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TOOLS = Path(sys.executable).parent


def test_actionlint_finds_nothing() -> None:
    run = subprocess.run(
        [TOOLS / "actionlint", "-shellcheck=", "-pyflakes=", *WORKFLOWS], capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stdout) == (0, "")


def test_zizmor_finds_nothing() -> None:
    run = subprocess.run(
        [TOOLS / "zizmor", "--offline", "--no-progress", "--persona", "pedantic", *WORKFLOWS],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_every_action_is_pinned_by_its_commit() -> None:
    uses = [
        line.split("uses:")[1].split()
        for path in WORKFLOWS
        for line in path.read_text().splitlines()
        if "uses:" in line
    ]
    assert uses
    assert [action for action, *_ in uses if len(action.rpartition("@")[2]) != 40] == []
