"""Reading what a caller calls a file."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from typing import IO, TypeVar, cast

from ._errors import FileError, RecordError

T = TypeVar("T")


def read_from(
    file: str | bytes | os.PathLike[str] | os.PathLike[bytes] | IO[str] | IO[bytes],
    read: Callable[[IO[str] | IO[bytes]], Iterator[T]],
) -> Iterator[T]:
    """What ``read`` finds in a file: a path, or an open file in text or binary mode. A path is closed at the end."""
    if isinstance(file, (str, bytes, os.PathLike)):
        path = os.fspath(file)
        found = _read_and_close(_open(path), path, read)
        # From here on the generator closes the file, also if it is never asked for anything.
        next(found)
        return cast("Iterator[T]", found)
    if not hasattr(file, "read"):
        raise TypeError(f"expected a path or an open file, not {type(file).__name__}")
    return read(file)


def _open(path: str | bytes) -> IO[bytes]:
    try:
        return open(path, "rb")
    except OSError as error:
        raise _named(error, path) from None
    except ValueError as error:  # No path has a null character or half of a character.
        raise FileError(errno.EINVAL, str(error), path) from None


def _read_and_close(
    file: IO[bytes], path: str | bytes, read: Callable[[IO[bytes]], Iterator[T]]
) -> Iterator[T | None]:
    """At first ``None``, and then what is found. The file is closed at the end."""
    with file:
        yield None
        try:
            for found in read(file):
                if isinstance(found, RecordError):
                    found.filename = path
                yield found
        except OSError as error:
            raise _named(error, path) from None


def _named(error: OSError, path: str | bytes) -> FileError:
    reason = error.strerror or str(error)
    if '[Game "' in os.fsdecode(path):
        reason += "; this is no path but a text of records: pass io.StringIO(text)"
    return FileError(error.errno or errno.EIO, reason, path)
