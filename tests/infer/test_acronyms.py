"""Acronyms are found where they are defined, and read as most papers mean them."""

import pytest

from generator.infer import acronyms


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("We use graph neural networks (GNNs) here.", [("GNNs", "graph neural networks")], id="plural"),
        pytest.param("a variational autoencoder (VAE)", [("VAE", "variational autoencoder")], id="inner-letters"),
        pytest.param("by self-supervised learning (SSL)", [("SSL", "self-supervised learning")], id="hyphened-start"),
        pytest.param("mixture of experts (MoE)", [("MoE", "mixture of experts")], id="small-word-has-a-letter"),
        pytest.param("Test-Time Adaptation (TTA)", [("TTA", "Test-Time Adaptation")], id="initials-win"),
        pytest.param("first (i) and second (ii) case", [], id="list-markers"),
        pytest.param("as Smith (Oxford) says", [], id="no-acronym"),
        pytest.param("the tree (GNN) grows", [], id="letters-do-not-fit"),
        pytest.param("domain generalization (DG; hard)", [("DG", "domain generalization")], id="more-in-the-bracket"),
    ],
)
def test_a_definition_is_found(text: str, expected: list[tuple[str, str]]) -> None:
    assert [(found.short, found.long) for found in acronyms.find(text)] == expected


def resolved(*texts: str) -> acronyms.Acronyms:
    return acronyms.resolve([acronyms.find(text) for text in texts])


def test_one_meaning_holds_for_all_papers() -> None:
    assert resolved("random forest (RF)", "RF is strong").shared == {"rf": "random forest"}


def test_a_paper_that_defines_an_acronym_means_its_own_long_form() -> None:
    found = resolved("sharp apple model (SAM)", "segment anything model (SAM)")
    assert found.shared == {}
    assert [own["sam"] for own in found.own] == ["sharp apple model", "segment anything model"]


def test_a_clear_majority_decides_for_papers_without_a_definition() -> None:
    found = resolved(*["random forest (RF)"] * 4, "radio frequency (RF)")
    assert found.shared["rf"] == "random forest"


def test_acronyms_within_a_term_are_written_out() -> None:
    meanings = resolved("out-of-distribution (OOD) data").shared
    assert acronyms.written_out("ood detection", meanings) == "out of distribution detection"
