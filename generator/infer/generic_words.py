"""Words that say nothing of a topic: alone, or in company of their kind (`training data`)."""

from __future__ import annotations

from collections.abc import Set

from generator.infer.phrase_levels import PHRASES
from generator.infer.word_levels import LEVELS

_ALONE = """
    attack cross interaction iteration language multiple query unsupervised
    linear nonlinear bounded shift exploration attention averaging gradient
    adversarial emergent latent implicit explicit generative compositional discriminative
    hierarchical causal probabilistic stochastic semantic spatial temporal visual contextual sequential conditional
    pretrained finetuned robustly interactive statistical computational discrete continuous multimodal parametric
    convolutional recurrent graphical geometric dynamic static robust sparse dense rich lazy smooth convex
    method methodology strategy gain code capability approach property process
    ability ablation acceleration accuracy achievement adoption advance advancement advantage ai aim algorithm
    algorithmic alternative amount analysis analytic application approach architecture area argument art article
    aspect assessment assumption attempt author availability available balance barrier baseline basis behavior
    benchmark benefit best bottleneck bound broad capability capacity capture case category challenge change
    characteristic characterization choice claim class classical code collection combination common community
    comparable comparison competitive complex component comprehensive computation computational computing concept
    conclusion condition configuration consequence consideration consistent constraint construct construction
    content context contribution conventional correct correlation cost count criterion critical current curve data
    dataset deep degradation degree demand deployment depth description design desired detail detailed developer
    development difference different difficulty dimension dimensional direct direction discovery discussion distance
    distribution diverse dl domain downstream drawback driver drop ease effect effective effectiveness efficacy
    efficiency efficient effort element emergence empirical end engine entire environment error estimate evaluation
    evidence evolution example execution existing expansion experience experiment experimental experimentally expert
    explanation extension extensive facet fact factor failure family fast feature few field final finding first
    flexibility focus form formal formula formulation framework frequency full function functional fundamental
    future gain gap general github global goal good ground group growth guarantee guideline hand hard help high
    higher highlight history human hyperparameter hypothesis idea impact implementation implication importance
    important improved improvement inclusion incorporation increase individual influence information initial
    innovation input insight instance integration interest intermediate internal intervention intuition
    investigation issue item job joint key kind knowledge label lack large layer learned learner learning length
    lens level limit limitation line list literature local log long loop loss low lower main majority manner map
    margin match mathematical matter maximum mean measure measurement mechanism member metric metrics minimal
    minimum mismatch ml mode model modeling modern module motivation multiple name natural nature need network
    neural new node non notion novel novelty number numerical object objective observation observer obstacle
    occurrence open operation operator opportunity option order original outcome outlook output overall overhead
    overview pair paper paradigm parameter part participant particular past path pattern peak percent percentage
    performance period person perspective phase phenomenon physical piece pipeline place plan point popular portion
    position positive possibility potential power practical practice practitioner precise prediction preliminary
    presence prevalence previous principle prior priority problem procedure process processing product production
    progress project promise promising property proportion proposal protocol public purpose pursuit quality quantity
    question random range rate ratio real realworld reason recent reduction reference referral regime region
    relation relationship relevance relevant reliable remainder report representation requirement research
    researcher resource respect response rest result review rich role round rule run running runtime sample scale
    scenario scheme scientific scope score section selection sense sentence sequence series service session set
    setting setup several shape shared short shortcoming side signal significance similar similarity simple single
    situation size skill small solution sota source space special specific speed speedup split stage standard start
    state statement statistic step strategy strength strong structural structure study style subject subset
    substantial success successful suggestion suitable suite superior superiority support symbol synthetic system
    systematic table target task technical technique technology template tendency term test testing theme
    theoretical theory thing thousand threshold time token tool top total trade tradeoff traditional train training
    trend trial true two type typical underlying understanding unified unit universal unknown unseen update usage
    use user utility validation valuable value variable variant variation variety version view viewpoint volume way
    weak weakness weight word work workflow world year
"""
ALONE = frozenset(_ALONE.split())
"""No tag by themselves, though `feature learning` and `error correction` are."""

_TOGETHER = """
    code multiple source
    well known low free based aware lower upper web off the shelf held out ai
    ability ablation accuracy achievement advance advantage algorithm algorithmic analysis application approach
    architecture area art article aspect assumption author baseline basis behavior benchmark benefit best better
    case challenge challenging characteristic choice combination community comparable comparison competitive complex
    component comprehensive computational conclusion consistent contribution correct cost current data dataset
    desired detail detailed development difference different difficulty direction diverse downstream effect
    effective effectiveness efficient effort empirical end entire evaluation evidence example existing experiment
    experimental extensive fact final finding first form framework full fundamental future gap general goal good
    guarantee high higher hyperparameter idea impact implementation implication important improved improvement
    individual information input insight interest issue item key kind large larger layer learned learning length
    level limit limitation limited literature loss low lower main major mean measure mechanism method methodology
    metrics model module nature new notion novel novelty number numerical objective observation open option original
    output overall paper paradigm parameter part particular pattern performance performing perspective phase
    phenomenon pipeline popular possible practical practice precise previous principle prior problem procedure
    progress project promising property proportion proposal proposed protocol public purpose quality quantity
    question range real realworld recent reference regime relation relationship relevant report requirement research
    researcher resource respect response result rich role run runtime sample scale scenario scheme scope set setting
    setup several short significance significant similar simple single situation size small solution source special
    specific speed stage standard start statement step strategy strong study style subject subset substantial
    success successful suitable superior support synthetic system target task technique term test testing theme
    theoretical thing top traditional train training trend true two type typical underlying unified unit unseen
    update use valuable variable variant variety various version view volume way weak wide work year
"""
TOGETHER = frozenset(_TOGETHER.split())
"""No tag in any combination of them."""


SELDOM = frozenset(word for level in (-5, -4, -3, -2) for word in LEVELS[level].split())
"""Words that authors use, but hardly ever declare."""

LEVEL = {word: level for level, listed in LEVELS.items() for word in listed.split()}
ADJECTIVES = ("ous", "able", "ible", "ful", "less", "ized", "ively", "ally")
"""Endings of words that call for another."""
_BEFORE_NOUNS = frozenset({"theoretic", "agnostic", "specific", "aware", "driven", "guided", "oriented", "dependent"})
"""Last words of phrases that call for a noun: `information-theoretic`."""
_FIELDS = frozenset({"machine learning", "deep learning", "artificial intelligence"})
"""Names of whole fields: what an abstract says of its field in passing is no topic of the paper."""
PROVEN = frozenset(phrase for level, listed in PHRASES.items() if level > 0 for phrase in listed)
"""Phrases that authors declare."""
UNPROVEN = frozenset(phrase for level, listed in PHRASES.items() if level < -2 for phrase in listed)
"""Words that hardly any author declares by themselves: `making`, though `decision making` is a topic."""
_TELLING_HEADS = frozenset({"learning", "training", "algorithm", "layer"})
"""Words of `TOGETHER` that make something new of the word before them: `feature learning`."""


def is_generic(term: str, everywhere: Set[str] = frozenset()) -> bool:
    """Whether a normal term says nothing of a topic; `everywhere` are terms that nearly all papers have."""
    words = term.split()
    if len(words) == 1:
        return (
            term in everywhere
            or (term in ALONE and not is_broad(term))
            or term in SELDOM
            or term in UNPROVEN
            or len(term) < 2
            or term.endswith(ADJECTIVES)
            or _is_verb(term)
        )
    empty = all(word in TOGETHER or word in SELDOM or word in everywhere for word in words)
    return empty or words[-1] in _BEFORE_NOUNS or "state of the art" in term


def is_broad(term: str) -> bool:
    """Whether a normal term names a whole field, or how it learns: `unsupervised`."""
    return term in _FIELDS or (" " not in term and term.endswith("supervised"))


def is_padded(term: str, shared: Set[str]) -> bool:
    """Whether a normal term is another of the `shared` ones with an empty word behind it: `pretraining data`."""
    stem, _, head = term.rpartition(" ")
    padding = head in TOGETHER - _TELLING_HEADS and term not in PROVEN
    return padding and stem in shared and not is_generic(stem)


def _is_verb(word: str) -> bool:
    """Whether a word that has no level of its own is a form of a verb that hardly stands in keywords: `mitigating`."""
    for ending in ("ing", "ed"):
        if word.endswith(ending) and word not in LEVEL:
            stem = word.removesuffix(ending)
            return stem in SELDOM or stem + "e" in SELDOM or (stem[-1:] == stem[-2:-1] and stem[:-1] in SELDOM)
    return word.isdigit()
