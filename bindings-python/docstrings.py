"""Writes the docstrings of the compiled classes into their stubs.

They are kept once, as doc comments in Rust, which ``help`` shows. Editors take them from the stubs alone, so a copy
stands there too and is not edited by hand: run ``python docstrings.py`` with the package installed. A test checks it.
"""

from __future__ import annotations

import ast
import importlib
import inspect
from pathlib import Path

STUBS = Path(__file__).parent / "python/stones_dice/_core"
MODULES = {"__init__": "stones_dice._core", "stones": "stones_dice._core.stones", "dice_race": "stones_dice._core.dice_race"}


def documented(stub: str, module: object) -> str:
    """A stub with the docstrings of its module, instead of those it has."""
    lines = stub.splitlines()
    # From the last to the first, so that line numbers before a change stay right.
    for node, owner in sorted(definitions(ast.parse(stub), module), key=lambda pair: -pair[0].lineno):
        first, after = node.body[0], node.body[0].lineno
        if ast.get_docstring(node) is not None:
            del lines[first.lineno - 1 : first.end_lineno]
            after -= 1
        elif isinstance(node, ast.ClassDef):
            after = node.lineno
        lines[after - 1] = lines[after - 1].removesuffix(" ...")
        text = docstring(node, owner)
        lines[after:after] = [" " * (node.col_offset + 4) + line if line else "" for line in text]
        if not text and not isinstance(node, ast.ClassDef):
            lines[after - 1] += " ..."
    return "\n".join(lines) + "\n"


def definitions(node: ast.Module | ast.ClassDef, owner: object):
    """The classes and functions of a stub, each with what holds it at runtime."""
    for child in node.body:
        if isinstance(child, ast.ClassDef | ast.FunctionDef):
            yield child, owner
        if isinstance(child, ast.ClassDef):
            yield from definitions(child, getattr(owner, child.name))


def docstring(node: ast.ClassDef | ast.FunctionDef, owner: object) -> list[str]:
    """The lines of a docstring; none for what Python itself explains, and for a setter."""
    is_setter = any(isinstance(decorator, ast.Attribute) for decorator in node.decorator_list)
    if node.name.startswith("_") or is_setter:
        return []
    text = inspect.cleandoc(getattr(owner, node.name).__doc__ or "").replace("\\", "\\\\")
    first, *rest = f'"""{text}'.splitlines()
    return [first, *rest, '"""'] if rest else [f'{first}"""']


def main() -> None:
    for stub, module_name in MODULES.items():
        path, module = STUBS / f"{stub}.pyi", importlib.import_module(module_name)
        path.write_text(documented(path.read_text(encoding="utf-8"), module), encoding="utf-8")


if __name__ == "__main__":
    main()
