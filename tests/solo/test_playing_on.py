"""A finished game that is played on from one of its steps, as a page asks for it."""

import json
from functools import cache
from typing import Any

import msgspec
import pytest

from sushiya.core.record import read_record, verify
from sushiya.games import GAMES
from sushiya.solo.door import Door

Json = dict[str, Any]
FINISHED_BY = "bot chef"


class Page:
    """Asks the door as a page does, and keeps the log."""

    def __init__(self, wish: Json) -> None:
        self.door = Door()
        self.log: list[Json] = []
        self.opened: Json = json.loads(self.door.make(json.dumps(wish)))
        self.outcome = self._kept(self.opened["outcome"])

    def _kept(self, outcome: Json) -> Json:
        self.log += outcome["entries"]
        return outcome

    @property
    def table(self) -> Any:
        return self.door._open.table

    @property
    def own(self) -> int:
        return int(self.door._open.own)

    def choose(self, seat: int, command: str) -> None:
        """Let a seat choose: the person asks, a bot's engine has thought it out."""
        game = self.table.game
        decision = game.decision(self.table.state)
        asked: Json = {"seat": seat, "decision": decision}
        if seat == self.own:
            asked |= {"type": "play", "id": f"p{len(self.log)}", "command": command}
            answer = self.door.ask(json.dumps(asked))
        else:
            code = game.code(game.read(command))
            answer = self.door.choose(json.dumps({**asked, "code": code}))
        self.outcome = self._kept(json.loads(answer))
        assert self.outcome["refusal"] is None

    def view(self) -> Json:
        """Give the newest view that the screen was sent."""
        games = [one["game"] for one in self.outcome["messages"] if one["type"] == "update"]
        view: Json = next(game for game in reversed(games) if game)["view"]
        return view


@cache
def finished(game: str) -> Json:
    """Play a game in which everybody takes the last thing offered."""
    wish = {"id": "solo-1", "game": game, "options": {"players": 3}, "level": "chef"}
    page = Page({**wish, "name": "Ann", "colour": "egg"})
    while not page.outcome["is-over"]:
        seat = page.table.to_act()[0]
        page.choose(seat, page.table.game.write(page.table.game.legal(page.table.state, seat)[-1]))
    ended: Json = json.loads(page.door.finish())
    return ended


def wish_from(game: str, step: int, seat: int) -> Json:
    """Ask as a page does that has nothing but the steps of a replay."""
    document = finished(game)["steps"]
    made = [
        [{"seat": one["seat"], "write": one["write"], "by": one["by"]} for one in after["chosen"]]
        for after in document["steps"][1 : step + 1]
    ]
    beginning = {
        "rules": document["rules"],
        "seed": document["seed"],
        "seat": seat,
        "decisions": made,
        "levels": ["chef"] * 3,
    }
    return {
        "id": "solo-2",
        "game": game,
        "options": document["steps"][0]["open"]["fields"]["options"],
        "level": "chef",
        "name": "Ben",
        "colour": "tuna",
        "beginning": beginning,
    }


def last_step(game: str) -> int:
    return len(finished(game)["steps"]["steps"]) - 1


def picture(game: str, step: int, seat: int) -> Json:
    """Put together what a seat saw after a step of the replay."""
    open_fields: Json = {}
    own: Json = {}
    for one in finished(game)["steps"]["steps"][: step + 1]:
        open_fields |= one["open"]["fields"]
        change = one["own"].get(str(seat), {"fields": {}, "gone": []})
        own |= change["fields"]
        for name in change["gone"]:
            del own[name]
    seen = {**open_fields, **own}
    del seen["outlook"]
    return seen


@pytest.mark.parametrize("game", GAMES.names())
@pytest.mark.parametrize("seat", [0, 2])
def test_it_goes_on_from_there_in_any_seat_by_the_same_chance(game: str, seat: int) -> None:
    """Who chooses as before comes to the same end; the record is true and says who decided."""
    step = last_step(game) // 2
    page = Page(wish_from(game, step, seat))
    assert page.own == seat
    assert page.view() == picture(game, step, seat)
    for after in finished(game)["steps"]["steps"][step + 1 :]:
        for choice in after["chosen"]:
            page.choose(choice["seat"], choice["write"])
    ended = json.loads(page.door.finish())
    before, record = (
        read_record(json.dumps(one["record"]).encode()) for one in (finished(game), ended)
    )
    assert record.result == before.result
    assert record.decisions == before.decisions
    assert record.trust is msgspec.UNSET
    assert verify(GAMES.find(game), record) is None
    assert ended["about"]["yours"] == [seat]
    whom = {sitting.who for sitting in record.sittings if sitting.seat == seat}
    assert whom == ({"person"} if seat == 0 else {FINISHED_BY, "person"})


@pytest.mark.parametrize("game", GAMES.names())
def test_it_is_found_again_where_it_was_left(game: str) -> None:
    page = Page(wish_from(game, 2, 1))
    page.outcome = json.loads(page.door.wake(json.dumps({"id": "solo-2", "entries": page.log})))[
        "outcome"
    ]
    assert page.own == 1
    assert page.view() == picture(game, 2, 1)


def test_other_choices_lead_elsewhere() -> None:
    page = Page(wish_from("sushi-go", 3, 0))
    while not page.outcome["is-over"]:
        seat = page.table.to_act()[0]
        page.choose(seat, page.table.game.write(page.table.game.legal(page.table.state, seat)[0]))
    record = json.loads(page.door.finish())["record"]
    before = finished("sushi-go")["record"]["decisions"]
    assert record["decisions"][:3] == before[:3]
    assert record["decisions"] != before


def test_the_screen_is_not_sent_the_seed() -> None:
    page = Page(wish_from("sushi-express", 4, 1))
    shown = json.dumps(page.outcome["messages"])
    assert finished("sushi-express")["steps"]["seed"] not in shown
    assert page.table.secret.hex() not in shown


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"rules": 99}, "rules-changed"),
        ({"seed": "0" * 64}, "no-playing-on"),
        ({"seat": 3}, "no-playing-on"),
        ({"seat": -1}, "no-playing-on"),
        ({"levels": ["chef"] * 2}, "no-playing-on"),
        ({"levels": ["chef", "random", "chef"]}, "level-unknown"),
        ({"decisions": [[]]}, "no-playing-on"),
        ({"decisions": [[{"seat": 0, "write": "nonsense", "by": "person"}]]}, "no-playing-on"),
    ],
)
def test_what_cannot_go_on_is_refused(change: Json, code: str) -> None:
    wish = wish_from("sushi-go", 4, 0)
    wish["beginning"] |= change
    assert Page(wish).opened["outcome"]["refusal"]["code"] == code


def test_a_game_that_is_over_cannot_go_on() -> None:
    wish = wish_from("sushi-go", last_step("sushi-go"), 0)
    assert Page(wish).opened["outcome"]["refusal"]["code"] == "no-playing-on"


@pytest.mark.parametrize("seed", ["", "0" * 63, "G" * 64, "0" * 64 + "\n"])
def test_a_seed_is_read_strictly(seed: str) -> None:
    wish = wish_from("sushi-go", 1, 0)
    wish["beginning"]["seed"] = seed
    with pytest.raises(msgspec.ValidationError):
        Page(wish)
