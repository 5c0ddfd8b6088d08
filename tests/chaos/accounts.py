"""What the guests know of their requests, held against the log and the record of their table."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from chaos.guest import Asked, Guest
from sushiya.core.record import PERSON, Record, check_deal, verify
from sushiya.core.trust import Trust
from sushiya.games import GAMES
from sushiya.host import log
from sushiya.store.protocol import Entry


def check_table(
    entries: Sequence[Entry], party: Sequence[Guest], record: Record, met: Counter[str]
) -> None:
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    happenings = [_as_guests_name_it(log.read_happening(entry.body)) for entry in entries]
    asked = {f"{one.seat}:{one.id}": one for guest in party for one in guest.asked}
    _check_ids(happenings, asked, met)
    for guest in party:
        _check_order(happenings, guest)
    _check_record(happenings, record)
    _check_trust(party, record, met)
    plays = [one for one in happenings if isinstance(one, log.Played)]
    met["decisions"] += len(plays)
    met["of bots"] += sum(one.by != PERSON for one in plays)


def _as_guests_name_it(happening: log.Happening) -> log.Happening:
    """Leave the person out of an entry's id: here each seat has one."""
    seat, _, request = happening.id.split(":") if happening.id else ("", "", "")
    return replace(happening, id=f"{seat}:{request}") if request else happening


def _check_ids(
    happenings: Sequence[log.Happening], asked: dict[str, Asked], met: Counter[str]
) -> None:
    """No request was applied twice; granted ones were, refused ones were not."""
    found = Counter(one.id for one in happenings if one.id and not _is_share(one))
    assert set(found.values()) <= {1}, found
    assert set(found) <= set(asked)
    for name, one in asked.items():
        stands = name in found
        assert one.fate != "unanswered"
        assert stands == (one.fate == "granted") or one.fate == "given-up", one
        met["given up and yet kept"] += stands and one.fate == "given-up"
    for happening in happenings:
        if isinstance(happening, log.Played):
            assert bool(happening.id) == (happening.by == PERSON)


def _is_share(happening: log.Happening) -> bool:
    """Tell whether a device sent it by itself, for the deal."""
    return isinstance(happening, log.ShareCommitted | log.ShareRevealed)


def _check_order(happenings: Sequence[log.Happening], guest: Guest) -> None:
    """What a device was granted stands in the order in which it asked, as it asked."""
    granted = {f"{one.seat}:{one.id}": one for one in guest.asked if one.fate == "granted"}
    found = [one for one in happenings if one.id in granted]
    assert [one.id for one in found] == list(granted)
    for happening in found:
        assert _as_asked(happening) == _as_sent(granted[happening.id])


def _as_asked(happening: Any) -> tuple[Any, ...]:
    match happening:
        case log.Played():
            return "play", happening.seat, happening.decision, happening.command
        case log.TakenBack():
            return "take-back", happening.seat
        case log.ReadySaid():
            return "ready", happening.seat
        case log.SeatsFrozen() | log.GameStarted():
            return ("start",)
    raise TypeError(f"nobody asked for {happening}")


def _as_sent(one: Asked) -> tuple[Any, ...]:
    return (one.kind,) if one.kind == "start" else (one.kind, one.seat, *one.fields.values())


def _check_record(happenings: Sequence[log.Happening], record: Record) -> None:
    """The record is true, and holds each decision of the log that was not taken back, once."""
    assert verify(GAMES.find(record.game), record) is None
    assert record.result is not None
    plays: dict[int, log.Played] = {}
    for version, happening in enumerate(happenings, 1):
        if isinstance(happening, log.Played):
            plays[version] = happening
        elif isinstance(happening, log.TakenBack):
            del plays[happening.play]
    standing: dict[int, dict[int, str]] = defaultdict(dict)
    for play in plays.values():
        standing[play.decision][play.seat] = play.command  # A later pick replaces an earlier one.
    expected = [
        tuple(f"{seat} {command}" for seat, command in sorted(standing[decision].items()))
        for decision in sorted(standing)
    ]
    assert [entry.commands for entry in record.decisions] == expected


def _check_trust(party: Sequence[Guest], record: Record, met: Counter[str]) -> None:
    """The seed is made of what was sealed before, and of what the guests committed to."""
    trust = record.trust
    assert isinstance(trust, Trust)
    seals = {trust.commitment, *(restart.commitment for restart in trust.restarts)}
    for guest in party:
        assert set(guest.witness.commitments) <= seals
        for seat in guest.tokens:
            seen = guest.shares.seen.get(seat)
            # Who was away when the seats were frozen for the last time cannot tell.
            if seen is not None and seen.commitment == trust.commitment:
                assert check_deal(record, seen) is None
                met["deals checked"] += 1
    assert check_deal(record) is None
    met["deals given up"] += len(trust.restarts)
    met["shares"] += sum(share.who == "person" for share in trust.shares)
