"""Run a command, and measure it with every process that it starts: wall seconds, CPU seconds, and the largest one's
peak memory. Reads `/proc`, so on Linux alone."""

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")
PROC = Path("/proc")
PAUSE = 0.1


@dataclass(frozen=True)
class Usage:
    seconds: float
    cpu: float
    megabytes: float


def measured(arguments: list[str], folder: Path, environment: dict[str, str] | None = None) -> Usage:
    """Run the command to its end; it must succeed, or end with 1, which a build does that lost content."""
    cpu: dict[int, float] = {}
    peak: dict[int, float] = {}
    began = time.perf_counter()
    with subprocess.Popen(
        arguments, cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        while process.poll() is None:
            for one in family(process.pid):
                look(one, cpu, peak)
            time.sleep(PAUSE)
        seconds = time.perf_counter() - began
    if process.returncode not in (0, 1):
        sys.exit(f"{' '.join(arguments)}: ended with {process.returncode}")
    return Usage(seconds, sum(cpu.values()), max(peak.values(), default=0.0))


def family(process: int) -> list[int]:
    """The process and all below it."""
    found, waiting = [process], [process]
    while waiting:
        for children in PROC.glob(f"{waiting.pop()}/task/*/children"):
            try:
                below = [int(each) for each in children.read_text().split()]
            except OSError:
                continue
            found += below
            waiting += below
    return found


def look(process: int, cpu: dict[int, float], peak: dict[int, float]) -> None:
    """Note the CPU seconds and the peak megabytes of a process until now."""
    try:
        fields = (PROC / str(process) / "stat").read_text().rpartition(") ")[2].split()
        status = (PROC / str(process) / "status").read_text()
        # A build that times its stages begins a new peak at each.
        peak[process] = max(peak.get(process, 0.0), int(status.partition("VmHWM:")[2].split()[0]) / 1024)
    except (OSError, IndexError):
        return
    cpu[process] = (int(fields[11]) + int(fields[12])) / TICK


def megabytes(folder: Path) -> float:
    """What the files below the folder weigh."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6
