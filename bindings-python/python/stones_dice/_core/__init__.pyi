from typing import final

from . import dice_race as dice_race
from . import stones as stones

__all__ = ["Stop", "__version__", "dice_race", "run", "stones"]

__version__: str

@final
class Stop:
    """Stops calls from another thread: all that were given it as ``stop``.

    It works within one process. Once stopped it stays so, and a call that begins later ends at once; for another call
    make a new one. An analysis or a move is then the best that was found so far, or by a search of one move.
    :func:`stones.solve` raises an ``UnsolvedError``, :func:`dice_race.solve` a ``TableError``.
    """
    def __new__(cls) -> Stop: ...
    def stop(self) -> None:
        """Stops all calls that have it."""
    @property
    def is_stopped(self) -> bool:
        """Whether :meth:`stop` was called."""

def run(arguments: list[str]) -> int:
    """Runs the command ``stones-dice`` with these arguments, its own name first, and returns its exit code. It uses the
    standard input and output of the process, which Python's own buffers must not hold.
    """
