"""One abstract in, its clean forms out: the door for editors, pipes and programs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Literal

from generator.clean import hyphenation, plain, scanner
from generator.codes import Code
from generator.compose import markdown
from generator.problems import Location, Outcome, Problem, Severity
from generator.publish import render

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from generator.records import Prose

STDIN = "<stdin>"


def read_text(text: str, form: Literal["markdown", "plain", "html"], mkdocs: Path) -> Outcome[str]:
    """One abstract as Markdown, plain text or HTML (by the extensions of `mkdocs`), ending in a newline."""
    read = _parse(text, Location(STDIN))
    match form:
        case "markdown":
            said = markdown.markdown(read.value)
        case "plain":
            said = plain.plain(read.value)
        case "html":
            said = render.html(markdown.markdown(read.value), mkdocs)
    return Outcome(said.rstrip("\n") + "\n", read.problems)


def read_lines(lines: Iterable[str]) -> Outcome[str]:
    """JSON Lines `{"id", "input"}` to JSON Lines `{"id", "markdown", "plain", "problems"}`.

    A line that is no such object gives an error with its number; the others still answer.
    """
    answers, faults = [], []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            asked = json.loads(line)
            name, text = asked["id"], asked["input"]
            if not isinstance(text, str):
                raise TypeError  # noqa: TRY301
        except (ValueError, KeyError, TypeError, RecursionError):
            fault = f'expected {{"id": …, "input": "…"}}, got {line.strip()[:60]!r}'
            faults.append(Problem(Location(STDIN, number), fault, Severity.ERROR, code=Code.INPUT_UNREADABLE))
            continue
        read = _parse(text, Location(STDIN, number))
        answer = {
            "id": name,
            "markdown": markdown.markdown(read.value),
            "plain": plain.plain(read.value),
            "problems": [str(problem) for problem in read.problems],
        }
        answers.append(json.dumps(answer, ensure_ascii=False) + "\n")
    return Outcome("".join(answers), tuple(faults))


def _parse(text: str, location: Location) -> Outcome[Prose]:
    return scanner.parse(text, hyphenation.learn([text]), location)
