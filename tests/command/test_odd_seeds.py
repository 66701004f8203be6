"""What the command says and does with seeds folders that are odd in some way."""

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
ABSTRACT = (
    "We study how sparse routing shapes transfer between tasks. "
    "Sparse routing lets a model choose experts, and we show that transfer improves when experts are shared."
)


@dataclass(frozen=True)
class Run:
    code: int
    out: str
    said: str


def run(*arguments: str) -> Run:
    done = subprocess.run(
        [sys.executable, "-m", "generator", *arguments], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    return Run(done.returncode, done.stdout, done.stderr)


def check(seeds: Path) -> Run:
    return run("check", "--quiet", "--seeds", str(seeds))


def test_a_missing_folder_is_a_fault_of_usage(tmp_path: Path) -> None:
    done = check(tmp_path / "nowhere")
    assert done.code == 2
    assert f"{tmp_path}/nowhere" in done.said
    assert "hint: " in done.said
    assert "Traceback" not in done.said


def test_an_empty_folder_is_an_error_that_says_what_to_put_in(tmp_path: Path) -> None:
    done = check(tmp_path)
    assert done.code == 1
    assert f"{tmp_path}: error: " in done.said
    assert "hint: " in done.said


@pytest.mark.parametrize(
    ("name", "content", "place", "severity", "code"),
    [
        pytest.param("empty.txt", b"", "empty.txt", "warning", 0, id="empty file"),
        pytest.param("blank.txt", b"\n \n\n", "blank.txt", "warning", 0, id="blank file"),
        pytest.param("binary.txt", b"\x7fELF\x00\x01\x02\x00" * 40, "binary.txt", "error", 1, id="binary file"),
        pytest.param("slides.pptx", b"PK\x03\x04", "slides.pptx", "warning", 0, id="unknown suffix"),
        pytest.param(
            "latin.txt", b"Papers 2020\n\nDie \xdcbertragung gelingt ohne Verlust, wie wir zeigen.\n",
            "latin.txt:3", "warning", 0, id="Latin-1 text",
        ),
        pytest.param("long.txt", b"word " * 2_000_000, "long.txt:1", "error", 1, id="10 MB line"),
        pytest.param("bad.jsonl", b'{"abstract": 3}\n{"a"\n', "bad.jsonl:2:1", "error", 1, id="bad JSON line"),
    ],
)  # fmt: skip
def test_an_odd_file_is_told_with_its_place_and_the_others_are_read(
    tmp_path: Path, name: str, content: bytes, place: str, severity: str, code: int
) -> None:
    (tmp_path / name).write_bytes(content)
    (tmp_path / "good.txt").write_text(f"Venue 2024 Papers\n\n{ABSTRACT}\n")
    done = check(tmp_path)
    assert f"{tmp_path}/{place}: {severity}: " in done.said
    assert done.code == code
    assert "good.txt" not in done.said
    exported = run("export", "--quiet", "--seeds", str(tmp_path))
    assert '"file": "good.txt", "n": 1' in exported.out


def test_an_unknown_command_is_a_fault_of_usage() -> None:
    assert run("biuld").code == 2


def test_warnings_count_when_strict(tmp_path: Path) -> None:
    (tmp_path / "empty.txt").write_bytes(b"")
    (tmp_path / "good.txt").write_text(f"Venue 2024 Papers\n\n{ABSTRACT}\n")
    assert check(tmp_path).code == 0
    assert run("check", "--strict", "--seeds", str(tmp_path)).code == 1


def test_explain_names_the_nearest_when_no_paper_is_meant(tmp_path: Path) -> None:
    (tmp_path / "good.txt").write_text(f"Venue 2024 Papers\n\n{ABSTRACT}\n")
    done = run("explain", "--seeds", str(tmp_path), "venue-2024/we-studied")
    assert done.code == 2
    assert "venue-2024/we-study-how-sparse-routing" in done.said


def test_a_folder_that_cannot_be_used_is_a_fault_of_usage(tmp_path: Path) -> None:
    (tmp_path / "seeds").mkdir()
    (tmp_path / "seeds/list.txt").write_text(f"A 2031 Papers\n\n{ABSTRACT}\n", encoding="utf-8")
    (tmp_path / "file").touch()
    places = ("--site", str(tmp_path / "site"), "--cache", str(tmp_path / "file"))
    done = run("build", "--quiet", "--seeds", str(tmp_path / "seeds"), *places)
    assert done.code == 2
    assert done.said == f"{tmp_path}/file/pages: Not a directory\n"
