"""What `lock` and `check` make of a lock and the papers of today."""

from dataclasses import replace

import pytest

from generator.ingest.lock import Lock, LockError
from generator.ingest.locking import Comparison, compare, prune, rename, renew, report
from generator.ingest.permalinks import assign
from generator.problems import Location, Severity
from generator.records import Collection, Identifier, Manuscript, Paper, Text, Words


def papers(*titles: str, ids: tuple[Identifier, ...] = (), lock: Lock | None = None) -> tuple[Paper, ...]:
    return assign(
        [
            Manuscript(
                title=Text((Words(title),), title),
                abstract=Text((Words(title * 9),), title * 9),
                authors=(),
                venue=None,
                proceedings=None,
                year=None,
                identifiers=ids,
                links=(),
                keywords=(),
                collection=Collection("iclr-2024", "ICLR 2024"),
                location=Location("a.txt", number),
                number=number,
            )
            for number, title in enumerate(titles, 1)
        ],
        lock or Lock(),
    )


LOCK = renew(Lock("seeds/permalinks.toml"), papers("Moths", "Bees"))


def test_papers_are_kept_new_or_vanished() -> None:
    assert compare(LOCK, papers("Bees", "Wasps")) == Comparison(
        kept=("iclr-2024/bees",), new=("iclr-2024/wasps",), vanished=("iclr-2024/moths",)
    )


def test_a_vanished_address_is_an_error_with_both_ways_out() -> None:
    [problem] = report(LOCK, papers("Bees"))
    assert problem.severity == Severity.ERROR
    assert problem.message == "1 of 2 locked addresses would vanish: iclr-2024/moths"
    assert "lock --prune" in problem.hint
    assert "delete the file" in problem.hint


def test_a_paper_that_is_not_locked_yet_is_a_note() -> None:
    [problem] = report(LOCK, papers("Bees", "Moths", "Wasps"))
    assert (problem.severity, problem.message) == (
        Severity.NOTE,
        "1 paper has no locked address yet: iclr-2024/wasps",
    )


def test_many_addresses_are_one_problem() -> None:
    many = renew(Lock(), papers(*(f"Moth {n}" for n in range(9))))
    [problem] = report(many, papers("Bees", lock=many))[:1]
    assert problem.message.endswith("iclr-2024/moth-0, iclr-2024/moth-1, iclr-2024/moth-2 and 6 more")


def test_a_lock_of_all_papers_has_nothing_to_say() -> None:
    assert report(LOCK, papers("Moths", "Bees")) == ()


def test_a_renewed_lock_keeps_what_no_paper_has() -> None:
    renewed = renew(LOCK, papers("Bees"))
    assert {entry.address for entry in renewed.papers} == {"iclr-2024/moths", "iclr-2024/bees"}
    assert renewed.gone == ()


def test_a_renewed_lock_remembers_an_identifier_that_a_record_has_lost() -> None:
    known = renew(Lock(), papers("Moths", ids=(Identifier("arxiv", "2401.1"),)))
    [entry] = renew(known, papers("Moths")).papers
    assert entry.identifiers == ("arxiv:2401.1",)


def test_pruned_addresses_are_gone_until_their_paper_comes_back() -> None:
    pruned = prune(LOCK, papers("Bees"))
    assert [entry.address for entry in pruned.gone] == ["iclr-2024/moths"]
    assert report(pruned, papers("Bees")) == ()
    again = renew(pruned, papers("Moths", "Bees", lock=pruned))
    assert (len(again.papers), again.gone) == (2, ())


def test_a_renamed_paper_has_its_old_addresses_as_aliases() -> None:
    once = rename(LOCK, "iclr-2024/moths", "iclr-2024/lamps")
    twice = rename(once, "iclr-2024/lamps", "other/lamps")
    [moths, _] = papers("Moths", "Bees", lock=twice)
    assert (moths.permalink, moths.aliases) == ("other/lamps", ("iclr-2024/moths", "iclr-2024/lamps"))


def test_a_paper_can_have_its_old_address_back() -> None:
    there = rename(LOCK, "iclr-2024/moths", "iclr-2024/lamps")
    back = rename(there, "iclr-2024/lamps", "iclr-2024/moths")
    [entry] = [entry for entry in back.papers if entry.address == "iclr-2024/moths"]
    assert entry.aliases == ("iclr-2024/lamps",)
    assert rename(LOCK, "iclr-2024/moths", "iclr-2024/moths") == LOCK


@pytest.mark.parametrize(
    ("old", "new", "fact"),
    [
        pytest.param("iclr-2024/moth", "a/b", "did you mean iclr-2024/moths?", id="no such paper"),
        pytest.param("iclr-2024/moths", "iclr-2024/bees", "is taken: it leads to iclr-2024/bees", id="taken"),
        pytest.param("iclr-2024/moths", "iclr-2024/hives", "is taken: it leads to iclr-2024/bees", id="an alias"),
        pytest.param("iclr-2024/moths", "Moths!", "expected an address such as", id="no address"),
    ],
)
def test_an_impossible_address_is_refused(old: str, new: str, fact: str) -> None:
    lock = replace(
        LOCK, papers=tuple(replace(e, aliases=("iclr-2024/hives",) * e.address.endswith("bees")) for e in LOCK.papers)
    )
    with pytest.raises(LockError, match=fact.replace("?", r"\?")):
        rename(lock, old, new)
