"""The computer players and analysts."""

from __future__ import annotations

import threading
import time

import pytest

from stones_dice import IllegalMoveError, StonesDiceError, dice_race, stones


def play(level: int, seed: int) -> str:
    engine, dice, game = dice_race.Engine(level, seed), dice_race.Dice(seed), dice_race.Game()
    while game.outcome() is None:
        game.roll(dice.roll())
        game.push(engine.best_move(game.position))
    return game.record()


def test_the_same_seed_plays_the_same_game() -> None:
    assert play(3, 1) == play(3, 1) != play(3, 2)


def test_an_analysis_ranks_all_moves_by_win_probability() -> None:
    engine, position = dice_race.Engine(), dice_race.Position("12,5,-,-/3,-,-,- w 6")
    ranked = engine.analyze(position)
    assert {rated.move for rated in ranked} == set(position.legal_moves)
    assert ranked[0] == (engine.best_move(position), engine.win_probability(position), 0.0)
    assert all(one.win_probability - two.win_probability == pytest.approx(two.loss - one.loss)
               for one, two in zip(ranked, ranked[1:]))
    assert repr(ranked[0]).startswith("dice_race.RatedMove(move=")


def test_luck_is_zero_on_average() -> None:
    engine, start = dice_race.Engine(), dice_race.Position()
    assert sum(engine.luck(start, n) for n in range(1, 7)) == pytest.approx(0, abs=1e-12)
    assert engine.luck(start, 6) > engine.luck(start, 1)
    mean = sum(engine.win_probability(start.roll(n)) for n in range(1, 7)) / 6
    assert engine.win_probability(start) == pytest.approx(mean)


def test_unanswerable_calls_are_refused() -> None:
    engine = dice_race.Engine(level=1, seed=7)
    over = dice_race.Position("31,30,29,28/0,-,-,- b ?")
    assert engine.win_probability(over) == 0.0
    for ask in (engine.best_move, engine.analyze):
        with pytest.raises(IllegalMoveError, match="game over"):
            ask(over)
        with pytest.raises(IllegalMoveError, match="nothing has been rolled yet"):
            ask(dice_race.Position())
    with pytest.raises(IllegalMoveError):
        engine.luck(dice_race.Position(), 7)
    for wrong in (None, 5, b"0,-,-,-/0,-,-,- w 6", dice_race.Rules(), stones.Position(), stones.Game()):
        for ask in (engine.best_move, engine.analyze, engine.win_probability, lambda wrong: engine.luck(wrong, 1)):
            with pytest.raises(TypeError, match=r"a dice_race\.Position, its text or a dice_race\.Game"):
                ask(wrong)  # type: ignore[arg-type]


def test_levels_and_seeds_out_of_range_are_refused() -> None:
    assert repr(dice_race.Engine()) == "<dice_race.Engine of level 10, seed 0>"
    for arguments in ({"level": 0}, {"level": 11}, {"seed": -1}, {"seed": 2**64}, {"level": 10**30}):
        with pytest.raises(StonesDiceError):
            dice_race.Engine(**arguments)
    with pytest.raises(TypeError):
        dice_race.Engine(level=True)


def test_exact_values_are_looked_up() -> None:
    rules = dice_race.Rules(pieces=1)
    table = dice_race.solve(rules)
    start = dice_race.Position(rules=rules)
    assert dice_race.Engine(table=table).win_probability(start) == pytest.approx(table.win_probability(start), abs=1e-4)
    # Other rules it has to judge by itself.
    assert 0.4 < dice_race.Engine(table=table).win_probability(dice_race.Position()) < 0.6


def test_a_game_is_reviewed_and_annotated() -> None:
    engine, dice, game = dice_race.Engine(), dice_race.Dice(2), dice_race.Game()
    for _ in range(12):
        game.roll(dice.roll())
        game.push(game.legal_moves[-1])
    reviews = engine.review(game)
    assert [(review.rolled, review.move) for review in reviews] == game.turns
    assert [review.color for review in reviews] == [color for color, _ in game.rolls]
    position = game.start
    for review in reviews:
        rolled = position.roll(review.rolled)
        rated = {move: loss for move, _, loss in engine.analyze(rolled)}
        assert (review.loss, review.was_choice) == (rated[review.move], len(rated) > 1)
        assert rated[review.best] == 0.0 and review.win_probability == engine.win_probability(position)
        assert review.luck == pytest.approx(engine.luck(position, review.rolled))
        position = rolled.play(review.move)
    annotated = engine.annotate(game)
    assert annotated.turns == game.turns and game.comments == []
    assert [ply for ply, _ in annotated.comments] == list(range(1, 13))
    assert annotated.comments[0][1].startswith("best ")
    assert engine.annotate(annotated).comments == annotated.comments
    assert engine.review(dice_race.Game()) == []
    with pytest.raises(TypeError):
        engine.review(game.position)  # type: ignore[arg-type]


def test_other_threads_run_meanwhile() -> None:
    engine, start, counted = dice_race.Engine(), dice_race.Position(), []
    done = threading.Event()

    def count() -> None:
        while not done.is_set():
            counted.append(time.perf_counter())
            time.sleep(0)

    thread = threading.Thread(target=count)
    thread.start()
    for _ in range(20):
        engine.win_probability(start)
    done.set()
    thread.join()
    assert counted
