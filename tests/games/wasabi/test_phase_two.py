"""Paragraph 6: phase 2 of a turn."""

from games.wasabi.helpers import KINDS, Given, kinds, square
from sushiya.games.wasabi.commands import TakeCard
from sushiya.games.wasabi.components import Card
from sushiya.games.wasabi.events import CardTaken, StageReached


def completed(*cards: Card, mats: tuple[str, ...] = (), play: str = "") -> Given:
    """A turn in which Tekkamaki was completed, at its phase 2."""
    given = Given({"c1": "maki", "e5": "rice", "e6": "egg"}, cards=cards, mats=mats)
    steps = [play] if play else []
    return given.when(*steps, "place tuna d1", "complete 0", "end")


def test_6_1_cards_then_tiles_then_recipes() -> None:
    given = completed()
    given.when("take chop", "tile rice", "draw 2")
    stages = [event.stage for event in given.events if isinstance(event, StageReached)]
    assert stages == ["cards", "tiles", "recipes"]
    assert given.state.seat == 1


def test_6_1_also_on_the_turn_that_fills_the_board() -> None:
    given = Given({"a1": "maki", "b1": "-"}, fill="rice").when("place tuna b1", "complete 0", "end")
    given.when("take chop", "tile rice", "draw 2")
    assert given.result.ended_by == "full-board"
    assert given.state.cards[0] == ("chop",)
    assert len(given.state.hands[0]) == 3
    assert len(given.state.recipes[0]) == 3


def test_6_2_one_card_for_each_recipe_from_the_kitchen_or_the_board() -> None:
    given = completed(mats=("a3",))
    assert given.legal("take") == {
        "take chop",
        "take spicy",
        "take stack",
        "take switch",
        "take wasabi",
        "take wasabi a3",
    }
    given.when("take spicy")
    assert given.state.stage == "tiles"
    assert given.state.cards[0] == ("spicy",)
    assert "spicy" not in given.state.kitchen


def test_6_2_two_recipes_two_cards() -> None:
    tiles = {"a1": "maki", "c1": "tempura"}
    given = Given(tiles).when("place tuna b1", "complete 1", "complete 0", "end")
    given.when("take chop", "take spicy")
    assert given.state.cards[0] == ("chop", "spicy")
    assert given.state.stage == "tiles"


def test_6_2_no_recipe_no_card() -> None:
    given = Given({"a1": "maki"}).when("place tuna b1", "end")
    assert given.state.stage == "tiles"


def test_6_2_taking_is_a_choice() -> None:
    given = completed().when("leave")
    assert given.state.stage == "tiles"
    assert given.state.cards[0] == ()


def test_6_2_what_is_not_there_cannot_be_taken() -> None:
    given = completed("chop", mats=("a3",))
    assert given.why_not("take chop") == "not-in-kitchen 6.2"
    assert given.why_not("take wasabi a1") == "no-wasabi-there 6.2"
    assert given.why_not(TakeCard("spicy", square("a3"))) == "no-wasabi-there 6.2"


def test_6_2_with_nothing_to_be_had_nobody_is_asked() -> None:
    given = Given({"c1": "maki"}).change(kitchen=())
    given.when("place tuna d1", "complete 0", "end")
    assert given.state.stage == "tiles"


def test_6_3_not_the_type_that_was_played() -> None:
    given = completed("switch", play="switch e5 e6")
    assert given.why_not("take switch") == "same-card 6.3"
    assert "take chop" in given.legal()


def test_6_3_a_wasabi_just_laid_is_that_type_too() -> None:
    given = completed("wasabi", mats=("a3",), play="wasabi a5")
    for text in ("take wasabi a3", "take wasabi a5"):
        assert given.why_not(text) == "same-card 6.3"


def test_6_3_unless_no_other_type_can_be_had() -> None:
    given = completed("switch", play="switch e5 e6").change(kitchen=("switch",))
    assert given.why_not("take switch") == ""
    given.change(mats=(square("a3"),))
    assert given.why_not("take switch") == "same-card 6.3"
    assert given.why_not("take wasabi a3") == ""


def test_6_3_the_discard_does_not_count_for_what_can_be_had() -> None:
    """With discards: chop and stack in hand, only switch in the kitchen."""
    given = completed("switch", play="switch e5 e6").hold(0, "chop", "stack")
    given.change(kitchen=("switch",))
    assert given.why_not("take switch discard chop") == ""
    given.change(kitchen=("spicy", "switch"))
    assert given.why_not("take switch discard chop") == "same-card 6.3"
    assert given.why_not("take spicy discard chop") == ""


def test_6_3_each_card_is_judged_anew() -> None:
    """The first take leaves nothing but the type played, so the second may be that."""
    tiles = {"a1": "maki", "c1": "tempura", "e5": "rice", "e6": "egg"}
    given = Given(tiles, cards=["switch"]).when("switch e5 e6", "place tuna b1")
    given.when("complete 1", "complete 0", "end").change(kitchen=("chop", "switch"))
    assert given.why_not("take switch") == "same-card 6.3"
    given.when("take chop", "take switch")
    assert given.state.cards[0] == ("chop", "switch")


def test_6_4_never_more_than_two_in_hand() -> None:
    given = completed().hold(0, "chop", "stack")
    assert given.why_not("take spicy") == "hand-full 6.4"
    assert given.why_not("take spicy discard switch") == "discard-missing 6.4"
    given.when("take spicy discard chop")
    assert given.state.cards[0] == ("spicy", "stack")
    assert "chop" in given.state.kitchen
    assert given.happened(CardTaken).discarded == "chop"


def test_6_4_the_card_discarded_is_not_the_card_taken() -> None:
    given = completed().hold(0, "chop", "stack")
    assert "chop" not in given.state.kitchen
    assert given.why_not("take chop discard chop") == "not-in-kitchen 6.2"


def test_6_4_a_wasabi_off_the_board_for_a_wasabi_in_hand() -> None:
    given = completed(mats=("a3",)).hold(0, "stack", "wasabi")
    given.when("take wasabi a3 discard wasabi")
    assert given.state.cards[0] == ("stack", "wasabi")
    assert "wasabi" in given.state.kitchen


def test_6_4_with_room_there_is_no_discard() -> None:
    given = completed().hold(0, "chop")
    assert given.why_not("take spicy discard chop") == "discard-needless 6.4"


def test_6_5_one_fills_the_hand_to_three_choosing_the_kinds() -> None:
    given = Given(cards=["spicy"]).when("spicy", "place tuna a1", "place egg a2", "end")
    given.when("tile lotus", "tile rice")
    assert given.state.hands[0] == kinds("rice shrimp lotus")
    assert given.state.seat == 1


def test_6_5_a_kind_that_is_used_up_cannot_be_taken() -> None:
    given = Given().pantry(rice=0).when("place tuna a1", "end")
    assert given.why_not("tile rice") == "kind-used-up 6.5"
    assert "tile 0" not in given.legal()


def test_6_5_a_short_pantry_gives_fewer() -> None:
    given = Given(cards=["spicy"]).pantry(others=0, rice=1)
    given.when("spicy", "place tuna a1", "place egg a2", "end", "tile rice")
    assert given.state.hands[0] == kinds("rice shrimp")
    assert given.state.seat == 1


def test_6_5_an_empty_pantry_gives_none() -> None:
    given = Given().pantry(others=0).when("place tuna a1", "end")
    assert given.state.seat == 1
    assert given.state.hands[0] == kinds("shrimp egg")


def test_6_5_a_hand_filled_again_after_a_pass() -> None:
    given = Given(hand="tuna").pantry(others=0, maki=5).when("pass 0", "tile maki", "tile maki")
    assert given.state.hands[0] == kinds("tuna maki maki")
    assert KINDS["maki"] == 1


def test_6_6_one_fills_up_to_three_recipes_looking_at_each() -> None:
    given = Given().when("pass 0 1 2")
    tops = [pile[0] for pile in given.state.piles]
    given.when("draw 5", "draw 4", "draw 2")
    assert given.state.recipes[0] == tuple(sorted((tops[3], tops[2], tops[0])))
    assert given.state.seat == 1


def test_6_6_an_empty_pile_cannot_be_chosen() -> None:
    given = Given()
    piles = list(given.state.piles)
    given.change(piles=((), *piles[1:])).when("pass 1")
    assert given.why_not("draw 2") == "pile-empty 6.6"
    assert given.legal() == {"draw 3", "draw 4", "draw 5"}


def test_6_6_a_length_without_a_token_can_be_drawn() -> None:
    used = ("Garden Gate", "Pink Lantern", "Green Lantern", "Red Snap")
    given = Given().serve(0, *used).when("pass 1", "draw 2")
    assert given.fill_up().state.seat == 1
