"""Words and endings that the features of a candidate look for."""

from __future__ import annotations

_PROPOSALS = """
    propose proposed proposing introduce introducing introduced present presented presenting develop developed study
    studied investigate investigated explore paper title address describe suggest
"""
PROPOSALS = frozenset(_PROPOSALS.split())
"""Words of the sentences in which authors say what their paper is about."""

_NEIGHBOURS = """
    a an the of in for on to with by from and or as is are be we our this that these such called named via using
    based between through under than can have has model method task problem approach algorithm framework propose
    introduce study learn existing novel new recent
"""
NEIGHBOURS = {word: number for number, word in enumerate(_NEIGHBOURS.split(), start=2)}
"""A number for each word that tells something as the neighbour of a candidate; 0 is punctuation, 1 any other word."""

SUFFIXES = (
    "ization", "ification", "ation", "tion", "sion", "ment", "ness", "ility", "ity", "ance", "ence", "ancy", "ency",
    "ing", "ism", "ist", "ship", "ology", "graphy", "metry", "able", "ible", "al", "ial", "ive", "ous", "ic", "ful",
    "less", "ary", "ory", "ent", "ant", "ly", "ed", "er", "or", "y", "um", "us", "is", "a", "e", "t", "n",
)  # fmt: skip
"""Longest that fits first: the ending of a word tells its part of speech, well enough."""
