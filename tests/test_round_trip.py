"""The site's own exports, put alone into an empty folder of seeds, give the same catalogue."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from generator import pipeline
from generator.compose import downloads
from generator.compose.bundles import bundles
from generator.compose.export import json_lines
from generator.compose.listings import holdings
from generator.compose.sheets import shelve
from generator.problems import Location, Severity
from generator.progress import Silent
from generator.records import Catalogue, Paper, Site

SEEDS = Path(__file__).parent.parent / "seeds"
INVENTED = Path(__file__).parent / "fixtures" / "carried"
FORMS = (".bib", ".ris", ".jsonl")


@cache
def gathered(folder: Path) -> Catalogue:
    return pipeline.gather(folder, Silent()).value


@cache
def exported(folder: Path) -> dict[str, str]:
    """The files of the whole catalogue, by suffix."""
    shelf, site = shelve(gathered(folder)), Site(name="Moths", url="https://moths.example/")
    pages = downloads.files(shelf, tuple(bundles(shelf, holdings(shelf), site))[:1], site)
    return {page.path.removeprefix("downloads/all"): page.content for page in pages}


def told(catalogue: Catalogue, folder: Path) -> list[dict[str, object]]:
    """What `export` says of each paper, but where it stands."""
    lines = (json.loads(line) for line in json_lines(catalogue, str(folder)))
    return [{name: value for name, value in line.items() if name not in ("file", "n")} for line in lines]


def without_place(paper: Paper) -> Paper:
    """A paper but for its file, and the order in which a record happened to name registries and links."""
    return replace(
        paper,
        location=Location(""),
        number=0,
        identifiers=tuple(sorted(paper.identifiers)),
        links=tuple(sorted(paper.links, key=lambda link: link.url)),
    )


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "folder",
    [
        pytest.param(SEEDS, marks=pytest.mark.skipif(not any(SEEDS.glob("*.txt")), reason="no seeds"), id="seeds"),
        pytest.param(INVENTED, id="invented"),
    ],
)
def test_the_catalogue_comes_back(folder: Path, form: str, tmp_path: Path) -> None:
    (tmp_path / f"all{form}").write_text(exported(folder)[form], encoding="utf-8")
    before, again = gathered(folder), pipeline.gather(tmp_path, Silent())
    assert {problem.severity for problem in again.problems} <= {Severity.NOTE}
    papers = [without_place(entry.paper) for entry in again.value.entries]
    assert papers == [without_place(entry.paper) for entry in before.entries]
    assert told(again.value, tmp_path) == told(before, folder)


def test_the_invented_seeds_have_what_is_hard_to_carry() -> None:
    entries = gathered(INVENTED).entries
    assert len(entries) == 8
    assert sum(entry.title_inferred for entry in entries) == 3
    assert {scheme.scheme for entry in entries for scheme in entry.paper.identifiers} == {
        "acl", "arxiv", "doi", "openreview", "pmid", "s2",
    }  # fmt: skip
