"""The same seeds give the same site, byte for byte, wherever and whenever it is built."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def build(place: Path, environment: dict[str, str]) -> dict[str, bytes]:
    """Build the invented seeds from a copy in a place of their own; the site's files with what they hold."""
    shutil.copytree(ROOT / "tests/fixtures/insect_minds", place / "seeds")
    subprocess.run(
        [sys.executable, "-m", "generator", "build", "--quiet", "--seeds", place / "seeds", "--site", place / "site"],
        cwd=ROOT,
        # With an address there is a sitemap, and its compressed form with a date in its head.
        env={**os.environ, "SITE_URL": "https://example.org/papers/", **environment},
        check=True,
    )
    return contents(place / "site")


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_site_is_the_same_wherever_it_is_built_and_leaves_the_pages_of_the_repository_alone(tmp_path: Path) -> None:
    pages = contents(ROOT / "site_src")
    one = build(tmp_path / "one", {"PYTHONHASHSEED": "1", "TZ": "Pacific/Auckland", "LC_ALL": "C"})
    other = build(tmp_path / "an other/deeper", {"PYTHONHASHSEED": "2", "TZ": "UTC", "LC_ALL": "C.UTF-8"})
    assert "sitemap.xml.gz" in one
    assert sorted(one) == sorted(other)
    assert [path for path in one if one[path] != other[path]] == []
    assert contents(ROOT / "site_src") == pages
