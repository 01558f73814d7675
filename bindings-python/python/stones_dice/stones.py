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

from ._color import Color
from ._core.stones import (
    ACTIONS,
    START,
    Engine,
    Game,
    LegalMoves,
    Move,
    Position,
    Rules,
    Setup,
    solve,
)
from ._core.stones import read_records as _read_records
from ._core.stones import text as _text
from ._errors import RecordError
from ._files import read_from
from ._results import result

Sequence.register(LegalMoves)


@result
class Outcome(NamedTuple):
    """How a game ended."""

    winner: Color | None
    """The winner; ``None`` for a draw."""
    reason: str
    """``"no-moves"`` (on the board), ``"resignation"``, ``"agreement"``, ``"time"`` or ``"abandoned"``."""
    score: tuple[int, int] | None = None
    """White's and Black's score, if the game ended on the board."""

    def __str__(self) -> str:
        return _text(self)


@result
class Playouts(NamedTuple):
    """How random games ended, and their number of moves in total."""

    white: int
    draw: int
    black: int
    plies: int


@result
class Line(NamedTuple):
    """A line of play and its value."""

    moves: tuple[Move, ...]
    """The principal variation, as far as known; at least one move. If it ends the game, it ends with ``value``."""
    value: float
    """The value of the first move: the expected difference of the final scores in stones, for the side to move."""
    proven: bool
    """Whether ``value`` is proven; an estimate otherwise. Another move can be better even so: see
    :attr:`Analysis.proven`."""
    win: float
    """The probability that the side to move wins, 0 to 1."""
    draw: float
    """The probability of a draw."""
    loss: float
    """The probability that the side to move loses."""

    def __str__(self) -> str:
        return _text(self)


@result
class Analysis(NamedTuple):
    """The result of a search."""

    lines: tuple[Line, ...]
    """The best lines of play, the best first; at least one."""
    depth: int
    """The depth of the last completed iteration, in moves."""
    nodes: int
    """The number of search nodes."""
    proven: bool
    """Whether the value of the position is proven: that of the first line is, and that no other move is better."""

    def __str__(self) -> str:
        return _text(self)


@result
class Review(NamedTuple):
    """A move of a game compared with the best one."""

    color: Color
    """The side that moved."""
    move: Move
    """The move that was played."""
    best: Move
    """The move that the engine would have played."""
    value: float
    """The value of the best move in stones, for the side that moved."""
    loss: float
    """How much less the played move is worth; 0.0 if it is as good."""
    proven: bool
    """Whether both values are proven; estimates otherwise."""

    def __str__(self) -> str:
        return _text(self)


@result
class Solution(NamedTuple):
    """The proven value of a position, with best play of both sides."""

    value: int
    """The difference of the final scores, in stones, for the side to move."""
    line: tuple[Move, ...]
    """Best play to the end; shorter if a limit was reached on the way. Empty if the game is over."""
    nodes: int
    """The number of search nodes."""


def read_records(
    file: str | bytes | os.PathLike[str] | os.PathLike[bytes] | IO[str] | IO[bytes],
) -> Iterator[Game | RecordError[Game]]:
    """Reads all games of a file (a path or an open file), one after the other.

    A damaged one comes as a :class:`RecordError` (not raised) that says where, and holds what could be read
    before the fault as ``.game``; reading goes on with the next. One game at a time is held in memory, and an open file
    is read some blocks ahead.
    """
    return read_from(file, _read_records)


__all__ = [
    "ACTIONS",
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


def __dir__() -> list[str]:
    return __all__
