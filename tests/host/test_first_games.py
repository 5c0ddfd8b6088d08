"""Guided first games: every lesson comes up, weak moves are explained, nothing of it is kept."""

import asyncio
import dataclasses
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sushiya.core.event import redact
from sushiya.core.first_game import PLAYER, Moment
from sushiya.core.game import AnyRules
from sushiya.core.refusal import Refusal
from sushiya.core.registry import Registry
from sushiya.core.words import LANGUAGES, Catalogue
from sushiya.games import GAMES
from sushiya.host import first_games
from sushiya.host.first_games import FirstGames, FirstGameShown

INTENDED = json.loads(Path(__file__).with_name("first_games.json").read_text())
"""By game all moves of somebody who tries what is explained."""
MOST_TO_LEARN = 30
"""Moves after which everything is explained: five to eight minutes."""
LONGEST_CAPTION = 145
"""More letters do not stand in three lines on a phone."""

each_game = pytest.mark.parametrize("game", GAMES.names())
Choose = Callable[[Moment], Any]


def show(game: str, moves: list[str], seen: int | None = None, ask: str = "") -> FirstGameShown:
    shown = asyncio.run(FirstGames(GAMES).show(game, tuple(moves), seen=seen, ask=ask))
    assert not isinstance(shown, Refusal), shown
    return shown


def said(shown: FirstGameShown) -> list[dict[str, Any]]:
    return [json.loads(bytes(one)) for one in shown.messages]


def play(rules: AnyRules, choose: Choose, moves: int = 400) -> tuple[list[str], set[str]]:
    """Play a whole guided game; give the moves, and every caption that was shown."""
    guide = rules.first_game
    assert guide is not None

    async def go() -> tuple[list[str], set[str]]:
        position = await first_games._begin(GAMES, rules, guide, 0.0)
        made: list[str] = []
        told = {one.message for one in position.captions}
        while position.table.phase == "running" and len(made) < moves:
            command = choose(first_games._moment(position.table, position.events))
            made.append(rules.notation.write(command))
            after = await first_games._move(guide, position, made[-1], 0.0)
            assert not isinstance(after, Refusal), after
            position = after
            told |= {one.message for one in position.captions}
        assert position.table.phase == "over"
        return made, told

    return asyncio.run(go())


@each_game
def test_whoever_tries_what_is_explained_meets_every_lesson(game: str) -> None:
    moves = INTENDED[game]
    told = [show(game, moves[:count]) for count in range(MOST_TO_LEARN + 1)]
    taught = next(one for one in told if one.met == one.lessons)
    assert taught.captions[-1].message == "first-end"
    assert show(game, moves).met == taught.lessons


@each_game
def test_a_game_of_arbitrary_moves_comes_to_its_end(game: str) -> None:
    for seed in range(3):
        rng = random.Random(seed)

        def anything(moment: Moment, rng: random.Random = rng) -> Any:
            return rng.choice(moment.legal)

        moves, told = play(GAMES.find(game), anything)
        assert len(moves) < first_games.MOST_MOVES / 2
        assert "first-end" in told


@each_game
def test_every_weak_move_is_explained(game: str) -> None:
    """Somebody who makes each mistake wherever they can hears of all of them."""
    rules = GAMES.find(game)
    assert rules.first_game is not None
    remarks = {f"first-{one.id}": one for one in rules.first_game.remarks}
    told: set[str] = set()
    for seed in range(20):
        rng = random.Random(seed)
        tried = set(told)

        def blunder(
            moment: Moment,
            rng: random.Random = rng,
            tried: set[str] = tried,
            is_wild: bool = seed % 2 == 0,  # noqa: FBT001
        ) -> Any:
            for name in remarks.keys() - tried:
                weak = [one for one in moment.legal if remarks[name].when(moment, one)]
                if weak:
                    tried.add(name)
                    return weak[0]
            if is_wild:
                return rng.choice(moment.legal)
            return rules.cook(moment.view, moment.legal, rng)

        told |= play(rules, blunder)[1]
        if remarks.keys() <= told:
            return
    assert remarks.keys() - told == set()


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_caption_is_said_and_fits_a_phone(game: str, language: str) -> None:
    rules = GAMES.find(game)
    guide = rules.first_game
    assert guide is not None
    words = Catalogue(language, (rules.texts.folder / "first_game" / "messages",))
    ids = [*(one.id for one in guide.lessons), *(one.id for one in guide.remarks), "end"]
    assert len(set(ids)) == len(ids)
    for one in ids:
        assert 0 < len(words.text(f"first-{one}")) <= LONGEST_CAPTION, one


@each_game
def test_it_is_told_step_by_step_or_all_at_once_to_the_same_end(game: str) -> None:
    """Whoever comes back sees what whoever stayed sees, with the same caption."""
    moves = INTENDED[game]
    for count in (1, len(moves) // 2, len(moves)):
        back, stayed = show(game, moves[:count]), show(game, moves[:count], count - 1)
        assert [one["type"] for one in said(back)] == ["table", "update"]
        assert back.captions == stayed.captions
        views = [one["game"]["view"] for one in said(stayed) if one.get("game")]
        assert said(back)[-1]["game"]["view"] | {"to-act": 0} == views[-1] | {"to-act": 0}


@each_game
def test_the_player_learns_what_a_seat_may_know_and_no_more(game: str) -> None:
    """Lessons look at a view and at redacted events; so do the messages."""
    rules = GAMES.find(game)
    hidden: list[Any] = []

    def choose(moment: Moment) -> Any:
        hidden.extend(event for event in moment.events if redact(event, PLAYER) != event)
        return rules.cook(moment.view, moment.legal, random.Random(1))

    play(rules, choose)
    assert hidden == []
    table, update = said(show(game, INTENDED[game][:-1]))
    assert table["table"]["trust"] is None
    assert table["yours"] == [PLAYER]
    assert update["seat"] == PLAYER


def test_a_wrong_move_is_refused_with_its_reason_and_asking_costs_nothing() -> None:
    games = FirstGames(GAMES)
    refused = asyncio.run(games.show("sushi-express", ("drive +0",), seen=0))
    assert isinstance(refused, Refusal)
    assert refused.rule
    asked = asyncio.run(games.show("sushi-express", (), seen=0, ask="drive +0"))
    assert not isinstance(asked, Refusal)
    assert asked.asked == refused
    assert asked.messages == ()


def test_a_move_can_be_taken_back() -> None:
    start = INTENDED["wasabi"]
    place = next(at for at, move in enumerate(start) if move.startswith("place"))
    before, taken = (
        show("wasabi", start[:place]),
        show("wasabi", [*start[: place + 1], "take-back"]),
    )
    views = [said(one)[-1]["game"]["view"] for one in (before, taken)]
    assert views[0]["board"] == views[1]["board"]
    assert isinstance(
        asyncio.run(FirstGames(GAMES).show("wasabi", ("take-back",), seen=0)), Refusal
    )


def test_games_without_one_say_so() -> None:
    unknown = asyncio.run(FirstGames(GAMES).show("chess", (), seen=None))
    assert isinstance(unknown, Refusal)
    assert unknown.code == "game-unknown"
    games = Registry()
    games.register(dataclasses.replace(GAMES.find("sushi-go"), first_game=None))
    missing = asyncio.run(FirstGames(games).show("sushi-go", (), seen=None))
    assert isinstance(missing, Refusal)
    assert missing.code == "first-game-missing"


def test_positions_are_kept_up_to_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(first_games, "MOST_KEPT", 5)
    games = FirstGames(GAMES)
    moves = tuple(INTENDED["sushi-go"])
    for count in range(len(moves)):
        asyncio.run(games.show("sushi-go", moves[: count + 1], seen=count))
    assert len(games._kept) == 5
    assert not isinstance(asyncio.run(games.show("sushi-go", moves[:2], seen=1)), Refusal)
