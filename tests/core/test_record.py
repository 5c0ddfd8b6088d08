"""Records: what they hold, how small they are, and what verify finds."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sushiya
from sushiya.bots.arena import play_recorded
from sushiya.core.chance import Outcome, Recording, Seeded, Taped
from sushiya.core.game import AnyGame, AnyRules
from sushiya.core.ids import Decision, Seat
from sushiya.core.record import (
    Entry,
    Journal,
    Record,
    RecordError,
    bind_record,
    read_record,
    replay,
    verify,
    write_record,
)
from sushiya.core.value import encode, plain
from sushiya.games import GAMES
from sushiya.games.sushi_go import RULES

GAME = sushiya.load("sushi-go", players=3)
RECORD = play_recorded(GAME, ["cook", "random", "random"], 5)
change = msgspec.structs.replace


def test_a_record_of_sushi_go_is_small() -> None:
    for options in ({"players": 5}, {"players": 2, "robot": "on"}, {"players": 2}):
        for seed in range(5):
            game = sushiya.load("sushi-go", **options)
            record = play_recorded(game, ["cook"] * game.players, seed)
            assert len(encode(record)) < 4000


def with_entry(place: int, **changes: Any) -> Record:
    entries = list(RECORD.decisions)
    entries[place] = change(entries[place], **changes)
    return change(RECORD, decisions=tuple(entries))


def other_command(place: int) -> tuple[str, ...]:
    """Give seat 0 another legal pick."""
    state = list(replay(GAME, RECORD))[place].step.state
    picks = [GAME.write(one) for one in GAME.legal(state, Seat(0))]
    commands = RECORD.decisions[place].commands
    other = next(pick for pick in picks if f"0 {pick}" != commands[0])
    return (f"0 {other}", *commands[1:])


@pytest.mark.parametrize(
    ("record", "says"),
    [
        (change(RECORD, rules=99), "version 99"),
        (change(RECORD, game="chess"), "of chess"),
        (change(RECORD, options={**RECORD.options, "nigiri": "raw"}), "nigiri can be"),
        (change(RECORD, options={"players": 3}), "full set of options"),
        (change(RECORD, opening="0" * 16), "the opening: its events differ"),
        (with_entry(4, digest="0" * 16), "decision 4: its events differ"),
        (with_entry(4, commands=other_command(4)), "decision 4: its events differ"),
        (with_entry(4, commands=("0 squid",)), "decision 4: 'squid' is no card"),
        (with_entry(4, commands=("9 maki-1",)), "decision 4: '9 maki-1' does not begin"),
        (with_entry(4, commands=RECORD.decisions[4].commands[:2]), "decision 4: its commands do"),
        (change(RECORD, decisions=RECORD.decisions[:-1]), "the result differs"),
        (change(RECORD, decisions=RECORD.decisions * 2), "may not"),
        (change(RECORD, result=None), "the result differs"),
        (change(RECORD, chance=Seeded("00")), "seed"),
        (change(RECORD, chance=Seeded("zz" * 32)), "seed"),
        (change(RECORD, chance=Seeded("11" * 32)), "the opening: its events differ"),
        (change(RECORD, chance=Taped(())), "the opening: the tape holds no deck 0"),
    ],
)
def test_verify_says_what_differs_and_where(record: Record, says: str) -> None:
    assert says in (verify(RULES, record) or "")


def test_a_true_record_verifies() -> None:
    assert verify(RULES, RECORD) is None


GOLDEN = [
    pytest.param(rules, file, id=file.stem)
    for rules in GAMES.all()
    for file in sorted((rules.texts.folder / "golden").glob("*.json"))
]


@pytest.mark.parametrize(("rules", "file"), GOLDEN)
def test_a_record_that_is_older_than_an_option_verifies_by_its_default(
    rules: AnyRules, file: Path
) -> None:
    """Only options that came later may be missing, and only where their default was played."""
    record = read_record(file.read_bytes())
    full = plain(rules.bind(**record.options).options)
    missing = set(full) - set(record.options)
    assert missing in (set(), rules.options.later)
    assert verify(rules, record) is None
    for name in record.options:
        held = {one: value for one, value in record.options.items() if one != name}
        assert verify(rules, change(record, options=held)) is not None
    if missing:
        assert "the opening: its events differ" in (
            verify(rules, change(record, options=full)) or ""
        )


def test_the_first_golden_records_are_older_than_the_youngest_options() -> None:
    for rules in GAMES.all():
        files = (rules.texts.folder / "golden").glob("*.json")
        held = [set(read_record(file.read_bytes()).options) for file in files]
        assert any(not rules.options.later & names for names in held)
        assert any(rules.options.later <= names for names in held)


def test_a_tape_must_be_used_up() -> None:
    recording = Recording(sushiya.Dealer(5))
    GAME.start(recording)
    taped = recording.taped()
    assert verify(RULES, change(RECORD, chance=taped)) is None
    too_long = Taped((*taped.outcomes, Outcome("deck", 1, (0,))))
    assert verify(RULES, change(RECORD, chance=too_long)) == (
        "the tape's deck 1 was never asked for"
    )


def test_a_replay_stops_with_a_reason() -> None:
    with pytest.raises(RecordError, match="decision 2"):
        list(replay(GAME, with_entry(2, commands=("0 squid",))))


def test_another_game_s_rules_do_not_fit() -> None:
    with pytest.raises(RecordError, match="chess"):
        bind_record(RULES, change(RECORD, game="chess"))


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"[]", b'{"format":"other"}', encode(RECORD).replace(b"rules", b"rulez")]
)
def test_what_is_no_record_is_a_decode_error(data: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        read_record(data)


def test_mutilated_records_never_crash() -> None:
    """Whatever is cut out or changed, verify answers with a sentence."""
    rng = random.Random(1)
    text = encode(RECORD)
    answered = 0
    for _ in range(300):
        at = rng.randrange(len(text))
        data = text[:at] + bytes([rng.randrange(32, 127)]) + text[at + rng.randrange(3) :]
        try:
            record = read_record(data)
        except (msgspec.DecodeError, UnicodeDecodeError):
            continue
        if record != RECORD and record.sittings == RECORD.sittings:
            assert isinstance(verify(RULES, record), str)
            answered += 1
    assert answered > 50


def test_a_journal_keeps_what_stands() -> None:
    game: AnyGame = GAME
    journal = Journal()
    journal.note(Decision(0), Seat(0), game.read("maki-1"))
    journal.note(Decision(0), Seat(0), game.read("maki-2"))
    journal.note(Decision(1), Seat(0), game.read("tempura"))
    assert journal.settled(Decision(1)) == ({Seat(0): game.read("maki-2")},)


def test_a_record_is_written_from_what_was_decided() -> None:
    record = write_record(GAME, Seeded("00" * 32), [], [])
    assert record.decisions == ()
    assert record.result is None
    assert isinstance(RECORD.decisions[0], Entry)
