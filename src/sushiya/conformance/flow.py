"""Checks of the one flow: the same game from the same seed, legality, evolve, the end."""

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import msgspec

from sushiya.conformance.broken import broken, expect
from sushiya.conformance.effort import Effort
from sushiya.conformance.positions import Moment, is_settled, moments, play, tables
from sushiya.core.chance import Dealer, Recording
from sushiya.core.game import MOST_COMMANDS, AnyRules, event_decoder
from sushiya.core.ids import Seat, seats
from sushiya.core.refusal import Refusal
from sushiya.core.step import Step, fold
from sushiya.core.value import encode

CODES_PER_GAME = 4
"""In this many positions of a game all command codes are tried, for every seat."""


def determinism(rules: AnyRules, effort: Effort) -> None:
    """The same seed, options and commands give the same events, byte for byte."""
    for game, seed in tables(rules, effort):
        first, again = Dealer(seed), Dealer(seed)
        opened = encode(game.open(first).events)
        expect(
            opened == encode(game.open(again).events),
            f"{game.options}: opening twice from seed {seed} gives different events",
        )
        state = game.start(again)
        for moment in play(game, seed):
            step = game.play(state, moment.seat, moment.command, again)
            if isinstance(step, Refusal):
                broken(f"{game.write(moment.command)} is accepted once and refused once: {step}")
            expect(
                encode(step.events) == encode(moment.step.events),
                f"{game.options}: {game.write(moment.command)} gives different events when "
                f"played again from seed {seed}",
            )
            state = step.state
            effort.met["commands played twice"] += 1


def fresh_chance(rules: AnyRules, effort: Effort) -> None:
    """No question is put to chance twice in a game: its answer would be known."""
    for game, seed in tables(rules, effort):
        asked: Counter[tuple[str, int]] = Counter()
        recording = Recording(Dealer(seed))
        state = game.start(recording)
        asked.update(recording.drawn.keys())
        for moment in play(game, seed):
            recording = Recording(Dealer(seed))
            step = game.play(state, moment.seat, moment.command, recording)
            if isinstance(step, Refusal):
                broken(f"{game.write(moment.command)} is accepted once and refused once: {step}")
            state = step.state
            asked.update(recording.drawn.keys())
        for (name, number), times in asked.items():
            expect(times == 1, f"{game.options}: {name} {number} is drawn {times} times in a game")
            effort.met["questions to chance"] += 1


def termination(rules: AnyRules, effort: Effort) -> None:
    """Every game ends, within its own bound, in one of its endings, and then stands still."""
    for game, seed in tables(rules, effort):
        played = list(play(game, seed))
        last = played[-1].step.state
        result = game.result(last)
        expect(result is not None, f"{game.options}: no result at the end")
        expect(not game.to_act(last), f"{game.options}: somebody is to act after the end")
        for seat in seats(game.players):
            expect(not game.legal(last, seat), f"{game.options}: legal commands after the end")
        decisions = game.decision(last)
        expect(
            0 < decisions <= rules.longest,
            f"{game.options}: {decisions} decisions, where longest says {rules.longest}",
        )
        ended_by = result.ended_by if result else ""
        expect(ended_by in rules.endings, f"{game.options}: ended by {ended_by!r}, not listed")
        effort.met[f"ended by {ended_by}"] += 1


def results(rules: AnyRules, effort: Effort) -> None:
    """Totals are the sum of their points; ranks, winners and totals agree."""
    for game, seed in tables(rules, effort):
        result = None
        for moment in play(game, seed):
            expect(game.result(moment.before) is None, f"{game.options}: a result before the end")
            result = game.result(moment.step.state)
        if result is None:
            broken(f"{game.options}: no result at the end")
        for index, points in enumerate(result.points):
            expect(
                sum(points.values()) == result.totals[index],
                f"{game.options}: the total of {index} is not the sum of its points: {result}",
            )
        ranks = result.ranks[: game.players]
        expect(None not in ranks, f"{game.options}: a seat has no rank: {result}")
        first = tuple(seat for seat in seats(game.players) if ranks[seat] == 1)
        expect(bool(first) and first == result.winners, f"{game.options}: winners are not {first}")
        effort.met["results"] += 1


def legality(rules: AnyRules, effort: Effort) -> None:
    """A command is legal if and only if decide accepts it: tried over all codes and seats."""
    rng = random.Random(f"legality {effort.seed}")
    commands = [rules.notation.command(code) for code in range(rules.notation.codes)]
    for game, seed in tables(rules, effort):
        played = list(play(game, seed))
        for moment in rng.sample(played, min(CODES_PER_GAME, len(played))):
            _try_all_codes(moment, commands, effort)
        _try_all_codes(replace(played[-1], before=played[-1].step.state), commands, effort)


def _try_all_codes(moment: Moment, commands: list[object], effort: Effort) -> None:
    game, state = moment.game, moment.before
    waiting = game.to_act(state)
    for seat in seats(game.players):
        legal = game.legal(state, seat)
        where = f"{game.options}, decision {game.decision(state)}, seat {seat}"
        expect(len(legal) <= MOST_COMMANDS, f"{where}: {len(legal)} legal commands")
        expect(len(set(legal)) == len(legal), f"{where}: a legal command is listed twice")
        expect(bool(legal) or seat not in waiting, f"{where}: to act without a legal command")
        known = set(legal)
        for command in commands:
            decided = game.rules.decide(state, seat, command, moment.chance)
            is_refused = isinstance(decided, Refusal)
            if is_refused == (command in known):
                word = "refused and legal" if is_refused else "accepted and not legal"
                broken(f"{where}: {game.write(command)} is {word}: {decided}")
            effort.met["commands judged"] += 1
        expect(known <= set(commands), f"{where}: a legal command has no code")


def evolve(rules: AnyRules, effort: Effort) -> None:
    """Folding the events gives the state that decide hands over; nothing is changed in place.

    Events are folded as they are, and as a log gives them back: written and read again.
    """
    state_decoder = msgspec.json.Decoder(rules.state)
    for game, seed in tables(rules, effort):
        opened = game.open(Dealer(seed))
        restored = _restored(rules, None, None, opened, f"{game.options}: opening")
        for moment in play(game, seed):
            before = encode(moment.before)
            where = f"{game.options}: {game.write(moment.command)}"
            for event in moment.step.events:
                expect(
                    type(event) in rules.events, f"{type(event).__name__} is not among the events"
                )
                effort.met[f"event {type(event).__name__}"] += 1
            restored = _restored(rules, moment.before, restored, moment.step, where)
            expect(
                state_decoder.decode(encode(restored)) == restored,
                f"{game.options}: a state written and read again is not the same",
            )
            expect(encode(moment.before) == before, f"{game.options}: a state was changed in place")


def _restored(rules: AnyRules, before: Any, restored: Any, step: Step[Any, Any], where: str) -> Any:
    """Apply a step's events to the state restored from the log; expect the step's own state."""
    decoder = event_decoder(rules.events)
    handed_over = encode(step.state)
    folded = fold(rules.evolve, before, step.events)
    expect(encode(folded) == handed_over, f"{where} hands over another state than its events give")
    log = [decoder.decode(encode(event)) for event in step.events]
    restored = fold(rules.evolve, restored, log)
    expect(encode(restored) == handed_over, f"{where}: the log leads to another state")
    return restored


def simultaneous(rules: AnyRules, effort: Effort) -> None:
    """The order in which picks of one decision arrive changes nothing."""
    rng = random.Random(f"simultaneous {effort.seed}")
    for game, seed in tables(rules, effort):
        start = None
        picks: dict[Seat, Any] = {}
        for moment in play(game, seed):
            start = moment.before if not picks else start
            picks[moment.seat] = moment.command
            expect(
                bool(game.legal(moment.step.state, moment.seat)) or is_settled(moment),
                f"{game.options}: seat {moment.seat} holds a pick and may not change it",
            )
            if not is_settled(moment):
                continue
            order = list(picks)
            rng.shuffle(order)
            state = start
            for seat in order:
                step = game.play(state, seat, picks[seat], moment.chance)
                if isinstance(step, Refusal):
                    broken(f"{game.options}: a pick is refused in another order: {step}")
                state = step.state
            expect(
                encode(state) == encode(moment.step.state),
                f"{game.options}: picks in another order lead to another state",
            )
            effort.met["decisions in another order"] += 1
            picks = {}


def every_event(rules: AnyRules, effort: Effort) -> None:
    """Every kind of event happens in ordinary games."""
    wanted = set(rules.events)
    for game, seed in tables(rules, effort):
        wanted -= {type(event) for event in game.open(Dealer(seed)).events}
    for moment in moments(rules, effort):
        wanted -= {type(event) for event in moment.step.events}
    expect(not wanted, f"these events never happened: {[one.__name__ for one in wanted]}")
