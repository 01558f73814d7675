"""Reference cases, made by a slow, independent implementation of the rules."""

from __future__ import annotations

from stones_dice import dice_race, stones

END_RULES = {"ended_side_to_move": "side-to-move", "ended_either_side": "either-side"}


def test_positions_of_stones(stones_vectors):
    assert len(stones_vectors["positions"]) == 200
    for case in stones_vectors["positions"]:
        position = stones.Position(case["position"])
        assert str(position) == case["position"]
        played = {str(move): str(position.play(move)) for move in position.legal_moves}
        assert played == dict(case["moves"])
        assert len(position.legal_moves) == len(case["moves"])
        assert [position.perft(1), position.perft(2)] == case["perft"]
        assert list(position.score()) == case["far_rank"]
        assert list(position.score(stones.Rules(goal="far-half"))) == case["far_half"]
        for key, end in END_RULES.items():
            assert (position.outcome(stones.Rules(end=end)) is not None) == case[key]


def test_games_of_stones(stones_vectors):
    assert len(stones_vectors["games"]) == 20
    for case in stones_vectors["games"]:
        game = stones.Game()
        for move in case["moves"]:
            assert game.outcome() is None
            assert str(game.push(move)) == move
        assert str(game.position) == case["final"]
        assert game.outcome().reason == "no-moves"
        assert list(game.outcome().score) == case["far_rank"]


def race_rules(case) -> dice_race.Rules:
    names = {"FirstContact": "first-contact", "LandingOnly": "landing-only"}
    names |= {"StopShort": "stop-short", "WholeRoll": "whole-roll"}
    return dice_race.Rules(**{key: names.get(value, value) for key, value in case["rules"].items()})


def test_positions_of_the_race(race_vectors):
    assert len(race_vectors["positions"]) == 401
    for case in race_vectors["positions"]:
        position = dice_race.Position(case["position"], race_rules(case))
        assert str(position) == case["position"]
        played = {str(move): str(position.play(move)) for move in position.legal_moves}
        assert played == dict(case["moves"])
        assert len(position.legal_moves) == len(case["moves"])


def test_games_of_the_race(race_vectors):
    assert len(race_vectors["games"]) == 10
    for case in race_vectors["games"]:
        game = dice_race.Game(rules=race_rules(case))
        for turn in case["turns"]:
            rolled, move = turn.split(":")
            game.roll(int(rolled))
            assert str(game.push(move)) == move
        assert [f"{rolled}:{move}" for rolled, move in game.turns] == case["turns"]
        assert game.outcome().winner.value[0] == case["winner"]
        assert str(game.position).split()[0] == case["final_pieces"]
