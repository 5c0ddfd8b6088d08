"""The reference and its compiled twin, side by side on the same choices and the same chance."""

import random
from typing import Any

import numpy as np

from sushiya.conformance.broken import broken, expect
from sushiya.conformance.effort import Effort
from sushiya.conformance.positions import is_settled, play, tables
from sushiya.core.chance import Dealer, Recording
from sushiya.core.compiled import seeded, taped, unread
from sushiya.core.game import AnyGame, AnyRules
from sushiya.core.ids import seats
from sushiya.core.kernel import Kernel, load_kernel
from sushiya.core.refusal import Refusal


def led_by_reference(rules: AnyRules, effort: Effort) -> None:
    """Games of the reference, followed by the kernel."""
    kernel = load_kernel(rules)
    for game, seed in tables(rules, effort):
        twin = _Twin(game, kernel, game.start(Dealer(seed)))
        picks: dict[int, Any] = {}
        for moment in play(game, seed):
            picks[moment.seat] = moment.command
            if is_settled(moment):
                # A dealer has no position: asked again, it answers the same.
                drawn = Recording(moment.chance)
                game.play(moment.before, moment.seat, moment.command, drawn)
                codes = {seat: game.code(command) for seat, command in picks.items()}
                twin.step(codes, drawn)
                twin.compare(moment.step.state)
                picks = {}
                for event in moment.step.events:
                    effort.met[f"event {type(event).__name__}"] += 1
                effort.met["decisions in lockstep"] += 1


def led_by_kernel(rules: AnyRules, effort: Effort) -> None:
    """Games of the kernel's own policies, followed by the reference."""
    kernel = load_kernel(rules)
    for game, seed in tables(rules, effort):
        rng = random.Random(seed)
        dealer = Dealer(seed)
        state = game.start(dealer)
        twin = _Twin(game, kernel, state)
        while game.result(state) is None:
            codes = {}
            drawn = Recording(dealer)
            for seat in game.to_act(state):
                choose = rng.choice(kernel.choosers)
                codes[seat] = int(choose(twin.room, seat))
            for seat, code in codes.items():
                step = game.play(state, seat, game.command(code), drawn)
                if isinstance(step, Refusal):
                    broken(f"{game.options}: the kernel chose {game.command(code)}: {step}")
                state = step.state
            twin.step(codes, drawn)
            twin.compare(state)
            effort.met["decisions in lockstep"] += 1


class _Twin:
    """The kernel's side of one game."""

    def __init__(self, game: AnyGame, kernel: Kernel, state: Any) -> None:
        self.game = game
        self.kernel = kernel
        self.room = kernel.make_room()
        self.room.state[:] = kernel.pack(state)
        self.room.chance[:] = seeded(1)
        self._mask = np.zeros(kernel.codes, np.bool_)
        self._seen = np.zeros(kernel.observation, np.int16)
        self.compare(state)

    def step(self, codes: dict[Any, int], drawn: Recording) -> None:
        """Settle a decision with the outcomes that the reference drew, and expect all are used."""
        self.room.codes[:] = -1
        for seat, code in codes.items():
            self.room.codes[seat] = code
        tape = taped([one for outcome in drawn.drawn.values() for one in outcome])
        self.kernel.step(self.room.state, self.room.codes, tape)
        left = unread(tape)
        expect(not left, f"{self.game.options}: the kernel left {left} outcomes of {drawn.drawn}")

    def compare(self, state: Any) -> None:
        """Expect the same position, legal codes and observations; and the way back from it."""
        game, kernel, array = self.game, self.kernel, self.room.state
        where = f"{game.options}, decision {game.decision(state)}"
        packed, settled = kernel.pack(state), kernel.settled(array)
        places = np.nonzero(packed != settled)[0]
        expect(
            not len(places),
            f"{where}: the reference has {packed[places]}, the kernel {settled[places]} "
            f"at {places}",
        )
        back = kernel.pack(kernel.unpack(array, game.options))
        expect(bool((back == settled).all()), f"{where}: unpacked and packed, it is another")
        for seat in seats(game.players):
            kernel.mask(array, seat, self._mask)
            legal = {game.code(command) for command in game.legal(state, seat)}
            masked = {int(code) for code in np.nonzero(self._mask)[0]}
            expect(legal == masked, f"{where}, seat {seat}: legal in one only: {legal ^ masked}")
            kernel.observe(array, seat, self._seen)
            seen = kernel.observe_view(game.view(state, seat))
            expect(
                tuple(int(number) for number in self._seen) == tuple(int(one) for one in seen),
                f"{where}, seat {seat}: observed differently",
            )


LOCKSTEP = {"led-by-reference": led_by_reference, "led-by-kernel": led_by_kernel}
