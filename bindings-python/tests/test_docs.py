"""Everything that is written for users runs, and the stubs say what the module says."""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import re
import runpy
from pathlib import Path
from xml.etree import ElementTree

import pytest
from conftest import REPOSITORY

import stones_dice
from stones_dice import _errors, _values, dice_race, stones

HERE = REPOSITORY / "bindings-python"
README = (HERE / "README.md").read_text(encoding="utf-8")
FLAGS = doctest.ELLIPSIS


def test_the_installed_package_is_tested():
    package = Path(stones_dice.__file__).resolve().parent
    assert HERE not in package.parents
    assert (package / "py.typed").exists()
    assert {"stones.pyi", "dice_race.pyi", "_core.pyi"} <= {path.name for path in package.iterdir()}


def test_the_version_is_the_workspace_s():
    (version,) = re.findall(r'^version = "(.+)"$', (REPOSITORY / "Cargo.toml").read_text(), re.MULTILINE)
    assert stones_dice.__version__ == version


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
        runner = doctest.DocTestRunner(optionflags=FLAGS)
        results = runner.run(test, out=report.append, clear_globs=False)
        assert results.failed == 0, "".join(report)
        names.update(test.globs)
        examples += results.attempted
    assert examples > 40


def test_the_readme_has_no_block_that_is_not_run():
    languages = re.findall(r"^```(\w*)$", README, re.MULTILINE)
    assert set(languages[::2]) <= {"python", "sh"}
    for block in blocks("sh"):
        assert set(block.splitlines()) <= {"pip install ./bindings-python", "python examples/tour.py"}


@pytest.mark.parametrize("module", [stones_dice, stones, dice_race, _errors, _values], ids=lambda m: m.__name__)
def test_docstrings_run(module):
    finder, runner = doctest.DocTestFinder(), doctest.DocTestRunner(optionflags=FLAGS)
    names = {"stones": stones, "dice_race": dice_race, "Color": stones_dice.Color}
    for value in (module, *(getattr(module, name) for name in getattr(module, "__all__", []))):
        if not inspect.ismodule(value) or value is module:
            for test in finder.find(value, getattr(value, "__name__", "value"), module=False, extraglobs=names):
                results = runner.run(test)
                assert results.failed == 0


def test_the_tour_runs(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    runpy.run_path(str(HERE / "examples/tour.py"), run_name="__main__")
    assert "wins" in capsys.readouterr().out
    pictures = list(tmp_path.glob("*.svg"))
    assert pictures
    for path in pictures:
        ElementTree.parse(path)


STUBS = {name: ast.parse((HERE / f"python/stones_dice/{name}.pyi").read_text()) for name in ("stones", "dice_race")}


def documented(node: ast.Module | ast.ClassDef, owner: object, path: str):
    """Every definition of a stub, with the docstring there and the one of the module."""
    for child in node.body:
        if isinstance(child, ast.ClassDef):
            cls = getattr(owner, child.name)
            yield f"{path}.{child.name}", ast.get_docstring(child), inspect.getdoc(cls)
            yield from documented(child, cls, f"{path}.{child.name}")
        elif isinstance(child, ast.FunctionDef) and not child.name.startswith("_"):
            if not any(isinstance(decorator, ast.Attribute) for decorator in child.decorator_list):
                value = getattr(owner, child.name)
                yield f"{path}.{child.name}", ast.get_docstring(child), inspect.cleandoc(value.__doc__ or "")


@pytest.mark.parametrize("name", STUBS)
def test_stubs_have_the_docstrings_of_the_module(name):
    module = importlib.import_module(f"stones_dice.{name}")
    assert ast.get_docstring(STUBS[name]) == inspect.getdoc(module)
    found = list(documented(STUBS[name], module, name))
    assert len(found) >= 60
    for path, stub, runtime in found:
        assert stub, f"{path} has no docstring"
        assert stub == runtime, path


@pytest.mark.parametrize("name", STUBS)
def test_every_public_name_is_in_its_stub(name):
    module = importlib.import_module(f"stones_dice.{name}")
    classes = {node.name: node for node in STUBS[name].body if isinstance(node, ast.ClassDef)}
    for public in module.__all__:
        value = getattr(module, public)
        if inspect.isclass(value) and value.__module__ == module.__name__:
            members = {child.name for child in classes[public].body if isinstance(child, ast.FunctionDef)}
            members |= {child.target.id for child in classes[public].body if isinstance(child, ast.AnnAssign)}
            assert {member for member in vars(value) if not member.startswith("_")} <= members
