"""New tables: on somebody's request, or for people who come later; each has its own code."""

import base64
import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from sushiya.core.echo import echo
from sushiya.core.game import AnyRules
from sushiya.core.ids import Seat
from sushiya.core.options import Options
from sushiya.core.refusal import Refusal
from sushiya.core.registry import UnknownGame
from sushiya.core.trust import SECRET_BYTES
from sushiya.core.value import Value, encode, plain
from sushiya.host import log
from sushiya.host.circle import Member, different_colours
from sushiya.host.deal import Fresh
from sushiya.host.evolve import open_table
from sushiya.host.fixed import GivenDeal
from sushiya.host.journal import Deadlines, deadline_of, summary_of
from sushiya.host.people import Newcomer, Person, Place, Seated, hashed
from sushiya.host.readers import read_documents
from sushiya.host.refusals import refuse
from sushiya.host.room import House
from sushiya.host.settings import Settings
from sushiya.host.waiting import check_person, refuse_level, refuse_settings, resolve
from sushiya.store.protocol import Append, Appended, CodeTaken, StoreError

logger = logging.getLogger(__name__)

TABLE_BYTES, TOKEN_BYTES = 16, 16
CODE_LENGTH = 6
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without letters that are taken for digits."""
CODE_TRIES = 10


class Wish(Value, frozen=True, kw_only=True):
    """The table that somebody wants: bots sit next to its maker, the other places are free."""

    game: str
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    bots: tuple[str, ...] = ()


async def make_table(  # noqa: PLR0913 - the last ones are named
    house: House,
    maker: Newcomer,
    wish: Wish,
    now: float,
    *,
    circle: str = "",
    deal: GivenDeal | None = None,
) -> Seated | Refusal:
    """Create a table: its maker on the first place, bots on the next, the rest free.

    Unless a fixed deal is given, the cards are dealt by commit and reveal.
    """
    try:
        rules = house.registry.find(wish.game)
    except UnknownGame:
        names = ", ".join(house.registry.names())
        return refuse("game-unknown", game=echo(wish.game), games=names)
    options = await read_documents(house.reader, rules, wish.options)
    chosen = options if isinstance(options, Refusal) else resolve(rules, options)
    if isinstance(chosen, Refusal):
        return chosen
    token = fresh_key(house.fresh, TOKEN_BYTES)
    places = _places_for(rules, chosen.players, maker.with_token(token), wish)
    if isinstance(places, Refusal):
        return places
    made = log.TableMade(
        game=rules.name,
        options=plain(chosen),
        settings=wish.settings,
        secret=(house.fresh(SECRET_BYTES) if deal is None else deal.secret).hex(),
        code="",
        places=places,
        host=Seat(0),
        circle=circle,
        fixed=None if deal is None else deal.fixed,
    )
    table = await write_first(house, made, now)
    if isinstance(table, Refusal):
        return table
    return Seated(table=table, seat=Seat(0), token=token)


def _places_for(
    rules: AnyRules, players: int, maker: Person, wish: Wish
) -> tuple[Place, ...] | Refusal:
    """Seat a table's maker and the bots that they want."""
    if (refusal := refuse_settings(wish.settings)) is not None:
        return refusal
    name = check_person(wish.settings, (), maker.name, maker.colour)
    if isinstance(name, Refusal):
        return name
    for level in wish.bots:
        if (refusal := refuse_level(rules, level)) is not None:
            return refusal
    if len(wish.bots) >= players:
        return refuse("table-full")
    taken = [
        Place(person=msgspec.structs.replace(maker, name=name)),
        *(Place(bot=level) for level in wish.bots),
    ]
    return (*taken, *[Place()] * (players - len(taken)))


async def lay_table(  # noqa: PLR0913, PLR0917 - what a table is made of
    house: House,
    people: Sequence[Member],
    rules: AnyRules,
    options: Options,
    circle: str,
    now: float,
) -> str | Refusal:
    """Create a table at which these people already sit; their keys open the seats."""
    # Each gets a token on arrival; until then no token opens the seat.
    tokens = [hashed(fresh_key(house.fresh, TOKEN_BYTES)) for _ in people]
    places = tuple(
        Place(person=Person(one.player, one.name, colour, token))
        for one, colour, token in zip(people, different_colours(people), tokens, strict=True)
    )
    made = log.TableMade(
        game=rules.name,
        options=plain(options),
        settings=Settings(watchers="link"),
        secret=house.fresh(SECRET_BYTES).hex(),
        code="",
        places=places,
        host=Seat(0),
        circle=circle,
    )
    return await write_first(house, made, now)


async def write_first(house: House, made: log.TableMade, now: float) -> str | Refusal:
    """Write the first entry of a new table to the store; return the table's id."""
    table = fresh_key(house.fresh, TABLE_BYTES)
    for _ in range(CODE_TRIES):
        made = msgspec.structs.replace(made, code=_code(house.fresh))
        opened = open_table(house.registry, table, made)
        request = Append(
            table=table,
            expected=0,
            bodies=(encode(made),),
            at=house.wall(),
            summary=summary_of(opened, deadline_of(None, opened, Deadlines(now, None))),
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
    """Return a key of this many random bytes, as text."""
    return base64.urlsafe_b64encode(fresh(count)).rstrip(b"=").decode()


def _code(fresh: Fresh) -> str:
    number = int.from_bytes(fresh(8), "big")
    letters = []
    for _ in range(CODE_LENGTH):
        number, index = divmod(number, len(CODE_LETTERS))
        letters.append(CODE_LETTERS[index])
    return "".join(letters)
