"""What LaTeX's accents, letters and signs are in Unicode; data only, names without backslash.

After the tables of inputenc, textcomp and babel in The LaTeX Companion.
"""

from __future__ import annotations

from generator.clean.wordlists import words

ACCENTS: dict[str, str] = {
    "`": "\u0300",
    "'": "\u0301",
    "^": "\u0302",
    "~": "\u0303",
    "=": "\u0304",
    "u": "\u0306",
    ".": "\u0307",
    '"': "\u0308",
    "r": "\u030a",
    "H": "\u030b",
    "v": "\u030c",
    "d": "\u0323",
    "c": "\u0327",
    "k": "\u0328",
    "b": "\u0331",
    "t": "\u0361",
    "h": "\u0309",
    "G": "\u030f",
    "U": "\u030e",
    "f": "\u0311",
}
"""Accent commands and the combining character that follows the letter."""

LETTERS: dict[str, str] = {
    "ss": "ß", "SS": "ẞ", "o": "ø", "O": "Ø", "l": "ł", "L": "Ł", "ae": "æ", "AE": "Æ", "oe": "œ", "OE": "Œ",
    "aa": "å", "AA": "Å", "i": "ı", "j": "ȷ", "dh": "ð", "DH": "Ð", "dj": "đ", "DJ": "Đ", "th": "þ", "TH": "Þ",
    "ng": "ŋ", "NG": "Ŋ", "ij": "ĳ", "IJ": "Ĳ", "lj": "ǉ", "nj": "ǌ",
}  # fmt: skip
"""Letters that have a command; the blank after it only ends its name."""

SYMBOLS: dict[str, str] = {
    "ldots": "…", "dots": "…", "textellipsis": "…", "dotsc": "…", "dotso": "…", "lq": "‘", "rq": "’",
    "textquotedblleft": "“", "textquotedblright": "”", "textquoteleft": "‘", "textquoteright": "’",
    "textquotesingle": "'", "textquotedbl": '"', "quotedblbase": "„", "quotesinglbase": "‚", "textquotesinglbase": "‚",
    "guillemotleft": "«", "guillemotright": "»", "guilsinglleft": "‹", "guilsinglright": "›", "flqq": "«",
    "frqq": "»", "glqq": "„", "grqq": "“", "glq": "‚", "grq": "‘", "og": "« ", "fg": " »", "dq": '"',
    "textendash": "–", "textemdash": "—", "textthreequartersemdash": "—", "textminus": "−", "texthyphen": "-",
    "S": "§", "textsection": "§", "P": "¶", "textparagraph": "¶", "dag": "†", "textdagger": "†", "ddag": "‡",
    "textdaggerdbl": "‡", "copyright": "©", "textcopyright": "©", "textregistered": "®", "texttrademark": "™",
    "pounds": "£", "textsterling": "£", "euro": "€", "texteuro": "€", "EUR": "€", "textyen": "¥", "yen": "¥",
    "textcent": "¢", "textdollar": "$", "textwon": "₩", "textcurrency": "¤", "degree": "°", "textdegree": "°",
    "degrees": "°", "celsius": "°C", "textcelsius": "℃", "textmu": "µ", "micro": "µ", "textohm": "Ω",
    "textonehalf": "½", "textonequarter": "¼", "textthreequarters": "¾", "textonesuperior": "¹",
    "texttwosuperior": "²", "textthreesuperior": "³", "textordfeminine": "ª", "textordmasculine": "º",
    "textperiodcentered": "·", "textbullet": "•", "textbackslash": "\\", "textasciitilde": "~",
    "textasciicircum": "^", "textasciigrave": "`", "textunderscore": "_", "textbar": "|", "textbardbl": "‖",
    "textless": "<", "textgreater": ">", "textbraceleft": "{", "textbraceright": "}", "lbrace": "{", "rbrace": "}",
    "textasteriskcentered": "*", "textpm": "±", "texttimes": "×", "textdiv": "÷", "textsurd": "√", "textlnot": "¬",
    "textexclamdown": "¡", "textquestiondown": "¿", "textrightarrow": "→", "textleftarrow": "←", "textuparrow": "↑",
    "textdownarrow": "↓", "textpercent": "%", "textperthousand": "‰", "textpertenthousand": "‱", "textnumero": "№",
    "textnumbersign": "#", "textampersand": "&", "textat": "@", "textvisiblespace": "␣", "textbrokenbar": "¦",
    "checkmark": "✓", "cmark": "✓", "xmark": "✗", "textinterrobang": "‽", "textreferencemark": "※", "slash": "/",
    "textlangle": "⟨", "textrangle": "⟩", "textalpha": "α", "textbeta": "β", "textgamma": "γ", "textdelta": "δ",
    "textepsilon": "ε", "textlambda": "λ", "textpi": "π", "textsigma": "σ", "textomega": "ω", "nobreakdash": "",
    "LaTeX": "LaTeX", "TeX": "TeX", "LaTeXe": "LaTeX2ε", "BibTeX": "BibTeX", "XeTeX": "XeTeX", "LuaTeX": "LuaTeX",
    "pdfLaTeX": "pdfLaTeX", "AmS": "AMS", "today": "today", "textgreek": "", "aka": "a.k.a.", "eg": "e.g.",
    "ie": "i.e.", "etal": "et al.", "etc": "etc.", "wrt": "w.r.t.", "vs": "vs.", "cf": "cf.", "iid": "i.i.d.",
    "Eg": "E.g.", "Ie": "I.e.", "viz": "viz.", "resp": "resp.", "sep": "·", "and": "·", "textmho": "℧",
    "textestimated": "℮", "percent": "%",
}  # fmt: skip
"""Signs, logos, and the abbreviations that style files of conferences define."""

UNITS: dict[str, str] = {
    "metre": "m",
    "meter": "m",
    "second": "s",
    "gram": "g",
    "kilogram": "kg",
    "kg": "kg",
    "litre": "L",
    "liter": "L",
    "hertz": "Hz",
    "watt": "W",
    "volt": "V",
    "ampere": "A",
    "kelvin": "K",
    "joule": "J",
    "newton": "N",
    "pascal": "Pa",
    "mole": "mol",
    "ohm": "Ω",
    "byte": "B",
    "bit": "bit",
    "decibel": "dB",
    "dB": "dB",
    "electronvolt": "eV",
    "minute": "min",
    "hour": "h",
    "day": "d",
    "degree": "°",
    "celsius": "°C",
    "degreeCelsius": "°C",
    "percent": "%",
    "milli": "m",
    "micro": "µ",
    "nano": "n",
    "pico": "p",
    "femto": "f",
    "kilo": "k",
    "mega": "M",
    "giga": "G",
    "tera": "T",
    "centi": "c",
    "deci": "d",
    "per": "/",
    "square": "",
    "squared": "²",
    "cubed": "³",
}
"""Units and prefixes of the package siunitx."""

DINGBATS: dict[str, str] = {
    "51": "✓",
    "52": "✔",
    "55": "✗",
    "56": "✘",
    **{str(172 + at): chr(0x2460 + at) for at in range(10)},
    **{str(182 + at): chr(0x2776 + at) for at in range(10)},
    **{str(192 + at): chr(0x2780 + at) for at in range(10)},
    **{str(202 + at): chr(0x278A + at) for at in range(10)},
}
"""What `\\ding` draws, by its number: marks and numbers in circles."""

KEEPS_BLANK = words(
    """
    ldots dots textellipsis LaTeX TeX LaTeXe BibTeX XeTeX LuaTeX pdfLaTeX AmS aka eg ie etal etc wrt vs cf iid Eg Ie
    viz resp copyright textcopyright textregistered texttrademark textrightarrow textleftarrow today textpm
    texttimes checkmark cmark xmark textdegree degree sep and
    """
)
"""Commands after which authors mean the blank that TeX would swallow."""
