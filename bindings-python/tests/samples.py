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
