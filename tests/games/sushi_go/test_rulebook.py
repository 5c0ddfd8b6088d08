"""Each paragraph of the rulebook, by its number."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

import sushiya
from games.sushi_go.helpers import CHANCE, Given, cards, deal, hand
from sushiya.core.chance import Recording
from sushiya.core.event import redact
from sushiya.core.game import catalogue
from sushiya.core.ids import Seat
from sushiya.core.value import encode
from sushiya.games.sushi_go import RULES
from sushiya.games.sushi_go.commands import Keep
from sushiya.games.sushi_go.components import COPIES, DECK, KINDS
from sushiya.games.sushi_go.events import (
    GameEnded,
    HandsPassed,
    LastCardsLaid,
    PickReplaced,
    PicksRevealed,
    RobotCardDrawn,
    RoundDealt,
    RoundScored,
)
from sushiya.games.sushi_go.options import OPTIONS
from sushiya.games.sushi_go.scoring import RoundPoints
from sushiya.games.sushi_go.state import Robot
from sushiya.games.sushi_go.view import HiddenHand, KnownHand, PartlyKnownHand
from sushiya.games.sushi_go.words import say_card

BIG = "tempura tempura sashimi dumpling maki-1"


def test_every_paragraph_has_a_test() -> None:
    rulebook = (RULES.texts.folder / "rulebook" / "en.md").read_text()
    paragraphs = set(re.findall(r"^(\d+\.\d+) ", rulebook, re.MULTILINE))
    tests = "".join(file.read_text() for file in Path(__file__).parent.glob("test_*.py"))
    tested = {f"{a}.{b}" for a, b in re.findall(r"def test_(\d+)_(\d+)_", tests)}
    assert tested == paragraphs


def test_1_1_the_deck_has_108_cards() -> None:
    assert len(DECK) == 108
    assert [COPIES[kind] for kind in ("maki-3", "maki-2", "maki-1")] == [8, 12, 6]
    assert [COPIES[kind] for kind in ("tempura", "sashimi", "dumpling")] == [14, 14, 14]
    assert [COPIES[kind] for kind in ("nigiri-1", "nigiri-2", "nigiri-3")] == [5, 10, 5]
    assert [COPIES[kind] for kind in ("wasabi", "chopsticks", "pudding")] == [6, 4, 10]


def test_1_2_each_edition_has_its_own_names() -> None:
    names = {}
    for edition in ("zoch", "cocktail"):
        options = OPTIONS.resolve({"edition": edition})
        words = catalogue(RULES, "en", options)
        names[edition] = [words.say(say_card(kind, options)) for kind in KINDS]
        assert len(set(names[edition])) == len(KINDS)
    assert "Mussels" in names["zoch"]
    assert "Dumplings" in names["cocktail"]
    assert {"Tuna nigiri", "Pudding"} < set(names["zoch"])
    assert {"Squid sushi", "Dessert"} < set(names["cocktail"])


@pytest.mark.parametrize(
    ("edition", "wrong", "span"), [("cocktail", 1, "2 to 5"), ("cocktail", 6, "2 to 5")]
)
def test_2_1_another_number_of_players_is_refused(edition: str, wrong: int, span: str) -> None:
    with pytest.raises(sushiya.OptionError, match=span):
        sushiya.load("sushi-go", edition=edition, players=wrong)


def test_2_1_zoch_is_for_three_to_five() -> None:
    for wrong in (2, 6):
        with pytest.raises(sushiya.OptionError, match=f"3 to 5 players, not {wrong}"):
            sushiya.load("sushi-go", edition="zoch", players=wrong)


def test_2_2_three_rounds_from_one_deck() -> None:
    game = sushiya.load("sushi-go", players=5)
    state = game.start(CHANCE)
    dealt = []
    while game.result(state) is None:
        seat = game.to_act(state)[0]
        step = game.play(state, seat, game.legal(state, seat)[0], CHANCE)
        assert isinstance(step, sushiya.Step)
        dealt += [event for event in step.events if isinstance(event, RoundDealt)]
        state = step.state
    assert [event.round for event in dealt] == [2, 3]
    assert len(state.deck) == 3
    assert sum(game.view(state, None).unseen.values()) == 3


@pytest.mark.parametrize(("players", "size"), [(2, 10), (3, 9), (4, 8), (5, 7)])
def test_3_1_cards_by_players(players: int, size: int) -> None:
    state = sushiya.load("sushi-go", players=players).start(CHANCE)
    assert [len(one) for one in state.hands] == [size] * players


def test_3_2_one_card_of_the_hand_is_kept_in_secret() -> None:
    given = Given([BIG, BIG, BIG])
    assert given.legal() == {"tempura", "sashimi", "dumpling", "maki-1"}
    assert given.why_not("pudding") == "not-in-hand 3.2"
    given.when("tempura")
    (held,) = given.events
    assert redact(held, Seat(0)) == held
    assert b"tempura" not in encode(redact(held, Seat(1)))


def test_3_3_a_choice_can_be_changed_and_nobody_learns_of_it() -> None:
    given = Given([BIG, BIG, BIG]).when("tempura").when("sashimi")
    changed = given.happened(PickReplaced)
    assert redact(changed, Seat(1)) is None
    assert redact(changed, None) is None
    assert given.state.decision == 0
    assert given.legal()
    given.when("-", "tempura", "tempura")
    assert given.table(0) == cards("sashimi")


def test_3_4_all_kept_cards_are_shown_at_once() -> None:
    given = Given([BIG, BIG, BIG]).when("tempura", "maki-1")
    assert given.state.tables == ((), (), ())
    given.when("-", "-", "dumpling")
    shown = given.happened(PicksRevealed)
    assert [given.game.write(pick) for pick in shown.picks] == ["tempura", "maki-1", "dumpling"]
    assert given.state.tables == (cards("tempura"), cards("maki-1"), cards("dumpling"))


@pytest.mark.parametrize(
    ("passing", "round_", "gets"),
    [("left", 1, 2), ("left", 2, 2), ("left-right-left", 1, 2), ("left-right-left", 2, 1)],
)
def test_3_5_hands_go_on_to_the_neighbour(passing: str, round_: int, gets: int) -> None:
    """Seat 0 gets the hand of seat 2, its right neighbour, or of seat 1 when going right."""
    given = Given(
        ["maki-1 maki-1 maki-1", "tempura tempura tempura", "pudding pudding pudding"],
        passing=passing,
    ).change(round=round_)
    before = given.state.hands
    given.when("maki-1", "tempura", "pudding")
    assert given.state.hands[0] == before[gets][:2]
    assert given.happened(HandsPassed).direction == ("left" if gets == 2 else "right")


def test_3_6_the_last_card_is_laid_by_itself() -> None:
    """It goes on a free wasabi, also where that is optional."""
    given = Given(
        ["nigiri-1 maki-1", "tempura nigiri-3", "pudding pudding"],
        ["", "", "wasabi"],
        edition="zoch",
    ).when("maki-1", "tempura", "pudding")
    last = given.happened(LastCardsLaid)
    assert [given.game.write(pick) for pick in last.picks] == [
        "pudding",
        "nigiri-1",
        "nigiri-3:wasabi",
    ]
    assert given.happened(RoundScored).points[2].nigiri == 9


def test_3_6_there_is_nothing_to_choose_with_one_card() -> None:
    given = Given(["maki-1", "maki-2", "maki-3"])
    assert given.legal() == set()
    assert given.why_not("maki-1") == "last-card 3.6"


def test_3_7_all_but_puddings_leave_the_game() -> None:
    given = Given(
        ["maki-1 pudding", "tempura pudding", "pudding pudding"], ["tempura", "", "sashimi"]
    ).when("pudding", "tempura", "pudding")
    assert given.state.round == 2
    assert given.state.tables == ((), (), ())
    assert given.state.puddings == (2, 0, 2)
    assert given.state.discarded == hand("maki-1 tempura tempura sashimi")
    assert given.game.view(given.state, None).discarded == {
        "maki-1": 1,
        "tempura": 2,
        "sashimi": 1,
    }


def test_4_1_only_nigiri_go_on_wasabi_and_count_three_times() -> None:
    given = Given(["nigiri-2 tempura tempura"] * 3, ["wasabi"])
    assert given.why_not("nigiri-2") == "must-use-wasabi 4.4"
    given.when("nigiri-2:wasabi", "tempura", "tempura")
    assert given.table(0) == cards("wasabi", "nigiri-2:wasabi")
    assert given.game.view(given.state, None).now[0].nigiri == 6


def test_4_1_another_card_cannot_lie_on_wasabi() -> None:
    given = Given(["tempura tempura"] * 3, ["wasabi"])
    pick = Keep(cards("tempura:wasabi"))
    played = given.game.play(given.state, Seat(0), pick, CHANCE)
    assert isinstance(played, sushiya.Refusal)
    assert (played.code, played.rule) == ("not-a-nigiri", "4.1")


def test_4_2_one_nigiri_a_wasabi_and_several_wasabi_are_fine() -> None:
    full = Given(["nigiri-2 tempura"] * 3, ["wasabi nigiri-1:wasabi"])
    assert full.why_not("nigiri-2:wasabi") == "no-free-wasabi 4.2"
    assert "nigiri-2" in full.legal()
    two = Given(["nigiri-2 tempura"] * 3, ["wasabi wasabi nigiri-1:wasabi"])
    assert "nigiri-2:wasabi" in two.legal()
    assert Given([BIG] * 3, ["wasabi"]).game.view(two.state, None).now[1].nigiri == 0


def test_4_3_where_a_nigiri_goes_is_secret_and_final() -> None:
    given = Given(["nigiri-3 wasabi tempura"] * 3, ["wasabi", "", ""], edition="zoch").when(
        "nigiri-3", "wasabi", "tempura"
    )
    assert given.table(0) == cards("wasabi", "nigiri-3")
    for event in given.events[:2]:
        assert b"nigiri" not in encode(redact(event, Seat(2)))
    assert all(pick.endswith("nigiri-3:wasabi") is False for pick in given.legal(1))


@pytest.mark.parametrize(
    ("nigiri", "legal"),
    [
        ("forced", {"nigiri-3:wasabi", "nigiri-1:wasabi", "tempura"}),
        (
            "optional",
            {"nigiri-3:wasabi", "nigiri-1:wasabi", "nigiri-3", "nigiri-1", "tempura"},
        ),
    ],
)
def test_4_4_forced_or_optional(nigiri: str, legal: set[str]) -> None:
    given = Given(["nigiri-3 nigiri-1 tempura"] * 3, ["wasabi"], nigiri=nigiri)
    assert given.legal() == legal


@pytest.mark.parametrize(
    ("nigiri", "both"),
    [
        ("forced", {"nigiri-1+nigiri-3:wasabi", "nigiri-1:wasabi+nigiri-3"}),
        (
            "optional",
            {
                "nigiri-1+nigiri-3",
                "nigiri-1+nigiri-3:wasabi",
                "nigiri-1:wasabi+nigiri-3",
            },
        ),
    ],
)
def test_4_4_two_nigiri_and_one_free_wasabi(nigiri: str, both: set[str]) -> None:
    given = Given(["nigiri-3 nigiri-1 tempura"] * 3, ["wasabi chopsticks"], nigiri=nigiri)
    assert {one for one in given.legal() if one.count("nigiri") == 2} == both


def test_4_4_two_nigiri_and_two_free_wasabi() -> None:
    tables = ["wasabi wasabi chopsticks"]
    forced = Given(["nigiri-3 nigiri-1"] * 3, tables, nigiri="forced")
    assert "nigiri-1:wasabi+nigiri-3:wasabi" in forced.legal()
    assert forced.why_not("nigiri-1+nigiri-3:wasabi") == "must-use-wasabi 4.4"
    optional = Given(["nigiri-3 nigiri-1"] * 3, tables, nigiri="optional")
    assert {one for one in optional.legal() if "+" in one} == {
        "nigiri-1+nigiri-3",
        "nigiri-1:wasabi+nigiri-3",
        "nigiri-1+nigiri-3:wasabi",
        "nigiri-1:wasabi+nigiri-3:wasabi",
    }


def test_4_4_the_same_nigiri_twice() -> None:
    given = Given(["nigiri-2 nigiri-2 tempura"] * 3, ["wasabi chopsticks"], nigiri="forced")
    assert {one for one in given.legal() if one.count("nigiri") == 2} == {
        "nigiri-2+nigiri-2:wasabi"
    }


@pytest.mark.parametrize(
    ("same_turn", "nigiri", "older", "legal"),
    [
        ("combine", "forced", "", {"nigiri-3:wasabi+wasabi"}),
        ("combine", "optional", "", {"nigiri-3:wasabi+wasabi", "nigiri-3+wasabi"}),
        ("separate", "forced", "", {"nigiri-3+wasabi"}),
        ("separate", "optional", "", {"nigiri-3+wasabi"}),
        ("separate", "forced", "wasabi", {"nigiri-3:wasabi+wasabi"}),
        ("separate", "optional", "wasabi", {"nigiri-3:wasabi+wasabi", "nigiri-3+wasabi"}),
    ],
)
def test_4_5_wasabi_and_nigiri_of_one_turn(
    same_turn: str, nigiri: str, older: str, legal: set[str]
) -> None:
    given = Given(
        ["nigiri-3 wasabi tempura"] * 3,
        [f"chopsticks {older}"],
        same_turn=same_turn,
        nigiri=nigiri,
    )
    assert {one for one in given.legal() if "wasabi" in one.split("+")} - {"wasabi"} == {
        *legal,
        "tempura+wasabi",
    }


def test_5_1_two_cards_need_chopsticks_of_an_earlier_turn() -> None:
    assert Given([BIG] * 3).why_not("tempura+sashimi") == "no-chopsticks 5.1"
    given = Given(["chopsticks tempura sashimi"] * 3)
    assert given.why_not("chopsticks+tempura") == "no-chopsticks 5.1"
    assert "sashimi+tempura" not in given.legal()
    assert "tempura+sashimi" in Given([BIG] * 3, ["chopsticks"]).legal()


def test_5_2_with_two_cards_both_are_kept_and_the_chopsticks_go_on() -> None:
    given = Given(["tempura maki-3", "maki-1 maki-2", "pudding pudding"], ["chopsticks"])
    given.when("tempura+maki-3", "maki-1", "pudding")
    last = given.happened(LastCardsLaid)
    assert [given.game.write(pick) for pick in last.picks] == ["pudding", "chopsticks", "maki-2"]


def test_5_3_the_chopsticks_used_go_into_the_hand_passed_on() -> None:
    given = Given([BIG, BIG, BIG], ["chopsticks tempura"]).when(
        "tempura+sashimi", "maki-1", "maki-1"
    )
    assert given.table(0) == cards("tempura", "tempura", "sashimi")
    assert given.state.hands[1] == hand("tempura dumpling maki-1 chopsticks")
    assert [len(one) for one in given.state.hands] == [4, 4, 4]


def test_5_4_one_pair_a_turn_and_new_ones_work_from_the_next() -> None:
    given = Given(["chopsticks tempura sashimi maki-1"] * 3, ["chopsticks chopsticks"])
    assert not [one for one in given.legal() if one.count("+") > 1]
    given.when("tempura+chopsticks", "tempura", "tempura")
    assert given.table(0) == cards("chopsticks", "tempura", "chopsticks")
    assert any("+" in one for one in given.legal())


def test_5_5_two_cards_have_no_order_and_the_call_is_secret() -> None:
    given = Given([BIG] * 3, ["chopsticks"])
    assert given.game.read("sashimi+tempura") == given.game.read("tempura+sashimi")
    one = Given([BIG] * 3, ["chopsticks"]).when("tempura")
    two = Given([BIG] * 3, ["chopsticks"]).when("tempura+sashimi")
    for viewer in (Seat(1), Seat(2), None):
        assert encode(redact(one.events[0], viewer)) == encode(redact(two.events[0], viewer))
        assert one.game.view(one.state, viewer) == two.game.view(two.state, viewer)


def points_of(table: str) -> dict[str, int]:
    given = Given([BIG] * 3, [table])
    now = given.game.view(given.state, None).now[0]
    return {name: getattr(now, name) for name in now.__struct_fields__ if getattr(now, name)}


@pytest.mark.parametrize(
    ("table", "points"),
    [
        ("tempura", {}),
        ("tempura tempura", {"tempura": 5}),
        ("tempura tempura tempura tempura tempura", {"tempura": 10}),
        ("sashimi sashimi", {}),
        ("sashimi sashimi sashimi", {"sashimi": 10}),
        ("sashimi sashimi sashimi sashimi sashimi sashimi", {"sashimi": 20}),
        ("dumpling", {"dumpling": 1}),
        ("dumpling dumpling", {"dumpling": 3}),
        ("dumpling dumpling dumpling", {"dumpling": 6}),
        ("dumpling dumpling dumpling dumpling", {"dumpling": 10}),
        ("dumpling dumpling dumpling dumpling dumpling", {"dumpling": 15}),
        ("dumpling dumpling dumpling dumpling dumpling dumpling", {"dumpling": 15}),
        ("nigiri-1 nigiri-2 nigiri-3", {"nigiri": 6}),
        ("wasabi nigiri-1:wasabi wasabi nigiri-3:wasabi", {"nigiri": 12}),
        ("wasabi chopsticks pudding", {}),
        ("maki-1", {"maki": 6}),
    ],
)
def test_6_1_sets_and_nigiri(table: str, points: dict[str, int]) -> None:
    assert points_of(table) == points


def maki(icons: list[int], ties: str) -> list[int]:
    tables = [" ".join(["maki-1"] * one) for one in icons]
    given = Given([BIG] * len(icons), tables, maki_ties=ties)
    return [one.maki for one in given.game.view(given.state, None).now]


def test_6_2_who_has_no_icon_never_scores() -> None:
    for ties in ("full", "split"):
        assert maki([3, 0, 0], ties) == [6, 0, 0]
        assert maki([0, 0, 0], ties) == [0, 0, 0]


@pytest.mark.parametrize(
    ("icons", "points"),
    [
        ([5, 3, 3, 2], [6, 3, 3, 0]),
        ([5, 5, 3], [6, 6, 3]),
        ([4, 4], [6, 6]),
        ([3, 0, 0], [6, 0, 0]),
        ([5, 3, 3, 3, 3], [6, 3, 3, 3, 3]),
    ],
)
def test_6_3_maki_ties_full(icons: list[int], points: list[int]) -> None:
    assert maki(icons, "full") == points


@pytest.mark.parametrize(
    ("icons", "points"),
    [
        ([5, 3, 3, 2], [6, 1, 1, 0]),
        ([5, 5, 3], [3, 3, 0]),
        ([4, 4], [3, 3]),
        ([3, 0, 0], [6, 0, 0]),
        ([5, 3, 3, 3, 3], [6, 0, 0, 0, 0]),
    ],
)
def test_6_4_maki_ties_split(icons: list[int], points: list[int]) -> None:
    assert maki(icons, "split") == points


def puddings(counts: list[int], **options: str) -> list[int]:
    """Play the last turn of round three, with these puddings of earlier rounds."""
    hands = ["chopsticks chopsticks"] * len(counts)
    given = Given(hands, players=len(counts), **options)
    given.change(round=3, puddings=tuple(counts), points=given.state.points)
    given.change(points=(given.game.view(given.state, None).now,) * 2)
    given.when(*["chopsticks"] * len(counts))
    ended = given.happened(GameEnded)
    return list(ended.pudding)


def test_7_1_most_gains_and_fewest_loses() -> None:
    assert puddings([4, 3, 1, 2], pudding_ties="split") == [6, 0, -6, 0]
    assert puddings([4, 3, 0, 2], pudding_ties="full") == [6, 0, -6, 0]


@pytest.mark.parametrize(
    ("counts", "split", "full"),
    [
        ([4, 3, 0, 0], [6, 0, -3, -3], [6, 0, -6, -6]),
        ([1, 1, 1, 1, 0], [1, 1, 1, 1, -6], [6, 6, 6, 6, -6]),
        ([2, 0, 0, 0, 0], [6, -1, -1, -1, -1], [6, -6, -6, -6, -6]),
        ([3, 3, 1], [3, 3, -6], [6, 6, -6]),
    ],
)
def test_7_2_pudding_ties(counts: list[int], split: list[int], full: list[int]) -> None:
    assert puddings(counts, pudding_ties="split") == split
    assert puddings(counts, pudding_ties="full") == full


@pytest.mark.parametrize("ties", ["full", "split"])
@pytest.mark.parametrize("loss", ["yes", "no"])
@pytest.mark.parametrize("count", [0, 2])
def test_7_3_all_equal_gives_nothing(ties: str, loss: str, count: int) -> None:
    assert puddings([count] * 4, pudding_ties=ties, pudding_loss=loss) == [0, 0, 0, 0]


def test_7_4_nobody_loses_with_two_players() -> None:
    assert puddings([3, 1]) == [6, 0]
    assert OPTIONS.resolve({"players": 2}).pudding_loss == "no"
    assert OPTIONS.resolve({"players": 2, "robot": "on"}).pudding_loss == "yes"
    assert OPTIONS.resolve({"players": 3}).pudding_loss == "yes"
    assert puddings([3, 1, 2], pudding_loss="no") == [6, 0, 0]


def final(points: list[int], counts: list[int], **options: str) -> GameEnded:
    """End a game in which the seats have so many nigiri points and puddings."""
    given = Given(["chopsticks chopsticks"] * len(points), pudding_ties="full", **options)
    earlier = tuple(RoundPoints(nigiri=one) for one in points)
    given.change(round=3, puddings=tuple(counts), points=(earlier, (RoundPoints(),) * len(points)))
    given.when(*["chopsticks"] * len(points))
    ended: GameEnded = given.happened(GameEnded)
    assert given.game.result(given.state) is not None
    assert given.why_not("chopsticks") == "game-over 8.1"
    return ended


def test_8_1_most_points_win_then_most_puddings_then_all() -> None:
    assert final([10, 12, 11], [1, 1, 1]).ranks == (3, 1, 2)
    by_puddings = final([12, 24, 12], [2, 0, 1])
    assert by_puddings.totals == (18, 18, 12)
    assert by_puddings.ranks == (1, 2, 3)
    assert final([9, 9, 3], [1, 1, 1]).ranks == (1, 1, 3)
    assert final([0, 9, 9], [0, 1, 1]).totals == (-6, 15, 15)


ROBOT = {"players": 2, "robot": "on"}


def test_9_1_three_hands_of_nine_the_third_is_a_pile() -> None:
    game = sushiya.load("sushi-go", **ROBOT)
    first = ["maki-1"] * 5 + ["tempura"] * 13 + ["sashimi"] * 9
    state = deal(game, *first)
    assert state.hands[1] == hand(" ".join(["tempura"] * 9))
    assert state.robot.pile == ("sashimi",) * 8
    assert len(state.deck) == 108 - 27
    with pytest.raises(sushiya.OptionError, match="2 players only"):
        sushiya.load("sushi-go", players=3, robot="on")


def test_9_2_the_controller_draws_in_secret() -> None:
    game = sushiya.load("sushi-go", **ROBOT)
    drawn = [event for event in game.open(CHANCE).events if isinstance(event, RobotCardDrawn)]
    state = game.start(CHANCE)
    controller = state.robot.controller
    assert [event.seat for event in drawn] == [controller]
    assert len(state.hands[controller]) == 10
    assert len(state.hands[1 - controller]) == 9
    for viewer in (Seat(1 - controller), None):
        assert b'card"' not in encode(redact(drawn[0], viewer))
        assert game.view(state, viewer).robot.drawn is None
    assert game.view(state, controller).robot.drawn == drawn[0].card


def robot(hands: list[str], tables: list[str] | None = None, **options: str) -> Given:
    """Two players and the robot; seat 0 controls and has just drawn its first card."""
    given = Given(hands, tables or [], **{**ROBOT, **options})
    left = len(given.state.hands[1]) - 1
    pile = hand(" ".join(["pudding"] * left))
    return given.change(turn=9 - left, robot=Robot(Seat(0), pile, given.state.hands[0][0]))


def test_9_3_the_controller_keeps_one_and_gives_one() -> None:
    given = robot(["tempura sashimi sashimi", "maki-1 maki-2"])
    assert given.legal(0) == {"tempura>sashimi", "sashimi>tempura", "sashimi>sashimi"}
    assert given.legal(1) == {"maki-1", "maki-2"}
    assert given.why_not("tempura") == "give-missing 9.3"
    assert given.why_not("maki-1>maki-2", seat=1) == "give-without-robot 9.3"
    given.when("tempura>sashimi", "maki-1")
    assert given.state.tables == (cards("tempura"), cards("maki-1"), cards("sashimi"))
    assert Given([BIG] * 3).why_not("tempura>sashimi") == "give-without-robot 9.3"


def test_9_4_the_two_swap_and_the_other_controls() -> None:
    given = robot(["tempura sashimi sashimi dumpling", "maki-1 maki-2 maki-3"])
    given.when("tempura>sashimi", "maki-1")
    assert given.happened(HandsPassed).direction == "swap"
    assert given.state.robot is not None
    assert given.state.robot.controller == 1
    assert given.state.hands == (
        hand("maki-2 maki-3"),
        hand("sashimi dumpling pudding"),
    )
    game = sushiya.load("sushi-go", **ROBOT)
    assert game.start(CHANCE).turns == 9


def test_9_5_the_robot_lays_nigiri_on_wasabi_and_never_uses_chopsticks() -> None:
    given = robot(
        ["nigiri-3 sashimi tempura", "maki-1 maki-2"],
        ["", "", "wasabi chopsticks"],
        nigiri="optional",
    ).when("tempura>nigiri-3", "maki-1")
    assert given.table(2) == cards("wasabi", "chopsticks", "nigiri-3:wasabi")


def test_9_6_a_controller_needs_three_cards_for_chopsticks() -> None:
    three = robot(["tempura sashimi maki-1", "maki-1 maki-2"], ["chopsticks"])
    assert "tempura+sashimi>maki-1" in three.legal() or "maki-1+tempura>sashimi" in three.legal()
    assert all(">" in one for one in three.legal())
    assert three.why_not("tempura+sashimi>chopsticks") == "not-in-hand 3.2"
    three.when("tempura+sashimi>maki-1", "maki-1")
    assert three.state.hands[1] == hand("chopsticks pudding")
    two = robot(["tempura sashimi", "maki-1"], ["chopsticks", "wasabi"])
    assert two.legal(0) == {"tempura>sashimi", "sashimi>tempura"}
    assert two.legal(1) == set()
    assert two.why_not("tempura+sashimi>maki-1") == "robot-needs-third 9.6"


def test_9_6_the_other_s_last_card_is_shown_with_the_controller_s() -> None:
    given = robot(["tempura sashimi", "nigiri-1"], ["chopsticks", "wasabi"])
    assert given.game.to_act(given.state) == (0,)
    given.when("tempura>sashimi")
    shown = given.happened(PicksRevealed)
    assert [given.game.write(pick) for pick in shown.picks] == [
        "tempura>sashimi",
        "nigiri-1:wasabi",
    ]
    assert given.state.round == 2


def test_9_7_a_chosen_seat_controls_first_and_the_deal_is_the_same() -> None:
    drawn = sushiya.load("sushi-go", **ROBOT).start(sushiya.Dealer(1))
    for number in range(2):
        asked = Recording(sushiya.Dealer(1))
        state = sushiya.load("sushi-go", **ROBOT, starter=f"seat-{number + 1}").start(asked)
        assert state.robot.controller == number
        assert state.deck == drawn.deck
        assert ("controller", 0) not in asked.drawn


def test_9_7_without_the_robot_a_chosen_seat_changes_nothing() -> None:
    chosen = sushiya.load("sushi-go", players=4, starter="seat-4").start(sushiya.Dealer(1))
    drawn = sushiya.load("sushi-go", players=4).start(sushiya.Dealer(1))
    assert chosen == replace(drawn, options=chosen.options)


def test_9_7_control_alternates_through_the_whole_game() -> None:
    game = sushiya.load("sushi-go", **ROBOT, passing="left-right-left")
    firsts = set()
    for seed in range(8):
        chance = sushiya.Dealer(seed)
        state = game.start(chance)
        controllers = [state.robot.controller]
        while game.result(state) is None:
            seat = game.to_act(state)[0]
            step = game.play(state, seat, game.legal(state, seat)[0], chance)
            assert isinstance(step, sushiya.Step)
            state = step.state
            controllers += [
                event.seat for event in step.events if isinstance(event, RobotCardDrawn)
            ]
        first = controllers[0]
        firsts.add(first)
        assert controllers == [(first + turn) % 2 for turn in range(27)]
    assert firsts == {0, 1}


def test_9_8_scored_as_a_game_of_three_but_the_robot_cannot_win() -> None:
    given = robot(["tempura tempura", "tempura"], ["maki-1", "maki-3", "maki-3 maki-3"])
    given.change(round=3, puddings=(1, 1, 4))
    given.change(points=(given.game.view(given.state, None).now,) * 2)
    given.when("tempura>tempura")
    scored, ended = given.happened(RoundScored), given.happened(GameEnded)
    assert [one.maki for one in scored.points] == [0, 3, 6]
    assert ended.pudding == (-3, -3, 6)
    assert ended.ranks == (2, 1, None)
    result = given.game.result(given.state)
    assert result is not None
    assert result.winners == (1,)
    assert result.totals[2] == max(result.totals)


def test_10_1_what_everyone_knows() -> None:
    given = Given([BIG, BIG, BIG], ["tempura", "", ""])
    view = given.game.view(given.state, Seat(1))
    assert view.hands[1] == KnownHand(given.state.hands[1])
    assert view.tables == given.state.tables
    assert view.deck == len(given.state.deck)
    watcher = given.game.view(given.state, None)
    assert watcher.hands == (HiddenHand(5),) * 3


def test_10_2_a_hand_passed_on_stays_known() -> None:
    given = Given(["maki-1 maki-2 maki-3", BIG, BIG]).change(turn=1)
    assert given.game.view(given.state, Seat(0)).hands[1] == HiddenHand(5)
    given.when("maki-1", "tempura", "tempura")
    assert given.game.view(given.state, Seat(0)).hands[1] == KnownHand(hand("maki-2 maki-3"))
    assert given.game.view(given.state, Seat(0)).hands[2] == HiddenHand(4)
    given.when("sashimi", "maki-2", "sashimi")
    assert given.game.view(given.state, Seat(0)).hands[2] == KnownHand(hand("maki-3"))


def test_10_2_the_card_drawn_for_the_robot_is_the_one_unknown() -> None:
    given = robot(["tempura sashimi sashimi dumpling", "maki-1 maki-2 maki-3"]).when(
        "tempura>sashimi", "maki-1"
    )
    view = given.game.view(given.state, Seat(0))
    assert view.hands[1] == PartlyKnownHand(hand("sashimi dumpling"))
    assert given.game.view(given.state, Seat(1)).hands[0] == KnownHand(hand("maki-2 maki-3"))


def test_11_1_house_rules_one_by_one_and_said() -> None:
    house = {
        "maki-ties": "full",
        "pudding-ties": "full",
        "pudding-loss": "no",
        "nigiri": "optional",
        "same-turn": "separate",
    }
    for name, value in house.items():
        options = OPTIONS.resolve({name: value})
        assert OPTIONS.differences(options) == {name: value}
        game = sushiya.load("sushi-go", **{name: value})
        view = game.view(game.start(CHANCE), None)
        drawn = RULES.texts.draw(view, catalogue(RULES, "en", options), ["a", "b", "c", "d"])
        assert f"House rules at this table: {name} {value}" in drawn
    assert OPTIONS.differences(OPTIONS.resolve({"passing": "left-right-left"})) == {}
    assert OPTIONS.differences(OPTIONS.resolve({"players": 2, "robot": "on"})) == {}
    zoch = OPTIONS.resolve({"edition": "zoch"})
    assert (zoch.maki_ties, zoch.pudding_ties, zoch.pudding_loss) == ("full", "full", "yes")
    assert (zoch.nigiri, zoch.same_turn) == ("optional", "separate")
