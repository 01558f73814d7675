from . import dice_race as dice_race
from . import stones as stones

__all__ = ["__version__", "dice_race", "stones"]

__version__: str
