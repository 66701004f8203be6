"""What LaTeX commands do in running text; data only, names without backslash."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.clean.latex_symbols import LETTERS, SYMBOLS
from generator.clean.wordlists import words

if TYPE_CHECKING:
    from generator.clean.tokens import Style

STYLES: dict[str, Style] = {
    **dict.fromkeys(words("emph textit textsl mathit"), "emphasis"),
    **dict.fromkeys(words("textbf mathbf boldsymbol bm strong"), "strong"),
    **dict.fromkeys(words("texttt code lstinline mintinline"), "code"),
    **dict.fromkeys(words("textsubscript textsub"), "subscript"),
    **dict.fromkeys(words("textsuperscript textsuper"), "superscript"),
}
"""Commands that set their argument in a style."""

_LOOKS = words(
    """
    rm sf sc scshape upshape mdseries normalfont rmfamily sffamily selectfont tiny scriptsize footnotesize small
    normalsize large Large LARGE huge Huge cal centering raggedright raggedleft sloppy
    """
)
SWITCHES: dict[str, Style | None] = {
    **dict.fromkeys(words("em it itshape sl slshape"), "emphasis"),
    **dict.fromkeys(words("bf bfseries boldmath"), "strong"),
    **dict.fromkeys(words("tt ttfamily"), "code"),
    **dict.fromkeys(_LOOKS),
}
"""Declarations that set the rest of their group in a style, or (None) in a look that plain text has no need of."""

SHOWN = words(
    """
    abstract text textrm textsf textsc textup textmd textnormal textlf mbox hbox fbox makebox framebox parbox
    underline uline uuline uwave ul hl sout st xout uppercase lowercase MakeUppercase MakeLowercase
    MakeTextUppercase smaller larger textsmaller textlarger operatorname mathrm mathsf mathtt mathnormal ensuremath
    protect title caption hyperref textlatin foreignlanguage selectlanguage ignorespaces phantomsection tightlist
    center acs acl acp ac acf gls Gls glspl Glspl textquoted squote todo rev revised added new hfill centerline
    leftline rightline vbox SI SIrange qty num si unit ang ce highlight
    """
)
"""Commands whose argument is shown as it is, and which show nothing of their own."""

_WITHOUT_FIRST = words(
    """
    label index vspace hspace vskip hskip pagestyle thispagestyle bibliographystyle bibliography input include
    usepackage documentclass phantom hphantom vphantom color pagecolor includegraphics pdfbookmark hypersetup
    addcontentsline glsreset acresetall linebreak pagebreak vspace* hspace* ccsdesc selectfont hyphenation nocite
    pacs textcolor colorbox foreignlanguage scalebox raisebox rotatebox parbox selectlanguage urlstyle cellcolor
    rowcolor columncolor
    """
)
DEFINITIONS = words("newcommand renewcommand providecommand DeclareMathOperator")
"""Commands with options between their arguments: `\\newcommand{\\x}[1]{…}`."""

_WITHOUT_TWO = words("setlength addtolength setcounter resizebox rule fontsize fcolorbox") | DEFINITIONS
WITHOUT_ARGUMENT: dict[str, int] = {
    **dict.fromkeys(_WITHOUT_FIRST, 1),
    **dict.fromkeys(_WITHOUT_TWO, 2),
    "definecolor": 3,
}
"""How many leading arguments of a command say nothing to a reader: keys, lengths, colours, file names."""

CITED_BY_NAME = words(
    """
    citet Citet citealt citealp citeauthor Citeauthor textcite Textcite citeasnoun shortciteN newcite citeN
    """
)
"""Citations that take part in the sentence: something must stand in their place."""

CITED_ASIDE = words(
    """
    cite citep Citep citeyear citeyearpar parencite Parencite autocite Autocite footcite supercite fullcite
    shortcite onlinecite citenum nocite ref eqref cref Cref autoref nameref pageref vref subref labelcref
    """
)
"""Citations and references: their keys go, and so does the blank before them."""

FOOTNOTES = words("footnote footnotetext thanks endnote marginpar marginnote sidenote")
"""Commands whose argument goes into parentheses."""

KEYWORDS = words("keywords keyword IEEEkeywords kwd CCSXML")
"""Commands and environments that list keywords after an abstract."""

HEADINGS = words("section subsection subsubsection paragraph subparagraph chapter")
"""Commands that begin a paragraph with their argument."""

SILENT = words(
    """
    footnotemark noindent indent xspace maketitle smallskip medskip bigskip newpage clearpage protect relax null
    strut vfill hfill noalign allowbreak nobreak penalty hbadness displaystyle textstyle scriptstyle limits nolimits
    nonumber notag ignorespaces unskip leavevmode nopagebreak samepage frenchspacing bgroup egroup begingroup
    endgroup fi else tableofcontents appendix balance flushbottom raggedbottom onecolumn twocolumn sloppy fussy
    sloppypar
    """
)
"""Commands that leave nothing behind."""

PARAGRAPHS = words("par endgraf")
"""Commands that end a paragraph."""

LENGTHS = words("vskip hskip kern vspace hspace mskip mkern parskip parindent baselineskip itemsep")
"""Commands that a length without braces may follow: `\\vskip 5pt`."""

BLANKS = words(
    """
    newline linebreak pagebreak break goodbreak hfil quad qquad enspace enskip thinspace medspace thickspace space
    hskip nobreakspace
    """
)
"""Commands that leave a blank."""

ENVIRONMENTS_WITH_ARGUMENT = words(
    """
    tabular tabularx tabulary longtable array minipage multicols otherlanguage wrapfigure wraptable adjustbox spacing
    thebibliography adjustwidth list
    """
)
"""Environments whose first argument says nothing to a reader: columns, widths, languages."""

QUOTATIONS = words("enquote say textquote enquotes")
"""Commands that set their argument in quotation marks."""

ENVIRONMENTS_OF_FORMULAS = words(
    """
    math displaymath equation align alignat gather multline flalign eqnarray dmath array matrix pmatrix bmatrix
    vmatrix Vmatrix cases split aligned gathered
    """
)
"""Environments whose content is a formula; a star may follow the name."""

BARE_ENVIRONMENTS = words("math displaymath equation dmath")
"""Those of them whose content is a formula without the wrapper."""

FORMULAS = words(
    """
    alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa varkappa lambda mu nu xi omicron pi
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
    ensuremath prime backslash surd flat natural sharp clubsuit heartsuit spadesuit R varGamma
    """
)
"""Commands that only formulas have; outside of dollars they begin a formula all the same."""

JOINING = words(
    """
    in notin ni leq le geq ge leqslant geqslant neq ne ll gg equiv sim simeq approx cong propto subset subseteq
    supset supseteq times div pm mp cdot circ oplus otimes cup cap wedge vee land lor setminus to gets mapsto
    rightarrow leftarrow Rightarrow Leftarrow leftrightarrow iff implies triangleq coloneqq mid parallel perp models
    prec succ preceq succeq
    """
)
"""Commands of formulas with something on both sides."""

_OTHERS = words("begin end item itemlabel href url path nolinkurl doi email verb iffalse ding")
KNOWN = frozenset().union(
    *(STYLES, SWITCHES, SHOWN, WITHOUT_ARGUMENT, CITED_BY_NAME, CITED_ASIDE, FOOTNOTES, KEYWORDS, HEADINGS),
    *(SILENT, PARAGRAPHS, BLANKS, LENGTHS, QUOTATIONS, LETTERS, SYMBOLS, FORMULAS, _OTHERS),
)
"""All names that are understood outside of formulas."""
