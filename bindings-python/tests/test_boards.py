"""Stones! on boards of other sizes."""

from __future__ import annotations

import copy
import pickle

import pytest

from stones_dice import Color, ParseError, SetupError, StonesDiceError, stones

SMALL = stones.Position(board="4x5")


def test_a_position_has_a_board():
    assert (str(SMALL), SMALL.board, stones.Position().board) == ("ssss/4/4/4/SSSS w", "4x5", "8x8")
    assert stones.Position("ssss/4/4/4/SSSS w", board="4x5") == SMALL != stones.Position()
    assert repr(SMALL) == "stones.Position('ssss/4/4/4/SSSS w', board='4x5')"
    assert repr(stones.Position()) == "stones.Position('ssssssss/8/8/8/8/8/8/SSSSSSSS w')"
    assert eval(repr(SMALL)) == SMALL
    for other in (copy.copy(SMALL), pickle.loads(pickle.dumps(SMALL)), stones.Position(SMALL, "4x5"), stones.Position(SMALL)):
        assert other == SMALL and hash(other) == hash(SMALL) and other.board == "4x5"
    for files in range(3, 9):
        for ranks in range(3, 9):
            position = stones.Position(board=f"{files}x{ranks}")
            assert len(str(position).split("/")) == ranks and position.board == f"{files}x{ranks}"
    # The same text says nothing else on a larger board.
    assert stones.Position(board="8x8") == stones.Position()


def test_the_size_is_expected_not_guessed():
    with pytest.raises(ParseError, match='expected a board of 8x8; this one is read with `board="4x5"`'):
        stones.Position("ssss/4/4/4/SSSS w")
    with pytest.raises(ParseError) as caught:
        stones.Position("sss/3/SSS w", board="4x5")
    assert (caught.value.offset, caught.value.expected) == (0, 'a board of 4x5; this one is read with `board="3x3"`')
    with pytest.raises(SetupError, match="the position has another board"):
        stones.Position(SMALL, board="8x8")
    for board in ("2x3", "9x9", "3", "x", "3x", "03x3", "3x+3", "3X3", "3x3 ", "٣x3", ""):
        for call in (stones.Position, stones.Setup):
            with pytest.raises(StonesDiceError, match="board: expected files and ranks, `3x3` to `8x8`"):
                call(board=board)
    with pytest.raises(TypeError):
        stones.Position(board=(4, 5))


def test_everything_works_on_a_small_board():
    position = SMALL.play(SMALL.legal_moves[0])
    assert len(SMALL.legal_moves) == SMALL.perft(1) == len(list(SMALL.legal_moves))
    assert SMALL.legal_moves.index(str(SMALL.legal_moves[2])) == 2
    assert SMALL.perft(2) == sum(len(SMALL.play(move).legal_moves) for move in SMALL.legal_moves)
    assert SMALL.mirrored() == SMALL and SMALL.flipped().turn is Color.BLACK
    assert (position.mirrored().board, position.flipped().flipped()) == ("4x5", position)
    assert SMALL.stone_at("a5") == (Color.BLACK, False) and SMALL.stone_at("h8") is None
    assert SMALL.score() == (0, 0) and SMALL.outcome() is None
    assert SMALL.destinations().keys() == {"a1", "b1", "c1", "d1"}
    assert sum(SMALL.random_playouts(100, 1)[:3]) == 100
    assert SMALL.ascii().splitlines()[0] == "5  s s s s"
    assert SMALL.svg() != stones.Position().svg() and SMALL.svg(last_move="a1-b2", selected="b1").startswith("<svg")
    assert stones.Engine(level=3).best_move(SMALL) in SMALL.legal_moves
    assert stones.Engine().analyze(SMALL, nodes=5_000).lines[0].moves[0] in SMALL.legal_moves
    with pytest.raises(ParseError):
        SMALL.play("a9-b8")


def test_a_game_on_a_small_board():
    game = stones.Game(SMALL)
    while game.outcome() is None:
        game.push(stones.Engine(level=1, seed=3).best_move(game))
    assert game.position.board == "4x5" and game.outcome().score == game.position.score()
    assert '[Start "ssss/4/4/4/SSSS w"]' in game.record()
    for again in (stones.Game.from_record(game.record()), stones.Game.from_json(game.to_json()), pickle.loads(pickle.dumps(game))):
        assert again == game and again.start == SMALL
    assert len(stones.Engine().review(game, nodes=300)) == game.ply
    assert len(stones.Engine().annotate(game, nodes=300).comments) == game.ply


def test_solve_agrees_with_play():
    start = stones.Position(board="3x4")
    solution = stones.solve(start)
    assert solution.value == stones.solve(str(start)).value == 0
    position = start
    for move in solution.line:
        position = position.play(move)
    assert position.outcome().winner is None


def test_a_setup_on_a_small_board():
    setup = stones.Setup(white=["a1", "h8"], pinned=["b2"], board="4x5")
    assert setup.faults() == ["a pin without a stone on b2", "h8 is not on this board"]
    setup.white, setup.pinned = ["a1"], []
    assert str(setup.position()) == "4/4/4/4/S3 w"
    setup.board = "3x3"
    assert (setup.board, str(setup.position())) == ("3x3", "3/3/S2 w")
    assert repr(setup).endswith("turn=Color.WHITE, board='3x3')")
    assert pickle.loads(pickle.dumps(setup)) == eval(repr(setup)) == setup != stones.Setup(white=["a1"])
    assert stones.Setup(SMALL).board == "4x5" and stones.Setup(SMALL, board="8x8").faults() == []
    assert stones.Setup(board="3x3", white=["a1", "a2", "a3", "b1"]).faults() == ["4 stones of White, at most 3 are allowed"]


def test_a_text_of_another_size_names_the_size_to_pass():
    for board, other in (("8x8", "3x4"), ("4x4", "3x4"), ("3x4", "8x8")):
        text = str(stones.Position(board=other))
        with pytest.raises(ParseError, match=f'expected a board of {board}; this one is read with `board="{other}"`'):
            stones.Position(text, board=board)
    with pytest.raises(ParseError) as caught:
        stones.Position("sss/3/x/SSS w")
    assert "board=" not in str(caught.value)
