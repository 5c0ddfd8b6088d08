"""A device that comes back is told what it missed, and who asks is answered at once."""

from host.helpers import Salon, in_loop
from sushiya.core.ids import Decision, Seat
from sushiya.host import requests, shown
from sushiya.store.memory import MemoryStore
from sushiya.store.promise import Promise
from sushiya.store.protocol import Entry


class CountingStore(MemoryStore):
    reads = 0

    async def read(self, table: str, after: int = 0) -> tuple[Entry, ...]:
        self.reads += 1
        return await super().read(table, after)


@in_loop
async def test_only_who_missed_something_has_the_log_read() -> None:
    store = CountingStore()
    salon = Salon(store)
    room, _ = await salon.start(people=2)
    await salon.play(room, 0)
    number = room.table.number(room.table.host)
    store.reads = 0
    knowing = await salon.look(room, 0, seen=number)
    assert (store.reads, knowing.update(0)["lines"]) == (0, [])
    assert knowing.update(0)["game"]["decision"] == 0
    behind = await salon.look(room, 0, seen=number - 1)
    assert store.reads == 1
    assert [line["number"] for line in behind.update(0)["lines"]] == [number]


@in_loop
async def test_an_answer_comes_in_the_step_that_shows_what_was_granted() -> None:
    salon = Salon()
    room, (first, _) = await salon.start(people=2)
    command = room.table.game.write(room.table.game.legal(room.table.state, Seat(0))[0])
    asked = requests.Play(id="a", seat=Seat(0), decision=Decision(0), command=command)
    first.inbox.clear()
    answers: list[shown.Shown] = []

    def look(answer: Promise[shown.Shown]) -> None:
        assert len(first.messages("update")) == 1
        answers.append(answer.result())

    promise = salon.hall.ask(room, asked, salon.now)
    promise.then(look)
    assert answers == []
    await promise
    assert answers == [shown.Done(id="a")]
    question = requests.Ask(id="b", seat=Seat(0), command=command)
    salon.hall.ask(room, question, salon.now).then(look)
    assert answers[1:] == [shown.Asked(id="b", refusal=None)]
