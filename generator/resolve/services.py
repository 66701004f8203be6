"""The services, in the order in which they are asked: the place to add one."""

from __future__ import annotations

from generator.resolve import arxiv, crossref, openalex, semantic_scholar

SERVICES = (openalex.SERVICE, semantic_scholar.SERVICE, arxiv.SERVICE, crossref.SERVICE)
