"""Several threads, and Ctrl-C."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from samples import GAMES, LONG_CALLS
from stones_dice import IllegalMoveError, dice_race, stones


def in_threads(count, work) -> None:
    """Runs work(0), work(1), … at once, and passes on what they raise."""
    barrier = threading.Barrier(count)

    def run(number):
        barrier.wait()
        work(number)

    with ThreadPoolExecutor(count) as pool:
        for future in [pool.submit(run, number) for number in range(count)]:
            future.result()


def test_threads_push_and_read_one_game():
    game, pushed = stones.Game(), []

    def push(number):
        while game.outcome() is None:
            moves = game.legal_moves
            if not moves:
                break
            try:
                game.push(moves[number % len(moves)])
                pushed.append(number)
            except IllegalMoveError:
                pass  # Another thread was faster.

    def read(_):
        while game.outcome() is None:
            again = stones.Game.from_record(game.record(Round=1))
            assert again.ply <= game.ply
            assert len(game.moves) >= again.ply
            assert stones.Game.from_json(game.to_json()).tags == {"Round": "1"}
            str(game), game == again, game.tags, game.comments  # noqa: B015

    in_threads(6, lambda number: push(number) if number < 4 else read(number))
    assert len(pushed) == game.ply
    replayed = stones.Game()
    for move in game.moves:
        replayed.push(move)
    assert replayed.position == game.position


def test_threads_share_dice_and_lists():
    dice, rolls = dice_race.Dice(1), []
    moves = stones.Position().legal_moves
    expected = [str(move) for move in stones.Position().legal_moves]

    def work(_):
        for _ in range(1000):
            rolls.append(dice.roll())
        assert [str(move) for move in moves] == expected

    in_threads(4, work)
    alone = dice_race.Dice(1)
    assert sorted(rolls) == sorted(alone.roll() for _ in range(4000))
    assert dice == alone


@pytest.mark.parametrize(
    "long_call",
    [
        lambda: stones.Position().perft(5),
        lambda: stones.Position().random_playouts(400_000, 1),
        lambda: dice_race.Position().random_playouts(60_000, 1),
        lambda: dice_race.Dice(1, rolled=200_000_000),
        lambda: stones.solve("ssss/4/4/4/SSSS w", table=1),
    ],
    ids=["perft", "playouts", "race playouts", "dice", "solve"],
)
def test_other_threads_run_during_long_calls(long_call):
    beats, over = 0, threading.Event()

    def beat():
        nonlocal beats
        while not over.is_set():
            beats += 1
            time.sleep(0.001)

    thread = threading.Thread(target=beat)
    thread.start()
    began, before = time.perf_counter(), beats
    long_call()
    lasted, counted = time.perf_counter() - began, beats - before
    over.set()
    thread.join()
    # Without the interpreter no beat would be counted; a loaded machine still counts some.
    assert counted >= min(10, lasted / 0.02)


def test_two_threads_play_the_same_random_games():
    with ThreadPoolExecutor(2) as pool:
        calls = [pool.submit(stones.Position().random_playouts, 20_000, 7) for _ in range(2)]
        assert calls[0].result() == calls[1].result() == stones.Position().random_playouts(20_000, 7)


# Those that hold the interpreter.
ENDLESS_CALLS = [
    "stones.Setup(white=itertools.repeat('a1'))",
]


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")
@pytest.mark.parametrize("call", [*LONG_CALLS, *ENDLESS_CALLS])
def test_ctrl_c_stops_a_long_call(call):
    program = f"""
import itertools, signal
from stones_dice import dice_race, stones
{GAMES}
# A program that was started in the background may ignore it.
signal.signal(signal.SIGINT, signal.default_int_handler)
print("ready", flush=True)
try:
    {call}
except KeyboardInterrupt:
    print("stopped", flush=True)
"""
    child = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    try:
        assert child.stdout.readline() == "ready\n"
        time.sleep(0.2)
        sent = time.perf_counter()
        child.send_signal(signal.SIGINT)
        output, _ = child.communicate(timeout=20)
    finally:
        child.kill()
        child.wait()
    assert (output, child.returncode) == ("stopped\n", 0)
    # Less than 0.2 on a quiet machine.
    assert time.perf_counter() - sent < 2
