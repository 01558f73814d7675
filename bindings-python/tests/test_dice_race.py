"""Positions, moves and dice of the race."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from conftest import REPOSITORY
from hypothesis import given
from hypothesis import strategies as st

from samples import RACE_RULES, race_games, race_positions
from stones_dice import Color, IllegalMoveError, dice_race


def action(move: dice_race.Move) -> int:
    """The move's action number: progress of the piece that moves, 32 enter, 33 pass."""
    _, start, end, _ = move.__getnewargs__()
    return 33 if end is None else 32 if start is None else start


def test_the_start():
    position = dice_race.Position()
    assert str(position) == dice_race.START == "0,-,-,-/0,-,-,- w ?"
    assert position == dice_race.Position(None) == dice_race.Position(dice_race.START, dice_race.Rules())
    assert (position.turn, position.rolled, position.rules) == (Color.WHITE, None, dice_race.Rules())
    assert list(position.legal_moves) == []
    assert position.outcome() is None
    assert position.winner is None
    assert str(dice_race.Position(rules=dice_race.Rules(pieces=2))) == "0,-/0,- w ?"


def test_a_turn():
    waiting = dice_race.Position()
    rolled = waiting.roll(6)
    assert (waiting.rolled, rolled.rolled) == (None, 6)
    assert [str(move) for move in rolled.legal_moves] == ["a1-g1"]
    move = rolled.legal_moves[0]
    assert (move.kind, move.origin, move.target, move.captured) == ("walk", "a1", "g1", None)
    assert move.path == ["b1", "c1", "d1", "e1", "f1", "g1"]
    assert str(rolled.play(move)) == "6,-,-,-/0,-,-,- b ?"


def test_kinds_of_moves():
    entering = dice_race.Position("3,-,-,-/0,-,-,- w 6")
    assert entering.destinations() == {"d1": ["h3"], "@": ["a1"]}
    move = entering.parse_move("@a1")
    assert (move.kind, move.origin, move.target, move.captured, move.path) == ("enter", None, "a1", None, ["a1"])
    capturing = dice_race.Position("3,-,-,-/14,0,-,- w 6").parse_move("@xa1")
    assert (capturing.kind, capturing.origin, capturing.captured) == ("enter", None, "a1")
    passing = dice_race.Position("31,-,-,-/0,-,-,- w 3")
    assert [str(move) for move in passing.legal_moves] == ["--"]
    move = passing.legal_moves[0]
    assert (move.kind, move.origin, move.target, move.captured, move.path) == ("pass", None, None, None, [])
    assert passing.destinations() == {}
    assert passing.play("--").turn is Color.BLACK


@given(race_positions)
def test_moves(position):
    for rolled in [position] if position.rolled else [position.roll(n) for n in range(1, 7) if position.winner is None]:
        moves = rolled.legal_moves
        assert isinstance(moves, Sequence)
        assert len(moves) == len(list(moves)) >= 1
        assert list(moves) == sorted(moves, key=action)
        for move in moves:
            assert move in moves
            assert str(move) in moves
            assert rolled.is_legal(move)
            assert rolled.parse_move(str(move)) == move
            after = rolled.play(move)
            assert after == rolled.play(str(move)) != rolled
            assert after.rolled is None
            assert move.mover is rolled.turn
            assert (move.path[-1:] == [move.target]) or move.kind == "pass"
            assert move.captured in (None, move.target)
            if move.captured:
                assert rolled.piece_at(move.captured)[0] is ~rolled.turn


@given(race_positions)
def test_pieces_are_those_of_the_text(position):
    sides = str(position).split()[0].split("/")
    for color, side in zip(Color, sides):
        pieces = position.pieces(color)
        assert [str(p) if p is not None else "-" for p in pieces] == side.split(",")
        on_board = [p for p in pieces if p is not None]
        squares = [file + rank for file in "abcdefgh" for rank in "12345678"]
        found = [piece for square in squares if (piece := position.piece_at(square)) and piece[0] is color]
        assert sorted(progress for _, progress in found) == sorted(on_board)


@given(race_positions)
def test_flipped(position):
    flipped = position.flipped()
    assert flipped.flipped() == position
    assert (flipped.turn, flipped.rolled, flipped.rules) == (~position.turn, position.rolled, position.rules)
    assert flipped.pieces(Color.WHITE) == position.pieces(Color.BLACK)
    assert len(flipped.legal_moves) == len(position.legal_moves)
    assert [action(move) for move in flipped.legal_moves] == [action(move) for move in position.legal_moves]


@given(race_games)
def test_a_finished_game(game):
    position, outcome = game.position, game.outcome()
    assert outcome == position.outcome()
    assert position.winner is (outcome and outcome.winner)
    if outcome is None:
        assert len(position.chance_outcomes()) == (0 if position.rolled else 6)
        return
    assert (outcome.reason, outcome.score) == ("all-home", None)
    assert all(progress >= 28 for progress in position.pieces(outcome.winner))
    assert (list(game.legal_moves), list(position.legal_moves), position.chance_outcomes()) == ([], [], [])
    for call in (lambda: game.roll(1), lambda: position.roll(1), lambda: game.push("--"), lambda: position.play("--")):
        with pytest.raises(IllegalMoveError) as caught:
            call()
        assert caught.value.reason == "game over"


def test_chance_outcomes():
    outcomes = dice_race.Position().chance_outcomes()
    assert outcomes == [(n, 1 / 6) for n in range(1, 7)]
    assert dice_race.Position().roll(2).chance_outcomes() == []


def test_playouts_are_those_of_the_core():
    counts = dice_race.Position().random_playouts(1000, seed=7)
    assert counts == (493, 507, 154201)
    assert (counts.white, counts.black, counts.rolls) == counts


@pytest.mark.parametrize("rules", RACE_RULES, ids=repr)
def test_playouts_end_under_all_rules(rules):
    counts = dice_race.Position(rules=rules).random_playouts(50, 1)
    assert counts.white + counts.black == 50


def test_why_a_move_or_roll_is_illegal():
    waiting, rolled = dice_race.Position(), dice_race.Position().roll(2)
    for call, reason in (
        (lambda: waiting.play("a1-c1"), "nothing has been rolled yet"),
        (lambda: rolled.roll(2), "the last roll has not been used yet"),
        (lambda: rolled.play("a1-d1"), "with this roll the piece goes to another square"),
        (lambda: rolled.play("a1xc1"), "this move captures nothing, written without `x`"),
        (lambda: rolled.play("--"), "a piece can move, so the turn cannot be passed"),
        (lambda: rolled.play("@a1"), "entering needs a six"),
        (lambda: waiting.roll(0), "a roll is 1 to 6"),
        (lambda: waiting.roll(7), "a roll is 1 to 6"),
        (lambda: waiting.roll(-1), "a roll is 1 to 6"),
        (lambda: waiting.roll(10**30), "a roll is 1 to 6"),
    ):
        with pytest.raises(IllegalMoveError) as caught:
            call()
        assert caught.value.reason == reason


def golden_dice() -> list[tuple[int, str]]:
    text = (REPOSITORY / "dice-race-core/tests/golden/seeded_dice.txt").read_text()
    lines = [line.split("; ") for line in text.splitlines() if not line.startswith("#")]
    return [(int(seed), rolls) for seed, rolls in lines]


@pytest.mark.parametrize(("seed", "rolls"), golden_dice())
def test_dice_are_golden(seed, rolls):
    dice = dice_race.Dice(seed)
    assert "".join(str(dice.roll()) for _ in rolls) == rolls
    assert (dice.seed, dice.rolled) == (seed, len(rolls))


@given(st.integers(0, 2**64 - 1), st.integers(0, 300))
def test_dice_resume_after_any_number_of_rolls(seed, rolled):
    dice = dice_race.Dice(seed)
    first = [next(dice) for _ in range(rolled)]
    assert set(first) <= set(range(1, 7))
    later = dice_race.Dice(seed, rolled=rolled)
    assert later == dice
    assert [later.roll() for _ in range(50)] == [dice.roll() for _ in range(50)]
