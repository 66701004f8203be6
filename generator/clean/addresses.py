"""Addresses in running text: where they end, and which of them are safe to link."""

from __future__ import annotations

import re

BARE = r"(?:(?i:https?://)|(?<![\w.@/-])www\.(?=[a-z0-9-]+\.))(?:\\[_%#&~]|[^\s<>\"{}|\\^`\[\]$\u0080-\u00bf\u0500-\U0010ffff])+"
"""The pattern of an address in running text, with what may follow it: https://example.org/a_b, www.example.org."""

_ESCAPED = re.compile(r"\\([_%#&~{}$^])")
_TILDE = re.compile(r"\\(?:~|textasciitilde)(?:\{\})?|\{\\textasciitilde\}|\$\\sim\$|\\sim(?![A-Za-z])")
_AROUND = ".,;:!?'*_…-"
_SAFE = re.compile(
    r"(?:https?://[^\s/?#@:\\]+(?::\d+)?(?:[/?#].*)?|mailto:[^\s@/]+@[\w.-]+(?:\?.*)?)", re.IGNORECASE | re.DOTALL
)
_DOI = re.compile(r"(?:doi:\s*|https?://(?:dx\.)?doi\.org/)?(?P<name>10\.\d{4,9}/\S+)", re.IGNORECASE)
_HOST = re.compile(r"(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?", re.IGNORECASE)
_UNSAFE_CHARACTERS = re.compile(r"[\s\x00-\x20\"<>\\^`{|}]")


def ending(address: str) -> int:
    """How many characters of an address in running text belong to it: not the full stop after it, nor a `)` that
    opens nowhere within it."""
    end = len(address)
    surplus = address.count(")") - address.count("(")
    while end:
        last = address[end - 1]
        if last == ")" and surplus > 0:
            surplus -= 1
        elif last not in _AROUND:
            break
        end -= 1
    return end


def unescaped(address: str) -> str:
    """An address without LaTeX's backslashes: `a\\_b\\%20c`, `\\~{}name`."""
    return _ESCAPED.sub(r"\1", _TILDE.sub("~", address)) if "\\" in address else address


def safe(address: str) -> str | None:
    """The address as it may be linked (http, https or mailto; a DOI as its https address), or None."""
    address = unescaped(address.strip())
    if doi := _DOI.fullmatch(address):
        address = f"https://doi.org/{doi['name']}"
    elif _HOST.fullmatch(address):
        address = f"https://{address}"
    if not _SAFE.fullmatch(address):
        return None
    return _UNSAFE_CHARACTERS.sub(lambda found: "".join(f"%{byte:02X}" for byte in found[0].encode()), address)
