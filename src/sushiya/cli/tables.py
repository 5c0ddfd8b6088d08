"""`tables`: how an operator manages the tables of a running server."""

import sys
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table

from sushiya.cli.usage import Data, Json, UsageError
from sushiya.core.value import encode
from sushiya.core.words import Catalogue
from sushiya.host.refusals import MESSAGES as HOST_MESSAGES
from sushiya.server.client import SaidNo, Site
from sushiya.server.house_key import find_house
from sushiya.server.refusals import MESSAGES as SERVER_MESSAGES
from sushiya.store.data_file import data_file

tables = App(name="tables", help="Manage the tables of the server that runs here.")

Where = Annotated[str, Parameter(help="The table: its id or its code.")]


@tables.command(name="list")
def list_tables(*, data: Data = None, json: Json = False) -> None:
    """List all tables that are not over."""
    found = _ask(data, "")["tables"]
    if json:
        sys.stdout.write(encode(found).decode() + "\n")
        return
    table = Table("code", "table", "game", "phase", "people", box=None, pad_edge=False)
    for one in found:
        people = ", ".join(f"{seat} {name}" for seat, name in enumerate(one["names"]) if name)
        table.add_row(one["code"], one["id"], one["game"], one["phase"], people)
    Console().print(table)


@tables.command
def close(table: Where, /, *, data: Data = None) -> None:
    """Close a table. Its people are told; a running game ends without a result."""
    _ask(data, f"/{_find(data, table)}/close", {})
    sys.stdout.write(f"{table} is closed.\n")


@tables.command
def rename(
    table: Where,
    seat: Annotated[int, Parameter(help="The person's seat, counted from 0 as in `list`.")],
    name: Annotated[str, Parameter(help="The new name.")],
    /,
    *,
    data: Data = None,
) -> None:
    """Give a person at a table another name."""
    _ask(data, f"/{_find(data, table)}/rename", {"seat": seat, "name": name})
    sys.stdout.write(f"Seat {seat} of {table} is called {name}.\n")


def _find(data: Any, table: str) -> str:
    """Find a table by its id or its code."""
    for one in _ask(data, "")["tables"]:
        if table in (one["id"], one["code"]) or table.upper() == one["code"]:
            return str(one["id"])
    raise UsageError(f"there is no table {table} that is not over; `tables list` shows them")


def _ask(data: Any, path: str, body: Any = None) -> Any:
    house = find_house(data_file(data))
    site = Site(f"http://127.0.0.1:{house.port}")
    try:
        return site.call(f"/api/house/tables{path}", body, house.key)
    except SaidNo as error:
        words = Catalogue("en", (HOST_MESSAGES, SERVER_MESSAGES))
        sentence = words.text(f"refusal-{error.code}", **error.refusal.get("args", {}))
        raise UsageError(sentence) from error
