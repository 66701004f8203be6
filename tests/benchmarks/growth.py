"""How a build grows with the number of papers: seconds, CPU seconds and peak memory, doubling from 500.

    .venv/bin/python tests/benchmarks/growth.py FOLDER [500 1000 2000 4000]

FOLDER holds plain lists (`*.txt`) or records (`*.jsonl`). For each size the first papers, in order of the files, are
built into a passing folder by the command itself. The ratio is that of the CPU seconds, which other work on the
machine disturbs less than the wall clock's.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
BLANK = re.compile(r"\n\s*\n")


def main() -> None:
    """Print a table: papers, seconds, times the previous size, peak megabytes of any process."""
    folder, sizes = Path(sys.argv[1]), [int(size) for size in sys.argv[2:]] or [500, 1000, 2000, 4000]
    before = 0.0
    print(f"{'papers':>8} {'seconds':>8} {'CPU':>8} {'ratio':>6} {'MB':>6}")  # noqa: T201
    for size in sizes:
        with tempfile.TemporaryDirectory() as work:
            seeds = Path(work, "seeds")
            seeds.mkdir()
            papers = slice_of(folder, seeds, size)
            seconds, cpu, megabytes = built(seeds, Path(work, "site"))
        ratio = f"{cpu / before:.2f}" if before else ""
        print(f"{papers:>8} {seconds:>8.1f} {cpu:>8.1f} {ratio:>6} {megabytes:>6.0f}", flush=True)  # noqa: T201
        before = cpu


def slice_of(folder: Path, seeds: Path, size: int) -> int:
    """Copy the first `size` papers of the folder's files; gives how many there were."""
    left = size
    for file in sorted([*folder.glob("*.txt"), *folder.glob("*.jsonl")]):
        text = file.read_text(encoding="utf-8")
        if file.suffix == ".txt":
            heading, *abstracts = BLANK.split(text.strip())
            taken = abstracts[:left]
            content = "\n\n".join([heading, *taken])
        else:
            taken = [line for line in text.split("\n") if line.strip() and json.loads(line)][:left]
            content = "\n".join(taken)
        if taken:
            (seeds / file.name).write_text(content + "\n", encoding="utf-8")
        left -= len(taken)
    return size - left


def built(seeds: Path, site: Path) -> tuple[float, float, float]:
    """Build in a process of its own: wall seconds, CPU seconds, and its peak memory in megabytes."""
    began = time.perf_counter()
    arguments = [sys.executable, "-m", "generator", "build", "--quiet", "--seeds", str(seeds), "--site", str(site)]
    with subprocess.Popen(arguments, cwd=ROOT, stderr=subprocess.DEVNULL) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if not (site / "index.html").exists():
        sys.exit(f"no site: the build ended with {process.returncode}")
    return time.perf_counter() - began, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


if __name__ == "__main__":
    main()
