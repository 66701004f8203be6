"""MkDocs turns a folder of pages into a site: the same on every machine, whole or not at all, silently."""

import logging
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from generator.problems import GeneratorError, Severity
from generator.publish.render import html, identity, render
from generator.records import Site

ROOT = Path(__file__).parent.parent.parent
CONFIG = ROOT / "mkdocs.yml"


@pytest.fixture(autouse=True)
def no_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SITE_URL", "REPO_URL"):
        monkeypatch.delenv(name, raising=False)


def page(title: str, body: str = "", front: str = "") -> str:
    return f'---\ntitle: "{title}"\ndescription: "About {title}"\n{front}---\n# {title}\n\n{body}\n'


def pages(folder: Path, **changed: str) -> Path:
    """A folder with an invented collection; keyword arguments replace or add pages (`__` stands for `/`)."""
    texts = {
        "index": page("Home", "[Papers](papers/index.md)"),
        "about": page("About"),
        "topics__index": page("Topics"),
        "collections__index": page("Collections"),
        "papers__index": page("Papers", "[On ants](a/on-ants.md)"),
        "papers__a__on-ants": page(
            "On ants",
            'Ants (GLBW), and $x^2$.\n\n<h2 id="related-papers">Related papers</h2>\n\n- [On bees](on-bees.md)',
            'tags: ["insects"]\n',
        ),
        "papers__a__on-bees": page("On bees", "[Ants](on-ants.md#related-papers)"),
    }
    for name, text in {**texts, **changed}.items():
        file = folder / (name.replace("__", "/") + ".md")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return folder


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("render")
    built = render(pages(folder / "docs"), folder / "site", CONFIG)
    assert built.problems == ()
    return built.value


def test_the_environment_is_left_as_it_was(tmp_path: Path) -> None:
    before = dict(os.environ)
    render(pages(tmp_path / "docs"), tmp_path / "site", CONFIG)
    assert {name: value for name, value in os.environ.items() if "MKDOCS" not in name} == {
        name: value for name, value in before.items() if "MKDOCS" not in name
    }


@pytest.mark.parametrize(
    ("link", "said"),
    [
        pytest.param("[no](none.md)", "'none.md'", id="missing page"),
        pytest.param("[no](on-bees.md#none)", "'on-bees.md#none'", id="missing anchor of another page"),
        pytest.param("[no](#none)", "'#none'", id="missing anchor of the page"),
        pytest.param("[no](/papers/a/on-bees.md)", "'/papers/a/on-bees.md'", id="absolute"),
    ],
)
def test_a_dead_link_is_a_problem_of_its_page_and_the_site_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, link: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    built = render(pages(Path("docs"), **{"papers__a__on-ants": page("On ants", f"{link}")}), Path("site"), CONFIG)
    on_ants = [problem for problem in built.problems if problem.location.path == "docs/papers/a/on-ants.md"]
    assert [(said in problem.message, problem.severity) for problem in on_ants] == [(True, Severity.WARNING)]
    assert (tmp_path / "site/papers/a/on-ants.html").is_file()


def test_what_a_markdown_extension_logs_is_a_problem_too(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "theirs.py").write_text(
        "import logging\nfrom markdown import Extension\n"
        "class Theirs(Extension):\n"
        "    def extendMarkdown(self, md):\n"
        "        logging.getLogger('theirs').warning('no such %s', 'thing')\n"
        "def makeExtension(**options):\n    return Theirs(**options)\n"
    )
    config = tmp_path / "mkdocs.yml"
    config.write_text("site_name: Theirs\ntheme: material\nmarkdown_extensions: [theirs]\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(tmp_path)
        built = render(pages(tmp_path / "docs"), tmp_path / "site", config)
    assert {(str(problem)) for problem in built.problems} == {f"{config.as_posix()}: warning: no such thing"}
    assert capfd.readouterr() == ("", "")
    assert not [handler for handler in logging.getLogger().handlers if type(handler).__name__ == "_Collector"]


def test_a_second_build_replaces_the_first_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    docs = pages(tmp_path / "docs", gone=page("Gone"))
    render(docs, tmp_path / "site", CONFIG)
    assert (tmp_path / "site/gone.html").is_file()
    (docs / "gone.md").unlink()
    render(docs, tmp_path / "site", CONFIG)
    assert not (tmp_path / "site/gone.html").exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["docs", "site"]


@pytest.mark.parametrize(
    ("front", "config", "said"),
    [
        pytest.param("template: none.html\n", "site_name: X\ntheme: material\n", "none.html", id="template missing"),
        pytest.param("", "site_name: X\ntheme: none\n", "Unrecognised theme name: 'none'", id="theme missing"),
        pytest.param("", "theme: material\n", "Config value 'site_name'", id="setting missing"),
        pytest.param("", "site_name: [\n", "mkdocs.yml", id="not YAML"),
    ],
)
def test_a_failing_build_says_why_and_leaves_the_old_site(tmp_path: Path, front: str, config: str, said: str) -> None:
    old = tmp_path / "site"
    render(pages(tmp_path / "docs"), old, CONFIG)
    before = {path: path.read_bytes() for path in old.rglob("*") if path.is_file()}
    own = tmp_path / "mkdocs.yml"
    own.write_text(config)
    with pytest.raises(GeneratorError) as stop:
        render(pages(tmp_path / "docs", last=page("Last", front=front)), old, own)
    assert said in str(stop.value)
    assert {path: path.read_bytes() for path in old.rglob("*") if path.is_file()} == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["docs", "mkdocs.yml", "site"]


def test_a_hand_written_page_in_another_encoding_is_named(tmp_path: Path) -> None:
    (pages(tmp_path / "docs") / "about.md").write_bytes("# Über\n".encode("latin-1"))
    with pytest.raises(GeneratorError, match=r"Encoding error reading file: about\.md"):
        render(tmp_path / "docs", tmp_path / "site", CONFIG)


def test_a_folder_that_is_no_site_is_never_replaced(tmp_path: Path) -> None:
    theirs = tmp_path / "home" / "thesis.txt"
    theirs.parent.mkdir()
    theirs.write_text("years of work")
    with pytest.raises(GeneratorError, match="not a site built before"):
        render(pages(tmp_path / "docs"), tmp_path / "home", CONFIG)
    assert theirs.read_text() == "years of work"


def test_a_place_that_the_disk_refuses_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(GeneratorError, match=r"file: (File exists|Not a directory)"):
        render(pages(tmp_path / "docs"), tmp_path / "file/site", CONFIG)


@pytest.mark.parametrize(("docs", "site"), [("a", "a"), ("a", "a/b"), ("a/b", "a")])
def test_the_site_and_its_pages_must_lie_apart(tmp_path: Path, docs: str, site: str) -> None:
    with pytest.raises(GeneratorError, match="must not contain one another"):
        render(pages(tmp_path / docs), tmp_path / site, CONFIG)


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, Site(name="Abstracts", url=None, repo_url=None)),
        (
            {"SITE_URL": "https://a.org/b", "REPO_URL": "https://github.com/a/b/"},
            Site(name="Abstracts", url="https://a.org/b/", repo_url="https://github.com/a/b"),
        ),
    ],
    ids=["no addresses", "both addresses"],
)
def test_the_configuration_tells_what_site_this_is(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], expected: Site
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert identity(CONFIG) == expected


def test_a_missing_configuration_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(GeneratorError, match=r"mkdocs\.yml: no such file\n  hint: "):
        identity(tmp_path / "mkdocs.yml")


def test_markdown_becomes_html_by_the_extensions_of_the_configuration() -> None:
    made = html("# Ants\n\n```bibtex\n@misc{a}\n```\n", CONFIG)
    assert made == '<h1 id="ants">Ants</h1>\n<pre><code class="language-bibtex">@misc{a}\n</code></pre>'


def test_nothing_of_materials_search_is_in_the_site(site: Path) -> None:
    assert not (site / "search/search_index.json").exists()
    index = (site / "index.html").read_text("utf-8")
    assert "md-search" not in index
    assert 'data-md-component="search' not in index


def test_without_an_address_there_is_no_empty_sitemap(site: Path) -> None:
    assert not list(site.glob("sitemap*"))


def test_with_an_address_the_sitemap_names_every_page_and_no_build_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SITE_URL", "https://example.org/papers/")
    monkeypatch.setenv("REPO_URL", "https://github.com/someone/papers")
    render(pages(tmp_path / "docs"), tmp_path / "site", CONFIG)
    sitemap = (tmp_path / "site/sitemap.xml").read_text("utf-8")
    assert sitemap.count("<loc>https://example.org/papers/") == 7
    assert "lastmod" not in sitemap
    packed = (tmp_path / "site/sitemap.xml.gz").read_bytes()
    assert int.from_bytes(packed[4:8], "little") == datetime(1980, 1, 1, tzinfo=UTC).timestamp()
    # Material's star counter asks api.github.com from whatever carries this mark.
    assert 'data-md-component="source"' not in (tmp_path / "site/index.html").read_text("utf-8")
