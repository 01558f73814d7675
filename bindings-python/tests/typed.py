"""What a type checker says of calls. It is checked, not run."""

from __future__ import annotations

from typing_extensions import assert_type

from stones_dice import Color, FileError, RecordError, StonesDiceError, dice_race, stones

for found in stones.read_records("games.txt"):
    if isinstance(found, RecordError):
        assert_type(found.game, stones.Game)
        assert_type(found.filename, "str | bytes | None")
    else:
        assert_type(found, stones.Game)
for race in dice_race.read_records("games.txt"):
    if isinstance(race, RecordError):
        assert_type(race.game.turns, "list[tuple[int, dice_race.Move]]")

try:
    table = dice_race.Table.load("one.table")
except FileNotFoundError:
    pass
except FileError as error:
    assert_type(error.errno, "int | None")
except StonesDiceError:
    pass

game, engine = stones.Game("sss/3/SSS w"), stones.Engine()
game.resign("white")
game.resign(Color.BLACK)
for position in (stones.START, stones.Position(board="4x4"), game):
    assert_type(engine.best_move(position), stones.Move)
    assert_type(stones.solve(position).value, int)
assert_type(stones.Position().is_legal("a1-d4"), bool)
assert_type(stones.Position().legal_actions, "list[int]")
assert_type(dice_race.Position().action_mask(), bytes)
assert_type(stones.Position().action_to_move(stones.ACTIONS - 1), stones.Move)
assert_type(engine.rules, "stones.Rules | None")
stones.Position().svg(last_move="a1-d4")
