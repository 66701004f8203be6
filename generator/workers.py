"""Work in shares: done here, by processes on the cores of this computer, or by those of a cluster."""

from __future__ import annotations

from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from joblib import Parallel, cpu_count, delayed, parallel_config

from generator.problems import GeneratorError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from contextlib import AbstractContextManager

S = TypeVar("S")
T = TypeVar("T")

FEW = 4
"""Shares up to which this process works alone: others take a second to start."""


class WorkersError(GeneratorError):
    """The workers that were asked for cannot be had."""


@dataclass(frozen=True, slots=True)
class Workers:
    """Who does the work: `count` processes of this computer, or those behind a Dask scheduler's address.

    A cluster's workers need the same release of this package, and see the folders of this build at the same paths.
    """

    count: int = 1
    scheduler: str | None = None

    def run(self, function: Callable[[S], T], shares: Sequence[S]) -> Iterator[T]:
        """Apply the function to each share; the results come in order, whoever made them.

        Function and results are pickled. Dask gives the shares of a lost worker to another.
        """
        if not self.scheduler and (self.count == 1 or len(shares) <= FEW):
            yield from map(function, shares)
            return
        with _cluster(self.scheduler) if self.scheduler else nullcontext():
            count = -1 if self.scheduler else self.count
            yield from Parallel(n_jobs=count, return_as="generator")(delayed(function)(share) for share in shares)


ALONE = Workers()


def everyone(count: int | None, scheduler: str | None) -> Workers:
    """The workers of a command: as many as asked for, else one for each core that this process may use."""
    return Workers(count or int(cpu_count()), scheduler)


@contextmanager
def _cluster(scheduler: str) -> Iterator[None]:
    """Send joblib's work to a Dask scheduler."""
    try:
        from dask.distributed import Client  # noqa: PLC0415 (an extra)
    except ImportError as fault:
        raise WorkersError("Dask is not installed\n  hint: pip install 'abstracts-to-site[dask]'") from fault
    try:
        client: AbstractContextManager[Any] = Client(scheduler, timeout=20)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as fault:
        raise WorkersError(f"no Dask scheduler answers at '{scheduler}': {fault}") from fault
    with client, parallel_config(backend="dask", wait_for_workers_timeout=60):
        yield
