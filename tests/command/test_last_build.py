"""A build of which nothing has changed is told again, not made again; any change of what it reads makes it anew."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from generator import pipeline
from generator.config import Settings
from generator.progress import Silent
from generator.workers import ALONE

ROOT = Path(__file__).parents[2]
LIST = (
    "Meadow 2031\n\n"
    "We study how ants share routes between nests. Shared routes let ants choose paths, and we show that paths "
    "improve when routes are shared.\n\n"
    "Bees count flowers by their petals. We show that counting flowers helps bees to choose paths between nests.\n"
)


class Stages(Silent):
    """Remembers which stages ran."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def stage(self, name: str) -> None:
        self.names.append(name)


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.chdir(ROOT)
    for name in ("SITE_URL", "REPO_URL"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "seeds").mkdir()
    (tmp_path / "seeds/meadow.txt").write_text(LIST, "utf-8")
    return Settings(
        seeds=tmp_path / "seeds",
        pages=ROOT / "site_src",
        site=tmp_path / "site",
        mkdocs=ROOT / "mkdocs.yml",
        cache=tmp_path / "cache",
        own_seeds=False,
    )


def build(settings: Settings, *, clean: bool = False) -> tuple[list[str], pipeline.Built, list[str]]:
    stages = Stages()
    built = pipeline.build(settings, stages, ALONE, clean=clean)
    return stages.names, built.value, sorted(map(str, built.problems))


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_nothing_edited_tells_what_the_last_build_told(settings: Settings) -> None:
    first, built, problems = build(settings)
    again, told, repeated = build(settings)
    assert "render" in first
    assert again == ["compare"]
    assert (told.counts, told.written, told.removed) == (built.counts, 0, 0)
    assert told.unchanged == built.counts.files
    assert repeated == problems


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda s, _: (s.seeds / "meadow.txt").write_text(LIST + "\nMore.\n"), id="a seed edited"),
        pytest.param(lambda s, _: (s.site / "about.html").unlink(), id="a page of the site gone"),
        pytest.param(lambda s, _: (s.site / "about.html").write_text("cut"), id="a page of the site cut"),
        pytest.param(lambda s, _: (s.cache / "pages/index.md").write_text("cut"), id="a page of the source cut"),
        pytest.param(lambda s, _: next(s.cache.glob("*/told.json")).write_text("{"), id="the notes damaged"),
        pytest.param(lambda _, p: p.setenv("SITE_URL", "https://example.org/"), id="another address"),
    ],
)
def test_any_change_builds_the_site_as_a_clean_build_would(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, change: Callable[[Settings, pytest.MonkeyPatch], object]
) -> None:
    build(settings)
    change(settings, monkeypatch)
    stages, _, problems = build(settings)
    assert "render" in stages
    renewed = contents(settings.site)
    _, _, expected = build(settings, clean=True)
    assert renewed == contents(settings.site)
    assert problems == expected


def test_a_build_of_other_seeds_without_a_cache_leaves_nothing(settings: Settings, tmp_path: Path) -> None:
    settings = Settings(settings.seeds, settings.pages, settings.site, settings.mkdocs, cache=None, own_seeds=False)
    build(settings)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["seeds", "site"]


def test_what_is_kept_is_no_part_of_the_site(settings: Settings) -> None:
    build(settings)
    assert json.loads(next(Path(str(settings.cache)).glob("*/told.json")).read_text("utf-8"))["counts"]["papers"] == 2
    assert not [name for name in contents(settings.site) if "told" in name or name.endswith(".jsonl.part")]
