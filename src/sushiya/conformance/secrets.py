"""The two-world test: what a viewer cannot know must not change a byte of what it gets."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from sushiya.conformance.broken import broken, expect
from sushiya.conformance.effort import Effort
from sushiya.conformance.positions import (
    Moment,
    is_settled,
    moments,
    play,
    sampled_moments,
    tables,
    viewers,
)
from sushiya.core.chance import Sampler
from sushiya.core.event import Event, Mark, marks, news, redact
from sushiya.core.game import AnyGame, AnyRules
from sushiya.core.ids import Seat, Viewer, seats
from sushiya.core.refusal import Refusal
from sushiya.core.step import Step
from sushiya.core.value import encode, plain, tag_of

COMMANDS_PER_SEAT = 1
CODES_ASKED = 25
VARIED_PER_GAME = 2


def same_view(rules: AnyRules, effort: Effort) -> None:
    """(a) View, legal commands, to_act, decision, result and refusals are the same bytes."""
    rng = random.Random(f"same view {effort.seed}")
    for moment in sampled_moments(rules, effort):
        game, state = moment.game, moment.before
        for viewer in viewers(game):
            world = _imagined(game, state, viewer, rng)
            expect(
                known_bytes(game, state, viewer) == known_bytes(game, world, viewer),
                f"{game.options}, decision {game.decision(state)}: viewer {viewer} can tell an "
                f"imagined world from the true one",
            )
            if viewer is not None:
                _ask_the_same(game, state, world, viewer, rng)
            effort.met["worlds compared"] += 1


def known_bytes(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    """Return all that a viewer gets to know of a position, as bytes."""
    legal = [] if viewer is None else [game.write(one) for one in game.legal(state, viewer)]
    return encode(
        [
            game.view(state, viewer),
            legal,
            game.to_act(state),
            game.decision(state),
            game.result(state),
        ]
    )


def _imagined(game: AnyGame, state: Any, viewer: Viewer, rng: random.Random) -> Any:
    """Imagine from the view's bytes, so that nothing but the view can be used."""
    sent = encode(game.view(state, viewer))
    return game.rules.imagine(msgspec.json.decode(sent, type=game.rules.view_form), rng)


def _ask_the_same(
    game: AnyGame,
    state: Any,
    world: Any,
    seat: Seat,
    rng: random.Random,
) -> None:
    """Asking why a command is not legal must not tell the worlds apart either."""
    chance = Sampler(random.Random(0))
    for _ in range(CODES_ASKED):
        command = game.command(rng.randrange(game.rules.notation.codes))
        here = game.rules.decide(state, seat, command, chance)
        there = game.rules.decide(world, seat, command, chance)
        if isinstance(here, Refusal) or isinstance(there, Refusal):
            expect(
                here == there,
                f"{game.options}: asked about {game.write(command)}, seat {seat} gets different "
                f"answers in worlds it cannot tell apart",
            )


def held_picks(rules: AnyRules, effort: Effort) -> None:
    """(b) Whichever pick another seat holds or changes to, a viewer gets the same bytes."""
    rng = random.Random(f"held picks {effort.seed}")
    for moment in moments(rules, effort):
        if is_settled(moment):
            continue
        game, state, seat = moment.game, moment.before, moment.seat
        other = rng.choice(game.legal(state, seat))
        step = game.play(state, seat, other, moment.chance)
        if isinstance(step, Refusal):
            continue
        for viewer in viewers(game):
            if viewer == seat:
                continue
            expect(
                seen_bytes(moment.step, viewer) == seen_bytes(step, viewer)
                and known_bytes(game, moment.step.state, viewer)
                == known_bytes(game, step.state, viewer),
                f"{game.options}: viewer {viewer} can tell which pick seat {seat} holds",
            )
            _expect_quiet_hold(moment, viewer)
            _expect_silent_change(moment, viewer, rng)
            effort.met["held picks compared"] += 1


def _expect_quiet_hold(moment: Moment, viewer: Viewer) -> None:
    """A held pick shows others who has chosen, and nothing else: they need no new view."""
    game = moment.game
    shown = [_but_for_to_act(game, state, viewer) for state in (moment.before, moment.step.state)]
    expect(
        shown[0] == shown[1],
        f"{game.options}: viewer {viewer} sees more than to_act change when another holds a pick",
    )


def _but_for_to_act(game: AnyGame, state: Any, viewer: Viewer) -> tuple[Any, ...]:
    view = game.view(state, viewer)
    legal = () if viewer is None else game.legal(state, viewer)
    said = [game.rules.texts.say_command(command, view) for command in legal]
    return {**plain(view), "to-act": []}, legal, said


def _expect_silent_change(moment: Moment, viewer: Viewer, rng: random.Random) -> None:
    game, state, seat = moment.game, moment.step.state, moment.seat
    again = game.play(state, seat, rng.choice(game.legal(state, seat)), moment.chance)
    if isinstance(again, Refusal):
        return
    told = [event for event in again.events if redact(event, viewer) is not None]
    expect(
        not told and known_bytes(game, state, viewer) == known_bytes(game, again.state, viewer),
        f"{game.options}: viewer {viewer} notices that seat {seat} changed its pick",
    )


def seen_bytes(step: Step[Any, Event], viewer: Viewer) -> bytes:
    """Return everything that a viewer is told about a step, as bytes."""
    return encode([seen for event in step.events if (seen := redact(event, viewer)) is not None])


def same_events(rules: AnyRules, effort: Effort) -> None:
    """(c) A command legal in both worlds tells a viewer the same, but for what it reveals."""
    rng = random.Random(f"same events {effort.seed}")
    for moment in sampled_moments(rules, effort):
        game, state = moment.game, moment.before
        for viewer in viewers(game):
            world = _imagined(game, state, viewer, rng)
            for seat, command in _commands_of_both(moment, world, rng):
                here = game.play(state, seat, command, moment.chance)
                there = game.play(world, seat, command, moment.chance)
                if isinstance(here, Refusal) or isinstance(there, Refusal):
                    continue
                _compare_steps(game, command, here, there, viewer)
                effort.met["steps compared"] += 1


def _commands_of_both(
    moment: Moment,
    world: Any,
    rng: random.Random,
) -> Iterator[tuple[Seat, Any]]:
    game = moment.game
    for seat in seats(game.players):
        both = sorted(
            set(game.legal(moment.before, seat)) & set(game.legal(world, seat)), key=game.code
        )
        for command in rng.sample(both, min(COMMANDS_PER_SEAT, len(both))):
            yield seat, command


def _compare_steps(
    game: AnyGame,
    command: Any,
    here: Step[Any, Event],
    there: Step[Any, Event],
    viewer: Viewer,
) -> None:
    first, brings_news = _without_news(here, viewer)
    second, _ = _without_news(there, viewer)
    expect(
        first == second,
        f"{game.options}: {game.write(command)} tells viewer {viewer} worlds apart: "
        f"{first!r} and {second!r}",
    )
    if not brings_news:
        expect(
            known_bytes(game, here.state, viewer) == known_bytes(game, there.state, viewer),
            f"{game.options}: {game.write(command)} reveals nothing to viewer {viewer}, and yet "
            f"the worlds can be told apart after it",
        )


def _without_news(step: Step[Any, Event], viewer: Viewer) -> tuple[bytes, bool]:
    """Return what a viewer is told, without fields marked as news, and whether there are any."""
    told: list[Any] = []
    brings_news = False
    for event in step.events:
        seen = redact(event, viewer)
        if seen is None:
            continue
        fields = [name for name in news(type(event)) if getattr(seen, name) is not msgspec.UNSET]
        brings_news = brings_news or bool(fields)
        told.append(msgspec.structs.replace(seen, **dict.fromkeys(fields, msgspec.UNSET)))
    return encode(told), brings_news


def worlds_vary(rules: AnyRules, effort: Effort) -> None:
    """(d) Imagined worlds differ wherever the truth could be otherwise."""
    rng = random.Random(f"worlds vary {effort.seed}")
    for game, seed in tables(rules, effort):
        played = list(play(game, seed))
        for moment in rng.sample(played, min(VARIED_PER_GAME, len(played))):
            for viewer in viewers(game):
                for name, part in _never_true(game, moment.before, viewer, effort, rng).items():
                    broken(
                        f"{game.options}: for viewer {viewer}, {name} is always imagined as "
                        f"{part!r}, though it can be {_parts(moment.before, game).get(name)!r}"
                    )
                effort.met["positions imagined often"] += 1


def _never_true(
    game: AnyGame, state: Any, viewer: Viewer, effort: Effort, rng: random.Random
) -> dict[str, bytes]:
    """Find the parts of a state that are the same in all imagined worlds, but not as in truth.

    Worlds are imagined until no such part is left, or their number is reached.
    """
    truth = _parts(state, game)
    alike: dict[str, bytes] | None = None
    for _ in range(effort.worlds):
        world = _parts(_imagined(game, state, viewer, rng), game)
        alike = {
            name: part
            for name, part in (world if alike is None else alike).items()
            if world.get(name) == part != truth.get(name)
        }
        if not alike:
            break
    return alike or {}


def _parts(state: Any, game: AnyGame) -> dict[str, bytes]:
    """Return a state's fields as bytes; those with a value for each seat are split into seats."""
    parts: dict[str, bytes] = {}
    for name in state.__struct_fields__:
        value = getattr(state, name)
        if isinstance(value, tuple) and len(value) == game.players:
            parts.update({f"{name}[{seat}]": encode(one) for seat, one in enumerate(value)})
        else:
            parts[name] = encode(value)
    return parts


def playable_worlds(rules: AnyRules, effort: Effort) -> None:
    """An imagined world is a real position: the game can be played on to its end."""
    rng = random.Random(f"playable {effort.seed}")
    for game, seed in tables(rules, effort):
        moment = rng.choice(list(play(game, seed)))
        for viewer in viewers(game):
            state = _imagined(game, moment.before, viewer, rng)
            chance = Sampler(rng)
            for _ in range(100 * rules.longest):
                if game.result(state) is not None:
                    break
                waiting = game.to_act(state)
                expect(bool(waiting), f"{game.options}: nobody can act in an imagined world")
                seat = rng.choice(waiting)
                step = game.play(state, seat, rng.choice(game.legal(state, seat)), chance)
                expect(not isinstance(step, Refusal), f"{game.options}: {step}")
                state = getattr(step, "state", state)
            expect(game.result(state) is not None, f"{game.options}: an imagined game never ends")
            effort.met["imagined games"] += 1


def reviewed_news(rules: AnyRules, effort: Effort) -> None:
    """The fields that may tell something new are those that were reviewed: news.txt."""
    listed = (rules.texts.folder / "news.txt").read_text("utf-8").splitlines()
    reviewed = {line.split("#")[0].strip() for line in listed} - {""}
    marked = {
        f"{tag_of(event)}.{name} {mark.name.lower()}"
        for event in rules.events
        for name, mark in marks(event).items()
        if mark in (Mark.REVEALED, Mark.DRAWN)
    }
    expect(marked <= reviewed, f"not in the reviewed list news.txt: {sorted(marked - reviewed)}")
    expect(reviewed <= marked, f"news.txt lists what is not news: {sorted(reviewed - marked)}")
    effort.met["reviewed fields"] += len(marked)
