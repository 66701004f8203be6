"""Which tags are told as almost one."""

import pytest

from generator.doctor.topics import check
from generator.problems import Location
from generator.records import Tag

PAPERS = [f"insects-2031/{letter}" for letter in "abcdefgh"]
PLACES = {paper: Location("seeds/list.txt", 3 + 2 * index) for index, paper in enumerate(PAPERS)}


def tag(label: str, papers: str) -> Tag:
    term = label.lower().replace("-", " ")
    listed = tuple(f"insects-2031/{letter}" for letter in papers)
    return Tag(term.replace(" ", "-"), term, label, (label,), listed, (), None, "")


@pytest.mark.parametrize(
    ("one", "other", "told"),
    [
        pytest.param(tag("few-shot flight", "abc"), tag("fewshot flight", "de"), True, id="hyphen"),
        pytest.param(tag("flight paths", "abc"), tag("paths flight", "de"), True, id="order"),
        pytest.param(tag("moth behaviour", "abc"), tag("moth behavior", "de"), True, id="one letter less"),
        pytest.param(tag("moth flights", "abc"), tag("moth flichts", "de"), True, id="another letter"),
        pytest.param(tag("moth flight", "abcd"), tag("moth paths", "abcd"), True, id="the same papers"),
        pytest.param(tag("moth flight", "abcd"), tag("moth paths", "abef"), False, id="half of the papers"),
        pytest.param(tag("moth flight", "abcd"), tag("lamp light", "abcd"), False, id="no word in common"),
        pytest.param(tag("misorientation", "abc"), tag("disorientation", "de"), False, id="another prefix"),
        pytest.param(tag("moths", "abc"), tag("maths", "de"), False, id="short"),
        pytest.param(tag("lamp-to-moth", "abc"), tag("moth-to-lamp", "de"), False, id="the other way round"),
        pytest.param(tag("discriminator", "abc"), tag("discriminatory", "de"), False, id="another form of a word"),
        pytest.param(tag("deep q-flight", "abc"), tag("deep flight", "de"), False, id="a word more"),
        pytest.param(tag("moth-means++", "abc"), tag("moth-means", "de"), False, id="a sign more"),
        pytest.param(tag("wing tip flight (WTF)", "abc"), tag("tip wing flight (TWF)", "de"), False, id="two acronyms"),
    ],
)  # fmt: skip
def test_tags_that_almost_coincide_are_told_at_the_first_paper_of_the_rarer(one: Tag, other: Tag, told: bool) -> None:
    found = list(check((one, other), PLACES))
    assert [problem.code for problem in found] == ["tags-alike"] * told
    if told:
        assert found[0].location == min(PLACES[one.papers[0]], PLACES[other.papers[0]]) or len(other.papers) < 3
        assert f'"{one.term}"' in found[0].hint


def test_the_hint_is_an_entry_for_the_vocabulary() -> None:
    (found,) = check((tag("few-shot flight", "abc"), tag("fewshot flight", "de")), PLACES)
    assert found.location == PLACES["insects-2031/d"]
    assert found.hint.endswith('[merge] "few shot flight" = ["fewshot flight"]')
