import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import IO, Any, Final, Literal, NoReturn, SupportsIndex, TypeAlias, final, overload

from . import Stop
from .._color import Color
from .._errors import RecordError
from ..dice_race import Outcome, Playouts, RatedMove, Review, Status, Verified

__all__ = [
    "ACTIONS",
    "START",
    "CommittedDice",
    "Dice",
    "Engine",
    "FairDice",
    "Game",
    "LegalMoves",
    "Move",
    "Position",
    "Rules",
    "Setup",
    "Table",
    "read_records",
    "solve",
    "text",
    "verify",
]

ACTIONS: Final[int]
START: Final[str]

_Color: TypeAlias = Color | Literal["white", "black"]
_Move: TypeAlias = Move | str
_Position: TypeAlias = Position | str
_Subject: TypeAlias = Position | str | Game

@final
class Rules:
    """The options of the rules. A position carries them, since they determine the legal moves.

    Args:
        capture: "first-contact" (the first opponent met is captured) or "landing-only" (only on the last cell).
        block: "stop-short" (a piece of the same side on the ring cuts a move short) or "whole-roll" (a roll that
            would reach the diagonal is made in full or not at all).
        extra_roll_on_six: whether any six gives another roll.
        pieces: pieces a side, 1 to 4.

    Raises:
        SetupError: for any other value.
    """
    def __new__(
        cls,
        capture: Literal["first-contact", "landing-only"] = "first-contact",
        block: Literal["stop-short", "whole-roll"] = "stop-short",
        extra_roll_on_six: bool = False,
        pieces: SupportsIndex = 4,
    ) -> Rules: ...
    @property
    def capture(self) -> Literal["first-contact", "landing-only"]:
        """Where on its path a move captures an opponent."""
    @property
    def block(self) -> Literal["stop-short", "whole-roll"]:
        """What happens if a piece of the same side blocks a roll that would reach the diagonal."""
    @property
    def extra_roll_on_six(self) -> bool:
        """Whether any six gives another roll."""
    @property
    def pieces(self) -> int:
        """Pieces a side, 1 to 4."""
    def __copy__(self) -> Rules: ...
    def __deepcopy__(self, _memo: Any) -> Rules: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __getnewargs__(self) -> tuple[str, str, bool, int]: ...

@final
class Move:
    """One move, as a position lists it. ``str`` is the notation: ``a1-d1``, ``a1xd1`` captures, ``@a1`` enters, ``--``
    passes.

    Args:
        mover: who moves.
        start: how far the piece has come, 0 to 31; ``None`` when it enters, and for a pass.
        end: how far it has come after the move; ``None`` for a pass.
        captures: whether it captures the opponent's piece there.
    """
    def __new__(
        cls,
        mover: _Color,
        start: SupportsIndex | None,
        end: SupportsIndex | None,
        captures: bool = False,
    ) -> Move: ...
    @property
    def mover(self) -> Color:
        """Who moves."""
    @property
    def origin(self) -> str | None:
        """The square the piece comes from; ``None`` when it enters, and for a pass."""
    @property
    def target(self) -> str | None:
        """The square the piece goes to; ``None`` for a pass."""
    @property
    def captured(self) -> str | None:
        """The square of the piece that is captured, which is the target; ``None`` if none is."""
    @property
    def kind(self) -> Literal["enter", "walk", "pass"]:
        """``"enter"``, ``"walk"`` or ``"pass"``."""
    @property
    def path(self) -> list[str]:
        """The squares stepped on, the target last; empty for a pass."""
    def __copy__(self) -> Move: ...
    def __deepcopy__(self, _memo: Any) -> Move: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __lt__(self, value: Move, /) -> bool: ...
    def __le__(self, value: Move, /) -> bool: ...
    def __gt__(self, value: Move, /) -> bool: ...
    def __ge__(self, value: Move, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __getnewargs__(self) -> tuple[Color, int | None, int | None, bool]: ...

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
    """A board to be edited, which may be impossible: two pieces on a square, five pieces.

    Args:
        position: what to begin with; without one, no piece at all, White to roll.
        rules: the rules, if no position brings them.
        white, black: where the pieces are, if elsewhere than the position's.
        turn: the side that rolls or moves next, if another than the position's.
        rolled: what was rolled, if something else than in the position.
    """
    def __new__(
        cls,
        position: _Position | None = None,
        rules: Rules | None = None,
        *,
        white: Iterable[SupportsIndex | None] | None = None,
        black: Iterable[SupportsIndex | None] | None = None,
        turn: _Color | None = None,
        rolled: SupportsIndex | None = None,
    ) -> Setup: ...
    @property
    def white(self) -> tuple[int | None, ...]:
        """Where White's pieces are: progress values, ``None`` for a waiting piece; set it to any iterable of them."""
    @white.setter
    def white(self, value: Iterable[SupportsIndex | None]) -> None: ...
    @property
    def black(self) -> tuple[int | None, ...]:
        """Where Black's pieces are: progress values, ``None`` for a waiting piece; set it to any iterable of them."""
    @black.setter
    def black(self, value: Iterable[SupportsIndex | None]) -> None: ...
    @property
    def turn(self) -> Color:
        """The side whose turn it is."""
    @turn.setter
    def turn(self, value: _Color) -> None: ...
    @property
    def rolled(self) -> int | None:
        """The pending roll, 1 to 6; ``None`` if a roll is awaited."""
    @rolled.setter
    def rolled(self, value: SupportsIndex | None) -> None: ...
    @property
    def rules(self) -> Rules:
        """The rules."""
    @rules.setter
    def rules(self, value: Rules) -> None: ...
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
    """A valid state of the dice race: where the pieces are, whose turn it is, what was rolled, and the rules.

    It waits either for a roll or for a move. Immutable, hashable, equal by value, rules included. ``str`` is the
    text, which leaves the rules out. Where another function expects a position, the text will do, by the default rules.

    Args:
        text: White's and Black's pieces (progress, the highest first, ``-`` for waiting ones), the side, and the
            roll or ``?``; the initial position if left out.
        rules: the rules; the default ones if left out.

    Raises:
        ParseError: the text is malformed.
        SetupError: there can be no such position under these rules.
    """
    def __new__(cls, text: _Position | None = None, rules: Rules | None = None) -> Position: ...
    @property
    def turn(self) -> Color:
        """The side whose turn it is."""
    @property
    def rules(self) -> Rules:
        """The rules."""
    @property
    def rolled(self) -> int | None:
        """The pending roll, 1 to 6; ``None`` while a roll is awaited."""
    def roll(self, n: SupportsIndex) -> Position:
        """The position after a roll, which waits for a move.

        Raises:
            IllegalMoveError: the number is not 1 to 6, a roll is pending, or the game is over.
        """
    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves, in ascending order of their action numbers: none before a roll, the pass alone when
        nothing can move.
        """
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
        """Reads a legal move: ``a1-d1``, ``a1xd1``, ``@a1``, ``@xa1`` or ``--``.

        Raises:
            ParseError: the text is not a move.
            IllegalMoveError: the move is not legal here.
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
    def piece_at(self, square: str) -> tuple[Color, int] | None:
        """The piece on a square: its color and progress; ``None`` if there is none."""
    def pieces(self, color: _Color) -> list[int | None]:
        """A side's pieces as in the text: progress, the highest first, ``None`` for waiting ones."""
    def destinations(self) -> dict[str, list[str]]:
        """Where each piece can go with this roll: a dict from origins to lists of targets; an entering piece's
        origin is ``"@"``.
        """
    @property
    def winner(self) -> Color | None:
        """The winner on the board; ``None`` while the game goes on."""
    def outcome(self) -> Outcome | None:
        """The outcome if the game is over on the board; ``None`` if it goes on."""
    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every roll with its probability; empty unless a roll is awaited."""
    def random_playouts(self, n: SupportsIndex, seed: SupportsIndex) -> Playouts:
        """Plays random games to the end, and counts how they ended: ``(white, black, rolls)``.

        The same seed gives the same counts on every platform. Other threads run meanwhile.
        """
    def flipped(self) -> Position:
        """The position with the sides swapped: both sides' progress and the side to move; roll and rules stay."""
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
    def __getnewargs__(self) -> tuple[str, Rules]: ...

@final
class Dice(Iterator[int]):
    """A die whose rolls follow from a seed, 0 to 2**64 - 1: the same on every platform.

    An endless iterator over its rolls. Not for play between people who distrust each other: the seed
    reveals the rolls.

    Args:
        seed: the seed; a random one from the system if left out.
        rolled: number of rolls to skip.
    """
    def __new__(cls, seed: SupportsIndex | None = None, rolled: SupportsIndex = 0) -> Dice: ...
    @property
    def seed(self) -> int:
        """The seed."""
    @property
    def rolled(self) -> int:
        """The number of rolls it has made."""
    def roll(self) -> int:
        """The next roll, 1 to 6."""
    def __iter__(self) -> Dice: ...
    def __next__(self) -> int: ...
    def __copy__(self) -> Dice: ...
    def __deepcopy__(self, _memo: Any) -> Dice: ...
    def __eq__(self, value: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]
    def __getnewargs__(self) -> tuple[int, int]: ...

@final
class CommittedDice:
    """Fair dice that wait for the client's seed: the server has picked a secret and shows its commitment to it.

    Args:
        game_id: what tells this game from all others of the server, 1 to 255 printable ASCII characters.
        start: the position that the game begins with, and its rules; the initial one if left out.
        server_seed: the secret, 32 random bytes, new for every game; from the system if left out.

    Raises:
        ValueError: the id or the secret is not like this.
    """
    def __new__(
        cls, game_id: str, start: _Position | None = None, *, server_seed: bytes | None = None
    ) -> CommittedDice: ...
    @property
    def commitment(self) -> str:
        """The commitment, 64 hexadecimal digits: the client sees it, and then picks its seed."""
    def with_client(self, seed: bytes | str) -> FairDice:
        """The dice of both seeds. The client's are any 1 to 255 bytes, or a text, whose UTF-8 bytes they are.

        Raises:
            ValueError: there are no bytes or too many, or the client has given its seed before.
        """
    def __reduce__(self) -> NoReturn: ...

@final
class FairDice:
    """Dice that neither side can predict or choose, and that both can check after the game.

    Each roll follows from the server's secret, the client's seed, the game and the number of the roll. They come from
    :meth:`CommittedDice.with_client`, and cannot be copied.
    """
    @property
    def commitment(self) -> str:
        """The commitment that was shown."""
    def roll_for(self, game: Game) -> int:
        """The next roll of this game, 1 to 6. Its number follows from the game, so a roll that was undone comes again."""
    def roll_at(self, number: SupportsIndex) -> int:
        """The roll with this number, from 0."""
    def roll(self) -> int:
        """The next roll by the count of these dice. After a game undoes a roll, set ``next_number`` back."""
    @property
    def next_number(self) -> int:
        """The number of the next :meth:`roll`."""
    @next_number.setter
    def next_number(self, value: SupportsIndex) -> None: ...
    def reveal(self, game: Game | None = None) -> bytes:
        """Shows the secret, and writes it into the tags of the game that was played with these dice, if one is given. They
        roll no more.

        Raises:
            VerifyError: the game has another start, or a roll of other dice. Then nothing is shown or written.
        """
    def __reduce__(self) -> NoReturn: ...

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
    def turns(self) -> list[tuple[int, Move]]:
        """Every roll that was used, with its move."""
    @property
    def rolls(self) -> list[tuple[Color, int]]:
        """Every roll with the side that made it, a pending one included."""
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
    def roll(self, n: SupportsIndex) -> None:
        """Enters a roll.

        Raises:
            IllegalMoveError: the number is not 1 to 6, a roll is pending, or the game is over.
        """
    def push(self, move: _Move) -> Move:
        """Plays a move, given as a :class:`Move` or as its text, and returns it.

        Raises:
            ParseError: the text is not a move.
            IllegalMoveError: the move is not legal here, or the game is over.
        """
    def undo(self, past_roll: bool = False) -> bool:
        """Undoes the last move, or a resignation or the like, up to the roll before it. With ``past_roll`` the roll that
        the move was made with is undone too. ``False`` if nothing changed.
        """
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
    def time_out(self, color: _Color) -> None:
        """This side has run out of time and loses.

        Raises:
            IllegalMoveError: the game is over.
        """
    def abandon(self, winner: _Color) -> None:
        """The game is abandoned and awarded to a side.

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

    The same level and seed play the same move in a position, on every platform. It takes a position, its text, or a game
    as it stands.

    Args:
        level: playing strength, 1 (beginner) to 10 (full strength). An analysis always has full strength.
        seed: seed of its random choices, 0 to 2**64 - 1.
        table: exact win probabilities, used for positions with its rules.
    """
    def __new__(cls, level: SupportsIndex = 10, seed: SupportsIndex = 0, table: Table | None = None) -> Engine: ...
    @property
    def level(self) -> int:
        """Playing strength, 1 to 10."""
    @property
    def seed(self) -> int:
        """The seed of its random choices."""
    def best_move(self, position: _Subject) -> Move:
        """The move that a player of this level makes with the pending roll.

        Raises:
            IllegalMoveError: nothing has been rolled, or the game is over.
        """
    def win_probability(self, position: _Subject) -> float:
        """The win probability of the side to move: with a roll pending that of its best move, before a roll the mean
        over the six, and 1.0 or 0.0 when the game is over.
        """
    def analyze(self, position: _Subject) -> list[RatedMove]:
        """All legal moves, the best first, each with the win probability after it and its loss against the best move.

        Raises:
            IllegalMoveError: nothing has been rolled, or the game is over.
        """
    def luck(self, position: _Subject, n: SupportsIndex) -> float:
        """The luck of a roll: the win probability with it, minus the mean over all rolls.

        Raises:
            IllegalMoveError: the position does not wait for a roll, or ``n`` is not 1 to 6.
        """
    def review(self, game: Game, *, stop: Stop | None = None) -> list[Review]:
        """Every move of a game compared with the best one, and every roll rated. Takes about ten milliseconds per turn. A
        stop leaves the rest of the turns out.
        """
    def annotate(self, game: Game, *, stop: Stop | None = None) -> Game:
        """A copy of a game with a comment on every move: what :meth:`review` says of it."""
    def __copy__(self) -> Engine: ...
    def __deepcopy__(self, _memo: Any) -> Engine: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __getnewargs__(self) -> tuple[int, int, Table | None]: ...

@final
class Table:
    """The win probability of the side to move with perfect play, for every position of its rules.

    It takes a position, its text (by the rules of the table), or a game as it stands.

    :func:`solve` computes one, :meth:`load` reads one from a file. A pickle of one that was loaded names its file, which
    is loaded again; a pickle of a computed one holds all its bytes.
    """
    @staticmethod
    def load(path: str | bytes | os.PathLike[str] | os.PathLike[bytes], *, mmap: bool | None = None) -> Table:
        """The table in a file. Below 64 MB it is read into memory; a larger one is mapped, which takes no memory of its
        own. ``mmap`` chooses one or the other for any size.

        If another program cuts a mapped file off while the table is in use, the operating system ends this process.

        Raises:
            TableError: the file is damaged, cut off, or not a table.
            FileError: the file cannot be read, or is no regular file.
        """
    @staticmethod
    def from_bytes(data: bytes) -> Table:
        """The table of these bytes, which :meth:`to_bytes` returned or a file holds.

        Raises:
            TableError: they are damaged, cut off, or not a table.
        """
    def to_bytes(self) -> bytes:
        """The bytes of its file."""
    def save(self, path: str | bytes | os.PathLike[str] | os.PathLike[bytes]) -> None:
        """Writes the table into a file, which holds either all of it or what it held before, even after a crash.

        Raises:
            FileError: the file cannot be written.
        """
    @property
    def rules(self) -> Rules:
        """The rules of all positions in the table."""
    @property
    def states(self) -> int:
        """The number of positions in it: from the view of the side to move, waiting for a roll, no side finished."""
    def win_probability(self, position: _Subject) -> float:
        """The win probability of the side to move: with a roll pending that of its best move, and 1.0 or 0.0 when the
        game is over.

        Raises:
            TableError: the position has other rules.
        """
    def best_move(self, position: _Subject) -> Move:
        """The best move with the pending roll; of equal ones the first in ``legal_moves``.

        Raises:
            TableError: the position has other rules.
            IllegalMoveError: nothing has been rolled, or the game is over.
        """
    def __copy__(self) -> Table: ...
    def __deepcopy__(self, _memo: Any) -> Table: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]: ...

def solve(
    rules: Rules, *, stop: Stop | None = None, report: Callable[[Status], object] | None = None
) -> Table:
    """Computes the table of these rules, on all cores. One piece per side takes no time; two take seconds, three take
    minutes and 230 MB of memory, four take hours and 11 GB. The command ``stones-dice solve`` can be interrupted and
    resumed.

    Other threads run meanwhile, and Ctrl-C stops it.

    Args:
        rules: the rules.
        stop: lets another thread stop it.
        report: called with the :class:`Status` after each sweep over the positions, by the thread of the caller. What it
            raises ends the work.

    Raises:
        MemoryError: there is not enough memory.
        TableError: it was stopped.
    """

def text(result: object) -> str:
    """What Rust prints for a result; for one with impossible fields, its ``repr``."""
def read_records(file: IO[str] | IO[bytes]) -> Iterator[Game | RecordError[Game]]:
    """The games and errors of an open file, one by one."""

def verify(game: Game, commitment: str | None = None, client_seed: bytes | str | None = None) -> Verified:
    """Checks the commitment of a game with fair dice and all its rolls, by the tags that :meth:`FairDice.reveal` wrote, and
    says of each part of its record what that proves.

    A record can hold any commitment and any seed: give those that were seen before the game.

    Args:
        game: the game.
        commitment: what the server showed.
        client_seed: what the client picked after that.

    Raises:
        VerifyError: the dice are not proved fair.
    """
