"""A tour of both games: play, analyze, draw. Each `# %%` begins a cell, for editors that know notebooks."""

# %% A game of Stones!, in which each side plays the move that does best in random games.
from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from stones_dice import Color, dice_race, stones


def value(position: stones.Position, move: stones.Move) -> float:
    """How often the side to move wins random games after a move; a draw is half a win."""
    counts = position.play(move).random_playouts(200, seed=1)
    white = (counts.white + counts.draw / 2) / (counts.white + counts.draw + counts.black)
    return white if position.turn is Color.WHITE else 1 - white


def best_move(position: stones.Position) -> tuple[stones.Move, float]:
    """The best move by random games, all of them tried at the same time."""
    moves = position.legal_moves
    with ThreadPoolExecutor() as pool:
        values = list(pool.map(lambda move: value(position, move), moves))
    best = max(range(len(moves)), key=values.__getitem__)
    return moves[best], values[best]


game = stones.Game()
while game.outcome() is None:
    move, chance = best_move(game.position)
    game.push(move)
    if game.ply <= 6:
        print(f"{game.ply:3}. {move}  {chance:.0%}")

outcome = game.outcome()
assert outcome is not None
print(game.position.ascii())
print(f"after {game.ply} moves: {outcome}")
print(game.record(White="random games", Black="random games"))

# %% The board after a dozen moves, with the last move highlighted.
game.go_to(12)
picture = game.position.svg(size=480, last_move=game.moves[-1])
Path("stones.svg").write_text(picture, encoding="utf-8")

# %% The number of ways to begin.
for depth in range(5):
    print(f"perft({depth}) = {stones.Position().perft(depth):,}")

# %% A dice race in which White runs with the piece in front, and Black with the one behind.
dice = dice_race.Dice(seed=2026)
race = dice_race.Game(rules=dice_race.Rules(extra_roll_on_six=True))
while race.outcome() is None:
    race.roll(dice.roll())
    moves = race.legal_moves
    race.push(moves[-1] if race.position.turn is Color.WHITE else moves[0])

race_outcome = race.outcome()
assert race_outcome is not None
print(f"{race_outcome.winner.name.title()} wins after {len(race.turns)} rolls")

# %% Does the side that rolls first have an advantage?
for rules in (dice_race.Rules(), dice_race.Rules(capture="landing-only"), dice_race.Rules(pieces=1)):
    wins = dice_race.Position(rules=rules).random_playouts(20_000, seed=1)
    print(f"{wins.white / (wins.white + wins.black):.1%} with {rules}")

# %% The race in the middle of the game, in dark colors.
race.go_to(40)
_, last = race.turns[-1]
Path("race.svg").write_text(race.position.svg(theme="dark", last_move=last), encoding="utf-8")
