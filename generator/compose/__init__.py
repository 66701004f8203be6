"""Compose: the catalogue becomes pages and exports, as values."""
