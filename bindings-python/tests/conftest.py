"""What all tests share. They test the installed package, from whatever folder they are run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

REPOSITORY = Path(__file__).resolve().parents[2]

# Machines that test are slow and shared: the number of examples is the limit, not the clock.
settings.register_profile("here", deadline=None, max_examples=100, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("here")


@pytest.fixture(scope="session")
def stones_vectors() -> dict[str, Any]:
    return json.loads((REPOSITORY / "stones-core/tests/data/stones.json").read_text())


@pytest.fixture(scope="session")
def race_vectors() -> dict[str, Any]:
    return json.loads((REPOSITORY / "dice-race-core/tests/data/dice-race.json").read_text())
