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

from ._core import dice_race as _core
from ._errors import RecordError
from ._files import read_bytes
from ._values import Color, literal

Dice = _core.Dice
Engine = _core.Engine
Game = _core.Game
LegalMoves = _core.LegalMoves
Move = _core.Move
Position = _core.Position
Rules = _core.Rules
Setup = _core.Setup
Table = _core.Table
solve = _core.solve

START: str = _core.START
"""The text of the initial position with four pieces a side."""

Sequence.register(LegalMoves)


class Outcome(NamedTuple):
    """How a game ended."""

    winner: Color
    """Who has won."""
    reason: str
    """``"all-home"`` (on the board), ``"resignation"``, ``"time"`` or ``"abandoned"``."""
    score: None = None
    """Always ``None``: this game has no score."""

    def __repr__(self) -> str:
        return literal("dice_race", self)


class Playouts(NamedTuple):
    """How random games ended, and how many rolls they took together."""

    white: int
    black: int
    rolls: int

    def __repr__(self) -> str:
        return literal("dice_race", self)


class RatedMove(NamedTuple):
    """A legal move and what it is worth."""

    move: Move
    """The move."""
    win_probability: float
    """The chance to win after it, for the side that makes it."""
    loss: float
    """How much less that is than after the best move."""

    def __repr__(self) -> str:
        return literal("dice_race", self)


def read_records(file: str | os.PathLike[str] | IO[str] | IO[bytes]) -> Iterator[Game | RecordError]:
    """Reads all games of a file (a path or an open file), one after the other.

    A damaged one comes as a :class:`RecordError` (not raised) that says where, and holds what could be read
    before the fault as ``.game``; reading goes on with the next.
    """
    return iter(_core.read_records(read_bytes(file)))


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
