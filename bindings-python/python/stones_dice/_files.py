"""Reading what a caller calls a file."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import IO, TypeVar

T = TypeVar("T")


def read_from(
    file: str | bytes | os.PathLike[str] | os.PathLike[bytes] | IO[str] | IO[bytes],
    read: Callable[[IO[str] | IO[bytes]], Iterator[T]],
) -> Iterator[T]:
    """What ``read`` finds in a file: a path, or an open file in text or binary mode. A path is closed at the end."""
    if isinstance(file, (str, bytes, os.PathLike)):
        opened = open(file, "rb")
        return _closing(opened, read(opened))
    if not hasattr(file, "read"):
        raise TypeError(f"expected a path or an open file, not {type(file).__name__}")
    return read(file)


def _closing(file: IO[bytes], found: Iterator[T]) -> Iterator[T]:
    with file:
        yield from found
