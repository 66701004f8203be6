"""What a curator is told: the figures behind a page, and what may be decided."""

from generator.infer import catalogue, explain, proposals
from generator.infer.vocabulary import Vocabulary
from generator.records import Paper


def test_a_paper_is_found_by_words_of_its_permalink_and_told_in_full(orchard: tuple[Paper, ...]) -> None:
    found = catalogue.infer(orchard, Vocabulary()).value
    told = explain.explain(found, "paper-002")
    assert "trees/paper-002" in told
    assert all(heading in told for heading in ("KEYWORDS", "TAGS", "LINKS"))


def test_the_parts_of_a_link_add_up_to_its_strength(orchard: tuple[Paper, ...]) -> None:
    told = explain.explain(catalogue.infer(orchard, Vocabulary()).value, "paper-002")
    links = told[told.index("LINKS") :].splitlines()[1:]
    assert links
    for line in links:
        total, _, words, _, keywords = line.split()[:5]
        assert abs(float(total) - float(words) - float(keywords)) < 0.002


def test_a_term_that_no_other_paper_has_is_told_so(orchard: tuple[Paper, ...]) -> None:
    told = explain.explain(catalogue.infer(orchard, Vocabulary()).value, "paper-005")
    assert "secateur" in told
    assert "no other paper mentions it" in told


def test_a_paper_that_is_not_there_is_told_so(orchard: tuple[Paper, ...]) -> None:
    found = catalogue.infer(orchard, Vocabulary()).value
    assert explain.explain(found, "quince") == "no paper has 'quince' in its permalink or title\n"


def test_proposals_are_a_diff_with_the_spellings_as_evidence(orchard: tuple[Paper, ...]) -> None:
    told = proposals.propose(catalogue.infer(orchard, Vocabulary()).value, Vocabulary())
    assert told.startswith("--- seeds/vocabulary.toml\n+++ seeds/vocabulary.toml\n")
    assert "GNNs" in told
    assert all(line.startswith(("+", "-")) for line in told.splitlines())
