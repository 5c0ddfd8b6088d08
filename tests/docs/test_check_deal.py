"""The stand-alone script beside the rules: the same verdicts, and the same draws."""

import contextlib
import json
import random
import re
import runpy
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sushiya
from dealt import Document
from docs.page import rows
from forgeries import Case, forged_cases, true_cases
from host.helpers import in_loop
from server.helpers import caught_up, open_shop, seat_guests, start
from sushiya.bots.arena import play_recorded
from sushiya.core.chance import Outcome, Recording, Taped, open_chance
from sushiya.core.event import Event
from sushiya.core.game import AnyGame, AnyRules
from sushiya.core.ids import Seat
from sushiya.core.record import Record, bind_record, read_record, verify
from sushiya.core.refusal import Refusal
from sushiya.core.trust import Seen
from sushiya.core.value import encode, plain
from sushiya.games import GAMES
from sushiya.games.sushi_express import events as sushi_express
from sushiya.games.sushi_go import events as sushi_go
from sushiya.games.wasabi import events as wasabi
from sushiya.games.wasabi.house import HOUSE_BOOK

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "docs" / "check_deal.py"
GOLDEN = sorted((ROOT / "src").rglob("golden/*.json"))
MOST_LINES = 210

Questions = list[tuple[str, int, tuple[int, ...]]]


def run_script(folder: Path, record: object, seen: object = None) -> tuple[int, str]:
    """Run the script without any package but the standard library."""
    arguments = []
    for name, document in (("record", record), ("seen", seen)):
        if document is not None:
            file = folder / f"{name}.json"
            file.write_bytes(encode(document))
            arguments += ["--seen"] * (name == "seen") + [str(file)]
    command = [sys.executable, "-I", "-S", str(SCRIPT), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    return done.returncode, done.stdout + done.stderr


def ask_python(record: Document, seen: Document | None) -> str | None:
    """Say what Python finds wrong with a record as it stands in a file."""
    try:
        found = read_record(encode(record))
        saw = None if seen is None else msgspec.convert(seen, Seen)
    except msgspec.DecodeError as error:
        return str(error)
    return verify(GAMES.find(found.game), found, saw)


@cache
def cases() -> dict[str, Case]:
    return {case.name: case for case in (*true_cases(), *forged_cases())}


TRUE = [name for name, case in cases().items() if not case.says]
FORGED = [name for name, case in cases().items() if case.says]
ONLY_SEEN = [name for name, case in cases().items() if case.only_seen]


def test_it_can_be_read_in_one_go() -> None:
    assert len(SCRIPT.read_text("utf-8").splitlines()) <= MOST_LINES


def test_it_needs_nothing_but_the_standard_library() -> None:
    imports = re.findall(r"^(?:import|from) (\w+)", SCRIPT.read_text("utf-8"), re.MULTILINE)
    assert set(imports) <= sys.stdlib_module_names


@pytest.mark.parametrize("name", TRUE)
def test_a_true_record_passes(name: str, tmp_path: Path) -> None:
    case = cases()[name]
    assert ask_python(case.record, case.seen) is None
    code, printed = run_script(tmp_path, case.record, case.seen)
    assert (code, printed.splitlines()[-1][:6]) == (0, "RIGHT:")


@pytest.mark.parametrize("name", FORGED)
def test_a_forged_record_fails_and_the_reason_is_told(name: str, tmp_path: Path) -> None:
    expect_wrong(cases()[name], tmp_path, cases()[name].seen)


@pytest.mark.parametrize("name", [name for name in FORGED if name not in ONLY_SEEN])
def test_what_is_wrong_in_a_record_is_found_without_what_was_seen(
    name: str, tmp_path: Path
) -> None:
    expect_wrong(cases()[name], tmp_path, None)


def expect_wrong(case: Case, folder: Path, seen: Document | None) -> None:
    said = ask_python(case.record, seen)
    assert said is not None
    assert re.search(case.says, said)
    code, printed = run_script(folder, case.record, seen)
    last = printed.splitlines()[-1]
    assert (code, last[:6]) == (1, "WRONG:")
    assert re.search(case.says, last)


@pytest.mark.parametrize("name", ONLY_SEEN)
def test_only_what_was_seen_gives_a_consistent_forgery_away(name: str, tmp_path: Path) -> None:
    """Else the case would not show that what was seen is compared."""
    case = cases()[name]
    record = with_its_own_game(case.record)
    assert ask_python(record, None) is None
    assert run_script(tmp_path, record)[0] == 0


def with_its_own_game(record: Document) -> Document:
    """Give a forged seed the game that follows from it."""
    game = sushiya.load(record["game"], **record["options"])
    seed = int(record["chance"]["seed"], 16)
    played = plain(play_recorded(game, ["random"] * game.players, seed))
    return {**played, **({"trust": record["trust"]} if "trust" in record else {})}


def test_there_are_enough_kinds() -> None:
    assert len([name for name in FORGED if cases()[name].by_trust]) >= 30
    assert len(FORGED) == len(set(FORGED))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parts[-3]}/{file.stem}")
def test_golden_records_are_right_and_prove_nothing(file: Path, tmp_path: Path) -> None:
    code, printed = run_script(tmp_path, json.loads(file.read_text("utf-8")))
    assert code == 0
    assert "nothing is proven" in printed.splitlines()[-1]


# What follows from the seed.


def another_book() -> Document:
    """Give the house book with its recipes in another order, and names that JSON has to escape."""
    book: Document = plain(HOUSE_BOOK)
    recipes = sorted(book["recipes"], key=lambda recipe: (len(recipe[1]), recipe[1]))
    names = [f'"{name}" \\ für zwei' for name, _ in recipes]
    renamed = [[name, ingredients] for name, (_, ingredients) in zip(names, recipes, strict=True)]
    return {**book, "title": "Büchlein № 2", "recipes": renamed}


def asked_by_the_rules(game: AnyGame, record: Record) -> tuple[Questions, list[Event]]:
    """Play a record again; give the questions with their answers, and all events."""
    chance = Recording(open_chance(record.chance))
    step = game.open(chance)
    events = [*step.events]
    for entry in record.decisions:
        for seat, _, words in (command.partition(" ") for command in entry.commands):
            found = game.play(step.state, Seat(int(seat)), game.read(words), chance)
            assert not isinstance(found, Refusal)
            step = found
            events += step.events
    return [(*question, drawn) for question, drawn in chance.drawn.items()], events


ANSWER = re.compile(
    r"(\w+) (\d+): (?:shuffled by|first is seat|seat \d+ rolls|seat \d+ turns a \d into)((?: \d+)*)"
)


def asked_by_the_script(printed: list[str]) -> Questions:
    found = []
    for name, number, drawn in (
        match.groups() for match in map(ANSWER.fullmatch, printed) if match
    ):
        lowest = 1 if name.endswith("roll") else 0
        found.append((name, int(number), tuple(int(one) - lowest for one in drawn.split())))
    return found


def say_draws(events: list[Event], options: Any) -> Iterator[str]:
    """Say of each event that takes a piece from a pile what the script prints of it."""
    deck: tuple[str, ...] = ()
    for event in events:
        match event:
            case sushi_go.GameOpened():
                deck = event.deck
            case sushi_go.RoundDealt():
                for place in range(options.tables):
                    hand, deck = deck[: event.cards], deck[event.cards :]
                    whose = (
                        f"seat {place} is dealt"
                        if place < options.players
                        else "the robot's pile is"
                    )
                    yield f"deck 0, round {event.round}: {whose} {', '.join(hand)}"
            case sushi_go.RobotCardDrawn():
                yield f"deck 0, robot's pile: seat {event.seat} draws {event.card}"
            case sushi_express.RowFilled():
                yield f"customers 0, to the row: {', '.join(event.cards)}"
            case sushi_express.DiceRolled():
                yield f"roll seat {event.seat} rolls {event.dice[0]} {event.dice[1]}"
            case sushi_express.ActionDrawn():
                yield f"actions 0, seat {event.seat} draws {event.card}"
            case wasabi.RecipeDrawn():
                name = options.recipe_book.recipes[event.recipe].name
                yield f"pile {event.length}: seat {event.seat} draws {name}"


def draws_in(printed: list[str]) -> list[str]:
    """Leave the lines about pieces that were taken, and rolls without their numbers."""
    lines = [re.sub(r"^roll \d+:", "roll", line) for line in printed]
    lines = [re.sub(r"(failed|parked): ", "", line) for line in lines]
    told = re.compile(r"(deck|customers|actions) 0, |roll seat|pile \d: seat")
    return [line for line in lines if told.match(line) and not line.endswith(" nothing")]


GAMES_EACH = 30
VARIANTS: Mapping[str, Document] = {
    "sushi-go": {"edition": "cocktail", "players": 2, "robot": "on"},
    "wasabi": {"recipe-book": another_book()},
    "sushi-express": {},
}
"""What random options hardly ever hold, in every third game."""


@pytest.mark.parametrize("name", GAMES.names())
def test_it_lists_every_draw_that_the_rules_ask_for(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    script = runpy.run_path(str(SCRIPT))
    rng = random.Random(name)
    rules = GAMES.find(name)
    met: set[str] = set()
    for number in range(GAMES_EACH):
        options = rules.options.mixed(rng, **({} if number % 3 else VARIANTS[name]))
        record = random_record(rules, options, rng, is_left=number % 2 == 1)
        game = bind_record(rules, record)
        asked, events = asked_by_the_rules(game, record)
        printed = follow(script, plain(record), capsys)
        assert sorted(asked_by_the_script(printed)) == sorted(asked)
        assert draws_in(printed) == list(say_draws(events, options))
        met |= {one[0] for one in asked}
    assert met == {row[0].strip("`") for row in rows(name, "question")}, "see docs/records.md"


def random_record(rules: AnyRules, options: Any, rng: random.Random, *, is_left: bool) -> Record:
    game = rules.bind(**plain(options))
    bots = [rng.choice(["random", "cook"]) for _ in range(game.players)]
    record = play_recorded(game, bots, rng.getrandbits(256))
    if not is_left:
        return record
    kept = record.decisions[: rng.randrange(len(record.decisions))]
    return msgspec.structs.replace(record, decisions=kept, result=None)


def follow(script: Document, record: Document, capsys: pytest.CaptureFixture[str]) -> list[str]:
    followed = script["Game"](record, decisions=iter(record["decisions"]))
    capsys.readouterr()
    with contextlib.suppress(StopIteration):
        getattr(followed, record["game"].replace("-", "_"))()
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("name", GAMES.names())
def test_it_follows_a_tape_and_says_that_it_proves_nothing(name: str, tmp_path: Path) -> None:
    rules = GAMES.find(name)
    rng = random.Random(name)
    record = random_record(rules, rules.options.mixed(rng), rng, is_left=False)
    asked, _ = asked_by_the_rules(bind_record(rules, record), record)
    taped = Taped(tuple(Outcome(*one) for one in asked))
    code, printed = run_script(tmp_path, msgspec.structs.replace(record, chance=taped))
    assert code == 0
    assert "nothing is proven" in printed.splitlines()[-1]
    code, printed = run_script(tmp_path, msgspec.structs.replace(record, chance=Taped(())))
    assert (code, printed[:6]) == (1, "WRONG:")


@pytest.mark.parametrize(
    "record", ["", "[]", "{}", '{"options": {"players": 3}}', '{"game": "chess"}', "\x00"]
)
def test_what_is_no_record_is_wrong(record: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(record, "utf-8")
    command = [sys.executable, "-I", "-S", str(SCRIPT), str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr[:6]) == (1, "WRONG:")


def test_an_empty_seen_is_not_taken_for_none(tmp_path: Path) -> None:
    case = cases()[TRUE[0]]
    assert run_script(tmp_path, case.record, {})[0] == 1


@in_loop
async def test_a_server_s_record_is_what_its_guests_saw() -> None:
    async with open_shop() as shop:
        guests = await seat_guests(shop, "sushi-express", 3, bots=["cook"])
        for guest in guests:
            await guest.come()
        for guest in guests:
            await guest.chair.until(guest.has_committed)
        await start(guests)
        await guests[0].send("close")
        await caught_up(await shop.room(guests[0].table), guests)
        record = await guests[0].site.ask(f"/api/tables/{guests[0].table}/record")
        with tempfile.TemporaryDirectory() as folder:
            for guest in guests:
                assert guest.seat is not None
                seen = guest.shares.seen[guest.seat]
                code, printed = run_script(Path(folder), record, seen)
                assert code == 0, printed
                forged = msgspec.structs.replace(seen, commitment="00" * 32)
                assert run_script(Path(folder), record, forged)[0] == 1
