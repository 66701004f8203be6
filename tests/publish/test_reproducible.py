"""The same seeds give the same site, byte for byte, wherever and whenever it is built."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def build(place: Path, environment: dict[str, str]) -> Path:
    """Build the invented seeds from a copy in a place of their own."""
    shutil.copytree(ROOT / "tests/fixtures/insect_minds", place / "seeds")
    subprocess.run(
        [sys.executable, "-m", "generator", "build", "--quiet", "--seeds", place / "seeds", "--site", place / "site"],
        cwd=ROOT,
        env={**os.environ, **environment},
        check=True,
    )
    return place / "site"


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_site_is_the_same_on_another_path_in_another_zone_with_another_hash_seed(tmp_path: Path) -> None:
    one = contents(build(tmp_path / "one", {"PYTHONHASHSEED": "1", "TZ": "Pacific/Auckland", "LC_ALL": "C"}))
    other = contents(build(tmp_path / "an other/deeper", {"PYTHONHASHSEED": "2", "TZ": "UTC", "LC_ALL": "C.UTF-8"}))
    assert len(one) > 20
    assert sorted(one) == sorted(other)
    assert [path for path in one if one[path] != other[path]] == []


def test_a_build_of_other_seeds_leaves_the_pages_of_the_repository_alone(tmp_path: Path) -> None:
    before = contents(ROOT / "site_src")
    build(tmp_path, {})
    assert contents(ROOT / "site_src") == before
