"""One person and bots at a table on one device: judged, written, shown, as a server's room does."""

import random
from collections.abc import Callable, Iterable

import msgspec
from msgspec.structs import replace

from sushiya.bots.levels import OFFERED
from sushiya.bots.protocol import Playouts
from sushiya.core.echo import echo
from sushiya.core.ids import Seat
from sushiya.core.record import Record
from sushiya.core.refusal import Refusal
from sushiya.core.registry import Registry, UnknownGame
from sushiya.core.trust import SECRET_BYTES
from sushiya.core.value import encode, plain
from sushiya.engine.build import load_parts
from sushiya.engine.policies import LEARNED
from sushiya.host import log, requests, shown
from sushiya.host.audience import Audience, tell
from sushiya.host.clock import TimeLeft
from sushiya.host.crew import choose_now, job_of
from sushiya.host.evolve import evolve, open_table
from sushiya.host.fixed import FixedDeal, choice_seed
from sushiya.host.hints import observation
from sushiya.host.judge import Surroundings, judge
from sushiya.host.log import Happenings
from sushiya.host.people import Person, Place
from sushiya.host.play import play_command, record_of, start_game, why_not
from sushiya.host.presence import Attendance
from sushiya.host.refusals import refuse
from sushiya.host.settings import Settings
from sushiya.host.table import LogError, Table
from sushiya.host.waiting import check_person, resolve
from sushiya.solo.beginning import follow_beginning
from sushiya.solo.messages import Choice, Entry, Outcome, Request, Task, Wish

Fresh = Callable[[int], bytes]
"""Gives so many random bytes."""
PLAYED_ON = FixedDeal(name="played on")
"""The deal of a game that is played on: its cards and dice stay as they were."""
FIRST = Seat(0)
"""Where the person sits in a new game."""
PLAYER = "solo"
"""Stands for the person's key and token: nobody else can come to this table."""
NOW = 0.0
"""No clock runs, and nobody can drop."""
NO_SEARCH = Playouts(0)
INSTEAD = "cook"
"""The level that chooses if an engine fails: it needs none."""


class _Screen:
    """The one listener: keeps what it is sent until somebody takes it."""

    def __init__(self, own: Seat) -> None:
        self.seats: tuple[Seat, ...] = (own,)
        self.muted: set[Seat] = set()
        self.sent: list[bytes] = []

    def deliver(self, message: bytes) -> None:
        self.sent.append(message)

    def dismiss(self) -> None:
        self.seats = ()

    def ask_again(self) -> None:
        raise RuntimeError("nobody shares these cards")

    def take(self) -> tuple[msgspec.Raw, ...]:
        sent, self.sent = self.sent, []
        return tuple(msgspec.Raw(message) for message in sent)


class _Alone(Audience):
    """Shows no seal: where one device deals for itself there is nobody to be sure of."""

    def look(self, table: Table, now: float) -> shown.TableShown:
        fixed = None if table.fixed == PLAYED_ON else table.fixed
        return replace(super().look(table, now), commitment="", trust=None, code="", fixed=fixed)


class SoloTable:
    """The table as its log tells it. Time and random bytes are passed in."""

    def __init__(self, table: Table, fresh: Fresh, wall: Callable[[], float]) -> None:
        self.table = table
        self._fresh = fresh
        self._wall = wall
        self._screen = _Screen(self.own)
        self._audience = _Alone(Attendance(NOW), lambda: TimeLeft(None))
        self._audience.listeners.add(self._screen)

    @property
    def own(self) -> Seat:
        """Where the person sits."""
        return self.table.host

    @classmethod
    def make(
        cls, registry: Registry, wish: Wish, fresh: Fresh, wall: Callable[[], float]
    ) -> "tuple[SoloTable, Outcome] | Refusal":
        """Lay a table and deal at once; a game that is played on comes to where it was."""
        made = _made(registry, wish, fresh)
        if isinstance(made, Refusal):
            return made
        table = open_table(registry, wish.id, made)
        started: Happenings = (start_game(table, ()),)
        if wish.beginning is not None:
            followed = follow_beginning(evolve(table, started[0]), wish.beginning)
            if isinstance(followed, Refusal):
                return followed
            started += followed
        at = wall()
        entries = tuple(Entry(encode(one).decode(), at) for one in (made, *started))
        lines: list[shown.Line] = []
        for happening in started:
            lines += tell(table, (happening,), table.host, at)
            table = evolve(table, happening)
        solo = cls(table, fresh, wall)
        opened = solo._open(tuple(lines))
        return solo, replace(opened, entries=(*entries, *opened.entries))

    @classmethod
    def wake(
        cls,
        registry: Registry,
        name: str,
        entries: Iterable[Entry],
        fresh: Fresh,
        wall: Callable[[], float],
    ) -> "tuple[SoloTable, Outcome]":
        """Go on with a stored log; raises LogError, or what decoding raises, if that is none."""
        table: Table | None = None
        lines: list[shown.Line] = []
        for entry in entries:
            happening = log.read_happening(entry.body.encode())
            if table is None:
                table = open_table(registry, name, happening)
            else:
                lines += tell(table, (happening,), table.host, entry.at)
                table = evolve(table, happening)
        if table is None or table.state is None:
            raise LogError("a game was never started here")
        solo = cls(table, fresh, wall)
        return solo, solo._open(tuple(lines))

    def _open(self, lines: tuple[shown.Line, ...]) -> Outcome:
        self._audience.show_table(self.table, NOW)
        self._screen.deliver(self._audience.update(self.table, self.own, lines))
        return self._outcome(self._let_bots_play())

    # What the person asks

    def ask(self, request: Request) -> Outcome:
        if isinstance(request, requests.Ask):
            return Outcome(refusal=why_not(self.table, self.own, request.command))
        around = Surroundings(presence=lambda _: "here", fresh=self._fresh)
        outcome = self._write(judge(self.table, request, around))
        if outcome.refusal is None and isinstance(request, requests.Hint):
            return replace(outcome, seen=observation(self.table, self.own))
        return outcome

    # What bots choose

    def choose(self, choice: Choice) -> Outcome:
        """Take what an engine thought out; the level that needs none chooses in its place."""
        seat, table = choice.seat, self.table
        level = self._bot(seat)
        if level is None or seat not in table.to_act():
            return self._outcome(())
        game = table.game
        codes = {game.code(one): one for one in game.legal(table.state, seat)}
        if choice.code in codes:
            command = game.write(codes[choice.code])
            played = play_command(table, seat, choice.decision, command, f"bot {level}")
            return self._write(played if isinstance(played, Refusal) else (played,))
        return self._write(self._play_at_once(seat, INSTEAD))

    def _play_at_once(self, seat: Seat, level: str) -> Happenings | Refusal:
        """Let a bot that needs no engine choose."""
        table, game = self.table, self.table.game
        view = encode(game.view(table.position, seat))
        seed = self._seed(seat, view)
        job = job_of(game, view, game.legal(table.state, seat), level, seed)
        chosen = choose_now(game.rules, job, NO_SEARCH)
        decision = game.decision(table.state)
        by = f"bot {chosen.level}"
        played = play_command(table, seat, decision, chosen.command, by)
        if isinstance(played, Refusal):
            return played
        own = self._bot(seat)
        if own is None or own == chosen.level:
            return (played,)
        return (log.BotFailed(seat=seat, level=own, instead=chosen.level), played)

    def _seed(self, seat: Seat, view: bytes) -> int:
        """Give the seed of a bot's choice; a deal that others have played meets the same bots."""
        table = self.table
        if table.fixed in (None, PLAYED_ON):
            return int.from_bytes(self._fresh(8), "big")
        return choice_seed(table.secret, seat, table.game.decision(table.state), view)

    def _bot(self, seat: Seat) -> str | None:
        return self.table.places[seat].bot if 0 <= seat < len(self.table.places) else None

    # What follows

    def _write(self, decided: Happenings | Refusal) -> Outcome:
        if isinstance(decided, Refusal):
            return Outcome(refusal=decided)
        return self._outcome(self._follow(decided) + self._let_bots_play())

    def _let_bots_play(self) -> tuple[Entry, ...]:
        """Let all bots choose that need no engine, until it is somebody else's turn."""
        entries: tuple[Entry, ...] = ()
        while (waiting := self._instant()) is not None:
            played = self._play_at_once(*waiting)
            if isinstance(played, Refusal):
                raise LogError(f"a bot's choice was refused: {played.code}")
            entries += self._follow(played)
        return entries

    def _follow(self, happenings: Happenings) -> tuple[Entry, ...]:
        before, at = self.table, self._wall()
        for happening in happenings:
            self.table = evolve(self.table, happening)
        self._audience.publish(before, happenings, self.table, now=NOW, at=at)
        return tuple(Entry(encode(one).decode(), at) for one in happenings)

    def _instant(self) -> tuple[Seat, str] | None:
        """Find a bot that is to choose and needs no engine."""
        for seat in self.table.to_act():
            level = self._bot(seat)
            if level is not None and level not in LEARNED:
                return seat, level
        return None

    def _outcome(self, entries: tuple[Entry, ...]) -> Outcome:
        return Outcome(
            entries=entries,
            messages=self._screen.take(),
            tasks=tuple(self._tasks()),
            is_over=self.table.phase == "over",
        )

    def _tasks(self) -> Iterable[Task]:
        game, state = self.table.game, self.table.state
        for seat in self.table.to_act():
            level = self._bot(seat)
            if level in LEARNED:
                view = game.view(self.table.position, seat)
                # As a bot in a process of the server draws it from its job's seed.
                seed = random.Random(self._seed(seat, encode(view))).getrandbits(64)
                yield Task(
                    seat=seat,
                    decision=game.decision(state),
                    level=level,
                    seen=tuple(load_parts(game.rules).observe_view(view)),
                    seed=str(seed),
                )

    # The end

    def record(self) -> Record:
        """Write the record of a game that is over; nothing was sealed, so it proves no deal."""
        return replace(record_of(self.table), trust=msgspec.UNSET)

    def replay(self) -> shown.ReplayShown:
        """Show who sat here, for whoever looks at the game again."""
        return shown.ReplayShown(
            table=self._audience.look(self.table, NOW),
            yours=(self.own,),
            at=self._wall(),
            may_share=False,
            is_public=False,
            is_public_by_you=False,
            is_named=False,
        )


def _made(registry: Registry, wish: Wish, fresh: Fresh) -> log.TableMade | Refusal:
    """Write the table's first entry: the person on their place, bots on the others."""
    beginning = wish.beginning
    try:
        rules = registry.find(wish.game)
    except UnknownGame:
        return refuse("game-unknown", game=echo(wish.game), games=", ".join(registry.names()))
    options = resolve(rules, wish.options)
    if isinstance(options, Refusal):
        return options
    if beginning is not None and beginning.rules != rules.version:
        return refuse("rules-changed")
    settings = Settings(memory_aid=wish.memory_aid)
    name = check_person(settings, (), wish.name, wish.colour)
    if isinstance(name, Refusal):
        return name
    levels = (wish.level,) * options.players if beginning is None else beginning.levels
    for level in levels:
        if level not in OFFERED:
            return refuse("level-unknown", level=echo(level), levels=", ".join(OFFERED))
    own = FIRST if beginning is None else beginning.seat
    if len(levels) != options.players or not 0 <= own < options.players:
        return refuse("no-playing-on")
    places = [Place(bot=level) for level in levels]
    places[own] = Place(person=Person(PLAYER, name, wish.colour, PLAYER))
    secret, fixed = fresh(SECRET_BYTES).hex(), None
    if beginning is not None:
        secret, fixed = beginning.seed, PLAYED_ON
    elif wish.fixed is not None:
        secret, fixed = wish.fixed.secret, FixedDeal(name=wish.fixed.name)
    return log.TableMade(
        game=rules.name,
        options=plain(options),
        settings=settings,
        secret=secret,
        code="",
        places=tuple(places),
        host=own,
        fixed=fixed,
    )
