"""The computer player and analyst of Stones!."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from stones_dice import Color, IllegalMoveError, StonesDiceError, stones

START = stones.Position()
OVER = stones.Position("8/8/8/8/8/8/8/S7 b")
ENDED_FOR_SOME = stones.Position("8/8/8/4S3/8/8/8/4s3 w")
EITHER_SIDE = stones.Rules(end="either-side")


def play(level: int, seed: int, rules: stones.Rules = stones.Rules()) -> stones.Game:
    engine, game = stones.Engine(level, seed, rules), stones.Game(rules=rules)
    while game.outcome() is None:
        game.push(engine.best_move(game.position))
    return game


def test_the_same_seed_plays_the_same_game():
    assert play(2, 1) == play(2, 1) != play(2, 2)
    for rules in [EITHER_SIDE, stones.Rules(goal="far-half")]:
        assert play(5, 1, rules).outcome() is not None


def test_an_analysis_has_lines_from_the_best_to_the_worst():
    analysis = stones.Engine().analyze(START, lines=4, nodes=20_000)
    assert (len(analysis.lines), analysis.nodes) == (4, 20_000)
    assert analysis.depth >= 1
    for line in analysis.lines:
        assert isinstance(line.moves, tuple)
        position = START
        for move in line.moves:
            position = position.play(move)
        assert line.win + line.draw + line.loss == pytest.approx(1)
        assert not line.proven and abs(line.value) < 8
    assert len({line.moves[0] for line in analysis.lines}) == 4
    assert repr(analysis).startswith("stones.Analysis(lines=(stones.Line(moves=(stones.Move(")
    assert eval(repr(analysis)) == analysis
    with pytest.raises(AttributeError):
        analysis.depth = 1


def test_what_is_certain_is_proven():
    (line,) = stones.Engine().analyze(ENDED_FOR_SOME).lines[:1]
    assert line.proven and sorted([line.win, line.draw, line.loss]) == [0, 0, 1]
    everything = stones.Engine().analyze(START, lines=10**6, depth=1)
    assert (len(everything.lines), everything.depth) == (54, 1)


def test_a_call_does_not_depend_on_those_before():
    engine = stones.Engine(seed=3)
    first = engine.analyze(START, nodes=5_000)
    engine.analyze(START.play("a1-d4"), nodes=5_000)
    assert engine.analyze(START, nodes=5_000) == first == stones.Engine(level=1).analyze(START, nodes=5_000)


def test_limits():
    engine = stones.Engine()
    assert engine.best_move(START, nodes=3_000) == engine.best_move(START, nodes=3_000)
    began = time.perf_counter()
    assert engine.best_move(START, seconds=0.1) in START.legal_moves
    assert engine.analyze(START, seconds=1 / 8, threads=2).nodes > 0
    assert time.perf_counter() - began < 10


def test_a_game_is_reviewed_and_annotated():
    game = stones.Game()
    for move in ["a1-d4", "h8-e5", "d4xf6"]:
        game.push(move)
    engine = stones.Engine()
    reviews = engine.review(game, nodes=3_000)
    assert [review.move for review in reviews] == game.moves
    assert [review.color for review in reviews] == [Color.WHITE, Color.BLACK, Color.WHITE]
    for review in reviews:
        assert review.loss >= 0
        assert review.loss == 0 or review.best != review.move
    annotated = engine.annotate(game, nodes=3_000)
    assert annotated.moves == game.moves and game.comments == []
    assert [ply for ply, _ in annotated.comments] == [1, 2, 3]
    assert stones.Game.from_record(annotated.record()) == annotated
    assert engine.review(stones.Game()) == []


def test_a_game_that_is_over_has_no_best_move():
    for engine, position in [(stones.Engine(), OVER), (stones.Engine(rules=EITHER_SIDE), ENDED_FOR_SOME)]:
        for ask in (engine.best_move, engine.analyze):
            with pytest.raises(IllegalMoveError) as caught:
                ask(position)
            assert caught.value.reason == "game over"


def test_what_is_out_of_range_is_refused():
    engine = stones.Engine(7, seed=2**64 - 1, rules=EITHER_SIDE)
    assert (engine.level, engine.seed, engine.rules) == (7, 2**64 - 1, EITHER_SIDE)
    assert repr(engine).startswith("<stones.Engine of level 7, seed 18446744073709551615, stones.Rules(")
    for arguments in [{"level": 0}, {"level": 11}, {"level": 10**30}, {"seed": -1}, {"seed": 2**64}]:
        with pytest.raises(StonesDiceError):
            stones.Engine(**arguments)
    for name in ["nodes", "depth", "seconds", "lines", "threads"]:
        for value in [0, -1, 10**400]:
            with pytest.raises(StonesDiceError, match=name):
                engine.analyze(START, **{name: value})
    for name, value in [("depth", 256), ("threads", 257), ("seconds", float("nan")), ("seconds", float("inf"))]:
        with pytest.raises(StonesDiceError, match=name):
            engine.analyze(START, **{name: value})


def test_wrong_types_are_refused():
    engine = stones.Engine()
    for name in ["nodes", "depth", "seconds", "lines", "threads"]:
        for value in [True, "1", [1]]:
            with pytest.raises(TypeError, match=name):
                engine.analyze(START, **{name: value})
    for position in [None, 5, stones.Setup(), stones.Rules()]:
        for ask in (engine.best_move, engine.analyze):
            with pytest.raises(TypeError, match=r"a stones\.Position, its text or a stones\.Game"):
                ask(position)
    with pytest.raises(TypeError):
        engine.review(START)
    with pytest.raises(TypeError):
        stones.Engine(level=True)


def test_threads_share_an_engine_and_run_meanwhile():
    engine = stones.Engine()
    alone = engine.analyze(START, nodes=20_000)
    with ThreadPoolExecutor(4) as pool:
        asked = [pool.submit(engine.analyze, START, nodes=20_000) for _ in range(8)]
        assert all(answer.result() == alone for answer in asked)
        searching = pool.submit(engine.analyze, START, seconds=0.3)
        beats = 0
        while not searching.done():
            beats += 1
            time.sleep(0.001)
    assert beats >= 5
