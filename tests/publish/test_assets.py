"""The scripts that pages load: whole, small, and named by what they hold."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from py_mini_racer import MiniRacer

from generator.publish import assets
from generator.records import Page

SCRIPTS = Path(assets.__file__).parent / "scripts"
MODULES = {path.stem: path.read_text("utf-8") for path in SCRIPTS.glob("*.js")}
BUNDLED = [module for modules in assets._BUNDLES.values() for module in modules]


@pytest.fixture(params=assets.scripts(), ids=list(assets.addresses()))
def script(request: pytest.FixtureRequest) -> Page:
    assert isinstance(request.param, Page)
    return request.param


def test_every_module_is_in_one_bundle_but_the_one_that_only_tells_types() -> None:
    assert sorted(BUNDLED) == sorted(set(MODULES) - {"search-types"})


@pytest.mark.parametrize("module", BUNDLED)
def test_a_module_comes_behind_those_that_it_imports(module: str) -> None:
    for names, source in re.findall(r'^import \{([^}]*)\} from "\./([\w-]+)\.js";$', MODULES[module], re.MULTILINE):
        assert BUNDLED.index(source) < BUNDLED.index(module)
        (exported,) = re.findall(r"^export \{([^}]*)\};$", MODULES[source], re.MULTILINE)
        assert set(re.findall(r"\w+", names)) <= set(re.findall(r"\w+", exported))


def test_a_script_is_one_that_a_browser_reads_and_no_module(script: Page) -> None:
    assert not re.search(r"^\s*(import|export)\b", script.content, re.MULTILINE)
    assert MiniRacer().eval(f"new Function({json.dumps(script.content)}) instanceof Function")


def test_a_script_is_named_by_its_content(script: Page) -> None:
    name = re.fullmatch(r"assets/javascripts/(\w+)\.[0-9a-f]{8}\.js", script.path)
    assert name
    assert assets._page(name[1], script.content.removesuffix("\n")) == script
    assert assets._page(name[1], script.content).path != script.path


def test_what_answers_queries_is_small() -> None:
    search = next(script for script in assets.scripts() if script.path == assets.addresses()["search"])
    assert len(search.content.encode()) <= 25_000
