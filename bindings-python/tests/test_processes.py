"""The ends of processes, and what they fork."""

from __future__ import annotations

import itertools
import multiprocessing
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from samples import GAMES, LONG_CALLS

ROUNDS = 40


# Python 3.12 and newer warn of any fork while there are threads.
ABOUT_FORKS = ["-W", "ignore::DeprecationWarning"]


def run(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *ABOUT_FORKS, "-c", program], capture_output=True, text=True, timeout=60)


def test_a_process_ends_while_daemon_threads_work():
    def ends(number: int) -> None:
        calls = list(itertools.islice(itertools.cycle(LONG_CALLS), 4 * number, 4 * number + 4))
        ended = run(f"""
import threading, time
import stones_dice
from stones_dice import dice_race, stones
{"" if "race)" not in str(calls) and "game," not in str(calls) else GAMES}
for call in {calls}:
    threading.Thread(target=eval, args=(call, globals()), daemon=True).start()
time.sleep({0.05 + 0.25 * number / ROUNDS:.3f})
""")
        assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", ""), calls

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(ends, range(ROUNDS)))


FORKED = {
    "os.fork": """
if (child := os.fork()) == 0:
    os._exit(0 if work(1) == parents else 1)
assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
""",
    "pool": """
with multiprocessing.get_context("fork").Pool(2) as pool:
    assert pool.map(work, range(3)) == [parents] * 3
""",
    "executor": """
with futures.ProcessPoolExecutor(2, multiprocessing.get_context("fork")) as pool:
    assert list(pool.map(work, range(3))) == [parents] * 3
""",
    "grandchild": """
if (child := os.fork()) == 0:
    work(1)
    if (grandchild := os.fork()) == 0:
        os._exit(0 if work(1) == parents else 1)
    os._exit(os.waitstatus_to_exitcode(os.waitpid(grandchild, 0)[1]))
assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
""",
}


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.parametrize("fork", FORKED.values(), ids=FORKED)
def test_a_forked_process_works_like_its_parent(fork):
    ended = run(f"""
import multiprocessing, os
from concurrent import futures
from stones_dice import dice_race, stones

engine = stones.Engine()

def work(_):
    table = dice_race.solve(dice_race.Rules(pieces=1))
    return (
        table.win_probability(dice_race.Position(rules=table.rules)),
        str(dice_race.Engine(table=table).best_move(dice_race.Position().roll(3))),
        stones.solve("sss/3/3/SSS w").value,
        engine.analyze(stones.Position(), depth=2, threads=2).depth,
        stones.Position().perft(3),
        stones.Position().random_playouts(2_000, 1),
    )

parents = work(0)
{fork}""")
    assert (ended.returncode, ended.stderr) == (0, "")


SHARED = """
import multiprocessing, pickle, sys
from concurrent.futures import ProcessPoolExecutor
from stones_dice import dice_race, stones

def ask(engine, position):
    return engine.best_move(position)

def look_up(table):
    return table.win_probability(dice_race.Position(rules=table.rules))

def main(method, path):
    computed = dice_race.solve(dice_race.Rules(pieces=1))
    computed.save(path)
    loaded, mapped = dice_race.Table.load(path), dice_race.Table.load(path, mmap=True)
    position = stones.Position()
    rolled = dice_race.Position(rules=computed.rules).roll(6)
    engine = stones.Engine(level=4, seed=7, rules=stones.Rules(goal="far-half"))
    asked = [(engine, position), *((dice_race.Engine(3, 7, table), rolled) for table in (None, computed, loaded, mapped))]
    expected = [ask(*pair) for pair in asked]
    context = multiprocessing.get_context(method)
    with context.Pool(2) as pool:
        assert pool.starmap(ask, asked) == expected
        assert pool.map(look_up, [computed, loaded, mapped]) == [look_up(computed)] * 3
        assert pool.apply(engine.analyze, (position,), {"depth": 2}) == engine.analyze(position, depth=2)
    with ProcessPoolExecutor(2, mp_context=context) as pool:
        assert list(pool.map(ask, *zip(*asked))) == expected
        assert pool.submit(loaded.best_move, rolled).result() == loaded.best_move(rolled)
    process = context.Process(target=ask, args=asked[2])
    process.start()
    process.join()
    assert process.exitcode == 0

if __name__ == "__main__":
    main(*sys.argv[1:])
"""


@pytest.mark.parametrize("method", multiprocessing.get_all_start_methods())
def test_engines_and_tables_go_to_other_processes(method, tmp_path):
    program = tmp_path / "program.py"
    program.write_text(SHARED)
    command = [sys.executable, *ABOUT_FORKS, program, method, tmp_path / "one.table"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_ctrl_c_stops_a_call_in_the_child_of_a_thread():
    ended = run("""
import os, signal, threading, time
from stones_dice import stones

def fork():
    global child
    if (child := os.fork()) == 0:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.write(ready[1], b"x")
        try:
            stones.Position().perft(60)
        except KeyboardInterrupt:
            os._exit(7)

ready = os.pipe()
thread = threading.Thread(target=fork)
thread.start()
thread.join()
os.read(ready[0], 1)
time.sleep(0.2)
os.kill(child, signal.SIGINT)
assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
""")
    assert (ended.returncode, ended.stderr) == (0, "")
