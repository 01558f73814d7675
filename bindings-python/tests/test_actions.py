"""Action numbers of moves, for learning code."""

from __future__ import annotations

import pytest
from hypothesis import given

from samples import race_positions, stones_positions
from stones_dice import Color, IllegalMoveError, StonesDiceError, dice_race, stones

COUNTS = {stones: 376, dice_race: 34}


def test_the_numbers_of_actions():
    for module, count in COUNTS.items():
        assert module.ACTIONS == count


@given(stones_positions | race_positions)
def test_moves_and_numbers_are_one_to_one(position):
    count = stones.ACTIONS if isinstance(position, stones.Position) else dice_race.ACTIONS
    actions = position.legal_actions
    assert actions == sorted(set(actions)) and all(type(action) is int for action in actions)
    assert [position.move_to_action(move) for move in position.legal_moves] == actions
    assert [position.action_to_move(action) for action in actions] == list(position.legal_moves)
    assert position.action_mask() == bytes(action in actions for action in range(count))
    for action in set(range(count)) - set(actions):
        with pytest.raises(IllegalMoveError, match=f"^action {action}: "):
            position.action_to_move(action)


def test_numbers_are_as_the_mover_sees_them():
    position = stones.Position()
    assert position.move_to_action("a1-b2") == position.play("h1-g2").move_to_action("a8-b7") == 0
    race = dice_race.Position().roll(3)
    assert race.move_to_action("a1-d1") == 0
    assert race.play("a1-d1").roll(3).turn is Color.BLACK
    assert race.play("a1-d1").roll(3).legal_actions == [0]


@pytest.mark.parametrize("module", [stones, dice_race])
def test_other_numbers_and_moves_are_refused(module):
    position = module.Position()
    for number in (-1, module.ACTIONS, 2**70):
        with pytest.raises(StonesDiceError, match=f"action is a whole number from 0 to {module.ACTIONS - 1}"):
            position.action_to_move(number)
    for number in (True, 1.0, "1", None):
        with pytest.raises(TypeError):
            position.action_to_move(number)
    with pytest.raises(IllegalMoveError):
        position.move_to_action("a1-b1" if module is dice_race else "a1xc1")
    with pytest.raises(TypeError):
        position.move_to_action(0)


def test_small_boards_have_no_numbers():
    small = stones.Position(board="3x4")
    move = small.legal_moves[0]
    for ask in (lambda: small.legal_actions, small.action_mask, lambda: small.move_to_action(move), lambda: small.action_to_move(0)):
        with pytest.raises(StonesDiceError, match="actions are numbered on boards of 8x8; this one is 3x4"):
            ask()
