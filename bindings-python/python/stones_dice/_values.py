"""Plain values that both games share."""

from __future__ import annotations

import enum
from typing import NamedTuple


class Color(enum.Enum):
    """One of the two sides. White moves first.

    >>> ~Color.WHITE
    Color.BLACK
    """

    WHITE = "white"
    BLACK = "black"

    def __invert__(self) -> Color:
        """The other side."""
        return Color.BLACK if self is Color.WHITE else Color.WHITE

    def __repr__(self) -> str:
        return f"Color.{self.name}"


# Pickles name the public place.
Color.__module__ = "stones_dice"


def literal(game: str, value: NamedTuple) -> str:
    """A named tuple as it is written with the game's module in front."""
    fields = ", ".join(f"{name}={field!r}" for name, field in zip(value._fields, value))
    return f"{game}.{type(value).__name__}({fields})"
