"""Bots at a table: a level that fails is replaced for one decision, and everybody is told."""

from host.helpers import Salon, in_loop, play_on
from sushiya.core.ids import Seat
from sushiya.host import log
from sushiya.host.crew import Chosen, Job
from sushiya.host.people import Newcomer, Seated, hashed
from sushiya.host.play import record_of
from sushiya.host.room import Room


class Tired:
    """A crew whose cooks fail: the apprentice takes the first legal command."""

    async def choose(self, job: Job) -> Chosen:
        return Chosen(job.legal[0], "apprentice")

    async def close(self) -> None:
        pass


@in_loop
async def test_a_bot_that_fails_is_told_in_the_log() -> None:
    salon = Salon(crew=Tired())
    room, (device,) = await salon.start(people=1, bots=1)
    lines = [line for update in device.messages("update") for line in update["lines"]]
    (failed,) = [line for line in lines if line["event"].get("happening") == "bot-failed"]
    assert failed["event"]["seat"] == 1
    assert failed["say"]["id"] == "happening-bot-failed"
    assert failed["say"]["args"]["level"]["id"] == "level-cook"
    assert failed["say"]["args"]["instead"]["id"] == "level-apprentice"
    assert {choice.by for choice in room.table.choices.values()} == {"bot apprentice"}
    bodies = [entry.body for entry in await salon.store.read(room.table.id)]
    read = [type(log.read_happening(body)) for body in bodies]
    assert read[read.index(log.BotFailed) + 1] is log.Played


@in_loop
async def test_a_bot_that_does_not_fail_is_not_told_of() -> None:
    salon = Salon()
    room, _ = await salon.start(people=1, bots=3)
    await salon.play(room, 0)
    await salon.settle()
    bodies = [entry.body for entry in await salon.store.read(room.table.id)]
    assert log.BotFailed not in {type(log.read_happening(body)) for body in bodies}


async def seat_program(salon: Salon, room: Room) -> Seat:
    """Let a program of somebody's own sit down."""
    program = Newcomer(player=hashed("program"), name="Deep Maki", colour="sea", is_bot=True)
    seated = await salon.hall.sit_down(room.table.id, program, None, salon.now)
    assert isinstance(seated, Seated)
    return seated.seat


@in_loop
async def test_a_program_is_marked_as_a_bot_from_the_waiting_room_on() -> None:
    salon = Salon()
    room, _ = await salon.make(bots=1, players=4)
    await seat_program(salon, room)
    seats = room.look(salon.now).seats
    assert [(one.kind, one.is_bot) for one in seats] == [
        ("person", False),
        ("bot", True),
        ("person", True),
        ("free", False),
    ]
    assert room.card().bots == (1, 2)
    assert room.card().names == ("Guest 0", "cook", "Deep Maki", "")


@in_loop
async def test_a_program_never_becomes_the_host() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3)
    seat = await seat_program(salon, room)
    await salon.join(room, 1)
    assert await salon.refused(room, "GiveRole", place=seat) == "not-a-person"
    await salon.granted(room, "Leave")
    assert room.table.host == 2


@in_loop
async def test_a_room_with_nothing_but_programs_is_closed() -> None:
    salon = Salon()
    room, _ = await salon.make(players=3)
    await seat_program(salon, room)
    await salon.granted(room, "Leave")
    assert room.table.closed == "closed"


@in_loop
async def test_a_record_tells_what_a_program_decided() -> None:
    salon = Salon()
    room, _ = await salon.make(players=2)
    seat = await seat_program(salon, room)
    await salon.look(room, 0)
    await salon.look(room, seat)
    await salon.granted(room, "Start")
    await salon.settle()
    await play_on(salon, room, 0, seat)
    sittings = record_of(room.table).sittings
    assert [one.who for one in sittings] == ["person", "bot guest"]


@in_loop
async def test_the_host_chooses_which_bot_takes_over() -> None:
    salon = Salon()
    room, _ = await salon.start(people=3)
    assert await salon.refused(room, "Remove", place=1, level="sommelier") == "level-unknown"
    await salon.granted(room, "Remove", place=1, level="apprentice")
    await salon.granted(room, "Remove", place=2)
    assert [place.bot for place in room.table.places] == [None, "apprentice", "cook"]


@in_loop
async def test_whoever_is_there_chooses_which_bot_plays_for_somebody_gone() -> None:
    salon = Salon()
    room, (device, _) = await salon.start(people=2)
    await salon.wait(120, device)
    await salon.granted(room, "LetBotPlay", place=1, level="apprentice")
    assert room.table.places[1].bot == "apprentice"
