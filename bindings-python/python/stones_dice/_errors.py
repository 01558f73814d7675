"""The errors of the package. Each names what is wrong, where, and what was expected."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class StonesDiceError(ValueError):
    """Anything that this package rejects; a wrong type is a ``TypeError`` instead."""

    def __init__(self, message: str, *details: object) -> None:
        super().__init__(message, *details)

    def __str__(self) -> str:
        return str(self.args[0]) if self.args else ""


class ParseError(StonesDiceError):
    """A text that does not follow its grammar."""

    def __init__(self, message: str, offset: int, expected: str) -> None:
        super().__init__(message, offset, expected)
        self.offset = offset
        """Byte offset into the text (of its UTF-8 form), from 0."""
        self.expected = expected
        """What was expected there."""


class SetupError(StonesDiceError):
    """An impossible position, or rules that do not exist."""

    def __init__(self, message: str, faults: Iterable[str]) -> None:
        self.faults = tuple(faults)
        """Every fault, in words."""
        super().__init__(message, self.faults)


class IllegalMoveError(StonesDiceError):
    """A move or a roll that is not allowed here."""

    def __init__(self, message: str, reason: str) -> None:
        super().__init__(message, reason)
        self.reason = reason
        """The rule that it breaks; ``"game over"`` once the game has an outcome."""


class RecordError(StonesDiceError):
    """A record with a fault."""

    def __init__(self, message: str, turn: int | None, offset: int, game: Any = None) -> None:
        super().__init__(message, turn, offset, game)
        self.turn = turn
        """The number of the turn with the fault; ``None`` in the tags."""
        self.offset = offset
        """Byte offset into the whole text."""
        self.game = game
        """The game as far as it could be read before the fault."""


class TableError(StonesDiceError):
    """A table of exact values that is damaged, foreign, or for other rules."""


class UnsolvedError(StonesDiceError):
    """A limit was reached before a value was proven."""

    def __init__(self, message: str, at_least: int, at_most: int, nodes: int) -> None:
        super().__init__(message, at_least, at_most, nodes)
        self.at_least = at_least
        """A proven lower bound of the value."""
        self.at_most = at_most
        """A proven upper bound of the value."""
        self.nodes = nodes
        """The number of search nodes."""


for _error in (
    StonesDiceError,
    ParseError,
    SetupError,
    IllegalMoveError,
    RecordError,
    TableError,
    UnsolvedError,
):
    _error.__module__ = "stones_dice"
