"""What every public class keeps. A new class is found by itself, and asks here for an example."""

from __future__ import annotations

import copy
import enum
import inspect
import pickle
import weakref
from unittest import mock

import pytest

import stones_dice
from stones_dice import Color, dice_race, stones

CLASSES = {
    value
    for module in (stones_dice, stones, dice_race, stones_dice._core.stones, stones_dice._core.dice_race)
    for name, value in vars(module).items()
    if inspect.isclass(value) and value.__module__.startswith("stones_dice")
}

ENDED = stones.Game()
ENDED.agree_draw()
RACE = dice_race.Game()
RACE.roll(3)
RACE.push("a1-d1")
TABLE = dice_race.solve(dice_race.Rules(pieces=1))
MOVE = dice_race.Position().roll(3).legal_moves[0]

FAIR = dice_race.Game()
COMMITTED = dice_race.CommittedDice("table 7")
DICE = dice_race.CommittedDice("table 7").with_client("any")
dice_race.CommittedDice("table 7").with_client("any").reveal(FAIR)

EXAMPLES = [
    Color.BLACK,
    stones_dice.StonesDiceError("text"),
    stones_dice.ParseError("text", 3, "a square"),
    stones_dice.SetupError("text", ["one", "two"]),
    stones_dice.IllegalMoveError("a1-b2: text", "text"),
    stones_dice.RecordError("text", 2, 40, ENDED),
    stones_dice.RecordError("text", None, 0, RACE),
    stones_dice.TableError("text"),
    stones_dice.TableError("text", "one.table"),
    stones_dice.FileError(28, "text", "one.table"),
    stones_dice.UnsolvedError("text", -1, 2, 3),
    stones_dice.VerifyError("text", 3),
    stones.Rules(end="either-side"),
    stones.Position("8/8/8/8/3s4/2S5/8/8 w"),
    stones.Position().legal_moves,
    ENDED.legal_moves,
    stones.Move("c3", "e5", "d4", "pin"),
    stones.Setup(white=["a1"], black=["a1"], turn=Color.BLACK),
    ENDED,
    stones.Engine(3, 7, stones.Rules(goal="far-half")),
    ENDED.outcome(),
    stones.Position().random_playouts(3, 1),
    stones.Engine().analyze(stones.Position(), depth=1),
    stones.Engine().analyze(stones.Position(), depth=1).lines[0],
    stones.Review(Color.WHITE, stones.Move("a1", "d4"), stones.Move("a1", "b2"), 0.5, 0.25, False),
    stones.solve("s2/3/2S w"),
    dice_race.Rules(block="whole-roll"),
    RACE.position,
    RACE.legal_moves,
    RACE.start.roll(6).legal_moves,
    MOVE,
    dice_race.Setup(rules=dice_race.Rules(pieces=2), white=[3, 3, None], rolled=5),
    RACE,
    dice_race.Engine(2, 5),
    dice_race.Engine(table=TABLE),
    TABLE,
    dice_race.Dice(3, 4),
    dice_race.Finding(5, "proved"),
    dice_race.verify(FAIR),
    dice_race.Outcome(Color.WHITE, "all-home"),
    dice_race.Status(1, 2, 3, 4, 5, 0.5),
    dice_race.Position().random_playouts(3, 1),
    dice_race.RatedMove(MOVE, 0.5, 0.0),
    *dice_race.Engine().review(RACE),
]
# These cannot be copied.
NO_COPIES = [COMMITTED, DICE, stones_dice.Stop()]

examples = pytest.mark.parametrize("value", EXAMPLES, ids=lambda value: type(value).__qualname__)


def test_every_class_has_an_example():
    assert {type(value) for value in EXAMPLES + NO_COPIES} == CLASSES
    for cls in CLASSES:
        assert getattr(__import__(cls.__module__, fromlist=["_"]), cls.__qualname__) is cls


class Mirror:
    """Answers for the other side of a comparison."""

    def __eq__(self, other):
        return "reflected"

    __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __eq__
    __hash__ = None


@examples
def test_what_is_foreign_has_its_say_in_comparisons(value):
    # A color is a string, and compares with one.
    for other in (object(), None, 1, Mirror(), *(() if isinstance(value, Color) else ("text",))):
        assert value.__eq__(other) is value.__ne__(other) is NotImplemented
        for name in ("__lt__", "__le__", "__gt__", "__ge__"):
            assert getattr(value, name)(other) is NotImplemented
    assert (value == Mirror(), value != Mirror(), value < Mirror()) == ("reflected",) * 3
    assert value == mock.ANY and mock.ANY == value
    assert not value == object() and value != object()
    for other in EXAMPLES:
        assert (value == other) is (value is other or type(value) is type(other) and repr(value) == repr(other) and
                                    not isinstance(value, Exception))


def check_same(value, other):
    assert type(other) is type(value)
    if isinstance(value, Exception):
        assert (other.args, vars(other), str(other)) == (value.args, vars(value), str(value))
    else:
        assert other == value and not other != value
    if type(value).__hash__ is not None and not isinstance(value, Exception):
        assert hash(other) == hash(value)
    assert repr(other) == repr(value)


@examples
def test_copies(value):
    for other in (copy.copy(value), copy.deepcopy(value), copy.deepcopy([value, value])[1]):
        check_same(value, other)
        # Only what cannot change may be shared.
        assert other is not value or type(value).__hash__ is not None


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
@examples
def test_pickles(value, protocol):
    check_same(value, pickle.loads(pickle.dumps(value, protocol)))
    check_same(value, pickle._loads(pickle._dumps(value, protocol)))


@examples
def test_weak_references(value):
    if isinstance(value, tuple):
        pytest.skip("Python has no weak references to tuples")
    assert weakref.ref(value)() is value
    if not isinstance(value, enum.Enum):
        assert list(weakref.WeakValueDictionary({1: value}).values()) == [value]
        other = copy.deepcopy(value) if type(value).__hash__ is None else None
        if other is not None:
            reference = weakref.ref(other)
            del other
            assert reference() is None


def test_equal_engines():
    assert stones.Engine(3, 1) == stones.Engine(3, 1) != stones.Engine(3, 2)
    assert dice_race.Engine(table=TABLE) == dice_race.Engine(table=TABLE) != dice_race.Engine()
    assert len({dice_race.Engine(3), dice_race.Engine(3), dice_race.Engine(4)}) == 2
