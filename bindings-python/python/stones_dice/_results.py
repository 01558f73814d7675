"""What the named tuples of both games share."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

T = TypeVar("T", bound=type[NamedTuple])


def result(cls: T) -> T:
    """Lets the named tuples of a class show themselves as an expression: with their game's module in front."""
    cls.__repr__ = _literal  # type: ignore[assignment, method-assign]
    return cls


def _literal(value: NamedTuple) -> str:
    fields = ", ".join(f"{name}={field!r}" for name, field in zip(value._fields, value))
    game = type(value).__module__.rpartition(".")[2]
    return f"{game}.{type(value).__name__}({fields})"
