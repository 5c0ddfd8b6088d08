"""Everybody who looks at a table, and what each of them is shown when it changes."""

from collections.abc import Callable

from sushiya.core.ids import Seat, Viewer, seats
from sushiya.core.value import encode
from sushiya.host import log, shown
from sushiya.host.display import show_game, show_table
from sushiya.host.lines import lines_of
from sushiya.host.listener import Listener, viewers_of
from sushiya.host.presence import Attendance
from sushiya.host.requests import Reaction
from sushiya.host.table import Table, evolve
from sushiya.host.waiting import Happenings


class Audience:
    """The listeners of one table; `clock` tells the seconds left for a decision."""

    def __init__(self, attendance: Attendance, clock: Callable[[], float | None]) -> None:
        self.listeners: set[Listener] = set()
        self._attendance = attendance
        self._clock = clock
        self._presences: tuple[shown.Presence, ...] = ()

    def look(self, table: Table, now: float) -> shown.TableShown:
        """What everybody may see of the table."""
        watchers = sum(not listener.seats for listener in self.listeners)
        return show_table(table, self._presence(table, now), watchers)

    def _presence(self, table: Table, now: float) -> tuple[shown.Presence, ...]:
        count = len(table.places)
        return tuple(self._attendance.presence(Seat(seat), now) for seat in range(count))

    def show_table(self, table: Table, now: float) -> None:
        self._presences = self._presence(table, now)
        if not self.listeners:
            return
        looked = self.look(table, now)
        messages: dict[tuple[Seat, ...], bytes] = {}
        for listener in self.listeners:
            if listener.seats not in messages:
                messages[listener.seats] = encode(shown.Table(table=looked, yours=listener.seats))
            listener.deliver(messages[listener.seats])

    def show_presence(self, table: Table, now: float) -> None:
        """Show the table if somebody came, dropped or has been gone for long."""
        if self.listeners and self._presence(table, now) != self._presences:
            self.show_table(table, now)

    def publish(self, before: Table, happenings: Happenings, after: Table, now: float) -> None:
        """Tell everybody what they may know of what just happened."""
        is_about_table = any(not isinstance(one, log.Played | log.TakenBack) for one in happenings)
        if is_about_table or before.phase != after.phase:
            self.show_table(after, now)
        viewers = {viewer for one in self.listeners for viewer in viewers_of(one)}
        messages = {
            viewer: self.update(
                after,
                viewer,
                tell(before, happenings, viewer, now),
                is_whole=not _is_others_pick(before, happenings, after, viewer),
            )
            for viewer in viewers
            # Who may not know of it gets no message, not even an empty one.
            if after.number(viewer) != before.number(viewer)
        }
        for listener in self.listeners:
            for viewer in viewers_of(listener):
                if viewer in messages:
                    listener.deliver(messages[viewer])

    def update(
        self,
        table: Table,
        viewer: Viewer,
        lines: tuple[shown.Line, ...],
        *,
        is_whole: bool = True,
    ) -> bytes:
        return encode(
            shown.Update(
                seat=viewer,
                number=table.number(viewer),
                lines=lines,
                to_act=table.to_act(),
                game=show_game(table, viewer, self._clock()) if is_whole else None,
            )
        )

    def react(self, seat: Seat, reaction: Reaction) -> None:
        message = encode(shown.Reacted(seat=seat, reaction=reaction))
        for listener in self.listeners:
            if seat not in listener.muted:
                listener.deliver(message)

    def follow_seats(self, before: Table, after: Table, now: float) -> None:
        """Let listeners keep what their tokens open, and send away those who have lost all."""
        if before.places is after.places and before.settings is after.settings:
            return
        moved = {
            seat: to
            for seat, place in zip(seats(len(before.places)), before.places, strict=True)
            if place.person is not None
            for to in after.seats_of(place.person.token)
        }
        self._attendance.follow(moved)
        for seat, place in zip(seats(len(after.places)), after.places, strict=True):
            if place.person is not None and seat not in moved.values():
                self._attendance.hear(seat, now)
        is_closed = before.settings.watchers != "off" == after.settings.watchers
        for listener in tuple(self.listeners):
            if not listener.seats and not is_closed:
                continue
            listener.seats = tuple(moved[seat] for seat in listener.seats if seat in moved)
            if not listener.seats:
                self.listeners.discard(listener)
                listener.dismiss()


def _is_others_pick(before: Table, happenings: Happenings, after: Table, viewer: Viewer) -> bool:
    """Tell whether others only held or took back picks: all that this viewer sees is who did."""
    return (
        before.phase == after.phase == "running"
        and before.game.decision(before.state) == after.game.decision(after.state)
        and all(
            isinstance(one, log.Played | log.TakenBack) and one.seat != viewer for one in happenings
        )
    )


def tell(
    before: Table, happenings: Happenings, viewer: Viewer, now: float
) -> tuple[shown.Line, ...]:
    """Tell a viewer all that it may know of what happened, line by line."""
    lines: list[shown.Line] = []
    table = before
    for place, happening in enumerate(happenings):
        lines += lines_of(table, happening, viewer, now)
        if place + 1 < len(happenings):
            table = evolve(table, happening, now)
    return tuple(lines)
