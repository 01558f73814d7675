"""Stones!: the rules, games and records.

>>> from stones_dice import stones
>>> position = stones.Position()
>>> len(position.legal_moves)
54
>>> str(position.play("a1-d4"))
'ssssssss/8/8/8/3S4/8/8/1SSSSSSS b'
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import IO, NamedTuple

from ._core import stones as _core
from ._errors import RecordError
from ._files import read_bytes
from ._values import Color, literal

Engine = _core.Engine
Game = _core.Game
LegalMoves = _core.LegalMoves
Move = _core.Move
Position = _core.Position
Rules = _core.Rules
Setup = _core.Setup
solve = _core.solve

START: str = _core.START
"""The text of the initial position."""

Sequence.register(LegalMoves)


class Outcome(NamedTuple):
    """How a game ended."""

    winner: Color | None
    """Who has won; ``None`` is a draw."""
    reason: str
    """``"no-moves"`` (on the board), ``"resignation"``, ``"agreement"``, ``"time"`` or ``"abandoned"``."""
    score: tuple[int, int] | None = None
    """White's and Black's score, if the game ended on the board."""

    def __repr__(self) -> str:
        return literal("stones", self)


class Playouts(NamedTuple):
    """How random games ended, and how many moves they had together."""

    white: int
    draw: int
    black: int
    plies: int

    def __repr__(self) -> str:
        return literal("stones", self)


class Line(NamedTuple):
    """A line of play and what it is worth."""

    moves: tuple[Move, ...]
    """The moves as far as they were kept in mind; at least one."""
    value: float
    """By how many stones of the final score the side to move will win."""
    proven: bool
    """Whether ``value`` is certain, and not an estimate."""
    win: float
    """How likely the side to move is to win, 0 to 1."""
    draw: float
    """How likely nobody wins."""
    loss: float
    """How likely the side to move is to lose."""

    def __repr__(self) -> str:
        return literal("stones", self)


class Analysis(NamedTuple):
    """What an engine has found out of a position."""

    lines: tuple[Line, ...]
    """The best lines of play, the best first; at least one."""
    depth: int
    """How many moves deep was searched to the end."""
    nodes: int
    """How many positions were looked at."""

    def __repr__(self) -> str:
        return literal("stones", self)


class Review(NamedTuple):
    """A move of a game beside the best one."""

    move: Move
    """The move that was made."""
    best: Move
    """The move that the engine would have made."""
    value: float
    """What the best move is worth in stones, for the side that moves."""
    loss: float
    """How much less the move that was made is worth; 0.0 if it is as good."""
    proven: bool
    """Whether both are certain, and not estimates."""

    def __repr__(self) -> str:
        return literal("stones", self)


class Solution(NamedTuple):
    """What a position is worth with best play of both sides, proven."""

    value: int
    """The difference of the final scores, in stones, for the side to move."""
    line: tuple[Move, ...]
    """Best play to the end; shorter if a limit was reached on the way. Empty if the game is over."""
    nodes: int
    """How many positions were gone into."""

    def __repr__(self) -> str:
        return literal("stones", self)


def read_records(file: str | os.PathLike[str] | IO[str] | IO[bytes]) -> Iterator[Game | RecordError]:
    """Reads all games of a file (a path or an open file), one after the other.

    A damaged one comes as a :class:`RecordError` (not raised) that says where, and holds what could be read
    before the fault as ``.game``; reading goes on with the next.
    """
    return iter(_core.read_records(read_bytes(file)))


__all__ = [
    "START",
    "Analysis",
    "Color",
    "Engine",
    "Game",
    "LegalMoves",
    "Line",
    "Move",
    "Outcome",
    "Playouts",
    "Position",
    "Review",
    "Rules",
    "Setup",
    "Solution",
    "read_records",
    "solve",
]
