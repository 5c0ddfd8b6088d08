"""Builds what a table shows: to everybody, to one viewer, and on a list."""

import msgspec

from sushiya.core.ids import Seat, Viewer, seats
from sushiya.core.refusal import Refusal
from sushiya.core.value import encode, plain
from sushiya.host.clock import TimeLeft
from sushiya.host.hints import has_hints
from sushiya.host.lines import has_name, name_of
from sushiya.host.people import Colour, Place
from sushiya.host.play import take_back
from sushiya.host.shown import Card, DealShown, GameShown, Offer, Presence, SeatShown, TableShown
from sushiya.host.table import Table


def show_table(table: Table, presences: tuple[Presence, ...], watchers: int) -> TableShown:
    is_started = table.state is not None
    commitments = _commitments(table)
    devices = _shared_devices(table)
    return TableShown(
        id=table.id,
        code=table.code if table.phase != "over" else "",
        game=table.game.rules.name,
        options=plain(table.game.options),
        differences=table.game.rules.options.differences(table.game.options),
        settings=table.settings,
        phase=table.phase,
        closed=table.closed,
        host=table.host,
        seats=tuple(
            msgspec.structs.replace(
                _show_seat(table, place, presence, commitment, nonce if is_started else ""),
                device=devices.get(Seat(seat)),
            )
            for seat, (place, presence, commitment, nonce) in enumerate(
                zip(table.places, presences, commitments, table.nonces, strict=True)
            )
        ),
        commitment=table.seal,
        deal=_show_deal(table, commitments),
        # Anybody who has the link sees this, but a counted deal is only for those who have played
        # it, and whoever sees shared cards is recorded.
        trust=table.trust
        if table.phase == "over" and not table.is_counted and not table.same
        else None,
        watchers=watchers,
        origin=table.origin,
        rematch=table.rematch,
        may_hint=has_hints(table),
        fixed=table.fixed,
        same=table.same,
    )


def _shared_devices(table: Table) -> dict[Seat, Seat]:
    """Return, for each seat that shares a device, the first seat at that device."""
    at: dict[str, list[Seat]] = {}
    for seat, place in enumerate(table.places):
        if place.owner is not None:
            at.setdefault(place.owner.device or place.owner.player, []).append(Seat(seat))
    return {seat: group[0] for group in at.values() if len(group) > 1 for seat in group}


def _commitments(table: Table) -> tuple[str, ...]:
    """Return the seats' commitments: the frozen ones if there are any, else the current ones."""
    frozen = tuple(share.commitment for share in table.shares)
    return frozen or tuple(place.commitment for place in table.places)


def _show_deal(table: Table, commitments: tuple[str, ...]) -> DealShown | None:
    if not table.deal:
        return None
    return DealShown(
        step=table.deal,
        commitments=commitments,
        revealed=tuple(Seat(seat) for seat, share in enumerate(table.shares) if share.nonce),
        silent=tuple(sorted(table.silenced)),
    )


def _show_seat(
    table: Table, place: Place, presence: Presence, commitment: str, nonce: str
) -> SeatShown:
    if place.person is None:
        return SeatShown(
            kind="free" if place.is_free else "bot",
            colour=place.colour,
            is_bot=place.is_bot,
            level=place.bot,
            commitment=commitment,
            nonce=nonce,
        )
    return SeatShown(
        kind="person",
        name=place.person.name if has_name(table, place.person.name) else "",
        colour=place.person.colour,
        is_bot=place.is_bot,
        level=place.bot,
        away=place.away,
        presence="gone" if place.owner is None else presence,
        is_ready=place.is_ready,
        has_seen=place.has_seen,
        commitment=commitment,
        nonce=nonce,
    )


def show_game(table: Table, viewer: Viewer, clock: float | None) -> GameShown | None:
    """Show a game as one viewer may know it; None in the waiting room."""
    return Scene(table, TimeLeft(clock)).show(viewer)


class Scene:
    """A game at one moment; caches what is the same for all viewers."""

    def __init__(self, table: Table, time: TimeLeft) -> None:
        self.to_act = table.to_act()
        self._table = table
        self._is_running = table.phase == "running"
        self._time = time if self._is_running else TimeLeft(None)
        self._result = None
        if table.state is not None and not self._is_running:
            self._result = table.game.result(table.state)

    def show(self, viewer: Viewer) -> GameShown | None:
        """Show the game as one viewer may know it; None in the waiting room."""
        game, state = self._table.game, self._table.state
        if state is None:
            return None
        view = game.view(state, viewer)
        legal = game.legal(state, viewer) if viewer is not None and self._is_running else ()
        rules = game.rules
        notation, say = rules.notation, rules.texts.say_command
        return GameShown(
            view=msgspec.Raw(encode(view)),
            outlook=None if rules.outlook is None else rules.outlook(view),
            decision=game.decision(state),
            legal=tuple(
                [
                    Offer(
                        write=notation.write(one),
                        code=notation.code(one),
                        command=one,
                        say=say(one, view),
                    )
                    for one in legal
                ]
            ),
            can_take_back=viewer is not None and can_take_back(self._table, viewer),
            clock=self._time.clock,
            banks=self._time.banks,
            result=self._result,
        )


def can_take_back(table: Table, seat: Seat) -> bool:
    return table.phase == "running" and not isinstance(take_back(table, seat), Refusal)


def show_card(table: Table) -> Card:
    is_running = table.phase == "running"
    progress = None
    if is_running:
        progress = table.game.rules.texts.say_progress(table.game.view(table.state, None))
    names = [name_of(table, seat) for seat in seats(len(table.places))]
    has_ended = table.phase == "over" and table.state is not None
    result = table.game.result(table.state) if has_ended else None
    return Card(
        id=table.id,
        game=table.game.rules.name,
        edition=table.game.options.edition,
        phase=table.phase,
        names=tuple(name if isinstance(name, str) else "" for name in names),
        colours=tuple(
            None if isinstance(name, str) else _colour(table.places[seat])
            for seat, name in zip(seats(len(table.places)), names, strict=True)
        ),
        bots=tuple(Seat(seat) for seat, place in enumerate(table.places) if place.is_bot),
        places=len(table.places),
        free=sum(place.is_free for place in table.places),
        decision=table.game.decision(table.state) if is_running else None,
        progress=progress,
        watchers=table.settings.watchers,
        clock=table.settings.clock,
        totals=() if result is None else result.totals,
        ranks=() if result is None else result.ranks,
    )


def _colour(place: Place) -> Colour | None:
    return None if place.person is None else place.person.colour
