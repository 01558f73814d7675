"""Records: written, read back, damaged."""

from __future__ import annotations

import copy
import gc
import io
import pickle
import signal
import time
import weakref
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samples import race_games, stones_games
from stones_dice import Color, FileError, RecordError, StonesDiceError, dice_race, stones

RECORD = """[Game "Stones!"]
[White "Ada"]
[Result "*"]

1. a1-d4 {a comment} h8-e5 2. d4xf6 *
"""
RACE_RECORD = """[Game "Dice race"]
[Result "0-1"]
[Termination "resignation"]

1. 3:a1-d1 2. 6:h8-b8 3. 5: 0-1
"""
MODULES = [(stones, RECORD), (dice_race, RACE_RECORD)]

# Any text but half characters, control characters other than white space, and what ends a comment.
comments = st.text(
    st.characters(exclude_categories=["Cs", "Cc"], include_characters="\t\n\r\f", exclude_characters="}"), max_size=20
).filter(lambda text: "Game" not in text)
tag_values = st.text(
    st.characters(exclude_categories=["Cs", "Cc"], include_characters="\t\f"), min_size=1, max_size=20
)


@pytest.mark.parametrize(("module", "text"), MODULES)
def test_a_record_is_read_and_written(module, text):
    assert module.Game.from_record(text).record() == text


def test_what_a_record_says():
    game = stones.Game.from_record(RECORD)
    assert game.tags == {"White": "Ada"}
    assert game.comments == [(1, "a comment")]
    race = dice_race.Game.from_record(RACE_RECORD)
    assert race.outcome() == dice_race.Outcome(Color.BLACK, "resignation")
    assert race.position.rolled == 5


@given(stones_games | race_games, comments, tag_values, st.sampled_from(["go on", "resign", "time"]))
def test_every_game_round_trips(game, comment, value, ending):
    game.add_comment(comment)
    if game.outcome() is None and ending == "resign":
        game.resign(Color.WHITE)
    elif game.outcome() is None and ending == "time":
        game.time_out(Color.BLACK)
    text = game.record(White=value, Round=3, Custom=value)
    again = type(game).from_record(text)
    assert again == game
    assert again.record() == text
    assert again.outcome() == game.outcome()
    assert again.tags == {"White": value, "Round": "3", "Custom": value}


def test_tags_are_kept_and_removed():
    game = stones.Game()
    game.record(White="Ada", Black="Bob")
    assert game.tags == {"White": "Ada", "Black": "Bob"}
    assert "White" not in game.record(White="")
    assert game.tags == {"Black": "Bob"}


@pytest.mark.parametrize(
    "tags", [{"Result": "1-0"}, {"Goal": "x"}, {"White": "a\nb"}, {"White": "a\rb"}, {"White": "\x1b"}, {"a b": "c"}, {"Event": "x", "Start": "y"}, {"White": "\ud800"}],
    ids=ascii,
)
def test_tags_that_cannot_be_written_change_nothing(tags):
    game = stones.Game()
    with pytest.raises(StonesDiceError):
        game.record(**tags)
    assert game.tags == {}


@pytest.mark.parametrize("value", [None, 1.5, True, b"x", object()])
def test_a_tag_is_a_text_or_a_number(value):
    with pytest.raises(TypeError):
        stones.Game().record(White=value)


def test_a_number_without_digits_is_no_tag():
    game = stones.Game()
    with pytest.raises(StonesDiceError, match="digits"):
        game.set_tag("Round", 1 << 30000)
    assert game.tags == {}


@pytest.mark.parametrize("text", ["}", 'x\n[Game "', 'x\r\ufeff [ Game "', "\x1b[0m", "\x7f", "\x80", "\ud800"], ids=ascii)
def test_comments_that_cannot_be_written(text):
    for game in (stones.Game(), dice_race.Game()):
        with pytest.raises(StonesDiceError):
            game.add_comment(text)
        assert game.comments == []


@pytest.mark.parametrize(
    ("text", "turn", "at"),
    [
        ("", None, 0),
        ("x", None, 0),
        (RECORD.replace("h8-e5", "h8-e6"), 1, RECORD.index("h8-e5")),
        (RECORD.replace("2. d4xf6", "2. d4-f6"), 2, RECORD.index("d4xf6")),
        (RECORD.replace("2. d4xf6", "3. d4xf6"), 2, RECORD.index("2. d4")),
        (RECORD.replace("{a comment}", "(a comment)"), 1, RECORD.index("{")),
        (RECORD.replace("{a comment}", "{a comment"), 1, RECORD.index("{")),
        (RECORD.replace('[White "Ada"]', '[White "Ada]'), None, RECORD.index('"]\n[Result') + 1),
        (RECORD.replace("Ada", "é\ud800"), None, RECORD.index("Ada") + 2),
        (RECORD + RECORD, 2, len(RECORD)),
        (RECORD.replace("Stones!", "Dice race"), None, 0),
    ],
    ids=ascii,
)
def test_a_damaged_record_says_where_and_holds_the_rest(text, turn, at):
    with pytest.raises(RecordError) as caught:
        stones.Game.from_record(text)
    error = caught.value
    assert error.turn == turn
    assert error.offset == at
    assert isinstance(error.game, stones.Game)
    assert f"byte {error.offset}" in str(error)


def test_the_game_before_the_fault():
    with pytest.raises(RecordError) as caught:
        stones.Game.from_record(RECORD.replace("d4xf6", "d4xg7"))
    game = caught.value.game
    assert [str(move) for move in game.moves] == ["a1-d4", "h8-e5"]
    assert game.tags == {"White": "Ada"}
    for other in (copy.copy(caught.value), pickle.loads(pickle.dumps(caught.value))):
        assert (other.turn, other.offset, other.game) == (2, caught.value.offset, game)


@pytest.fixture(params=["path", "str path", "text file", "binary file", "open text", "open binary"])
def as_file(request, tmp_path):
    """Ways to hand over a file."""

    def made(text: str):
        path = Path(tmp_path, "games.txt")
        path.write_bytes(text.encode())
        return {
            "path": lambda: path,
            "str path": lambda: str(path),
            "text file": lambda: io.StringIO(text),
            "binary file": lambda: io.BytesIO(text.encode()),
            "open text": lambda: opened.append(path.open(encoding="utf-8", newline="")) or opened[-1],
            "open binary": lambda: opened.append(path.open("rb")) or opened[-1],
        }[request.param]()

    opened: list[io.IOBase] = []
    yield made
    for file in opened:
        file.close()


@pytest.mark.parametrize(("module", "text"), MODULES)
def test_a_file_of_games(module, text, as_file):
    damaged = text.replace("a1-d", "a1-x")
    unclosed = text.replace(" {a comment}", "").replace("1. ", "{é never closed 1. ", 1)
    whole = "\n".join([text, damaged, text, unclosed, text])
    first, second, third, fourth, fifth = module.read_records(as_file(whole))
    assert first == third == fifth == module.Game.from_record(text)
    assert isinstance(second, RecordError)
    assert second.offset == whole.encode().index(b"x4" if module is stones else b"x1")
    assert second.turn == 1
    assert isinstance(fourth, RecordError)
    assert fourth.offset == whole.encode().index("{é".encode())


@pytest.mark.parametrize("module", [stones, dice_race])
def test_an_empty_file(module, as_file):
    assert list(module.read_records(as_file(""))) == []
    assert list(module.read_records(as_file("\n \n"))) == []


@pytest.mark.parametrize("module", [stones, dice_race])
def test_what_is_not_a_file(module, tmp_path):
    for value in (5, None, bytearray(b"games.txt"), ["games.txt"], 1.5):
        with pytest.raises(TypeError, match="expected a path or an open file"):
            module.read_records(value)
    with pytest.raises(FileNotFoundError):
        module.read_records(tmp_path / "missing")
    half = io.StringIO(RECORD.replace("a comment", "\ud800"))
    (error,) = stones.read_records(half)
    assert (type(error), error.turn) == (RecordError, 1)


@pytest.mark.parametrize("module", [stones, dice_race])
def test_comments_and_tags_are_changed_and_removed(module):
    game = module.Game.from_record(dict(MODULES)[module])
    game.set_comments([])
    game.set_comments([], ply=1)
    game.add_comment("a")
    game.add_comment("b", ply=0)
    game.set_comments(["c", "d"], ply=1)
    last = (game.ply, "a")
    assert game.comments == [(0, "b"), (1, "c"), (1, "d"), last]
    for texts in (["x", "}"], ["\x00"]):
        with pytest.raises(StonesDiceError):
            game.set_comments(texts, ply=1)
    with pytest.raises(StonesDiceError):
        game.set_comments(["x"], ply=game.ply + 1)
    with pytest.raises(TypeError):
        game.set_comments("text")
    game.set_comments([], ply=1)
    game.set_comments([], ply=0)
    assert game.comments == [last]
    game.set_tag("White", "Bea")
    game.set_tag("Custom", 7)
    assert game.tags == {"White": "Bea", "Custom": "7"}
    assert game.remove_tag("White")
    assert not game.remove_tag("White")
    with pytest.raises(StonesDiceError):
        game.set_tag("Result", "1-0")
    assert game.tags == {"Custom": "7"}


@pytest.mark.parametrize(("module", "text"), MODULES)
def test_games_come_one_by_one(module, text):
    class Endless:
        blocks = 0

        def read(self, size):
            self.blocks += 1
            return text.encode()

    file = Endless()
    games = module.read_records(file)
    assert file.blocks == 0
    for number in range(1, 4):
        assert next(games) == module.Game.from_record(text)
        assert file.blocks <= number + 1


def test_a_file_that_fails_or_asks_for_the_next_game_ends_the_reading():
    class Failing:
        def __init__(self, fail):
            self.blocks, self.fail = iter([RECORD.encode(), b"[Game"]), fail

        def read(self, size):
            return next(self.blocks, None) or self.fail()

    def unplugged():
        raise OSError("unplugged")

    games = stones.read_records(Failing(unplugged))
    assert isinstance(next(games), stones.Game)
    with pytest.raises(OSError, match="unplugged"):
        next(games)
    assert list(games) == []
    games = stones.read_records(Failing(lambda: next(games)))
    next(games)
    with pytest.raises(ValueError, match="at work already"):
        next(games)
    for wrong in (5, None):
        with pytest.raises(TypeError, match="expected texts or bytes"):
            list(stones.read_records(Failing(lambda wrong=wrong: wrong)))


@pytest.mark.parametrize("module", [stones, dice_race])
def test_a_file_that_holds_its_reader_is_freed(module):
    class File:
        def __init__(self):
            self.games = module.read_records(self)

        def read(self, size):
            return b""

    file = File()
    freed = weakref.ref(file)
    del file
    gc.collect()
    assert freed() is None


LONG = RECORD.replace("{a comment}", "{a comment} " * 2_000_000)
LONG_FILE = LONG.encode()


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs a timer")
@pytest.mark.parametrize(
    "read",
    [lambda: stones.Game.from_record(LONG), lambda: list(stones.read_records(io.BytesIO(LONG_FILE)))],
    ids=["from_record", "read_records"],
)
def test_reading_stops_at_ctrl_c(read):
    def interrupt(*_):
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        start = time.monotonic()
        signal.setitimer(signal.ITIMER_REAL, 0.05)
        with pytest.raises(KeyboardInterrupt):
            read()
        # A tenth of a second on an idle machine; the whole takes longer.
        assert time.monotonic() - start < 0.5
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@given(st.binary(max_size=200) | st.text(max_size=100).map(str.encode))
def test_any_bytes_are_read(content):
    for module, text in MODULES:
        *_, last = module.read_records(io.BytesIO(content + b"\n" + text.encode()))
        assert last == module.Game.from_record(text)


@given(st.data())
def test_any_damage_is_handled(data):
    for module, text in MODULES:
        at = data.draw(st.integers(0, len(text)))
        damaged = text[:at] + data.draw(st.text(max_size=3)) + text[at + data.draw(st.integers(0, 3)) :]
        try:
            game = module.Game.from_record(damaged)
        except RecordError as error:
            assert 0 <= error.offset <= len(damaged.encode("utf-8", "surrogatepass"))
            assert isinstance(error.game, module.Game)
        else:
            assert module.Game.from_record(game.record()) == game


@pytest.mark.parametrize(("module", "text", "name"), [(stones, RACE_RECORD, "Dice race, which `stones_dice.dice_race`"), (dice_race, RECORD, "Stones!, which `stones_dice.stones`")])
def test_a_record_of_the_other_game_is_named(module, text, name):
    for found in module.read_records(io.StringIO(text * 2)):
        assert f"it is a record of {name} reads" in str(found)
    with pytest.raises(RecordError, match=f"it is a record of {name} reads"):
        module.Game.from_record(text)
    with pytest.raises(RecordError) as caught:
        module.Game.from_record('[Game "Chess"]')
    assert "it is a record of" not in str(caught.value)


@pytest.mark.parametrize(("module", "text"), MODULES)
def test_a_text_of_records_leads_to_its_reader(module, text):
    with pytest.raises(FileError, match=r"io\.StringIO\(text\)"):
        module.read_records(text)
    with pytest.raises(RecordError, match=r"read_records\(io\.StringIO\(text\)\)"):
        module.Game.from_record(text * 2)
    with pytest.raises(FileError) as caught:
        module.read_records("missing.txt")
    assert "StringIO" not in str(caught.value)
