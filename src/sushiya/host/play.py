"""Game commands at a table: playing them, taking them back, and the record of a game."""

from typing import Any

from sushiya.bots.levels import USUAL_LEVEL
from sushiya.core.chance import Dealer, Recording, Seeded
from sushiya.core.command import Command, NotationError
from sushiya.core.event import Event, news
from sushiya.core.game import AnyGame
from sushiya.core.ids import Decision, Seat, seats
from sushiya.core.record import PERSON, Record, Sitting, write_record
from sushiya.core.refusal import Refusal
from sushiya.core.step import Step
from sushiya.host import log
from sushiya.host.people import Place
from sushiya.host.refusals import refuse
from sushiya.host.table import Table

MOST_SECOND_THOUGHTS = 100
ABSENT_LEVEL = USUAL_LEVEL
"""The level of the bot that plays for a person who is away."""
GUEST_BOT = "bot guest"
"""In records, who decided if it was somebody's own program."""


def start_game(table: Table, absent: tuple[Seat, ...]) -> log.GameStarted:
    step = table.game.open(Dealer(table.seed))
    return log.GameStarted(
        rules=table.game.rules.version,
        events=log.carried(None, step),
        absent=absent,
        level=ABSENT_LEVEL,
        trust=table.trust_version,
    )


def read_command(game: AnyGame, written: str) -> Command | Refusal:
    try:
        command: Command = game.read(written)
    except NotationError as error:
        return refuse("command-unreadable", expected=str(error))
    return command


def play_command(
    table: Table, seat: Seat, decision: Decision, written: str, by: str
) -> log.Played | Refusal:
    """Play a command for a seat; the game judges it."""
    if table.phase != "running":
        return refuse("not-running")
    if decision != table.game.decision(table.state):
        return refuse("decision-past")
    command = read_command(table.game, written)
    if isinstance(command, Refusal):
        return command
    chance = Recording(Dealer(table.seed))
    step: Step[Any, Event] | Refusal = table.game.play(table.state, seat, command, chance)
    if isinstance(step, Refusal):
        return step
    is_final = (
        bool(chance.drawn)
        or any(news(type(event)) for event in step.events)
        or _is_passed_on(table, seat, step.state)
    )
    return log.Played(
        seat=seat,
        decision=decision,
        command=table.game.write(command),
        by=by,
        events=log.carried(table.state, step),
        is_final=is_final,
    )


def _is_passed_on(table: Table, seat: Seat, after: Any) -> bool:
    """Return whether the decision has changed after a command, and this seat is not to act."""
    game = table.game
    return game.decision(after) != game.decision(table.state) and seat not in game.to_act(after)


def refuse_second_thought(table: Table, seat: Seat) -> Refusal | None:
    """Refuse a seat that has changed its mind too often since the last final play.

    This limits the log, which keeps every change. New choices are still allowed.
    """
    if table.second_thoughts.get(seat, 0) < MOST_SECOND_THOUGHTS:
        return None
    return refuse("second-thoughts-used-up", most=MOST_SECOND_THOUGHTS)


def refuse_replacing(table: Table, seat: Seat, decision: Decision) -> Refusal | None:
    """Refuse to replace a choice if the seat has changed its mind too often."""
    return refuse_second_thought(table, seat) if (decision, seat) in table.choices else None


def why_not(table: Table, seat: Seat, written: str) -> Refusal | None:
    """Return why a command is not legal now; None if it is legal."""
    if table.phase != "running":
        return refuse("not-running")
    command = read_command(table.game, written)
    if isinstance(command, Refusal):
        return command
    decided = table.game.play(table.state, seat, command, Dealer(table.seed))
    if isinstance(decided, Refusal):
        return decided
    return refuse_replacing(table, seat, table.game.decision(table.state))


def take_back(table: Table, seat: Seat) -> log.TakenBack | Refusal:
    """Take back the seat's last command; refuse if it is final or others have gone on from it."""
    own = [place for place, play in enumerate(table.undoable) if play.seat == seat]
    if not own:
        return refuse("nothing-to-take-back")
    last = table.undoable[own[-1]]
    # Later choices of others can be kept only if they belong to the same decision.
    if any(play.decision != last.decision for play in table.undoable[own[-1] + 1 :]):
        return refuse("nothing-to-take-back")
    return refuse_second_thought(table, seat) or log.TakenBack(seat=seat, play=last.version)


def record_of(table: Table) -> Record:
    """Return the record of a finished or closed game: the final choices, and who made them."""
    game = table.game
    now = None if game.result(table.state) is not None else game.decision(table.state)
    standing: dict[Decision, dict[Seat, Command]] = {}
    for (decision, seat), choice in table.choices.items():
        if now is None or decision < now:
            standing.setdefault(decision, {})[seat] = game.read(choice.command)
    return write_record(
        game,
        Seeded(table.seed.hex()),
        [standing[decision] for decision in sorted(standing)],
        _sittings(table),
        table.trust,
    )


def _sittings(table: Table) -> list[Sitting]:
    """Return for each seat who decided, and from which decision on."""
    found: list[Sitting] = []
    for seat in seats(table.game.players):
        last = ""
        for decision, chooser in sorted(table.choices):
            if chooser != seat:
                continue
            by = table.choices[decision, chooser].by
            if by != last:
                found.append(Sitting(seat, by, Decision(0) if not last else decision))
                last = by
        if not last:
            place = table.places[seat]
            found.append(Sitting(seat, _player_of(place)))
    return found


def _player_of(place: Place) -> str:
    if place.bot is not None:
        return f"bot {place.bot}"
    return GUEST_BOT if place.person is not None and place.person.is_bot else PERSON
