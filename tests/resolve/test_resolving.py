"""The whole of `resolve`: seeds without titles, a server that knows them, and seeds that have them afterwards."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from generator import pipeline
from generator.config import ConfigurationError, Settings
from generator.problems import Severity
from generator.progress import Silent
from generator.resolve import arxiv, crossref, openalex, semantic_scholar
from generator.resolve.fetch import Client
from generator.resolving import FILE, resolve
from tests.resolve.conftest import ABSTRACT, Server, Told

BEES = (
    "Bees dance in the dark of the hive, and this paper asks who can see it. We film forty hives by infrared light and"
    " find that no bee turns its head to a dancer; what they follow is the trembling of the comb under their feet."
)
WORK = {
    "id": "https://openalex.org/W1",
    "doi": "https://doi.org/10.1000/moths",
    "title": "How Moths Count",
    "publication_year": 2024,
    "authorships": [{"author": {"display_name": "Ada Löwe"}}],
    "abstract_inverted_index": {},
}
"""Without an abstract: it is another paper of the same words."""


def work(abstract: str) -> bytes:
    index: dict[str, list[int]] = {}
    for place, word in enumerate(abstract.split()):
        index.setdefault(word, []).append(place)
    return json.dumps({"results": [WORK, WORK | {"abstract_inverted_index": index}]}).encode()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    seeds = tmp_path / "seeds"
    seeds.mkdir()
    (seeds / "list.txt").write_text(f"ICLR 2024 Papers\n\n{ABSTRACT}\n\n{BEES}\n")
    return Settings(seeds, tmp_path / "pages", tmp_path / "site", Path("mkdocs.yml"), contact="you@example.org")


def test_what_is_found_is_written_for_review_and_the_seeds_have_it_then(
    settings: Settings, server: Server, client: Client
) -> None:
    server.answers[:] = [
        Told(body=work(ABSTRACT)),
        Told(503),
        Told(429, headers={"Retry-After": "0"}),
        Told(body=work("")),
    ]
    file = settings.seeds / FILE
    done = resolve(settings, file, Silent(), [replace(openalex.SERVICE, address=server.address, pause=0)], client)
    assert (done.value.wanted, done.value.matched, done.problems) == (2, 1, ())
    assert "doi           = {10.1000/moths}" in file.read_text()
    titles = [paper.title and paper.title.plain for paper in pipeline.read(settings.seeds, None, Silent()).value]
    assert titles == ["How Moths Count", None]


def test_a_second_run_asks_about_the_rest_and_adds_to_what_was_reviewed(
    settings: Settings, server: Server, client: Client
) -> None:
    server.answers[:] = [Told(body=work(ABSTRACT)), Told(404)]
    services = [replace(openalex.SERVICE, address=server.address, pause=0)]
    file = settings.seeds / FILE
    resolve(settings, file, Silent(), services, client)
    reviewed = file.read_text().replace("How Moths Count", "How Moths Count Lamps")
    file.write_text(reviewed)
    server.answers[:] = [Told(body=work(BEES))]
    again = [replace(services[0], name="again")]
    done = resolve(settings, file, Silent(), again, client)
    assert (done.value.wanted, done.value.matched) == (1, 1)
    assert file.read_text().startswith(reviewed)


def test_where_no_service_answers_it_is_an_error_and_nothing_is_written(settings: Settings, client: Client) -> None:
    services = [
        replace(each.SERVICE, address="http://127.0.0.1:1", pause=0)
        for each in (openalex, crossref, arxiv, semantic_scholar)
    ]
    done = resolve(settings, settings.seeds / FILE, Silent(), services, client)
    assert [problem.severity for problem in done.problems] == [Severity.ERROR] * 3
    assert not (settings.seeds / FILE).exists()


def test_without_a_contact_nobody_is_asked(settings: Settings, server: Server, client: Client) -> None:
    with pytest.raises(ConfigurationError, match=r"tool\.generator\.contact: not set"):
        resolve(replace(settings, contact=""), settings.seeds / FILE, Silent(), [server.service()], client)
    assert server.asked == []
