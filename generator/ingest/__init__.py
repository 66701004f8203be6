"""Read: a folder of seeds becomes drafts, one a paper."""
