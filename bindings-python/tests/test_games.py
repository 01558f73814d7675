"""Games: history, endings, JSON."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samples import race_games, stones_games
from stones_dice import Color, IllegalMoveError, ParseError, StonesDiceError, dice_race, stones


def opened() -> stones.Game:
    game = stones.Game()
    for move in ("a1-d4", "h8-e5", "d4xf6"):
        game.push(move)
    return game


def opened_race() -> dice_race.Game:
    game = dice_race.Game()
    for rolled, move in ((3, "a1-d1"), (6, "h8-b8"), (2, "d1-f1")):
        game.roll(rolled)
        game.push(move)
    return game


def test_a_game_of_stones():
    game = opened()
    assert [str(move) for move in game.moves] == ["a1-d4", "h8-e5", "d4xf6"]
    assert (game.ply, game.start, game.rules) == (3, stones.Position(), stones.Rules())
    assert str(game.position) == "sssssss1/8/5S2/4p3/8/8/8/1SSSSSSS b"
    assert game.undo()
    assert game.redo()
    assert not game.redo()
    game.go_to(0)
    assert (game.position, game.moves) == (stones.Position(), [])
    assert not game.undo()
    game.go_to(3)
    assert game == opened()
    with pytest.raises(StonesDiceError, match="ply 4 is beyond the last, 3"):
        game.go_to(4)


def test_push_returns_the_move():
    assert stones.Game().push("a1d4") == stones.Move("a1", "d4")
    game = dice_race.Game()
    game.roll(6)
    assert game.push("a1-g1").kind == "walk"


def test_a_new_move_clears_the_undone_moves():
    game = opened()
    game.go_to(1)
    game.push("b8-c7")
    assert not game.redo()
    assert game.ply == 2


@pytest.mark.parametrize("make", [opened, opened_race])
def test_endings(make):
    for end, winner, reason in (
        (lambda game: game.resign(Color.WHITE), Color.BLACK, "resignation"),
        (lambda game: game.time_out(Color.BLACK), Color.WHITE, "time"),
        (lambda game: game.abandon(Color.BLACK), Color.BLACK, "abandoned"),
    ):
        game = make()
        assert game.outcome() is None
        end(game)
        outcome = game.outcome()
        assert (outcome.winner, outcome.reason, outcome.score) == (winner, reason, None)
        assert list(game.legal_moves) == []
        with pytest.raises(IllegalMoveError) as caught:
            end(game)
        assert caught.value.reason == "game over"
        assert game.undo()
        assert game == make() or game.outcome() is None
        assert game.redo()
        assert game.outcome() == outcome


def test_draws():
    game = opened()
    game.agree_draw()
    assert game.outcome() == stones.Outcome(None, "agreement", None)
    game = opened()
    game.abandon(None)
    assert game.outcome() == stones.Outcome(None, "abandoned", None)
    with pytest.raises(TypeError):
        opened_race().abandon(None)


def test_a_dice_race():
    game = opened_race()
    assert [(rolled, str(move)) for rolled, move in game.turns] == [(3, "a1-d1"), (6, "h8-b8"), (2, "d1-f1")]
    game.roll(4)
    assert game.rolls[-1] == (Color.BLACK, 4)
    assert (len(game.rolls), len(game.turns)) == (4, 3)
    assert game.position.rolled == 4
    assert [str(move) for move in game.legal_moves] == ["b8-a5"]


def test_undo_stops_at_a_roll_without_past_roll():
    game = opened_race()
    assert game.undo()
    assert (game.position.rolled, game.ply) == (2, 2)
    assert not game.undo()
    assert game.undo(past_roll=True)
    assert (game.position.rolled, game.ply) == (None, 2)
    assert game.redo()
    assert game.position.rolled == 2
    assert game.redo()
    assert game == opened_race()
    assert game.undo(past_roll=True)
    assert (game.position.rolled, game.ply) == (None, 2)
    game = opened_race()
    game.resign(Color.WHITE)
    assert game.undo(past_roll=True)
    assert game == opened_race() or game.ply == 3


def test_a_game_from_another_start():
    position = dice_race.Position("3,-/5,- b 2", dice_race.Rules(pieces=2))
    game = dice_race.Game(position)
    assert (game.start, game.rules) == (position, position.rules)
    assert dice_race.Game(rules=position.rules).position == dice_race.Position(rules=position.rules)
    over = stones.Game(stones.Position("8/8/8/4S3/8/8/8/4s3 w"), stones.Rules("either-side"))
    assert list(over.legal_moves) == []
    assert len(over.position.legal_moves) > 0


@given(stones_games | race_games, st.data())
def test_json_holds_the_whole_game(game, data):
    if game.outcome() is None and data.draw(st.booleans()):
        game.resign(Color.BLACK)
    game.record(White="Ada \"the\" \\ first", Custom="☃")
    game.add_comment("a comment, in two\nlines ☃")
    game.go_to(data.draw(st.integers(0, game.ply)))
    text = game.to_json()
    again = type(game).from_json(text)
    assert again == game
    assert again.to_json() == text
    while game.redo():
        assert again.redo()
        assert again.position == game.position
    assert not again.redo()
    assert (again.tags, again.comments) == (game.tags, game.comments)


@pytest.mark.parametrize("game", [stones.Game, dice_race.Game])
@pytest.mark.parametrize("text", ["", "{}", "[]", "null", "{", '{"start":1}', '"' + "x" * 10_000, "[" * 10_000])
def test_json_of_anything_else_is_refused(game, text):
    with pytest.raises(ParseError) as caught:
        game.from_json(text)
    assert 0 <= caught.value.offset <= len(text)


def test_json_of_no_object_says_what_was_found():
    for game, name in ((stones.Game, "Stones!"), (dice_race.Game, "Dice race")):
        for text, found in (("null", "null"), ("5", "a number"), ("[]", "an array"), ('"x"', "a string")):
            with pytest.raises(ParseError, match=f"^expected a game of {name}, an object, not {found} at line 1"):
                game.from_json(text)


def test_json_names_the_byte():
    text = stones.Game().to_json().replace(",", ",\n").replace('"moves":[]', '"moves":[x]')
    with pytest.raises(ParseError) as caught:
        stones.Game.from_json(text)
    assert caught.value.offset == text.index("x")


def test_json_names_its_game_and_format():
    text = stones.Game().to_json()
    with pytest.raises(ParseError, match="a game of Stones!, expected Dice race"):
        dice_race.Game.from_json(text)
    with pytest.raises(ParseError, match="a game in format 2, expected format 1"):
        stones.Game.from_json(text.replace('"format":1', '"format":2'))


def test_json_is_played_through_again():
    for make, move in ((opened, "d4xf6"), (opened_race, "2:d1-f1")):
        content = json.loads(make().to_json())
        moves = content["turns"] if "turns" in content else content["moves"]
        assert moves[2] == move
        moves.pop(0)
        with pytest.raises(ParseError, match="illegal move|on the origin"):
            type(make()).from_json(json.dumps(content))
