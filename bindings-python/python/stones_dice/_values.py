"""Plain values that both games share."""

from __future__ import annotations

import enum
from typing import NamedTuple


class Color(enum.Enum):
    """One of the two sides. White moves first."""

    WHITE = "white"
    BLACK = "black"

    def __invert__(self) -> Color:
        """The other side."""
        return Color.BLACK if self is Color.WHITE else Color.WHITE

    def __repr__(self) -> str:
        return f"Color.{self.name}"


class Outcome(NamedTuple):
    """How a game ended."""

    winner: Color | None
    """Who has won; ``None`` is a draw (Stones! only)."""
    reason: str
    """``"no-moves"`` or ``"all-home"`` (on the board), ``"resignation"``, ``"agreement"``, ``"time"``,
    ``"abandoned"``."""
    score: tuple[int, int] | None = None
    """White's and Black's score, if a game of Stones! ended on the board."""
