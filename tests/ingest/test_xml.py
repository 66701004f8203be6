"""XML: inline markup, the quirks of each export, broken files, and what a hostile one may not do."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.ingest import acl_xml, arxiv_atom, endnote_xml, formats, pubmed, xml_text
from generator.records import Author, Draft, Record, Source

MATHML = "http://www.w3.org/1998/Math/MathML"
ABSTRACT = "Moths count the lamps of a street, and we show that they count up to four."


def article(inside: str, more: str = "") -> str:
    return f"""<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>1</PMID><Article>
    <ArticleTitle>Lamps</ArticleTitle>{inside}</Article>{more}</MedlineCitation></PubmedArticle></PubmedArticleSet>"""


def parse(text: str) -> tuple[tuple[Record, ...], list[str]]:
    outcome = formats.parse(Source("seeds/a.xml", text))
    return outcome.value, [str(problem).removeprefix("seeds/") for problem in outcome.problems]


def draft(text: str) -> Draft:
    [record], _ = parse(text)
    assert isinstance(record, Draft)
    return record


@pytest.mark.parametrize(
    ("inside", "expected"),
    [
        ("a <i>moth</i> and <b>b</b>", "a <i>moth</i> and <b>b</b>"),
        ("CO<sub>2</sub> at 10<sup>-3</sup>", "CO<sub>2</sub> at 10<sup>-3</sup>"),
        ("<jats:italic xmlns:jats='j'>moth</jats:italic>", "<i>moth</i>"),
        ("<tex-math>x^2</tex-math>", "$x^2$"),
        ("<fixed-case>M</fixed-case>oths <url>https://a.org</url>", "Moths https://a.org"),
        ("p &lt; 0.1 &amp; q", "p < 0.1 & q"),
        ("caf&eacute;", "caf&eacute;"),
        ("one<br/>two", "one\ntwo"),
        (
            f"<m:math xmlns:m='{MATHML}'> <m:msub><m:mi>x</m:mi> <m:mn>2</m:mn></m:msub></m:math>",
            "<math> <msub><mi>x</mi> <mn>2</mn></msub></math>",
        ),
        ("<!-- no -->yes<?no?>", "yes"),
    ],
)
def test_inline_elements_become_simple_markup(inside: str, expected: str) -> None:
    tree = xml_text.parse(Source("a.xml", f"<t>{inside}</t>")).value
    assert xml_text.text(tree) == expected


def test_the_parts_of_a_structured_abstract_are_paragraphs_with_their_labels() -> None:
    found = draft(
        article(
            '<Abstract><AbstractText Label="AIM">We count moths.</AbstractText>'
            '<AbstractText Label="UNLABELLED">Nothing.</AbstractText><AbstractText/>'
            '<AbstractText Label="RESULTS:">Four of them.</AbstractText></Abstract>'
        )
    )
    assert found.abstract == "AIM: We count moths.\n\nNothing.\n\nRESULTS: Four of them."


def test_an_article_without_an_abstract_of_its_own_has_that_in_another_language() -> None:
    other = (
        "<OtherAbstract><AbstractText>Motten zählen die Lampen einer Straße bis vier.</AbstractText></OtherAbstract>"
    )
    assert draft(article("", other)).abstract.startswith("Motten")


def test_groups_and_suffixes_are_parts_of_names() -> None:
    found = draft(
        article(
            f"<Abstract><AbstractText>{ABSTRACT}</AbstractText></Abstract><AuthorList>"
            "<Author><LastName>Moth</LastName><ForeName>Ada</ForeName><Suffix>Jr</Suffix></Author>"
            "<Author><LastName>Bee</LastName><Initials>B</Initials></Author>"
            "<Author><CollectiveName>Group of Wasps</CollectiveName></Author></AuthorList>"
        )
    )
    assert found.bibliography.authors == (Author("Ada", "Moth Jr"), Author("B", "Bee"), Author("", "Group of Wasps"))


def test_the_line_is_that_of_the_record() -> None:
    records, _ = parse(
        f"<feed xmlns='http://www.w3.org/2005/Atom'>\n\n<entry><summary>{ABSTRACT}</summary></entry>\n</feed>"
    )
    assert [record.location.line for record in records] == [3]


def test_the_line_is_right_beyond_those_that_libxml2_counts_in_elements() -> None:
    blank = "\n" * 70_000
    entry = f"<entry>\n\n<summary>{ABSTRACT}</summary></entry>"
    records, _ = parse(f"<feed xmlns='http://www.w3.org/2005/Atom'>{blank}{entry}\n</feed>")
    assert [record.location.line for record in records] == [70_001]


def test_a_broken_file_is_told_and_read_as_far_as_possible() -> None:
    whole = article(f"<Abstract><AbstractText>{ABSTRACT}</AbstractText></Abstract>")
    records, told = parse(whole[: whole.index("</MedlineCitation>")])
    assert len(records) == 1
    assert told[0].startswith("a.xml:2: error: not valid XML: ")


def test_an_unknown_root_is_of_no_known_kind() -> None:
    assert formats.of("a.xml", "<?xml version='1.0'?><rss/>") is None


def test_entities_are_not_expanded_and_no_file_is_read(tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("secret moths")
    text = (
        '<!DOCTYPE PubmedArticleSet [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">'
        f'<!ENTITY s SYSTEM "{secret.as_uri()}">]>'
        + article(f"<Abstract><AbstractText>{ABSTRACT} &b; &s;</AbstractText></Abstract>")
    )
    assert draft(text).abstract == f"{ABSTRACT} &b; &s;"


@pytest.mark.parametrize("parser", [acl_xml.parse, arxiv_atom.parse, endnote_xml.parse, pubmed.parse])
@given(text=st.text() | st.text(alphabet="<>/&;!?[]-='\"feed paper\n"))
def test_any_text_is_read(parser: formats.Parser, text: str) -> None:
    parser(Source("a.xml", text))


@pytest.mark.parametrize("part", ["<!-- a -->\n", "<?a b?>\n", "<!DOCTYPE a [<!ENTITY b 'c'>]>\n"])
def test_whatever_stands_before_the_first_element_is_read_once(part: str) -> None:
    many = part * (9_000 // len(part))
    assert xml_text.root_name(f"{many}<a:feed>") == "feed"
    assert xml_text.root_name(f"{many}Moths count lamps.") is None
