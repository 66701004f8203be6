"""What LaTeX commands mean in running text; data only.

Symbols and accents follow the LaTeX companion's tables of textcomp, inputenc and babel; names are without backslash.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from generator.clean.tokens import Style


def words(listed: str) -> frozenset[str]:
    """The names of a list that is written as one string."""
    return frozenset(listed.split())


STYLES: dict[str, Style] = {
    **dict.fromkeys(("emph", "textit", "textsl", "mathit"), "emphasis"),
    **dict.fromkeys(("textbf", "mathbf", "boldsymbol", "bm", "strong"), "strong"),
    **dict.fromkeys(("texttt", "code", "lstinline", "mintinline"), "code"),
    **dict.fromkeys(("textsubscript", "textsub"), "subscript"),
    **dict.fromkeys(("textsuperscript", "textsuper"), "superscript"),
}
"""Commands that set their argument in a style."""

SWITCHES: dict[str, Style | None] = {
    **dict.fromkeys(("em", "it", "itshape", "sl", "slshape"), "emphasis"),
    **dict.fromkeys(("bf", "bfseries", "boldmath"), "strong"),
    **dict.fromkeys(("tt", "ttfamily"), "code"),
    **dict.fromkeys(
        words(
            """rm sf sc scshape upshape mdseries normalfont rmfamily sffamily selectfont tiny scriptsize footnotesize small
    normalsize large Large LARGE huge Huge cal centering raggedright raggedleft sloppy"""
        )
    ),
}
"""Declarations that set the rest of their group in a style, or (None) in a look that plain text has no need of."""

SHOWN = words(
    """text textrm textsf textsc textup textmd textnormal textlf mbox hbox fbox makebox framebox parbox underline uline
    uuline uwave ul hl sout st xout uppercase lowercase MakeUppercase MakeLowercase MakeTextUppercase smaller larger
    textsmaller textlarger operatorname mathrm mathsf mathtt mathnormal ensuremath protect url path nolinkurl title
    section subsection subsubsection paragraph subparagraph chapter caption thanks textlatin foreignlanguage
    selectlanguage ignorespaces phantomsection tightlist center textbackslashed acs acl acp ac acf gls Gls glspl
    Glspl textquoted squote todo rev revised added new hfill centerline leftline rightline"""
)
"""Commands whose argument is shown as it is, and which show nothing of their own."""

WITHOUT_ARGUMENT: dict[str, int] = {
    **dict.fromkeys(
        words(
            """label index vspace hspace vskip hskip pagestyle thispagestyle bibliographystyle bibliography input include
    usepackage documentclass phantom hphantom vphantom color pagecolor definecolor includegraphics setcounter
    pdfbookmark hypersetup addcontentsline glsreset acresetall linebreak pagebreak vspace* hspace* textlangle
    ccsdesc selectfont fontsize hyphenation nocite pacs"""
        ),
        1,
    ),
    **dict.fromkeys(
        ("textcolor", "colorbox", "foreignlanguage", "scalebox", "raisebox", "parbox", "selectlanguage"), 1
    ),
    **dict.fromkeys(("setlength", "addtolength", "setcounter", "resizebox", "rule", "fontsize", "fcolorbox"), 2),
    **dict.fromkeys(("newcommand", "renewcommand", "providecommand"), 2),
}
"""How many leading arguments of a command say nothing to a reader: keys, lengths, colours, file names."""

CITED_BY_NAME = words(
    "citet Citet citealt citealp citeauthor Citeauthor textcite Textcite citeasnoun shortciteN newcite citeN"
)
"""Citations that take part in the sentence: something must stand in their place."""

CITED_ASIDE = (
    words(
        """cite citep Citep citealp citeyear citeyearpar parencite Parencite autocite Autocite footcite supercite fullcite
    shortcite onlinecite citenum nocite ref eqref cref Cref autoref nameref pageref vref subref labelcref
    hyperref footnotemark"""
    )
    - CITED_BY_NAME
)
"""Citations and references: their keys go, and so does the blank before them."""

FOOTNOTES = words("footnote footnotetext thanks endnote marginpar marginnote sidenote")
"""Commands whose argument goes into parentheses."""

SILENT = words(
    """noindent indent xspace maketitle smallskip medskip bigskip newpage clearpage protect relax null strut vfill
    hfill noalign allowbreak nobreak penalty hbadness displaystyle textstyle scriptstyle limits nolimits nonumber
    notag ignorespaces unskip leavevmode nopagebreak samepage frenchspacing bgroup egroup begingroup endgroup fi
    else tableofcontents appendix balance flushbottom raggedbottom onecolumn twocolumn sloppy fussy sloppypar"""
)
"""Commands that leave nothing behind."""

PARAGRAPHS = words("par endgraf")
BLANKS = words("newline linebreak quad qquad enspace enskip thinspace medspace thickspace space hskip nobreakspace")

ENVIRONMENTS_OF_FORMULAS = words(
    """math displaymath equation align alignat gather multline flalign eqnarray dmath array matrix pmatrix bmatrix
    vmatrix Vmatrix cases split aligned gathered"""
)
"""Environments whose content is a formula; a star may follow the name."""

BARE_ENVIRONMENTS = words("math displaymath equation dmath")
"""Those of them whose content is a formula without the wrapper."""

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
    "Eg": "E.g.", "Ie": "I.e.", "viz": "viz.", "resp": "resp.",
}  # fmt: skip
"""Signs, logos, and the abbreviations that style files of conferences define."""

KEEPS_BLANK = words(
    """ldots dots textellipsis LaTeX TeX LaTeXe BibTeX XeTeX LuaTeX pdfLaTeX AmS aka eg ie etal etc wrt vs cf iid Eg Ie
    viz resp copyright textcopyright textregistered texttrademark textrightarrow textleftarrow today textpm
    texttimes checkmark cmark xmark textdegree degree"""
)
"""Commands after which authors mean the blank that TeX would swallow."""

FORMULAS = words(
    """alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa varkappa lambda mu nu xi omicron pi
    varpi rho varrho sigma varsigma tau upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma
    Upsilon Phi Psi Omega ell hbar imath jmath Re Im wp aleph beth nabla partial infty emptyset varnothing forall
    exists nexists neg lnot top bot angle triangle square blacksquare Box Diamond diamond star bigstar ast circ
    bullet cdot cdots vdots ddots times div pm mp oplus ominus otimes oslash odot cap cup sqcap sqcup wedge vee land
    lor setminus wr amalg dagger ddagger le leq leqslant ge geq geqslant neq ne ll gg equiv sim simeq approx
    approxeq cong propto doteq prec preceq succ succeq subset subseteq subsetneq supset supseteq in notin ni mid
    nmid parallel perp models vdash dashv asymp lesssim gtrsim lessapprox gtrapprox triangleq coloneqq to gets
    mapsto rightarrow leftarrow Rightarrow Leftarrow leftrightarrow Leftrightarrow longrightarrow longleftarrow
    Longrightarrow iff implies uparrow downarrow updownarrow nearrow searrow hookrightarrow rightharpoonup
    rightleftharpoons leadsto sum prod coprod int iint oint bigcup bigcap bigoplus bigotimes bigwedge bigvee sqrt
    frac dfrac tfrac binom hat widehat tilde widetilde bar overline vec dot ddot check breve acute grave mathbb
    mathcal mathfrak mathscr mathbbm mathds mathbf mathrm mathit mathsf mathtt boldsymbol bm operatorname log ln exp
    sin cos tan cot sec arcsin arccos arctan sinh cosh tanh min max sup inf lim limsup liminf arg argmin argmax det
    dim ker gcd deg hom Pr left right big Big bigg Bigg bigl bigr Bigl Bigr lfloor rfloor lceil rceil langle rangle
    lVert rVert lvert rvert Vert vert overset underset stackrel underbrace overbrace substack mathop mathbin mathrel
    ensuremath prime backslash surd flat natural sharp clubsuit heartsuit spadesuit R varGamma"""
)
"""Commands that only formulas have; outside of dollars they begin a formula all the same."""

JOINING = words(
    """in notin ni leq le geq ge leqslant geqslant neq ne ll gg equiv sim simeq approx cong propto subset subseteq
    supset supseteq times div pm mp cdot circ oplus otimes cup cap wedge vee land lor setminus to gets mapsto
    rightarrow leftarrow Rightarrow Leftarrow leftrightarrow iff implies triangleq coloneqq mid parallel perp models
    prec succ preceq succeq"""
)
"""Commands of formulas with something on both sides."""

BULLETS = frozenset(("itemize", "enumerate", "description", "compactitem", "compactenum", "list", "inparaenum"))
"""Environments whose `\\item`s are marked by a bullet."""

KNOWN = frozenset().union(
    STYLES, SWITCHES, SHOWN, WITHOUT_ARGUMENT, CITED_BY_NAME, CITED_ASIDE, FOOTNOTES, SILENT, PARAGRAPHS, BLANKS, LETTERS,
    SYMBOLS, FORMULAS, ("begin", "end", "item", "href", "url", "enquote", "verb", "keywords", "iffalse"),
)  # fmt: skip
"""All names that this product understands outside of formulas."""
