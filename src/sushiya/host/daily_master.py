"""Plays a deal to its end with the house's own bots, one of them at the person's seat."""

from typing import Any

from sushiya.core.chance import Dealer
from sushiya.core.game import AnyGame
from sushiya.core.refusal import Refusal
from sushiya.core.result import Result
from sushiya.core.value import encode
from sushiya.host.crew import Crew, job_of
from sushiya.host.fixed import PLAYOUTS, choice_seed


async def play_out(
    crew: Crew, game: AnyGame, secret: bytes, levels: tuple[str, ...]
) -> Result | None:
    """Play a fixed deal with bots; return None if a bot failed.

    Their choices depend only on the deal and the position, as at a table, so any process that plays
    it gets the same result.
    """
    chance = Dealer(secret)
    state: Any = game.start(chance)
    while (result := game.result(state)) is None:
        asked, decision = state, game.decision(state)
        for seat in game.to_act(asked):
            view, level = encode(game.view(asked, seat)), levels[seat]
            seed = choice_seed(secret, seat, decision, view)
            job = job_of(game, view, game.legal(asked, seat), level, seed, playouts=PLAYOUTS)
            chosen = await crew.choose(job)
            if chosen.level != level:
                return None
            step = game.play(state, seat, game.read(chosen.command), chance)
            if isinstance(step, Refusal):
                raise TypeError(f"a bot was refused: {step}")
            state = step.state
    return result
