"""Publish: pages go to disk, MkDocs renders them, and the built site is verified."""
