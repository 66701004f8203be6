"""A build that takes over what the last one left gives the very same site as one that makes everything anew."""

import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from mkdocs.structure.pages import Page

from generator.problems import GeneratorError
from generator.publish import assets, press
from generator.publish.render import render
from generator.publish.verify import verify
from generator.workers import Workers

ROOT = Path(__file__).parent.parent.parent
CONFIG = ROOT / "mkdocs.yml"
NAV = ("index", "about", "topics/index", "papers/index", "collections/index")


@pytest.fixture(autouse=True)
def an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SITE_URL", "https://example.org/ants/")
    monkeypatch.delenv("REPO_URL", raising=False)


def page(title: str, *links: str) -> str:
    listed = "".join(f"- [{link}]({link}.md)\n" for link in links)
    return f'---\ntitle: "{title}"\ndescription: "About {title}"\n---\n\n# {title}\n\nHow $x^2$ &amp; ants.\n\n{listed}'


def collection(folder: Path) -> Path:
    for name in NAV:
        write(folder, f"{name}.md", page(name))
    for number in range(6):
        write(folder, f"papers/p{number}.md", page(f"Paper {number}", f"p{(number + 1) % 6}"))
    write(folder, "papers.bib", "@misc{a}")
    return folder


def write(folder: Path, name: str, text: str) -> None:
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, "utf-8")


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def edit(docs: Path, chance: random.Random) -> None:
    """Change, add, remove or move one file, as an edit of the seeds does."""
    papers = sorted(path.stem for path in docs.glob("papers/p*.md"))
    some = chance.choice(papers)
    match chance.randrange(5):
        case 0:
            write(docs, f"papers/{some}.md", page(f"Paper {some} {chance.random()}", chance.choice(papers)))
        case 1:
            write(docs, f"papers/p{chance.randrange(6, 99)}.md", page(f"New {chance.random()}", some))
        case 2 if len(papers) > 1:
            (docs / f"papers/{some}.md").unlink()
        case 3:
            write(docs, "papers.bib", f"@misc{{{chance.random()}}}")
        case _:
            shutil.copytree(docs / "papers", docs / f"more{chance.randrange(3)}", dirs_exist_ok=True)


def printed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pages that are rendered from now on."""
    done: list[str] = []
    before = press.Press.print_page

    def noted(self: press.Press, source: str) -> press.Printed:
        done.append(source)
        return before(self, source)

    monkeypatch.setattr(press.Press, "print_page", noted)
    return done


@pytest.mark.parametrize("seed", range(3))
def test_after_any_edits_the_site_and_the_problems_are_those_of_a_clean_build(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311
    docs, kept, seen = collection(tmp_path / "docs"), tmp_path / "kept", tmp_path / "seen"
    for turn in range(4):
        render_and_verify = (
            render(docs, tmp_path / "site", CONFIG, kept).problems,
            [problem.message for problem in verify(tmp_path / "site", seen).problems],
        )
        clean = render(docs, tmp_path / f"clean{turn}", CONFIG)
        assert contents(tmp_path / "site") == contents(clean.value)
        assert sorted(map(str, render_and_verify[0])) == sorted(map(str, clean.problems))
        assert render_and_verify[1] == [problem.message for problem in verify(clean.value).problems]
        for _ in range(chance.randrange(1, 4)):
            edit(docs, chance)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        pytest.param(lambda _: None, [], id="nothing"),
        pytest.param(lambda docs: write(docs, "papers/p3.md", page("Else")), ["papers/p3.md"], id="one page edited"),
        pytest.param(lambda docs: os.utime(docs / "papers/p3.md", (1, 1)), [], id="another time, the same content"),
        pytest.param(lambda docs: (docs / "papers/p3.md").unlink(), ["papers/p2.md"], id="the page that led to it"),
        pytest.param(lambda docs: write(docs, "papers.bib", "@misc{b}"), [], id="a file to carry away"),
    ],
)
def test_only_what_changed_is_rendered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: Callable[[Path], None], expected: list[str]
) -> None:
    docs = collection(tmp_path / "docs")
    render(docs, tmp_path / "site", CONFIG, tmp_path / "kept")
    change(docs)
    done = printed(monkeypatch)
    render(docs, tmp_path / "site", CONFIG, tmp_path / "kept")
    assert done == expected


def test_another_configuration_renders_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    docs = collection(tmp_path / "docs")
    render(docs, tmp_path / "site", CONFIG, tmp_path / "kept")
    monkeypatch.setenv("REPO_URL", "https://github.com/someone/ants")
    done = printed(monkeypatch)
    render(docs, tmp_path / "site", CONFIG, tmp_path / "kept")
    assert len(done) == len(NAV) + 6


def test_another_template_renders_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    docs = collection(tmp_path / "docs")
    theme = tmp_path / "theme"
    write(theme, "main.html", '<meta name="generator" content="mkdocs-x">one {{ page.content }}')
    config = tmp_path / "mkdocs.yml"
    config.write_text(
        "site_name: X\nuse_directory_urls: false\nnav: [index.md]\nplugins: []\n"
        "theme: {name: material, custom_dir: theme}\n"
        "validation: {nav: {omitted_files: ignore}}\n"
    )
    render(docs, tmp_path / "site", config, tmp_path / "kept")
    write(theme, "main.html", '<meta name="generator" content="mkdocs-x">two {{ page.content }}')
    done = printed(monkeypatch)
    render(docs, tmp_path / "site", config, tmp_path / "kept")
    assert len(done) == len(NAV) + 6
    assert b"two" in (tmp_path / "site/papers/p1.html").read_bytes()


def test_what_the_home_page_says_in_its_front_matter_reaches_every_page(tmp_path: Path) -> None:
    docs = collection(tmp_path / "docs")
    for ways in ('["venues"]', '["venues", "years"]'):
        write(docs, "index.md", f'---\ntitle: "Home"\ndescription: "Home"\nways: {ways}\n---\n# Home\n')
        write(docs, "venues/index.md", page("Venues"))
        write(docs, "years/index.md", page("Years"))
        site = render(docs, tmp_path / "site", CONFIG, tmp_path / "kept").value
        about = (site / "about.html").read_text("utf-8")
        assert ("years/index.html" in about) is ("years" in ways)


def test_clean_renders_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    docs = collection(tmp_path / "docs")
    render(docs, tmp_path / "site", CONFIG, tmp_path / "kept")
    done = printed(monkeypatch)
    render(docs, tmp_path / "site", CONFIG, tmp_path / "kept", clean=True)
    assert len(done) == len(NAV) + 6


@pytest.mark.parametrize(
    "harm",
    [
        pytest.param(lambda site, _: (site / "papers/p1.html").write_text("half"), id="page cut short"),
        pytest.param(lambda site, _: (site / "papers/p1.html").unlink(), id="page gone"),
        pytest.param(lambda site, _: shutil.rmtree(site), id="site gone"),
        pytest.param(lambda _, kept: kept.write_text("{"), id="ledger damaged"),
        pytest.param(lambda _, kept: kept.write_text(kept.read_text()[:-20]), id="ledger cut short"),
        pytest.param(lambda site, _: write(site, "stray.html", "?"), id="stray file"),
    ],
)
def test_a_harmed_site_is_made_whole(tmp_path: Path, harm: Callable[[Path, Path], None]) -> None:
    docs, site, kept = collection(tmp_path / "docs"), tmp_path / "site", tmp_path / "kept"
    render(docs, site, CONFIG, kept)
    sound = contents(site)
    harm(site, kept)
    render(docs, site, CONFIG, kept)
    assert contents(site) == sound


def test_a_build_that_is_stopped_leaves_the_old_site_and_the_next_one_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    docs, site, kept = collection(tmp_path / "docs"), tmp_path / "site", tmp_path / "kept"
    render(docs, site, CONFIG, kept)
    old = contents(site)
    for number in range(6):
        write(docs, f"papers/p{number}.md", page(f"Changed {number}"))
    with monkeypatch.context() as patch:
        before = press.Press.print_page

        def stopped(self: press.Press, source: str) -> press.Printed:
            if source == "papers/p4.md":
                raise KeyboardInterrupt
            return before(self, source)

        patch.setattr(press.Press, "print_page", stopped)
        with pytest.raises(KeyboardInterrupt):
            render(docs, site, CONFIG, kept)
    assert contents(site) == old
    render(docs, site, CONFIG, kept)
    assert contents(site) == contents(render(docs, tmp_path / "clean", CONFIG).value)


def test_a_warning_is_said_again_though_its_page_has_not_changed(tmp_path: Path) -> None:
    docs = collection(tmp_path / "docs")
    write(docs, "papers/p1.md", page("Astray", "nowhere"))
    write(docs, "papers/p2.md", page("Astray too") + "[there](p3.md#none) and [here](#none)\n")
    said = [
        sorted(problem.message for problem in render(docs, tmp_path / "site", CONFIG, tmp_path / "kept").problems)
        for _ in range(2)
    ]
    assert [len(messages) for messages in said] == [3, 3]
    assert said[0] == said[1]


def test_processes_that_share_the_pages_make_the_same_site_and_say_the_same(tmp_path: Path) -> None:
    docs = collection(tmp_path / "docs")
    for number in range(6, 330):
        write(docs, f"papers/p{number}.md", page(f"Paper {number}", f"p{number - 1}"))
    write(docs, "papers/p7.md", page("Astray", "nowhere"))
    alone = render(docs, tmp_path / "alone", CONFIG)
    shared = render(docs, tmp_path / "shared", CONFIG, None, Workers(2).run)
    assert contents(shared.value) == contents(alone.value)
    assert shared.problems == alone.problems
    assert len(alone.problems) == 1


def test_what_stops_a_process_stops_the_build_with_its_words(tmp_path: Path) -> None:
    docs = collection(tmp_path / "docs")
    for number in range(6, 330):
        write(docs, f"papers/p{number}.md", page(f"Paper {number}"))
    (docs / "papers/p9.md").write_bytes("# Über\n".encode("latin-1"))
    with pytest.raises(GeneratorError, match=r"Encoding error reading file: papers/p9\.md"):
        render(docs, tmp_path / "site", CONFIG, None, Workers(2).run)
    assert not (tmp_path / "site").exists()


def test_a_configuration_with_plugins_is_built_by_mkdocs_itself(tmp_path: Path) -> None:
    config = tmp_path / "mkdocs.yml"
    config.write_text("site_name: X\nplugins: [search]\ntheme: {name: material}\nnav: [index.md]\n")
    for _ in range(2):
        built = render(collection(tmp_path / "docs"), tmp_path / "site", config, tmp_path / "kept")
    assert (built.value / "search/search_index.json").is_file()
    assert (built.value / "papers/p1.html").is_file() or (built.value / "papers/p1/index.html").is_file()


@pytest.mark.parametrize("name", ["on moths.md", "r&d.md", "mottes_é.md"])
def test_a_page_that_leads_to_one_of_an_odd_name_is_made_anew_when_that_has_gone(tmp_path: Path, name: str) -> None:
    docs, site = collection(tmp_path / "docs"), tmp_path / "site"
    write(docs, f"papers/{name}", page("Odd"))
    write(docs, "papers/p1.md", page("Leads there") + f"[there](<{name}>)\n")
    assert render(docs, site, CONFIG, tmp_path / "kept").problems == ()
    (docs / "papers" / name).unlink()
    assert len(render(docs, site, CONFIG, tmp_path / "kept").problems) == 1
    assert contents(site) == contents(render(docs, tmp_path / "clean", CONFIG).value)


def test_scripts_of_another_name_are_in_every_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    docs = collection(tmp_path / "docs")
    render(docs, tmp_path / "site", CONFIG, tmp_path / "kept")
    names = assets.addresses()
    monkeypatch.setattr(assets, "addresses", lambda: dict.fromkeys(names, "assets/javascripts/site.new.js"))
    done = printed(monkeypatch)
    render(docs, tmp_path / "site", CONFIG, tmp_path / "kept")
    assert len(done) == len(NAV) + 6


def test_an_edit_after_a_page_was_read_shows_in_the_next_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    docs = collection(tmp_path / "docs")
    before = press.Press._html

    def meddling(self: press.Press, page: Page) -> bytes:
        if page.file.src_uri == "papers/p1.md":
            write(docs, "papers/p1.md", text.replace("Paper 1", "Paper I"))
        return before(self, page)

    text = page("Paper 1", "p2")
    with monkeypatch.context() as patch:
        patch.setattr(press.Press, "_html", meddling)
        render(docs, tmp_path / "site", CONFIG, tmp_path / "kept")
    render(docs, tmp_path / "site", CONFIG, tmp_path / "kept")
    assert b"Paper I" in (tmp_path / "site/papers/p1.html").read_bytes()
