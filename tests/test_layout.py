"""The architecture, as rules about imports, files and the disk."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "generator"
FILES = sorted(PACKAGE.rglob("*.py"))
ROOMS = ("ingest", "clean", "infer", "compose", "doctor", "publish", "resolve")
SHARED = {"generator.records", "generator.problems", "generator.codes", "generator.sketch"}
RENDERERS = {"publish/render.py", "publish/press.py", "publish/mkdocs_settings.py"}
TOUCHES_DISK = {
    *RENDERERS,
    "ingest/sources.py",
    "publish/assets.py",
    "publish/fingerprint.py",
    "publish/formulas.py",
    "publish/inspection.py",
    "publish/ledger.py",
    "publish/renewal.py",
    "publish/revision.py",
    "publish/rewrite.py",
    "publish/stamps.py",
    "publish/verify.py",
    "publish/write.py",
    "resolve/fetch.py",
}
DISK_AND_CLOCK = {
    "os",
    "shutil",
    "tempfile",
    "pathlib",
    "time",
    "datetime",
    "random",
    "logging",
    "locale",
    "io",
    "socket",
    "subprocess",
    "atexit",
    "sqlite3",
    "importlib",
}
PACKAGED = {"infer/english.py", "clean/hyphenation.py"}
"""Read a word list that comes with a package, once, by `importlib.resources` alone."""
NETWORK = {"requests", "urllib3", "httpx", "socket", "ftplib", "smtplib"}


def imports(path: Path) -> list[str]:
    """Modules that a file imports while it runs; those for type checkers alone do not count."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            node.body = []
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


def named(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


@pytest.mark.parametrize("path", FILES, ids=named)
def test_a_file_has_at_most_300_lines(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 300


@pytest.mark.parametrize("path", FILES, ids=named)
def test_a_file_says_in_its_docstring_what_it_does(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", [path for path in FILES if named(path).split("/")[0] in ROOMS], ids=named)
def test_a_stage_imports_nothing_of_another_room(path: Path) -> None:
    room = f"generator.{named(path).split('/')[0]}"
    ours = [module for module in imports(path) if module.startswith("generator")]
    assert [
        module
        for module in ours
        if not module.startswith(room) and not any(module.startswith(shared) for shared in SHARED)
    ] == []


@pytest.mark.parametrize(
    "path",
    [p for p in FILES if named(p).split("/")[0] in {*ROOMS, "sketch.py"} and named(p) not in TOUCHES_DISK],
    ids=named,
)
def test_a_pure_stage_knows_no_disk_clock_or_chance(path: Path) -> None:
    found = [module for module in imports(path) if module.split(".")[0] in DISK_AND_CLOCK]
    assert found == (["importlib.resources"] if named(path) in PACKAGED else [])
    calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    assert [call.lineno for call in calls if isinstance(call.func, ast.Name) and call.func.id == "open"] == []


@pytest.mark.parametrize("path", FILES, ids=named)
def test_only_the_renderers_import_mkdocs(path: Path) -> None:
    found = [module for module in imports(path) if module.split(".")[0] in {"mkdocs", "material"}]
    assert found == [] or named(path) in RENDERERS


@pytest.mark.parametrize("path", [p for p in FILES if named(p) != "resolve/fetch.py"], ids=named)
def test_only_the_client_of_resolve_reaches_the_network(path: Path) -> None:
    found = imports(path)
    assert [each for each in found if each.split(".")[0] in NETWORK or each.startswith("urllib.request")] == []
    assert [each for each in found if each.startswith("http.client")] == []


def test_no_command_but_resolve_loads_what_reaches_the_network() -> None:
    asked = (
        "import sys; from generator import cli; cli.main(['check', '-q']); "
        "print([name for name in sys.modules if name.startswith('generator.resolve')])"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True, cwd=PACKAGE.parent)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("path", [p for p in FILES if named(p) != "cli.py"], ids=named)
def test_nothing_prints_but_the_command_line(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    assert [call.lineno for call in calls if isinstance(call.func, ast.Name) and call.func.id == "print"] == []


def test_the_rooms_are_those_of_the_plan() -> None:
    assert sorted(p.name for p in PACKAGE.iterdir() if p.is_dir() and (p / "__init__.py").exists()) == sorted(ROOMS)
