"""Phrases by which authors name their work, and the words at which a title made of their sentence must end."""

from __future__ import annotations

import re

_ADVERB = r"(?:\w+ly|also|first|then|here|thus|hence|next|instead|further|now|therefore)"
_WHO = r"""(?:
    [Ww]e
    | [Tt]his\ (?:paper|work|article|study|thesis|survey|position\ paper)
    | [Tt]he\ (?:present\ )?(?:paper|article|study)
    | [Oo]ur\ (?:paper|work|study|main\ contribution\ is\ to|goal\ is\ to|aim\ is\ to)
)"""
_MAKE = r"""(?:
    (?:propos|introduc|present|develop|design|describ|devis|construct|formulat|releas|contribut|build|offer|provid|giv)
    (?:es?|s)?
)"""
_LOOK = r"""(?:
    study|studies|investigates?|explores?|examines?|analy[sz]es?|considers?|revisits?|address(?:es)?|tackles?
    | characteri[sz]es?|formali[sz]es?|focus(?:es)?\ on|deals?\ with|discuss(?:es)?|assess(?:es)?|evaluates?|compares?
    | establish(?:es)?|derives?|conducts?
)"""
_SHOW = r"(?:show|prove|demonstrate|find|argue|observe|discover|reveal|establish|posit|hypothesi[sz]e)s?"
_AIM = r"(?:aims?|seeks?|attempts?|wants?|tr(?:y|ies))\ to\ \w+"

SUBJECTS = re.compile(r"\b(?:[Ww]e|[Tt]his|[Tt]he|[Oo]ur)\b")
"""What the four patterns below begin with: they are tried there alone, in a tenth of the time."""

MAKES = re.compile(rf"{_WHO}\ (?:{_ADVERB},?\ )?{_MAKE}\ ", re.VERBOSE)
"""`In this work, we propose `…"""
LOOKS = re.compile(rf"{_WHO}\ (?:{_ADVERB},?\ )?{_LOOK}\ ", re.VERBOSE)
"""`This paper studies `…"""
SHOWS = re.compile(rf"{_WHO}\ (?:{_ADVERB},?\ )?{_SHOW}\ that\ ", re.VERBOSE)
"""`We show that `…"""
AIMS = re.compile(rf"{_WHO}\ (?:{_ADVERB},?\ )?{_AIM}\ ", re.VERBOSE)
"""`We aim to understand `…"""

_NAME = r"""(?P<name>
    [A-Z][\w*+]*(?:[-–][\w*+]+)*
    (?:\ (?:(?:of|on|for|and|the|with|in|to|via|from)\ )?[A-Z0-9][\w*+-]*){0,4}
)"""
_GLOSS = r"(?P<gloss>(?:an?|the|our)\ [^.;:]+)"
_SHORT_GLOSS = r"(?P<gloss>[^.;:]{8,120}?)"
_CALLED = r"(?:called|named|dubbed|termed|coined|denoted|namely)"
_CALL = r"""(?:
    referred\ to\ as | (?:which|that)\ we\ (?:call|name|term|refer\ to\ as|dub)
    | abbreviated\ as | denoted\ as | known\ as
)"""
NAMED = (
    re.compile(rf"^{_NAME}(?:\ \([^()]{{1,40}}\))?,\ {_GLOSS}", re.VERBOSE),
    re.compile(rf"^{_SHORT_GLOSS},?\ {_CALLED}\ (?:as\ |by\ )?{_NAME}", re.VERBOSE),
    re.compile(rf"^{_SHORT_GLOSS},?\ {_CALL}\ {_NAME}", re.VERBOSE),
    re.compile(rf"^{_NAME}(?:\ \([^()]{{1,40}}\))?\ (?P<gloss>(?:for|to|that)\ [^.;:]+)", re.VERBOSE),
    re.compile(rf"^{_NAME}:\ (?P<gloss>[^.;:]+)", re.VERBOSE),
)
"""After `we propose `: `ExeDec, a novel …`; `a synthesis method called ExeDec, …`; `ExeDec: …`."""
CALLED = re.compile(
    rf"\b(?:an?|the)\ (?P<gloss>(?:[\w-]+\ ){{1,8}})(?:named|called|dubbed|termed|coined)\ {_NAME}",
    re.VERBOSE,
)
"""`a Lagrangian multiplier model named OOD-TV-IRM`, in any sentence."""

QUESTION = re.compile(
    r"""
    (?:^|[.:?]\ |[“"(])
    (?P<question>(?:How|Why|What|When|Where|Which|Who|Can|Do|Does|Is|Are|Should|Will)\b[^.?!:;]{10,110}\?)
    """,
    re.VERBOSE,
)
"""`Does X help Y?`"""

ENDS = re.compile(
    r"""
    [.;:?!](?=\s|$) | , | \s[–—-]{1,3}\s | [=<>≤≥∈∑∏∫√{}\\^_|⟨⟩]
    | \b(?:
        that|which|where|whose|who|while|when|such|so|in\ order|because|since|as\ well|i\.e|e\.g
        |called|named|dubbed|termed|namely|this|these|our|we|its|their
        |is|are|was|were|can|could|has|have|do|does|may|will|should|must|cannot
        |and\ (?:show|prove|demonstrate|find|propose|introduce|present|study|derive|evaluate|analy[sz]e|provide
                 |investigate|develop|establish)
    )\b
    """,
    re.VERBOSE,
)
"""Where a title taken from a sentence ends: before what only the sentence needs, and before a formula."""

OPENING = re.compile(
    r"""
    ^(?:(?:
        an?|the|our|this|these|some|several|two|three|both|many|novel|new|simple|simpler|first|effective|principled
        |general|unified|alternative|different|various|efficient\ and\ effective|yet\ effective|but\ effective
        |yet\ powerful|and|very|extensive|comprehensive|systematic|thorough|theoretical|promising|powerful|flexible
        |elegant|straightforward|lightweight|state-of-the-art|so-called|proposed
    )\b[ ,]*)+
    """,
    re.VERBOSE,
)
"""Words at the beginning that praise or count, and say nothing."""
PROBLEM = re.compile(
    r"""
    ^(?:
        (?:fundamental\ |challenging\ |important\ )?(?:problem|task|question|issue|challenge)
        |setting|use|notion|concept|idea|possibility|role|study|analysis|existence|effect|feasibility|methodology
        |explanation|suite|evidence|justification|tool|resource|method|approach|framework|technique|algorithm|procedure
        |topic|class|family|set|case|details?|need|phenomenon
    )\ (?:of|for|to|by)\ (?=\w{4})(?:the\ |an?\ )?
    """,
    re.VERBOSE,
)
"""`problem of `: what follows is the thing."""

EMPTY = re.compile(
    r"(?:\w+ )?(?:results?|explanations?|justifications?|contributions?|insights?|evidence|experiments?|answers?)\b"
)
"""`results showing …`: what authors give, not what they give it of."""

_WEAK = """
    a an the of in for on to with by from and or as at via into under over between using through within across towards
    both each any all such based not only more most other their its our this that than well also about without per
    new novel even thus is are be i.e e.g where
"""
WEAK = frozenset(_WEAK.split())
"""Words that no title ends with."""
_LINKS = "of for in with via on from by using under between through and to"
LINKS = frozenset(_LINKS.split())
"""Words that join noun phrases into a longer one."""
_BREAKS = "of in for on to with by from via into under over between using through within across towards and without"
BREAKS = frozenset(_BREAKS.split())
"""Words before which a long title may be cut."""

SMALL_WORDS = {
    "for": 0.34, "with": 0.19, "of": 0.18, "and": 0.16, "in": 0.14, "a": 0.11, "the": 0.1, "to": 0.08, "via": 0.08,
    "on": 0.06, "from": 0.05, "by": 0.03, "is": 0.02, "are": 0.02, "an": 0.02, "how": 0.02, "at": 0.02, "as": 0.02,
    "that": 0.01, "can": 0.02, "we": 0.01, "be": 0.01, "between": 0.02, "under": 0.02, "through": 0.03, "using": 0.03,
}  # fmt: skip
"""The share of titles that hold each of the small words."""
PRIOR = {
    "name": 0.14, "name for": 0.12, "name span": 0.08, "name keyword": 0.08, "name keywords": 0.04, "makes": 0.09,
    "looks": 0.09, "makes for": 0.06, "looks for": 0.05, "aims": 0.09, "question": 0.1, "shows": 0.1, "span": 0.07,
    "opening": -0.05, "keywords 1": 0.0, "keywords 2": 0.04, "keywords 3": 0.0,
}  # fmt: skip
"""What each pattern adds to the expected overlap: for readers, and for what word by word estimates miss."""
