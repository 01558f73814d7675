"""Stones!: the rules, games and records.

>>> from stones_dice import stones
>>> position = stones.Position()
>>> len(position.legal_moves)
54
>>> str(position.play("a1-d4"))
'ssssssss/8/8/8/3S4/8/8/1SSSSSSS b'
"""

import os
from collections.abc import Iterable, Iterator, Sequence
from typing import IO, Any, Final, Literal, NamedTuple, SupportsIndex, final, overload

from ._errors import RecordError
from ._values import Color as Color

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

START: Final[str]
"""The text of the initial position."""

@final
class Rules:
    """The options of the rules: when a game ends, and where stones count.

    Args:
        end: "side-to-move" (a game ends when the side to move cannot move) or "either-side" (also when the
            other side cannot).
        goal: "far-rank" or "far-half", where unpinned stones count.

    Raises:
        SetupError: for any other value.
    """
    def __new__(
        cls,
        end: Literal["side-to-move", "either-side"] = "side-to-move",
        goal: Literal["far-rank", "far-half"] = "far-rank",
    ) -> Rules: ...
    @property
    def end(self) -> Literal["side-to-move", "either-side"]:
        """When a game ends."""
    @property
    def goal(self) -> Literal["far-rank", "far-half"]:
        """Where unpinned stones count."""
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __getnewargs__(self) -> tuple[str, str]: ...

@final
class Move:
    """One move: where a stone comes from, where it goes, and what happens to the stone it jumps.

    Made by hand, a move can be illegal, or disagree with the board. ``str`` is the notation: ``a1-d4`` slides,
    ``c3xe5`` pins an opponent, ``c3^e5`` frees an ally.
    """
    def __new__(
        cls,
        origin: str,
        target: str,
        jumped: str | None = None,
        kind: Literal["slide", "pin", "free"] = "slide",
    ) -> Move: ...
    @property
    def origin(self) -> str:
        """The square the stone comes from."""
    @property
    def target(self) -> str:
        """The square the stone goes to."""
    @property
    def jumped(self) -> str | None:
        """The square of the stone that is jumped; ``None`` for a slide."""
    @property
    def kind(self) -> Literal["slide", "pin", "free"]:
        """``"slide"``, ``"pin"`` or ``"free"``."""
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __lt__(self, value: Move, /) -> bool: ...
    def __le__(self, value: Move, /) -> bool: ...
    def __gt__(self, value: Move, /) -> bool: ...
    def __ge__(self, value: Move, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __getnewargs__(self) -> tuple[str, str, str | None, str]: ...

@final
class LegalMoves(Sequence[Move]):
    """The legal moves of a position: a sequence in ascending order of their action numbers.

    ``len`` counts without listing. ``in`` takes a move or its text; a malformed text is simply not in it.
    """
    def __len__(self) -> int: ...
    def __bool__(self) -> bool: ...
    @overload
    def __getitem__(self, key: SupportsIndex, /) -> Move: ...
    @overload
    def __getitem__(self, key: slice, /) -> list[Move]: ...
    def __iter__(self) -> Iterator[Move]: ...
    def __reversed__(self) -> Iterator[Move]: ...
    def __contains__(self, key: object, /) -> bool: ...
    def index(self, value: object, start: int | None = None, stop: int | None = None) -> int:
        """The place of a move, given as a :class:`Move` or as its text.

        Raises:
            ValueError: it is not among them.
        """
    def count(self, value: object) -> int:
        """1 for a legal move, given as a :class:`Move` or as its text; 0 for anything else."""

@final
class Setup:
    """A board to be edited, which may be impossible: stones on top of each other, nine of a color, a pin
    without a stone.

    Args:
        position: what to begin with; without one, an empty board, White to move.
        white, black: the squares of stones, if others than the position's.
        pinned: the squares of pinned stones of either color, if others than the position's.
        turn: the side to move, if another than the position's.
    """
    def __new__(
        cls,
        position: Position | None = None,
        *,
        white: Iterable[str] | None = None,
        black: Iterable[str] | None = None,
        pinned: Iterable[str] | None = None,
        turn: Color | None = None,
    ) -> Setup: ...
    @property
    def white(self) -> frozenset[str]:
        """The squares of White's stones; set it to any iterable of squares."""
    @white.setter
    def white(self, value: Iterable[str]) -> None: ...
    @property
    def black(self) -> frozenset[str]:
        """The squares of Black's stones; set it to any iterable of squares."""
    @black.setter
    def black(self, value: Iterable[str]) -> None: ...
    @property
    def pinned(self) -> frozenset[str]:
        """The squares of pinned stones; set it to any iterable of squares."""
    @pinned.setter
    def pinned(self, value: Iterable[str]) -> None: ...
    @property
    def turn(self) -> Color:
        """The side to move."""
    @turn.setter
    def turn(self, value: Color) -> None: ...
    def faults(self) -> list[str]:
        """Every reason why this is not a position; empty if it is one."""
    def position(self) -> Position:
        """The position.

        Raises:
            SetupError: with every fault, if there can be no such position.
        """
    def __eq__(self, value: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]
    def __getnewargs_ex__(self) -> tuple[tuple[()], dict[str, Any]]: ...

@final
class Position:
    """A valid state of Stones! on 8x8: which stones stand where, which are pinned, who is to move.

    Immutable, hashable, equal by value. ``str`` is the text, which the constructor reads.

    Args:
        text: ranks from the top, ``S`` and ``s`` stones, ``P`` and ``p`` pinned ones, digits for empty squares,
            a space and the side to move.

    Raises:
        ParseError: the text is malformed, or the board has another size.
        SetupError: there can be no such position.
    """
    def __new__(cls, text: str = "ssssssss/8/8/8/8/8/8/SSSSSSSS w") -> Position: ...
    @property
    def turn(self) -> Color:
        """The side to move."""
    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves, in ascending order of their action numbers."""
    def parse_move(self, text: str) -> Move:
        """Reads a legal move: ``a1-d4``, ``c3xe5``, ``c3^e5``, or without its separator ``a1d4``.

        Raises:
            ParseError: the text is no move.
            IllegalMoveError: the move is not legal here, or its separator disagrees with the board.
        """
    def is_legal(self, move: Move) -> bool:
        """Whether a move is legal here; everything it says must be so."""
    def play(self, move: Move | str) -> Position:
        """The position after a move, given as a :class:`Move` or as its text.

        Raises:
            ParseError: the text is no move.
            IllegalMoveError: the move is not legal here.
        """
    def destinations(self) -> dict[str, list[str]]:
        """Where each stone can go: a dict from origins to lists of targets; stones that cannot move are left out."""
    def stone_at(self, square: str) -> tuple[Color, bool] | None:
        """The stone on a square: its color and whether it is pinned; ``None`` if there is none."""
    def score(self, rules: Rules = ...) -> tuple[int, int]:
        """How many unpinned stones White and Black have in their goal zones."""
    def outcome(self, rules: Rules = ...) -> Outcome | None:
        """The outcome if the game is over on the board; ``None`` if it goes on."""
    def perft(self, depth: SupportsIndex) -> int:
        """The number of ways to play so many legal moves from here. Other threads run meanwhile."""
    def random_playouts(self, n: SupportsIndex, seed: SupportsIndex, rules: Rules = ...) -> Playouts:
        """Plays random games to the end, and counts how they ended: ``(white, draw, black, plies)``.

        The same seed gives the same counts on every platform. Other threads run meanwhile.
        """
    def mirrored(self) -> Position:
        """The position seen in a mirror: files change places."""
    def flipped(self) -> Position:
        """The position with colors, ranks and the side to move changed over; files stay."""
    def ascii(self) -> str:
        """The board as text."""
    def svg(
        self,
        *,
        size: SupportsIndex = 400,
        flipped: bool = False,
        coordinates: bool = True,
        theme: Literal["light", "dark"] = "light",
        last_move: Move | None = None,
        selected: str | None = None,
    ) -> str:
        """The board as an SVG picture.

        Args:
            size: width in pixels.
            flipped: seen from Black's side.
            coordinates: whether to draw the letters of files and the digits of ranks.
            theme: "light" or "dark".
            last_move: a move whose squares are pointed out.
            selected: the square of a stone whose legal targets are marked.
        """
    def _repr_svg_(self) -> str: ...
    def __copy__(self) -> Position: ...
    def __deepcopy__(self, _memo: Any) -> Position: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __getnewargs__(self) -> tuple[str]: ...

class Outcome(NamedTuple):
    """How a game ended."""
    winner: Color | None
    """Who has won; ``None`` is a draw."""
    reason: str
    """``"no-moves"`` (on the board), ``"resignation"``, ``"agreement"``, ``"time"`` or ``"abandoned"``."""
    score: tuple[int, int] | None = None
    """White's and Black's score, if the game ended on the board."""

class Playouts(NamedTuple):
    """How random games ended, and how many moves they had together."""
    white: int
    draw: int
    black: int
    plies: int

@final
class Game:
    """A game with its history: play, take back, jump to any ply, resign, write down and read back.

    Once there is an outcome, there are no legal moves and any is refused. A refused call changes nothing.
    Several threads may use one game.
    """
    def __new__(cls, position: Position = ..., rules: Rules = ...) -> Game: ...
    @property
    def position(self) -> Position:
        """The position on the board."""
    @property
    def start(self) -> Position:
        """The position the game began with."""
    @property
    def rules(self) -> Rules:
        """The options it is played by."""
    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves; none once the game is over."""
    @property
    def moves(self) -> list[Move]:
        """The moves made, in order."""
    @property
    def ply(self) -> int:
        """The number of moves made."""
    @property
    def tags(self) -> dict[str, str]:
        """The tags of the record."""
    @property
    def comments(self) -> list[tuple[int, str]]:
        """The comments, each with the number of moves before it."""
    def push(self, move: Move | str) -> Move:
        """Plays a move, given as a :class:`Move` or as its text, and returns it.

        Raises:
            ParseError: the text is no move.
            IllegalMoveError: the move is not legal here, or the game is over.
        """
    def undo(self) -> bool:
        """Takes back the last step, a resignation or the like before a move. ``False`` at the start."""
    def redo(self) -> bool:
        """Does again what was taken back last. ``False`` if nothing was."""
    def go_to(self, ply: SupportsIndex) -> None:
        """Goes to the position after so many moves, back or forth."""
    def resign(self, color: Color) -> None:
        """This side gives up."""
    def agree_draw(self) -> None:
        """The sides agree on a draw."""
    def time_out(self, color: Color) -> None:
        """This side has run out of time and has lost."""
    def abandon(self, winner: Color | None) -> None:
        """The game is broken off and adjudged to a side, or as a draw (``None``)."""
    def outcome(self) -> Outcome | None:
        """How the game ended; ``None`` as long as it goes on."""
    def add_comment(self, text: str) -> None:
        """Adds a comment to the last move made; before the first move, to the game."""
    def record(self, **tags: str | int) -> str:
        """The game up to now as a record; tags are given as keywords (``White="Ada"``) and kept."""
    @staticmethod
    def from_record(text: str) -> Game:
        """Reads a text that holds one record.

        Raises:
            RecordError: with turn, byte offset, and the game as far as it could be read.
        """
    def to_json(self) -> str:
        """The whole game, also what was taken back, as JSON."""
    @staticmethod
    def from_json(text: str) -> Game:
        """Reads what :meth:`to_json` wrote; everything is checked.

        Raises:
            ParseError: it is no JSON, or no game.
        """
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, _memo: Any) -> Game: ...
    def __eq__(self, value: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]
    def __reduce__(self) -> tuple[Any, tuple[str]]: ...

@final
class Engine:
    """A computer player, and an analyst of positions and games. Other threads run while it thinks, and Ctrl-C stops it.

    The same level and seed make the same move in a position, on every platform; so does an analysis, unless they
    are limited by time or use several threads.

    Args:
        level: how well it plays, 1 for a beginner to 10 for all that it can do. An analysis is always the best there is.
        seed: what its choices among near-equals follow from, 0 to 2**64 - 1.
        rules: the rules that it plays by.
    """
    def __new__(cls, level: SupportsIndex = 10, seed: SupportsIndex = 0, rules: Rules = ...) -> Engine: ...
    @property
    def level(self) -> int:
        """How well it plays, 1 to 10."""
    @property
    def seed(self) -> int:
        """What its choices follow from."""
    @property
    def rules(self) -> Rules:
        """The rules that it plays by."""
    def best_move(
        self, position: Position, nodes: SupportsIndex | None = None, seconds: float | None = None
    ) -> Move:
        """The move that a player of this level makes; sooner, if it has to stop after so many positions or seconds. Only
        level 10 makes use of limits that let it think longer than it usually does.

        Raises:
            IllegalMoveError: the game is over.
        """
    def analyze(
        self,
        position: Position,
        lines: SupportsIndex = 3,
        nodes: SupportsIndex | None = None,
        depth: SupportsIndex | None = None,
        seconds: float | None = None,
        threads: SupportsIndex = 1,
    ) -> Analysis:
        """The best lines of play, deeper and deeper until a limit is reached or their values are proven. Without a limit
        a million positions are looked at, which takes about a second.

        Args:
            lines: how many lines, if there are as many moves.
            nodes: look at no more than so many positions.
            depth: no deeper than so many moves.
            seconds: no longer than this.
            threads: how many search together.

        Raises:
            IllegalMoveError: the game is over.
        """
    def review(
        self,
        game: Game,
        nodes: SupportsIndex | None = None,
        depth: SupportsIndex | None = None,
        seconds: float | None = None,
        threads: SupportsIndex = 1,
    ) -> list[Review]:
        """Every move of a game beside the best one. The limits are those of :meth:`analyze`, for each of the one or two
        searches that a move takes; without a limit each looks at 50,000 positions. The game's own rules count.
        """
    def annotate(
        self,
        game: Game,
        nodes: SupportsIndex | None = None,
        depth: SupportsIndex | None = None,
        seconds: float | None = None,
        threads: SupportsIndex = 1,
    ) -> Game:
        """A copy of a game with a comment on every move: what :meth:`review`, with the same limits, says of it."""

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

class Analysis(NamedTuple):
    """What an engine has found out of a position."""
    lines: tuple[Line, ...]
    """The best lines of play, the best first; at least one."""
    depth: int
    """How many moves deep was searched to the end."""
    nodes: int
    """How many positions were looked at."""

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

class Solution(NamedTuple):
    """What a position is worth with best play of both sides, proven."""
    value: int
    """The difference of the final scores, in stones, for the side to move."""
    line: tuple[Move, ...]
    """Best play to the end; shorter if a limit was reached on the way. Empty if the game is over."""
    nodes: int
    """How many positions were gone into."""

def solve(
    text: str,
    rules: Rules = ...,
    *,
    table: SupportsIndex = 64,
    threads: SupportsIndex = 1,
    nodes: SupportsIndex | None = None,
    seconds: float | None = None,
) -> Solution:
    """What a position on a board of any size is worth with best play of both sides, proven.

    The last eight or ten moves of a game on 8x8 take seconds; of small boards, 20 squares take seconds and 25 minutes.
    Other threads run meanwhile, and Ctrl-C stops it. With one thread and no limit of time, the answer is always the
    same.

    Args:
        text: the position as a text; ``str`` of a :class:`Position` is one.
        rules: the rules that the game is played by.
        table: how many MiB to remember positions in. The larger, the less has to be found out twice.
        threads: how many search together. The value does not depend on it, the line may.
        nodes: go into no more than about so many positions.
        seconds: search no longer than this.

    Raises:
        ParseError: the text is malformed.
        SetupError: there can be no such position.
        UnsolvedError: a limit was reached first; it tells what is proven.
    """

def read_records(file: str | os.PathLike[str] | IO[str] | IO[bytes]) -> Iterator[Game | RecordError]:
    """Reads all games of a file (a path or an open file), one after the other.

    A damaged one comes as a :class:`RecordError` (not raised) that says where, and holds what could be read
    before the fault as ``.game``; reading goes on with the next.
    """
