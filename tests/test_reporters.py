"""The three forms of a report."""

import json

from generator import reporters
from generator.codes import Code
from generator.problems import Location, Problem, Severity

PROBLEMS = (
    Problem(
        Location("seeds/b,1:2.txt", 7, 12),
        "unknown command '\\ours' at 5 %",
        hint="write what\nit stands for",
        code=Code.LATEX_UNKNOWN_COMMAND,
        snippet="as \\ours shows",
    ),
    Problem(Location("seeds/a.txt"), "the file is empty", code=Code.FILE_EMPTY),
    Problem(Location("seeds/a.txt", 3), "line skipped", Severity.ERROR, code=Code.RECORD_UNREADABLE),
    Problem(Location("seeds/a.txt", 2), "a heading", Severity.NOTE, code=Code.HEADING_READ),
    Problem(Location("seeds/a.txt"), "the file is empty", code=Code.FILE_EMPTY),
)


def test_details_are_the_fact_with_its_code_the_words_and_the_hint() -> None:
    assert reporters.details(PROBLEMS[0]) == (
        ": unknown command '\\ours' at 5 % [latex-unknown-command]\n  | as \\ours shows\n"
        "  hint: write what<U+000A>it stands for"
    )
    assert reporters.details(Problem(Location("a"), "a fact")) == ": a fact"


def test_github_gets_a_command_a_line_the_gravest_first_with_its_own_escapes() -> None:
    told = r"unknown command '\ours' at 5 %25%0Aas \ours shows%0Ahint: write what%0Ait stands for"
    assert reporters.github_commands(PROBLEMS).splitlines() == [
        "::error file=seeds/a.txt,line=3,title=record-unreadable::line skipped",
        "::warning file=seeds/a.txt,title=file-empty::the file is empty",
        f"::warning file=seeds/b%2C1%3A2.txt,line=7,col=12,title=latex-unknown-command::{told}",
        "::notice file=seeds/a.txt,line=2,title=heading-read::a heading",
    ]


def test_json_is_one_object_with_every_problem_once() -> None:
    read = json.loads(reporters.json_document(PROBLEMS))
    assert read["counts"] == {"error": 1, "warning": 2, "note": 1}
    assert [each["line"] for each in read["problems"]] == [0, 2, 3, 7]
    assert read["problems"][-1] == {
        "path": "seeds/b,1:2.txt",
        "line": 7,
        "column": 12,
        "severity": "warning",
        "code": "latex-unknown-command",
        "message": "unknown command '\\ours' at 5 %",
        "snippet": "as \\ours shows",
        "hint": "write what\nit stands for",
    }


def test_without_problems_there_is_still_a_report() -> None:
    assert reporters.github_commands(()) == ""
    assert json.loads(reporters.json_document(())) == {"problems": [], "counts": {"error": 0, "warning": 0, "note": 0}}


def test_text_of_the_seeds_begins_no_line_of_a_report() -> None:
    problem = Problem(Location("a.txt"), "odd 'x\n::error::gotcha'", snippet="\x1b[31mred \u202eabc")
    assert reporters.details(problem) == ": odd 'x<U+000A>::error::gotcha'\n  | <U+001B>[31mred <U+202E>abc"
