"""Headings and links in another script carry the language that it tells."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from generator.compose.languages import language, marked
from generator.compose.site import compose
from generator.records import Catalogue, Text, Words

if TYPE_CHECKING:
    from generator.records import Site


@pytest.mark.parametrize(
    ("text", "code"),
    [
        pytest.param("Meadow 2031 论文列表", "zh", id="Chinese"),
        pytest.param("ミツバチの学習", "ja", id="Japanese"),
        pytest.param("학습 논문", "ko", id="Korean"),
        pytest.param("Обучение пчёл", "ru", id="Cyrillic"),
        pytest.param("تعلم الآلة", "ar", id="Arabic"),
        pytest.param("למידה", "he", id="Hebrew"),
        pytest.param("Counting Bees", None, id="Latin letters"),
        pytest.param("Löwe, Şahin and Đặng", None, id="Latin letters with marks"),
        pytest.param("β-VAE with λ → ∞", None, id="single Greek letters"),
        pytest.param("Groups Ш and Ж", None, id="single Cyrillic letters"),
        pytest.param("", None, id="nothing"),
    ],
)
def test_the_script_tells_the_language(text: str, code: str | None) -> None:
    assert language(text) == code


def test_text_in_latin_letters_is_left_alone() -> None:
    assert marked("*Bees*", "Bees") == "*Bees*"


def test_a_chinese_heading_is_marked_on_its_page_and_wherever_a_link_leads_there(
    catalogue: Catalogue, site: Site
) -> None:
    title = Text((Words("蜜蜂计数"),), "蜜蜂计数")
    first, *others = catalogue.entries
    pages = {
        page.path: page.content
        for page in compose(Catalogue((replace(first, title=title), *others), catalogue.tags), site)
    }
    shown = '<span lang="zh">蜜蜂计数</span>'
    assert f"\n# {shown}\n" in pages["papers/meadow-2031/counting-bees.md"]
    assert f"[{shown}](" in pages["collections/meadow-2031.md"]
    assert '\n# <span lang="zh">Orchard 2030 论文列表</span>\n' in pages["collections/orchard-2030.md"]
    assert '[<span lang="zh">Orchard 2030 论文列表</span>](' in pages["papers/orchard-2030/walking-hedges.md"]
    assert '[<span lang="zh">Orchard 2030 论文列表</span>](' in pages["index.md"]
