"""The compiled part. Its classes are public as ``stones_dice.stones`` and ``stones_dice.dice_race``."""

from types import ModuleType

__all__ = ["__version__", "dice_race", "stones"]

__version__: str
dice_race: ModuleType
stones: ModuleType
