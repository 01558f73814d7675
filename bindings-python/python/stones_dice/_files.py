"""Reading what a caller calls a file."""

from __future__ import annotations

import os
from typing import IO


def read_bytes(file: str | os.PathLike[str] | IO[str] | IO[bytes]) -> bytes:
    """The bytes of a file: a path, or an open file in text or binary mode."""
    if isinstance(file, (str, os.PathLike)):
        with open(file, "rb") as opened:
            return opened.read()
    content = file.read()
    return content.encode("utf-8", "surrogateescape") if isinstance(content, str) else content
