"""Options: presets, house rules, and sentences for what cannot be."""

import random

import pytest

import sushiya
from sushiya.games.sushi_go.options import OPTIONS


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"edition": "zoch", "players": 2}, "the edition zoch is for 3 to 5 players, not 2"),
        ({"edition": "kosmos"}, "edition can be cocktail, zoch, not 'kosmos'"),
        ({"maki-ties": "half"}, "maki-ties can be full, split, not 'half'"),
        ({"squid": "yes"}, "there is no option 'squid'; there are edition, players, maki-ties"),
        ({"players": "four"}, "players cannot be 'four'"),
        ({"players": 3, "robot": "on"}, "robot can be on with 2 players only, not with 3"),
    ],
)
def test_a_wrong_option_names_the_choices(given: dict[str, object], says: str) -> None:
    with pytest.raises(sushiya.OptionError) as raised:
        sushiya.load("sushi-go", **given)
    assert str(raised.value).startswith(says)


@pytest.mark.parametrize(
    ("game", "players"),
    [("sushi-go", 2), ("sushi-express", 3), ("sushi-express", 6), ("wasabi", 4)],
)
def test_a_seat_that_nobody_sits_at_cannot_start(game: str, players: int) -> None:
    seats = [f"seat-{number}" for number in range(1, players + 1)]
    for starter in ("random", *seats):
        assert sushiya.load(game, players=players, starter=starter).options.starter == starter
    for beyond in (f"seat-{players + 1}", "seat-0", "0", "me"):
        with pytest.raises(sushiya.OptionError) as raised:
            sushiya.load(game, players=players, starter=beyond)
        assert str(raised.value).startswith(f"starter can be random, {', '.join(seats)}")
        assert str(raised.value).endswith(f"not {beyond!r}")


def test_hyphens_and_underscores_are_the_same() -> None:
    assert sushiya.load("sushi-go", maki_ties="full") == sushiya.load(
        "sushi-go", **{"maki-ties": "full"}
    )


def test_words_become_numbers() -> None:
    assert OPTIONS.resolve({"players": "3"}).players == 3


def test_the_first_edition_and_the_usual_table_are_the_default() -> None:
    options = sushiya.load("sushi-go").options
    assert (options.edition, options.players) == ("cocktail", 4)


def test_an_unknown_game_names_the_games() -> None:
    with pytest.raises(sushiya.UnknownGame, match="sushi-go"):
        sushiya.load("chess")


def test_options_can_be_mixed_by_chance() -> None:
    """What is fixed stays, what does not go with it is never chosen, all else varies."""
    rng = random.Random(1)
    mixed = [OPTIONS.mixed(rng, players=2, robot="on") for _ in range(40)]
    assert {(one.edition, one.players, one.robot) for one in mixed} == {("cocktail", 2, "on")}
    assert {one.maki_ties for one in mixed} == {"full", "split"}
    assert {OPTIONS.mixed(rng).players for _ in range(60)} == {2, 3, 4, 5}
