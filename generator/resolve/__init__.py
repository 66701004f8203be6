"""Resolve: what public catalogues know of papers that lack a title or an identifier; on demand, never in a build."""
