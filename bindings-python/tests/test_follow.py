"""Long calls that another thread stops, and that report how far they are."""

from __future__ import annotations

import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from samples import race_game
from stones_dice import Stop, TableError, UnsolvedError, dice_race, stones

START = stones.Position()
THREE = dice_race.Rules(pieces=3)


def stones_game(plies: int) -> stones.Game:
    game = stones.Game()
    while game.ply < plies:
        game.push(game.legal_moves[game.ply % 3])
    return game


GAME = stones_game(30)
LONG_RACE = race_game(__import__("random").Random(1), plies=400)

# What each answers after a stop.
STOPPABLE = {
    "analyze": lambda stop: stones.Engine().analyze(START, seconds=600, stop=stop).lines[0].moves[0] in START.legal_moves,
    "analyze with threads": lambda stop: stones.Engine().analyze(START, seconds=600, threads=2, stop=stop).depth >= 1,
    "best_move": lambda stop: stones.Engine().best_move(START, seconds=600, stop=stop) in START.legal_moves,
    "review": lambda stop: len(stones.Engine().review(GAME, seconds=600, stop=stop)) < GAME.ply,
    "annotate": lambda stop: len(stones.Engine().annotate(GAME, seconds=600, stop=stop).comments) < GAME.ply,
    "solve": lambda stop: isinstance(raised(UnsolvedError, lambda: stones.solve(START, stop=stop)).nodes, int),
    "race solve": lambda stop: "not solved yet" in str(raised(TableError, lambda: dice_race.solve(THREE, stop=stop))),
    "race review": lambda stop: len(dice_race.Engine().review(LONG_RACE, stop=stop)) < LONG_RACE.ply,
    "race annotate": lambda stop: len(dice_race.Engine().annotate(LONG_RACE, stop=stop).comments) < LONG_RACE.ply,
}


def raised(error, call):
    with pytest.raises(error) as caught:
        call()
    return caught.value


@pytest.mark.parametrize("call", STOPPABLE.values(), ids=STOPPABLE)
def test_another_thread_stops_it(call):
    stop = Stop()
    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(call, stop)
        time.sleep(0.2)
        assert not answer.done() and not stop.is_stopped
        asked = time.perf_counter()
        stop.stop()
        assert answer.result(timeout=20)
    # Some hundredths on a quiet machine.
    assert time.perf_counter() - asked < 2
    assert stop.is_stopped


@pytest.mark.parametrize("call", STOPPABLE.values(), ids=STOPPABLE)
def test_a_stop_before_the_start_ends_it_at_once(call):
    stop = Stop()
    stop.stop()
    stop.stop()
    began = time.perf_counter()
    assert call(stop)
    assert time.perf_counter() - began < 2
    assert repr(stop) == "<stones_dice.Stop, stopped>"


def test_a_stop_is_for_all_who_have_it():
    stop, other = Stop(), Stop()
    with ThreadPoolExecutor(3) as pool:
        stopped = [pool.submit(stones.Engine().analyze, START, seconds=600, stop=stop) for _ in range(2)]
        goes_on = pool.submit(stones.Engine().analyze, START, seconds=600, stop=other)
        time.sleep(0.1)
        stop.stop()
        assert all(answer.result(timeout=20).lines for answer in stopped)
        assert not goes_on.done()
        other.stop()


def test_an_unused_stop_changes_nothing():
    expected = stones.Engine().analyze(START, nodes=20_000)
    assert stones.Engine().analyze(START, nodes=20_000, stop=Stop(), report=lambda _: None) == expected
    race = dice_race.Game(dice_race.Position("12,5,-,-/3,-,-,- w 6"))
    race.push(race.legal_moves[0])
    assert dice_race.Engine().review(race, stop=Stop()) == dice_race.Engine().review(race)


def test_an_analysis_reports_each_depth():
    reports = []
    thread = threading.get_ident()

    def report(analysis):
        assert threading.get_ident() == thread
        reports.append(analysis)

    result = stones.Engine().analyze(START, nodes=30_000, lines=2, report=report)
    assert [analysis.depth for analysis in reports] == list(range(1, len(reports) + 1)) and len(reports) >= 3
    assert all(isinstance(analysis, stones.Analysis) and len(analysis.lines) == 2 for analysis in reports)
    assert result.depth in (len(reports), len(reports) + 1) and result.nodes >= reports[-1].nodes
    assert result == stones.Engine().analyze(START, nodes=30_000, lines=2)


def test_solving_a_race_reports_its_status():
    reports = []
    table = dice_race.solve(dice_race.Rules(pieces=1), report=reports.append)
    assert len(reports) > 10 and all(isinstance(status, dice_race.Status) for status in reports)
    assert [status.sweeps for status in reports] == list(range(1, len(reports) + 1))
    last = reports[-1]
    assert (last.states_solved, last.states, last.strata_solved) == (table.states, 813, last.strata)
    assert last.change <= 1e-10


class Surprise(Exception):
    pass


@pytest.mark.parametrize("error", [Surprise("mine"), KeyboardInterrupt(), SystemExit(3)], ids=repr)
@pytest.mark.parametrize(
    "call",
    [
        lambda report: stones.Engine().analyze(START, seconds=600, report=report),
        lambda report: dice_race.solve(THREE, report=report),
    ],
    ids=["analyze", "solve"],
)
def test_what_a_callback_raises_ends_the_call(call, error):
    calls = []

    def report(value):
        calls.append(value)
        if len(calls) == 3:
            raise error

    before = threading.active_count()
    with pytest.raises(type(error)) as caught:
        call(report)
    assert caught.value is error and len(calls) == 3
    assert threading.active_count() == before
    assert stones.Engine().analyze(START, depth=1).depth == 1


def test_a_callback_may_stop_it_and_ask_for_more():
    stop, engine, found = Stop(), stones.Engine(level=3), []

    def report(analysis):
        found.append(engine.best_move(START))
        inner = stones.Engine().analyze(START, depth=2, report=lambda _: None)
        assert inner.depth == 2
        if analysis.depth == 2:
            stop.stop()

    assert stones.Engine().analyze(START, seconds=600, stop=stop, report=report).depth == 2
    assert len(found) == 2


def test_a_slow_callback_sees_every_depth():
    depths = []

    def report(analysis):
        time.sleep(0.02)
        depths.append(analysis.depth)

    stones.Engine().analyze(START, nodes=30_000, report=report)
    assert depths == list(range(1, len(depths) + 1))


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs a timer")
def test_ctrl_c_does_not_use_up_a_stop():
    def interrupt(*_):
        raise KeyboardInterrupt

    stop, before = Stop(), signal.signal(signal.SIGALRM, interrupt)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.1)
        with pytest.raises(KeyboardInterrupt):
            stones.Engine().analyze(START, seconds=600, stop=stop)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert not stop.is_stopped


def test_what_follows_has_the_right_type():
    engine = stones.Engine()
    for wrong in (True, "stop", threading.Event(), Stop):
        for call in (engine.analyze, engine.best_move):
            with pytest.raises(TypeError):
                call(START, nodes=1, stop=wrong)
    for wrong in (True, "report", 5, Stop()):
        for call in (lambda wrong: engine.analyze(START, depth=1, report=wrong),
                     lambda wrong: dice_race.solve(dice_race.Rules(pieces=1), report=wrong)):
            with pytest.raises(TypeError, match="report is called"):
                call(wrong)
    with pytest.raises(TypeError):
        Stop(1)
