"""What to install where an author's library is missing, in one sentence."""

from collections.abc import Iterator
from contextlib import contextmanager


class MissingLibrary(ImportError):
    """A library that only this door needs is not installed; says how to get it."""


@contextmanager
def needs(library: str, extra: str) -> Iterator[None]:
    """Import inside this what may be missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingLibrary(
            f"This door needs {library}, which is not installed: "
            f"pip install 'sushiya[{extra}]' brings it."
        ) from error
