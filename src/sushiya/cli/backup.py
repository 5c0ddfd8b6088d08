"""`backup`: copy all tables, also while the server runs."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from sushiya.cli.usage import Data, UsageError
from sushiya.store.backup import copy
from sushiya.store.data_file import data_file


def backup(
    file: Annotated[Path, Parameter(help="The file to write.")],
    /,
    *,
    data: Data = None,
    force: Annotated[bool, Parameter(negative=(), help="Overwrite an existing file.")] = False,
) -> None:
    """Copy a snapshot of all tables into one file that only you may read."""
    if file.is_dir():
        raise UsageError(f"{file} is a folder; name a file in it")
    if file.exists() and not force:
        raise UsageError(f"{file} exists already; --force replaces it")
    copied = copy(data_file(data), file)
    tables = "1 table" if copied.tables == 1 else f"{copied.tables:,} tables"
    sys.stdout.write(f"{file}: {tables}, {copied.size:,} bytes\n")
