"""Judges requests to a table: a request becomes happenings, or a refusal."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from sushiya.core.ids import Seat
from sushiya.core.record import PERSON
from sushiya.core.refusal import Refusal
from sushiya.host import log, requests
from sushiya.host.deal import Fresh, commit, followed, reveal
from sushiya.host.hints import take_hint
from sushiya.host.log import Happenings
from sushiya.host.people import scope_of
from sushiya.host.play import (
    ABSENT_LEVEL,
    GUEST_BOT,
    play_command,
    refuse_replacing,
    refuse_second_thought,
    take_back,
)
from sushiya.host.refusals import refuse
from sushiya.host.shown import Presence
from sushiya.host.table import Table
from sushiya.host.waiting import (
    change_settings,
    check_person,
    choose_options,
    empty_place,
    longest_seated,
    move_to,
    refuse_level,
    refuse_own_change,
    refuse_worn,
    say_ready,
    seat_bot,
    start,
)

_HOST_ONLY = (
    requests.ChooseOptions,
    requests.ChangeSettings,
    requests.SeatBot,
    requests.Remove,
    requests.GiveRole,
    requests.Start,
    requests.Close,
)
_WAITING_ONLY = (
    requests.ChooseOptions,
    requests.SeatBot,
    requests.MoveTo,
    requests.Rename,
    requests.Commit,
    requests.Reveal,
    requests.Ready,
    requests.NotReady,
    requests.Start,
)
_FOR_A_WORN_TABLE = (
    requests.Start,
    requests.Commit,
    requests.Reveal,
    requests.Play,
    requests.TakeBack,
    requests.Back,
    requests.LetBotPlay,
    requests.Remove,
    requests.Leave,
    requests.Close,
)
"""Requests that lead to an end, or that are limited in number anyway."""
_DURING_A_DEAL = (requests.Commit, requests.Reveal, requests.Leave, requests.Close)
_AT_A_COUNTED_TABLE = (
    requests.Play,
    requests.TakeBack,
    requests.Back,
    requests.Leave,
)
"""Requests that are allowed where results are compared."""
_RUNNING_ONLY = (
    requests.Play,
    requests.TakeBack,
    requests.Hint,
    requests.Back,
    requests.LetBotPlay,
)


class Surroundings(NamedTuple):
    """What a judgement needs besides the table: who is present, and random bytes."""

    presence: Callable[[Seat], Presence]
    fresh: Fresh


def judge(table: Table, request: requests.Request, around: Surroundings) -> Happenings | Refusal:
    """Return the happenings that follow from a request of a seat's owner, or a refusal."""
    refusal = refuse_by_role(table, request)
    if refusal is not None:
        return refusal
    decided = (
        _in_waiting_room(table, request, around)
        if isinstance(request, _WAITING_ONLY)
        else _about_table(table, request, around)
        if not isinstance(request, _RUNNING_ONLY)
        else _in_game(table, request, around)
    )
    if isinstance(decided, Refusal) or not decided:
        return decided
    first = msgspec.structs.replace(decided[0], id=scoped(table, request))
    return (first, *decided[1:])


def scoped(table: Table, request: requests.Request) -> str:
    """Return a request's id, prefixed with its seat and person.

    So nobody can use another's id, and a seat's next person gets no answers meant for the last.
    """
    owner = table.owner(request.seat)
    return f"{request.seat}:{'' if owner is None else scope_of(owner.player)}:{request.id}"


def refuse_by_role(table: Table, request: requests.Request) -> Refusal | None:
    """Refuse what this seat may not request, or not in this phase."""
    if table.owner(request.seat) is None:
        return refuse("not-your-seat")
    if isinstance(request, _HOST_ONLY) and request.seat != table.host:
        return refuse("not-host")
    if table.phase == "over":
        return refuse("table-over")
    if table.is_counted and not isinstance(request, _AT_A_COUNTED_TABLE):
        return refuse("deal-counted")
    if isinstance(request, _WAITING_ONLY) and table.phase != "waiting":
        return refuse("not-waiting")
    if isinstance(request, _RUNNING_ONLY) and table.phase != "running":
        return refuse("not-running")
    if table.deal and not isinstance(request, _DURING_A_DEAL):
        return refuse("deal-under-way")
    if getattr(request, "place", 0) >= len(table.places):
        return refuse("no-such-place", most=len(table.places))
    return None if isinstance(request, _FOR_A_WORN_TABLE) else refuse_worn(table)


def _in_waiting_room(
    table: Table, request: requests.Request, around: Surroundings
) -> Happenings | Refusal:
    match request:
        case requests.ChooseOptions():
            return choose_options(table, request)
        case requests.SeatBot():
            return seat_bot(table, request)
        case requests.MoveTo():
            return move_to(table, request)
        case requests.Rename():
            return _rename(table, request)
        case requests.Commit():
            tired = refuse_own_change(table, request.seat)
            return tired or commit(table, request.seat, request.commitment, around.fresh)
        case requests.Reveal():
            return reveal(table, request.seat, request.nonce, around.fresh)
        case requests.Ready():
            return say_ready(table, request.seat)
        case requests.NotReady():
            withdrawn = log.ReadyWithdrawn(seat=request.seat)
            return refuse_own_change(table, request.seat) or (withdrawn,)
        case requests.Start():
            return start(table, request.fill, (), lambda seat: around.presence(seat) == "here")
    raise TypeError(f"nobody judges {request}")


def _about_table(
    table: Table, request: requests.Request, around: Surroundings
) -> Happenings | Refusal:
    match request:
        case requests.ChangeSettings():
            return change_settings(table, request.settings)
        case requests.Remove():
            return _remove(table, request)
        case requests.GiveRole():
            owner = table.owner(request.place)
            if owner is None or owner.is_bot:
                return refuse("not-a-person")
            return (log.RoleGiven(seat=request.place),)
        case requests.Leave():
            return _leave(table, request, around)
        case requests.Close():
            return (log.TableClosed(why="closed"),)
    raise TypeError(f"nobody judges {request}")


def _in_game(table: Table, request: requests.Request, around: Surroundings) -> Happenings | Refusal:
    match request:
        case requests.Play():
            return _play(table, request)
        case requests.TakeBack():
            return _acted(table, request.seat, take_back(table, request.seat))
        case requests.Hint():
            return take_hint(table, request.seat, request.decision)
        case requests.Back():
            if table.places[request.seat].bot is None:
                return refuse("not-away")
            tired = refuse_second_thought(table, request.seat)
            return tired or (log.HandedBack(seat=request.seat),)
        case requests.LetBotPlay():
            return _let_bot_play(table, request, around)
    raise TypeError(f"nobody judges {request}")


def _rename(table: Table, request: requests.Rename) -> Happenings | Refusal:
    name = check_person(table.settings, table.places, request.name, request.colour, request.seat)
    if isinstance(name, Refusal):
        return name
    person = table.places[request.seat].person
    if table.settings.names == "crests" and person is not None:
        # Keep the name that was typed while names were shown: it is shown again if they are.
        name = person.name
    renamed = log.PersonRenamed(seat=request.seat, name=name, colour=request.colour)
    return refuse_own_change(table, request.seat) or (renamed,)


def _remove(table: Table, request: requests.Remove) -> Happenings | Refusal:
    if request.place == request.seat:
        return refuse("own-place")
    if table.phase == "waiting":
        return empty_place(table, request.place)
    if table.owner(request.place) is None:
        return refuse("not-a-person")
    freed = log.SeatFreed(seat=request.place, level=request.level)
    return refuse_level(table.game.rules, request.level) or (freed,)


def _leave(table: Table, request: requests.Leave, around: Surroundings) -> Happenings | Refusal:
    if table.phase == "waiting" and not table.deal:
        return empty_place(table, request.seat)
    if table.places[request.seat].bot is not None:
        return ()
    handed = log.HandedToBot(seat=request.seat, level=ABSENT_LEVEL, why="left", by=request.seat)
    heir = longest_seated(
        table, lambda seat: seat != request.seat and table.places[seat].is_played_by_person
    )
    happenings: Happenings = (handed,)
    if table.host == request.seat and heir is not None:
        happenings = (handed, log.RoleGiven(seat=heir))
    # Frozen seats do not change: for a person who leaves now, a bot plays from the start.
    return followed(table, happenings, around.fresh)


def _play(table: Table, request: requests.Play) -> Happenings | Refusal:
    owner = table.owner(request.seat)
    by = GUEST_BOT if owner is not None and owner.is_bot else PERSON
    played = play_command(table, request.seat, request.decision, request.command, by)
    if not isinstance(played, Refusal):
        played = refuse_replacing(table, request.seat, request.decision) or played
    return _acted(table, request.seat, played)


def _acted(table: Table, seat: Seat, act: log.Happening | Refusal) -> Happenings | Refusal:
    """Return an owner's act; if a bot was playing the seat, the owner takes it back first."""
    if isinstance(act, Refusal):
        return act
    is_away = table.places[seat].bot is not None
    return (log.HandedBack(seat=seat), act) if is_away else (act,)


def _let_bot_play(
    table: Table, request: requests.LetBotPlay, around: Surroundings
) -> Happenings | Refusal:
    if not table.places[request.place].is_played_by_person:
        return refuse("not-a-person")
    if table.settings.is_slow:
        return refuse("slow-away")
    if around.presence(request.place) != "gone":
        return refuse("not-dropped")
    handed = log.HandedToBot(
        seat=request.place, level=request.level, why="dropped", by=request.seat
    )
    return refuse_level(table.game.rules, request.level) or (handed,)
