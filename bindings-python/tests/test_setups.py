"""Boards that are edited, possible or not."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given

from samples import race_positions, stones_positions
from stones_dice import Color, IllegalMoveError, ParseError, SetupError, StonesDiceError, dice_race, stones


@given(stones_positions)
def test_a_position_of_stones_round_trips(position):
    setup = stones.Setup(position)
    assert setup.faults() == []
    assert setup.position() == position
    again = stones.Setup(white=setup.white, black=setup.black, pinned=setup.pinned, turn=setup.turn)
    assert again == setup
    assert again.position() == position


@given(race_positions)
def test_a_position_of_the_race_round_trips(position):
    setup = dice_race.Setup(position)
    assert setup.faults() == []
    assert setup.position() == position
    assert list(setup.white) == position.pieces(Color.WHITE)
    again = dice_race.Setup(
        rules=setup.rules, white=setup.white, black=setup.black, turn=setup.turn, rolled=setup.rolled
    )
    assert again == setup
    assert again.position() == position


def test_an_empty_board():
    setup = stones.Setup()
    assert (setup.white, setup.black, setup.pinned, setup.turn) == (frozenset(), frozenset(), frozenset(), Color.WHITE)
    assert str(setup.position()) == "8/8/8/8/8/8/8/8 w"
    assert setup.position().outcome() == stones.Outcome(None, "no-moves", (0, 0))


def test_all_faults_of_stones_at_once():
    setup = stones.Setup()
    setup.white = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2"]
    setup.black = {"a1"}
    setup.pinned = (square for square in ("d5", "c5"))
    setup.turn = Color.BLACK
    faults = [
        "9 stones of White, at most 8 are allowed",
        "stones of both colors on a1",
        "a pin without a stone on c5",
        "a pin without a stone on d5",
    ]
    assert setup.faults() == faults
    with pytest.raises(SetupError) as caught:
        setup.position()
    assert caught.value.faults == tuple(faults)
    assert str(caught.value) == "; ".join(faults)
    # Put right, it is a position.
    setup.white, setup.pinned = setup.white - {"a1"}, ["a1"]
    assert str(setup.position()) == "8/8/8/8/8/8/S7/pSSSSSSS b"


def test_all_faults_of_the_race_at_once():
    setup = dice_race.Setup(rules=dice_race.Rules(pieces=2))
    setup.white = [31, 30]
    setup.black = [30, 29, 14, 14, None]
    setup.rolled = 3
    assert setup.faults()[0] == "5 pieces of Black, the rules say 2"
    assert "two pieces on a1" in setup.faults()
    with pytest.raises(SetupError) as caught:
        setup.position()
    assert list(caught.value.faults) == setup.faults()
    setup.black = [30, 29]
    assert setup.faults() == ["both sides have won", "a roll after the game is over"]
    setup.black = [30, None]
    assert setup.faults() == ["a roll after the game is over"]
    setup.rolled = None
    assert setup.position().winner is Color.WHITE
    setup.rules = dice_race.Rules(pieces=3)
    assert len(setup.faults()) == 2


def test_setups_refuse_what_no_editor_can_hold():
    setup = stones.Setup()
    for squares, error in ((["z9"], ParseError), ([5], TypeError), (5, TypeError), (None, TypeError)):
        with pytest.raises(error):
            setup.white = squares
    race = dice_race.Setup()
    for places, error in (([32], StonesDiceError), ([-1], StonesDiceError), ([True], TypeError), (["-"], TypeError)):
        with pytest.raises(error):
            race.black = places
    for rolled, error in ((7, IllegalMoveError), (1.0, TypeError)):
        with pytest.raises(error):
            race.rolled = rolled
    for each in (setup, race):
        with pytest.raises(TypeError):
            each.turn = 0
        with pytest.raises(StonesDiceError, match="color: expected `white` or `black`"):
            each.turn = "green"
        with pytest.raises((AttributeError, TypeError)):
            del each.turn
    assert (setup, race) == (stones.Setup(), dice_race.Setup())


def test_very_many_pieces():
    assert "510 pieces of White" in dice_race.Setup(white=[None, 3] * 255).faults()[0]
    for places in ([None] * 256, [0] * 1000, itertools.repeat(31)):
        with pytest.raises(StonesDiceError, match="more than 255 pieces at one place"):
            dice_race.Setup(white=places)


def test_the_values_of_a_setup_are_copies():
    with pytest.raises(AttributeError):
        stones.Setup().white.add("a1")
    with pytest.raises(AttributeError):
        dice_race.Setup().white.append(3)
