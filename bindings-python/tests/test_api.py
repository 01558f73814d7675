"""What every public name keeps: a signature, a docstring, and nothing else beside it."""

from __future__ import annotations

import inspect
import subprocess
import sys

import pytest

import stones_dice
from stones_dice import dice_race, stones

MODULES = [stones_dice, stones, dice_race]


def public(module):
    """The functions, classes and methods that the package adds, each with its name."""
    for name in module.__all__:
        value = getattr(module, name)
        if inspect.ismodule(value) or not callable(value):
            continue
        yield name, value
        for member, content in vars(value).items() if inspect.isclass(value) else []:
            if not member.startswith("_") and callable(getattr(value, member)):
                yield f"{name}.{member}", getattr(value, member)


CALLABLES = {f"{module.__name__}.{name}": value for module in MODULES for name, value in public(module)}


def test_the_walk_finds_what_there_is():
    for name in ("stones.solve", "stones.Engine.analyze", "dice_race.Table.load", "StonesDiceError", "dice_race.read_records"):
        assert f"stones_dice.{name}" in CALLABLES
    assert len(CALLABLES) > 100


@pytest.mark.parametrize("name", CALLABLES)
def test_every_callable_has_a_signature_and_a_docstring(name):
    value = CALLABLES[name]
    assert inspect.getdoc(value)
    for parameter in inspect.signature(value).parameters.values():
        assert parameter.default is not ..., parameter


@pytest.mark.parametrize("module", MODULES)
def test_dir_shows_the_api_alone(module):
    assert sorted(module.__all__) == dir(module)
    for name in module.__all__:
        assert getattr(module, name) is not None
    assert not {"annotations", "os", "IO", "NamedTuple", "result"} & set(dir(module))


@pytest.mark.parametrize("module", [stones, dice_race])
def test_errors_name_the_arguments_of_python(module):
    for call in (module.Position().play, module.Position().is_legal, module.Game().push):
        for arguments, keywords in (((3,), {}), ((), {"move": 3})):
            with pytest.raises(TypeError) as caught:
                call(*arguments, **keywords)
            assert "r#" not in str(caught.value) + "".join(getattr(caught.value, "__notes__", []))


def test_the_package_is_imported_once_more():
    code = """
import sys
from unittest import mock
with mock.patch.dict(sys.modules):
    import stones_dice
import stones_dice
from stones_dice._core import dice_race
print(stones_dice.stones.Position().perft(1), dice_race.Position().turn)
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (run.stdout.split(), run.stderr) == (["54", "white"], "")
