"""Lists of legal moves are sequences."""

from __future__ import annotations

import bisect
import ctypes
import random
import sys
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samples import race_positions, stones_positions
from stones_dice import StonesDiceError, dice_race, stones

positions = stones_positions | race_positions
bounds = st.none() | st.integers(-100, 100) | st.just(10**30) | st.just(-(10**30))


@given(positions, bounds, bounds, bounds.filter(lambda step: step != 0))
def test_places_and_slices(position, start, stop, step):
    moves, expected = position.legal_moves, list(position.legal_moves)
    assert moves[start:stop:step] == expected[start:stop:step]
    assert [moves[place] for place in range(-len(moves), len(moves))] == expected + expected
    assert list(reversed(moves)) == expected[::-1]
    for place, move in enumerate(expected):
        assert moves.index(move) == moves.index(str(move)) == place
        assert moves.count(move) == moves.count(str(move)) == 1
        try:
            within = expected.index(move, *slice(start, stop).indices(len(moves))[:2])
        except ValueError:
            with pytest.raises(StonesDiceError):
                moves.index(move, start, stop)
        else:
            assert moves.index(move, start, stop) == within


def test_what_is_not_among_them():
    moves = stones.Position().legal_moves
    assert [moves.count(value) for value in ("a1-a2", "nonsense", 5, None)] == [0, 0, 0, 0]
    with pytest.raises(ValueError, match="not among the legal moves"):
        moves.index("a1-a2")
    with pytest.raises(TypeError):
        moves.index("a1-d4", "x")


def test_patterns_and_unpacking():
    moves = stones.Position("8/8/8/8/8/8/1S6/8 w").legal_moves
    assert isinstance(moves, Sequence)
    first, *rest = moves
    assert (str(first), len(rest)) == ("b2-c3", len(moves) - 1)
    match moves:
        case [head, *_]:
            assert head == first
        case _:
            pytest.fail("no sequence")


def test_moves_of_a_finished_game_are_an_empty_sequence():
    game = stones.Game()
    before = game.legal_moves
    game.agree_draw()
    moves = game.legal_moves
    assert (len(moves), bool(moves), list(moves), moves[:], list(reversed(moves))) == (0, False, [], [], [])
    assert "a1-d4" not in moves
    assert repr(moves) == "<LegalMoves: >"
    with pytest.raises(IndexError):
        moves[0]
    # A list that was taken before stays what it was.
    assert len(before) == 54


@given(positions, positions)
def test_equality_and_hash(position, other):
    moves, again = position.legal_moves, position.legal_moves
    assert moves == again and hash(moves) == hash(again) and moves is not again
    assert type(moves)(position) == moves
    # Of the same moves, whatever the position.
    assert (moves == other.legal_moves) == (list(moves) == list(other.legal_moves) and type(moves) is type(other.legal_moves))
    assert not moves == list(moves) and moves != tuple(moves)


def test_the_moves_of_no_position():
    assert stones.LegalMoves() == stones.Position("8/8/8/8/8/8/8/S7 b").legal_moves
    assert len(dice_race.LegalMoves()) == 0 and stones.LegalMoves() != dice_race.LegalMoves()
    with pytest.raises(TypeError):
        stones.LegalMoves([])


@pytest.mark.skipif(sys.implementation.name != "cpython", reason="needs the C API")
@given(positions)
def test_it_is_a_sequence_for_c(position):
    python, moves, expected = ctypes.pythonapi, position.legal_moves, list(position.legal_moves)
    for name in ("PySequence_GetItem", "PySequence_List", "PySequence_Tuple", "PySequence_Fast"):
        getattr(python, name).restype = ctypes.py_object
    assert python.PySequence_Check(ctypes.py_object(moves)) == 1
    assert python.PySequence_Size(ctypes.py_object(moves)) == python.PyObject_Size(ctypes.py_object(moves)) == len(expected)
    assert python.PySequence_List(ctypes.py_object(moves)) == expected
    assert python.PySequence_Tuple(ctypes.py_object(moves)) == tuple(expected)
    item = lambda index: python.PySequence_GetItem(ctypes.py_object(moves), ctypes.c_ssize_t(index))  # noqa: E731
    assert [item(index) for index in range(-len(expected), len(expected))] == expected + expected
    for index in (len(expected), 2**62):
        with pytest.raises(IndexError):
            item(index)
    if expected:
        assert python.PySequence_Contains(ctypes.py_object(moves), ctypes.py_object(expected[-1])) == 1
        assert python.PySequence_Index(ctypes.py_object(moves), ctypes.py_object(expected[-1])) == len(expected) - 1


def test_numpy_and_random_choose_moves():
    numpy = pytest.importorskip("numpy")
    for position in (stones.Position(), dice_race.Position("3,1,-,-/0,-,-,- w 6")):
        moves = position.legal_moves
        assert numpy.asarray(moves).tolist() == list(moves)
        generator = numpy.random.default_rng(1)
        assert generator.choice(moves) in moves
        assert set(generator.choice(moves, size=2, replace=False)) <= set(moves)
        assert sorted(generator.permutation(moves)) == sorted(moves)
        assert moves[numpy.int64(-1)] == moves[len(moves) - 1]
        assert random.choice(moves) in moves and set(random.sample(moves, 2)) <= set(moves)
        assert random.choices(moves, weights=range(1, len(moves) + 1))[0] in moves
        shuffled = list(moves)
        random.shuffle(shuffled)
        assert sorted(shuffled) == sorted(moves) and bisect.bisect_left(sorted(moves), moves[0]) >= 0
