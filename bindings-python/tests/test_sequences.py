"""Lists of legal moves are sequences."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samples import race_positions, stones_positions
from stones_dice import StonesDiceError, stones

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
