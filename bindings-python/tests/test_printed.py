"""Results are printed as in Rust."""

from __future__ import annotations

import pytest

from stones_dice import Color, dice_race, stones

MOVE, OTHER = stones.Move("a1", "d4"), stones.Move("c3", "e5", "d4", "pin")
WALK, ENTER = dice_race.Position("3,-,-,-/0,-,-,- w 6").legal_moves

PRINTED = [
    (stones.Line((MOVE, OTHER), 0.35, False, 0.4, 0.4, 0.2), "+0.35 win 40 %, draw 40 %, loss 20 %: a1-d4 c3xe5"),
    (stones.Line((MOVE,), -2.0, True, 0.0, 0.0, 1.0), "-2.00 proven: a1-d4"),
    (
        stones.Analysis((stones.Line((MOVE,), 2.0, True, 1, 0, 0), stones.Line((OTHER,), 0, False, 0.25, 0.5, 0.25)), 3, 9, False),
        "+2.00 proven: a1-d4\n+0.00 win 25 %, draw 50 %, loss 25 %: c3xe5",
    ),
    (stones.Review(Color.WHITE, MOVE, OTHER, 0.35, 0.2, False), "best c3xe5 +0.35, loses 0.20"),
    (stones.Review(Color.BLACK, MOVE, MOVE, -0.35, 0.0, True), "best -0.35"),
    (stones.Outcome(Color.WHITE, "no-moves", (5, 3)), "White wins 5-3 (no-moves)"),
    (stones.Outcome(None, "agreement"), "Draw (agreement)"),
    (dice_race.Outcome(Color.BLACK, "all-home"), "Black wins (all-home)"),
    (dice_race.RatedMove(WALK, 0.521, 0.0), "d1-h3 52.1 %"),
    (dice_race.RatedMove(ENTER, 0.509, 0.012), "@a1 50.9 %, loses 1.2 %"),
    (
        dice_race.Review(Color.WHITE, 6, ENTER, WALK, 0.513, 0.008, 0.012, True),
        "best d1-h3 52.1 %, loses 1.2 %, luck +0.8 %",
    ),
    (dice_race.Review(Color.WHITE, 6, WALK, WALK, 0.513, -0.013, 0.0, True), "best 50.0 %, luck -1.3 %"),
]


@pytest.mark.parametrize(("result", "text"), PRINTED, ids=lambda value: type(value).__name__)
def test_a_result_is_printed_as_in_rust(result, text):
    assert str(result) == f"{result}" == text
    assert repr(result) != text and eval(repr(result)) == result


def test_comments_of_a_review_are_what_is_printed():
    game = stones.Game()
    for move in ("a1-d4", "h8-e5", "d4xf6"):
        game.push(move)
    engine = stones.Engine()
    comments = [text for _, text in engine.annotate(game, nodes=3_000).comments]
    assert comments == [str(review) for review in engine.review(game, nodes=3_000)]
    race, dice = dice_race.Game(), dice_race.Dice(3)
    for _ in range(12):
        race.roll(dice.roll())
        race.push(race.legal_moves[-1])
    comments = [text for _, text in dice_race.Engine().annotate(race).comments]
    assert comments == [str(review) for review in dice_race.Engine().review(race)]


def test_what_is_no_result_is_shown_by_its_fields():
    for wrong in (stones.Outcome("green", "no-moves"), stones.Outcome(None, "unknown"), dice_race.Outcome(Color.WHITE, "")):
        assert str(wrong) == repr(wrong)
