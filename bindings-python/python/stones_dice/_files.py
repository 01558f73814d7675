"""Reading what a caller calls a file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO


def read_bytes(file: str | os.PathLike[str] | IO[str] | IO[bytes]) -> bytes:
    """The bytes of a file: a path, or an open file in text or binary mode."""
    if isinstance(file, (str, os.PathLike)):
        return Path(file).read_bytes()
    if not hasattr(file, "read"):
        raise TypeError(f"expected a path or an open file, not {type(file).__name__}")
    content = file.read()
    # Half a character (a lone surrogate) becomes bytes that are no UTF-8, which a reader rejects where they stand.
    return content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content
