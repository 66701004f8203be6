"""What holds for every catalogue: of tags, links, titles, and of any papers at all."""

import random
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from generator.infer import acronyms, catalogue, terms
from generator.infer.vocabulary import Vocabulary
from generator.records import Catalogue, Paper

MakePaper = Callable[..., Paper]
Harvest = Callable[[int], tuple[Paper, ...]]


def inferred(papers: tuple[Paper, ...]) -> Catalogue:
    return catalogue.infer(papers, Vocabulary()).value


def test_no_papers_give_an_empty_catalogue() -> None:
    assert inferred(()) == Catalogue((), ())


def test_one_paper_has_keywords_and_a_title_but_nothing_to_share(make_paper: MakePaper) -> None:
    (entry,) = inferred((make_paper("We study graph neural networks for pears."),)).entries
    assert entry.keywords[0].term == "graph neural network"
    assert entry.title_inferred
    assert (entry.tags, entry.related) == ((), ())


def test_papers_keep_their_order_and_the_order_changes_nothing_else(harvest: Harvest) -> None:
    papers = harvest(30)
    shuffled = tuple(random.Random(5).sample(papers, len(papers)))  # noqa: S311
    one, other = inferred(papers), inferred(shuffled)
    assert [entry.paper for entry in other.entries] == list(shuffled)
    assert set(one.entries) == set(other.entries)
    assert [(tag.slug, set(tag.papers)) for tag in one.tags] == [(tag.slug, set(tag.papers)) for tag in other.tags]


def test_a_tag_has_two_papers_or_more_and_at_most_two_in_five(harvest: Harvest) -> None:
    found = inferred(harvest(40))
    assert found.tags
    assert all(2 <= len(tag.papers) <= 16 for tag in found.tags)


def test_a_paper_has_three_to_eight_tags(harvest: Harvest) -> None:
    assert {3 <= len(entry.tags) <= 8 for entry in inferred(harvest(40)).entries} == {True}


def test_tags_and_papers_name_each_other(harvest: Harvest) -> None:
    found = inferred(harvest(40))
    by_tag = {(tag.slug, permalink) for tag in found.tags for permalink in tag.papers}
    assert by_tag == {(slug, entry.paper.permalink) for entry in found.entries for slug in entry.tags}


def test_a_word_of_all_papers_is_no_tag(harvest: Harvest) -> None:
    assert "orchard" not in {tag.term for tag in inferred(harvest(40)).tags}


def test_links_are_as_strong_from_both_ends_and_strongest_first(harvest: Harvest) -> None:
    found = inferred(harvest(40))
    strength = {(e.paper.permalink, link.target): link.strength for e in found.entries for link in e.related}
    both = [(one, other) for one, other in strength if (other, one) in strength]
    assert both
    assert all(strength[one, other] == pytest.approx(strength[other, one]) for one, other in both)
    for entry in found.entries:
        strengths = [link.strength for link in entry.related]
        assert strengths == sorted(strengths, reverse=True)
        assert 3 <= len(strengths) <= 8


def test_every_reason_stands_in_both_papers_the_rarest_first(harvest: Harvest) -> None:
    papers = harvest(40)
    texts = {each.permalink: f" {terms.phrase(each.abstract.plain)} " for each in papers}
    for entry in inferred(papers).entries:
        for link in entry.related:
            assert link.reasons
            assert [r.papers for r in link.reasons] == sorted(r.papers for r in link.reasons)
            for reason in link.reasons:
                assert f" {terms.phrase(reason.label)} " in texts[entry.paper.permalink]
                assert f" {terms.phrase(reason.label)} " in texts[link.target]


def test_every_link_quotes_the_other_paper_where_it_holds_a_reason(harvest: Harvest) -> None:
    papers = harvest(40)
    texts = {each.permalink: each.abstract.plain for each in papers}
    for entry in inferred(papers).entries:
        for link in entry.related:
            assert link.sentence.strip("…")
            assert link.sentence.strip("…") in texts[link.target]
            said = f" {terms.phrase(link.sentence)} "
            assert f" {terms.phrase(link.reasons[0].label)} " in said


def test_reasons_and_strength_are_the_same_from_both_ends(harvest: Harvest) -> None:
    found = inferred(harvest(40))
    links = {
        (e.paper.permalink, link.target): (link.strength, link.reasons) for e in found.entries for link in e.related
    }
    both = [(one, other) for one, other in links if (other, one) in links]
    assert both
    assert all(links[one, other] == links[other, one] for one, other in both)


def test_links_are_spread_over_subtopics(harvest: Harvest, make_paper: MakePaper) -> None:
    """Twelve papers are nearer by one reason; four of another still find a place among the eight."""
    pears = [make_paper(f"Pear pruning wants ladder {n}. Pear pruning pays.", number=20 + n) for n in range(12)]
    plums = [make_paper(f"Plum grafting wants warm days in field {n}.", number=40 + n) for n in range(4)]
    both = make_paper("Pear pruning needs a ladder. Pear pruning pays, as plum grafting does.", number=60)
    entry = inferred((*harvest(14), *pears, *plums, both)).entries[-1]
    first = [link.reasons[0].label for link in entry.related]
    assert len(set(first)) > 1
    assert max(map(first.count, first)) <= 4 or len(first) < 8


def test_papers_that_share_no_tag_are_linked_by_rarer_terms(harvest: Harvest, make_paper: MakePaper) -> None:
    papers = (
        *harvest(12),
        make_paper("Quince jelly sets slowly in copper kettles.", number=13),
        make_paper("Copper kettles dent.", number=14),
    )
    entry = catalogue.infer(papers, Vocabulary(banned=frozenset({"copper kettle"}))).value.entries[-1]
    link = next(link for link in entry.related if link.target == "trees/paper-013")
    assert link.fallback
    assert link.reasons[0].label == "copper kettles"


def test_declared_keywords_lead(make_paper: MakePaper) -> None:
    (entry,) = inferred((make_paper("We study pears.", keywords=["Orchard Physics", "Pears"]),)).entries
    assert [(word.label, word.evidence) for word in entry.keywords[:2]] == [
        ("Orchard Physics", "declared"),
        ("Pears", "declared"),
    ]


def test_a_keyword_that_one_paper_declares_becomes_a_tag_of_another_that_uses_it(
    harvest: Harvest, make_paper: MakePaper
) -> None:
    papers = (*harvest(12), make_paper("Apples fall.", number=13, keywords=["windfall harvest"]),
              make_paper("We study pears in the windfall harvest of autumn.", number=14))  # fmt: skip
    tag = next(tag for tag in inferred(papers).tags if tag.term == "windfall harvest")
    assert tag.papers == ("trees/paper-013", "trees/paper-014")


def test_a_phrase_with_a_function_word_is_known_once_it_is_declared(harvest: Harvest, make_paper: MakePaper) -> None:
    papers = (*harvest(12), make_paper("Apples fall.", number=13, keywords=["theory of fruit"]),
              make_paper("We write down a theory of fruit for all trees.", number=14))  # fmt: skip
    assert "theory of fruit" in {tag.term for tag in inferred(papers).tags}


def test_an_acronym_and_its_long_form_are_one_tag(orchard: tuple[Paper, ...]) -> None:
    tag = next(tag for tag in inferred(orchard).tags if tag.term == "graph neural network")
    assert tag.label == "graph neural networks (GNNs)"
    assert {"GNNs", "graph neural networks"} <= set(tag.spellings)


def test_a_declared_title_is_kept_and_an_inferred_one_is_marked(make_paper: MakePaper) -> None:
    named = make_paper("We study pears.", number=1, title="On Pears")
    found = inferred((named, make_paper("We study pears.", number=2)))
    assert found.entries[0].title.plain == "On Pears"
    assert not found.entries[0].title_inferred
    assert found.entries[1].title_inferred


def test_working_titles_are_distinct(make_paper: MakePaper) -> None:
    found = inferred(tuple(make_paper("We study ripe pears in autumn.", number=number) for number in range(1, 6)))
    assert len({entry.title.plain for entry in found.entries}) == 5


def test_languages_with_signs_have_addresses_of_their_own(make_paper: MakePaper) -> None:
    papers = tuple(
        make_paper("Programs grow.", number=number, keywords=[name])
        for number, name in enumerate(["C", "C++", "C#"] * 4 + ["Pascal"] * 20, 1)
    )
    slugs = {tag.term: tag.slug for tag in inferred(papers).tags if tag.term.startswith("c")}
    assert len(set(slugs.values())) == 3


def test_a_broader_topic_is_one_that_most_papers_of_the_narrower_have(harvest: Harvest, make_paper: MakePaper) -> None:
    wide = [make_paper(f"We study speech recognition in orchard {n} by wavelets.", number=n) for n in range(1, 9)]
    narrow = [
        make_paper(f"We study accent adaptation for speech recognition in orchard {n}.", number=n) for n in range(9, 12)
    ]
    found = {
        tag.term: tag
        for tag in inferred(
            (*wide, *narrow, *(make_paper(each.abstract.plain, number=each.number + 12) for each in harvest(30)))
        ).tags
    }
    assert found["accent adaptation"].parent == found["speech recognition"].slug


def test_definitions_in_the_text_are_found_once(orchard: tuple[Paper, ...]) -> None:
    assert [d.short for d in acronyms.find(orchard[0].abstract.plain)] == ["GNNs"]


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.text(max_size=120), st.lists(st.text(max_size=20), max_size=3)), max_size=6))
def test_any_papers_in_any_language_have_a_catalogue(
    make_paper: MakePaper, given_papers: list[tuple[str, list[str]]]
) -> None:
    papers = tuple(make_paper(text, number=n, keywords=words) for n, (text, words) in enumerate(given_papers, 1))
    found = inferred(papers)
    assert [entry.paper for entry in found.entries] == list(papers)
    assert len({entry.title.plain.casefold() for entry in found.entries}) == len(papers)
    assert all(tag.slug.isascii() and tag.slug for tag in found.tags)
