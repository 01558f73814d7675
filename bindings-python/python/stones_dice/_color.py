"""The two sides of a game."""

from __future__ import annotations

import enum


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
