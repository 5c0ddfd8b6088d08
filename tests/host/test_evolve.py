"""A play that was just judged is followed without folding its events; its log gives the same."""

from dataclasses import replace as change
from typing import Any

import msgspec
import pytest

from host.helpers import Salon, in_loop
from sushiya.core.game import Game
from sushiya.core.record import PERSON
from sushiya.core.value import encode
from sushiya.games import GAMES
from sushiya.host import log
from sushiya.host.evolve import evolve
from sushiya.host.play import play_command, start_game
from sushiya.host.table import Table


def without_evolve(table: Table) -> Table:
    """Give the same table, whose game fails as soon as an event is folded outside of `decide`."""

    def fail(_state: Any, event: Any) -> Any:
        raise AssertionError(f"{event} is folded again")

    game = Game(change(table.game.rules, evolve=fail), table.game.options)
    return msgspec.structs.replace(table, game=game)


async def ready_to_start(game: str) -> Table:
    room, _ = await Salon().make(game, players=3, bots=2)
    return room.table


@pytest.mark.parametrize("game", GAMES.names())
@in_loop
async def test_fresh_plays_are_not_folded_again_and_their_log_leads_to_the_same(game: str) -> None:
    waiting = await ready_to_start(game)
    started = start_game(waiting, ())
    fresh = evolve(without_evolve(waiting), started)
    restored = evolve(waiting, log.read_happening(encode(started)))
    for turn in range(60):
        assert encode(fresh.state) == encode(restored.state)
        if fresh.phase != "running":
            break
        seat = fresh.to_act()[0]
        legal = fresh.game.legal(fresh.state, seat)
        command = fresh.game.write(legal[turn % len(legal)])
        played = play_command(fresh, seat, fresh.game.decision(fresh.state), command, PERSON)
        assert isinstance(played, log.Played), played
        fresh = evolve(fresh, played)
        restored = evolve(restored, log.read_happening(encode(played)))


@pytest.mark.parametrize("game", GAMES.names())
@in_loop
async def test_a_play_judged_in_another_state_is_folded(game: str) -> None:
    """What a play carries is used only from the very state in which it was judged."""
    waiting = await ready_to_start(game)
    table = evolve(waiting, start_game(waiting, ()))
    copied = msgspec.structs.replace(table, state=msgspec.structs.replace(table.state))
    seat = table.to_act()[0]
    command = table.game.write(table.game.legal(table.state, seat)[0])
    played = play_command(table, seat, table.game.decision(table.state), command, PERSON)
    assert isinstance(played, log.Played), played
    followed = evolve(copied, played)
    assert followed.state is not evolve(table, played).state
    assert encode(followed.state) == encode(evolve(table, played).state)
