"""Tables of exact chances."""

from __future__ import annotations

import math

import pytest

from stones_dice import IllegalMoveError, TableError, dice_race

ONE = dice_race.Rules(pieces=1)
START = dice_race.Position(rules=ONE)


@pytest.fixture(scope="module")
def table():
    return dice_race.solve(ONE)


def test_the_figures_of_one_piece():
    for rules, chance in [
        (ONE, 0.591648),
        (dice_race.Rules(pieces=1, capture="landing-only"), 0.589093),
        (dice_race.Rules(pieces=1, extra_roll_on_six=True), 0.562311),
    ]:
        table = dice_race.solve(rules)
        assert (table.states, table.rules) == (813, rules)
        assert abs(table.win_probability(dice_race.Position(rules=rules)) - chance) < 1 / 65_535


def test_two_pieces():
    table = dice_race.solve(dice_race.Rules(pieces=2))
    assert table.states == 242_517
    assert abs(table.win_probability(dice_race.Position(rules=table.rules)) - 0.511899) < 1 / 65_535


def test_a_roll_is_worth_its_best_move(table):
    rolled = [START.roll(n) for n in range(1, 7)]
    for position in rolled:
        best = table.best_move(position)
        assert best in position.legal_moves
        chances = [1 - table.win_probability(position.play(move)) for move in position.legal_moves]
        assert table.win_probability(position) == max(chances)
    mean = math.fsum(map(table.win_probability, rolled)) / 6
    assert abs(mean - table.win_probability(START)) < 1.5 / 65_535


def test_a_game_that_is_over(table):
    lost, won = dice_race.Position("28/3 b ?", ONE), dice_race.Position("28/3 w ?", ONE)
    assert (table.win_probability(lost), table.win_probability(won)) == (0.0, 1.0)
    with pytest.raises(IllegalMoveError) as caught:
        table.best_move(lost)
    assert caught.value.reason == "game over"
    with pytest.raises(IllegalMoveError) as caught:
        table.best_move(START)
    assert caught.value.reason == "nothing has been rolled yet"


def test_other_rules_are_refused(table):
    for other in [dice_race.Position(), dice_race.Position(rules=dice_race.Rules(pieces=1, block="whole-roll"))]:
        with pytest.raises(TableError, match="expected 1 piece, first-contact, stop-short, no extra roll on six"):
            table.win_probability(other)
        with pytest.raises(TableError, match="other rules"):
            table.best_move(other.roll(1))


def test_a_table_is_saved_and_loaded(table, tmp_path):
    path = tmp_path / "one.table"
    table.save(path)
    loaded = dice_race.Table.load(str(path))
    assert (loaded.states, loaded.rules) == (813, ONE)
    assert loaded.win_probability(START) == table.win_probability(START)
    assert repr(loaded) == f"<dice_race.Table of 813 positions, {ONE!r}>"
    with pytest.raises(OSError, match="not a regular file"):
        table.save(tmp_path)


def test_a_bad_file_is_refused(table, tmp_path):
    path = tmp_path / "one.table"
    table.save(path)
    content = path.read_bytes()
    damaged = bytearray(content)
    damaged[100] ^= 1
    for bad, message in [
        (b"", "unknown format"),
        (b"something else entirely", "unknown format"),
        (content[:-1], "1645 bytes: expected 1646"),
        (content + b"\0", "1647 bytes: expected 1646"),
        (bytes(damaged), "checksum"),
        (content[:8] + b"\2" + content[9:], "version 2"),
    ]:
        path.write_bytes(bad)
        with pytest.raises(TableError, match=message):
            dice_race.Table.load(path)
    with pytest.raises(FileNotFoundError):
        dice_race.Table.load(tmp_path / "none")


@pytest.mark.parametrize("wrong", [None, 1, "text", object()])
def test_wrong_types(table, wrong):
    for call in [dice_race.solve, table.win_probability, table.best_move]:
        with pytest.raises(TypeError):
            call(wrong)
