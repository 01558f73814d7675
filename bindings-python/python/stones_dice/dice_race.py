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


def read_records(file: str | os.PathLike[str] | IO[str] | IO[bytes]) -> Iterator[Game | RecordError]:
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
    "Rules",
    "Setup",
    "Table",
    "read_records",
    "solve",
]
