"""The curator's file: what it means, and what is wrong with it, with the line."""

from collections.abc import Callable

import pytest

from generator.infer import catalogue, vocabulary
from generator.infer.vocabulary import Vocabulary
from generator.problems import Severity
from generator.records import Catalogue, Paper, Source


def parsed(text: str) -> Vocabulary:
    outcome = vocabulary.parse(Source("seeds/vocabulary.toml", text))
    assert outcome.problems == ()
    return outcome.value


def inferred(papers: tuple[Paper, ...], text: str = "") -> Catalogue:
    return catalogue.infer(papers, parsed(text)).value


def test_without_a_file_nothing_is_decided() -> None:
    assert vocabulary.parse(None).value == Vocabulary()


def test_a_merged_term_lends_its_papers(orchard: tuple[Paper, ...]) -> None:
    found = inferred(orchard, '[merge]\n"domain adaptation" = ["distribution shift"]\n')
    terms = {tag.term: tag for tag in found.tags}
    assert "distribution shift" not in terms
    assert "distribution shift" in terms["domain adaptation"].spellings


def test_a_banned_term_is_no_tag(orchard: tuple[Paper, ...]) -> None:
    assert "message passing" in {tag.term for tag in inferred(orchard).tags}
    assert "message passing" not in {tag.term for tag in inferred(orchard, 'ban = ["message passing"]').tags}


def test_a_pinned_term_is_a_tag_even_of_one_paper(orchard: tuple[Paper, ...]) -> None:
    found = {tag.term: tag for tag in inferred(orchard, 'pin = ["high variance"]').tags}
    assert len(found["high variance"].papers) == 1


def test_an_acronym_can_be_pinned_by_its_letters(orchard: tuple[Paper, ...]) -> None:
    assert "graph neural network" in {tag.term for tag in inferred(orchard, 'pin = ["GNN"]').tags}


def test_a_label_and_a_sentence_can_be_given(orchard: tuple[Paper, ...]) -> None:
    text = '[rename]\n"message passing" = "Mail on graphs"\n[describe]\n"message passing" = "Letters of nodes."\n'
    tag = next(tag for tag in inferred(orchard, text).tags if tag.term == "message passing")
    assert (tag.label, tag.description) == ("Mail on graphs", "Letters of nodes.")


def test_a_split_spelling_is_not_read_as_its_long_form(orchard: tuple[Paper, ...]) -> None:
    found = inferred(orchard, 'split = ["GNN"]\npin = ["GNN"]\n')
    assert "GNNs" not in next(tag for tag in found.tags if tag.term == "graph neural network").spellings


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        pytest.param("ban = [", 0, "no TOML", id="broken"),
        pytest.param('\n\nban = "apples"', 3, "expected a list of strings for 'ban', got 'apples'", id="no-list"),
        pytest.param("ban = [1]", 1, "expected a list of strings for 'ban', got [1]", id="no-strings"),
        pytest.param("\nmerge = 3", 2, "expected a table for 'merge', got 3", id="no-table"),
        pytest.param('[rename]\n"apple" = 3', 2, "expected a string for 'apple', got 3", id="no-string"),
        pytest.param("bann = []", 1, "unknown key 'bann'", id="unknown-key"),
    ],
)
def test_a_fault_is_told_with_its_line(text: str, line: int, message: str) -> None:
    found = vocabulary.parse(Source("seeds/vocabulary.toml", text)).problems
    assert [(problem.location.line, problem.severity) for problem in found] == [(line, Severity.ERROR)]
    assert message in found[0].message


def test_a_broken_line_of_toml_is_named() -> None:
    found = vocabulary.parse(Source("v.toml", 'ban = []\npin = ["a" "b"]\n')).problems
    assert found[0].location.line == 2


def test_an_entry_that_names_nothing_is_a_warning_with_the_nearest(orchard: tuple[Paper, ...]) -> None:
    words = parsed('ban = ["contrastive learnign", "message passing"]')
    problems = catalogue.infer(orchard, words).problems
    assert [str(problem).splitlines() for problem in problems] == [
        [
            "seeds/vocabulary.toml:1: warning: 'contrastive learnign' names nothing in this collection",
            "  hint: the nearest is 'contrastive learning'",
        ]
    ]


def test_a_declared_keyword_can_be_curated(make_paper: Callable[..., Paper]) -> None:
    papers = tuple(make_paper("Apples fall.", number=n, keywords=["fruit physics"]) for n in (1, 2))
    assert catalogue.infer(papers, parsed('ban = ["fruit physics"]')).problems == ()
