"""What every value keeps: repr, equality, hash, copies, pickles."""

from __future__ import annotations

import copy
import errno
import pickle

import pytest
from hypothesis import given

from samples import RACE_RULES, STONES_RULES, race_games, stones_games
from stones_dice import (
    Color,
    FileError,
    IllegalMoveError,
    ParseError,
    RecordError,
    SetupError,
    StonesDiceError,
    TableError,
    UnsolvedError,
    dice_race,
    stones,
)


def evaluated(value):
    return eval(repr(value), {"stones": stones, "dice_race": dice_race, "Color": Color})


def copies(value):
    yield copy.copy(value)
    yield copy.deepcopy(value)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        yield pickle.loads(pickle.dumps(value, protocol))


def check_value(value):
    """Laws of a value that cannot change."""
    for other in (evaluated(value), *copies(value)):
        assert type(other) is type(value)
        assert other == value
        assert not other != value
        assert hash(other) == hash(value)
        assert repr(other) == repr(value)
        assert str(other) == str(value)


def check_state(value):
    """Laws of a value that can change: it has no hash, and copies are its own."""
    with pytest.raises(TypeError, match="unhashable"):
        hash(value)
    for other in (evaluated(value), *copies(value)):
        assert other is not value
        assert other == value
        assert not other != value
        assert repr(other) == repr(value)


@given(stones_games)
def test_values_of_stones(game):
    position = game.position
    for value in (position, game.rules, *game.moves[-3:], *position.legal_moves[:5]):
        check_value(value)
    check_value(position.outcome(stones.Rules("either-side")) or Color.WHITE)
    check_state(game)
    check_state(stones.Setup(position))


@given(race_games)
def test_values_of_the_race(game):
    position = game.position
    moves = [move for _, move in game.turns[-3:]]
    for value in (position, game.rules, *moves, *position.legal_moves):
        check_value(value)
    check_value(position.outcome() or Color.WHITE)
    check_state(game)
    check_state(dice_race.Setup(position))


@pytest.mark.parametrize("rules", STONES_RULES + RACE_RULES, ids=repr)
def test_rules(rules):
    check_value(rules)
    others = [other for other in STONES_RULES + RACE_RULES if other == rules]
    assert others == [rules]


def test_dice():
    dice = dice_race.Dice(5)
    for _ in range(30):
        dice.roll()
    check_state(dice)
    assert repr(dice) == "dice_race.Dice(5, rolled=30)"
    assert dice != dice_race.Dice(5)


def test_playouts():
    check_value(stones.Position().random_playouts(10, 1))
    check_value(dice_race.Position().random_playouts(10, 1))


def test_impossible_setups():
    check_state(stones.Setup(white=["a1", "b2"], black={"a1"}, pinned=("c3",), turn=Color.BLACK))
    check_state(dice_race.Setup(rules=dice_race.Rules(pieces=2), white=[5, 5, None], rolled=3))


def test_colors_are_one_object_each():
    assert stones.Color is dice_race.Color is Color
    assert stones.Position().turn is dice_race.Position().turn is Color.WHITE
    for color in Color:
        assert evaluated(color) is color
        assert all(other is color for other in copies(color))
        assert ~~color is color
        assert ~color is not color
    assert Color.__module__ == "stones_dice"


def test_a_race_position_shows_and_compares_its_rules():
    rules = dice_race.Rules(capture="landing-only", extra_roll_on_six=True)
    position = dice_race.Position(rules=rules)
    assert "capture='landing-only'" in repr(position)
    assert position != dice_race.Position()
    assert str(position) == str(dice_race.Position())
    assert len({position, dice_race.Position(), dice_race.Position()}) == 2


def test_moves_have_an_order():
    for moves in (list(stones.Position().legal_moves), list(dice_race.Position("3,1,-,-/0,-,-,- w 6").legal_moves)):
        assert sorted(moves, reverse=True) == sorted(moves)[::-1]
        assert min(moves) <= max(moves)
        assert (moves[0] < moves[1]) != (moves[1] < moves[0])


@pytest.mark.parametrize("value", [stones.Position(), dice_race.Position(), stones.Rules(), dice_race.Rules()])
def test_values_do_not_change(value):
    for name in ("turn", "rules", "end", "capture", "anything"):
        with pytest.raises(AttributeError):
            setattr(value, name, 1)
    assert value != 5
    assert value != str(value)
    with pytest.raises(TypeError):
        value < value  # noqa: B015


def test_the_games_do_not_mix():
    assert stones.Rules() != dice_race.Rules()
    assert stones.Position() != dice_race.Position()
    assert stones.Game() != dice_race.Game()


def test_a_game_shows_its_record():
    game = stones.Game()
    game.push("a1-d4")
    assert repr(game) == "stones.Game.from_record('[Game \"Stones!\"]\\n[Result \"*\"]\\n\\n1. a1-d4 *\\n')"


def test_a_copied_game_is_independent():
    game = dice_race.Game()
    game.roll(3)
    other = copy.deepcopy(game)
    other.push("a1-d1")
    assert (game.ply, other.ply) == (0, 1)
    assert game != other


ERRORS = [
    StonesDiceError("text"),
    ParseError("text", 3, "a square"),
    SetupError("text", ("one", "two")),
    IllegalMoveError("a1-b2: text", "text"),
    RecordError("text", 2, 40, stones.Game()),
    RecordError("text", None, 0, dice_race.Game()),
    TableError("text"),
    TableError("text", "one.table"),
    FileError(errno.ENOSPC, "text", "one.table"),
    FileError(errno.ENOENT, "text", b"one.table"),
    UnsolvedError("text", -1, 2, 3),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_are_values(error):
    assert isinstance(error, StonesDiceError)
    assert isinstance(error, ValueError)
    assert type(error).__module__ == "stones_dice"
    for other in copies(error):
        assert type(other) is type(error)
        assert (other.args, vars(other), str(other)) == (error.args, vars(error), str(error))
