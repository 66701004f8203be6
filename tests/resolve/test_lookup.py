"""Which papers are looked up, which answer is believed, and what becomes of services that fail."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from generator.problems import Location
from generator.records import Collection, Identifier, Math, Paper, Text, Words
from generator.resolve.agreement import LEAST_AGREEMENT, agreement, best
from generator.resolve.lookup import Round, Silence
from generator.resolve.services import SERVICES
from generator.resolve.values import Answer, Question, Service
from generator.resolve.wanted import choose
from tests.resolve.conftest import ABSTRACT, wanted

OTHER = (
    "Bees dance in the dark of the hive, and this paper asks who can see it. We film forty hives by infrared light and"
    " find that no bee turns its head to a dancer; what they follow is the trembling of the comb under their feet."
)


def answer(abstract: str = ABSTRACT, title: str = "How Moths Count") -> Answer:
    return Answer(title=title, abstract=abstract)


def service(name: str, answers: tuple[Answer, ...] | None = ()) -> Service:
    return Service(
        name=name,
        label=name.title(),
        address=f"https://{name}.example.org",
        pause=0,
        ask=lambda paper: Question("/", (("q", paper.phrase),)) if paper.phrase else None,
        read=lambda body: answers if body == b"read" else None,
    )


def always(body: bytes | Silence) -> Callable[[Service, Question], bytes | Silence]:
    return lambda _service, _question: body


def paper(title: str | None, *identifiers: Identifier, prose: tuple[Words | Math, ...] = (Words(ABSTRACT),)) -> Paper:
    return Paper(
        permalink="iclr-2024/x",
        title=Text((Words(title),), title) if title else None,
        abstract=Text(prose, "".join(part.text if isinstance(part, Words) else part.tex for part in prose)),
        authors=(),
        venue="ICLR",
        proceedings=None,
        year=2024,
        identifiers=identifiers,
        links=(),
        keywords=(),
        collection=Collection("iclr-2024", "ICLR 2024"),
        location=Location("a.txt", 1),
        number=1,
    )


def test_papers_without_a_title_or_an_identifier_are_wanted_with_what_they_lack() -> None:
    arxiv = Identifier("arxiv", "2401.00001")
    found = choose([paper("Moths", arxiv), paper("Moths"), paper(None, arxiv)])
    assert [each.lacks for each in found] == [{"authors", "identifiers"}, {"authors", "title"}]


def test_the_phrase_is_of_words_that_follow_each_other() -> None:
    prose = (Words("In 2023, moths (all) count "), Math("n^2"), Words(" lamps of a long and straight street by night."))
    assert choose([paper(None, prose=prose)])[0].phrase == "lamps of a long and straight street by night"


def test_an_opening_is_as_long_as_it_takes_to_tell_two_papers_apart() -> None:
    first, second = choose(
        [
            paper(None, prose=(Words(ABSTRACT), Words(" In the north."))),
            paper(None, prose=(Words(ABSTRACT), Words(" In the south."))),
        ]
    )
    assert first.opening.endswith("In the north.")
    assert second.opening.endswith("In the south.")
    assert choose([paper(None, prose=(Words(ABSTRACT * 2 + end),)) for end in ("a b", "c d")]) == ()
    [alone] = choose([paper(None, prose=(Words("We count "), Math(r"\ell_r"), Words(" lamps of " + "a " * 30)))])
    assert alone.opening == r"We count $\ell_r$ lamps of a a a a a a a a a"


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(ABSTRACT, id="the same"),
        pytest.param(ABSTRACT.upper().replace(" ", "\n"), id="typed otherwise"),
        pytest.param(ABSTRACT[:200], id="cut"),
        pytest.param("Abstract. " + ABSTRACT + " Code is at our site.", id="with more around it"),
        pytest.param(ABSTRACT.replace("three", "four").replace("night", "dusk"), id="another version"),
    ],
)
def test_abstracts_of_one_paper_agree(other: str) -> None:
    assert agreement(ABSTRACT, other) == agreement(other, ABSTRACT) >= LEAST_AGREEMENT


@pytest.mark.parametrize(
    "other", [OTHER, "", ABSTRACT[:60], "We study how moths count the lamps of a street. " + OTHER]
)
def test_abstracts_of_other_papers_and_single_sentences_do_not(other: str) -> None:
    assert agreement(ABSTRACT, other) < LEAST_AGREEMENT


def test_the_answer_that_agrees_most_is_believed_whatever_its_rank_and_title() -> None:
    right = answer(ABSTRACT, "Counting by Night")
    found = best(wanted("How Moths Count"), [answer(OTHER), answer("", "How Moths Count"), right], SERVICES[0])
    assert found is not None
    assert (found.answer, found.agreement) == (right, 1.0)


def test_an_answer_without_a_title_tells_nothing() -> None:
    assert best(wanted(), [answer(title="")], SERVICES[0]) is None


def test_the_first_service_that_knows_the_paper_is_the_last_one_asked() -> None:
    asked: list[str] = []

    def ask(each: Service, _: Question) -> bytes:
        asked.append(each.name)
        return b"read"

    services = (service("one", (answer(OTHER),)), service("two", (answer(),)), service("three", (answer(),)))
    match = Round(services, ask).look_up(wanted())
    assert match is not None
    assert (match.service.name, asked) == ("two", ["one", "two"])


def test_a_service_that_is_silent_is_told_of_once_and_asked_no_more() -> None:
    turn = Round([service("one"), service("two")], lambda each, _: Silence("status 429") if each.name == "one" else b"")
    for _ in range(3):
        assert turn.look_up(wanted()) is None
    assert [str(problem).split("\n")[0] for problem in turn.problems] == [
        "https://one.example.org: warning: One: no answer: status 429"
    ]
    assert (turn.is_over, turn.answered) == (False, 3)


def test_a_service_whose_answers_cannot_be_read_three_times_running_is_asked_no_more() -> None:
    bodies = iter([b"?", b"?", b"read", b"?", b"?", b"?", b"?"])
    turn = Round([service("one")], lambda _service, _question: next(bodies))
    for _ in range(9):
        turn.look_up(wanted())
    assert turn.is_over
    assert next(bodies) == b"?"
    assert "its last 3 answers cannot be read" in turn.problems[0].message


def test_a_service_that_has_nothing_to_search_by_is_not_asked() -> None:
    turn = Round([service("one")], always(Silence("asked")))
    assert turn.look_up(replace(wanted(), phrase="")) is None
    assert turn.problems == []
