"""Tables of English word forms: irregular plurals, words that only look plural, British spellings, closed compounds."""

from __future__ import annotations

IRREGULAR_PLURALS = {
    "analyses": "analysis", "axes": "axis", "bases": "basis", "bacteria": "bacterium", "biases": "bias",
    "calculi": "calculus", "children": "child", "corpora": "corpus", "criteria": "criterion", "crises": "crisis",
    "feet": "foot", "foci": "focus", "formulae": "formula", "gases": "gas", "genera": "genus", "genii": "genius",
    "halves": "half", "hypotheses": "hypothesis", "indices": "index", "knives": "knife", "lemmata": "lemma",
    "lenses": "lens", "lives": "life", "loci": "locus", "leaves": "leaf", "manifolds": "manifold",
    "matrices": "matrix", "maxima": "maximum", "men": "man", "mice": "mouse", "minima": "minimum",
    "modalities": "modality", "movies": "movie", "neurons": "neuron", "nuclei": "nucleus", "optima": "optimum",
    "parentheses": "parenthesis", "people": "person", "phenomena": "phenomenon", "polyhedra": "polyhedron",
    "posteriors": "posterior", "quanta": "quantum", "schemata": "schema", "selves": "self", "shelves": "shelf",
    "simplices": "simplex", "spectra": "spectrum", "stimuli": "stimulus", "strata": "stratum",
    "syntheses": "synthesis", "taxa": "taxon", "teeth": "tooth", "theses": "thesis", "tori": "torus",
    "vertices": "vertex", "viruses": "virus", "women": "woman", "buses": "bus", "caches": "cache",
    "ties": "tie", "cookies": "cookie", "pies": "pie", "indexes": "index", "vortices": "vortex",
    "appendices": "appendix", "automata": "automaton", "cortices": "cortex", "helices": "helix",
    "emphases": "emphasis", "prognoses": "prognosis", "diagnoses": "diagnosis", "wolves": "wolf",
    "aches": "ache", "headaches": "headache", "niches": "niche", "lies": "lie", "dies": "die", "axe": "axis",
}  # fmt: skip
"""Plural to singular, where the rules of `terms.singular` would go wrong."""

_UNCHANGED = """
    across afterwards aids always apparatus as bias species series corpus census consensus focus virus status canvas
    chaos christmas gas has is this was its us thus plus bus lens news mathematics physics statistics dynamics
    robotics linguistics semantics genomics proteomics acoustics analytics economics electronics ethics graphics
    heuristics informatics kinematics mechanics optics politics pragmatics tactics thermodynamics logistics
    diagnostics perhaps less unless towards besides sometimes always whereas bayes gauss laplace keras texas paris
    pytorch pandas cosmos ethos pathos atlas alias basis axis mass nous previous various laws-of-motion
    hydrodynamics aerodynamics neurodynamics demographics photonics cybernetics biometrics forensics genetics
    phonetics multiomics omics hypertext ss os ios aws dos gps sos cms dss adhoc bellows odds means headquarters
    crossroads lotus radius genus modulus nucleus stimulus locus calculus
"""
UNCHANGED = frozenset(_UNCHANGED.split())
"""Words that end in `s` and are no plurals, or whose plural is the name of the thing."""

BRITISH = {
    "analyse": "analyze", "analysed": "analyzed", "analysing": "analyzing", "behaviour": "behavior",
    "behavioural": "behavioral", "catalogue": "catalog", "centre": "center", "centred": "centered",
    "colour": "color", "coloured": "colored", "colouring": "coloring", "defence": "defense", "fibre": "fiber",
    "flavour": "flavor", "grey": "gray", "harbour": "harbor", "honour": "honor", "humour": "humor",
    "labelled": "labeled", "labelling": "labeling", "labour": "labor", "licence": "license", "metre": "meter",
    "modelled": "modeled", "modelling": "modeling", "neighbour": "neighbor", "neighbourhood": "neighborhood",
    "neighbouring": "neighboring", "offence": "offense", "programme": "program", "rumour": "rumor",
    "signalling": "signaling", "travelling": "traveling", "tumour": "tumor", "unlabelled": "unlabeled",
    "cancelled": "canceled", "channelled": "channeled", "tunnelling": "tunneling", "judgement": "judgment",
    "ageing": "aging", "artefact": "artifact", "sceptical": "skeptical", "paediatric": "pediatric",
    "haemorrhage": "hemorrhage", "oestrogen": "estrogen", "aeroplane": "airplane", "theatre": "theater",
    "fulfil": "fulfill", "skilful": "skillful", "enrol": "enroll", "enrolment": "enrollment",
}  # fmt: skip

_ISE_STAYS = """
    advertis aris arising compris compromis concis demis denois devis disguis enterpris exercis expertis franchis
    improvis likewis nois otherwis prais precis premis promis rais revis ris supervis surmis surpris televis treatis
    unsupervis uprais wis bruis cruis poi pois advis appris chastis circumcis despis enfranchis excis incis
    merchandis unsurpris unpromis semisupervis
"""
ISE_STAYS = frozenset(_ISE_STAYS.split())
"""Stems before `-ing`, `-ed`, `-e` whose `s` is no British `z`: `supervised`, `denoising`."""

_PREFIXES = """
    anti auto bi co counter de hyper inter intra macro mega micro mini mis multi non over para poly post pre pseudo
    re semi sub super trans tri ultra un under uni
"""
PREFIXES = frozenset(_PREFIXES.split())
"""Joined to the word after a hyphen: `pre-training` and `pretraining` are one word."""

COMPOUNDS = {
    ("back", "door"): "backdoor", ("back", "propagation"): "backpropagation", ("bench", "mark"): "benchmark",
    ("chat", "bot"): "chatbot", ("code", "book"): "codebook", ("cross", "over"): "crossover",
    ("data", "base"): "database", ("data", "set"): "dataset", ("down", "stream"): "downstream",
    ("drop", "out"): "dropout", ("eigen", "value"): "eigenvalue", ("feed", "back"): "feedback",
    ("feed", "forward"): "feedforward", ("fine", "tune"): "finetune", ("fine", "tuned"): "finetuned",
    ("fine", "tuning"): "finetuning", ("hash", "tag"): "hashtag", ("head", "set"): "headset",
    ("hold", "out"): "holdout", ("key", "point"): "keypoint", ("key", "word"): "keyword",
    ("long", "term"): "longterm", ("meta", "data"): "metadata", ("mid", "training"): "midtraining",
    ("name", "space"): "namespace", ("on", "line"): "online", ("off", "line"): "offline",
    ("out", "lier"): "outlier", ("roll", "out"): "rollout", ("short", "term"): "shortterm",
    ("smart", "phone"): "smartphone", ("smart", "watch"): "smartwatch", ("spread", "sheet"): "spreadsheet",
    ("spatio", "temporal"): "spatiotemporal", ("test", "bed"): "testbed", ("time", "stamp"): "timestamp",
    ("trade", "off"): "tradeoff", ("water", "mark"): "watermark", ("water", "marking"): "watermarking",
    ("web", "page"): "webpage", ("web", "site"): "website", ("white", "board"): "whiteboard",
    ("work", "flow"): "workflow", ("work", "load"): "workload", ("work", "place"): "workplace",
    ("auto", "encoder"): "autoencoder", ("word", "net"): "wordnet", ("image", "net"): "imagenet",
    ("res", "net"): "resnet", ("bit", "stream"): "bitstream", ("check", "point"): "checkpoint",
    ("way", "point"): "waypoint", ("view", "point"): "viewpoint", ("run", "time"): "runtime",
    ("real", "time"): "realtime",
    ("real", "world"): "realworld", ("life", "long"): "lifelong", ("stake", "holder"): "stakeholder",
}  # fmt: skip
"""Two words, apart or hyphened, that are also written as one."""
