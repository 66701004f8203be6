"""The corridor of `resolve`: from seeds whose papers lack something to BibTeX with what public catalogues know."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from generator import pipeline
from generator.config import ConfigurationError
from generator.problems import Outcome, Severity
from generator.publish import render, write
from generator.resolve import bib, wanted
from generator.resolve.fetch import Client
from generator.resolve.lookup import Round
from generator.resolve.services import SERVICES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from generator.config import Settings
    from generator.progress import Watch
    from generator.resolve.values import Service

FILE = "found.bib"
_CACHE = Path(".cache")
"""Where answers are kept though builds leave nothing: no service is to be asked twice."""
_NO_CONTACT = """\
tool.generator.contact: not set; services ask to be told whom to turn to
  hint: write `contact = "you@example.org"` below [tool.generator] in pyproject.toml"""


@dataclass(frozen=True, slots=True)
class Resolved:
    """How many papers lacked something, for how many of them it was found, and the file that tells."""

    wanted: int
    matched: int
    file: Path


def resolve(
    settings: Settings,
    file: Path,
    watch: Watch,
    services: Sequence[Service] = SERVICES,
    client: Client | None = None,
) -> Outcome[Resolved]:
    """Ask the services about each paper without a title or an identifier, and add what is believed to `file`.

    Services that fail are warnings; where none answered at all they are errors. Raises ConfigurationError without
    a contact.
    """
    if not settings.contact:
        raise ConfigurationError(_NO_CONTACT)
    papers = pipeline.read(settings.seeds, pipeline.locked(settings.seeds), watch, settings.csv).value
    asked = wanted.choose(papers)
    matches = []
    with client or _client(settings, services) as open_client:
        turn = Round(services, open_client.ask)
        for each in watch.each("look up", asked):
            if turn.is_over:
                break
            if match := turn.look_up(each):
                matches.append(match)
    if matches:
        before = file.read_text(encoding="utf-8") if file.is_file() else bib.HEAD
        write.put(file, before + bib.write(matches))
    severity = Severity.WARNING if turn.answered else Severity.ERROR
    problems = tuple(replace(problem, severity=severity) for problem in turn.problems)
    return Outcome(Resolved(len(asked), len(matches), file), problems)


def _client(settings: Settings, services: Sequence[Service]) -> Client:
    home = render.identity(settings.mkdocs).repo_url
    told = "; ".join(filter(None, (home and f"+{home}", f"mailto:{settings.contact}")))
    agent = f"abstracts-to-site ({told})"
    keys = {each.name: key for each in services if (key := os.environ.get(each.key_variable or "-", ""))}
    return Client((settings.cache or _CACHE) / "resolve", agent, keys)
