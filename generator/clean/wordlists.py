"""Lists of words, written in tables as one string."""


def words(listed: str) -> frozenset[str]:
    """The words of a string."""
    return frozenset(listed.split())
