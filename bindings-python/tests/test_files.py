"""Files: every function that takes one takes the same paths."""

from __future__ import annotations

import os
import pathlib
import sys

import pytest

from stones_dice import dice_race, stones

TABLE = dice_race.solve(dice_race.Rules(pieces=1))


class Path:
    """A path of another library."""

    def __init__(self, path):
        self.path = path

    def __fspath__(self):
        return self.path


READERS = {
    "stones": lambda path: list(stones.read_records(path)) == [stones.Game()],
    "race": lambda path: list(dice_race.read_records(path)) == [dice_race.Game()],
    "table": lambda path: dice_race.Table.load(path).states == TABLE.states,
    "save": lambda path: TABLE.save(path) is None,
}
WRITERS = {"stones": stones.Game().record().encode(), "race": dice_race.Game().record().encode(), "table": None, "save": b""}

names = ["plain", "with spaces", "umläut", "♟"]
if sys.platform == "linux":
    names.append("no utf-8 \udcff")


@pytest.mark.parametrize("kind", READERS)
@pytest.mark.parametrize("name", names, ids=ascii)
def test_a_path_is_text_bytes_or_path_like(kind, name, tmp_path):
    path = str(tmp_path / name)
    if WRITERS[kind] is None:
        TABLE.save(path)
    else:
        pathlib.Path(path).write_bytes(WRITERS[kind])
    (entry,), (as_bytes,) = os.scandir(tmp_path), os.scandir(os.fsencode(tmp_path))
    spelled = [path, os.fsencode(path), pathlib.Path(path), Path(path), Path(os.fsencode(path)), entry, as_bytes]
    for spelling in spelled:
        assert READERS[kind](spelling)


@pytest.mark.parametrize("kind", READERS)
def test_errors_name_the_path(kind, tmp_path):
    for path in (str(tmp_path / "none" / "such"), os.fsencode(tmp_path / "none" / "such")):
        with pytest.raises(FileNotFoundError) as caught:
            READERS[kind](path)
        assert os.fsencode(caught.value.filename) == os.fsencode(path)
    for wrong in (None, 1, True, 1.5, ["x"], bytearray(b"x"), Path(1), Path, object()):
        with pytest.raises(TypeError):
            READERS[kind](wrong)
