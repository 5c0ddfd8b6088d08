"""The subscribers of a table, and what each of them is sent when it changes."""

from collections.abc import Callable

from msgspec.structs import replace

from sushiya.core.event import owner_of
from sushiya.core.ids import Seat, Viewer, seats
from sushiya.core.value import encode, written
from sushiya.host import log, shown
from sushiya.host.clock import TimeLeft
from sushiya.host.display import Scene, show_table
from sushiya.host.evolve import decode_events, evolve
from sushiya.host.lines import lines_of
from sushiya.host.listener import Listener, viewers_of
from sushiya.host.log import Happenings
from sushiya.host.presence import Attendance
from sushiya.host.requests import Reaction
from sushiya.host.table import Table


class Audience:
    """The listeners of one table; `time` returns the time left on the clock and in the banks."""

    def __init__(self, attendance: Attendance, time: Callable[[], TimeLeft]) -> None:
        self.listeners: set[Listener] = set()
        self.elsewhere = 0
        """Watchers who are connected to other processes."""
        self._attendance = attendance
        self._time = time
        self._presences: tuple[shown.Presence, ...] = ()
        self.ticket = ""
        """What watchers are sent while the game runs; empty: nobody has watched yet."""

    def look(self, table: Table, now: float) -> shown.TableShown:
        """Return what everybody who has the table's address may see of it.

        The link to shared cards is only for those who sit here: it leads to other people's tables.
        """
        watchers = sum(not listener.seats for listener in self.listeners)
        looked = show_table(table, self._presence(table, now), watchers + self.elsewhere)
        return replace(looked, same="")

    def _presence(self, table: Table, now: float) -> tuple[shown.Presence, ...]:
        count = len(table.places)
        return tuple(self._attendance.presence(Seat(seat), now) for seat in range(count))

    def show_table(self, table: Table, now: float) -> None:
        self._presences = self._presence(table, now)
        if not self.listeners:
            return
        looked = self.look(table, now)
        from_a_seat = replace(looked, same=table.same)
        messages: dict[tuple[Seat, ...], bytes] = {}
        for listener in self.listeners:
            if listener.seats not in messages:
                is_watching = not listener.seats and table.phase == "running"
                ticket = self.ticket if is_watching else ""
                messages[listener.seats] = encode(
                    shown.Table(
                        table=from_a_seat if listener.seats else looked,
                        yours=listener.seats,
                        ticket=ticket,
                    )
                )
            listener.deliver(messages[listener.seats])

    def show_presence(self, table: Table, now: float) -> None:
        """Send the table if anybody's presence has changed."""
        if self.listeners and self._presence(table, now) != self._presences:
            self.show_table(table, now)

    def publish(
        self, before: Table, happenings: Happenings, after: Table, *, now: float, at: float
    ) -> None:
        """Send everybody what they may know of what just happened, with the timestamp `at`."""
        is_about_table = any(
            not isinstance(one, log.Played | log.TakenBack | log.BankUsed) for one in happenings
        )
        if is_about_table or before.phase != after.phase:
            self.show_table(after, now)
        told = _Told(before, happenings, at)
        scene = Scene(after, self._time())
        pickers = _pickers(before, happenings, after)
        messages: dict[Viewer, bytes] = {}
        for listener in self.listeners:
            for viewer in viewers_of(listener):
                message = messages.get(viewer)
                if message is None:
                    number = after.number(viewer)
                    # Viewers who may not know of it get no message, not even an empty one.
                    if number == before.number(viewer):
                        continue
                    is_whole = pickers is None or viewer in pickers
                    game = scene.show(viewer) if is_whole else None
                    message = _update(scene, viewer, number, told.to(viewer), game)
                    messages[viewer] = message
                listener.deliver(message)

    def update(self, table: Table, viewer: Viewer, lines: tuple[shown.Line, ...]) -> bytes:
        """Return the message with what a viewer has missed, and the table's current state."""
        scene = Scene(table, self._time())
        return _update(scene, viewer, table.number(viewer), lines, scene.show(viewer))

    def react(self, seat: Seat, reaction: Reaction) -> None:
        message = encode(shown.Reacted(seat=seat, reaction=reaction))
        for listener in self.listeners:
            if seat not in listener.muted:
                listener.deliver(message)

    def ask_watchers_again(self) -> None:
        """Make watchers reconnect: the cards are shared now, and whoever sees them is recorded."""
        for listener in tuple(self.listeners):
            if not listener.seats:
                listener.ask_again()

    def follow_seats(self, before: Table, after: Table, now: float) -> None:
        """Update listeners' seats by their tokens; disconnect those that have lost all seats.

        Watchers are disconnected when watching is turned off.
        """
        if before.places is after.places and before.settings is after.settings:
            return
        moved = {
            seat: to
            for seat, place in zip(seats(len(before.places)), before.places, strict=True)
            if place.owner is not None
            for to in after.seats_of(place.owner.token)
        }
        self._attendance.follow(moved)
        for seat, place in zip(seats(len(after.places)), after.places, strict=True):
            if place.owner is not None and seat not in moved.values():
                self._attendance.hear(seat, now)
        heard = {**_kept_seats(before, after), **moved}
        is_closed = before.settings.watchers != "off" == after.settings.watchers
        for listener in tuple(self.listeners):
            listener.muted = {heard[seat] for seat in listener.muted if seat in heard}
            if not listener.seats and not is_closed:
                continue
            listener.seats = tuple(moved[seat] for seat in listener.seats if seat in moved)
            if not listener.seats:
                self.listeners.discard(listener)
                listener.dismiss()


def _kept_seats(before: Table, after: Table) -> dict[Seat, Seat]:
    """Map the seats where the same person sits, even with another token or key, to themselves."""
    return {
        Seat(index): Seat(index)
        for index, (old, new) in enumerate(zip(before.places, after.places, strict=False))
        if old.person is not None and new.person is not None
        if old.since == new.since
    }


def _update(
    scene: Scene,
    viewer: Viewer,
    number: int,
    lines: tuple[shown.Line, ...],
    game: shown.GameShown | None,
) -> bytes:
    return encode(
        shown.Update(seat=viewer, number=number, lines=lines, to_act=scene.to_act, game=game)
    )


def _pickers(before: Table, happenings: Happenings, after: Table) -> set[Viewer] | None:
    """Return who chose or took back, if nothing else happened; None: more happened.

    All other viewers then need no new view of the game.
    """
    if not before.phase == after.phase == "running":
        return None
    if before.game.decision(before.state) != after.game.decision(after.state):
        return None
    pickers: set[Viewer] = set()
    for one in happenings:
        if not isinstance(one, log.Played | log.TakenBack):
            return None
        pickers.add(one.seat)
    return pickers


class _Told:
    """What happened, line by line; viewers who may know the same share the encoded lines."""

    def __init__(self, before: Table, happenings: Happenings, at: float) -> None:
        self._before = before
        self._happenings = happenings
        self._at = at
        self._owners = _owners(before, happenings)
        self._lines: dict[tuple[Viewer, int], tuple[shown.Line, ...]] = {}

    def to(self, viewer: Viewer) -> tuple[shown.Line, ...]:
        listener = viewer if self._owners is None or viewer in self._owners else None
        key = (listener, self._before.number(viewer))
        lines = self._lines.get(key)
        if lines is None:
            lines = written(tell(self._before, self._happenings, viewer, self._at))
            self._lines[key] = lines
        return lines


def _owners(table: Table, happenings: Happenings) -> set[Viewer] | None:
    """List the seats that may know more of this than a watcher does; None: any might."""
    owners: set[Viewer] = set()
    for one in happenings:
        if not isinstance(one, log.Played):
            return None
        events = decode_events(table.game.rules, one.events)
        owners.update(owner for event in events if (owner := owner_of(event)) is not None)
    return owners


def tell(
    before: Table, happenings: Happenings, viewer: Viewer, at: float
) -> tuple[shown.Line, ...]:
    """Return all that a viewer may know of what happened, line by line."""
    lines: list[shown.Line] = []
    table = before
    for place, happening in enumerate(happenings):
        lines += lines_of(table, happening, viewer, at)
        if place + 1 < len(happenings):
            table = evolve(table, happening)
    return tuple(lines)
