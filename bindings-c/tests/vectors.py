"""Prints the vectors of both games as lines of fields with tabs between, which a program in C reads easily."""

import json
import re
import sys
from pathlib import Path

root = Path(sys.argv[1])


def line(*fields):
    print(*fields, sep="\t")


def rules(values):
    capture = int(values["capture"] == "LandingOnly")
    block = int(values["block"] == "WholeRoll")
    return f"{capture} {block} {int(values['extra_roll_on_six'])} {values['pieces']}"


stones = json.loads((root / "stones-core/tests/data/stones.json").read_text())
for case in stones["positions"]:
    numbers = [*case["perft"], *case["far_rank"], *case["far_half"]]
    ended = [int(case["ended_side_to_move"]), int(case["ended_either_side"])]
    line("position", case["position"], len(case["moves"]), *numbers, *ended)
    for text, after in case["moves"]:
        line("move", text, after)
for case in stones["games"]:
    line("game", case["final"], *case["far_rank"], len(case["moves"]))
    for text in case["moves"]:
        line("play", text)

race = json.loads((root / "dice-race-core/tests/data/dice-race.json").read_text())
for case in race["positions"]:
    line("race-position", case["position"], rules(case["rules"]), len(case["moves"]))
    for text, after in case["moves"]:
        line("race-move", text, after)
for case in race["games"]:
    line("race-game", case["final_pieces"], rules(case["rules"]), int(case["winner"] == "b"), len(case["turns"]))
    for turn in case["turns"]:
        line("race-play", *re.split(":", turn))
