"""The waiting room: who sits where, which options, who is ready, and the start."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from sushiya.bots.levels import LEVELS, is_missing
from sushiya.core.echo import echo
from sushiya.core.game import AnyRules
from sushiya.core.ids import Seat
from sushiya.core.options import OptionError, Options
from sushiya.core.refusal import Refusal
from sushiya.core.value import plain
from sushiya.core.words import Phrase
from sushiya.host import log, requests
from sushiya.host.deal import freeze
from sushiya.host.documents import without_known
from sushiya.host.evolve import evolve
from sushiya.host.log import Happenings
from sushiya.host.lookalikes import look_alike
from sushiya.host.people import NAMELESS, Colour, Person, Place, clean_name
from sushiya.host.play import refuse_second_thought
from sushiya.host.refusals import refuse
from sushiya.host.settings import Settings
from sushiya.host.table import Table

MOST_CHANGES = 100
MOST_ENTRIES: dict[str, int] = {"waiting": 5_000, "running": 10_000, "over": 10_000}
"""Limits far above any need: a log is read as a whole, and must stay quick to read."""
MOST_ADJUSTMENTS = 200
"""Changes of a table's options and settings."""
MOST_DOCUMENTS = 20
"""Different documents, such as recipe books, that a table may have had."""


def resolve(rules: AnyRules, given: Mapping[str, Any]) -> Options | Refusal:
    """Return a full set of options for those given; documents have already been parsed."""
    try:
        options: Options = rules.options.resolve(given)
    except OptionError as error:
        return refuse("options-wrong", reason=error.reason or str(error))
    return options


def check_person(
    settings: Settings,
    places: Sequence[Place],
    name: str,
    colour: Colour,
    except_seat: Seat | None = None,
) -> str | Refusal:
    """Return a name as it may be shown at this table; refuse it, or the colour, if taken or wrong.

    A table that shows crests keeps no names, and does not reveal by a refusal which are taken.
    """
    has_names = settings.names == "own"
    clean = clean_name(name) if has_names else NAMELESS
    if clean is None:
        return refuse("name-wrong")
    for index, place in enumerate(places):
        if place.person is None or index == except_seat:
            continue
        if has_names and look_alike(place.person.name, clean):
            return refuse("name-taken", name=clean)
        if place.person.colour == colour:
            return refuse("colour-taken")
    return clean


def refuse_worn(table: Table) -> Refusal | None:
    """Refuse non-essential requests once a table's log has become too long."""
    # In a game only public entries count: others must not notice that a choice was replaced.
    entries = table.version if table.phase == "waiting" else table.shown
    return refuse("table-worn") if entries >= MOST_ENTRIES[table.phase] else None


def give_token(table: Table, seat: Seat, token: str, player: str) -> Happenings | Refusal:
    """Replace the token of a seat by one for the device with this player's key."""
    if table.deal:
        return refuse("deal-under-way")
    own = own_seat(table, player)
    if own is not None and own != seat:
        return refuse("already-seated")
    if refuse_second_thought(table, seat) is not None:
        return refuse("busy")
    person = table.places[seat].person
    is_same = person is not None and person.player == player
    moved = log.SeatMoved(seat=seat, token=token, player="" if is_same else player)
    # A game has a limit of second thoughts: there, a long log keeps nobody from their seat.
    return (moved,) if table.phase == "running" else refuse_worn(table) or (moved,)


def take_over(table: Table, offered: str, token: str, player: str) -> Happenings | Refusal:
    """Move the seat that the offered token opens to another device."""
    for seat in table.seats_of(offered):
        return give_token(table, seat, token, player)
    return refuse("move-code-unknown")


def refuse_own_change(table: Table, seat: Seat) -> Refusal | None:
    """Refuse a person who has changed things of their own too often since they sat down."""
    if table.places[seat].changes < MOST_CHANGES:
        return None
    return refuse("changes-used-up", most=MOST_CHANGES)


def refuse_adjustment(table: Table) -> Refusal | None:
    """Refuse another change of options or settings at a table that has had too many."""
    if table.adjustments < MOST_ADJUSTMENTS:
        return None
    return refuse("adjustments-used-up", most=MOST_ADJUSTMENTS)


def say_ready(table: Table, seat: Seat) -> Happenings | Refusal:
    return refuse_own_change(table, seat) or (log.ReadySaid(seat=seat),)


def offered_places(table: Table) -> tuple[Seat, ...] | Refusal:
    """List where a newcomer may sit: free places, or bots' in a running game if the host allows."""
    if table.phase == "over":
        return refuse("table-over")
    if table.deal:
        return refuse("deal-under-way")
    if table.settings.locked:
        return refuse("table-locked")
    is_running = table.phase == "running"
    if is_running and not table.settings.open_bots:
        return refuse("bots-closed")
    # An erased person has seen a hand, and can no longer be told from a newcomer.
    if any(place.is_forgotten for place in table.places):
        return refuse("table-full")
    offered = tuple(
        Seat(index)
        for index, place in enumerate(table.places)
        # A seat that a person left, or was removed from, waits for that person.
        if (place.is_bots_own if is_running else place.is_free)
    )
    return offered or refuse("table-full")


def own_seat(table: Table, player: str) -> Seat | Refusal | None:
    """Return the seat that a player may return to, or a refusal; None: they never sat here."""
    seat = table.seat_of(player)
    if seat is None:
        return refuse("place-taken") if player in table.sat else None
    if table.places[seat].away == "removed":
        if table.phase == "over":
            return refuse("table-over")
        if table.settings.locked:
            return refuse("table-locked")
    return seat


def sit_down(table: Table, place: Seat | None, person: Person) -> Happenings | Refusal:
    """Seat a newcomer, by default on the first place that is offered.

    Players who already have a seat here get that one again, whatever they ask for, with a new
    token; in a game they take it back from the bot. So nobody ever sees the cards of a second seat.
    """
    own = own_seat(table, person.player)
    if own is not None:
        return own if isinstance(own, Refusal) else _come_back(table, own, person)
    offered = refuse_worn(table) or _refuse_beside(table, person) or offered_places(table)
    if isinstance(offered, Refusal):
        return offered
    if place is not None and place >= len(table.places):
        return refuse("no-such-place", most=len(table.places))
    if place is not None and place not in offered:
        return refuse("place-taken")
    name = check_person(table.settings, table.places, person.name, person.colour)
    if isinstance(name, Refusal):
        return name
    seat = offered[0] if place is None else place
    seated = log.PersonSeated(seat=seat, person=msgspec.structs.replace(person, name=name))
    if table.phase == "waiting":
        return (seated,)
    # In the waiting room a bot gives up its colour; in a game it is known by it.
    others = (*table.places[:seat], *table.places[seat + 1 :])
    if any(other.colour == person.colour for other in others):
        return refuse("colour-taken")
    return (seated,)


def _refuse_beside(table: Table, person: Person) -> Refusal | None:
    """Refuse somebody at another's device, unless the table allows it and has not started.

    Whoever holds a device can see every hand that it shows, so all must know before the start.
    """
    if not person.device:
        return None
    if table.phase != "waiting":
        return refuse("not-waiting")
    return None if table.settings.devices == "shared" else refuse("devices-own")


def _come_back(table: Table, seat: Seat, person: Person) -> Happenings | Refusal:
    given = give_token(table, seat, person.token, person.player)
    is_away = table.phase == "running" and table.places[seat].bot is not None
    if isinstance(given, Refusal) or not is_away:
        return given
    return (*given, log.HandedBack(seat=seat))


def refuse_settings(settings: Settings) -> Refusal | None:
    """Refuse settings that exclude each other."""
    return refuse("slow-bank") if settings.is_slow and settings.bank is not None else None


def change_settings(table: Table, settings: Settings) -> Happenings | Refusal:
    is_shared = any(place.person is not None and place.person.device for place in table.places)
    if is_shared and settings.devices == "own":
        return refuse("devices-in-use")
    return (
        refuse_settings(settings)
        or refuse_adjustment(table)
        or (log.SettingsChanged(settings=settings),)
    )


def choose_options(table: Table, request: requests.ChooseOptions) -> Happenings | Refusal:
    if table.fixed is not None:
        return refuse("deal-fixed")
    options = refuse_adjustment(table) or resolve(table.game.rules, request.options)
    if isinstance(options, Refusal):
        return options
    places = _fitted(table.places, options.players)
    if places is None:
        people = sum(place.person is not None for place in table.places)
        return refuse("places-left", people=people, players=options.players)
    written, known = without_known(table.game.rules, plain(options), table.documents)
    is_new = any(name in written for name in table.game.rules.options.documents)
    if is_new and len(table.documents) >= MOST_DOCUMENTS:
        return refuse("documents-used-up", most=MOST_DOCUMENTS)
    # Seats keep their order, so the host's may have another number now.
    host = table.places[table.host]
    seat = Seat(places.index(host))
    # Nobody is ready any more, as they agreed to other rules.
    places = tuple(msgspec.structs.replace(place, is_ready=False) for place in places)
    chosen = log.OptionsChosen(options=written, documents=known, places=places)
    return (chosen,) if seat == table.host else (chosen, log.RoleGiven(seat=seat))


def _fitted(places: Sequence[Place], players: int) -> tuple[Place, ...] | None:
    """Add free places, or drop free ones and then bots, from the end; None: too many people."""
    kept = list(places)
    for is_spare in (lambda one: one.is_free, lambda one: one.person is None):
        for place in reversed(range(len(kept))):
            if len(kept) > players and is_spare(kept[place]):
                del kept[place]
    if len(kept) > players:
        return None
    return (*kept, *[Place()] * (players - len(kept)))


def refuse_level(rules: AnyRules, level: str) -> Refusal | None:
    """Refuse an unknown bot level, or one that lacks its engine here."""
    if level not in LEVELS:
        return refuse("level-unknown", level=echo(level), levels=", ".join(LEVELS))
    if is_missing(rules, level):
        return refuse("level-missing", level=Phrase(f"level-{level}"))
    return None


def seat_bot(table: Table, request: requests.SeatBot) -> Happenings | Refusal:
    refusal = refuse_level(table.game.rules, request.level)
    if refusal is not None:
        return refusal
    if table.places[request.place].person is not None:
        return refuse("place-taken")
    return (log.BotSeated(seat=request.place, level=request.level),)


def move_to(table: Table, request: requests.MoveTo) -> Happenings | Refusal:
    if not table.places[request.place].is_free:
        return refuse("place-taken")
    moved = log.PersonMoved(seat=request.seat, to=request.place)
    return refuse_own_change(table, request.seat) or (moved,)


def empty_place(table: Table, seat: Seat) -> Happenings | Refusal:
    """Empty a place that a person leaves or the host clears; close if nobody is left."""
    if table.places[seat].is_free:
        return refuse("not-a-person")
    emptied = log.PlaceEmptied(seat=seat)
    heir = longest_seated(evolve(table, emptied))
    if heir is None:
        return (emptied, log.TableClosed(why="closed"))
    return (emptied,) if seat != table.host else (emptied, log.RoleGiven(seat=heir))


def longest_seated(table: Table, among: Callable[[Seat], bool] = lambda _: True) -> Seat | None:
    """Return the seat of the person who has sat longest; programs cannot be host."""
    people = [
        (place.since, index)
        for index, place in enumerate(table.places)
        if place.owner is not None and not place.owner.is_bot and among(Seat(index))
    ]
    return Seat(min(people)[1]) if people else None


def start(
    table: Table, fill: str | None, absent: tuple[Seat, ...], is_here: Callable[[Seat], bool]
) -> Happenings | Refusal:
    """Freeze the seats for the deal; with nobody's commitment the game starts at once."""
    refusal = None if fill is None else refuse_level(table.game.rules, fill)
    if refusal is not None:
        return refusal
    free = [Seat(index) for index, place in enumerate(table.places) if place.is_free]
    if free and fill is None:
        return refuse("place-empty")
    happenings: Happenings = tuple(log.BotSeated(seat=seat, level=fill or "") for seat in free)
    return (*happenings, freeze(table, absent, is_here))
