"""SVG and text pictures of both boards."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given

from samples import race_games, race_positions, stones_games, stones_positions
from stones_dice import ParseError, StonesDiceError, dice_race, stones

SVG = "{http://www.w3.org/2000/svg}"
STONES = stones.Position("sssssss1/8/8/4p3/3S4/8/8/1SSSSSSS w")
RACE = dice_race.Position("28,16,3,-/19,9,0,- w 6")


def picture(position, **options) -> ElementTree.Element:
    root = ElementTree.fromstring(position.svg(**options))
    assert root.tag == f"{SVG}svg"
    return root


def texts(root) -> list[str]:
    return [element.text for element in root.iter(f"{SVG}text")]


@given(stones_positions | race_positions)
def test_every_picture_is_well_formed_and_described(position):
    root = picture(position)
    assert root.get("role") == "img"
    assert root.get("width") == "400"
    assert root.findtext(f"{SVG}title")
    assert root.findtext(f"{SVG}desc")
    assert position._repr_svg_() == position.svg()


@pytest.mark.parametrize("position", [STONES, RACE])
def test_options(position):
    assert picture(position, size=123).get("width") == "123"
    assert texts(picture(position, coordinates=False)) == []
    assert set("abcdefgh12345678") <= set(texts(picture(position)))
    assert position.svg(theme="dark") != position.svg(theme="light") == position.svg()
    assert position.svg(flipped=True) != position.svg()
    move = position.legal_moves[0]
    for options in ({"last_move": move}, {"selected": move.origin}):
        assert position.svg(**options) != position.svg()
    assert position.svg(last_move=None, selected=None) == position.svg()
    with pytest.raises(StonesDiceError, match="theme: expected `light` or `dark`"):
        position.svg(theme="red")
    with pytest.raises(ParseError):
        position.svg(selected="j9")
    with pytest.raises(StonesDiceError):
        position.svg(size=0)


def lines(root) -> int:
    return len(list(root.iter(f"{SVG}polyline"))) + len(list(root.iter(f"{SVG}line"))) + len(list(root.iter(f"{SVG}path")))


@pytest.mark.parametrize("position", [STONES, RACE])
def test_arrows(position):
    one, two = [picture(position, arrows=[["a1", "d4"]] * n) for n in (1, 2)]
    assert lines(two) - lines(one) == lines(one) - lines(picture(position)) > 0
    assert position.svg(arrows=[("a1", "b2", "b4")]) != position.svg(arrows=[["a1", "b4"]])
    assert position.svg(arrows=[]) == position.svg(arrows=None) == position.svg(arrows=[[]]) == position.svg()
    with pytest.raises(ParseError):
        position.svg(arrows=[["a1", "j9"]])
    for wrong in (5, "a1", ["a1-d4"], [[5]]):
        with pytest.raises(TypeError, match="arrows"):
            position.svg(arrows=wrong)


@given(stones_games | race_games)
def test_a_game_draws_its_board_with_its_last_move(game):
    last = ([move for _, move in game.turns] if isinstance(game, dice_race.Game) else game.moves)[-1:]
    options = {"size": 300, "flipped": True, "theme": "dark", "arrows": [["a1", "b2"]]}
    assert game.svg(**options) == game.position.svg(last_move=last[0] if last else None, **options)


def test_a_game_can_highlight_another_move():
    game = stones.Game()
    game.push("a1-d4")
    assert game.svg() != game.svg(last_move="h1-g2") == game.position.svg(last_move="h1-g2")
    assert game.svg(selected="h8") == game.position.svg(last_move="a1-d4", selected="h8")


def html(game) -> ElementTree.Element:
    root = ElementTree.fromstring(game._repr_html_())
    assert [child.tag for child in root] == [f"{SVG}svg", "pre"]
    return root


@given(stones_games | race_games)
def test_a_game_in_a_notebook_shows_its_board_and_its_record(game):
    game.add_comment("a < b & \"c\" >\n d")
    text = html(game).findtext("pre")
    assert text.split() == game.record().split()
    last = (game.moves if isinstance(game, stones.Game) else [move for _, move in game.turns])[-1:]
    assert game.position.svg(last_move=last[0] if last else None) in game._repr_html_()


def test_a_notebook_shows_games_of_all_kinds():
    game = stones.Game("sss/3/SSS w")
    assert html(game).findtext("pre").endswith("\n\n* ") and "Start" in html(game).findtext("pre")
    game.push(game.legal_moves[0])
    game.resign("black")
    assert html(game).findtext("pre").endswith(" 1-0 ")
    race = dice_race.Game()
    race.roll(3)
    assert "1. 3: *" in html(race).findtext("pre")


def test_legal_targets_of_a_stone():
    plain = len(list(picture(STONES).iter(f"{SVG}circle")))
    for square, targets in STONES.destinations().items():
        marked = len(list(picture(STONES, selected=square).iter(f"{SVG}circle")))
        assert marked - plain == len(targets)
    assert len(list(picture(STONES, selected="a4").iter(f"{SVG}circle"))) == plain


def test_a_pinned_stone_has_a_cross():
    without = stones.Position(str(STONES).replace("p", "s"))
    def crosses(position):
        return len(list(picture(position).iter(f"{SVG}path"))) + len(list(picture(position).iter(f"{SVG}line")))

    assert crosses(STONES) > crosses(without)


def test_a_flipped_board_turns_the_coordinates():
    upright, flipped = (texts(picture(STONES, flipped=flag)) for flag in (False, True))
    assert sorted(upright) == sorted(flipped)

    def place(root, letter):
        (element,) = [e for e in root.iter(f"{SVG}text") if e.text == letter]
        return float(element.get("x"))

    assert place(picture(STONES), "a") < place(picture(STONES), "h")
    assert place(picture(STONES, flipped=True), "a") > place(picture(STONES, flipped=True), "h")


@given(stones_positions | race_positions)
def test_text_pictures_show_every_piece(position):
    board = position.ascii()
    assert len(board.splitlines()) >= 9
    assert board.isascii()
    if isinstance(position, stones.Position):
        pieces = [c for c in str(position).split()[0] if c.isalpha()]
        rows = "".join(line[1:] for line in board.splitlines()[:8])
        assert sorted(c for c in rows if c in "SsPp") == sorted(pieces)
