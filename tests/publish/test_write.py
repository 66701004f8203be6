"""Pages reach the disk, and nothing else there changes."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.problems import GeneratorError
from generator.publish import write as writing
from generator.publish.write import MANIFEST, MARKER, WriteError, hand_written, write
from generator.records import Changes, Page

HOME = Page("index.md", '---\ntitle: "Home"\n---\n# Home\n')
PAPER = Page("papers/a/on-ants.md", '---\ntitle: "On ants"\n---\n# On ants\n')


def tree(folder: Path) -> dict[str, str]:
    """Every file below the folder with what it says; links as where they lead."""
    return {
        path.relative_to(folder).as_posix(): f"-> {path.readlink()}" if path.is_symlink() else path.read_text("utf-8")
        for path in sorted(folder.rglob("*"))
        if path.is_symlink() or path.is_file()
    }


def put(folder: Path, path: str, text: str = "By hand.\n") -> Path:
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    return file


def test_pages_are_written_with_the_marker_first_in_their_front_matter(tmp_path: Path) -> None:
    assert write([PAPER, HOME], tmp_path / "docs") == Changes(("index.md", "papers/a/on-ants.md"), (), ())
    assert tree(tmp_path / "docs") == {
        "index.md": f'---\n{MARKER}\ntitle: "Home"\n---\n# Home\n',
        "papers/a/on-ants.md": f'---\n{MARKER}\ntitle: "On ants"\n---\n# On ants\n',
    }


def test_a_page_without_front_matter_is_given_some(tmp_path: Path) -> None:
    write([Page("a.md", "# A\n")], tmp_path)
    assert tree(tmp_path) == {"a.md": f"---\n{MARKER}\n---\n# A\n"}


def test_writing_twice_changes_nothing(tmp_path: Path) -> None:
    write([HOME, PAPER], tmp_path)
    before = {path: (tmp_path / path).stat().st_mtime_ns for path in tree(tmp_path)}
    assert write([HOME, PAPER], tmp_path) == Changes((), ("index.md", "papers/a/on-ants.md"), ())
    assert {path: (tmp_path / path).stat().st_mtime_ns for path in tree(tmp_path)} == before


def test_only_what_changed_is_written_and_what_is_stale_goes_with_its_empty_folders(tmp_path: Path) -> None:
    write([HOME, PAPER, Page("topics/old/x.md", "x"), Page("topics/kept.md", "kept")], tmp_path)
    put(tmp_path, "papers/a/empty/.keep").unlink()
    changes = write([HOME, Page("topics/kept.md", "changed")], tmp_path)
    assert changes == Changes(("topics/kept.md",), ("index.md",), ("papers/a/on-ants.md", "topics/old/x.md"))
    assert sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*")) == [
        "index.md",
        "papers",
        "papers/a",
        "papers/a/empty",  # not ours, so not removed
        "topics",
        "topics/kept.md",
    ]


def test_an_edited_generated_page_is_written_anew(tmp_path: Path) -> None:
    write([HOME], tmp_path)
    put(tmp_path, "index.md", (tmp_path / "index.md").read_text("utf-8") + "An edit.\n")
    assert write([HOME], tmp_path).written == ("index.md",)


def test_hand_written_pages_survive_and_are_told_apart(tmp_path: Path) -> None:
    write([HOME, PAPER], tmp_path)
    about, photo = put(tmp_path, "about.md"), put(tmp_path, "papers/a/photo.svg", "<svg/>")
    quoting = put(tmp_path, "papers/quoting.md", f"# How to know a generated page\n\n    ---\n    {MARKER}\n")
    assert write([], tmp_path).removed == ("index.md", "papers/a/on-ants.md")
    assert hand_written(tmp_path) == (about, photo, quoting)
    assert [file.is_file() for file in (about, photo, quoting)] == [True, True, True]


@pytest.mark.parametrize(
    ("taken", "page"),
    [
        pytest.param("index.md", "index.md", id="the page itself"),
        pytest.param("Index.md", "index.md", id="the page in other letters"),
        pytest.param("caf\u0065\u0301.md", "caf\u00e9.md", id="the page in another Unicode form"),
        pytest.param("papers/a", "papers/a/on-ants.md", id="a file where a folder belongs"),
        pytest.param("papers/a.md/note.txt", "papers/a.md", id="a folder where a file belongs"),
    ],
)
def test_a_path_that_a_hand_written_file_takes_stops_before_anything_changes(
    tmp_path: Path, taken: str, page: str
) -> None:
    write([Page("stale.md", "stale")], tmp_path)
    put(tmp_path, taken)
    before = tree(tmp_path)
    with pytest.raises(GeneratorError, match=r"hint: rename or move the file") as stop:
        write([Page("fresh.md", "fresh"), Page(page, "page")], tmp_path)
    assert taken in str(stop.value)
    assert page in str(stop.value)
    assert tree(tmp_path) == before


def test_every_conflict_is_told_at_once(tmp_path: Path) -> None:
    put(tmp_path, "a.md")
    put(tmp_path, "b.md")
    with pytest.raises(GeneratorError) as stop:
        write([Page("b.md", ""), Page("a.md", "")], tmp_path)
    assert [line.split(":")[0] for line in str(stop.value).splitlines()] == ["a.md", "b.md", "  hint"]


@pytest.mark.parametrize(
    "path",
    [
        "",
        "../a.md",
        "a/../../b.md",
        "/etc/a.md",
        "a//b.md",
        "./a.md",
        ".hidden/a.md",
        "a\\b.md",
        "c:/a.md",
        "a",
        "a.part",
        "a\nb.txt",
    ],
)
def test_a_path_that_could_leave_the_folder_is_refused(tmp_path: Path, path: str) -> None:
    with pytest.raises(GeneratorError, match=r"expected the path of a file below the folder"):
        write([Page(path, "x")], tmp_path / "docs")
    assert tree(tmp_path) == {}


@pytest.mark.parametrize(
    ("one", "other"),
    [("a.md", "a.md"), ("a.md", "A.md"), ("a.md", "a.md/b.md"), ("a.md/b.md", "a.md"), ("papers/x.md", "Papers/X.md")],
)
def test_two_pages_cannot_have_one_path(tmp_path: Path, one: str, other: str) -> None:
    with pytest.raises(GeneratorError, match="two pages claim this path"):
        write([Page(one, "one"), Page(other, "other")], tmp_path)
    assert tree(tmp_path) == {}


def test_a_folder_that_the_disk_refuses_is_told(tmp_path: Path) -> None:
    (tmp_path / "docs").touch()
    with pytest.raises(GeneratorError, match="docs: "):
        write([HOME], tmp_path / "docs")


@pytest.mark.parametrize("link", ["papers", "papers/a", "papers/a/on-ants.md"])
def test_a_link_of_the_file_system_is_never_followed(tmp_path: Path, link: str) -> None:
    outside = tmp_path / "outside"
    put(outside, "on-ants.md", f"---\n{MARKER}\n---\nElsewhere.\n")
    docs = tmp_path / "docs"
    (docs / link).parent.mkdir(parents=True)
    (docs / link).symlink_to(outside / "on-ants.md" if link.endswith(".md") else outside)
    before = tree(tmp_path)
    with pytest.raises(GeneratorError, match=f"{link}: not written by the generator"):
        write([PAPER], docs)
    write([], docs)
    assert tree(tmp_path) == before


def test_what_a_stopped_run_left_is_cleared_away(tmp_path: Path) -> None:
    put(tmp_path, "papers/a.md.part", f"---\n{MARKER}\n---\nHalf a pa")
    assert write([HOME], tmp_path) == Changes(("index.md",), (), ("papers/a.md.part",))


BIB = Page("downloads/all.bib", "@misc{a}\n")


def test_files_other_than_markdown_are_written_as_they_are_and_listed(tmp_path: Path) -> None:
    assert write([HOME, BIB], tmp_path).written == ("downloads/all.bib", "index.md")
    assert tree(tmp_path)["downloads/all.bib"] == BIB.content
    assert tree(tmp_path)[MANIFEST] == f"{MARKER}\ndownloads/all.bib\n"
    assert write([HOME, BIB], tmp_path) == Changes((), ("downloads/all.bib", "index.md"), ())
    assert hand_written(tmp_path) == ()


def test_a_listed_file_that_is_wanted_no_more_goes_and_the_list_with_the_last(tmp_path: Path) -> None:
    write([HOME, BIB], tmp_path)
    put(tmp_path, "downloads/all.bib.part", "@misc{")
    assert write([HOME], tmp_path).removed == ("downloads/all.bib", "downloads/all.bib.part")
    assert list(tree(tmp_path)) == ["index.md"]


def test_a_file_that_no_list_names_is_not_written_over(tmp_path: Path) -> None:
    put(tmp_path, "downloads/all.bib", "By hand.\n")
    with pytest.raises(GeneratorError, match=r"downloads/all\.bib: not written by the generator"):
        write([HOME, BIB], tmp_path)
    assert tree(tmp_path) == {"downloads/all.bib": "By hand.\n"}


def test_a_list_of_old_without_its_files_does_no_harm(tmp_path: Path) -> None:
    put(tmp_path, MANIFEST, f"{MARKER}\ngone.bib\n../outside.bib\n")
    put(tmp_path.parent, "outside.bib")
    assert write([HOME], tmp_path).removed == ()
    assert (tmp_path.parent / "outside.bib").is_file()
    assert list(tree(tmp_path)) == ["index.md"]


names = st.text(st.characters(exclude_characters="/\\:\0", exclude_categories=["Cs", "Cc"]), min_size=1, max_size=8)


@given(st.lists(st.tuples(names, st.text(st.characters(exclude_categories=["Cs"])))))
def test_the_folder_holds_exactly_the_pages_or_nothing_is_changed(pages: list[tuple[str, str]]) -> None:
    import tempfile

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wanted = [Page(f"{path}.md", content) for path, content in pages]
        try:
            changes = write(wanted, folder)
        except GeneratorError:
            assert list(folder.iterdir()) == []
            return
        assert {path.name for path in folder.iterdir()} == {page.path for page in wanted} == set(changes.written)
        for page in wanted:
            written = (folder / page.path).read_bytes().decode()
            assert written.removeprefix(f"---\n{MARKER}\n").removeprefix("---\n") in (
                page.content,
                page.content.removeprefix("---\n"),
            )
        assert write(wanted, folder).written == ()


def test_a_file_among_the_seeds_is_written_unless_it_says_this_already(tmp_path: Path) -> None:
    file = tmp_path / "permalinks.toml"
    writing.put(file, "[papers]\n")
    before = file.stat().st_mtime_ns, file.stat().st_ino
    writing.put(file, "[papers]\n")
    assert (file.stat().st_mtime_ns, file.stat().st_ino) == before
    writing.put(file, "[gone]\n")
    assert tree(tmp_path) == {"permalinks.toml": "[gone]\n"}


def test_a_file_that_cannot_be_written_stops_the_run(tmp_path: Path) -> None:
    (tmp_path / "permalinks.toml").mkdir()
    with pytest.raises(WriteError, match=r"permalinks\.toml: cannot be written: "):
        writing.put(tmp_path / "permalinks.toml", "[papers]\n")
