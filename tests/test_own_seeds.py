"""The collection that this repository comes with; a fork with seeds of its own skips these."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from generator import pipeline
from generator.ingest.lock import write
from generator.ingest.locking import renew
from generator.ingest.permalinks import assign
from generator.progress import Silent
from generator.records import Catalogue

SEEDS = Path(__file__).parent.parent / "seeds"
LISTS = ("000_8f65310258e62952.txt", "004_5f48bf46ba766f3f.txt")
METADATA = "metadata.bib"

pytestmark = pytest.mark.skipif(
    not all((SEEDS / name).is_file() for name in (*LISTS, METADATA)),
    reason="other seeds than the ones described here",
)


@cache
def gathered(folder: Path) -> Catalogue:
    return pipeline.gather(folder, Silent()).value


@cache
def problems(folder: Path) -> list[str]:
    return [str(problem) for problem in pipeline.gather(folder, Silent()).problems]


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """The two lists without their metadata."""
    for name in LISTS:
        (tmp_path / name).write_bytes((SEEDS / name).read_bytes())
    return tmp_path


def test_each_abstract_has_its_true_title_and_authors_and_nothing_is_told() -> None:
    entries = gathered(SEEDS).entries
    assert len(entries) == 38
    assert [entry.paper.permalink for entry in entries if entry.title_inferred or not entry.paper.authors] == []
    assert problems(SEEDS) == []


def test_their_addresses_are_locked_as_lock_would_write_them() -> None:
    lock = pipeline.locked(SEEDS)
    assert lock is not None
    papers = [entry.paper for entry in gathered(SEEDS).entries]
    assert write(renew(lock, papers)) == (SEEDS / "permalinks.toml").read_text(encoding="utf-8")
    assert [paper.permalink for paper in papers] == [paper.permalink for paper in assign(papers)]


def test_the_doctor_has_two_notes_on_what_the_seeds_really_hold() -> None:
    told = pipeline.examine(SEEDS, Silent()).problems
    assert [(p.location.path.rpartition("/")[2], p.location.line, p.severity, p.code) for p in told] == [
        (LISTS[0], 9, "note", "split-word"),  # four words with the hyphens of a PDF's lines
        (METADATA, 174, "note", "author-spellings"),  # J Zico Kolter, elsewhere J. Zico Kolter
    ]


def test_each_paper_has_three_to_eight_tags_and_at_least_three_related_papers_with_reasons() -> None:
    entries = gathered(SEEDS).entries
    assert [(e.paper.permalink, e.tags) for e in entries if not 3 <= len(e.tags) <= 8] == []
    assert [e.paper.permalink for e in entries if not 3 <= len(e.related) <= 8] == []
    assert [e.paper.permalink for e in entries if not all(link.reasons for link in e.related)] == []


def test_no_tag_is_on_more_than_two_fifths_of_the_papers_or_on_one_alone() -> None:
    counts = Counter(slug for entry in gathered(SEEDS).entries for slug in entry.tags)
    assert {slug: n for slug, n in counts.items() if not 2 <= n <= 0.4 * 38} == {}


@pytest.mark.parametrize(
    "topic",
    [
        "out-of-distribution generalization",
        "in-context learning",
        "weak-to-strong generalization",
        "domain generalization",
        "memorization",
        "backdoor attacks",
        "generalization bounds",
    ],
)
def test_what_a_curator_would_name_is_a_topic(topic: str) -> None:
    assert plain(topic) in {plain(tag.label) for tag in gathered(SEEDS).tags}


def test_what_every_paper_is_about_is_no_topic() -> None:
    assert "generalization" not in {plain(tag.label) for tag in gathered(SEEDS).tags}


def test_without_metadata_each_paper_has_a_working_title_of_its_own(bare: Path) -> None:
    entries = gathered(bare).entries
    titles = [entry.title.plain for entry in entries]
    assert len(set(titles)) == len(titles) == 38
    assert all(entry.title_inferred for entry in entries)
    assert [title for title in titles if not 2 <= len(title.split()) <= 16] == []
    assert [title for title in titles if re.search(r"[\\${}]|\*\*", title)] == []


def test_one_more_abstract_changes_no_address(bare: Path) -> None:
    before = {entry.paper.permalink for entry in gathered(bare).entries}
    for name in LISTS:
        heading, rest = (bare / name).read_text(encoding="utf-8").split("\n\n", 1)
        added = "We count the moths around a street lamp and find that their number follows the colour of its light."
        (bare / name).write_text(f"{heading}\n\n{added} {name}\n\n{rest}", encoding="utf-8")
    after = {entry.paper.permalink for entry in pipeline.gather(bare, Silent()).value.entries}
    assert before < after
    assert len(after) == 40


def test_what_the_readme_says_of_the_vocabulary_names_terms_of_these_seeds(tmp_path: Path) -> None:
    readme = (SEEDS.parent / "README.md").read_text(encoding="utf-8")
    for name in (*LISTS, METADATA):
        (tmp_path / name).write_bytes((SEEDS / name).read_bytes())
    (tmp_path / "vocabulary.toml").write_text(readme.split("```toml\n")[1].split("```")[0], encoding="utf-8")
    assert problems(tmp_path) == []
    labels = {tag.label for tag in gathered(tmp_path).tags}
    assert {"backdoor attacks", "loss landscape"} <= labels
    assert "uncertainties" not in labels


def plain(label: str) -> str:
    """A label without its acronym, in lower case, singular and without hyphens: `backdoor attack`."""
    return re.sub(r"s\b", "", re.sub(r"\s*\([^)]*\)", "", label).lower().replace("-", " "))
