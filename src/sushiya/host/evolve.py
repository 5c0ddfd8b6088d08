"""Applies the entries of a table's log: what each changes, and who learns that it was written."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, Union, cast

import msgspec
from msgspec.structs import replace

from sushiya.core.event import Event, learners
from sushiya.core.game import AnyGame, AnyRules
from sushiya.core.ids import Decision, Seat, Viewer, seats
from sushiya.core.registry import Registry
from sushiya.core.step import fold
from sushiya.core.trust import FIXED, VERSION, Restart
from sushiya.host import log
from sushiya.host.documents import documents_of
from sushiya.host.people import Place, with_bot_colours
from sushiya.host.table import Choice, LogError, OtherRules, Phase, Play, Table, shares_of


@cache
def _events_decoder(events: tuple[type[Event], ...]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(tuple[Union[events], ...])  # type: ignore[valid-type]


def decode_events(rules: AnyRules, events: object) -> tuple[Any, ...]:
    """Return an entry's events: a new entry carries them decoded, one from a log as bytes."""
    if isinstance(events, msgspec.Raw):
        return _decoded(rules.events, bytes(events))
    return cast("tuple[Any, ...]", events)


def _state_after(rules: AnyRules, state: Any, events: tuple[Any, ...]) -> Any:
    """Fold events, unless they carry the state after them, as those just decided do."""
    if isinstance(events, log.CarriedEvents) and events.before is state:
        return events.after
    return fold(rules.evolve, state, events)


# Cached, as an entry of a log is decoded for every viewer, and once more to apply it.
@lru_cache(maxsize=64)
def _decoded(events: tuple[type[Event], ...], raw: bytes) -> tuple[Any, ...]:
    decoded: tuple[Any, ...] = _events_decoder(events).decode(raw)
    return decoded


def is_shown(table: Table, happening: log.Happening, viewer: Viewer) -> bool:
    """Return whether a viewer learns that this entry was written; `table` is that before it."""
    told = _learners(table, happening)
    return told is None or viewer in told


def _learners(table: Table, happening: log.Happening) -> frozenset[Viewer] | None:
    """List who learns that this entry was written; None: everybody."""
    match happening:
        case log.Played():
            return learners(decode_events(table.game.rules, happening.events))
        case log.TakenBack():
            return learners(_play_of(table, happening.play).events)
        case log.SeatMoved() | log.SecretRenewed() | log.BankUsed():
            return frozenset()
        case _:
            return None


def open_table(registry: Registry, table: str, made: log.TableMade) -> Table:
    """Return the table after the first entry of its log."""
    game = registry.find(made.game).bind(**made.options)
    return Table(
        id=table,
        game=game,
        documents=documents_of(game, made.options),
        code=made.code,
        origin=made.origin,
        circle=made.circle,
        fixed=made.fixed,
        same=made.same,
        trust_version=VERSION if made.fixed is None else FIXED,
        settings=made.settings,
        places=with_bot_colours(made.places),
        host=made.host,
        secret=bytes.fromhex(made.secret),
        answered=frozenset({made.id} - {""}),
    )


def evolve(table: Table, happening: log.Happening) -> Table:
    """Return the table after one more entry of the log."""
    shown, more = table.shown, table.shown_more
    told = _learners(table, happening)
    if told is None:
        shown += 1
    else:
        more = {**more, **{seat: more.get(seat, 0) + 1 for seat in told if seat is not None}}
    counted = replace(
        table,
        version=table.version + 1,
        shown=shown,
        shown_more=more,
        answered=table.answered | {happening.id} if happening.id else table.answered,
    )
    handler: Callable[[Table, Any], Table] | None = _HANDLERS.get(type(happening))
    if handler is None:
        raise LogError(f"a log cannot go on with {happening}")
    after = handler(counted, happening)
    if after.places is table.places:
        return after
    return replace(after, places=with_bot_colours(after.places))


def _with_place(table: Table, seat: Seat, place: Place) -> Table:
    places = (*table.places[:seat], place, *table.places[seat + 1 :])
    return replace(table, places=places)


def _changed(table: Table, seat: Seat, **changes: object) -> Table:
    return _with_place(table, seat, replace(table.places[seat], **changes))


def _options_chosen(table: Table, happening: log.OptionsChosen) -> Table:
    known = {name: table.documents[digest] for name, digest in happening.documents.items()}
    game = table.game.rules.bind(**happening.options, **known)
    return replace(
        table,
        game=game,
        places=happening.places,
        documents={**table.documents, **documents_of(game, happening.options)},
        adjustments=table.adjustments + 1,
    )


def _settings_changed(table: Table, happening: log.SettingsChanged) -> Table:
    return replace(table, settings=happening.settings, adjustments=table.adjustments + 1)


def _secret_renewed(table: Table, happening: log.SecretRenewed) -> Table:
    places = tuple(
        replace(place, is_ready=False, nonce="", commitment="") for place in table.places
    )
    return replace(table, secret=bytes.fromhex(happening.secret), places=places)


def _cards_shared(table: Table, happening: log.CardsShared) -> Table:
    if happening.fixed is None:
        return replace(table, same=happening.same)
    return replace(
        table,
        same=happening.same,
        fixed=happening.fixed,
        trust_version=FIXED,
        secret=bytes.fromhex(happening.secret),
        places=tuple(replace(place, commitment="") for place in table.places),
    )


def _cards_seen(table: Table, happening: log.CardsSeen) -> Table:
    return _changed(table, happening.seat, has_seen=True)


def _person_seated(table: Table, happening: log.PersonSeated) -> Table:
    place = Place(person=happening.person, since=table.version)
    seated = _with_place(table, happening.seat, place)
    if table.state is None:
        return seated
    former = {
        player: None if seat == happening.seat else seat for player, seat in table.sat.items()
    }
    return replace(seated, sat={**former, happening.person.player: happening.seat})


def _bot_seated(table: Table, happening: log.BotSeated) -> Table:
    colour = table.places[happening.seat].colour
    return _with_place(table, happening.seat, Place(bot=happening.level, colour=colour))


def _changed_own(table: Table, seat: Seat, **changes: object) -> Table:
    """Change something of a person's own in the waiting room, and count the change."""
    return _changed(table, seat, changes=table.places[seat].changes + 1, **changes)


def _person_moved(table: Table, happening: log.PersonMoved) -> Table:
    counted = _changed_own(table, happening.seat)
    moved = _with_place(table, happening.to, counted.places[happening.seat])
    host = happening.to if table.host == happening.seat else table.host
    return replace(_with_place(moved, happening.seat, Place()), host=host)


def _place_emptied(table: Table, happening: log.PlaceEmptied) -> Table:
    return _with_place(table, happening.seat, Place())


def _person_renamed(table: Table, happening: log.PersonRenamed) -> Table:
    person = table.places[happening.seat].person
    if person is None:
        raise LogError("nobody sits there who could be renamed")
    renamed = replace(person, name=happening.name, colour=happening.colour)
    return _changed_own(table, happening.seat, person=renamed)


def _role_given(table: Table, happening: log.RoleGiven) -> Table:
    return replace(table, host=happening.seat)


def _ready_said(table: Table, happening: log.ReadySaid) -> Table:
    return _changed_own(table, happening.seat, is_ready=True, nonce=happening.nonce)


def _ready_withdrawn(table: Table, happening: log.ReadyWithdrawn) -> Table:
    # The share of the seed stays; a person who is ready again may send another.
    return _changed_own(table, happening.seat, is_ready=False)


def _share_committed(table: Table, happening: log.ShareCommitted) -> Table:
    return _changed_own(table, happening.seat, commitment=happening.commitment)


def _seats_frozen(table: Table, happening: log.SeatsFrozen) -> Table:
    shares = shares_of(table.places, happening.commitments)
    return replace(table, shares=shares, absent=happening.absent)


def _share_revealed(table: Table, happening: log.ShareRevealed) -> Table:
    shares = list(table.shares)
    shares[happening.seat] = replace(shares[happening.seat], nonce=happening.nonce)
    return replace(table, shares=tuple(shares))


def _deal_voided(table: Table, happening: log.DealVoided) -> Table:
    restart = Restart(table.seal, table.secret.hex(), table.shares, happening.missing)
    return replace(
        table,
        secret=bytes.fromhex(happening.secret),
        places=tuple(replace(place, commitment="") for place in table.places),
        shares=(),
        restarts=(*table.restarts, restart),
    )


def _game_started(table: Table, happening: log.GameStarted) -> Table:
    rules = table.game.rules
    if happening.rules != rules.version:
        raise OtherRules(f"{rules.name} was version {happening.rules}, now it is {rules.version}")
    state = _state_after(rules, None, decode_events(rules, happening.events))
    phase = _phase(table.game, state)
    sat = {
        place.person.player: seat
        for seat, place in reversed([*zip(seats(len(table.places)), table.places, strict=True)])
        if place.person is not None
    }
    started = replace(table, state=state, phase=phase, sat=sat, trust_version=happening.trust)
    if happening.trust == 1:
        started = replace(started, nonces_v1=tuple(place.nonce for place in table.places))
    elif not table.shares and table.fixed is None:
        nobody = ("",) * len(table.places)
        started = replace(started, shares=shares_of(table.places, nobody))
    for seat in happening.absent:
        started = _changed(started, seat, bot=happening.level, away="absent")
    return started


def _phase(game: AnyGame, state: Any) -> Phase:
    return "running" if game.result(state) is None else "over"


def _played(table: Table, happening: log.Played) -> Table:
    rules = table.game.rules
    events = decode_events(rules, happening.events)
    state = _state_after(rules, table.state, events)
    choice = Choice(happening.command, happening.by)
    key = (happening.decision, happening.seat)
    thoughts = table.second_thoughts
    if happening.is_final:
        thoughts = {}
    elif key in table.choices:
        thoughts = _one_more(thoughts, happening.seat)
    play = Play(table.version, happening.seat, happening.decision, choice, table.state, events)
    return replace(
        table,
        state=state,
        phase=_phase(table.game, state),
        undoable=() if happening.is_final else (*table.undoable, play),
        choices={**table.choices, key: choice},
        second_thoughts=thoughts,
    )


def _one_more(thoughts: Mapping[Seat, int], seat: Seat) -> dict[Seat, int]:
    return {**thoughts, seat: thoughts.get(seat, 0) + 1}


def _play_of(table: Table, version: int) -> Play:
    found = [play for play in table.undoable if play.version == version]
    if not found:
        raise LogError(f"play {version} cannot be taken back")
    return found[0]


def _bot_failed(table: Table, _: log.BotFailed) -> Table:
    return table


def _taken_back(table: Table, happening: log.TakenBack) -> Table:
    """Undo a play, and keep what others have chosen since."""
    taken = _play_of(table, happening.play)
    place = table.undoable.index(taken)
    state, plays = taken.before, list(table.undoable[:place])
    for play in table.undoable[place + 1 :]:
        plays.append(replace(play, before=state))
        state = _state_after(table.game.rules, state, play.events)
    return replace(
        table,
        state=state,
        undoable=tuple(plays),
        choices=_choices_without(table, taken),
        second_thoughts=_one_more(table.second_thoughts, happening.seat),
    )


def _choices_without(table: Table, taken: Play) -> dict[tuple[Decision, Seat], Choice]:
    key = (taken.decision, taken.seat)
    choices = {one: choice for one, choice in table.choices.items() if one != key}
    for play in table.undoable:
        if (play.decision, play.seat) == key and play.version < taken.version:
            choices[key] = play.choice  # The choice that it had replaced is valid again.
    return choices


def _hint_taken(table: Table, happening: log.HintTaken) -> Table:
    return replace(table, hinted={**table.hinted, happening.seat: happening.decision})


def _bank_used(table: Table, happening: log.BankUsed) -> Table:
    return replace(
        table, bank_used=dict(zip(seats(len(table.places)), happening.used, strict=True))
    )


def _handed_to_bot(table: Table, happening: log.HandedToBot) -> Table:
    return _changed(table, happening.seat, bot=happening.level, away=happening.why)


def _handed_back(table: Table, happening: log.HandedBack) -> Table:
    thoughts = _one_more(table.second_thoughts, happening.seat)
    return replace(_changed(table, happening.seat, bot=None, away=""), second_thoughts=thoughts)


def _seat_freed(table: Table, happening: log.SeatFreed) -> Table:
    person = table.places[happening.seat].person
    if person is None:
        raise LogError("nobody sits there who could be removed")
    removed = replace(person, token="")
    return _changed(table, happening.seat, person=removed, bot=happening.level, away="removed")


def _seat_moved(table: Table, happening: log.SeatMoved) -> Table:
    person = table.places[happening.seat].person
    if person is None:
        raise LogError("nobody sits there who could move")
    player = happening.player or person.player
    # If the key has changed, so has the device.
    device = person.device if player == person.player else ""
    owner = replace(person, token=happening.token, player=player, device=device)
    moved = _changed(table, happening.seat, person=owner)
    if table.phase == "waiting":
        # The other device does not know the nonce, and commits again.
        return _changed(moved, happening.seat, commitment="")
    return replace(
        moved,
        second_thoughts=_one_more(table.second_thoughts, happening.seat),
        sat=table.sat if table.state is None else {**table.sat, player: happening.seat},
    )


def _rematch_opened(table: Table, happening: log.RematchOpened) -> Table:
    return replace(table, rematch=happening.table)


def _table_closed(table: Table, happening: log.TableClosed) -> Table:
    return replace(table, phase="over", closed=happening.why, undoable=())


_HANDLERS: dict[type[log.Happening], Callable[[Table, Any], Table]] = {
    log.OptionsChosen: _options_chosen,
    log.SettingsChanged: _settings_changed,
    log.SecretRenewed: _secret_renewed,
    log.CardsShared: _cards_shared,
    log.CardsSeen: _cards_seen,
    log.PersonSeated: _person_seated,
    log.BotSeated: _bot_seated,
    log.PersonMoved: _person_moved,
    log.PlaceEmptied: _place_emptied,
    log.PersonRenamed: _person_renamed,
    log.RoleGiven: _role_given,
    log.ReadySaid: _ready_said,
    log.ReadyWithdrawn: _ready_withdrawn,
    log.ShareCommitted: _share_committed,
    log.SeatsFrozen: _seats_frozen,
    log.ShareRevealed: _share_revealed,
    log.DealVoided: _deal_voided,
    log.GameStarted: _game_started,
    log.Played: _played,
    log.BotFailed: _bot_failed,
    log.TakenBack: _taken_back,
    log.HintTaken: _hint_taken,
    log.BankUsed: _bank_used,
    log.HandedToBot: _handed_to_bot,
    log.HandedBack: _handed_back,
    log.SeatFreed: _seat_freed,
    log.SeatMoved: _seat_moved,
    log.RematchOpened: _rematch_opened,
    log.TableClosed: _table_closed,
}
