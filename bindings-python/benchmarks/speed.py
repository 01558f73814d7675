"""How fast the package is, beside other packages and beside Rust: one line a figure, `name ours peer ratio`.

Peers take turns with us, round by round; each figure is the median of the rounds, the ratio that of their ratios.
A peer that is not there is skipped with a note.
"""

from __future__ import annotations

import argparse
import importlib
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from stones_dice import dice_race, stones

REPOSITORY = Path(__file__).resolve().parents[2]

Rates = dict[str, float]
"""Moves, leaves or plies in a second, by what was measured."""


def note(text: str) -> None:
    print("#", text, flush=True)


# Random games, move by move in Python. The code of all is as alike as the packages let it be.


def stones_game(random: Callable[[], float]) -> int:
    plies = 0
    position = stones.Position()
    while count := len(moves := position.legal_moves):
        position = position.play(moves[int(random() * count)])
        plies += 1
    return plies


def race_game(random: Callable[[], float]) -> int:
    """A roll and the move after it count as one."""
    plies = 0
    position = dice_race.Position()
    while position.winner is None:
        position = position.roll(1 + int(random() * 6))
        moves = position.legal_moves
        position = position.play(moves[int(random() * len(moves))])
        plies += 1
    return plies


def breakthrough(pyspiel) -> Callable[[Callable[[], float]], int]:
    game = pyspiel.load_game("breakthrough")

    def play(random: Callable[[], float]) -> int:
        plies = 0
        state = game.new_initial_state()
        while count := len(moves := state.legal_actions()):
            state.apply_action(moves[int(random() * count)])
            plies += 1
        return plies

    return play


def chess_game(chess) -> Callable[[Callable[[], float]], int]:
    def play(random: Callable[[], float]) -> int:
        plies = 0
        board = chess.Board()
        while plies < 200 and (count := len(moves := list(board.legal_moves))):
            board.push(moves[int(random() * count)])
            plies += 1
        return plies

    return play


def loop_rate(game: Callable[[Callable[[], float]], int], seconds: float) -> float:
    random, plies, start = Random(1).random, 0, perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        plies += game(random)
    return plies / elapsed


def loops(seconds: float) -> Callable[[], Rates]:
    games = {"loop": stones_game, "race-loop": race_game}
    for peer, package, make in [("pyspiel", "open_spiel", breakthrough), ("chess", "chess", chess_game)]:
        try:
            games[peer] = make(importlib.import_module(peer))
        except ImportError:
            note(f"no {peer} to compare with: pip install {package}")
    return lambda: {name: loop_rate(game, seconds) for name, game in games.items()}


# Long calls, beside the same call in Rust.


def timed(done: Callable[[], int]) -> float:
    start = perf_counter()
    count = done()
    return count / (perf_counter() - start)


def long_calls() -> Rates:
    position = stones.Position()
    return {
        "perft": timed(lambda: position.perft(6)),
        "playouts": timed(lambda: position.random_playouts(200_000, seed=7).plies),
    }


def rust_calls(name: str, flags: str) -> Callable[[], Rates]:
    """The same calls in `stones-core/examples/speed.rs`, built for some level of CPU features."""
    cargo = shutil.which("cargo")
    if cargo is None:
        note(f"no cargo to build the {name} peer with")
        return dict
    target = Path(os.environ.get("CARGO_TARGET_DIR", REPOSITORY / "target")) / "speed" / name
    command = [cargo, "build", "--quiet", "--release", "-p", "stones-core", "--features", "playouts"]
    command += ["--example", "speed", "--target-dir", str(target)]
    subprocess.run(command, cwd=REPOSITORY, env=os.environ | {"RUSTFLAGS": flags}, check=True)

    def run() -> Rates:
        text = subprocess.check_output([target / "release/examples/speed"], text=True)
        return {f"{name}-{call}": float(rate) for call, rate in map(str.split, text.splitlines())}

    return run


FIGURES = {
    "loop-vs-pyspiel": ("loop", "pyspiel"),
    "loop-vs-python-chess": ("loop", "chess"),
    "race-loop-vs-pyspiel": ("race-loop", "pyspiel"),
    "race-loop-vs-python-chess": ("race-loop", "chess"),
    "perft-vs-rust": ("perft", "rust-perft"),
    "playouts-vs-rust": ("playouts", "rust-playouts"),
    "perft-vs-native": ("perft", "native-perft"),
    "playouts-vs-native": ("playouts", "native-playouts"),
}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=7)
    options.add_argument("--seconds", type=float, default=0.3, help="for each loop in each round")
    given = options.parse_args()

    parts = [
        loops(given.seconds),
        long_calls,
        rust_calls("rust", ""),
        rust_calls("native", "-C target-cpu=native"),
    ]
    rounds: list[Rates] = []
    for _ in range(given.rounds):
        rates: Rates = {}
        for part in parts:
            rates |= part()
        rounds.append(rates)

    note("moves, leaves or plies a second: name ours peer ratio")
    for name, (ours, peer) in FIGURES.items():
        if peer in rounds[0]:
            ratio = median(rates[ours] / rates[peer] for rates in rounds)
            rate, peer_rate = (median(rates[which] for rates in rounds) for which in (ours, peer))
            print(f"{name} {rate:.0f} {peer_rate:.0f} {ratio:.2f}")


if __name__ == "__main__":
    main()
