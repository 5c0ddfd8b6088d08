"""Checks of how things are written: notation, codes, options, records, golden records."""

import random
from typing import Any, Union

import msgspec

from sushiya.conformance.broken import broken, expect
from sushiya.conformance.effort import Effort
from sushiya.conformance.positions import decisions_of, play, tables
from sushiya.core.chance import Dealer, Recording, Seeded
from sushiya.core.command import NotationError
from sushiya.core.game import AnyRules
from sushiya.core.ids import Seat
from sushiya.core.options import OptionError
from sushiya.core.record import Record, Sitting, read_record, replay, verify, write_record
from sushiya.core.value import encode


def notation(rules: AnyRules, effort: Effort) -> None:
    """Every command has one text, one code and one JSON form, and each leads back to it."""
    form = rules.notation
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Union[rules.commands])
    texts = set()
    for code in range(form.codes):
        command = form.command(code)
        text = form.write(command)
        expect(form.code(command) == code, f"code {code} is {text!r}, whose code is another")
        expect("\n" not in text, f"{text!r} is not one line")
        expect(form.read(text) == command, f"{text!r} reads as another command")
        expect(decoder.decode(encode(command)) == command, f"{text!r} does not survive JSON")
        texts.add(text)
        effort.met["codes"] += 1
    expect(len(texts) == form.codes, "two codes are written the same")
    for code in (-1, form.codes):
        try:
            form.command(code)
        except NotationError:
            continue
        broken(f"code {code} is out of range and stands for a command")
    for text in ("", " ", "\x00", "no such command", "🍣", "0", "-"):
        try:
            form.read(text)
        except NotationError:
            continue
        broken(f"{text!r} reads as a command")


def options(rules: AnyRules, effort: Effort) -> None:
    """Options resolve to a full set and back; a wrong one is an OptionError, nothing else."""
    for game, _ in tables(rules, effort):
        given = msgspec.to_builtins(game.options)
        expect(
            rules.options.resolve(given) == game.options,
            f"{game.options}: its own full set resolves to another",
        )
        expect(
            rules.options.preset(rules.options.preset(game.options))
            == rules.options.preset(game.options),
            f"{game.options}: its edition's preset is not settled",
        )
        effort.met["option sets"] += 1
    wrong: list[dict[str, object]] = [
        {"no-such-option": "yes"},
        {"edition": "no-such-edition"},
        {"players": 0},
        {"players": "many"},
    ]
    wrong += [{name: "no-such-value"} for name in rules.options.types()]
    for given in wrong:
        try:
            rules.bind(**given)
        except OptionError:
            continue
        broken(f"the options {given} are accepted")


def records(rules: AnyRules, effort: Effort) -> None:
    """A record verifies, also from a tape; what is changed in it is found, and where."""
    rng = random.Random(f"records {effort.seed}")
    for game, seed in tables(rules, effort):
        dealer = Dealer(seed)
        decisions = list(decisions_of(list(play(game, seed))).values())
        sittings = tuple(Sitting(Seat(seat), "person") for seat in range(game.players))
        record = write_record(game, Seeded(dealer.seed.hex()), decisions, sittings)
        again = read_record(encode(record))
        expect(again == record, f"{game.options}: a record written and read is not the same")
        _expect_verified(rules, again)
        recording = Recording(dealer)
        state = game.start(recording)
        for commands in decisions:
            for seat in sorted(commands):
                step = game.play(state, seat, commands[seat], recording)
                state = getattr(step, "state", state)
        _expect_verified(rules, write_record(game, recording.taped(), decisions, sittings))
        left = write_record(game, Seeded(dealer.seed.hex()), decisions[:-1], sittings)
        expect(left.result is None, f"{game.options}: a game left early has a result")
        _expect_verified(rules, left)
        _expect_found(rules, record, rng)
        effort.met["records"] += 1


def _expect_verified(rules: AnyRules, record: Record) -> None:
    difference = verify(rules, record)
    expect(difference is None, f"{record.options}: a true record does not verify: {difference}")


def _expect_found(rules: AnyRules, record: Record, rng: random.Random) -> None:
    """Change one digest, then the result: verify must name the place."""
    place = rng.randrange(len(record.decisions))
    entries = list(record.decisions)
    entries[place] = msgspec.structs.replace(entries[place], digest="0" * 16)
    changed = msgspec.structs.replace(record, decisions=tuple(entries))
    difference = verify(rules, changed) or ""
    expect(
        difference.startswith(f"decision {place}:"),
        f"{record.options}: a changed digest at decision {place} is reported as {difference!r}",
    )
    without_result = msgspec.structs.replace(record, result=None)
    expect(
        "result" in (verify(rules, without_result) or ""),
        f"{record.options}: a removed result is not found",
    )


def golden(rules: AnyRules, effort: Effort) -> None:
    """The game's folder holds a golden record of every ending, and all of them verify."""
    folder = rules.texts.folder / "golden"
    endings = set()
    for file in sorted(folder.glob("*.json")):
        record = read_record(file.read_bytes())
        difference = verify(rules, record)
        expect(difference is None, f"{file.name}: {difference}")
        expect(record.result is not None, f"{file.name} is not finished")
        if record.result is not None:
            endings.add(record.result.ended_by)
        effort.met["golden decisions"] += sum(
            1 for _ in replay(rules.bind(**record.options), record)
        )
    missing = set(rules.endings) - endings
    expect(not missing, f"no golden record ends by {sorted(missing)}")
