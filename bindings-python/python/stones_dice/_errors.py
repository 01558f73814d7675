"""The errors of the package. Each names what is wrong, where, and what was expected."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from . import dice_race, stones

Game = TypeVar("Game", bound="stones.Game | dice_race.Game")


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


class RecordError(StonesDiceError, Generic[Game]):
    """A record with a fault."""

    def __init__(self, message: str, turn: int | None, offset: int, game: Game) -> None:
        super().__init__(message, turn, offset, game)
        self.turn = turn
        """The number of the turn with the fault; ``None`` in the tags."""
        self.offset = offset
        """Byte offset into the whole text."""
        self.game = game
        """The game as far as it could be read before the fault."""
        self.filename: str | bytes | None = None
        """The file that holds the record, if it was read from a path."""


class TableError(StonesDiceError):
    """A table of exact values that is damaged, foreign, or for other rules."""

    def __init__(self, message: str, filename: str | None = None) -> None:
        super().__init__(message)
        self.filename = filename
        """The file that holds it; ``None`` if it is not about a file."""

    def __str__(self) -> str:
        message = super().__str__()
        return message if self.filename is None else f"{message}: {self.filename!r}"


class FileError(StonesDiceError, OSError):
    """A file that cannot be read or written, with ``errno``, ``strerror`` and ``filename``.

    Python's own name of the error catches it too: a missing file is also a ``FileNotFoundError``.
    """

    def __new__(cls, errno: int, strerror: str, filename: str | bytes) -> FileError:
        kind = type(OSError(errno, strerror))
        return OSError.__new__(_KINDS.get(kind, cls), errno, strerror, filename)

    def __init__(self, errno: int, strerror: str, filename: str | bytes) -> None:
        OSError.__init__(self, errno, strerror, filename)

    def __str__(self) -> str:
        return OSError.__str__(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return FileError, (self.errno, self.strerror, self.filename), vars(self)


# Each subclass of `OSError`, and the class of those that are both.
_KINDS: dict[type[OSError], type[FileError]] = {
    kind: type("FileError", (FileError, kind), {"__doc__": FileError.__doc__, "__module__": "stones_dice"})
    for kind in (
        BlockingIOError,
        FileExistsError,
        FileNotFoundError,
        InterruptedError,
        IsADirectoryError,
        NotADirectoryError,
        PermissionError,
        TimeoutError,
    )
}



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


class VerifyError(StonesDiceError):
    """Dice of a record that are not proved fair."""

    def __init__(self, message: str, number: int | None = None) -> None:
        super().__init__(message, number)
        self.number = number
        """The number of the first wrong roll, from 0; ``None`` if something else is wrong."""


for _error in (
    StonesDiceError,
    ParseError,
    SetupError,
    IllegalMoveError,
    RecordError,
    TableError,
    FileError,
    UnsolvedError,
    VerifyError,
):
    _error.__module__ = "stones_dice"
