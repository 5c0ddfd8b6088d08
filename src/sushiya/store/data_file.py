"""Where the data file lies; it is created so that only its owner may read it."""

import contextlib
import os
from pathlib import Path

from platformdirs import user_data_path

FILE = "tables.sqlite3"
VARIABLE = "SUSHIYA_DATA"


def data_file(folder: Path | None = None) -> Path:
    """Return the file's path: in this folder, else SUSHIYA_DATA, else the user's data folder."""
    named = os.environ.get(VARIABLE)
    return (folder or (Path(named) if named else user_data_path("sushiya"))) / FILE


def make_folder(file: Path) -> None:
    """Make the folders that a file needs, for their owner only."""
    for folder in reversed(file.parents):
        folder.mkdir(mode=0o700, exist_ok=True)


def make_private(file: Path) -> None:
    """Create an empty file that only its owner may read, and its folders, unless they exist."""
    make_folder(file)
    # Exclusive, so that a file which is there is not even opened: closing it again would drop the
    # locks that SQLite holds on it in this process.
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
