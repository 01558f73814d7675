"""Random games and positions for hypothesis."""

from __future__ import annotations

from hypothesis import strategies as st

from stones_dice import dice_race, stones

STONES_RULES = [stones.Rules(end, goal) for end in ("side-to-move", "either-side") for goal in ("far-rank", "far-half")]

RACE_RULES = [
    dice_race.Rules(capture, block, extra, pieces)
    for capture in ("first-contact", "landing-only")
    for block in ("stop-short", "whole-roll")
    for extra in (False, True)
    for pieces in (1, 2, 3, 4)
]


def stones_game(random, rules=stones.Rules(), plies=1_040) -> stones.Game:
    """A game of random moves, ended or cut off."""
    game = stones.Game(rules=rules)
    while len(game.legal_moves) and game.ply < plies:
        game.push(random.choice(game.legal_moves))
    return game


def race_game(random, rules=dice_race.Rules(), plies=2_000) -> dice_race.Game:
    """A game of random rolls and moves, ended or cut off; sometimes with a roll pending."""
    game = dice_race.Game(rules=rules)
    while game.outcome() is None and game.ply < plies:
        game.roll(random.randint(1, 6))
        if game.ply == plies - 1 and random.random() < 0.5:
            break
        game.push(random.choice(game.legal_moves))
    return game


randoms = st.randoms(use_true_random=False)

stones_games = st.builds(stones_game, randoms, st.sampled_from(STONES_RULES), st.integers(0, 120))
stones_positions = stones_games.map(lambda game: game.position)

race_games = st.builds(race_game, randoms, st.sampled_from(RACE_RULES), st.integers(0, 400))
race_positions = race_games.map(lambda game: game.position)


# Programs that call what takes long begin with this.
GAMES = """
import stones_dice
game, race, dice = stones.Game(), dice_race.Game(), dice_race.Dice(3)
game.push("a1-d4")
while race.ply < 3_000:
    race.roll(dice.roll())
    race.push(race.legal_moves[0])
    if race.outcome():
        race.undo(past_roll=True)
"""
LONG_CALLS = [
    "stones.Position().perft(60)",
    "stones.Position().random_playouts(10**12, 1)",
    "stones.solve(stones.START)",
    "stones.Engine().analyze(stones.Position(), seconds=600)",
    "dice_race.Position().random_playouts(10**12, 1)",
    "dice_race.solve(dice_race.Rules(pieces=3))",
    "dice_race.Dice(1, rolled=10**15)",
    "dice_race.Engine().review(race)",
    "stones.solve(stones.START, threads=4, table=1024)",
    "stones.Engine().analyze(stones.Position(), lines=54, threads=2, nodes=10**15)",
    "stones.Engine().best_move(stones.Position(), nodes=10**15)",
    "stones.Engine().review(game, seconds=600)",
    "stones.Engine().annotate(game, seconds=600)",
    "stones.Engine().analyze(stones.Position(), seconds=600, stop=stones_dice.Stop(), report=str)",
    "dice_race.solve(dice_race.Rules(pieces=3), stop=stones_dice.Stop(), report=str)",
    "dice_race.Engine().review(race, stop=stones_dice.Stop())",
]
