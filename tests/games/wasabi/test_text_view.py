"""The table drawn as text, and what is said about a turn."""

import random

import pytest
from msgspec.structs import replace

import sushiya
from games.wasabi.helpers import Given
from sushiya.core.chance import Dealer
from sushiya.core.game import catalogue, say_event
from sushiya.core.ids import Seat, Viewer
from sushiya.core.step import Step
from sushiya.games.wasabi import RULES
from sushiya.games.wasabi.command_words import say_command
from sushiya.games.wasabi.text_view import draw, draw_own
from sushiya.games.wasabi.view import view

WORDS = catalogue(RULES, "en")
NAMES = ["Ann", "Ben", "Cleo", "Dan"]
ANN: Viewer = Seat(0)


def drawn(given: Given, viewer: Viewer = ANN) -> str:
    return draw(view(given.state, viewer), WORDS, NAMES[: given.state.players])


def told(given: Given, viewer: Viewer = ANN) -> list[str]:
    phrases = [say_event(given.game, event, viewer) for event in given.events]
    return [WORDS.say(phrase, you=viewer, names=NAMES) for phrase in phrases if phrase is not None]


def test_the_board_shows_tops_stacks_and_covers() -> None:
    text = drawn(Given({"a1": "maki rice", "c3": "tuna"}, mats=["c3"]))
    assert "| Rice+1  " in text.replace("   Rice", " Rice")
    assert "▒Tuna" in text
    assert "▒▒▒▒▒▒▒▒▒▒▒" in text
    assert "House book (a reconstruction)" in text


def test_own_recipes_are_shown_to_their_owner_only() -> None:
    given = Given()
    assert "1 Tekkamaki (Maki, Tuna)" in drawn(given)
    assert "Tekkamaki" not in drawn(given, Seat(1))
    assert "recipes of 2, 3, 5" in " ".join(drawn(given, Seat(1)).split())
    assert draw_own(view(given.state, None), WORDS) == ""


def test_behind_screens_only_the_owner_s_line_tells_tiles_and_cards() -> None:
    given = Given(hand="tuna rice egg", cards=["chop", "spicy"])
    assert "Tiles: Rice, Tuna, Egg   Cards: Chop!, Spicy!" in drawn(given, Seat(1))
    given.change(options=replace(given.state.options, hands="screened"))
    for viewer in (ANN, Seat(1), None):
        seats_drawn = drawn(given, viewer).partition("Pantry:")[0]
        assert "Tiles: 3   Cards: 2   (behind the screen)" in seats_drawn
        assert "Tuna" not in seats_drawn
        assert "Chop!" not in seats_drawn
    assert "Your tiles: Rice, Tuna, Egg   Your cards: Chop!, Spicy!" in draw_own(
        view(given.state, ANN), WORDS
    )
    assert "Tuna" not in draw_own(view(given.state, Seat(1)), WORDS)


def test_what_was_completed_is_shown_with_a_star_a_cube() -> None:
    given = Given({"a1": "maki", "c1": "tempura"}).when("place tuna b1", "complete 1")
    assert "Completed: Crunchy Tuna*" in drawn(given, None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_is_longer_than_a_terminal(players: int) -> None:
    game = sushiya.load("wasabi", players=players)
    chance, rng = Dealer(players), random.Random(players)
    state = game.start(chance)
    while game.result(state) is None:
        legal = game.legal(state, state.seat)
        seen = game.view(state, state.seat)
        step = game.play(state, state.seat, RULES.cook(seen, legal, rng), chance)
        assert isinstance(step, Step)
        state = step.state
        text = draw(game.view(state, state.seat), WORDS, NAMES[:players])
        assert max(len(line) for line in text.splitlines()) <= 100


def test_a_turn_is_told_in_sentences() -> None:
    given = Given({"a1": "maki", "c1": "tempura", "e5": "rice"}, cards=["chop"])
    given.when("place tuna b1", "complete 1", "chop e5", "end", "take switch", "tile rice")
    given.when("draw 3")
    said = told(given)
    assert said[:4] == [
        "You place Tuna on b1.",
        "You complete Crunchy Tuna on a1, b1, c1, with style: 1 cube.",
        "You chop Rice on e5 into the pantry.",
        "You end phase 1.",
    ]
    assert "You take Switch! from the kitchen." in said
    assert "Ann takes Switch! from the kitchen." in told(given, Seat(1))
    assert said[-1] == "Turn 2: Ben"
    assert told(given, Seat(1))[-1] == "Turn 2: your turn"
    assert said[-2].startswith("You draw ")
    assert told(given, Seat(1))[-2] == "Ann draws a recipe of 3."


def test_a_pass_is_told_to_its_seat_and_to_others() -> None:
    given = Given().when("pass 0 1")
    assert told(given)[0] == "You pass and return Tekkamaki and Crunchy Tuna."
    assert told(given, Seat(1))[0] == "Ann passes and returns recipes of 2, 3."


def test_commands_are_said_with_names_and_worth() -> None:
    given = Given({"a1": "maki", "c1": "tempura"}).when("place tuna b1")
    said = {
        "place tuna c4": "Place Tuna on c4",
        "chop c4 keep": "Chop! the tile on c4 and keep it for this turn",
        "pass 0 2": "Pass, and put Tekkamaki and Grand Harbour back under the pile",
        "take wasabi c4 discard chop": (
            "Lift the Wasabi! with its corner on c4, and discard Chop!"
        ),
        "complete 0": "Complete Tekkamaki for 2 points",
        "complete 1": "Complete Crunchy Tuna for 3 points, with style for a cube",
    }
    for text, sentence in said.items():
        phrase = say_command(given.read(text), view(given.state, ANN))
        assert WORDS.say(phrase) == sentence


def test_help_is_short() -> None:
    source = (RULES.texts.folder / "messages" / "en.ftl").read_text("utf-8")
    helps = [line.split(" = ", 1)[1] for line in source.splitlines() if line.startswith("help-")]
    assert len(helps) == len(RULES.commands)
    assert max(len(text.split()) for text in helps) <= 35
