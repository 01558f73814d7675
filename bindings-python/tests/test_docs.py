"""Everything that is written for users runs, and the stubs have the docstrings of the module."""

from __future__ import annotations

import doctest
import importlib
import inspect
import re
import runpy
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest
from conftest import REPOSITORY

import stones_dice
from stones_dice import _color, _errors, dice_race, stones

HERE = REPOSITORY / "bindings-python"
sys.path.append(str(HERE))
import docstrings  # noqa: E402

README = (HERE / "README.md").read_text(encoding="utf-8")
FLAGS = doctest.ELLIPSIS


def test_the_installed_package_is_tested():
    package = Path(stones_dice.__file__).resolve().parent
    assert HERE not in package.parents
    assert (package / "py.typed").exists()
    assert {"__init__.pyi", "stones.pyi", "dice_race.pyi"} <= {path.name for path in (package / "_core").iterdir()}


def test_the_version_is_that_of_the_workspace():
    (version,) = re.findall(r'^version = "(.+)"$', (REPOSITORY / "Cargo.toml").read_text(), re.MULTILINE)
    assert stones_dice.__version__ == version


class WithoutNotes(doctest.OutputChecker):
    """Errors name their argument in a note from Python 3.11 on; the README has none."""

    def check_output(self, want, got, optionflags):
        return super().check_output(want, re.sub(r"^while processing '.*'\n", "", got, flags=re.MULTILINE), optionflags)


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def test_every_block_of_the_readme_runs(tmp_path, monkeypatch):
    """The blocks follow each other, as a reader follows them."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "readme"}
    examples = 0
    for number, block in enumerate(blocks("python")):
        test = doctest.DocTestParser().get_doctest(block, names, f"block {number}", "README.md", 0)
        assert test.examples, f"block {number} shows nothing that could be run"
        report: list[str] = []
        runner = doctest.DocTestRunner(WithoutNotes(), optionflags=FLAGS)
        results = runner.run(test, out=report.append, clear_globs=False)
        assert results.failed == 0, "".join(report)
        names.update(test.globs)
        examples += results.attempted
    assert examples > 40


def test_the_readme_has_no_block_that_is_not_run():
    languages = re.findall(r"^```(\w*)$", README, re.MULTILINE)
    assert set(languages[::2]) <= {"python", "sh"}
    for block in blocks("sh"):
        assert set(block.splitlines()) <= {"pip install ./bindings-python", "python examples/tour.py", "python examples/live.py",
                                            "stones-dice play"}


@pytest.mark.parametrize("module", [stones_dice, stones, dice_race, _errors, _color], ids=lambda m: m.__name__)
def test_docstrings_run(module):
    finder, runner = doctest.DocTestFinder(), doctest.DocTestRunner(optionflags=FLAGS)
    names = {"stones": stones, "dice_race": dice_race, "Color": stones_dice.Color}
    for value in (module, *(getattr(module, name) for name in getattr(module, "__all__", []))):
        if not inspect.ismodule(value) or value is module:
            for test in finder.find(value, getattr(value, "__name__", "value"), module=False, extraglobs=names):
                results = runner.run(test)
                assert results.failed == 0


def test_the_live_analysis_runs(capsys):
    before = time.perf_counter()
    runpy.run_path(str(HERE / "examples/live.py"), run_name="__main__")
    # At the end the program joins its threads: none goes on for an hour.
    assert time.perf_counter() - before < 30
    output = capsys.readouterr().out
    assert "depth 1: " in output and "depth 2: " in output and "White plays" in output
    assert output.endswith("canceled: CancelledError\n")


def test_the_tour_runs(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    runpy.run_path(str(HERE / "examples/tour.py"), run_name="__main__")
    assert "wins" in capsys.readouterr().out
    pictures = list(tmp_path.glob("*.svg"))
    assert pictures
    for path in pictures:
        ElementTree.parse(path)


@pytest.mark.parametrize(("name", "module"), docstrings.MODULES.items())
def test_stubs_have_the_docstrings_of_the_module(name, module):
    stub = (docstrings.STUBS / f"{name}.pyi").read_text(encoding="utf-8")
    assert stub == docstrings.documented(stub, importlib.import_module(module)), "run `python docstrings.py`"


@pytest.mark.parametrize("game", ["stones", "dice_race"])
def test_every_public_name_has_a_docstring(game):
    module = importlib.import_module(f"stones_dice.{game}")
    for name in module.__all__:
        value = getattr(module, name)
        assert value.__doc__, name
        for member in dir(value) if inspect.isclass(value) else []:
            assert member.startswith("_") or getattr(value, member).__doc__, f"{name}.{member}"
