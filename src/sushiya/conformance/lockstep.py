"""The reference and its engine, side by side on the same choices and the same chance.

After every settled decision the position and the legal codes of all who are to act are compared;
after a share of them (`Effort.share`, all by default) also everyone's legal codes, everyone's
observation and the conversion back from the engine. Branches and kinds of events are counted as
they are reached.
"""

import random
from collections.abc import Callable, Mapping
from typing import Any

from sushiya.conformance.broken import broken, expect
from sushiya.conformance.effort import Effort
from sushiya.conformance.positions import tables
from sushiya.conformance.twin import Twin
from sushiya.core.chance import Chance, Dealer, Recording, open_chance
from sushiya.core.game import AnyGame, AnyRules
from sushiya.core.ids import Seat, seats
from sushiya.core.record import bind_record, read_record, replay
from sushiya.core.refusal import Refusal
from sushiya.core.scenarios import Player, Settled, event_branch, load_scenarios

DECISIONS = "decisions in lockstep"
COMPARED_FULLY = "decisions compared fully"

LEADING = ("random", "apprentice", "cook")
"""Policies of the engine that need no weights."""
ONE_MIND = 0.25
"""How often all seats of a table have the same player: some branches need all of them."""
BIASED, COOK = 0.5, 0.06
"""The shares of seats that have a biased player, and the slow cook; others choose at random."""
STRAY = 0.1
"""How often a player chooses at random instead."""


def led_by_reference(rules: AnyRules, effort: Effort) -> None:
    """Games of the reference, with blind, biased and good players, followed by the engine."""
    for game, seed in tables(rules, effort):
        chance = Dealer(seed)
        match = _Match(game, game.start(chance), chance, seed, effort)
        _lead_by_players(match)
        effort.met["games led by the reference"] += 1


def led_by_engine(rules: AnyRules, effort: Effort) -> None:
    """Games of the engine's own policies, followed by the reference."""
    for game, seed in tables(rules, effort):
        chance = Dealer(seed)
        match = _Match(game, game.start(chance), chance, seed, effort)
        _lead_by_policies(match)
        effort.met["games led by the engine"] += 1


def from_positions(rules: AnyRules, effort: Effort) -> None:
    """Games from set-up positions, led by either side."""
    positions = load_scenarios(rules).positions
    for number in range(effort.games):
        seed = effort.seed * 100_000 + number
        rng = random.Random(f"positions {seed}")
        name = tuple(positions)[number % len(positions)]
        game, state = positions[name](rng)
        match = _Match(game, state, Dealer(seed), seed, effort)
        lead = rng.choice((_lead_by_players, _lead_by_policies))
        lead(match)
        effort.met[f"games from the position {name}"] += 1


def golden_records(rules: AnyRules, effort: Effort) -> None:
    """The game's golden records, followed by the engine."""
    for file in sorted((rules.texts.folder / "golden").glob("*.json")):
        record = read_record(file.read_bytes())
        game, chance = bind_record(rules, record), open_chance(record.chance)
        match = _Match(game, game.start(chance), chance, 0, effort)
        for replayed in replay(game, record):
            if replayed.commands:
                match.settle(replayed.commands)
        effort.met["golden records"] += 1


LOCKSTEP: dict[str, Callable[[AnyRules, Effort], None]] = {
    "led-by-reference": led_by_reference,
    "led-by-engine": led_by_engine,
    "from-positions": from_positions,
    "golden-records": golden_records,
}


class _Match:
    """One game on both sides, compared from its start on."""

    def __init__(
        self, game: AnyGame, state: Any, chance: Chance, seed: int, effort: Effort
    ) -> None:
        self.game = game
        self.state = state
        self.legal: dict[Seat, tuple[Any, ...]] = {}
        """What those who are to act may do."""
        self.rng = random.Random(f"match {seed}")
        self.twin = Twin(game, state, seed)
        self.scenarios = load_scenarios(game.rules)
        self.met = effort.met
        self._chance = chance
        self._share = effort.share
        self._compare()

    @property
    def is_over(self) -> bool:
        return self.game.result(self.state) is not None

    def settle(self, commands: Mapping[Seat, Any]) -> None:
        """Play what all who are to act have chosen, on both sides, and compare."""
        game, before = self.game, self.state
        drawn = Recording(self._chance)
        events: list[Any] = []
        for seat, command in commands.items():
            step = game.play(self.state, seat, command, drawn)
            if isinstance(step, Refusal):
                broken(f"{game.options}: {game.write(command)} of seat {seat} is refused: {step}")
            self.state = step.state
            events += step.events
        number = game.decision(before) + 1
        expect(game.decision(self.state) == number, f"{game.options}: {number} is not reached")
        self.twin.step({seat: game.code(one) for seat, one in commands.items()}, drawn)
        self._compare()
        self.met.update(event_branch(type(event)) for event in events)
        settled = Settled(game, before, commands, tuple(events), self.state)
        self.met.update(self.scenarios.note(settled))
        self.met[DECISIONS] += 1

    def _compare(self) -> None:
        game, state, twin = self.game, self.state, self.twin
        twin.compare_position(state)
        self.legal = {seat: game.legal(state, seat) for seat in game.to_act(state)}
        for seat, legal in self.legal.items():
            twin.compare_legal(state, seat, legal)
        if self._share < 1.0 and not self.is_over and self.rng.random() >= self._share:
            return
        twin.compare_way_back(state)
        for seat in seats(game.players):
            if seat not in self.legal:
                twin.compare_legal(state, seat, game.legal(state, seat))
            twin.compare_observation(state, seat, game.view(state, seat))
        self.met[COMPARED_FULLY] += 1


def _lead_by_players(match: _Match) -> None:
    game, rng = match.game, match.rng
    players = _seated(match)
    while not match.is_over:
        commands = {}
        for seat, legal in match.legal.items():
            player = players[seat]
            if player is None or len(legal) == 1 or rng.random() < STRAY:
                commands[seat] = rng.choice(legal)
            else:
                commands[seat] = player(game.view(match.state, seat), legal, rng)
        match.settle(commands)


def _seated(match: _Match) -> list[Player | None]:
    """Return a player for every seat; None for a blind one, which chooses at random."""
    rng, biased = match.rng, match.scenarios.players
    named: dict[str, Player | None] = {**biased, "cook": match.game.rules.cook, "blind": None}
    weights = [*[BIASED / len(biased)] * len(biased), COOK, 1.0 - BIASED - COOK]
    names = rng.choices(tuple(named), weights, k=match.game.players)
    if rng.random() < ONE_MIND:
        names = [names[0]] * len(names)
    match.met.update(f"seats of the player {name}" for name in names)
    return [named[name] for name in names]


def _lead_by_policies(match: _Match) -> None:
    side = match.twin.side
    while not match.is_over:
        codes = {seat: side.choose(seat, match.rng.choice(LEADING)) for seat in match.legal}
        match.settle({seat: match.game.command(code) for seat, code in codes.items()})
