"""Guided first games: replayed from the moves that a browser keeps, and stored nowhere."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from sushiya.bots.levels import FIRST_LEVEL
from sushiya.core.echo import echo
from sushiya.core.event import redact
from sushiya.core.first_game import PLAYER, FirstGame, Moment
from sushiya.core.game import AnyRules
from sushiya.core.ids import Seat
from sushiya.core.record import PERSON
from sushiya.core.refusal import Refusal
from sushiya.core.registry import Registry, UnknownGame
from sushiya.core.trust import SECRET_BYTES
from sushiya.core.value import Value, encode, plain
from sushiya.host import log, shown
from sushiya.host.audience import Audience
from sushiya.host.clock import TimeLeft
from sushiya.host.crew import USUAL_BUDGET, choose_now, job_of
from sushiya.host.evolve import decode_events, evolve, open_table
from sushiya.host.lines import lines_of
from sushiya.host.people import NAMELESS, Person, Place
from sushiya.host.play import play_command, start_game, take_back, why_not
from sushiya.host.presence import Attendance
from sushiya.host.refusals import refuse
from sushiya.host.settings import Settings
from sushiya.host.table import Table

MOST_MOVES = 400
"""Far more than any game with these deals takes, moves taken back included."""
MOST_KEPT = 200
"""Positions in the cache: most people make the same first moves."""
MOST_AT_ONCE = 2
"""Captions that are shown at one decision; a remark comes first."""
TAKE_BACK = "take-back"
"""In a list of moves: takes back the one before."""
ID = "first-game"
"""The id of such a table; it cannot be a stored table's, as their ids are longer."""

Moves: TypeAlias = tuple[str, ...]


class Caption(Value, frozen=True, kw_only=True):
    """A short text next to the game; its message is in the game's first_game/messages/."""

    message: str
    kind: Literal["lesson", "remark", "end"]


class FirstGameShown(Value, frozen=True, kw_only=True):
    """A guided first game after some moves."""

    messages: tuple[msgspec.Raw, ...]
    """What a socket would have sent for the moves that the asker has not seen yet."""
    captions: tuple[Caption, ...]
    met: int
    """How many lessons have been shown so far; `lessons` is how many there are."""
    lessons: int
    asked: Refusal | None = None
    """Why the command in question is not legal; None: it is legal, or none was asked about."""


class _Position(msgspec.Struct, frozen=True, gc=False):
    """The state of a game after some moves."""

    table: Table
    lines: tuple[shown.Line, ...] = ()
    events: tuple[object, ...] = ()
    """What the player has seen since their last move."""
    met: frozenset[str] = frozenset()
    captions: tuple[Caption, ...] = ()


class _Ear:
    """A listener that collects what a socket would have sent to the player."""

    def __init__(self) -> None:
        self.seats: tuple[Seat, ...] = (PLAYER,)
        self.muted: set[Seat] = set()
        self.heard: list[bytes] = []

    def deliver(self, message: bytes) -> None:
        self.heard.append(message)

    def dismiss(self) -> None:
        raise RuntimeError("nobody can take this seat")

    def ask_again(self) -> None:
        raise RuntimeError("nobody shares these cards")


class FirstGames:
    """Answers from the moves alone: no table is stored that could be joined or counted."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._kept: OrderedDict[tuple[str, Moves], _Position] = OrderedDict()
        self._playing = asyncio.Lock()
        """One game is played at a time, as this is CPU-bound."""

    async def show(
        self, name: str, moves: Moves, *, seen: int | None, ask: str = "", at: float = 0.0
    ) -> FirstGameShown | Refusal:
        """Show where these moves lead; the asker has seen the first `seen`, None: nothing."""
        found = self._find(name)
        if isinstance(found, Refusal):
            return found
        rules, guide = found
        ear = _Ear()
        audience = Audience(Attendance(at), lambda: TimeLeft(None))
        async with self._playing:
            position = await self._reach(rules, guide, moves[:seen], at)
            if isinstance(position, Refusal):
                return position
            audience.listeners.add(ear)
            if seen is None:
                audience.show_table(position.table, at)
                # The position may be cached, from somebody who made these moves before.
                lines = tuple(replace(line, at=at) for line in position.lines)
                ear.deliver(audience.update(position.table, PLAYER, lines))
            for count in range(len(moves) if seen is None else seen, len(moves)):
                after = await _move(guide, position, moves[count], at, audience)
                if isinstance(after, Refusal):
                    return after
                position = after
                self._keep((name, moves[: count + 1]), position)
        return FirstGameShown(
            messages=tuple(msgspec.Raw(one) for one in ear.heard),
            captions=position.captions,
            met=len(position.met),
            lessons=len(guide.lessons),
            asked=why_not(position.table, PLAYER, ask) if ask else None,
        )

    def _find(self, name: str) -> tuple[AnyRules, FirstGame] | Refusal:
        try:
            rules = self._registry.find(name)
        except UnknownGame:
            names = ", ".join(self._registry.names())
            return refuse("game-unknown", game=echo(name), games=names)
        if rules.first_game is None:
            return refuse("first-game-missing")
        return rules, rules.first_game

    def _keep(self, key: tuple[str, Moves], position: _Position) -> None:
        self._kept[key] = position
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def _reach(
        self, rules: AnyRules, guide: FirstGame, moves: Moves, at: float
    ) -> _Position | Refusal:
        """Play these moves, starting from the last position that is in the cache."""
        known = (
            count
            for count in range(len(moves), -1, -1)
            if (rules.name, moves[:count]) in self._kept
        )
        start = next(known, None)
        if start is None:
            start = 0
            position = await _begin(self._registry, rules, guide, at)
        else:
            position = self._kept[rules.name, moves[:start]]
        self._keep((rules.name, moves[:start]), position)
        for count in range(start, len(moves)):
            after = await _move(guide, position, moves[count], at)
            if isinstance(after, Refusal):
                return after
            position = after
            self._keep((rules.name, moves[: count + 1]), position)
        return position


async def _move(
    guide: FirstGame, position: _Position, move: str, at: float, audience: Audience | None = None
) -> _Position | Refusal:
    """Make the player's move, let the bots reply, and choose the captions."""
    table = position.table
    before = _moment(table, position.events)
    happening: log.TakenBack | log.Played | Refusal
    if move == TAKE_BACK:
        happening = take_back(table, PLAYER)
    else:
        happening = play_command(table, PLAYER, table.game.decision(table.state), move, PERSON)
    if isinstance(happening, Refusal):
        return happening
    remarks: tuple[str, ...] = ()
    if isinstance(happening, log.Played):
        command = table.game.read(happening.command)
        remarks = tuple(one.id for one in guide.remarks if one.when(before, command))
    after = _follow(replace(position, events=()), happening, at, audience)
    after = await _let_bots_play(after, at, audience)
    return _with_captions(guide, after, remarks)


async def _begin(registry: Registry, rules: AnyRules, guide: FirstGame, at: float) -> _Position:
    """Deal the game, and let the bots play until the player is to act."""
    options = rules.options.resolve(guide.options)
    bots = [Place(bot=FIRST_LEVEL)] * (options.players - 1)
    made = log.TableMade(
        game=rules.name,
        options=plain(options),
        settings=Settings(names="crests", locked=True),
        secret=guide.deal.to_bytes(SECRET_BYTES, "big").hex(),
        code="",
        places=(Place(person=Person("", NAMELESS, "tuna", "")), *bots),
        host=PLAYER,
    )
    table = open_table(registry, ID, made)
    dealt = _follow(_Position(table), start_game(table, ()), at, None)
    return _with_captions(guide, await _let_bots_play(dealt, at, None), ())


async def _let_bots_play(position: _Position, at: float, audience: Audience | None) -> _Position:
    """Let bots choose until only the player is to act, or the game is over."""
    while (
        seat := next((one for one in position.table.to_act() if one != PLAYER), None)
    ) is not None:
        await asyncio.sleep(0)  # Yield to the event loop.
        table = position.table
        game, decision = table.game, table.game.decision(table.state)
        view, legal = game.view(table.state, seat), game.legal(table.state, seat)
        # Deterministic: the moves alone must determine the whole game.
        job = job_of(game, encode(view), legal, FIRST_LEVEL, seed=decision)
        chosen = choose_now(game.rules, job, USUAL_BUDGET)
        played = play_command(table, seat, decision, chosen.command, f"bot {chosen.level}")
        if isinstance(played, Refusal):
            raise TypeError(f"a bot was refused: {played}")
        position = _follow(position, played, at, audience)
    return position


def _follow(
    position: _Position, happening: log.Happening, at: float, audience: Audience | None
) -> _Position:
    """Apply what happened, and show it to the player."""
    before, after = position.table, evolve(position.table, happening)
    if audience is not None:
        audience.publish(before, (happening,), after, now=at, at=at)
    return replace(
        position,
        table=after,
        lines=(*position.lines, *lines_of(before, happening, PLAYER, at)),
        events=(*position.events, *_seen(before, happening)),
    )


def _seen(table: Table, happening: log.Happening) -> Iterator[object]:
    if isinstance(happening, log.Played | log.GameStarted):
        for event in decode_events(table.game.rules, happening.events):
            if (seen := redact(event, PLAYER)) is not None:
                yield seen


def _moment(table: Table, events: Sequence[object]) -> Moment:
    is_running = table.phase == "running"
    return Moment(
        view=table.game.view(table.state, PLAYER),
        legal=table.game.legal(table.state, PLAYER) if is_running else (),
        events=tuple(events),
    )


def _with_captions(guide: FirstGame, position: _Position, remarks: tuple[str, ...]) -> _Position:
    """Choose captions: a remark on the move, then new lessons; the rest wait for another time."""
    moment = _moment(position.table, position.events)
    said = [Caption(message=f"first-{one}", kind="remark") for one in remarks[:1]]
    due = [one for one in guide.lessons if one.id not in position.met and one.when(moment)]
    told = due[: MOST_AT_ONCE - len(said)]
    said += [Caption(message=f"first-{one.id}", kind="lesson") for one in told]
    met = position.met | {one.id for one in told}
    if len(met) == len(guide.lessons) > len(position.met) or position.table.phase == "over":
        said.append(Caption(message="first-end", kind="end"))
    return replace(position, captions=tuple(said), met=met)
