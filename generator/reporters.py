"""Problems in, what people, programs and GitHub read out: text, JSON, and workflow commands that annotate files."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from generator.problems import Severity

if TYPE_CHECKING:
    from collections.abc import Iterable

    from generator.problems import Problem

# https://docs.github.com/actions/reference/workflow-commands-for-github-actions
_COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}


def ordered(problems: Iterable[Problem]) -> list[Problem]:
    """Problems by place, each once."""
    return sorted(dict.fromkeys(problems), key=lambda each: (each.location, each.message))


def details(problem: Problem) -> str:
    """What text says behind place and severity: the fact with its code, below it the snippet and the hint."""
    code = f" [{problem.code}]" if problem.code else ""
    snippet = f"\n  | {shown(problem.snippet)}" if problem.snippet else ""
    hint = f"\n  hint: {shown(problem.hint)}" if problem.hint else ""
    return f": {shown(problem.message)}{code}{snippet}{hint}"


def shown(text: str) -> str:
    """Text of the seeds that breaks no line, sets no terminal's colours, and begins no command of a workflow."""
    if text.isprintable():
        return text
    return "".join(each if each.isprintable() else f"<U+{ord(each):04X}>" for each in text)


def json_document(problems: Iterable[Problem]) -> str:
    """One JSON object: `problems`, a list of objects with the same eight members each, and their number by severity.

    `line` and `column` count from 1; 0 means the whole file, or the whole line.
    """
    listed = ordered(problems)
    counts = {str(severity): sum(each.severity is severity for each in listed) for severity in Severity}
    document = {"problems": [_members(problem) for problem in listed], "counts": counts}
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def github_commands(problems: Iterable[Problem]) -> str:
    """A workflow command a line: GitHub shows each beside the line of the file that it names.

    GitHub shows ten of each kind a step: the gravest come first within each file's order.
    """
    return "".join(map(_command, sorted(ordered(problems), key=lambda each: list(Severity).index(each.severity))))


def _members(problem: Problem) -> dict[str, str | int]:
    return {
        "path": problem.location.path,
        "line": problem.location.line,
        "column": problem.location.column,
        "severity": str(problem.severity),
        "code": str(problem.code),
        "message": problem.message,
        "snippet": problem.snippet,
        "hint": problem.hint,
    }


def _command(problem: Problem) -> str:
    place = problem.location
    values = {"file": place.path, "line": place.line, "col": place.column, "title": problem.code}
    told = ",".join(f"{name}={_property(str(value))}" for name, value in values.items() if value)
    message = "\n".join(filter(None, (problem.message, problem.snippet, problem.hint and f"hint: {problem.hint}")))
    return f"::{_COMMANDS[problem.severity]} {told}::{_data(message)}\n"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
