"""Colors as data: strings that sort, group and serialize."""

from __future__ import annotations

import json

import pytest

from stones_dice import Color, dice_race, stones


def test_a_color_is_a_string():
    assert (str(Color.WHITE), f"{Color.BLACK:>6}", "%s" % Color.WHITE) == ("white", " black", "white")
    assert Color.WHITE == "white" != Color.BLACK and hash(Color.WHITE) == hash("white")
    assert {"white": 1}[Color.WHITE] == 1
    assert Color("black") is Color.BLACK and list(Color) == ["white", "black"]
    assert Color("White") is Color("WHITE") is Color.WHITE
    for other in ("", "w", "whiten", "BLAC\u212a", 3, None):
        with pytest.raises(ValueError):
            Color(other)
    assert repr(Color.WHITE) == "Color.WHITE"


def test_colors_sort_and_serialize():
    assert sorted([Color.WHITE, Color.BLACK, Color.WHITE]) == [Color.BLACK, Color.WHITE, Color.WHITE]
    assert max(Color) is Color.WHITE
    game = stones.Game()
    game.resign(Color.BLACK)
    assert json.dumps({"winner": game.outcome().winner, Color.BLACK: 1}) == '{"winner": "white", "black": 1}'
    assert json.loads(json.dumps(game.outcome())) == ["white", "resignation", None]


def test_colors_group_a_data_frame():
    pandas = pytest.importorskip("pandas")
    rows = [{"winner": winner, "plies": plies} for winner, plies in [(Color.WHITE, 40), (Color.BLACK, 30), ("white", 50)]]
    frame = pandas.DataFrame([*rows, {"winner": None, "plies": 60}])
    assert frame.groupby("winner")["plies"].mean().to_dict() == {Color.BLACK: 30, Color.WHITE: 45}
    assert frame["winner"].value_counts()[Color.WHITE] == 2
    assert frame.sort_values("winner")["plies"].tolist() == [30, 40, 50, 60]
    assert frame[frame["winner"] == Color.WHITE]["plies"].sum() == 90
    assert '"winner":"black"' in frame.to_json(orient="records")
    categories = pandas.Series([Color.WHITE, Color.BLACK, Color.WHITE], dtype="category")
    assert list(categories.cat.categories) == [Color.BLACK, Color.WHITE]


@pytest.mark.parametrize("module", [stones, dice_race])
@pytest.mark.parametrize("black", [Color.BLACK, "black", "Black", "BLACK"])
def test_a_color_may_be_given_by_its_name(module, black):
    for end in ("resign", "time_out", "abandon"):
        game = module.Game()
        getattr(game, end)(black)
        assert game.outcome().winner is (Color.BLACK if end == "abandon" else Color.WHITE)
    setup = module.Setup(turn=black)
    setup.turn = black
    assert setup.turn is Color.BLACK
    assert dice_race.Move(black, 0, 3).mover is Color.BLACK
    assert dice_race.Position().pieces(black) == [0, None, None, None]
