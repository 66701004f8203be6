"""Turns files of paper abstracts into a searchable, cross-linked static site."""
