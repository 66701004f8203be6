"""How a stage tells that it works: the corridor reports to a `Watch`, the command line decides what is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence, Sized

T = TypeVar("T")
G = TypeVar("G", bound="Sized")


class Watch(Protocol):
    """Is told of each stage; `items` are handed through one by one, so that their count can be shown."""

    def stage(self, name: str) -> None:
        """A stage of the whole corpus begins; it ends when the next begins."""

    def each(self, name: str, items: Sequence[T]) -> Iterable[T]:
        """A stage of single items begins: gives the items back, one by one."""

    def groups(self, name: str, total: int, results: Iterable[G]) -> Iterable[G]:
        """A stage whose `total` items come in groups, as other processes finish them: gives the groups back."""


class Silent:
    """Shows nothing."""

    def stage(self, name: str) -> None:
        """Nothing to show."""

    def each(self, name: str, items: Sequence[T]) -> Iterable[T]:  # noqa: ARG002
        """The items as they are."""
        return items

    def groups(self, name: str, total: int, results: Iterable[G]) -> Iterable[G]:  # noqa: ARG002
        """The groups as they are."""
        return results
