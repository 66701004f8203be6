"""Words broken at the end of a line, by the collection's usage."""

import pytest

from generator.clean.hyphenation import learn, mend

COLLECTION = learn(
    [
        "Multi-hop and multi-hop reasoning with autoencoders, an auto-encoder rarely, autoencoders mostly.",
        "A pre-trained FooNet. Fine-tuned, nonlinear, non-linear, non-linear; text-to-speech. Schnee schnee.",
        "A broken exam- ple is no evidence.",
    ]
)


@pytest.mark.parametrize(
    ("broken", "expected"),
    [
        pytest.param("Generaliz- ing", "Generalizing", id="a word of the language"),
        pytest.param("auto-\nencoders", "autoencoders", id="a word of the collection"),
        pytest.param("multi-\n  hop", "multi-hop", id="a compound of the collection"),
        pytest.param("non- linear", "non-linear", id="what the collection writes more often"),
        pytest.param("blorpi- fication", "blorpification", id="a part that is no word"),
        pytest.param("state-of-the-\nart", "state-of-the-art", id="a longer compound"),
        pytest.param("text- to-speech", "text-to-speech", id="a conjunction within a compound"),
        pytest.param("pre- and post-training", "pre- and post-training", id="a suspended hyphen"),
        pytest.param("short- or long-run", "short- or long-run", id="another suspended hyphen"),
        pytest.param("Vor- und Nachteile", "Vor- und Nachteile", id="a German one"),
        pytest.param("superi- or", "superior", id="no suspended hyphen after what is no word"),
        pytest.param("the model- that is, this", "the model- that is, this", id="a dash"),
        pytest.param("Camacho- Collados", "Camacho-Collados", id="a double name"),
        pytest.param("Foo- Net", "FooNet", id="a name of the collection"),
        pytest.param("CNN- based", "CNN-based", id="an acronym"),
        pytest.param("Rényi- based", "Rényi-based", id="a part that makes compounds"),
        pytest.param("X- ray", "X-ray", id="a letter"),
        pytest.param("GPT-\n4", "GPT-4", id="a number"),
        pytest.param("GENERAL- IZATION", "GENERALIZATION", id="capitals"),
        pytest.param("3 - 4, a -b, - c", "3 - 4, a -b, - c", id="no hyphen at a word"),
    ],
)
def test_broken_words_are_mended(broken: str, expected: str) -> None:
    assert mend(broken, COLLECTION) == expected


def test_the_collection_is_no_witness_to_its_own_broken_words() -> None:
    assert "exam" not in COLLECTION.counts
    assert "ple" not in COLLECTION.counts
    assert COLLECTION.counts["multi-hop"] == 2
