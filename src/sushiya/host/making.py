"""A new table's first entry, with a code that no other table has."""

import base64
import logging

import msgspec

from sushiya.core.refusal import Refusal
from sushiya.core.value import encode
from sushiya.host import log
from sushiya.host.deal import Fresh
from sushiya.host.evolve import open_table
from sushiya.host.journal import deadline_of, summary_of
from sushiya.host.refusals import refuse
from sushiya.host.room import House
from sushiya.store.protocol import Append, Appended, CodeTaken, StoreError

logger = logging.getLogger(__name__)

TABLE_BYTES, TOKEN_BYTES = 16, 16
CODE_LENGTH = 6
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without letters that are taken for digits."""
CODE_TRIES = 10


async def write_first(house: House, made: log.TableMade, now: float) -> str | Refusal:
    """Open a table in the store; gives its id."""
    table = fresh_key(house.fresh, TABLE_BYTES)
    for _ in range(CODE_TRIES):
        made = msgspec.structs.replace(made, code=_code(house.fresh))
        opened = open_table(house.registry, table, made)
        request = Append(
            table=table,
            expected=0,
            bodies=(encode(made),),
            at=house.wall(),
            summary=summary_of(opened, deadline_of(opened, now)),
        )
        try:
            answer = await house.store.append(request)
        except StoreError as error:
            logger.warning("a new table: %s", error)
            return refuse("cannot-save")
        if isinstance(answer, Appended):
            return table
        if not isinstance(answer, CodeTaken):
            break
    return refuse("busy")


def fresh_key(fresh: Fresh, count: int) -> str:
    """Make a key of so many random bytes."""
    return base64.urlsafe_b64encode(fresh(count)).rstrip(b"=").decode()


def _code(fresh: Fresh) -> str:
    number = int.from_bytes(fresh(8), "big")
    letters = []
    for _ in range(CODE_LENGTH):
        number, index = divmod(number, len(CODE_LETTERS))
        letters.append(CODE_LETTERS[index])
    return "".join(letters)
