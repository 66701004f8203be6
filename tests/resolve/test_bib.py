"""What was found, as BibTeX that the seeds' own reader takes up."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.ingest import bibtex, merge, plain
from generator.ingest.normal import normalise
from generator.records import Identifier, Metadata, Source
from generator.resolve import bib
from generator.resolve.services import SERVICES
from generator.resolve.values import Answer, Match
from tests.resolve.conftest import ABSTRACT, wanted

ANSWER = Answer(
    title="How Moths Count",
    authors=("Löwe, Ada", "Jan van der Wiese"),
    abstract=ABSTRACT,
    venue="Meeting on Meadows",
    year=2024,
    identifiers=(Identifier("arxiv", "2401.00001"), Identifier("doi", "10.1000/moths")),
    url="https://arxiv.org/abs/2401.00001v2",
)
MATCH = Match(wanted(), ANSWER, SERVICES[0], 0.973)


def records(*matches: Match) -> list[Metadata]:
    outcome = bibtex.parse(Source("found.bib", bib.HEAD + bib.write(matches)))
    assert outcome.problems == ()
    return [record for record in outcome.value if isinstance(record, Metadata)]


def test_a_record_tells_its_source_and_how_sure_it_is() -> None:
    assert bib.write([MATCH]) == (
        "\n"
        "@misc{iclr-2024:we-study-how-moths,\n"
        "  title         = {{How Moths Count}},\n"
        "  author        = {Löwe, Ada and Jan van der Wiese},\n"
        "  booktitle     = {Meeting on Meadows},\n"
        "  year          = {2024},\n"
        "  doi           = {10.1000/moths},\n"
        "  eprint        = {2401.00001},\n"
        "  archiveprefix = {arXiv},\n"
        "  note          = {OpenAlex, https://arxiv.org/abs/2401.00001v2, agreement 0.97},\n"
        "  abstract      = {We study how moths count the lamps of a street. …}\n"
        "}\n"
    )


def test_a_record_says_only_what_the_seeds_lack() -> None:
    less = replace(MATCH, wanted=replace(MATCH.wanted, lacks=frozenset({"identifiers"})))
    [record] = records(less)
    assert (record.bibliography.title, record.bibliography.authors, record.bibliography.year) == (None, (), None)
    assert len(record.bibliography.identifiers) == 2


def test_what_no_registry_knows_has_its_address() -> None:
    [record] = records(
        replace(MATCH, answer=replace(ANSWER, identifiers=(), url="https://openreview.net/forum?id=aB_1234567"))
    )
    assert record.bibliography.identifiers == (Identifier("openreview", "aB_1234567"),)


def test_a_paper_of_a_plain_list_gets_its_title_from_the_record() -> None:
    listed = plain.parse(Source("list.txt", f"ICLR 2024 Papers\n\n{ABSTRACT}\n\nBees do not count at all, we show.\n"))
    first, second = merge.merge([*listed.value, *records(MATCH)]).value
    assert first.bibliography.title == "{How Moths Count}"
    assert [author.name for author in first.bibliography.authors] == ["Ada Löwe", "Jan van der Wiese"]
    assert second.bibliography.title is None


@pytest.mark.parametrize(
    "title",
    [
        "Moths} @misc{evil, title={x",
        "A {Brace that never ends",
        r"Sets \{ and \} of moths",
        r"{ \}",
        "Ends in a backslash\\",
        "$\\ell_{1}$ norms: 50% of \"moths\" & 'bees' # 1 @ night_fall",
        "@misc{a, title = {b}}",
    ],
)
def test_no_title_can_break_out_of_its_field(title: str) -> None:
    [record] = records(replace(MATCH, answer=replace(ANSWER, title=title)))
    assert normalise(record.bibliography.title or "") == normalise(title)
    assert record.bibliography.year == 2024


Texts = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=40) | st.text('{}\\"@%,= ab', max_size=12)


@given(Texts, st.lists(Texts, max_size=3), Texts, Texts)
def test_whatever_services_say_is_one_record(title: str, authors: list[str], venue: str, opening: str) -> None:
    answer = replace(ANSWER, title=title, authors=tuple(authors), venue=venue)
    paper = replace(MATCH.wanted, opening=f"We study {opening}")
    found = bibtex.parse(Source("found.bib", bib.HEAD + bib.write([replace(MATCH, answer=answer, wanted=paper)] * 2)))
    assert [getattr(record, "key", None) for record in found.value] == [MATCH.wanted.permalink.replace("/", ":")] * 2
