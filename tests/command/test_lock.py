"""`lock` and what `check` and `build` say of it, from the command line."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
MOTHS = "We study how moths count the lamps of a street, and we show that they count up to four without mistakes."
BEES = "Bees dance in the dark of the hive, and this paper asks who can see it; nobody can, as our cameras show."
NOT_LOCKED = "addresses come from titles and are not locked"


@pytest.fixture
def seeds(tmp_path: Path) -> Path:
    folder = tmp_path / "seeds"
    folder.mkdir()
    (folder / "list.txt").write_text(f"ICLR 2024 Papers\n\n{MOTHS}\n\n{BEES}\n")
    return folder


def run(command: str, seeds: Path, *more: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "generator", command, "--seeds", str(seeds), *more],
        cwd=ROOT,
        env=os.environ | {"SITE_URL": "https://example.org/papers/"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, done.stderr


def first_address(seeds: Path) -> str:
    lines = (seeds / "permalinks.toml").read_text().split("\n")
    return next(line for line in lines if line.startswith('"')).split('"')[1]


def test_check_says_once_that_addresses_are_not_locked_until_they_are(seeds: Path) -> None:
    code, said = run("check", seeds)
    assert (code, said.count(NOT_LOCKED)) == (0, 1)
    assert "2 papers locked: 2 new" in run("lock", seeds)[1]
    before = (seeds / "permalinks.toml").read_bytes()
    assert NOT_LOCKED not in run("check", seeds)[1]
    run("lock", seeds)
    assert (seeds / "permalinks.toml").read_bytes() == before


def test_check_fails_where_a_locked_address_would_vanish_until_it_may(seeds: Path) -> None:
    run("lock", seeds)
    (seeds / "list.txt").write_text(f"ICLR 2024 Papers\n\n{MOTHS}\n")
    code, said = run("check", seeds, "--quiet")
    assert code == 1
    assert "permalinks.toml:7: error: 1 of 2 locked addresses would vanish: iclr-2024/bees-dance" in said
    assert run("lock", seeds)[0] == 1
    assert run("check", seeds, "--quiet")[0] == 1
    assert run("lock", seeds, "--prune")[0] == 0
    assert run("check", seeds, "--quiet") == (0, "")


def test_a_faulty_lock_stops_the_run_and_is_left_alone(seeds: Path) -> None:
    lock = seeds / "permalinks.toml"
    lock.write_text("[papers]\n<<<<<<< HEAD\n")
    for command in ("check", "lock"):
        code, said = run(command, seeds, "--quiet")
        assert (code, said.split("\n")[0]) == (2, f"{lock}:2: error: no TOML: Invalid statement")
    assert lock.read_text() == "[papers]\n<<<<<<< HEAD\n"


def test_a_renamed_paper_is_built_at_its_new_address_and_the_old_one_leads_there(seeds: Path, tmp_path: Path) -> None:
    run("lock", seeds)
    old = first_address(seeds)
    assert run("lock", seeds, "--rename", old, "iclr-2024/bees", "--quiet") == (0, "")
    assert run("build", seeds, "--site", str(tmp_path / "site"), "--quiet", "--strict") == (0, "")
    papers = tmp_path / "site/papers"
    assert "Bees dance" in (papers / "iclr-2024/bees.html").read_text()
    assert 'url=bees.html"' in (papers / f"{old}.html").read_text()
    assert not [file for file in (tmp_path / "site/search").rglob("*") if old in file.read_text()]
    sitemap = (tmp_path / "site/sitemap.xml").read_text()
    assert "papers/iclr-2024/bees.html" in sitemap
    assert old not in sitemap
