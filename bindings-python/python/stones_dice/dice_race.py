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
from typing import IO, Any, Literal, NamedTuple

from ._color import Color
from ._core.dice_race import (
    ACTIONS,
    START,
    CommittedDice,
    Dice,
    Engine,
    FairDice,
    Game,
    LegalMoves,
    Move,
    Position,
    Rules,
    Setup,
    Table,
    solve,
    verify,
)
from ._core.dice_race import read_records as _read_records
from ._core.dice_race import text as _text
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

    def __str__(self) -> str:
        return _text(self)


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

    def __str__(self) -> str:
        return _text(self)


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

    def __str__(self) -> str:
        return _text(self)


@result
class Status(NamedTuple):
    """The progress of :func:`solve`. Positions are solved in parts, the strata, one after the other."""

    strata_solved: int
    """The number of solved strata."""
    strata: int
    """The number of all strata."""
    states_solved: int
    """The number of solved positions."""
    states: int
    """The number of all positions."""
    sweeps: int
    """The number of sweeps so far."""
    change: float
    """The greatest change of a win probability in the last sweep; at most 1e-10 in the last one of a stratum."""


@result
class Finding(NamedTuple):
    """A part of a record, and whether it is proved."""

    found: Any
    """What the record says."""
    proof: Literal["proved", "if-seeds-are-proved", "follows-from-moves", "not-proved"]
    """``"proved"``: it was fixed before the game. ``"if-seeds-are-proved"``: the same, if the commitment and the
    client's seed are those from before the game, which were not given. ``"follows-from-moves"``: the moves lead to it;
    they are not proved themselves. ``"not-proved"``: the record says so."""


@result
class Verified(NamedTuple):
    """What the record of a game with fair dice proves. With the commitment, the game id, the start and the rules are
    proved; with the client's seed too, also the rolls. Who chose which move is not proved."""

    commitment: Finding
    """The commitment, 64 hexadecimal digits."""
    client_seed: Finding
    """The client's seed, bytes."""
    game_id: Finding
    """The game id, a text."""
    start: Finding
    """The position that the game began with."""
    rules: Finding
    """The rules."""
    rolls: Finding
    """How many rolls were made after the start."""
    moves: Finding
    """How many moves were made."""
    outcome: Finding
    """How the game ended, an :class:`Outcome` or ``None``."""
    complete: Finding
    """Whether the record has the game to its end."""


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
    "Color",
    "CommittedDice",
    "Dice",
    "Engine",
    "FairDice",
    "Finding",
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
    "Status",
    "Table",
    "Verified",
    "read_records",
    "solve",
    "verify",
]


def __dir__() -> list[str]:
    return __all__
