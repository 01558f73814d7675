"""The command ``stones-dice``, also as ``python -m stones_dice``."""

from __future__ import annotations

import signal
import sys

from ._core import run


def main() -> int:
    """Runs the command with the arguments of the process, and returns its exit code."""
    # Ctrl-C ends the process, as it ends other commands, unless the process was started to ignore it.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    return run(["stones-dice", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
