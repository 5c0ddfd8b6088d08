"""A table on one device, as a page asks it: text in, text out."""

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from sushiya.core.record import read_record, verify
from sushiya.core.value import encode
from sushiya.engine.build import load_parts
from sushiya.games import GAMES
from sushiya.host.fixed import choice_seed
from sushiya.solo.door import Door, NoTable
from sushiya.solo.table import SoloTable

Json = dict[str, Any]


class Page:
    """Plays like a page: asks the door and keeps the log; its engines choose the first code."""

    def __init__(
        self, game: str, level: str = "cook", *, fixed: Json | None = None, **options: object
    ) -> None:
        self.door = Door()
        self.log: list[Json] = []
        wish = {
            "fixed": fixed,
            "id": "solo-1",
            "game": game,
            "options": options,
            "level": level,
            "name": "Ann",
            "colour": "egg",
        }
        self.opened = json.loads(self.door.make(json.dumps(wish)))
        self.outcome = self.keep(self.opened["outcome"])

    @property
    def table(self) -> Any:
        return self.door._open.table

    def keep(self, outcome: Json) -> Json:
        self.log += outcome["entries"]
        return outcome

    def call(self, name: str, value: object) -> Json:
        return self.keep(json.loads(getattr(self.door, name)(json.dumps(value))))

    def wake(self) -> Json:
        opened: Json = json.loads(self.door.wake(json.dumps({"id": "solo-1", "entries": self.log})))
        return opened

    def legal(self, seat: int) -> list[Any]:
        legal: list[Any] = list(self.table.game.legal(self.table.state, seat))
        return legal

    def play_own(self) -> Json:
        game = self.table.game
        request = {
            "type": "play",
            "id": f"p{len(self.log)}",
            "seat": 0,
            "decision": game.decision(self.table.state),
            "command": game.write(self.legal(0)[0]),
        }
        return self.call("ask", request)

    def play_bot(self, task: Json, code: int | None) -> Json:
        place = {"seat": task["seat"], "decision": task["decision"]}
        return self.call("choose", {**place, "code": code})

    def play(self) -> Iterator[Json]:
        """Play to the end, the person's first."""
        while not self.outcome["is-over"]:
            if 0 in self.table.to_act():
                self.outcome = self.play_own()
            else:
                task = self.outcome["tasks"][0]
                code = self.table.game.code(self.legal(task["seat"])[0])
                self.outcome = self.play_bot(task, code)
            assert self.outcome["refusal"] is None
            yield self.outcome


@pytest.mark.parametrize("game", GAMES.names())
def test_a_hint_is_what_the_asker_observes(game: str) -> None:
    page = Page(game, players=3)
    while 0 not in page.table.to_act():
        page.outcome = page.play_bot(page.outcome["tasks"][0], None)
    decision = page.table.game.decision(page.table.state)
    hint = {"type": "hint", "id": "h1", "seat": 0, "decision": decision}
    seen = load_parts(page.table.game.rules).observe_view(page.table.game.view(page.table.state, 0))
    assert page.call("ask", hint)["seen"] == list(map(int, seen))
    late = page.call("ask", {**hint, "id": "h2", "decision": decision + 1})
    assert (late["refusal"]["code"], late["seen"]) == ("decision-past", [])


@pytest.mark.parametrize("game", GAMES.names())
@pytest.mark.parametrize("level", ["cook", "chef"])
def test_a_whole_game_goes_on_from_its_log_at_any_time_and_its_record_is_true(
    game: str, level: str
) -> None:
    page = Page(game, level, players=3)
    for count, _ in enumerate(page.play()):
        if count % 20 == 3:
            before, state = page.table.version, page.table.state
            woken = page.wake()["outcome"]
            assert woken["refusal"] is None
            assert woken["entries"] == []
            assert (page.table.version, page.table.state) == (before, state)
            page.outcome = woken if not page.outcome["is-over"] else page.outcome
    finished = json.loads(page.door.finish())
    record = read_record(json.dumps(finished["record"]).encode())
    assert verify(GAMES.find(game), record) is None
    assert record.trust is msgspec.UNSET
    assert {sitting.who for sitting in record.sittings} == {"person", f"bot {level}"}
    assert len(finished["steps"]["steps"]) == len(record.decisions) + 1
    assert finished["about"]["yours"] == [0]
    assert finished["about"]["table"]["trust"] is None
    assert page.wake()["outcome"]["is-over"]


@pytest.mark.parametrize("game", GAMES.names())
def test_the_screen_gets_what_its_seat_may_know_and_nothing_else(game: str) -> None:
    """Whatever is hidden from the person may be otherwise: the screen gets the same bytes."""
    page = Page(game, "chef", players=3)
    table = page.table
    view = table.game.view(table.state, 0)
    for seed in range(5):
        world = table.game.rules.imagine(view, random.Random(seed))
        other = SoloTable(replace(table, state=world, secret=bytes([seed]) * 32), bytes, float)
        assert other._open(()).messages == SoloTable(table, bytes, float)._open(()).messages
    shown = json.dumps(page.outcome["messages"])
    assert table.secret.hex() not in shown
    assert table.seal not in shown


def test_engines_get_the_observation_of_their_own_seat() -> None:
    page = Page("sushi-express", "master", players=3)
    while not page.outcome["tasks"]:
        page.outcome = page.play_own()
    (task, *_) = page.outcome["tasks"]
    view = page.table.game.view(page.table.state, task["seat"])
    parts = load_parts(page.table.game.rules)
    assert task["seen"] == list(parts.observe_view(view))
    assert task["level"] == "master"


@pytest.mark.parametrize("code", [None, 10**9])
def test_a_bot_that_fails_is_replaced_by_the_cook_for_this_choice(code: int | None) -> None:
    page = Page("sushi-go", "master")
    task = page.outcome["tasks"][0]
    outcome = page.play_bot(task, code)
    failed, played = (json.loads(one["body"]) for one in outcome["entries"])
    assert (failed["happening"], failed["instead"]) == ("bot-failed", "cook")
    assert played["by"] == "bot cook"
    # The same answer a second time changes nothing.
    assert page.play_bot(task, code)["entries"] == []


def test_a_person_takes_back_and_asks_why_not() -> None:
    page = Page("sushi-go", "chef")
    page.play_own()
    taken = page.call("ask", {"type": "take-back", "id": "t", "seat": 0})
    assert taken["refusal"] is None
    assert 0 in page.table.to_act()
    why = page.call("ask", {"type": "ask", "id": "w", "seat": 0, "command": "nonsense"})
    assert why["refusal"]["code"] == "command-unreadable"
    past = {"type": "play", "id": "x", "seat": 0, "decision": 7, "command": "nonsense"}
    assert page.call("ask", past)["refusal"]["code"] == "decision-past"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"options": {"players": 99}}, "options-wrong"),
        ({"level": "random"}, "level-unknown"),
        ({"name": "\n"}, "name-wrong"),
    ],
)
def test_a_table_that_cannot_be_is_refused(change: Json, code: str) -> None:
    wish = {"id": "a", "game": "sushi-go", "options": {}, "level": "cook", "name": "Ann"}
    made = json.loads(Door().make(json.dumps({**wish, "colour": "egg", **change})))
    assert made["outcome"]["refusal"]["code"] == code


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda _: [], "table-unknown"),
        (lambda log: log[1:], "table-unknown"),
        (lambda log: [*log, {"body": "{}", "at": 0}], "table-unknown"),
        (lambda log: [_with_rules(99, one) for one in log], "rules-changed"),
    ],
)
def test_a_log_that_cannot_be_followed_is_refused(spoil: Any, code: str) -> None:
    page = Page("sushi-go")
    page.log = spoil(page.log)
    assert page.wake()["outcome"]["refusal"]["code"] == code


def _with_rules(version: int, entry: Json) -> Json:
    body = json.loads(entry["body"])
    return {**entry, "body": json.dumps({**body, "rules": version} if "rules" in body else body)}


def test_nothing_can_be_asked_before_a_table_is_open() -> None:
    with pytest.raises(NoTable):
        Door().finish()
    with pytest.raises(msgspec.ValidationError):
        Page("sushi-go").call("ask", {"type": "close", "id": "c", "seat": 0})


FIXED = {"name": "daily 2026-11-18", "secret": "5a" * 32}


def test_a_deal_of_a_day_that_is_over_meets_the_bots_that_the_server_had() -> None:
    page = Page("sushi-go", "chef", fixed=FIXED, players=4)
    table = page.table
    assert table.seed == bytes.fromhex("5a" * 32)
    assert not table.is_counted
    told = page.opened["outcome"]["messages"][0]["table"]["fixed"]
    assert told["name"] == "daily 2026-11-18"
    for task in page.opened["outcome"]["tasks"]:
        view = encode(table.game.view(table.state, task["seat"]))
        seed = choice_seed(table.secret, task["seat"], task["decision"], view)
        # The first that a bot in a process of the server draws.
        assert task["seed"] == str(random.Random(seed).getrandbits(64))


def test_the_same_deal_is_the_same_game_on_every_device() -> None:
    games = []
    for _ in range(2):
        page = Page("sushi-express", fixed=FIXED, players=4)
        for _ in page.play():
            pass
        games.append(json.loads(page.door.finish())["record"])
    assert games[0] == games[1]
    other = Page("sushi-express", fixed={**FIXED, "secret": "a5" * 32}, players=4)
    first = Page("sushi-express", fixed=FIXED, players=4)
    assert other.table.state != first.table.state


def test_a_secret_that_is_none_is_not_taken() -> None:
    with pytest.raises(msgspec.ValidationError):
        Page("sushi-go", fixed={**FIXED, "secret": "5a"}, players=4)
