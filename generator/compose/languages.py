"""Plain text in, the language that its script tells out: so that a Chinese heading is read aloud, and set, as Chinese.

Latin letters tell nothing: such text is taken to be in the site's own language. Single letters of other scripts stand
in names and formulas (`β-VAE`), so a word is needed where a script has short ones.
"""

from __future__ import annotations

import re

# In this order: Japanese is written with Chinese characters too. `论文` is zh, `学習する` ja, `논문` ko, `Обучение` ru.
_SCRIPTS = (
    ("ja", re.compile(r"[\u3041-\u30ff]")),
    ("ko", re.compile(r"[\uac00-\ud7a3]")),
    ("zh", re.compile(r"[\u3400-\u4dbf\u4e00-\u9fff]")),
    ("ar", re.compile(r"[\u0620-\u064a]{2}")),
    ("he", re.compile(r"[\u05d0-\u05ea]{2}")),
    ("hi", re.compile(r"[\u0904-\u0939]{2}")),
    ("th", re.compile(r"[\u0e01-\u0e2e]{2}")),
    ("ru", re.compile(r"[\u0410-\u044f]{3}")),
    ("el", re.compile(r"[\u0386-\u03ce]{3}")),
)


def language(text: str) -> str | None:
    """The code of the language that most texts in the text's script are in; None for Latin letters alone."""
    return None if text.isascii() else next((code for code, script in _SCRIPTS if script.search(text)), None)


def marked(markdown: str, text: str) -> str:
    """A piece of a line of Markdown that says `text`, with its language where the script tells one."""
    code = language(text)
    return f'<span lang="{code}">{markdown}</span>' if code else markdown
