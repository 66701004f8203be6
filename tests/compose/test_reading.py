"""What the page of the reading list loads."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from generator.compose.reading import files
from generator.compose.sheets import shelve

if TYPE_CHECKING:
    from generator.records import Catalogue


def test_each_paper_is_in_the_script_that_its_permalink_names(catalogue: Catalogue) -> None:
    found: dict[str, dict[str, object]] = {}
    for page in files(shelve(catalogue)):
        call = re.fullmatch(r"readingList\.receive\((\".*?\"), (\{.*\})\);\n", page.content)
        assert call
        shard, papers = json.loads(call[1]), json.loads(call[2])
        assert page.path == f"reading/{shard}.js"
        assert all(permalink.startswith(shard) for permalink in papers)
        found |= papers
    assert set(found) == {entry.paper.permalink for entry in catalogue.entries}
    bees = found["meadow-2031/counting-bees"]
    assert str(bees["item"]).startswith("{'id': 'lowe2031counting', ")
    assert str(bees["bibtex"]).startswith("@inproceedings{lowe2031counting,")  # a formula in its title
    assert set(found["meadow-2031/sweet-nothing"]) == {"item"}  # its record follows from its item
