"""Work in shares gives the same results in the same order, whoever does it."""

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from generator.problems import GeneratorError
from generator.publish.render import render
from generator.workers import Workers, WorkersError, everyone

CONFIG = Path(__file__).parents[1] / "mkdocs.yml"
SHARES = [(number, number + 1) for number in range(0, 24, 2)]


def process_and_sum(share: tuple[int, ...]) -> tuple[int, int]:
    return os.getpid(), sum(share)


def dies_once(mark: Path, share: tuple[int, ...]) -> int:
    """Ends its process at the seventh share, the first time that it comes."""
    if 12 in share and not mark.exists():
        mark.touch()
        os._exit(1)
    return sum(share)


def refuses(share: tuple[int, ...]) -> int:
    raise GeneratorError(f"not {share}")


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """A real scheduler with two worker processes."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as cluster:
        yield cluster.scheduler_address


def test_one_worker_is_this_process() -> None:
    assert {process for process, _ in Workers(1).run(process_and_sum, SHARES)} == {os.getpid()}


def test_few_shares_are_not_worth_other_processes() -> None:
    assert {process for process, _ in Workers(2).run(process_and_sum, SHARES[:4])} == {os.getpid()}


def test_several_workers_give_the_results_in_order() -> None:
    done = list(Workers(2).run(process_and_sum, SHARES))
    assert [total for _, total in done] == [sum(share) for share in SHARES]
    assert os.getpid() not in {process for process, _ in done}


def test_a_fault_in_a_process_arrives_as_itself() -> None:
    with pytest.raises(GeneratorError, match=r"not \(0, 1\)"):
        list(Workers(2).run(refuses, SHARES))


def test_without_a_number_there_is_a_worker_for_each_core() -> None:
    assert everyone(None, None).count >= 1
    assert everyone(3, None).count == 3


def test_a_scheduler_that_does_not_answer_is_a_fault_of_usage() -> None:
    pytest.importorskip("distributed")
    with pytest.raises(WorkersError, match="no Dask scheduler answers at 'nowhere://1'"):
        list(Workers(1, "nowhere://1").run(process_and_sum, SHARES))


def test_a_cluster_gives_the_results_in_order(scheduler: str) -> None:
    done = list(Workers(1, scheduler).run(process_and_sum, SHARES))
    assert [total for _, total in done] == [sum(share) for share in SHARES]
    assert os.getpid() not in {process for process, _ in done}


def test_a_cluster_renders_the_same_site(scheduler: str, tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    for name in ("index", "about", "topics/index", "papers/index", "collections/index"):
        (docs / name).parent.mkdir(parents=True, exist_ok=True)
        (docs / f"{name}.md").write_text(f'---\ntitle: "{name}"\ndescription: "{name}"\n---\n# {name}\n', "utf-8")
    for number in range(150):
        front = f'---\ntitle: "P{number}"\ndescription: "{number}"\n---\n'
        text = f"{front}# P{number}\n\n[On](p{(number + 1) % 150}.md) $x$\n"
        (docs / f"papers/p{number}.md").write_text(text, "utf-8")
    alone = render(docs, tmp_path / "alone", CONFIG)
    spread = render(docs, tmp_path / "spread", CONFIG, None, Workers(1, scheduler).run)
    assert spread.problems == alone.problems == ()
    assert contents(spread.value) == contents(alone.value)


def test_the_share_of_a_lost_worker_is_done_by_another(scheduler: str, tmp_path: Path) -> None:
    done = list(Workers(1, scheduler).run(partial(dies_once, tmp_path / "died"), SHARES))
    assert (tmp_path / "died").exists()
    assert done == [sum(share) for share in SHARES]
