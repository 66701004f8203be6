"""What `check` prints, writes and returns."""

import io
import json
from pathlib import Path

import pytest

from generator.cli import main

TEXT = (
    b"Insects 2031 Papers\r\n\r\nWe study how moths find their way home, and show that it is sur- prising "
    b"how a \x07bell by \\ourlamp keeps them from it.\r\n\r\nBees return to flowers that paid well, yet they also "
    b"try new ones, as theory asks: a colony shares it all.\r\n"
)


@pytest.fixture
def seeds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO()))
    (tmp_path / "a.txt").write_bytes(TEXT)
    return tmp_path


def check(seeds: Path, *more: str) -> int:
    return main(["check", "--quiet", "--seeds", str(seeds), *more])


def test_text_has_place_severity_code_words_and_hint(seeds: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(seeds) == 0
    said = capsys.readouterr()
    assert said.out == ""
    assert f"{seeds}/a.txt:3:61: note: 'sur- prising' is one word: 'surprising' [split-word]\n  | …" in said.err
    assert f"{seeds}/a.txt:3:80: warning: control character '<U+0007>' [control-character]\n" in said.err
    assert "  hint: `python -m generator check --fix` mends it\n" in said.err
    assert (seeds / "a.txt").read_bytes() == TEXT


def test_json_is_all_that_is_written_to_standard_output(seeds: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(seeds, "--format", "json", "--diff") == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["counts"] == {"error": 0, "warning": 2, "note": 1}
    assert said.err.startswith("--- ")


def test_github_gets_annotations(seeds: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(seeds, "--format", "github") == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" ")[0] for line in lines] == ["::warning", "::warning", "::notice"]
    assert f"file={seeds}/a.txt,line=3,col=61,title=split-word::" in lines[-1]


def test_a_diff_writes_nothing(seeds: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(seeds, "--diff") == 0
    assert capsys.readouterr().out.startswith(f"--- {seeds}/a.txt\n+++ {seeds}/a.txt\n@@ -3 +3 @@\n-We study")
    assert (seeds / "a.txt").read_bytes() == TEXT


def test_mending_shows_the_diff_writes_it_and_tells_what_is_left(
    seeds: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(seeds, "--fix") == 0
    said = capsys.readouterr()
    assert "+We study how moths find their way home, and show that it is surprising how a bell by" in said.out
    assert (seeds / "a.txt").read_bytes() == TEXT.replace(b"sur- prising", b"surprising").replace(b"\x07", b"")
    assert [line.split("[")[1] for line in said.err.splitlines() if "[" in line] == ["latex-unknown-command]"]
    assert check(seeds, "--fix") == 0
    assert capsys.readouterr().out == ""


def test_a_file_that_cannot_be_mended_is_told_and_stays(seeds: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (seeds / "a.txt").write_bytes(TEXT + b"\r\nCaf\xe9s draw wasps, and we count which of them draw the most.\r\n")
    before = (seeds / "a.txt").read_bytes()
    assert check(seeds, "--fix") == 0
    assert "warning: not mended: the file is not valid Unicode throughout [file-not-mended]" in capsys.readouterr().err
    assert (seeds / "a.txt").read_bytes() == before


def test_warnings_fail_when_strict_and_notes_never_do(seeds: Path) -> None:
    assert check(seeds, "--strict") == 1
    clean = TEXT.replace(b"\x07", b"").replace(b"\\ourlamp", b"our lamp")
    (seeds / "a.txt").write_bytes(clean)
    assert check(seeds, "--strict") == 0


def test_an_unknown_format_is_a_fault_of_usage(seeds: Path) -> None:
    with pytest.raises(SystemExit) as stopped:
        check(seeds, "--format", "sarif")
    assert stopped.value.code == 2
