"""XML text becomes a tree, read without entities, network or DTD; and its elements become text with simple markup."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

from lxml import etree

from generator.codes import Code
from generator.problems import Location, Outcome, Problem, Severity

if TYPE_CHECKING:
    from collections.abc import Iterator

    from generator.records import Source

# `<feed xmlns=`, `<!-- … --><collection id=`: the first element behind what may stand before it.
# Nothing is tried twice (`*+`): a comment that ran on over the next ones could be cut in as many ways as there are.
_ROOT = re.compile(
    r"""
    \s*+ (?:
      (?: <\? (?:(?!\?>).)*+ \?>
        | <!-- (?:(?!-->).)*+ -->
        | <!DOCTYPE [^>\[]*+ (?:\[ (?:(?!\]\s*>).)*+ \])?+ \s*+ >
      ) \s*+
    )*+
    <(?P<name>[\w:.-]+)
    """,
    re.DOTALL | re.VERBOSE,
)
# Inline elements that stay, as the cleaning room reads them; of all others the text stays.
_KEPT = {
    "b": "b", "bold": "b", "em": "i", "i": "i", "italic": "i", "it": "i", "p": "p", "strong": "b",
    "sub": "sub", "inf": "sub", "sup": "sup", "tt": "code", "u": "u",
}  # fmt: skip
_TEX = {"tex-math"}
_LAST_LINE_OF_ELEMENTS = 0xFFFF
_MATHML = "{http://www.w3.org/1998/Math/MathML}"


def root_name(text: str) -> str | None:
    """The name of the first element, without its prefix; None for what is no XML."""
    match = _ROOT.match(text[:10_000])
    return match["name"].split(":")[-1] if match else None


def parse(source: Source) -> Outcome[etree._Element | None]:
    """The root; where the text is broken, what could be read and an error with the line."""
    # The text is decoded already, whatever its declaration says; entities stay as they are written.
    parser = etree.XMLParser(
        encoding="utf-8", recover=True, resolve_entities=False, no_network=True, load_dtd=False, huge_tree=False,
        remove_comments=True, remove_pis=True,
    )  # fmt: skip
    try:
        root = etree.fromstring(source.text.encode("utf-8", "replace"), parser)
    except etree.XMLSyntaxError as fault:
        place, said = Location(source.path, fault.lineno or 0), f"not valid XML: {fault.msg}"
        problem = Problem(place, said, Severity.ERROR, code=Code.FILE_BROKEN)
        return Outcome(None, (problem,))
    faults = [fault for fault in parser.error_log if fault.level >= etree.ErrorLevels.ERROR]
    if not faults:
        return Outcome(root)
    more = f", and {len(faults) - 1:,} faults more" if len(faults) > 1 else ""
    message = f"not valid XML: {faults[0].message.strip()}{more}; what could be read is used"
    place = Location(source.path, faults[0].line)
    return Outcome(root, (Problem(place, message, Severity.ERROR, code=Code.FILE_BROKEN),))


def line(element: etree._Element) -> int:
    """The 1-based line of an element; 0 where it is not known."""
    known: object = element.sourceline
    if not isinstance(known, int):
        return 0
    # Elements have 16 bits for it; from there on libxml2 takes the line where the element's first text ends.
    return known - (element.text or "").count("\n") if known >= _LAST_LINE_OF_ELEMENTS else known


def text(element: etree._Element | None) -> str | None:
    """What an element says, italics, indices and formulas marked as in HTML and TeX; None where it says nothing."""
    if element is None:
        return None
    return "".join(_inline(element)).strip() or None


def every(element: etree._Element | None, path: str) -> list[str]:
    """The texts of the elements at a path, those that say something."""
    return [found for each in (element.iterfind(path) if element is not None else ()) if (found := text(each))]


def first(element: etree._Element | None, *paths: str) -> str | None:
    """The text of the first element that says something, at the first path that has one."""
    return next((found for path in paths for found in every(element, path)), None)


def _inline(element: etree._Element) -> Iterator[str]:
    yield element.text or ""
    for child in element:
        yield from _child(child)
        yield child.tail or ""


def _child(child: etree._Element) -> Iterator[str]:
    if not isinstance(child.tag, str):  # An entity that nobody defined, such as `&eacute;`.
        yield child.text or ""
        return
    name = child.tag.rpartition("}")[2].lower()
    if name in _TEX:
        yield f"${child.text or ''}$"
    elif child.tag.startswith(_MATHML):
        yield from _mathml(child)
    elif name in _KEPT:
        yield f"<{_KEPT[name]}>"
        yield from _inline(child)
        yield f"</{_KEPT[name]}>"
    elif name == "br":
        yield "\n"
    else:
        yield from _inline(child)


def _mathml(element: etree._Element) -> Iterator[str]:
    """MathML as it is, without prefixes and attributes: the cleaning room makes TeX of it."""
    name = element.tag.rpartition("}")[2] if isinstance(element.tag, str) else "mtext"
    yield f"<{name}>{escape(element.text or '', quote=False)}"
    for child in element:
        yield from _mathml(child)
        yield escape(child.tail or "", quote=False)
    yield f"</{name}>"
