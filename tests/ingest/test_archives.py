"""Archives: what is in them is read in place, and nothing that they do can harm."""

import gzip
import io
import zipfile
from pathlib import Path

import pytest

from generator.ingest import archives, sources

MOTHS = "Moths count the lamps of a street, and we show that they count up to four.\n"


def zipped(files: dict[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return packed.getvalue()


def read(folder: Path) -> tuple[list[str], list[str]]:
    """The paths of the sources, and what is said, both below the folder."""
    outcome = sources.read(folder)
    prefix = f"{folder.as_posix()}/"
    return (
        [source.path.removeprefix(prefix) for source in outcome.value],
        [str(problem).removeprefix(prefix).split("\n")[0] for problem in outcome.problems],
    )


def test_the_files_of_a_zip_are_read_in_order_of_their_paths(tmp_path: Path) -> None:
    files = {"b.txt": MOTHS, "a/list.txt": MOTHS, "__MACOSX/b.txt": "x", "a/.hidden.txt": "x", "README.md": "x"}
    (tmp_path / "papers.zip").write_bytes(zipped({name: text.encode() for name, text in files.items()}))
    assert read(tmp_path) == (["papers.zip/a/list.txt", "papers.zip/b.txt"], [])
    assert sources.read(tmp_path).value[0].text == MOTHS


def test_a_file_packed_by_gzip_is_read_by_its_name_without_gz(tmp_path: Path) -> None:
    (tmp_path / "papers.bib.gz").write_bytes(gzip.compress(b"@misc{a, title = {Lamps}}"))
    (tmp_path / "twice.txt.gz").write_bytes(gzip.compress(MOTHS.encode()) + gzip.compress(MOTHS.encode()) + b"\0" * 8)
    assert read(tmp_path) == (["papers.bib.gz/papers.bib", "twice.txt.gz/twice.txt"], [])
    assert sources.read(tmp_path).value[1].text == MOTHS * 2


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("a.zip", b"no archive", "a.zip: error: no zip archive that can be read: "),
        ("a.zip", zipped({"a.txt": MOTHS.encode() * 50})[:-40], "a.zip: error: no zip archive that can be read: "),
        ("a.zip", zipped({"a.exe": b"x"}), "a.zip/a.exe: warning: unknown kind of file '.exe', skipped"),
        ("a.zip", zipped({"inner.zip": b"x"}), "a.zip/inner.zip: warning: unknown kind of file '.zip', skipped"),
        ("a.zip", zipped({"a.txt": b"\0\1\2\3" * 99}), "a.zip/a.txt: error: binary file, skipped"),
        ("a.txt.gz", b"no archive", "a.txt.gz/a.txt: error: cannot be unpacked: "),
        ("a.txt.gz", gzip.compress(MOTHS.encode() * 50)[:-20], "a.txt.gz/a.txt: error: the packed file is cut off"),
        ("a.tar.gz", gzip.compress(MOTHS.encode()), "a.tar.gz/a.tar: warning: unknown kind of file '.tar', skipped"),
    ],
)
def test_what_cannot_be_read_is_told_and_the_rest_is_read(tmp_path: Path, name: str, data: bytes, said: str) -> None:
    (tmp_path / name).write_bytes(data)
    (tmp_path / "z.txt").write_text(MOTHS)
    paths, told = read(tmp_path)
    assert paths == ["z.txt"]
    assert [line[: len(said)] for line in told] == [said]


def test_an_encrypted_file_is_told(tmp_path: Path) -> None:
    data = bytearray(zipped({"a.txt": MOTHS.encode()}))
    for mark, place in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        data[data.index(mark) + place] |= 1
    (tmp_path / "a.zip").write_bytes(bytes(data))
    assert "a.zip/a.txt: error: cannot be unpacked: " in read(tmp_path)[1][0]


def test_bombs_are_cut_off_at_a_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "_MOST_BYTES", 1024 * 1024)
    (tmp_path / "a.txt.gz").write_bytes(gzip.compress(b"a" * 2_000_000))
    (tmp_path / "b.zip").write_bytes(zipped({"1.txt": b"b" * 900_000, "2.txt": b"b" * 900_000, "3.txt": b"bees"}))
    assert read(tmp_path) == (
        ["b.zip/1.txt", "b.zip/3.txt"],
        [
            "a.txt.gz/a.txt: error: unpacks to more than 1 MB, left out",
            "b.zip/2.txt: error: unpacks to more than 1 MB, left out",
        ],
    )


def test_too_many_files_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "_MOST_FILES", 2)
    (tmp_path / "a.zip").write_bytes(zipped({f"{n}.txt": MOTHS.encode() for n in range(4)}))
    assert read(tmp_path) == (["a.zip/0.txt", "a.zip/1.txt"], ["a.zip: error: holds 4 files, of which 2 are read"])


def test_no_path_leads_out_of_the_archive(tmp_path: Path) -> None:
    (tmp_path / "a.zip").write_bytes(zipped({"../../b.txt": MOTHS.encode(), "/c\n.txt": MOTHS.encode()}))
    assert read(tmp_path) == (["a.zip/b.txt", "a.zip/c\ufffd.txt"], [])


def test_a_zip_of_a_later_version_is_told(tmp_path: Path) -> None:
    data = bytearray(zipped({"a.txt": MOTHS.encode()}))
    data[data.index(b"PK\1\2") + 6] = 99  # the version that is needed to unpack it
    (tmp_path / "a.zip").write_bytes(bytes(data))
    assert "a.zip: error: no zip archive that can be read: " in read(tmp_path)[1][0]


def test_a_file_that_lzma_packed_and_something_broke_is_told(tmp_path: Path) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_LZMA) as archive:
        archive.writestr("a.txt", MOTHS * 50)
    data = bytearray(packed.getvalue())
    at = data.index(b"a.txt") + len("a.txt") + 9
    data[at : at + 24] = b"\xff" * 24
    (tmp_path / "a.zip").write_bytes(bytes(data))
    assert "a.zip/a.txt: error: cannot be unpacked: " in read(tmp_path)[1][0]


def test_a_file_packed_in_thousands_of_pieces_is_whole() -> None:
    lines = [f"Moth {number} counts lamps.\n".encode() for number in range(3000)]
    packed = b"".join(map(gzip.compress, lines))
    assert archives.gunzip(packed, "a.txt") == archives.Member("a.txt", b"".join(lines))
