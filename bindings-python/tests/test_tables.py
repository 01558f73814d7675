"""Tables of exact chances."""

from __future__ import annotations

import errno
import math
import os
import pickle

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
    with pytest.raises(IsADirectoryError) as caught:
        table.save(tmp_path)
    assert caught.value.filename == str(tmp_path)


@pytest.mark.parametrize("mmap", [None, True, False])
def test_a_path_is_text_bytes_or_path_like(table, tmp_path, mmap):
    path = tmp_path / "one.table"
    table.save(os.fsencode(path))
    for spelled in [path, str(path), os.fsencode(path)]:
        assert dice_race.Table.load(spelled, mmap=mmap).win_probability(START) == table.win_probability(START)
    for wrong in [None, 1, 1.5, [str(path)]]:
        with pytest.raises(TypeError):
            dice_race.Table.load(wrong, mmap=mmap)
    with pytest.raises(TypeError):
        dice_race.Table.load(path, mmap="yes")


@pytest.mark.parametrize("mmap", [None, True, False])
def test_errors_of_files_name_the_file(tmp_path, mmap):
    def fails(path, error, number):
        with pytest.raises(error) as caught:
            dice_race.Table.load(path, mmap=mmap)
        assert (caught.value.errno, caught.value.filename) == (number, str(path))

    fails(tmp_path / "none", FileNotFoundError, errno.ENOENT)
    fails(tmp_path, IsADirectoryError, errno.EISDIR)
    if hasattr(os, "mkfifo"):
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        fails(pipe, OSError, errno.EINVAL)
        with pytest.raises(OSError, match="not a regular file"):
            dice_race.Table.load(pipe, mmap=mmap)


def test_a_table_that_was_read_does_not_need_its_file(table, tmp_path):
    path = tmp_path / "one.table"
    table.save(path)
    for loaded in [dice_race.Table.load(path), dice_race.Table.load(path, mmap=False)]:
        content = path.read_bytes()
        path.write_bytes(b"")
        assert loaded.win_probability(START) == table.win_probability(START)
        path.write_bytes(content)


@pytest.mark.skipif(os.name != "posix", reason="modes and links of Unix")
def test_a_replaced_file_keeps_its_mode_and_its_link(table, tmp_path):
    path, link, part = tmp_path / "one.table", tmp_path / "link", tmp_path / "one.table.part"
    part.write_bytes(b"another's")
    path.write_bytes(b"")
    path.chmod(0o600)
    link.symlink_to(path)
    table.save(link)
    assert link.is_symlink() and path.stat().st_mode & 0o777 == 0o600
    assert dice_race.Table.load(path).states == table.states
    assert part.read_bytes() == b"another's" and len(list(tmp_path.iterdir())) == 3


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


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
@pytest.mark.parametrize("mmap", [None, True, False])
def test_a_pickle_of_a_loaded_table_names_its_file(table, tmp_path, monkeypatch, mmap, protocol):
    path = tmp_path / "one.table"
    table.save(path)
    monkeypatch.chdir(tmp_path)
    loaded = dice_race.Table.load("one.table", mmap=mmap)
    monkeypatch.chdir("/")
    for value in (loaded, dice_race.Engine(3, 1, loaded)):
        pickled = pickle.dumps(value, protocol)
        assert len(pickled) < 1_000 and b"one.table" in pickled
        assert pickle.loads(pickled) == value
    assert loaded == table and hash(loaded) == hash(table)
    dice_race.solve(dice_race.Rules(pieces=1, block="whole-roll")).save(path)
    with pytest.raises(TableError, match="the file has changed: it holds a table for other rules"):
        pickle.loads(pickled)
    path.write_bytes(b"damaged")
    with pytest.raises(TableError, match="unknown format"):
        pickle.loads(pickled)
    path.unlink()
    with pytest.raises(FileNotFoundError):
        pickle.loads(pickled)


def test_a_computed_table_is_its_bytes(table, tmp_path):
    content = table.to_bytes()
    table.save(tmp_path / "one.table")
    assert (tmp_path / "one.table").read_bytes() == content
    again = dice_race.Table.from_bytes(content)
    assert again == table != dice_race.solve(dice_race.Rules(pieces=1, extra_roll_on_six=True))
    assert pickle.loads(pickle.dumps(table)).to_bytes() == content
    assert pickle.loads(pickle.dumps(dice_race.Engine(table=table))).win_probability(START) == pytest.approx(0.591648, abs=1e-4)
    for damaged in (b"", content[:-1], content + b"x", content[:100] + b"x" + content[101:]):
        with pytest.raises(TableError):
            dice_race.Table.from_bytes(damaged)
    for wrong in (None, "text", bytearray(content), 5):
        with pytest.raises(TypeError):
            dice_race.Table.from_bytes(wrong)


@pytest.mark.parametrize("wrong", [None, 1, b"0/0 w ?", object()])
def test_wrong_types(table, wrong):
    for call in [dice_race.solve, table.win_probability, table.best_move]:
        with pytest.raises(TypeError):
            call(wrong)
