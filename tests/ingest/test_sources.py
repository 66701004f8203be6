"""What is read of a seeds folder, in which order and encoding, and what is said of the rest."""

import os
from pathlib import Path

import pytest

from generator.ingest import sources
from generator.problems import GeneratorError

TEXT = "Moths count lamps.\n"


def paths(folder: Path) -> list[str]:
    return [source.path.removeprefix(f"{folder.as_posix()}/") for source in sources.read(folder).value]


def said(folder: Path) -> list[str]:
    """The problems, a line each, without the folder's own path."""
    return [str(each).replace(f"{folder.as_posix()}/", "") for each in sources.read(folder).problems]


def write(folder: Path, name: str, content: str | bytes = TEXT) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def test_seed_files_come_in_the_order_of_their_paths(tmp_path: Path) -> None:
    for name in ["b.txt", "a/z.bib", "a.jsonl", "B.TXT", "a/b/c.ndjson", "10.txt", "9.txt"]:
        write(tmp_path, name)
    assert paths(tmp_path) == ["10.txt", "9.txt", "B.TXT", "a.jsonl", "a/b/c.ndjson", "a/z.bib", "b.txt"]


def test_paths_are_shown_as_the_user_named_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, "seeds/deep/a.txt")
    monkeypatch.chdir(tmp_path)
    assert [source.path for source in sources.read(Path("seeds")).value] == ["seeds/deep/a.txt"]
    assert [source.path for source in sources.read(Path()).value] == ["seeds/deep/a.txt"]


@pytest.mark.parametrize(
    "content",
    [
        pytest.param("Ü\nb".encode(), id="UTF-8"),
        pytest.param(b"\xef\xbb\xbf" + "Ü\nb".encode(), id="UTF-8 with a mark"),
        pytest.param(b"\xef\xbb\xbf" * 2 + "Ü\nb".encode(), id="UTF-8 with two marks"),
        pytest.param("Ü\nb".encode("utf-16"), id="UTF-16 of this machine"),
        pytest.param(b"\xfe\xff" + "Ü\nb".encode("utf-16-be"), id="UTF-16 big-endian"),
        pytest.param("Ü\nb".encode("utf-32"), id="UTF-32"),
        pytest.param("Ü\r\nb".encode(), id="CRLF"),
        pytest.param("Ü\rb".encode(), id="CR alone"),
    ],
)
def test_text_is_decoded_and_its_lines_end_in_line_feeds(tmp_path: Path, content: bytes) -> None:
    write(tmp_path, "a.txt", content)
    outcome = sources.read(tmp_path)
    assert [source.text for source in outcome.value] == ["Ü\nb"]
    assert outcome.problems == ()


def test_lines_are_counted_alike_whatever_ends_them(tmp_path: Path) -> None:
    write(tmp_path, "a.txt", b"a\r\n\r\nb\rc\n\xfcber\n")
    assert said(tmp_path)[0].startswith("a.txt:5: warning: byte 0xFC is not UTF-8, read as Windows-1252")


def test_bytes_that_are_not_utf8_are_read_as_windows_1252_and_the_rest_as_utf8(tmp_path: Path) -> None:
    write(tmp_path, "a.txt", b"\x93caf\xe9\x94 \x81 " + "naïve – 蛾".encode())
    outcome = sources.read(tmp_path)
    assert outcome.value[0].text == "“café” \x81 naïve – 蛾"
    assert "byte 0x93 is not UTF-8 (nor are 3 others)" in str(outcome.problems[0])


def test_a_surrogate_in_utf8_is_no_utf8_yet_nothing_is_lost(tmp_path: Path) -> None:
    write(tmp_path, "a.txt", b"moth \xed\xa0\x80 lamp")
    outcome = sources.read(tmp_path)
    assert outcome.value[0].text == "moth í\xa0€ lamp"
    outcome.value[0].text.encode()


def test_utf16_that_breaks_off_is_told(tmp_path: Path) -> None:
    write(tmp_path, "a.txt", b"\xff\xfe" + "a\nb".encode("utf-16-le") + b"\x00")
    outcome = sources.read(tmp_path)
    assert outcome.value[0].text == "a\nb\ufffd"
    assert said(tmp_path) == ["a.txt:2: warning: not valid UTF-16, shown as '\ufffd'"]


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        pytest.param("a.txt", b"", "a.txt: warning: the file is empty", id="empty"),
        pytest.param("a.txt", b"\xef\xbb\xbf", "a.txt: warning: the file is empty", id="only a mark"),
        pytest.param("a.txt", " \r\n\u3000\n".encode(), "a.txt: warning: the file is empty", id="only blanks"),
        pytest.param("a.txt", b"moth\0lamp", "a.txt: error: binary file, skipped", id="NUL byte"),
        pytest.param("a.txt", b"%PDF-1.7 moths", "a.txt: error: binary file, skipped", id="PDF"),
        pytest.param("a.bib", bytes(range(1, 256)) * 9, "a.bib: error: binary file, skipped", id="compressed"),
        pytest.param("a.docx", b"x", "a.docx: warning: unknown kind of file '.docx', skipped", id="unknown suffix"),
        pytest.param("papers", b"x", "papers: warning: unknown kind of file 'papers', skipped", id="no suffix"),
        pytest.param("x/vocabulary.toml", b"x", "x/vocabulary.toml: warning: unknown kind of file '.toml', skipped",
                     id="curation in a folder below"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_told_and_the_rest_is_read(
    tmp_path: Path, name: str, content: bytes, message: str
) -> None:
    write(tmp_path, name, content)
    write(tmp_path, "good.txt")
    assert paths(tmp_path) == ["good.txt"]
    assert said(tmp_path)[0].split("\n")[0] == message


def test_a_stray_nul_does_not_make_a_file_binary(tmp_path: Path) -> None:
    write(tmp_path, "a.txt", b"Moths count lamps.\n" * 9 + b"Moths\0 count lamps.\0\n")
    outcome = sources.read(tmp_path)
    assert outcome.value[0].text == "Moths count lamps.\n" * 10
    assert said(tmp_path) == ["a.txt:10: warning: 2 NUL characters, left out"]


def test_a_file_without_a_suffix_is_read_if_its_text_tells_its_kind(tmp_path: Path) -> None:
    write(tmp_path, "export", b"TY  - JOUR\nTI  - Lamps\nER  - \n")
    write(tmp_path, "notes", b"We met in the garden.")
    write(tmp_path, "program", b"\0\1\2\3" * 99)
    assert paths(tmp_path) == ["export"]
    assert [line.split("\n")[0] for line in said(tmp_path)] == [
        "notes: warning: unknown kind of file 'notes', skipped",
        "program: warning: unknown kind of file 'program', skipped",
    ]


def test_an_xml_file_of_another_kind_is_told(tmp_path: Path) -> None:
    write(tmp_path, "a.xml", b"<rss><channel/></rss>")
    assert said(tmp_path)[0].startswith(
        "a.xml: warning: unknown kind of file '.xml', skipped\n  hint: known kinds: .atom"
    )


def test_an_unknown_suffix_lists_the_known_ones(tmp_path: Path) -> None:
    write(tmp_path, "a.docx")
    assert ".nbib, .ndjson, .ris, .tab, .text, .tsv, .txt, .xml, .gz, .zip" in said(tmp_path)[0]


@pytest.mark.parametrize(
    "name",
    [".gitattributes", ".hidden/a.txt", "a.txt~", "#a.txt#", "a.txt.bak", "b.swp", "README.md", "readme.txt", "LICENSE",
     "vocabulary.toml", "permalinks.toml", "Thumbs.db", "__MACOSX/a.txt"],
)  # fmt: skip
def test_what_is_no_seed_by_its_name_is_passed_over_in_silence(tmp_path: Path, name: str) -> None:
    write(tmp_path, name)
    write(tmp_path, "good.txt")
    assert paths(tmp_path) == ["good.txt"]
    assert said(tmp_path) == []


def test_links_are_not_followed(tmp_path: Path) -> None:
    seeds = tmp_path / "seeds"
    write(tmp_path, "outside/secret.txt")
    write(seeds, "good.txt")
    (seeds / "away.txt").symlink_to(tmp_path / "outside" / "secret.txt")
    (seeds / "folder").symlink_to(tmp_path / "outside")
    (seeds / "same.txt").symlink_to(seeds / "good.txt")
    (seeds / "loop").symlink_to(seeds)
    assert paths(seeds) == ["good.txt"]
    assert [problem.split("\n")[0] for problem in said(seeds)] == [
        "away.txt: warning: link that leads out of the seeds folder, not followed",
        "folder: warning: link that leads out of the seeds folder, not followed",
        "loop: note: link to another file of this folder, not followed",
        "same.txt: note: link to another file of this folder, not followed",
    ]


def test_a_folder_that_is_itself_a_link_is_read(tmp_path: Path) -> None:
    write(tmp_path, "real/a.txt")
    (tmp_path / "seeds").symlink_to(tmp_path / "real")
    assert paths(tmp_path / "seeds") == ["a.txt"]


def test_a_pipe_is_skipped_rather_than_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.txt")
    assert said(tmp_path)[0] == "pipe.txt: warning: not a regular file, skipped"


def test_a_name_that_is_not_utf8_can_be_told(tmp_path: Path) -> None:
    with open(os.fsencode(tmp_path) + b"/caf\xe9.txt", "wb") as file:  # noqa: PTH123
        file.write(b"")
    assert said(tmp_path)[0] == r"caf\udce9.txt: warning: the file is empty"


@pytest.mark.parametrize("name", ["nowhere", "file"])
def test_without_a_folder_the_run_stops_with_a_hint(tmp_path: Path, name: str) -> None:
    write(tmp_path, "file")
    with pytest.raises(
        GeneratorError, match=rf"the seeds folder '.*{name}' (does not exist|is not a folder)\n  hint: "
    ):
        sources.read(tmp_path / name)


@pytest.mark.parametrize("name", [None, ".hidden", "README.md", "a.txt"])
def test_a_folder_without_abstracts_is_an_error(tmp_path: Path, name: str | None) -> None:
    if name:
        write(tmp_path, name, "")
    *_, last = sources.read(tmp_path).problems
    assert str(last).startswith(
        f"{tmp_path.as_posix()}: error: no abstracts to read in this folder\n  hint: known kinds"
    )


def test_the_vocabulary_is_read_beside_the_seeds(tmp_path: Path) -> None:
    assert sources.read_vocabulary(tmp_path) is None
    write(tmp_path, "vocabulary.toml", b'\xef\xbb\xbf[tag]\nname = "x"\n')
    found = sources.read_vocabulary(tmp_path)
    assert found is not None
    assert (found.path, found.text) == (f"{tmp_path.as_posix()}/vocabulary.toml", '[tag]\nname = "x"\n')


def test_a_vocabulary_that_is_not_utf8_stops_the_run(tmp_path: Path) -> None:
    write(tmp_path, "vocabulary.toml", b'name = "\xe9"')
    with pytest.raises(GeneratorError, match=r"vocabulary\.toml: byte 0xE9 is not UTF-8"):
        sources.read_vocabulary(tmp_path)
