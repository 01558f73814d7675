"""Positions and moves of Stones!."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given

from samples import STONES_RULES, stones_games, stones_positions
from stones_dice import Color, IllegalMoveError, ParseError, stones

START = "ssssssss/8/8/8/8/8/8/SSSSSSSS w"


def action(move: stones.Move, turn: Color) -> int:
    """The move's place in the order of action numbers: origin and way as the mover sees them."""
    files = ord(move.target[0]) - ord(move.origin[0])
    ranks = int(move.target[1]) - int(move.origin[1])
    file, rank = ord(move.origin[0]) - ord("a"), int(move.origin[1]) - 1
    if turn is Color.BLACK:
        rank, ranks = 7 - rank, -ranks
    if ranks:
        way = files - 1 if files > 0 else 6 - files
    else:
        way = 14 if files > 0 else 15
    return (rank * 8 + file) * 16 + way


def test_the_start():
    position = stones.Position()
    assert str(position) == stones.START == START
    assert position == stones.Position(START) == stones.Position(text=START)
    assert position.turn is Color.WHITE
    assert len(position.legal_moves) == 54
    assert position.score() == (0, 0)
    assert position.outcome() is None


@pytest.mark.parametrize(
    ("depth", "leaves"), list(enumerate([1, 54, 2_838, 137_620, 6_490_676, 282_988_556]))
)
def test_perft(depth, leaves):
    assert stones.Position().perft(depth) == leaves


def test_perft_counts_only_full_sequences():
    assert [stones.Position("8/8/8/8/8/8/8/8 w").perft(depth) for depth in (0, 1, 2, 10**6)] == [1, 0, 0, 0]


def test_playouts_are_those_of_the_core():
    counts = stones.Position().random_playouts(1000, seed=7)
    assert counts == (413, 218, 369, 48922)
    assert (counts.white, counts.draw, counts.black, counts.plies) == counts
    assert sum(counts[:3]) == 1000
    assert stones.Position().random_playouts(0, 7) == (0, 0, 0, 0)
    assert stones.Position().random_playouts(3_500, 2**64 - 1, stones.Rules(goal="far-half"))[:3] != (0, 0, 0)


@given(stones_positions)
def test_moves(position):
    moves = position.legal_moves
    assert isinstance(moves, Sequence)
    assert len(moves) == len(list(moves)) == position.perft(1)
    assert bool(moves) == (len(moves) > 0)
    assert list(moves) == sorted(moves, key=lambda move: action(move, position.turn))
    assert len({str(move) for move in moves}) == len(moves)
    for move in moves:
        assert move in moves
        assert str(move) in moves
        assert position.is_legal(move)
        assert position.parse_move(str(move)) == move
        assert position.parse_move(move.origin + move.target) == move
        assert position.play(move) == position.play(str(move)) != position
        assert move.kind == {"-": "slide", "x": "pin", "^": "free"}[str(move)[2]]
        assert (move.jumped is None) == (move.kind == "slide")


@given(stones_positions)
def test_destinations_are_the_moves(position):
    origins: dict[str, list[str]] = {}
    for move in position.legal_moves:
        origins.setdefault(move.origin, []).append(move.target)
    found = position.destinations()
    assert {origin: sorted(targets) for origin, targets in found.items()} == {
        origin: sorted(targets) for origin, targets in origins.items()
    }


@given(stones_positions)
def test_every_two_squares_are_a_move_or_refused(position):
    squares = [file + rank for file in "abcdefgh" for rank in "12345678"]
    legal = {(move.origin, move.target): move for move in position.legal_moves}
    for origin in squares:
        stone = position.stone_at(origin)
        for target in squares:
            if (origin, target) in legal:
                assert position.parse_move(origin + target) == legal[origin, target]
            elif stone is not None:
                assert origin + target not in position.legal_moves
                with pytest.raises((IllegalMoveError, ParseError)):
                    position.parse_move(origin + target)


@given(stones_positions)
def test_symmetries(position):
    mirrored, flipped = position.mirrored(), position.flipped()
    assert mirrored.mirrored() == position == flipped.flipped()
    assert mirrored.turn is position.turn
    assert flipped.turn is ~position.turn
    assert position.perft(2) == mirrored.perft(2) == flipped.perft(2)
    swapped = "".join(c.swapcase() if c.isalpha() else c for c in str(position).split()[0])
    assert str(flipped).split()[0] == "/".join(reversed(swapped.split("/")))
    assert str(mirrored).split()[0] == "/".join(rank[::-1] for rank in str(position).split()[0].split("/"))
    for rules in STONES_RULES:
        assert mirrored.score(rules) == position.score(rules) == flipped.score(rules)[::-1]
        ended = [p.outcome(rules) is not None for p in (position, mirrored, flipped)]
        assert len(set(ended)) == 1


def test_stone_at():
    position = stones.Position("8/8/8/8/2p5/8/1S6/8 w")
    assert position.stone_at("b2") == (Color.WHITE, False)
    assert position.stone_at("c4") == (Color.BLACK, True)
    assert position.stone_at("a1") is None


@given(stones_positions)
def test_text_and_board_agree(position):
    ranks = [
        "".join(" " * int(c) if c.isdigit() else c for c in rank) for rank in str(position).split()[0].split("/")
    ]
    for row, rank in enumerate(ranks):
        for column, letter in enumerate(rank):
            stone = position.stone_at("abcdefgh"[column] + str(8 - row))
            assert letter == (" " if stone is None else "SsPp"[2 * stone[1] + (stone[0] is Color.BLACK)])


def test_a_move_that_disagrees_with_the_board_is_illegal():
    position = stones.Position("8/8/8/8/3s4/2S5/8/8 w")
    assert position.is_legal(stones.Move("c3", "e5", "d4", "pin"))
    for move in (
        stones.Move("c3", "e5", "d4", "free"),
        stones.Move("c3", "e5", "d5", "pin"),
        stones.Move("c3", "e5", None, "pin"),
        stones.Move("c3", "e5"),
    ):
        assert not position.is_legal(move)
        assert move not in position.legal_moves
        with pytest.raises(IllegalMoveError):
            position.play(move)
    with pytest.raises(IllegalMoveError, match=r"c3-e5: .*written `x`") as caught:
        position.play("c3-e5")
    assert caught.value.reason == "this move pins an opponent, written `x`"


def test_rules_decide_the_outcome():
    position = stones.Position("S7/8/8/8/8/8/8/4s3 w")
    outcome = position.outcome()
    assert (outcome.winner, outcome.reason, outcome.score) == (None, "no-moves", (1, 1))
    still_moving = stones.Position("8/8/8/4S3/8/8/8/4s3 w")
    assert still_moving.outcome() is None
    assert still_moving.outcome(stones.Rules(end="either-side")).winner is Color.BLACK
    half = still_moving.outcome(stones.Rules("either-side", "far-half"))
    assert (half.winner, half.score) == (None, (1, 1))
    assert still_moving.score(stones.Rules(goal="far-half")) == (1, 1)


@given(stones_games)
def test_a_finished_game_lists_no_moves(game):
    outcome = game.outcome()
    assert outcome == game.position.outcome(game.rules)
    if outcome is not None:
        assert (len(game.legal_moves), list(game.legal_moves), bool(game.legal_moves)) == (0, [], False)
        assert outcome.score == game.position.score(game.rules)
        white, black = outcome.score
        assert outcome.winner is (None if white == black else Color.WHITE if white > black else Color.BLACK)
        for move in game.position.legal_moves:
            assert move not in game.legal_moves
            with pytest.raises(IllegalMoveError) as caught:
                game.push(move)
            assert caught.value.reason == "game over"


def test_ascii():
    assert stones.Position().ascii().splitlines()[0].split() == ["8", *"ssssssss"]
