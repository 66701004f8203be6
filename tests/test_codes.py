"""Every problem has a code, every code a meaning, and the list for readers has them all."""

import ast
import re
from pathlib import Path

import pytest

from generator.codes import MEANINGS, Code
from generator.doctor.repairs import told

PACKAGE = Path(__file__).parent.parent / "generator"
LISTED = re.findall(r"^\| `([a-z-]+)` \| (.+) \| (✔?) ?\|$", (PACKAGE / "PROBLEMS.md").read_text("utf-8"), re.MULTILINE)
FILES = sorted(path for path in PACKAGE.rglob("*.py") if path.name != "problems.py")


def test_the_list_for_readers_is_that_of_the_code() -> None:
    assert [(code, meaning) for code, meaning, _ in LISTED] == [(code.value, MEANINGS[code]) for code in sorted(Code)]


def test_the_list_marks_what_can_be_mended() -> None:
    assert told.__globals__["_SAID"].keys() == {code for code, _, mended in LISTED if mended}


def test_codes_are_short_words_in_kebab_case() -> None:
    assert [code for code in Code if not re.fullmatch(r"[a-z]+(?:-[a-z]+){0,3}", code)] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_a_problem_is_made_with_its_code(path: Path) -> None:
    """As the keyword `code`, or as the fifth argument."""
    calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    made = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Problem"]
    assert [call.lineno for call in made if len(call.args) < 5 and all(k.arg != "code" for k in call.keywords)] == []


@pytest.mark.parametrize("code", Code)
def test_some_stage_uses_the_code(code: Code) -> None:
    assert any(f"Code.{code.name}" in path.read_text("utf-8") for path in FILES if path.name != "codes.py")
