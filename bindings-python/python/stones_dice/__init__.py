"""Rules engines for two games on a chessboard.

``stones`` is Stones!: eight stones against eight slide, jump to pin an opponent or to free an ally.
``dice_race`` is the dice race: four pieces a side race around the edge of the board by one die.

Both modules use the same names: ``Setup``, ``Position``, ``Move``, ``Rules``, ``Game``, ``Outcome``.
"""

import sys

from . import _core

# So that these modules inside a compiled one can be imported, also when the package is imported once more.
sys.modules[f"{_core.__name__}.stones"] = _core.stones
sys.modules[f"{_core.__name__}.dice_race"] = _core.dice_race

from . import dice_race, stones
from ._color import Color
from ._core import Stop, __version__
from ._errors import (
    FileError,
    IllegalMoveError,
    ParseError,
    RecordError,
    SetupError,
    StonesDiceError,
    TableError,
    UnsolvedError,
    VerifyError,
)

__all__ = [
    "Color",
    "FileError",
    "IllegalMoveError",
    "ParseError",
    "RecordError",
    "SetupError",
    "StonesDiceError",
    "Stop",
    "TableError",
    "UnsolvedError",
    "VerifyError",
    "__version__",
    "dice_race",
    "stones",
]


def __dir__() -> list[str]:
    return __all__
