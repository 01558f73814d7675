"""Records: written, read back, damaged."""

from __future__ import annotations

import copy
import io
import pickle
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samples import race_games, stones_games
from stones_dice import Color, RecordError, StonesDiceError, dice_race, stones

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

# Any text but half characters and what ends a comment.
comments = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="}"), max_size=20).filter(
    lambda text: '\n[Game "' not in text
)
tag_values = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r\n"), min_size=1, max_size=20)


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
    "tags", [{"Result": "1-0"}, {"Goal": "x"}, {"White": "a\nb"}, {"a b": "c"}, {"Event": "x", "Start": "y"}, {"White": "\ud800"}],
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


@pytest.mark.parametrize("text", ["}", 'x\n[Game "', "\ud800"], ids=ascii)
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
    for value in (5, None, b"games.txt", ["games.txt"], 1.5):
        with pytest.raises(TypeError, match="expected a path or an open file"):
            module.read_records(value)
    with pytest.raises(FileNotFoundError):
        module.read_records(tmp_path / "missing")
    half = io.StringIO(RECORD.replace("a comment", "\ud800"))
    (error,) = stones.read_records(half)
    assert (type(error), error.turn) == (RecordError, 1)


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
