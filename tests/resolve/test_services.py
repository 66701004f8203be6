"""What each service is asked, and what is read of its answers: invented papers in the shapes of the real ones."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.records import Identifier
from generator.resolve import arxiv, crossref, openalex, semantic_scholar
from generator.resolve.services import SERVICES
from generator.resolve.values import Answer, Question, Service
from tests.resolve.conftest import wanted

DOI = Identifier("doi", "10.1000/moths")
ARXIV = Identifier("arxiv", "2401.00001")
NAMES = [service.name for service in SERVICES]

OPENALEX = {
    "id": "https://openalex.org/W1",
    "doi": "https://doi.org/10.1000/moths",
    "title": "How <i>Moths</i> Count",
    "publication_year": 2024,
    "authorships": [
        {"author": {"id": "https://openalex.org/A1", "display_name": "Ada Löwe"}, "author_position": "first"},
        {"author": {"display_name": "Jan van der Wiese"}},
    ],
    "primary_location": {
        "landing_page_url": "https://doi.org/10.1000/moths",
        "source": {"display_name": "Meeting on Meadows", "type": "conference"},
    },
    "abstract_inverted_index": {"count": [2], "We": [0], "moths": [1, 4], "and": [3]},
}
CROSSREF = {
    "DOI": "10.1000/moths",
    "URL": "https://doi.org/10.1000/moths",
    "title": ["How Moths Count &amp; Why"],
    "container-title": ["Meeting on Meadows"],
    "author": [
        {"given": "Ada", "family": "Löwe", "sequence": "first", "affiliation": []},
        {"name": "The Moth Consortium", "sequence": "additional"},
    ],
    "issued": {"date-parts": [[2024, 5]]},
    "abstract": "<jats:title>Abstract</jats:title><jats:p>We count <jats:i>moths</jats:i>, x &lt; 4.</jats:p>",
}
SCHOLAR = {
    "paperId": "0a1b",
    "externalIds": {"ArXiv": "2401.00001", "DOI": "10.48550/arXiv.2401.00001", "CorpusId": 7},
    "url": "https://www.semanticscholar.org/paper/0a1b",
    "title": "How Moths Count",
    "abstract": "We count\nmoths.",
    "venue": "Meeting on Meadows",
    "year": 2024,
    "authors": [{"authorId": "1", "name": "Ada Löwe"}],
}
FEED = """<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title type="html">ArXiv Query</title>
  <opensearch:totalResults xmlns:opensearch="http://a9.com/-/spec/opensearch/1.1/">1</opensearch:totalResults>
  <entry>
    <id>http://arxiv.org/abs/2401.00001v2</id>
    <published>2024-01-03T10:00:00Z</published>
    <title>How Moths
  Count</title>
    <summary>  We count
moths where $x &lt; 4$.
</summary>
    <author><name>Ada Löwe</name></author>
    <author><name>Jan van der Wiese</name></author>
    <arxiv:doi xmlns:arxiv="http://arxiv.org/schemas/atom">10.1000/moths</arxiv:doi>
    <link href="http://arxiv.org/pdf/2401.00001v2" rel="related" type="application/pdf" title="pdf"/>
  </entry>
</feed>
"""


def body(value: object) -> bytes:
    return json.dumps(value).encode()


@pytest.mark.parametrize(
    ("service", "answered", "expected"),
    [
        pytest.param(
            openalex.SERVICE,
            body({"meta": {"count": 1}, "results": [OPENALEX]}),
            Answer(
                title="How Moths Count",
                authors=("Ada Löwe", "Jan van der Wiese"),
                abstract="We moths count and moths",
                venue="Meeting on Meadows",
                year=2024,
                identifiers=(DOI,),
                url="https://doi.org/10.1000/moths",
            ),
            id="openalex",
        ),
        pytest.param(
            crossref.SERVICE,
            body({"status": "ok", "message-type": "work-list", "message": {"total-results": 1, "items": [CROSSREF]}}),
            Answer(
                title="How Moths Count & Why",
                authors=("Löwe, Ada", "The Moth Consortium"),
                abstract="We count moths, x < 4.",
                venue="Meeting on Meadows",
                year=2024,
                identifiers=(DOI,),
                url="https://doi.org/10.1000/moths",
            ),
            id="crossref",
        ),
        pytest.param(
            arxiv.SERVICE,
            FEED.encode(),
            Answer(
                title="How Moths Count",
                authors=("Ada Löwe", "Jan van der Wiese"),
                abstract="We count moths where $x < 4$.",
                venue="arXiv",
                year=2024,
                identifiers=(ARXIV, DOI),
                url="https://arxiv.org/abs/2401.00001v2",
            ),
            id="arxiv",
        ),
        pytest.param(
            semantic_scholar.SERVICE,
            body({"total": 1, "offset": 0, "data": [SCHOLAR]}),
            Answer(
                title="How Moths Count",
                authors=("Ada Löwe",),
                abstract="We count moths.",
                venue="Meeting on Meadows",
                year=2024,
                identifiers=(ARXIV,),
                url="https://www.semanticscholar.org/paper/0a1b",
            ),
            id="semantic-scholar",
        ),
    ],
)
def test_a_paper_of_an_answer_is_read(service: Service, answered: bytes, expected: Answer) -> None:
    assert service.read(answered) == (expected,)


@pytest.mark.parametrize(
    ("service", "answered"),
    [
        pytest.param(openalex.SERVICE, body(OPENALEX), id="openalex"),
        pytest.param(crossref.SERVICE, body({"status": "ok", "message": CROSSREF}), id="crossref"),
        pytest.param(semantic_scholar.SERVICE, body(SCHOLAR), id="semantic-scholar"),
    ],
)
def test_a_single_paper_is_read_as_in_a_list(service: Service, answered: bytes) -> None:
    [answer] = service.read(answered) or ()
    assert answer.title.startswith("How Moths Count")


@pytest.mark.parametrize(
    ("service", "answered"),
    [
        (openalex.SERVICE, body({"meta": {}, "results": []})),
        (crossref.SERVICE, body({"message": {"items": []}})),
        (arxiv.SERVICE, b'<feed xmlns="http://www.w3.org/2005/Atom"/>'),
        (semantic_scholar.SERVICE, body({"total": 0, "offset": 0})),
    ],
    ids=["openalex", "crossref", "arxiv", "semantic-scholar"],
)
def test_an_answer_without_papers_is_an_answer(service: Service, answered: bytes) -> None:
    assert service.read(answered) == ()


@pytest.mark.parametrize("service", SERVICES, ids=NAMES)
@pytest.mark.parametrize(
    "garbage",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"<html><body>Please log in</body></html>", id="a page"),
        pytest.param(b'{"results": [{"title": "How mo', id="cut JSON"),
        pytest.param(FEED[:400].encode(), id="cut XML"),
        pytest.param(b"[" * 100_000, id="nested without end"),
        pytest.param(b'{"error": "no"}', id="an error in JSON"),
        pytest.param(b"\xff\xfe\x00", id="bytes"),
        pytest.param(b"[]", id="a list"),
        pytest.param(
            b'<!DOCTYPE f [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><f xmlns="http://www.w3.org/2005/Atom">&b;</f>',
            id="entities",
        ),
    ],
)
def test_what_is_no_answer_is_none(service: Service, garbage: bytes) -> None:
    assert service.read(garbage) is None


Values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=9) | st.just("10.1000/x"),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                [*OPENALEX, *CROSSREF, *SCHOLAR, "results", "message", "items", "data", "author", "date-parts"]
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@given(st.sampled_from([openalex, crossref, semantic_scholar]), Values)
def test_no_shape_of_json_is_a_surprise(service: object, value: object) -> None:
    for wrapped in (value, {"results": value}, {"message": {"items": value}}, {"data": value}, {"results": [value]}):
        found = service.read(body(wrapped))  # type: ignore[attr-defined]
        assert found is None or all(isinstance(answer, Answer) for answer in found)


@pytest.mark.parametrize(
    ("service", "question"),
    [
        (openalex.SERVICE, ("/works", "search", '"moths that fly"')),
        (arxiv.SERVICE, ("/api/query", "search_query", 'abs:"moths that fly"')),
        (semantic_scholar.SERVICE, ("/graph/v1/paper/search", "query", "moths that fly")),
    ],
    ids=["openalex", "arxiv", "semantic-scholar"],
)
def test_without_a_title_words_of_the_abstract_are_searched(service: Service, question: tuple[str, str, str]) -> None:
    asked = service.ask(wanted())
    assert asked is not None
    path, name, value = question
    assert (asked.path, dict(asked.parameters)[name]) == (path, value)


def test_crossref_which_has_no_search_of_abstracts_is_not_asked_without_a_title() -> None:
    assert crossref.ask(wanted()) is None


@pytest.mark.parametrize(
    ("service", "name", "value"),
    [
        (openalex.SERVICE, "search", "Moth-Count: a Study"),
        (crossref.SERVICE, "query.bibliographic", "Moth-Count: a Study"),
        (arxiv.SERVICE, "search_query", 'ti:"Moth Count a Study"'),
        (semantic_scholar.SERVICE, "query", "Moth Count: a Study"),
    ],
    ids=["openalex", "crossref", "arxiv", "semantic-scholar"],
)
def test_a_title_is_searched(service: Service, name: str, value: str) -> None:
    asked = service.ask(wanted("Moth-Count: a Study"))
    assert asked is not None
    assert dict(asked.parameters)[name] == value


@pytest.mark.parametrize(
    ("service", "identifier", "expected"),
    [
        (openalex.SERVICE, DOI, "/works/doi:10.1000/moths"),
        (crossref.SERVICE, DOI, "/works/10.1000/moths"),
        (arxiv.SERVICE, ARXIV, "2401.00001"),
        (semantic_scholar.SERVICE, ARXIV, "/graph/v1/paper/ARXIV:2401.00001"),
    ],
    ids=["openalex", "crossref", "arxiv", "semantic-scholar"],
)
def test_a_known_identifier_is_asked_for(service: Service, identifier: Identifier, expected: str) -> None:
    asked = service.ask(wanted(None, identifier))
    assert isinstance(asked, Question)
    assert expected in (asked.path, dict(asked.parameters).get("id_list"))


@pytest.mark.parametrize("service", SERVICES, ids=NAMES)
def test_a_paper_with_nothing_to_search_for_is_not_asked_about(service: Service) -> None:
    assert service.ask(wanted(phrase="")) is None
