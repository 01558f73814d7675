"""What may be given instead of a position or a move: its text, a game as it stands."""

from __future__ import annotations

import pytest

from stones_dice import IllegalMoveError, ParseError, SetupError, TableError, dice_race, stones

START = stones.Position()
RACE = dice_race.Position("12,5,-,-/3,-,-,- w 6")
ONE = dice_race.Rules(pieces=1)


def opened(rules: stones.Rules | None = None) -> stones.Game:
    game = stones.Game(rules=rules)
    game.push("a1-d4")
    return game


def test_a_position_of_stones_may_be_its_text_or_a_game():
    engine, game = stones.Engine(level=3, seed=1), opened()
    for ask in (engine.best_move, lambda position: engine.analyze(position, nodes=3_000)):
        assert ask(str(game.position)) == ask(game) == ask(game.position)
    for text in ("sss/3/SSS w", "8/3S4/8/8/8/8/8/8 w"):
        board = "3x3" if text.startswith("sss") else None
        position = stones.Position(text, board=board)
        assert stones.solve(text) == stones.solve(position) == stones.solve(stones.Game(position))
    text = str(game.position)
    assert stones.Game(text).position == stones.Setup(text).position() == stones.Position(game.position) == game.position
    assert stones.LegalMoves(text) == game.legal_moves
    # The game itself has not changed.
    assert game == opened()


def test_a_position_of_the_race_may_be_its_text_or_a_game():
    engine, game, table = dice_race.Engine(level=3, seed=1), dice_race.Game(RACE), dice_race.solve(ONE)
    for ask in (engine.best_move, engine.analyze, engine.win_probability):
        assert ask(str(RACE)) == ask(game) == ask(RACE)
    assert engine.luck(dice_race.START, 6) == engine.luck(dice_race.Game(), 6) == engine.luck(dice_race.Position(), 6)
    one = dice_race.Position("5/3 w 6", ONE)
    for ask in (table.best_move, table.win_probability):
        # A text is read by the rules of the table.
        assert ask("5/3 w 6") == ask(dice_race.Game(one)) == ask(one)
        with pytest.raises(TableError, match="other rules"):
            ask(RACE)
    assert dice_race.Game("5/3 w 6", ONE).position == dice_race.Setup("5/3 w 6", ONE).position() == one
    assert dice_race.Position(one) == dice_race.Position(one, ONE) == one
    for call in (dice_race.Position, dice_race.Game, dice_race.Setup):
        with pytest.raises(SetupError, match="the position has other rules"):
            call(one, dice_race.Rules())
        with pytest.raises(SetupError):
            call("5/3 w 6")
    assert dice_race.LegalMoves(str(RACE)) == RACE.legal_moves


def test_a_game_has_its_own_rules():
    rules = stones.Rules(end="either-side")
    over = stones.Game("8/8/8/4S3/8/8/8/4s3 w", rules)
    assert stones.Engine().analyze(over.position).lines
    for ask in (stones.Engine().best_move, stones.Engine().analyze):
        with pytest.raises(IllegalMoveError) as caught:
            ask(over)
        assert caught.value.reason == "game over"
    half = stones.Game("8/8/8/3P4/8/8/s7/8 w", stones.Rules(goal="far-half"))
    assert (stones.solve(half).value, stones.solve(half.position).value) == (-1, 0)
    assert stones.solve(half, half.rules).value == -1
    with pytest.raises(SetupError, match="the game has other rules"):
        stones.solve(half, stones.Rules())


def test_a_game_that_was_resigned_is_over():
    game, race = opened(), dice_race.Game(RACE)
    game.resign("white")
    race.resign("white")
    for ask in (stones.Engine().best_move, stones.Engine().analyze):
        with pytest.raises(IllegalMoveError, match="game over"):
            ask(game)
    engine, table = dice_race.Engine(), dice_race.solve(ONE)
    one = dice_race.Game("5/3 w 6", ONE)
    assert 0 < engine.win_probability(one) < 1
    one.time_out("black")
    for ask in (engine.best_move, engine.analyze, table.best_move, lambda game: engine.luck(game, 1)):
        with pytest.raises(IllegalMoveError, match="game over"):
            ask(one)
    assert (engine.win_probability(race), engine.win_probability(one), table.win_probability(one)) == (0.0, 1.0, 1.0)


@pytest.mark.parametrize("position", [START, RACE])
def test_a_move_may_be_its_text(position):
    move = position.legal_moves[0]
    text = str(move)
    assert position.is_legal(text) and position.is_legal(move)
    assert position.parse_move(move) == position.parse_move(text) == move
    for other in ("", "nonsense", "a1-a1", "a1xd4", "\ud800"):
        assert not position.is_legal(other)
    foreign = position.flipped().legal_moves[0]
    assert not position.is_legal(foreign)
    with pytest.raises(IllegalMoveError):
        position.parse_move(foreign)


def test_the_last_move_of_a_picture_may_be_its_text():
    game = opened()
    move = game.moves[-1]
    assert game.position.svg(last_move="a1-d4") == game.position.svg(last_move="a1d4") == game.position.svg(last_move=move)
    race = dice_race.Game()
    for rolled, text in [(6, "a1-g1"), (2, "h8-f8"), (6, "@a1"), (1, "f8-e8"), (5, "g1-h5")]:
        race.roll(rolled)
        move = race.push(text)
        assert race.position.svg(last_move=text) == race.position.svg(last_move=move) != race.position.svg()
    # White has just moved, but also a move of Black is shown: the side that makes it is found.
    assert dice_race.Position().svg(last_move="h8-g8") != dice_race.Position().svg()
    assert dice_race.Position().svg(last_move="--") == dice_race.Position().svg()
    with pytest.raises(IllegalMoveError, match="no piece ever makes this move"):
        dice_race.Position().svg(last_move="a1-h8")
    for module in (stones, dice_race):
        with pytest.raises(ParseError):
            module.Position().svg(last_move="a1")
        with pytest.raises(TypeError, match="a Position|a .*Move or its text"):
            module.Position().svg(last_move=5)


def test_an_engine_with_rules_refuses_games_of_others():
    half = stones.Rules(goal="far-half")
    game = stones.Game(rules=half)
    game.push("a1-d4")
    engine = stones.Engine(1, 0, stones.Rules())
    for ask in (engine.best_move, engine.analyze, engine.review, engine.annotate):
        with pytest.raises(SetupError, match="the game has other rules"):
            ask(game)
    for accepted in (stones.Engine(1), stones.Engine(1, 0, half)):
        assert accepted.best_move(game, nodes=100) in game.legal_moves
        assert len(accepted.review(game, nodes=100)) == 1
    assert (stones.Engine().rules, engine.rules) == (None, stones.Rules())
