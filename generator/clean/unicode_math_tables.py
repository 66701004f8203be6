"""What TeX's math commands read as in plain Unicode; data only.

Characters follow the Unicode Technical Report 25 and the symbol lists of LaTeX, amsmath and amssymb; names are
without backslash. Letters that differ from plain ones by typeface alone read as plain ones: `O`, not `𝒪`.
"""

from __future__ import annotations


def _pairs(listed: str) -> dict[str, str]:
    words = listed.split()
    return dict(zip(words[::2], words[1::2], strict=True))


def _names(listed: str) -> frozenset[str]:
    return frozenset(listed.split())


ORDINARY: dict[str, str] = _pairs(
    """
    alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ varkappa ϰ
    lambda λ mu μ nu ν xi ξ omicron ο pi π varpi ϖ rho ρ varrho ϱ sigma σ varsigma ς tau τ upsilon υ phi φ varphi φ
    chi χ psi ψ omega ω digamma ϝ Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω
    varGamma Γ varDelta Δ varTheta Θ varLambda Λ varXi Ξ varPi Π varSigma Σ varUpsilon Υ varPhi Φ varPsi Ψ varOmega Ω
    aleph ℵ beth ℶ gimel ℷ daleth ℸ ell ℓ hbar ℏ hslash ℏ imath ı jmath ȷ wp ℘ Re Re Im Im eth ð Finv Ⅎ mho ℧
    infty ∞ partial ∂ nabla ∇ emptyset ∅ varnothing ∅ forall ∀ exists ∃ nexists ∄ neg ¬ lnot ¬ top ⊤ bot ⊥ complement ∁
    angle ∠ measuredangle ∡ sphericalangle ∢ prime ′ backprime ‵ degree ° surd √ flat ♭ natural ♮ sharp ♯
    Box □ square □ blacksquare ■ Diamond ◊ lozenge ◊ blacklozenge ⧫ triangle △ triangledown ▽ blacktriangle ▲
    blacktriangledown ▼ bigstar ★ clubsuit ♣ diamondsuit ♢ heartsuit ♡ spadesuit ♠ checkmark ✓ maltese ✠ dag † ddag ‡
    S § P ¶ pounds £ yen ¥ copyright © circledR ® euro € textmu µ textdegree ° textless < textgreater > textbar |
    textendash – textemdash — textquoteleft ‘ textquoteright ’ textquotedblleft “ textquotedblright ” lq ‘ rq ’
    textunderscore _ textasciicircum ^ textdollar $ textellipsis … textbullet • textregistered ® texttrademark ™
    textsection § aa å AA Å ae æ AE Æ oe œ OE Œ ss ß l ł L Ł i ı j ȷ o ø
    ldots … dots … dotsc … dotso … cdots ⋯ dotsb ⋯ dotsm ⋯ dotsi ⋯ vdots ⋮ ddots ⋱ hdots … mathellipsis … colon :
    langle ⟨ rangle ⟩ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ lbrace { rbrace } lbrack [ rbrack ] lparen ( rparen )
    vert | lvert | rvert | Vert ‖ lVert ‖ rVert ‖ ulcorner ⌜ urcorner ⌝ llcorner ⌞ lrcorner ⌟ llbracket ⟦ rrbracket ⟧
    eps ε veps ε O O E 𝔼 R ℝ N ℕ Z ℤ Q ℚ C ℂ one 𝟙 half ½ backslash \\
    """
)
"""Letters, constants and delimiters."""

RELATIONS: dict[str, str] = _pairs(
    """
    leq ≤ le ≤ leqq ≦ leqslant ≤ geq ≥ ge ≥ geqq ≧ geqslant ≥ lt < gt > ll ≪ gg ≫ lll ⋘ ggg ⋙ neq ≠ ne ≠ equiv ≡
    approx ≈ approxeq ≊ thickapprox ≈ sim ∼ thicksim ∼ simeq ≃ cong ≅ asymp ≍ propto ∝ varpropto ∝ doteq ≐ triangleq ≜
    coloneqq := coloneq := Coloneqq ::= defeq := eqdef := eqqcolon =: lesssim ≲ gtrsim ≳ lessapprox ⪅ gtrapprox ⪆
    lessgtr ≶ gtrless ≷ nless ≮ ngtr ≯ nleq ≰ ngeq ≱ lneq ⪇ gneq ⪈ nsim ≁ ncong ≆ prec ≺ succ ≻ preceq ⪯ succeq ⪰
    preccurlyeq ≼ succcurlyeq ≽ precsim ≾ succsim ≿ in ∈ notin ∉ ni ∋ owns ∋ subset ⊂ supset ⊃ subseteq ⊆ supseteq ⊇
    subsetneq ⊊ supsetneq ⊋ nsubseteq ⊈ nsupseteq ⊉ sqsubset ⊏ sqsupset ⊐ sqsubseteq ⊑ sqsupseteq ⊒ Subset ⋐ Supset ⋑
    mid | nmid ∤ parallel ∥ nparallel ∦ perp ⊥ indep ⫫ independent ⫫ given | models ⊨ vdash ⊢ dashv ⊣ vDash ⊨ Vdash ⊩
    nvdash ⊬ nvDash ⊭ bowtie ⋈ Join ⋈ smile ⌣ frown ⌢ therefore ∴ because ∵ trianglelefteq ⊴ trianglerighteq ⊵
    vartriangleleft ⊲ vartriangleright ⊳ between ≬ pitchfork ⋔ curlyeqprec ⋞ curlyeqsucc ⋟ eqcirc ≖ circeq ≗ bumpeq ≏
    Bumpeq ≎ backsim ∽ eqsim ≂ risingdotseq ≓ fallingdotseq ≒ multimap ⊸
    to → rightarrow → longrightarrow → gets ← leftarrow ← longleftarrow ← leftrightarrow ↔ longleftrightarrow ↔
    Rightarrow ⇒ Longrightarrow ⇒ implies ⇒ Leftarrow ⇐ Longleftarrow ⇐ impliedby ⇐ Leftrightarrow ⇔
    Longleftrightarrow ⇔ iff ⇔ mapsto ↦ longmapsto ↦ uparrow ↑ downarrow ↓ updownarrow ↕ Uparrow ⇑ Downarrow ⇓
    Updownarrow ⇕ nearrow ↗ searrow ↘ swarrow ↙ nwarrow ↖ hookrightarrow ↪ hookleftarrow ↩ twoheadrightarrow ↠
    twoheadleftarrow ↞ rightarrowtail ↣ leftarrowtail ↢ rightharpoonup ⇀ rightharpoondown ⇁ leftharpoonup ↼
    leftharpoondown ↽ rightleftharpoons ⇌ leftrightharpoons ⇋ rightsquigarrow ⇝ leadsto ⇝ leftrightsquigarrow ↭
    rightrightarrows ⇉ leftleftarrows ⇇ rightleftarrows ⇄ leftrightarrows ⇆ dashrightarrow ⇢ dashleftarrow ⇠
    circlearrowright ↻ circlearrowleft ↺ curvearrowright ↷ curvearrowleft ↶ nrightarrow ↛ nleftarrow ↚ nRightarrow ⇏
    nLeftarrow ⇍ nLeftrightarrow ⇎ Rrightarrow ⇛ Lleftarrow ⇚ upharpoonright ↾ restriction ↾ upuparrows ⇈
    pm ± mp ∓ times × texttimes × div ÷ cdot · cdotp · centerdot · ast * star ⋆ circ ∘ bullet • bigcirc ◯ diamond ⋄
    oplus ⊕ ominus ⊖ otimes ⊗ oslash ⊘ odot ⊙ boxplus ⊞ boxminus ⊟ boxtimes ⊠ boxdot ⊡ cap ∩ cup ∪ Cap ⋒ Cup ⋓
    uplus ⊎ sqcap ⊓ sqcup ⊔ vee ∨ lor ∨ wedge ∧ land ∧ veebar ⊻ barwedge ⊼ setminus ∖ smallsetminus ∖ wr ≀ amalg ⨿
    dagger † ddagger ‡ ltimes ⋉ rtimes ⋊ lhd ⊲ rhd ⊳ unlhd ⊴ unrhd ⊵ triangleleft ◃ triangleright ▹ intercal ⊺
    curlyvee ⋎ curlywedge ⋏ circledast ⊛ circledcirc ⊚ circleddash ⊝ dotplus ∔ divideontimes ⋇ bigtriangleup △
    bigtriangledown ▽ textpm ± textasciitilde ∼ And &
    """
)
"""Relations, arrows and binary operations: a blank before them calls for one after."""

NAMED: frozenset[str] = _names("""
    log ln lg exp sin cos tan cot sec csc sinh cosh tanh coth arcsin arccos arctan arg det dim gcd hom ker deg max min
    sup inf lim limsup liminf Pr mod argmax argmin Cov Var KL Tr tr cov diag diam dist dom erf err nnz opt OPT poly
    polylog prox rank relu ReLU sgn sigmoid sign softmax span supp trace vol conv plim injlim projlim
    """)
"""Operators that read as their own names."""

LARGE: dict[str, str] = _pairs(
    """
    sum ∑ prod ∏ coprod ∐ int ∫ iint ∬ iiint ∭ oint ∮ oiint ∯ smallint ∫ intop ∫ bigcap ⋂ bigcup ⋃ bigvee ⋁ bigwedge ⋀
    bigoplus ⨁ bigotimes ⨂ bigodot ⨀ biguplus ⨄ bigsqcup ⨆
    """
)
"""Operators with limits."""

SPACES: frozenset[str] = _names(
    r"quad qquad enspace enskip space nobreakspace thinspace medspace thickspace hfill newline cr par , ; : > /"
) | {" ", "\\", "\n", "\t"}
"""Commands that read as a blank."""

SILENT: frozenset[str] = _names("""
    left right middle mleft mright big Big bigg Bigg bigl bigr Bigl Bigr biggl biggr Biggl Biggr bigm Bigm biggm Biggm
    displaystyle textstyle scriptstyle scriptscriptstyle limits nolimits nonumber notag boldmath unboldmath relax
    xspace protect tiny scriptsize footnotesize small normalsize large Large LARGE huge Huge centering allowbreak
    nobreak negthinspace mathstrut strut bf rm it sf tt sc cal em sl bfseries itshape rmfamily sffamily ttfamily
    upshape normalfont mathop mathbin mathrel mathord mathopen mathclose mathpunct mathinner mathchoice ! ( ) [ ] -
    """)
"""Commands that say nothing to a reader."""

DROPPED: dict[str, int] = {
    **dict.fromkeys(
        _names(
            """
            label ref eqref cite citep citet hspace vspace kern mkern mskip hskip color begin end vphantom phantom
            hphantom leftroot uproot
            """
        ),
        1,
    ),
    **dict.fromkeys(["rule"], 2),
}
"""Commands of which neither name nor arguments are read, and how many arguments they have."""

HINTED: frozenset[str] = _names("href textcolor colorbox scalebox raisebox htmlClass htmlId htmlStyle htmlData class")
"""Commands of two arguments of which the second is read."""

DOUBLE_STRUCK: frozenset[str] = frozenset(["mathbb", "mathbbm", "mathds", "mathbbold", "Bbb", "bb"])

ACCENTS: dict[str, str] = {
    **dict.fromkeys(["hat", "widehat", "Hat", "wh", "^"], "\u0302"),
    **dict.fromkeys(["tilde", "widetilde", "Tilde", "wt", "~"], "\u0303"),
    **dict.fromkeys(["bar", "overline", "Bar", "="], "\u0304"),
    **dict.fromkeys(["vec", "Vec", "overrightarrow"], "\u20d7"),
    **dict.fromkeys(["dot", "Dot", "."], "\u0307"),
    **dict.fromkeys(["ddot", "Ddot", '"'], "\u0308"),
    **dict.fromkeys(["acute", "'"], "\u0301"),
    **dict.fromkeys(["grave", "`"], "\u0300"),
    **dict.fromkeys(["check", "widecheck", "v"], "\u030c"),
    **dict.fromkeys(["breve", "u"], "\u0306"),
    **dict.fromkeys(["mathring", "r"], "\u030a"),
    "not": "\u0338",
}
"""Combining marks for an argument of one letter; a longer one is read without."""

SUPERSCRIPTS = str.maketrans("0123456789+-−", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻")
SUBSCRIPTS = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")

STYLES: frozenset[str] = _names("""
    mathcal mathscr mathfrak mathbf mathrm mathsf mathtt mathit mathnormal mathsl mathpzc mathbfit bm boldsymbol pmb
    symbf symbfit text textbf textit textrm textsf texttt textsc textsl textup textmd textnormal mbox hbox fbox emph
    operatorname operatorname* operatornamewithlimits ensuremath underline underbrace overbrace boxed cancel
    mat vect vct mb mc bs url mathrlap mathllap mathclap smash rlap llap clap substack
    """)
"""Commands whose argument is read as if they were not there."""

ENCLOSED: dict[str, tuple[str, ...]] = {
    "abs": ("|", "|"),
    "norm": ("‖", "‖"),
    "ceil": ("⌈", "⌉"),
    "floor": ("⌊", "⌋"),
    "paren": ("(", ")"),
    "set": ("{", "}"),
    "Set": ("{", "}"),
    "bra": ("⟨", "|"),
    "ket": ("|", "⟩"),
    "braket": ("⟨", "⟩"),
    "pmod": ("(mod ", ")"),
    "xrightarrow": ("→^(", ")"),
    "xleftarrow": ("←^(", ")"),
    "binom": ("(", " choose ", ")"),
    "dbinom": ("(", " choose ", ")"),
    "tbinom": ("(", " choose ", ")"),
    **dict.fromkeys(["inner", "inp", "ip", "dotp", "innerproduct"], ("⟨", ", ", "⟩")),
}
"""Commands that read as their arguments with something around and between them."""

FRACTIONS: frozenset[str] = frozenset(["frac", "dfrac", "tfrac", "cfrac", "nicefrac", "sfrac", "flatfrac"])

STACKED: dict[str, str] = {"overset": "^", "stackrel": "^", "underset": "_"}
"""Commands that set their first argument above or below the second: it is read as a script of it."""
