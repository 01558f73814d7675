from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import IO, Any, Final, Literal, SupportsIndex, TypeAlias, final, overload

from . import Stop
from .._color import Color
from .._errors import RecordError
from ..stones import Analysis, Outcome, Playouts, Review, Solution

__all__ = [
    "ACTIONS",
    "START",
    "Engine",
    "Game",
    "LegalMoves",
    "Move",
    "Position",
    "Rules",
    "Setup",
    "read_records",
    "solve",
    "text",
]

ACTIONS: Final[int]
START: Final[str]

_Color: TypeAlias = Color | Literal["white", "black"]
_Move: TypeAlias = Move | str
_Position: TypeAlias = Position | str
_Subject: TypeAlias = Position | str | Game

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
    def __copy__(self) -> Rules: ...
    def __deepcopy__(self, _memo: Any) -> Rules: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __getnewargs__(self) -> tuple[str, str]: ...

@final
class Move:
    """One move: where a stone comes from, where it goes, and what happens to the stone it jumps.

    A move built from its fields may be illegal or contradict the board. ``str`` is the notation: ``a1-d4`` slides,
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
    def __copy__(self) -> Move: ...
    def __deepcopy__(self, _memo: Any) -> Move: ...
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

    Equal to another one with the same moves. Compare with ``list(position.legal_moves)``.

    Args:
        position: whose moves they are; without one, there are none.
    """
    def __new__(cls, position: _Position | None = None) -> LegalMoves: ...
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
        """The index of a move, given as a :class:`Move` or as its text.

        Raises:
            ValueError: it is not among them.
        """
    def count(self, value: object) -> int:
        """1 for a legal move, given as a :class:`Move` or as its text; 0 for anything else."""
    def __copy__(self) -> LegalMoves: ...
    def __deepcopy__(self, _memo: Any) -> LegalMoves: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __getnewargs__(self) -> tuple[Position | None]: ...

@final
class Setup:
    """A board to be edited, which may be impossible: stones on top of each other, nine of a color, a pin
    without a stone.

    Args:
        position: what to begin with; without one, an empty board, White to move.
        white, black: the squares of stones, if others than the position's.
        pinned: the squares of pinned stones of either color, if others than the position's.
        turn: the side to move, if another than the position's.
        board: the size of the board, files and ranks, "3x3" to "8x8", if another than the position's.
    """
    def __new__(
        cls,
        position: _Position | None = None,
        *,
        white: Iterable[str] | None = None,
        black: Iterable[str] | None = None,
        pinned: Iterable[str] | None = None,
        turn: _Color | None = None,
        board: str | None = None,
    ) -> Setup: ...
    @property
    def board(self) -> str:
        """The size of the board: files and ranks, ``"3x3"`` to ``"8x8"``."""
    @board.setter
    def board(self, value: str) -> None: ...
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
        """The side whose turn it is."""
    @turn.setter
    def turn(self, value: _Color) -> None: ...
    def faults(self) -> list[str]:
        """Every reason why this is not a position; empty if it is one."""
    def position(self) -> Position:
        """The position.

        Raises:
            SetupError: with every fault, if there can be no such position.
        """
    def __eq__(self, value: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]

@final
class Position:
    """A valid state of Stones!: which stones stand where, which are pinned, who is to move.

    Immutable, hashable, equal by value. ``str`` is the text, which the constructor reads if it also gets the size
    of a board other than 8x8. Where another function expects a position, the text will do, of any size.

    Args:
        text: ranks from the top, ``S`` and ``s`` stones, ``P`` and ``p`` pinned ones, digits for empty squares,
            a space and the side to move; the initial position if left out.
        board: the size of the board, files and ranks, "3x3" to "8x8"; "8x8" if left out.

    Raises:
        ParseError: the text is malformed, or the board has another size.
        SetupError: there can be no such position.
    """
    def __new__(cls, text: _Position | None = None, board: str | None = None) -> Position: ...
    @property
    def board(self) -> str:
        """The size of the board: files and ranks, such as ``"8x8"``."""
    @property
    def turn(self) -> Color:
        """The side whose turn it is."""
    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves, in ascending order of their action numbers."""
    @property
    def legal_actions(self) -> list[int]:
        """The action numbers of the legal moves, in ascending order, as in ``legal_moves``.

        Raises:
            ValueError: moves on a board of another size than 8x8 have no numbers.
        """
    def action_mask(self) -> bytes:
        """A byte for each of the ``ACTIONS``: 1 if it is legal, 0 if not. ``numpy.frombuffer`` takes it.

        Raises:
            ValueError: moves on a board of another size than 8x8 have no numbers.
        """
    def move_to_action(self, move: _Move) -> int:
        """The action number of a legal move, given as a :class:`Move` or as its text. Both sides share the numbers.

        Raises:
            ParseError: the text is not a move.
            IllegalMoveError: the move is not legal here.
            ValueError: moves on a board of another size than 8x8 have no numbers.
        """
    def action_to_move(self, action: SupportsIndex) -> Move:
        """The legal move with this action number.

        Raises:
            IllegalMoveError: it is not legal here.
            ValueError: there is no such number, or moves on a board of another size than 8x8 have no numbers.
        """
    def parse_move(self, text: _Move) -> Move:
        """Reads a legal move: ``a1-d4``, ``c3xe5``, ``c3^e5``, or without its separator ``a1d4``.

        Raises:
            ParseError: the text is not a move.
            IllegalMoveError: the move is not legal here, or its separator disagrees with the board.
        """
    def is_legal(self, move: _Move) -> bool:
        """Whether a move, given as a :class:`Move` or as its text, is legal here; everything it says must agree with
        the board. A malformed text is no legal move.
        """
    def play(self, move: _Move) -> Position:
        """The position after a move, given as a :class:`Move` or as its text.

        Raises:
            ParseError: the text is not a move.
            IllegalMoveError: the move is not legal here.
        """
    def destinations(self) -> dict[str, list[str]]:
        """Where each stone can go: a dict from origins to lists of targets, without stones that cannot move."""
    def stone_at(self, square: str) -> tuple[Color, bool] | None:
        """The stone on a square: its color and whether it is pinned; ``None`` if there is none."""
    def score(self, rules: Rules | None = None) -> tuple[int, int]:
        """How many unpinned stones White and Black have in their goal zones."""
    def outcome(self, rules: Rules | None = None) -> Outcome | None:
        """The outcome if the game is over on the board; ``None`` if it goes on."""
    def perft(self, depth: SupportsIndex) -> int:
        """The number of sequences of ``depth`` legal moves from here. Other threads run meanwhile."""
    def random_playouts(self, n: SupportsIndex, seed: SupportsIndex, rules: Rules | None = None) -> Playouts:
        """Plays random games to the end, and counts how they ended: ``(white, draw, black, plies)``.

        The same seed gives the same counts on every platform. Other threads run meanwhile.
        """
    def mirrored(self) -> Position:
        """The mirror image: files are swapped, left and right."""
    def flipped(self) -> Position:
        """The position with colors, ranks and the side to move swapped; files stay."""
    def ascii(self) -> str:
        """The board as text."""
    def svg(
        self,
        *,
        size: SupportsIndex = 400,
        flipped: bool = False,
        coordinates: bool = True,
        theme: Literal["light", "dark"] = "light",
        last_move: _Move | None = None,
        selected: str | None = None,
        arrows: Sequence[Sequence[str]] | None = None,
    ) -> str:
        """The board as an SVG picture.

        Args:
            size: width in pixels.
            flipped: seen from Black's side.
            coordinates: whether to draw the letters of files and the digits of ranks.
            theme: "light" or "dark".
            last_move: a move to highlight, or its text.
            selected: a square from which all legal moves are marked.
            arrows: squares for each arrow, from its first to its last.
        """
    def _repr_svg_(self) -> str: ...
    def __copy__(self) -> Position: ...
    def __deepcopy__(self, _memo: Any) -> Position: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __getnewargs__(self) -> tuple[str, str | None]: ...

@final
class Game:
    """A game with its history: play, undo, go to any ply, resign, write and read records.

    Once there is an outcome, there are no legal moves and every move is rejected. A rejected call changes
    nothing. Several threads may use one game.
    """
    def __new__(cls, position: _Position | None = None, rules: Rules | None = None) -> Game: ...
    @property
    def position(self) -> Position:
        """The position on the board."""
    @property
    def start(self) -> Position:
        """The position the game began with."""
    @property
    def rules(self) -> Rules:
        """The rules it is played by."""
    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves of the position; none once the game is over."""
    @property
    def moves(self) -> list[Move]:
        """A copy of the moves made, in order."""
    @property
    def ply(self) -> int:
        """The number of moves made."""
    @property
    def tags(self) -> dict[str, str]:
        """A copy of the tags of the record; :meth:`set_tag` changes them."""
    @property
    def comments(self) -> list[tuple[int, str]]:
        """A copy of the comments, each with the number of moves before it; :meth:`add_comment` and
        :meth:`set_comments` change them.
        """
    def push(self, move: _Move) -> Move:
        """Plays a move, given as a :class:`Move` or as its text, and returns it.

        Raises:
            ParseError: the text is not a move.
            IllegalMoveError: the move is not legal here, or the game is over.
        """
    def undo(self) -> bool:
        """Undoes the last step: a move, or a resignation or the like. ``False`` at the start."""
    def redo(self) -> bool:
        """Redoes the step that was undone last. ``False`` if none was."""
    def go_to(self, ply: SupportsIndex) -> None:
        """Goes back or forth to the position after this number of moves.

        Raises:
            ValueError: the game has fewer moves, undone ones included.
        """
    def resign(self, color: _Color) -> None:
        """This side resigns.

        Raises:
            IllegalMoveError: the game is over.
        """
    def agree_draw(self) -> None:
        """The sides agree on a draw.

        Raises:
            IllegalMoveError: the game is over.
        """
    def time_out(self, color: _Color) -> None:
        """This side has run out of time and loses.

        Raises:
            IllegalMoveError: the game is over.
        """
    def abandon(self, winner: _Color | None) -> None:
        """The game is abandoned and awarded to a side, or drawn (``None``).

        Raises:
            IllegalMoveError: the game is over.
        """
    def outcome(self) -> Outcome | None:
        """How the game ended; ``None`` while it goes on."""
    def add_comment(self, text: str, ply: SupportsIndex | None = None) -> None:
        """Adds a comment after this many moves: to the last move made if ``ply`` is ``None``, to the game if it
        is 0.

        Raises:
            ValueError: the comment holds ``}``, a control character, or a line on which a record starts; or
                there are fewer moves.
        """
    def set_comments(self, texts: Sequence[str], ply: SupportsIndex | None = None) -> None:
        """Replaces the comments after this many moves: those of the last move made if ``ply`` is ``None``, of
        the game if it is 0. An empty list removes them.

        Raises:
            ValueError: as for :meth:`add_comment`.
        """
    def set_tag(self, name: str, value: str | int) -> None:
        """Sets a tag of the record to a text or a number. An empty text removes a standard tag such as ``White``.

        Raises:
            ValueError: the name or value cannot be written, or the tag follows from the game.
        """
    def remove_tag(self, name: str) -> bool:
        """Removes a tag. ``False`` if there is none."""
    def record(self, **tags: str | int) -> str:
        """The game up to now as a record; tags are given as keywords (``White="Ada"``) and kept."""
    @staticmethod
    def from_record(text: str) -> Game:
        """Reads a text that holds one record. ``read_records(io.StringIO(text))`` reads several.

        Raises:
            RecordError: with turn, byte offset, and the game as far as it could be read.
        """
    def to_json(self) -> str:
        """The whole game as JSON, with the steps that were undone."""
    @staticmethod
    def from_json(text: str) -> Game:
        """Reads what :meth:`to_json` wrote; everything is checked.

        Raises:
            ParseError: it is not JSON, or not a game.
        """
    def svg(
        self,
        *,
        size: SupportsIndex = 400,
        flipped: bool = False,
        coordinates: bool = True,
        theme: Literal["light", "dark"] = "light",
        last_move: _Move | None = None,
        selected: str | None = None,
        arrows: Sequence[Sequence[str]] | None = None,
    ) -> str:
        """The board as an SVG picture, with the last move highlighted.

        Args:
            size: width in pixels.
            flipped: seen from Black's side.
            coordinates: whether to draw the letters of files and the digits of ranks.
            theme: "light" or "dark".
            last_move: another move to highlight, or its text.
            selected: a square from which all legal moves are marked.
            arrows: squares for each arrow, from its first to its last.
        """
    def _repr_html_(self) -> str: ...
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, _memo: Any) -> Game: ...
    def __eq__(self, value: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]
    def __reduce__(self) -> tuple[Any, tuple[str]]: ...

@final
class Engine:
    """A computer player, and an analyst of positions and games. Other threads run while it searches, and Ctrl-C stops it.

    The same level and seed play the same move in a position, on every platform. An analysis is reproducible too,
    unless it has a time limit or several threads.

    Args:
        level: playing strength, 1 (beginner) to 10 (full strength). An analysis always has full strength.
        seed: seed of its random choices, 0 to 2**64 - 1.
        rules: the rules that it plays by. If left out: those of a game, and the default ones for a position, which has
            none. A game of other rules is an error.
    """
    def __new__(cls, level: SupportsIndex = 10, seed: SupportsIndex = 0, rules: Rules | None = None) -> Engine: ...
    @property
    def level(self) -> int:
        """Playing strength, 1 to 10."""
    @property
    def seed(self) -> int:
        """The seed of its random choices."""
    @property
    def rules(self) -> Rules | None:
        """The rules that it plays by; ``None`` if it was made without."""
    def best_move(
        self,
        position: _Subject,
        nodes: SupportsIndex | None = None,
        seconds: float | None = None,
        *,
        stop: Stop | None = None,
    ) -> Move:
        """The move that a player of this level makes. The limits can make it stop sooner; only level 10 also uses limits
        that are higher than its own.

        Args:
            position: a game, which has its rules; or a position or its text, which have none: they are
                played by the rules of this engine, the default ones if it has none.
            nodes: stop after this number of search nodes, but not before each legal move was searched once.
            seconds: stop after this time.
            stop: lets another thread stop it.

        Raises:
            IllegalMoveError: the game is over.
            SetupError: the game has other rules than this engine.
        """
    def analyze(
        self,
        position: _Subject,
        lines: SupportsIndex = 3,
        nodes: SupportsIndex | None = None,
        depth: SupportsIndex | None = None,
        seconds: float | None = None,
        threads: SupportsIndex = 1,
        *,
        stop: Stop | None = None,
        report: Callable[[Analysis], object] | None = None,
    ) -> Analysis:
        """The best lines of play, by iterative deepening until a limit is reached or their values are proven. Without
        a limit it searches a million nodes, which takes about a second.

        Args:
            position: a game, which has its rules; or a position or its text, which have none: they are
                analyzed by the rules of this engine, the default ones if it has none.
            lines: number of lines, if there are as many moves.
            nodes: stop after this number of search nodes, but not before each legal move was searched once.
            depth: search at most this number of moves deep.
            seconds: stop after this time.
            threads: number of threads.
            stop: lets another thread stop it.
            report: called with the analysis so far before each further depth, by the thread of the caller. What it
                raises ends the analysis.

        Raises:
            IllegalMoveError: the game is over.
            SetupError: the game has other rules than this engine.
        """
    def review(
        self,
        game: Game,
        nodes: SupportsIndex | None = None,
        depth: SupportsIndex | None = None,
        seconds: float | None = None,
        threads: SupportsIndex = 1,
        *,
        stop: Stop | None = None,
    ) -> list[Review]:
        """Every move of a game compared with the best one, by the game's own rules. The limits are those of
        :meth:`analyze`, for each of the one or two searches that a move takes; without a limit each searches 50,000
        nodes. A stop leaves the rest of the moves out.

        Raises:
            SetupError: the game has other rules than this engine.
        """
    def annotate(
        self,
        game: Game,
        nodes: SupportsIndex | None = None,
        depth: SupportsIndex | None = None,
        seconds: float | None = None,
        threads: SupportsIndex = 1,
        *,
        stop: Stop | None = None,
    ) -> Game:
        """A copy of a game with a comment on every move: what :meth:`review`, with the same limits, says of it.

        Raises:
            SetupError: the game has other rules than this engine.
        """
    def __copy__(self) -> Engine: ...
    def __deepcopy__(self, _memo: Any) -> Engine: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __getnewargs__(self) -> tuple[int, int, Rules | None]: ...

def solve(
    position: _Subject,
    rules: Rules | None = None,
    *,
    table: SupportsIndex = 64,
    threads: SupportsIndex = 1,
    nodes: SupportsIndex | None = None,
    seconds: float | None = None,
    stop: Stop | None = None,
) -> Solution:
    """Proves the value of a position on a board of any size, with best play of both sides.

    On 8x8, the last eight or ten moves of a game take seconds. A small board of 20 squares takes seconds, one of 25
    takes minutes. Other threads run meanwhile, and Ctrl-C stops it. With one thread and no time limit, the result is
    always the same.

    Args:
        position: a game, which has its rules; or a position or its text, which have none.
        rules: the rules. If left out: those of the game, and the default ones for a position.
        table: size of the transposition table in MiB. A larger one saves repeated work.
        threads: number of threads. The value does not depend on it, the line may.
        nodes: stop after about this number of search nodes.
        seconds: stop after this time.
        stop: lets another thread stop it.

    Raises:
        ParseError: the text is malformed.
        SetupError: there can be no such position, or the game has other rules.
        UnsolvedError: a limit was reached or it was stopped; the error says what is proven.
    """

def text(result: object) -> str:
    """What Rust prints for a result; for one with impossible fields, its ``repr``."""
def read_records(file: IO[str] | IO[bytes]) -> Iterator[Game | RecordError[Game]]:
    """The games and errors of an open file, one by one."""
