"""Proven values of Stones!"""

from __future__ import annotations

import pickle

import pytest

from stones_dice import ParseError, SetupError, StonesDiceError, UnsolvedError, dice_race, stones

START_3X3 = "sss/3/SSS w"


def test_a_small_board_is_solved():
    solution = stones.solve(START_3X3)
    assert (solution.value, str(solution.line[0]), solution.nodes) == (-1, "a1-b2", 48)
    assert solution == stones.solve(START_3X3)
    value, line, nodes = solution
    assert all(isinstance(move, stones.Move) for move in line)
    assert repr(solution).startswith("stones.Solution(value=-1, line=(stones.Move('a1', 'b2', None, 'slide'), ")


def test_an_endgame_is_solved_by_its_rules():
    text = "8/8/8/3P4/8/8/s7/8 w"
    assert stones.solve(text).value == 0
    assert stones.solve(text, stones.Rules(goal="far-half")) == (-1, (), 0)
    assert stones.solve(str(stones.Position("8/3S4/8/8/8/8/8/8 w"))).value == 1


@pytest.mark.parametrize("options", [{"threads": 2}, {"table": 0}, {"nodes": 10_000, "seconds": 60.0}])
def test_options_do_not_change_the_value(options):
    assert stones.solve("sss/3/3/SSS w", **options).value == 0


@pytest.mark.parametrize("limit", [{"nodes": 1000}, {"seconds": 0.01}])
def test_a_limit_stops_it_with_what_is_proven(limit):
    with pytest.raises(UnsolvedError) as error:
        stones.solve(stones.START, **limit)
    assert error.value.at_least < 0 < error.value.at_most
    assert error.value.nodes > 0
    assert str(error.value).startswith("stopped after ")
    copy = pickle.loads(pickle.dumps(error.value))
    assert (copy.args, copy.at_least, copy.nodes) == (error.value.args, error.value.at_least, error.value.nodes)


def test_what_cannot_be_solved_is_refused():
    with pytest.raises(ParseError):
        stones.solve("sss/2/SSS w")
    with pytest.raises(SetupError):
        stones.solve("sss/sss/SSS w")
    for options in [{"table": -1}, {"threads": 0}, {"nodes": 0}, {"seconds": 0}]:
        with pytest.raises(StonesDiceError):
            stones.solve(START_3X3, **options)
    for wrong in (None, 5, dice_race.Position(), stones.Setup()):
        with pytest.raises(TypeError, match=r"a stones\.Position, its text or a stones\.Game"):
            stones.solve(wrong)
