"""Files: every function that takes one takes the same paths."""

from __future__ import annotations

import errno
import gc
import os
import pathlib
import pickle
import sys
import warnings

import pytest

from stones_dice import FileError, RecordError, StonesDiceError, TableError, dice_race, stones

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


def fails(kind, path) -> FileError:
    """What the reader or writer raises, caught as what it is to a caller."""
    with pytest.raises(StonesDiceError) as caught:
        READERS[kind](path)
    error = caught.value
    assert isinstance(error, FileError) and isinstance(error, OSError) and isinstance(error, ValueError)
    assert os.fsencode(error.filename) == os.fsencode(path)
    assert str(error) == f"[Errno {error.errno}] {error.strerror}: {error.filename!r}"
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.errno, str(again)) == (type(error), error.errno, str(error))
    return error


@pytest.mark.parametrize("kind", READERS)
@pytest.mark.parametrize("spell", [str, os.fsencode], ids=["str", "bytes"])
def test_errors_of_files_are_those_of_the_system(kind, spell, tmp_path):
    missing = fails(kind, spell(tmp_path / "none" / "such"))
    assert isinstance(missing, FileNotFoundError) and missing.errno == errno.ENOENT
    folder = fails(kind, spell(tmp_path))
    assert isinstance(folder, IsADirectoryError) and folder.errno == errno.EISDIR
    (tmp_path / "file").write_bytes(b"")
    inside = fails(kind, spell(tmp_path / "file" / "such"))
    assert isinstance(inside, NotADirectoryError) and inside.errno == errno.ENOTDIR
    long = fails(kind, spell(tmp_path / ("x" * 300)))
    assert type(long) is FileError and long.errno == errno.ENAMETOOLONG


@pytest.mark.skipif(not hasattr(os, "seteuid"), reason="needs users of Unix")
@pytest.mark.parametrize("kind", READERS)
def test_a_path_without_permission(kind, tmp_path):
    folder, user = tmp_path / "folder", os.geteuid()
    folder.mkdir(mode=0)
    if user == 0:
        os.seteuid(65_534)  # Root may read and write everything.
    try:
        error = fails(kind, str(folder / "file"))
    finally:
        os.seteuid(user)
        folder.chmod(0o700)
    assert isinstance(error, PermissionError) and error.errno == errno.EACCES


@pytest.mark.parametrize("kind", READERS)
def test_what_is_no_path_is_refused(kind):
    assert fails(kind, "with a\0null").errno == errno.EINVAL
    with pytest.raises(FileError) as caught:
        READERS[kind]("half \ud800")
    assert caught.value.errno == errno.EINVAL
    for wrong in (None, 1, True, 1.5, ["x"], bytearray(b"x"), Path(1), Path, object()):
        with pytest.raises(TypeError):
            READERS[kind](wrong)


@pytest.mark.parametrize("module", [stones, dice_race])
def test_a_reader_closes_its_file(module, tmp_path):
    path = tmp_path / "games"
    path.write_text(2 * module.Game().record())
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        for read in (0, 1, 2, 3):
            games = module.read_records(path)
            for _ in range(read):
                next(games, None)
            games.close()
            del games
            gc.collect()
    assert warned == []


def test_wrong_files_are_named(tmp_path):
    path = tmp_path / "games"
    path.write_bytes(stones.Game().record().encode() + b'[Game "Stones!"]\n1. a1 *\n')
    for module in (stones, dice_race):
        for spelled in (path, os.fsencode(path)):
            *_, damaged = module.read_records(spelled)
            assert isinstance(damaged, RecordError) and damaged.filename == os.fspath(spelled)
            assert pickle.loads(pickle.dumps(damaged)).filename == damaged.filename
        with path.open("rb") as file:
            assert list(module.read_records(file))[-1].filename is None
    with pytest.raises(TableError) as caught:
        dice_race.Table.load(path)
    assert caught.value.filename == str(path)
    assert str(caught.value).startswith("unknown format") and str(caught.value).endswith(f": {str(path)!r}")
    with pytest.raises(TableError) as caught:
        dice_race.Table.from_bytes(b"")
    assert caught.value.filename is None


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs Linux")
def test_a_full_disk():
    error = fails("save", "/dev/full")
    assert type(error) is FileError and error.errno == errno.ENOSPC


@pytest.mark.skipif(not os.path.exists("/proc/self/mem"), reason="needs Linux")
@pytest.mark.parametrize("kind", ["stones", "race"])
def test_a_file_that_cannot_be_read_on(kind):
    assert fails(kind, "/proc/self/mem").errno == errno.EIO
