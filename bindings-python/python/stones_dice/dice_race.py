"""The dice race: the rules, games, records and dice.

>>> from stones_dice import dice_race
>>> position = dice_race.Position().roll(3)
>>> [str(move) for move in position.legal_moves]
['a1-d1']
>>> str(position.play("a1-d1"))
'3,-,-,-/0,-,-,- b ?'
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import IO, NamedTuple

from ._color import Color
from ._core.dice_race import (
    START,
    Dice,
    Engine,
    Game,
    LegalMoves,
    Move,
    Position,
    Rules,
    Setup,
    Table,
    solve,
)
from ._core.dice_race import read_records as _read_records
from ._errors import RecordError
from ._files import read_from
from ._results import result

Sequence.register(LegalMoves)


@result
class Outcome(NamedTuple):
    """How a game ended."""

    winner: Color
    """The winner."""
    reason: str
    """``"all-home"`` (on the board), ``"resignation"``, ``"time"`` or ``"abandoned"``."""
    score: None = None
    """Always ``None``: this game has no score."""


@result
class Playouts(NamedTuple):
    """How random games ended, and their number of rolls in total."""

    white: int
    black: int
    rolls: int


@result
class RatedMove(NamedTuple):
    """A legal move and its value."""

    move: Move
    """The move."""
    win_probability: float
    """The win probability after it, for the side that plays it."""
    loss: float
    """The difference to the best move."""


@result
class Review(NamedTuple):
    """A turn of a game: how lucky the roll was, and the move compared with the best one."""

    color: Color
    """The side that rolled and moved."""
    rolled: int
    """The roll."""
    move: Move
    """The move that was played."""
    best: Move
    """The move that the engine would have played."""
    win_probability: float
    """The win probability before the roll, for that side."""
    luck: float
    """What the roll added to it."""
    loss: float
    """How much lower it is after the played move than after the best one; 0.0 if it is as good."""
    was_choice: bool
    """Whether there was another move."""


def read_records(
    file: str | bytes | os.PathLike[str] | os.PathLike[bytes] | IO[str] | IO[bytes],
) -> Iterator[Game | RecordError]:
    """Reads all games of a file (a path or an open file), one after the other.

    A damaged one comes as a :class:`RecordError` (not raised) that says where, and holds what could be read
    before the fault as ``.game``; reading goes on with the next. One game at a time is held in memory, and an open file
    is read some blocks ahead.
    """
    return read_from(file, _read_records)


__all__ = [
    "START",
    "Color",
    "Dice",
    "Engine",
    "Game",
    "LegalMoves",
    "Move",
    "Outcome",
    "Playouts",
    "Position",
    "RatedMove",
    "Review",
    "Rules",
    "Setup",
    "Table",
    "read_records",
    "solve",
]


def __dir__() -> list[str]:
    return __all__
