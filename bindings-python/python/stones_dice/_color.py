"""The two sides of a game."""

from __future__ import annotations

import enum


class Color(str, enum.Enum):
    """One of the two sides, and a string: ``"white"`` or ``"black"``. White moves first. Names are read in any case.

    >>> ~Color.WHITE
    Color.BLACK
    >>> f"{Color.WHITE} wins"
    'white wins'
    """

    WHITE = "white"
    BLACK = "black"

    # These two are those of `enum.StrEnum`, which Python 3.10 does not have.
    def __new__(cls, value: str) -> Color:
        return str.__new__(cls, value)

    @classmethod
    def _missing_(cls, value: object) -> Color | None:
        name = value.lower() if isinstance(value, str) and value.isascii() else None
        return next((color for color in cls if color.value == name), None)

    def __str__(self) -> str:
        return str.__str__(self)

    def __invert__(self) -> Color:
        """The other side."""
        return Color.BLACK if self is Color.WHITE else Color.WHITE

    def __repr__(self) -> str:
        return f"Color.{self.name}"


# Pickles name the public place.
Color.__module__ = "stones_dice"
