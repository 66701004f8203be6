"""TeX for the commands that papers use and KaTeX does not know, by name: packages, shorthands, operators."""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase


def _names(listed: str) -> tuple[str, ...]:
    return tuple(listed.split())


_GREEK = _names(
    "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau phi chi psi omega "
    "Gamma Delta Theta Lambda Xi Pi Sigma Phi Psi Omega"
)
_LETTERS = (*ascii_lowercase, *ascii_uppercase)
_UPPER = tuple(ascii_uppercase)

_PACKAGES = {
    r"\mbox": r"\text{#1}",
    r"\ensuremath": "#1",
    r"\nicefrac": r"{#1}/{#2}",
    r"\sfrac": r"{#1}/{#2}",
    r"\flatfrac": r"{#1}/{#2}",
    r"\mleft": r"\left",
    r"\mright": r"\right",
    r"\textsc": r"\text{#1}",
    r"\textsl": r"\textit{#1}",
    r"\sc": r"\rm",
    r"\em": r"\it",
    r"\xspace": "",
    r"\Tilde": r"\tilde{#1}",
    r"\Hat": r"\hat{#1}",
    r"\Bar": r"\bar{#1}",
    r"\Vec": r"\vec{#1}",
    r"\Dot": r"\dot{#1}",
    r"\mathbbm": r"\mathbb{#1}",
    r"\mathds": r"\mathbb{#1}",
    r"\mathbbold": r"\mathbb{#1}",
    r"\mathbfit": r"\boldsymbol{#1}",
    r"\mathbfcal": r"\boldsymbol{\mathcal{#1}}",
    r"\mathpzc": r"\mathcal{#1}",
    r"\mathscrbf": r"\boldsymbol{\mathscr{#1}}",
    r"\symbf": r"\mathbf{#1}",
    r"\symbfit": r"\boldsymbol{#1}",
    r"\scalebox": r"\@secondoftwo{#1}{\text{#2}}",
    r"\leftroot": r"\@firstoftwo{}{#1}",
    r"\uproot": r"\@firstoftwo{}{#1}",
    r"\textmu": r"\text{µ}",
    r"\textemdash": r"\text{—}",
    r"\textendash": r"\text{–}",
    r"\textless": "<",
    r"\textgreater": ">",
    r"\textasciitilde": r"\sim",
    r"\texttimes": r"\times",
    r"\textpm": r"\pm",
    r"\textquotesingle": "'",
    r"\*": "*",
}

_SHORTHANDS = {
    r"\eps": r"\epsilon",
    r"\veps": r"\varepsilon",
    r"\mb": r"\mathbf{#1}",
    r"\mc": r"\mathcal{#1}",
    r"\bs": r"\boldsymbol{#1}",
    r"\wt": r"\widetilde{#1}",
    r"\wh": r"\widehat{#1}",
    r"\mat": r"\mathbf{#1}",
    r"\vect": r"\mathbf{#1}",
    r"\vct": r"\mathbf{#1}",
    r"\abs": r"\left|#1\right|",
    r"\norm": r"\left\|#1\right\|",
    r"\ceil": r"\left\lceil #1\right\rceil",
    r"\floor": r"\left\lfloor #1\right\rfloor",
    r"\paren": r"\left(#1\right)",
    r"\inner": r"\left\langle #1, #2\right\rangle",
    r"\inp": r"\left\langle #1, #2\right\rangle",
    r"\ip": r"\left\langle #1, #2\right\rangle",
    r"\dotp": r"\left\langle #1, #2\right\rangle",
    r"\half": r"\tfrac{1}{2}",
    r"\given": r"\mid",
    r"\defeq": r"\coloneqq",
    r"\eqdef": r"\coloneqq",
    r"\indep": r"\perp\!\!\!\perp",
    r"\independent": r"\perp\!\!\!\perp",
    r"\dd": r"\mathrm{d}",
    r"\grad": r"\nabla",
    r"\normlzero": "L^0",
    r"\normlone": "L^1",
    r"\normltwo": "L^2",
    r"\normmax": r"L^\infty",
    r"\1": r"\mathbf{1}",
    r"\ind": r"\mathbf{1}",
    r"\E": r"\mathbb{E}",
    r"\C": r"\mathbb{C}",
    r"\Q": r"\mathbb{Q}",
    r"\Real": r"\mathbb{R}",
    r"\O": r"\TextOrMath{Ø}{\mathcal{O}}",
    **{rf"\{letter * 2}": rf"\mathbb{{{letter}}}" for letter in "CEFNPQRZ"},
    **{rf"\{name}": r"\mathcal{O}" for name in _names("bigO BigO bigo bigOh BigOh Ocal calo scO")},
    **{rf"\{name}": r"\widetilde{\mathcal{O}}" for name in _names("Otil Otilde otil otilde wtO bigOtil tlO")},
}

_OPERATORS = {
    rf"\{name}": rf"\operatorname{{{name}}}"
    for name in _names(
        "Cov KL OPT ReLU Tr Var conv cov diag diam dist dom erf err nnz opt poly polylog prox rank relu sgn sigmoid "
        "sign softmax span supp tr trace vol"
    )
}

# Two habits of preambles: a prefix and a letter (`\bfx`, `\calO`), and the ICLR template's `math_commands.tex`
# (`\vx` a vector, `\mA` a matrix, `\sX` a set, `\gG` a graph, `\tX` a tensor, `\rvx` a random vector).
_PREFIXED = {
    f"\\{prefix}{letter}": style.format(letter)
    for prefix, letters, style in (
        ("mathbf", _LETTERS, r"\mathbf{{{}}}"),
        ("mathbb", _UPPER, r"\mathbb{{{}}}"),
        ("mathcal", _UPPER, r"\mathcal{{{}}}"),
        ("bf", _LETTERS, r"\mathbf{{{}}}"),
        ("bb", _UPPER, r"\mathbb{{{}}}"),
        ("cal", _UPPER, r"\mathcal{{{}}}"),
        ("c", _UPPER, r"\mathcal{{{}}}"),
        ("v", _LETTERS, r"\bm{{{}}}"),
        ("m", _UPPER, r"\bm{{{}}}"),
        ("s", _UPPER, r"\mathbb{{{}}}"),
        ("g", _UPPER, r"\mathcal{{{}}}"),
        ("t", _UPPER, r"\boldsymbol{{\mathsf{{{}}}}}"),
        ("rv", tuple(ascii_lowercase), r"\mathbf{{{}}}"),
        ("rm", _UPPER, r"\mathbf{{{}}}"),
        ("b", tuple(letter for letter in _LETTERS if letter not in "fm"), r"\mathbf{{{}}}"),
    )
    for letter in letters
}
_BOLD_GREEK = {
    f"\\{prefix}{letter}": rf"\bm{{\{letter}}}"
    for prefix in ("b", "v", "m", "rv", "bf")
    for letter in _GREEK
    if prefix + letter != "beta"
}

HARMLESS = {
    r"\href": r"\@secondoftwo{#1}{#2}",
    r"\url": r"\texttt{#1}",
    r"\htmlClass": r"\@secondoftwo{#1}{#2}",
    r"\htmlId": r"\@secondoftwo{#1}{#2}",
    r"\htmlStyle": r"\@secondoftwo{#1}{#2}",
    r"\htmlData": r"\@secondoftwo{#1}{#2}",
    **{rf"\{name}": r"\@firstoftwo{}{#1}" for name in _names("label cite citep citet ref eqref")},
}
"""Commands that lead elsewhere or would set attributes of the page: only their text is kept."""

MACROS = _PREFIXED | _BOLD_GREEK | _OPERATORS | _SHORTHANDS | _PACKAGES | HARMLESS
"""Tried first. KaTeX knows none of them, but for `HARMLESS`."""

LAST_RESORT = HARMLESS | {
    r"\texttt": r"\textrm{#1}",
    r"\mathtt": r"\mathrm{#1}",
    r"\tt": r"\rm",
    r"\H": r"\mathsf{H}",
    r"\tag": r"\quad(\text{#1})",
}
"""Tried when a formula failed: KaTeX has no bold typewriter face, takes `\\tag` in display formulas
alone, and `\\H`, the conjugate transpose of many papers, for an accent."""
