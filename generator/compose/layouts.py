"""Places on a plane for things that are linked: strongly linked ones stand near each other."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_STEPS = 200


def place(names: Sequence[str], links: Mapping[tuple[str, str], float]) -> dict[str, tuple[float, float]]:
    """A place from 0 to 1 both ways for each name, by the forces of Fruchterman and Reingold.

    They start from a circle in the order of the names, not from chance, so that every run gives the same places.
    `links` weigh more than 0; those of names that are not placed count for nothing.
    """
    if not names:
        return {}
    import networkx as nx  # noqa: PLC0415 - takes as long to import as 38 papers take to read

    graph = nx.Graph()
    graph.add_nodes_from(names)
    graph.add_weighted_edges_from(
        (one, other, weight) for (one, other), weight in sorted(links.items()) if one in graph and other in graph
    )
    start = {name: (cos(2 * pi * n / len(names)), sin(2 * pi * n / len(names))) for n, name in enumerate(names)}
    found = nx.spring_layout(graph, pos=start, iterations=_STEPS, k=1.6 / max(len(names), 1) ** 0.5, seed=0)
    columns = [_spread([float(found[name][axis]) for name in names]) for axis in (0, 1)]
    return {name: (x, y) for name, x, y in zip(names, *columns, strict=True)}


def _spread(values: Sequence[float]) -> list[float]:
    """The values between 0 and 1, halfway between where they are and an even spacing, so that crowds open up."""
    low, high = min(values), max(values)
    ranks = {place: n for n, place in enumerate(sorted(range(len(values)), key=lambda n: (values[n], n)))}
    most = max(len(values) - 1, 1)
    return [
        ((value - low) / (high - low) if high > low else 0.5) * 0.5 + 0.5 * ranks[n] / most
        for n, value in enumerate(values)
    ]
