"""Wrong arguments: the errors that are promised, and nothing else, whatever is passed."""

from __future__ import annotations

import enum
import math
import re
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from stones_dice import (
    Color,
    IllegalMoveError,
    ParseError,
    SetupError,
    StonesDiceError,
    UnsolvedError,
    dice_race,
    stones,
)


class Index:
    """A whole number, as NumPy's are."""

    def __init__(self, value):
        self.value = value

    def __index__(self):
        return self.value


class Surprise:
    """What a hostile object can do."""

    def __index__(self):
        raise RuntimeError("surprise")


class Flags(enum.IntFlag):
    TWO = 2
    THREE = 3


class Odd(int):
    """A whole number that calls itself another one."""

    def __index__(self):
        return 5

    def __str__(self):
        return "odd"


NO_NUMBERS = [True, False, 1.0, math.nan, math.inf, None, "1", b"1", [], {}, object(), Color.WHITE, Fraction(1), 1j]
NO_NUMBERS += [int, Index, Index(True), Index(False), Index(1.0), Index(None), Index("1")]
OUT_OF_RANGE = [-1, 10**30, -(10**30), 2**64, Index(-1), Index(10**30)]
NO_TEXTS = [1, 1.0, None, True, b"a1", ["a1"], object(), stones.Position]

RACE = dice_race.Position("3,-,-,-/0,-,-,- w 6")
TABLE = dice_race.solve(dice_race.Rules(pieces=1))

NUMBERS = {
    "perft": lambda n: stones.Position().perft(n),
    "playouts": lambda n: stones.Position().random_playouts(n, 1),
    "seed": lambda n: stones.Position().random_playouts(1, n),
    "race playouts": lambda n: dice_race.Position().random_playouts(n, 1),
    "race seed": lambda n: dice_race.Position().random_playouts(1, n),
    "go_to": lambda n: stones.Game().go_to(n),
    "race go_to": lambda n: dice_race.Game().go_to(n),
    "roll": lambda n: dice_race.Position().roll(n),
    "game roll": lambda n: dice_race.Game().roll(n),
    "dice": lambda n: dice_race.Dice(n),
    "dice rolled": lambda n: dice_race.Dice(1, n),
    "fair roll": lambda n: dice_race.CommittedDice("a", server_seed=bytes(32)).with_client("a").roll_at(n),
    "pieces": lambda n: dice_race.Rules(pieces=n),
    "size": lambda n: stones.Position().svg(size=n),
    "race size": lambda n: dice_race.Position().svg(size=n),
    "end": lambda n: dice_race.Move(Color.WHITE, 0, n),
    "level": lambda n: stones.Engine(level=n),
    "engine seed": lambda n: stones.Engine(seed=n),
    "race level": lambda n: dice_race.Engine(level=n),
    "race engine seed": lambda n: dice_race.Engine(seed=n),
    "luck": lambda n: dice_race.Engine().luck(dice_race.Position(), n),
    "lines": lambda n: stones.Engine().analyze(stones.Position(), lines=n, depth=1),
    "analyze threads": lambda n: stones.Engine().analyze(stones.Position(), threads=n, depth=1).depth,
    "review threads": lambda n: stones.Engine().review(stones.Game(), threads=n),
    "annotate threads": lambda n: stones.Engine().annotate(stones.Game(), threads=n),
    "solve threads": lambda n: stones.solve("s2/3/2S w", threads=n).value,
    "table": lambda n: stones.solve("s2/3/2S w", table=n),
    "nodes": lambda n: stones.Engine().analyze(stones.Position(), nodes=n),
    "depth": lambda n: stones.Engine().analyze(stones.Position(), depth=n),
    "best_move nodes": lambda n: stones.Engine().best_move(stones.Position(), nodes=n),
    "review nodes": lambda n: stones.Engine().review(stones.Game(), nodes=n),
    "annotate depth": lambda n: stones.Engine().annotate(stones.Game(), depth=n),
    "solve nodes": lambda n: stones.solve("s2/3/2S w", nodes=n),
}
# What may be left out: a pass has no end, dice choose a seed.
NUMBERS_OR_NONE = {"end", "dice", "nodes", "depth", "best_move nodes", "review nodes", "annotate depth", "solve nodes"}


@pytest.mark.parametrize("name", NUMBERS)
@pytest.mark.parametrize("value", NO_NUMBERS, ids=repr)
def test_a_non_number_is_a_type_error(name, value):
    if value is None and name in NUMBERS_OR_NONE:
        pytest.skip("may be left out")
    with pytest.raises(TypeError) as caught:
        NUMBERS[name](value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("call", NUMBERS.values(), ids=NUMBERS)
@pytest.mark.parametrize("value", OUT_OF_RANGE, ids=["-1", "10**30", "-10**30", "2**64", "index -1", "index 10**30"])
def test_a_number_out_of_range_is_an_error_of_the_package(call, value):
    with pytest.raises(StonesDiceError):
        call(value)


@pytest.mark.parametrize("call", NUMBERS.values(), ids=NUMBERS)
def test_an_error_in_index_is_passed_on(call):
    with pytest.raises(RuntimeError, match="surprise"):
        call(Surprise())


@pytest.mark.parametrize("call", NUMBERS.values(), ids=NUMBERS)
@pytest.mark.parametrize("three", [Index(3), Flags.THREE, Odd(3)], ids=["index", "enum", "int"])
def test_any_integer_like_object_is_accepted_everywhere(call, three):
    def answer(number):
        try:
            return call(number)
        except (IllegalMoveError, StonesDiceError) as error:
            return str(error)

    assert answer(three) == answer(3)


@pytest.mark.parametrize("call", NUMBERS.values(), ids=NUMBERS)
def test_numbers_of_numpy_are_accepted(call):
    numpy = pytest.importorskip("numpy")

    def answer(number):
        try:
            return call(number)
        except (IllegalMoveError, StonesDiceError) as error:
            return str(error)

    for three in (numpy.int64(3), numpy.uint8(3), numpy.array(3)):
        assert answer(three) == answer(3)
    for other in (numpy.float64(3), numpy.True_, numpy.array([3, 3]), numpy.array("3")):
        with pytest.raises(TypeError):
            call(other)


SECONDS = {
    "analyze": lambda seconds: stones.Engine().analyze(stones.Position(), seconds=seconds),
    "best_move": lambda seconds: stones.Engine(level=1).best_move(stones.Position(), seconds=seconds),
    "review": lambda seconds: stones.Engine().review(stones.Game(), seconds=seconds),
    "annotate": lambda seconds: stones.Engine().annotate(stones.Game(), seconds=seconds),
    "solve": lambda seconds: stones.solve("s2/3/2S w", seconds=seconds),
}


class Float:
    """What can be made a float."""

    def __float__(self):
        return 1e-9


@pytest.mark.parametrize("call", SECONDS.values(), ids=SECONDS)
def test_any_time_above_0_is_a_limit(call):
    for seconds in (1e-10, 5e-324, 1e-9, 0.001, Fraction(1, 10**12), Decimal("1e-12"), Float(), None):
        try:
            call(seconds)
        except UnsolvedError:
            pass
    for seconds in (0, 0.0, -0.0, -1e-10, -1, math.nan, math.inf, -math.inf, 1e300, 2**64, 10**400, Decimal("nan")):
        with pytest.raises(StonesDiceError, match=r"seconds is a number above 0 and below 2\*\*64"):
            call(seconds)
    for seconds in (True, False, "1", b"1", [1], 1j, object()):
        with pytest.raises(TypeError, match="expected a number for seconds"):
            call(seconds)

    class Failing:
        def __float__(self):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        call(Failing())


@pytest.mark.parametrize("call", SECONDS.values(), ids=SECONDS)
def test_times_of_numpy_are_limits(call):
    numpy = pytest.importorskip("numpy")
    for seconds in (numpy.float64(1e-10), numpy.float32(1e-10), numpy.array(1e-3)):
        try:
            call(seconds)
        except UnsolvedError:
            pass
    for seconds in (numpy.float64("nan"), numpy.float32("inf"), numpy.int8(-1), numpy.int64(0)):
        with pytest.raises(StonesDiceError, match="seconds"):
            call(seconds)
    with pytest.raises(TypeError, match="seconds"):
        call(numpy.True_)


def test_a_tag_is_a_text_or_a_whole_number():
    for game in (stones.Game, dice_race.Game):
        values = [(3, "3"), (-3, "-3"), (10**30, str(10**30)), (Index(3), "3"), (Flags.TWO, "2"), (Odd(3), "3"), ("3", "3")]
        for value, expected in values:
            assert game.from_record(game().record(Round=value)).tags == {"Round": expected}
        for value in (True, False, 1.0, None, b"3", [3], 3j, Fraction(3), object(), Index(True), Index(3.0), Index, int):
            with pytest.raises(TypeError):
                game().record(Round=value)


def test_tags_of_numpy():
    numpy = pytest.importorskip("numpy")
    for value in (numpy.int64(3), numpy.uint8(3), numpy.array(3), numpy.str_("3")):
        assert stones.Game.from_record(stones.Game().record(Round=value)).tags == {"Round": "3"}
    for value in (numpy.float64(3), numpy.True_, numpy.array([3]), numpy.bytes_(b"3")):
        with pytest.raises(TypeError):
            stones.Game().record(Round=value)


def test_any_integer_like_object_is_accepted():
    assert stones.Position().perft(Index(2)) == 2838
    assert dice_race.Position().roll(Index(3)).rolled == 3
    assert stones.Position().legal_moves[Index(-1)] == stones.Position().legal_moves[53]


TEXTS = {
    "position": stones.Position,
    "race position": lambda text: dice_race.Position(text, dice_race.Rules()),
    "parse_move": stones.Position().parse_move,
    "play": stones.Position().play,
    "push": lambda text: stones.Game().push(text),
    "race parse_move": RACE.parse_move,
    "race play": RACE.play,
    "race push": lambda text: dice_race.Game(RACE).push(text),
    "stone_at": stones.Position().stone_at,
    "piece_at": RACE.piece_at,
    "origin": lambda text: stones.Move(text, "d4"),
    "target": lambda text: stones.Move("a1", text),
    "jumped": lambda text: stones.Move("a1", "d4", text),
    "kind": lambda text: stones.Move("a1", "d4", None, text),
    "end": lambda text: stones.Rules(end=text),
    "goal": lambda text: stones.Rules(goal=text),
    "capture": lambda text: dice_race.Rules(capture=text),
    "block": lambda text: dice_race.Rules(block=text),
    "theme": lambda text: stones.Position().svg(theme=text),
    "board": lambda text: stones.Position(board=text),
    "setup board": lambda text: stones.Setup(board=text),
    "last_move": lambda text: stones.Position().svg(last_move=text),
    "race last_move": lambda text: RACE.svg(last_move=text),
    "game": stones.Game,
    "race game": lambda text: dice_race.Game(text, dice_race.Rules(pieces=2)),
    "setup position": stones.Setup,
    "race setup": dice_race.Setup,
    "analyze": lambda text: stones.Engine().analyze(text, depth=1),
    "best_move": lambda text: stones.Engine().best_move(text, nodes=1),
    "race analyze": lambda text: dice_race.Engine().analyze(text),
    "race best_move": lambda text: dice_race.Engine(level=1).best_move(text),
    "luck": lambda text: dice_race.Engine().luck(text, 1),
    "table": lambda text: TABLE.win_probability(text),
    "solve": lambda text: stones.solve(text, nodes=1),
    "start": lambda text: dice_race.CommittedDice("a", text),
    "selected": lambda text: stones.Position().svg(selected=text),
    "race selected": lambda text: RACE.svg(selected=text),
    "setup": lambda text: stones.Setup(white=[text]),
    "resign": lambda text: stones.Game().resign(text),
    "race time_out": lambda text: dice_race.Game().time_out(text),
    "mover": lambda text: dice_race.Move(text, 0, 3),
    "pieces": RACE.pieces,
    "turn": lambda text: stones.Setup(turn=text),
    "race turn": lambda text: dice_race.Setup(turn=text),
    "from_record": stones.Game.from_record,
    "race from_record": dice_race.Game.from_record,
    "from_json": stones.Game.from_json,
    "race from_json": dice_race.Game.from_json,
}
NONE_IS_FINE = {"position", "race position", "jumped", "selected", "race selected", "turn", "race turn", "board", "setup board",
                "last_move", "race last_move", "game", "race game", "setup position", "race setup", "start"}


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize("value", NO_TEXTS, ids=repr)
def test_a_non_text_is_a_type_error(name, value):
    if value is None and name in NONE_IS_FINE:
        pytest.skip("may be left out")
    with pytest.raises(TypeError) as caught:
        TEXTS[name](value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize(
    "text",
    ["", "\0", "a1\0", "\ud800", "a1\udfff", "ä", "a1-d4\ud800", "🎲" * 3, "A1", " a1", "a1 ", "9" * 10**6, "[" * 10**5],
    ids=ascii,
)
def test_a_bad_text_is_an_error_of_the_package(name, text):
    with pytest.raises(StonesDiceError) as caught:
        TEXTS[name](text)
    error = caught.value
    if isinstance(error, ParseError):
        assert 0 <= error.offset <= len(text.encode("utf-8", "surrogatepass"))
        assert isinstance(error.expected, str)
    str(error).encode()


@pytest.mark.parametrize("name", TEXTS)
@given(text=st.text(st.characters(), max_size=40) | st.text("SsPp12345678/ wb-x^@,?abcdefgh", max_size=40))
@example(text="\ud800\udc00")
def test_any_text_is_read_or_refused(name, text):
    try:
        TEXTS[name](text)
    except StonesDiceError:
        pass


@given(text=st.text(st.characters(), max_size=10) | st.sampled_from(["a1-d4", "a1d4", "a1xd4", "d4", "\ud800"]))
def test_in_takes_any_text(text):
    assert (text in stones.Position().legal_moves) == (text in ("a1-d4", "a1d4"))
    assert text not in RACE.legal_moves


@pytest.mark.parametrize("value", [None, 1, 1.5, b"a1-d4", [], object(), dice_race.Move(Color.WHITE, 0, 3)], ids=repr)
def test_in_takes_anything(value):
    assert value not in stones.Position().legal_moves


RIGHT_CLASSES = {
    "play": (stones.Position().play, "a stones.Move or its text"),
    "race play": (RACE.play, "a dice_race.Move or its text"),
    "push": (stones.Game().push, "a stones.Move or its text"),
    "race push": (dice_race.Game(RACE).push, "a dice_race.Move or its text"),
    "is_legal": (stones.Position().is_legal, "a stones.Move or its text"),
    "race is_legal": (RACE.is_legal, "a dice_race.Move or its text"),
    "game": (stones.Game, "a stones.Position or its text"),
    "game rules": (lambda rules: stones.Game(rules=rules), "stones.Rules"),
    "score": (stones.Position().score, "stones.Rules"),
    "outcome": (stones.Position().outcome, "stones.Rules"),
    "resign": (stones.Game().resign, "Color.WHITE or Color.BLACK"),
    "race resign": (dice_race.Game().resign, "Color.WHITE or Color.BLACK"),
    "race abandon": (dice_race.Game().abandon, "Color.WHITE or Color.BLACK"),
    "time_out": (stones.Game().time_out, "Color.WHITE or Color.BLACK"),
    "pieces": (RACE.pieces, "Color.WHITE or Color.BLACK"),
}


# What may be left out.
CLASSES_OR_NONE = {"game", "game rules", "score", "outcome"}


@pytest.mark.parametrize("name", RIGHT_CLASSES)
@pytest.mark.parametrize("value", [1, None, True, 1.5, b"", object(), stones.Setup()], ids=repr)
def test_a_wrong_class_error_names_the_expected_class(name, value):
    if value is None and name in CLASSES_OR_NONE:
        pytest.skip("may be left out")
    call, expected = RIGHT_CLASSES[name]
    with pytest.raises(TypeError) as caught:
        call(value)
    found = type(value).__qualname__ if type(value).__module__ == "builtins" else "stones_dice.stones.Setup"
    assert str(caught.value) == f"expected {expected}, not {found}"


def test_classes_of_the_other_game_are_refused():
    with pytest.raises(TypeError, match=r"expected a stones\.Position or its text, not stones_dice\.dice_race\.Position"):
        stones.Game(dice_race.Position())
    with pytest.raises(TypeError, match=r"expected dice_race\.Rules, not stones_dice\.stones\.Rules"):
        dice_race.Position(rules=stones.Rules())
    with pytest.raises(TypeError, match=r"not stones_dice\.stones\.Move"):
        RACE.play(stones.Move("a1", "d4"))


@pytest.mark.parametrize("value", [1, 0, None, "True", 1.0])
def test_extra_roll_on_six_is_true_or_false(value):
    with pytest.raises(TypeError):
        dice_race.Rules(extra_roll_on_six=value)


@pytest.mark.parametrize(
    ("arguments", "faults"),
    [
        ({"capture": "x"}, ("capture: expected `first-contact` or `landing-only`",)),
        ({"block": ""}, ("block: expected `stop-short` or `whole-roll`",)),
        ({"pieces": 0}, ("pieces: expected 1 to 4",)),
        ({"pieces": 5, "capture": "x", "block": "y"}, None),
    ],
)
def test_unknown_rule_values_are_setup_errors(arguments, faults):
    with pytest.raises(SetupError) as caught:
        dice_race.Rules(**arguments)
    assert len(caught.value.faults) == len(arguments)
    assert faults is None or caught.value.faults == faults


def test_unknown_rule_values_of_stones():
    with pytest.raises(SetupError) as caught:
        stones.Rules(end="never", goal="nowhere")
    assert caught.value.faults == (
        "end: expected `side-to-move` or `either-side`",
        "goal: expected `far-rank` or `far-half`",
    )


@pytest.mark.parametrize(
    ("text", "offset"),
    [
        ("x", 0),
        ("", 0),
        ("ssssssss/8/8/8/8/8/8/SSSSSSSS", 29),
        ("ssssssss/8/8/8/8/8/8/SSSSSSSS w ", 31),
        ("ssssssss/8/8/8/8/8/8/SSSSSSSS x", 30),
        ("ssssssss/8/8/8/8/8/8/SSSSSSSS W", 30),
        ("ssssssss/8/8/8/8/8/ü/SSSSSSSS w", 19),
        ("ssssssss/8/8/8/8/8/\ud800/SSSSSSSS w", 19),
    ],
    ids=ascii,
)
def test_a_position_names_the_byte(text, offset):
    with pytest.raises(ParseError) as caught:
        stones.Position(text)
    assert caught.value.offset == offset
    assert caught.value.expected in str(caught.value)
    assert f"byte {offset}" in str(caught.value)


@pytest.mark.parametrize("text", ["sss/3/SSS w", "ssss/4/4/SSSS w", "9/8/8/8/8/8/8/8 w", "8/8/8/8/8/8/8/8/8 w"])
def test_a_board_of_another_size_is_a_parse_error(text):
    with pytest.raises(ParseError):
        stones.Position(text)


@pytest.mark.parametrize(
    ("text", "offset"),
    [("0,-,-,-/0,-,-,- w 7", 18), ("00,-,-,-/0,-,-,- w ?", 1), ("0,-,-,-/0,-,-,- w ? ", 19), ("32,-,-,-/0,-,-,- w ?", None)],
)
def test_a_race_position_names_the_byte(text, offset):
    with pytest.raises(ParseError) as caught:
        dice_race.Position(text)
    assert offset is None or caught.value.offset == offset


def test_a_malformed_move_is_a_parse_error():
    for position, text, offset in (
        (stones.Position(), "a1-d9", 3),
        (stones.Position(), "a1--d4", 3),
        (stones.Position(), "a1-d4 ", 5),
        (RACE, "d1h3", 2),
        (RACE, "@a1 ", 3),
    ):
        with pytest.raises(ParseError) as caught:
            position.play(text)
        assert caught.value.offset == offset


def test_both_a_position_and_other_rules_are_refused():
    position = dice_race.Position()
    assert dice_race.Game(position, dice_race.Rules()).rules == dice_race.Rules()
    for call in (dice_race.Game, dice_race.Setup):
        with pytest.raises(SetupError) as caught:
            call(position, dice_race.Rules(pieces=2))
        assert caught.value.faults == ("the position has other rules",)


def test_rolls_out_of_range_are_illegal_moves():
    for number in (0, 7, -3, 10**30):
        with pytest.raises(IllegalMoveError):
            dice_race.Game().roll(number)


@pytest.mark.parametrize("index", [54, -55, 10**30, -(10**30)])
def test_a_move_beyond_the_last(index):
    with pytest.raises(IndexError):
        stones.Position().legal_moves[index]


@pytest.mark.parametrize("index", [True, 1.0, None, "0"])
def test_an_index_is_a_number(index):
    with pytest.raises(TypeError):
        stones.Position().legal_moves[index]


def test_keywords_that_do_not_exist():
    with pytest.raises(TypeError):
        stones.Position().svg(color="red")
    with pytest.raises(TypeError):
        dice_race.Position().svg(400)


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        (lambda: stones.Engine().review(dice_race.Game()), "expected a stones.Game, not stones_dice.dice_race.Game"),
        (lambda: stones.Engine().annotate(stones.Position()), "expected a stones.Game, not stones_dice.stones.Position"),
        (lambda: dice_race.Engine().review(stones.Game()), "expected a dice_race.Game, not stones_dice.stones.Game"),
        (lambda: dice_race.verify(stones.Game()), "expected a dice_race.Game, not stones_dice.stones.Game"),
        (lambda: stones.Game.from_record(b"x"), "expected a text, not bytes"),
        (lambda: dice_race.Game.from_record(None), "expected a text, not NoneType"),
        (lambda: stones.Game().set_comments("ab"), "expected a sequence of texts, not str"),
        (lambda: dice_race.Game().set_comments({"a"}), "expected a sequence of texts, not set"),
    ],
)
def test_a_wrong_class_is_named_with_the_one_expected(call, expected):
    with pytest.raises(TypeError, match=re.escape(expected)):
        call()
