"""Whether every word of a source is on its page: word multisets of abstracts and of what readers see, compared.

    .venv/bin/python tests/benchmarks/words.py FOLDER [MOST]

FOLDER holds plain lists (`*.txt`), of which the first MOST abstracts are read. What may differ, and why, stands in
`REASONS`: each is taken out of the source by a rule of its own, that knows nothing of the code under test. What still
differs is printed, abstract by abstract. The CPU time of each step follows; the formulas' is that of a cold cache.
"""

import html
import re
import sys
import time
import unicodedata
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import ftfy
from lxml import html as lxml_html
from markdown import Markdown
from mkdocs.config import load_config

from generator.clean import hyphenation, scanner
from generator.compose.markdown import markdown
from generator.problems import Location
from generator.publish import formulas

ROOT = Path(__file__).parent.parent.parent
BLANK = re.compile(r"\n\s*\n")

GROUP = r"\s?\{[^{}]*\}"
OPTIONS = r"(?:\s?\[[^\[\]]*\])*"
ELEMENTS = "(?i:i|b|em|strong|italic|bold|su[bp]|inf|tt|code|p|div|span|br|a|ul|li|abstract|tex-math|formula|tex|sc|u)"
REASONS: tuple[tuple[str, str, str], ...] = (
    ("comments are the author's own", r"(?<!\d\n)(?:^|(?<=\n))[ \t]*%[^\n]*|<!--.*?-->|\\iffalse.*?\\fi", " "),
    ("escaped again by an export", r"\{\\textless\}", "<"),
    ("escaped again by an export", r"\{\\textgreater\}", ">"),
    ("Springer's document around a formula", r"\\documentclass.*?\\begin\{document\}|\\end\{document\}", " "),
    (
        "keys of citations and labels",
        rf"\\(?:[A-Za-z]*cite[A-Za-z]*|c?ref|eqref|autoref|label)\*?{OPTIONS}{GROUP}",
        " ",
    ),
    ("names of environments", rf"\\(?:begin|end){GROUP}(?:\[[^\[\]]*\])?", " "),
    ("lengths, colours and files", rf"\\(?:[vh]space|vskip|textcolor|color|includegraphics|setlength)\*?{GROUP}", " "),
    ("the address of a link that has a label", rf"\\href{GROUP}|(?<=\])\((?:https?|mailto)[^\s()]*\)", " "),
    ("tags", rf"</?(?:(?:jats|mml):\w+|{ELEMENTS})(?:\s[^<>]*)?/?>", ""),
    ("accents belong to their letter", r"\\[\"'^`~=.]\s?|\\[uvHcdbkr](?=[\s{])\s?", ""),
    ("an escaped letter", r"\\u[0-9a-fA-F]{4}", ""),
    ("abbreviations of style files", r"\\([ei])([ge])(?![A-Za-z])", r"\1.\2."),
    ("abbreviations of style files", r"\\et(al|c)(?![A-Za-z])", r"et \1"),
    ("letters that have a command", r"\\([oOlL])(?![A-Za-z])(?:\{\}|\s)?", r"\1"),
    ("letters that have a command", r"\\(?:ss|ae|AE|oe|OE|aa|AA|i|j)(?![A-Za-z])\s?", ""),
    (
        "signs that have a command",
        r"\\text(?:quote|dollar|less|greater|trade|regis|back|bul|deg|under|ascii)[a-z]*",
        " ",
    ),
    ("commands say how, not what", r"\\[A-Za-z]+\*?\s?", ""),
    ("escapes that JSON left", r"\\n", " "),
)
"""Reason, pattern, replacement; in this order."""

ADDED = re.compile(r"\[citation\]|^Keywords:", re.MULTILINE)
"""What the page says for the source."""

FORMULA_NOISE = re.compile(r"\\[A-Za-z]+\*?\s?")
ENTITY = re.compile(r"&(?:amp;)*#?\w+;")
COMMAND = re.compile(r"\\([A-Za-z]+)")
LETTERS = str.maketrans("łŁøØ", "lLoO")
MARKS = re.compile(r"[{}$*_`~^\\|]|[-‐‑–—]\s*")
WORD = re.compile(r"[^\W\d_]+|\d+")


def main() -> None:
    """Print what differs, how often each reason was needed, and the cost of each step."""
    folder, most = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    texts = list(abstracts(folder))[:most]
    lexicon = hyphenation.learn(texts)
    settings = load_config(str(ROOT / "mkdocs.yml"))
    page = Markdown(extensions=settings.markdown_extensions, extension_configs=settings.mdx_configs)
    needed: Counter[str] = Counter()
    spent = [0.0, 0.0]
    differing = 0
    formulas.typeset("x", display=False)
    for text in texts:
        began = time.process_time()
        written = markdown(scanner.parse(text, lexicon, Location("list.txt")).value)
        read = time.process_time()
        shown = page.reset().convert(written)
        spent = [spent[0] + read - began, spent[1] + time.process_time() - read]
        lost, gained = difference(source_words(text, needed), words(ADDED.sub(" ", text_of(shown))))
        if lost or gained:
            lost, gained = without_names(text, lost, gained)
            needed["unknown commands show their names"] += not (lost or gained)
        if lost or gained:
            differing += 1
            print(f"lost {dict(lost)} gained {dict(gained)}\n  {text[:3000]!r}\n  {written[:3000]!r}")  # noqa: T201
    report(len(texts), differing, needed, spent)


def report(read: int, differing: int, needed: Counter[str], spent: list[float]) -> None:
    """Print the sums."""
    for reason, times in needed.most_common():
        print(f"{times:>7} abstracts: {reason}")  # noqa: T201
    print(f"{differing} of {read} differ without a reason, {1000 * differing / read:.2f} of 1,000")  # noqa: T201
    print(f"CPU ms an abstract: {1000 * spent[0] / read:.2f} to Markdown, {1000 * spent[1] / read:.2f} to HTML")  # noqa: T201


def abstracts(folder: Path) -> Iterator[str]:
    """The abstracts of plain lists, without the headings."""
    for file in sorted(folder.glob("*.txt")):
        yield from BLANK.split(file.read_text(encoding="utf-8").strip())[1:]


def source_words(text: str, needed: Counter[str]) -> Counter[str]:
    """The words of a source that a reader should find, after the listed reasons; which were needed is counted."""
    text = ENTITY.sub(lambda entity: html.unescape(html.unescape(entity[0])), ftfy.fix_encoding(text))
    used = set()
    for reason, pattern, replacement in REASONS:
        text, times = re.subn(pattern, replacement, text, flags=re.DOTALL)
        used |= {reason} if times else set()
    needed.update(used)
    return words(text)


def words(text: str) -> Counter[str]:
    """Words and numbers without accents, case, hyphens and marks; what a mark divides is one word."""
    folded = unicodedata.normalize("NFKD", text.translate(LETTERS))
    kept = (each for each in folded if not (unicodedata.combining(each) or unicodedata.category(each) == "Cf"))
    return Counter(WORD.findall(MARKS.sub("", "".join(kept)).lower()))


def difference(source: Counter[str], page: Counter[str]) -> tuple[Counter[str], Counter[str]]:
    """What only one of the two has, unless it is the same letters cut at other places."""
    lost, gained = source - page, page - source
    if Counter("".join(lost.elements())) == Counter("".join(gained.elements())):
        return Counter(), Counter()
    return lost, gained


def without_names(text: str, lost: Counter[str], gained: Counter[str]) -> tuple[Counter[str], Counter[str]]:
    """The difference without the names of commands that the page shows: `ours`, or `oursnet` of `\\ours{}-net`."""
    names = sorted({name.lower() for name in COMMAND.findall(text)}, key=lambda name: (-len(name), name))
    for word, times in list(gained.items()):
        name = next((name for name in names if word.startswith(name) or word.endswith(name)), None)
        rest = word.replace(name, "", 1) if name else ""
        if name and (not rest or lost[rest] >= times):
            del gained[word]
            lost[rest] -= times
    return +lost, +gained


def text_of(rendered: str) -> str:
    """What readers see of a page, a line a block; of a formula, its TeX without the names of commands."""
    page = lxml_html.fromstring(f"<main>{rendered}</main>")
    return "\n".join("".join(shown(block)) for block in page)


def shown(element: lxml_html.HtmlElement) -> Iterator[str]:
    """The text of an element, piece by piece."""
    match element.get("class"):
        case "katex" | "katex-display":
            tex = "".join(note.text or "" for note in element.iter("annotation"))
            yield FORMULA_NOISE.sub("", tex)
            return
        case "formula-source":
            yield FORMULA_NOISE.sub("", element.text_content())
            return
    yield element.text or "" if isinstance(element.tag, str) else ""
    for child in element:
        yield from shown(child)
        yield child.tail or ""


if __name__ == "__main__":
    main()
