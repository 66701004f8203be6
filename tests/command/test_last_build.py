"""A build of which nothing has changed is told again, not made again; any change of what it reads makes it anew."""

import json
import os
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from generator import pipeline
from generator.config import Settings
from generator.problems import GeneratorError
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


def own(settings: Settings, folder: Path, **more: str) -> Settings:
    """With pages and a configuration of one's own, `more` beside it as files."""
    shutil.copytree(ROOT / "site_src", folder / "pages", ignore=shutil.ignore_patterns("*.bib", "papers", "downloads"))
    (folder / "mkdocs.yml").write_text(
        "site_name: X\nuse_directory_urls: false\nplugins: []\nmarkdown_extensions: [generator.publish.formulas]\n"
        f"nav: [index.md, about.md]\ntheme: {{name: material, custom_dir: {ROOT}/generator/theme, font: false}}\n"
        "validation: {nav: {omitted_files: ignore}}\n",
        "utf-8",
    )
    for name, text in more.items():
        (folder / name).write_text(text, "utf-8")
    return replace(settings, pages=folder / "pages", mkdocs=folder / "mkdocs.yml")


class Meddling(Silent):
    """Edits while a stage runs."""

    def __init__(self, stage: str, edit: Callable[[], object]) -> None:
        self._stage, self._edit = stage, edit

    def stage(self, name: str) -> None:
        if name == self._stage:
            self._edit()


def test_a_page_edited_while_the_site_is_built_is_in_the_next_one(settings: Settings, tmp_path: Path) -> None:
    settings = own(settings, tmp_path)
    about = settings.pages / "about.md"

    def edit() -> None:
        for page in (about, settings.cache / "pages/about.md"):  # type: ignore[operator]
            page.write_text(page.read_text("utf-8") + "\n\nLampyridae.\n", "utf-8")

    pipeline.build(settings, Meddling("verify", edit), ALONE)
    build(settings)
    assert "Lampyridae" in (settings.site / "about.html").read_text("utf-8")


def test_a_seed_edited_and_put_back_while_it_is_built_leaves_no_trace(settings: Settings) -> None:
    seed = settings.seeds / "meadow.txt"

    class Twice(Silent):
        def stage(self, name: str) -> None:
            if name in ("read", "verify"):
                seed.write_text(LIST.replace("flowers", "lanterns") if name == "read" else LIST, "utf-8")

    pipeline.build(settings, Twice(), ALONE)
    build(settings)
    assert not [name for name, content in contents(settings.site).items() if b"lanterns" in content]


@pytest.mark.parametrize(
    ("more", "page"),
    [
        pytest.param(
            "hooks: [hook.py]\n",
            "About",
            id="a hook",
        ),
        pytest.param(
            "markdown_extensions: [generator.publish.formulas, {pymdownx.snippets: {base_path: [FOLDER]}}]\n",
            '--8<-- "said.txt"',
            id="an extension that opens files",
        ),
    ],
)
def test_what_may_read_anything_is_asked_every_time(settings: Settings, tmp_path: Path, more: str, page: str) -> None:
    hook = (
        "from pathlib import Path\n\n\ndef on_page_markdown(markdown, **_):\n"
        f"    return markdown + Path({str(tmp_path / 'said.txt')!r}).read_text('utf-8')\n"
    )
    settings = own(settings, tmp_path, **{"hook.py": hook, "said.txt": "Moths."})
    known = settings.mkdocs.read_text("utf-8")
    if "markdown_extensions" in more:
        known = known.replace("markdown_extensions: [generator.publish.formulas]\n", "")
    settings.mkdocs.write_text(known + more.replace("FOLDER", str(tmp_path)), "utf-8")
    (settings.pages / "about.md").write_text(f"# About\n\n{page}\n", "utf-8")
    for said in ("Moths.", "Wasps."):
        (tmp_path / "said.txt").write_text(said, "utf-8")
        build(settings)
        assert said in (settings.site / "about.html").read_text("utf-8")


def test_a_variable_of_an_inherited_configuration_counts(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = own(settings, tmp_path)
    settings.mkdocs.rename(tmp_path / "base.yml")
    (tmp_path / "base.yml").write_text(
        (tmp_path / "base.yml").read_text("utf-8") + "site_url: !ENV [where, '']\n", "utf-8"
    )
    settings.mkdocs.write_text("INHERIT: base.yml\n", "utf-8")
    for address in ("https://a.example/", "https://b.example/"):
        monkeypatch.setenv("where", address)
        build(settings)
        assert address in (settings.site / "sitemap.xml").read_text("utf-8")


def test_a_seed_whose_name_is_no_unicode_stops_nothing(settings: Settings) -> None:
    (settings.seeds / os.fsdecode(b"caf\xe9.txt")).write_text(LIST, "utf-8")
    assert build(settings)[1].counts.papers == 2


def test_links_and_folders_that_became_files_come_along(settings: Settings, tmp_path: Path) -> None:
    settings = own(settings, tmp_path)
    (settings.pages / "notes").mkdir()
    (settings.pages / "notes/a.txt").write_text("a", "utf-8")
    (settings.pages / "linked").symlink_to(settings.seeds)
    build(settings)
    shutil.rmtree(settings.pages / "notes")
    (settings.pages / "notes").write_text("b", "utf-8")
    build(settings)
    assert (settings.site / "notes").read_text("utf-8") == "b"


@pytest.mark.parametrize("place", ["seeds/site", "."], ids=["within", "around"])
def test_the_site_and_the_seeds_keep_apart(settings: Settings, tmp_path: Path, place: str) -> None:
    with pytest.raises(GeneratorError, match="must not contain one another"):
        build(replace(settings, site=tmp_path / place))
