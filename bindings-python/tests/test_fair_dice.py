"""Fair dice: the vectors of the Rust crate, a game from the commitment to its proof, and what is refused."""

from __future__ import annotations

import copy
import pickle

import pytest
from conftest import REPOSITORY
from hypothesis import given
from hypothesis import strategies as st

from stones_dice import Color, StonesDiceError, VerifyError, dice_race

SECRET = bytes([7] * 32)
START = dice_race.Position()


def golden() -> list[list[str]]:
    text = (REPOSITORY / "dice-race-core/tests/golden/fair_dice_v2.txt").read_text()
    return [line.split("; ") for line in text.splitlines() if line and not line.startswith("#")]


def rules(byte: int) -> dice_race.Rules:
    """The rules by their byte, as packed positions hold them."""
    return dice_race.Rules(
        pieces=(byte & 3) + 1,
        capture="landing-only" if byte & 4 else "first-contact",
        block="whole-roll" if byte & 8 else "stop-short",
        extra_roll_on_six=bool(byte & 16),
    )


@pytest.mark.parametrize("case", golden(), ids=lambda case: f"{case[2][:8]} {case[7]}")
def test_commitments_and_rolls_are_those_of_an_independent_implementation(case):
    server, client, game_id, start, byte, _, commitment, first, rolls, _ = case
    position = dice_race.Position(start, rules(int(byte)))
    committed = dice_race.CommittedDice(game_id, position, server_seed=bytes.fromhex(server))
    assert committed.commitment == commitment
    dice = committed.with_client(bytes.fromhex(client))
    assert dice.commitment == commitment
    dice.next_number = int(first)
    assert "".join(str(dice.roll()) for _ in rolls) == rolls
    assert "".join(str(dice.roll_at((int(first) + n) % 2**64)) for n in range(20)) == rolls
    assert dice.next_number == (int(first) + 20) % 2**64


def fair(start: dice_race.Position = START, client: bytes | str = "any bytes") -> dice_race.FairDice:
    return dice_race.CommittedDice("table 7", start, server_seed=SECRET).with_client(client)


def played(moves: int, start: dice_race.Position = START) -> tuple[dice_race.Game, dice_race.FairDice]:
    game, dice = dice_race.Game(start), fair(start)
    while game.outcome() is None and game.ply < moves:
        game.roll(dice.roll_for(game))
        game.push(game.legal_moves[-1])
    return game, dice


def test_a_game_from_the_commitment_to_its_proof():
    game, dice = played(10_000)
    ended = game.ply
    assert dice.reveal(game) == SECRET
    assert game.tags["DiceGame"] == "table 7" and game.tags["DiceServerSeed"] == SECRET.hex()
    read = dice_race.Game.from_record(game.record())
    found = dice_race.verify(read, commitment=dice.commitment, client_seed=b"any bytes")
    assert found.commitment == dice_race.Finding(dice.commitment, "proved")
    assert found.client_seed == (b"any bytes", "proved")
    assert found.game_id == ("table 7", "proved")
    assert (found.start, found.rules) == ((START, "proved"), (START.rules, "proved"))
    assert (found.rolls, found.moves) == ((ended, "proved"), (ended, "not-proved"))
    assert found.outcome == (game.outcome(), "follows-from-moves")
    assert found.complete == (True, "follows-from-moves")
    # Without what was seen before the game, nothing shows that the commitment is not a later one.
    found = dice_race.verify(read)
    assert (found.commitment.proof, found.client_seed.proof) == ("not-proved", "not-proved")
    assert {found.game_id.proof, found.start.proof, found.rules.proof, found.rolls.proof} == {"if-seeds-are-proved"}
    assert dice_race.verify(read, commitment=dice.commitment).rolls.proof == "if-seeds-are-proved"
    assert dice_race.verify(read, client_seed="any bytes").start.proof == "if-seeds-are-proved"


def test_an_end_that_the_board_did_not_decide_is_not_proved():
    start = dice_race.Position("12,5,-/3,-,- b 6", dice_race.Rules("landing-only", "whole-roll", True, 3))
    game, dice = dice_race.Game(start), fair(start)
    game.push(game.legal_moves[0])
    while game.ply < 20:
        game.roll(dice.roll_for(game))
        game.push(game.legal_moves[-1])
    game.resign(Color.WHITE)
    dice.reveal(game)
    found = dice_race.verify(game)
    assert (found.outcome.found.reason, found.outcome.proof, found.complete.proof) == ("resignation", "not-proved", "not-proved")
    # The roll that was pending at the start belongs to the start.
    assert (found.moves.found, found.rolls.found) == (20, 19)


def test_tampering_is_found():
    game, dice = played(12)
    dice.reveal(game)
    record = game.record()

    def check(text, **known):
        with pytest.raises(VerifyError) as caught:
            dice_race.verify(dice_race.Game.from_record(text), **known)
        return str(caught.value), caught.value.number

    shown = dice.commitment
    for old, new in (("table 7", "table 8"), (SECRET.hex(), "08" * 32), ("[Result", '[Pieces "4"]\n[Block "whole-roll"]\n[Result')):
        assert check(record.replace(old, new)) == (
            "the commitment does not match the server's seed, the game id, the start and the rules", None)
    assert check(record, commitment="00" * 32) == ("the commitment is not the one that was shown before the game", None)
    assert check(record, client_seed="other") == ("the client's seed is not the one that the client chose", None)
    assert check(record.replace("[DiceScheme", "[Scheme")) == ("the tag DiceScheme is missing", None)
    assert check(record.replace(shown, "xy"), commitment=shown)[0].startswith("the tag DiceCommitment is malformed")
    for roll in range(1, 7):
        longer = game.__copy__()
        longer.roll(roll)
        expected = fair().roll_at(12)
        if roll == expected:
            assert dice_race.verify(longer).rolls.found == 13
        else:
            assert check(longer.record()) == (f"roll 12 is {roll}, but the seeds give {expected}", 12)


def test_the_secret_is_shown_once_and_only_with_its_own_game():
    dice = fair()
    other = dice_race.Game(dice_race.Position("3,-,-,-/0,-,-,- w ?"))
    with pytest.raises(VerifyError, match="the commitment does not match"):
        dice.reveal(other)
    wrong = dice_race.Game()
    wrong.roll(dice.roll_at(0) % 6 + 1)
    with pytest.raises(VerifyError) as caught:
        dice.reveal(wrong)
    assert caught.value.number == 0
    # A refused call has shown nothing.
    assert other.tags == wrong.tags == {} and 1 <= dice.roll() <= 6
    with pytest.raises(TypeError):
        dice.reveal("game")
    assert dice.reveal() == SECRET
    for call in (dice.roll, lambda: dice.roll_at(0), lambda: dice.roll_for(dice_race.Game()), lambda: dice.next_number):
        with pytest.raises(StonesDiceError, match="these dice roll no more"):
            call()
    game = dice_race.Game()
    assert dice.reveal(game) == SECRET and "DiceServerSeed" in game.tags
    assert SECRET.hex() not in repr(dice) and "table 7" in repr(dice) and dice.commitment in repr(dice)


def test_a_client_gives_its_seed_once():
    committed = dice_race.CommittedDice("a", server_seed=SECRET)
    for bad in (b"", b"x" * 256, "", "\ud800"):
        with pytest.raises(StonesDiceError):
            committed.with_client(bad)
    for wrong in (None, 5, bytearray(b"x"), ["x"]):
        with pytest.raises(TypeError, match="bytes or a text"):
            committed.with_client(wrong)
    rolls = [committed.with_client("ü").roll_at(n) for n in [0]]
    with pytest.raises(StonesDiceError, match="the client's seed already"):
        committed.with_client("another")
    again = dice_race.CommittedDice("a", server_seed=SECRET).with_client("ü".encode())
    assert [again.roll_at(0)] == rolls
    assert SECRET.hex() not in repr(committed) and committed.commitment in repr(committed)


def test_secrets_come_from_the_system():
    first, second = dice_race.CommittedDice("a"), dice_race.CommittedDice("a")
    assert first.commitment != second.commitment
    secret = first.with_client("x").reveal()
    assert len(secret) == 32
    assert dice_race.CommittedDice("a", server_seed=secret).commitment == first.commitment


def test_dice_are_not_copied():
    for dice in (dice_race.CommittedDice("a"), fair()):
        for duplicate in (copy.copy, copy.deepcopy, pickle.dumps):
            with pytest.raises(TypeError, match="fair dice are not copied"):
                duplicate(dice)
    with pytest.raises(TypeError):
        dice_race.FairDice()


def test_what_is_malformed_is_refused():
    for game_id in ("", "é", "x" * 256, "a\n"):
        with pytest.raises(StonesDiceError, match="game_id: expected 1 to 255 printable ASCII characters"):
            dice_race.CommittedDice(game_id)
    for seed in (b"", SECRET + b"x", SECRET[1:]):
        with pytest.raises(StonesDiceError, match="server_seed has 32 bytes"):
            dice_race.CommittedDice("a", server_seed=seed)
    with pytest.raises(TypeError):
        dice_race.CommittedDice("a", server_seed=SECRET.hex())
    with pytest.raises(StonesDiceError, match="commitment: expected 64 hexadecimal digits"):
        dice_race.verify(dice_race.Game(), commitment="xy")
    for number in (-1, 2**64):
        with pytest.raises(StonesDiceError, match="number is a whole number"):
            fair().next_number = number


@given(st.binary(min_size=32, max_size=32), st.binary(min_size=1, max_size=255), st.integers(0, 31), st.integers(0, 40))
def test_genuine_games_verify(server, client, byte, moves):
    start = dice_race.Position(rules=rules(byte))
    committed = dice_race.CommittedDice("any", start, server_seed=server)
    dice, game = committed.with_client(client), dice_race.Game(start)
    while game.outcome() is None and game.ply < moves:
        game.roll(dice.roll_for(game))
        game.push(game.legal_moves[0])
    dice.reveal(game)
    found = dice_race.verify(dice_race.Game.from_record(game.record()), committed.commitment, client)
    assert (found.rolls, found.start) == ((game.ply, "proved"), (start, "proved"))


def test_dice_without_a_seed_show_theirs():
    dice, other = dice_race.Dice(), dice_race.Dice()
    assert dice.seed != other.seed and repr(dice) == f"dice_race.Dice({dice.seed}, rolled=0)"
    assert [dice.roll() for _ in range(30)] == [next(again) for again in [dice_race.Dice(dice.seed)] for _ in range(30)]
    assert dice_race.Dice(seed=None, rolled=5).rolled == 5
    assert len({dice_race.Dice().seed for _ in range(50)}) == 50
