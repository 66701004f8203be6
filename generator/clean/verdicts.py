"""What stands between two delimiters, judged by itself: a formula, money, prose, italics, styled text."""

from __future__ import annotations

import re

_STYLED = (
    r"textit|textbf|texttt|textsc|textsf|textrm|textsl|textnormal|text|emph|mbox|underline|uline|url|href"
    r"|cite[a-z]*|ref|eqref|cref|footnote"
)
# The pieces of $\textit{a} (\textbf{b})$ and of $\textbf{$K^2$-Eval}$, what may stand between styled words among them.
_PIECE_OF_TEXT = re.compile(
    rf"""
      (?P<styled>\\(?:{_STYLED})\s?(?=\{{) | \{{\\(?:em|it|bf|tt|sc|sf|rm|sl)(?![a-zA-Z])
        | \\(?:em|it|bf|tt|sc)(?=\{{[A-Za-z][a-z]{{2,}}))                     # $\it{{word}}$, but not $\bf{{x}}$
    | (?P<open>\{{) | (?P<close>\}})
    | (?P<quiet>\s|\\[ ,;:!&%_\#]|\([A-Z][A-Za-z]+\)|[().,:;~'"–—-])
    | \$[^$]*\$
    | (?P<other>\\[a-zA-Z]+|.)
    """,
    re.VERBOSE | re.DOTALL,
)
_ADDRESS = re.compile(r"\\url\s?\{[^{}]*\}")
_LATIN = re.compile(
    r"(?:e\.g|i\.e|et al|et~al|i\.i\.d|w\.r\.t|s\.t|a\.k\.a|cf|c\.f|viz|vs|etc|a\.e|a\.s|resp|w\.l\.o\.g)\.?,?"
    r"|(?:a priori|a posteriori|ad hoc|de facto|in situ|in vivo|in vitro|per se|vice versa)\.?",
    re.IGNORECASE,
)
_WORDS_ALONE = re.compile(  # minimize~the~number, 1024\ learnable\ parameters
    r"[A-Za-z][a-z]+(?:,?(?:[ ~]|\\ )+[A-Za-z][a-z]+(?:-[a-z]+)*)+|\d+(?:(?:~|\\ )+[A-Za-z][a-z]+(?:-[a-z]+)*)+"
)
_BLANK_IN_WORDS = re.compile(r"\\ |~")
_TEXT_WITHIN = re.compile(r"\\(?:text[a-z]*|emph|mbox|hbox|mathrm|operatorname|mathit|mathsf|mathtt)\*?\s?\{[^{}]*\}")
_PROSE = re.compile(r"(?<![\\A-Za-z])[A-Za-z][a-z]+[,;.:)]?\s+\(?[A-Za-z]?[a-z]{2,}(?![A-Za-z{])")  # converges and
_SENTENCE_END = re.compile(r"[a-z]{2}[.?!]\s+[A-Z][a-z]*\s")  # …converges. Let …
_PUNCTUATED = re.compile(r"[;,.:](?:\s|$)")  # between two amounts: $5; 10$
_IN_ESCAPED_BRACKETS = re.compile(r"[A-Za-z]{3,}(?:[ ,.-]+\w+)*|\d+(?:, ?\d+)*")  # \[MASK\], \[1\], \(see below\)
_BETWEEN_AMOUNTS = re.compile(r"[\"”]\s?[;,]\s?[<>(\"“~]\Z")  # "$3"; <$5
_UNIT_OF_PRICE = re.compile(r"[-/][a-z]{3,}")  # $-denominated, $/hour
_PUNCTUATED_AT_END = re.compile(r"[A-Za-z0-9)\]][;,.:]\s+\Z")  # $HOME and $PATH; $…
_CONJUNCTION_AT_END = re.compile(r"\s(?:and|or|is|are|with|for|to|of|in|by|where|when|if|then|the|a|we|that|as)\s+\Z")
_LOWER_WORD = re.compile(r"(?<![\\A-Za-z])[a-z]{2,}(?![A-Za-z(])")
_QUOTED_WITHIN = re.compile(r"[\"“”]\s|\s[\"“”]|[;:] [\"“(]|[A-Za-z]{2};\s")
_CURRENCY = re.compile(r"(?:\A|[\s(\[/~-])(?:US|U\.S\.|A|AU|AUD|C|CA|CAN|CAD|HK|NZ|S|SG|SGD|NT|R|MX|B|USD)\Z")
_LETTERS_ALONE = re.compile(r"\s?[A-Za-z0-9]'?(?:\s*[,;+=/-]\s*[A-Za-z0-9]'?)+\s?")  # S , A
_NUMBER_WITH_UNIT = re.compile(r"[\d.,]+ (?!US|USD|or|to|in|and|a)[A-Za-z]{1,3}")  # 59 ZB
_STRICT_TEX = re.compile(r"[\\^_]")
_NUMBER = re.compile(r"[\d.,]+[A-Za-z]?")
_AMOUNT = re.compile(r"\s?\d")
_TEX = re.compile(r"\\[A-Za-z]|[\^_=<>]")
_WORD = re.compile(r"(?<![\\A-Za-z])[A-Za-z]{2,}")


def is_formula(content: str, preceded_by: str, followed_by: str) -> bool:
    """Whether text between dollars reads as mathematics rather than as prose after an amount or a lone dollar.

    `preceded_by` is the text before the first dollar, `followed_by` the character after the second.
    """
    opens, closes = content[0].isspace(), content[-1].isspace()
    plain = _TEXT_WITHIN.sub("", content)
    has_tex = bool(_TEX.search(content))
    if _SENTENCE_END.search(plain) or _BETWEEN_AMOUNTS.search(content) or _goes_on(plain, followed_by):
        return False
    if not has_tex and _reads_as_prose(content):
        return False
    if _AMOUNT.match(content) and (_CURRENCY.search(preceded_by) or followed_by.isdigit()) and is_money(content):
        return False
    if _AMOUNT.match(content) and not has_tex:
        return not _is_amount(content, plain, followed_by)
    if _AMOUNT.match(content) and closes and not opens:
        return "\\" in content and not _PROSE.search(plain)
    if _LETTERS_ALONE.fullmatch(content) or (content[0] == "{" and content[-1] == "}"):
        return True
    if _PROSE.search(plain):
        return has_tex and (opens or not closes)
    return has_tex or opens == closes or " " not in content.strip()


def is_money(content: str) -> bool:
    """Whether what begins with a number goes on in words: `3M, A` of `US$3M, A$5`, but not `10^{-3}` or `5x`."""
    return not (_STRICT_TEX.search(content) or _NUMBER.fullmatch(content))


def is_prose(content: str) -> bool:
    """Whether text between double dollars is nothing but words: `$$ and $$`."""
    return not _TEX.search(content) and _reads_as_prose(content)


def _reads_as_prose(content: str) -> bool:
    """Whether text without any TeX only stands between two dollar signs: ` and `, `/hour; `, `b; `, `" or "`."""
    opens, closes = content[0].isspace(), content[-1].isspace()
    if _PUNCTUATED.match(content) or _UNIT_OF_PRICE.match(content):
        return True
    if opens or closes:
        alone = not any(character.isalnum() for character in content)
        return (
            alone
            or bool(_PUNCTUATED_AT_END.search(content))
            or (opens and (closes or " " in content.strip()) and bool(_LOWER_WORD.search(content)))
        )
    return bool(_QUOTED_WITHIN.search(content) or (_is_unbalanced(content) and _WORD.search(content)))


def _is_unbalanced(content: str) -> bool:
    """Whether more brackets open than close: `5K (` of `$5K ($\\approx$ …)`, but not `[0,1)`."""
    return " " in content and content.count("(") + content.count("[") != content.count(")") + content.count("]")


def _goes_on(plain: str, followed_by: str) -> bool:
    """Whether the second dollar begins something: `x \\in X and ` before a letter, `foo ` of `$foo $bar`."""
    if not followed_by.isalnum() or plain[:1].isspace() or not plain[-1:].isspace():
        return False
    return bool(_CONJUNCTION_AT_END.search(plain) or (not _TEX.search(plain) and _WORD.search(plain)))


def _is_amount(content: str, plain: str, followed_by: str) -> bool:
    """Whether what begins with a number and has no TeX is money: `5 and `, `5-` before a digit, `5k; 50`."""
    if " " not in content.strip() and not followed_by.isdigit():  # $3nr$, $1/(NT)$, $15% $
        alone = content[-1].isspace() and not content[0].isspace()
        return alone and "%" not in content and followed_by not in {"-", "%"}
    if _NUMBER_WITH_UNIT.fullmatch(content) and not followed_by.isalnum():
        return False
    if _WORD.search(plain) or "; " in content or _is_unbalanced(content):
        return True
    if content[-1].isspace() and not content[0].isspace():
        return followed_by not in {"-", "%"}  # $17 $-year-old
    return followed_by.isdigit() and not content[-1].isalnum()


def is_formula_in_escaped_dollars(content: str) -> bool:
    """`\\$n\\$` and `\\$O(n)\\$` are formulas; `\\$5 or \\$7` are amounts."""
    if content != content.strip() or "$" in content or len(content) > 200 or content[0].isdigit():
        return False
    return bool(_TEX.search(content)) or not _WORD.search(content)


def is_styled_text(content: str) -> bool:
    """Whether a formula is nothing but words in LaTeX's text styles: `\\textit{…} (\\textbf{…})`."""
    if "{" not in content:
        return False
    depth, styled = 0, "\\url" in content
    for piece in _PIECE_OF_TEXT.finditer(_ADDRESS.sub("", content)):
        match piece.lastgroup:
            case "styled":
                styled = True
                depth += piece[0].startswith("{")
            case "open" if depth or styled:
                depth += 1
            case "close":
                depth -= 1
            case "other" if depth == 0 or piece[0] in "_^":
                return False
    return styled and depth == 0


def is_bracketed_text(content: str) -> bool:
    """Whether `\\[…\\]` or `\\(…\\)` are Markdown's escaped brackets: `\\[MASK\\]`, `\\[1\\]`, `\\(see below\\)`."""
    return bool(_IN_ESCAPED_BRACKETS.fullmatch(content))


def italics(content: str) -> str | None:
    """The words that dollars only set in italics, if they are nothing else: `e.g.`, `minimize~the~number`."""
    if _LATIN.fullmatch(content) or _WORDS_ALONE.fullmatch(content):
        return _BLANK_IN_WORDS.sub(" ", content)
    return None
