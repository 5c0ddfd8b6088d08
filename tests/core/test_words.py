"""Phrases, and catalogues that speak them."""

from pathlib import Path

import pytest

from sushiya.core.ids import Seat
from sushiya.core.words import (
    SHARED_MESSAGES,
    Catalogue,
    MissingMessage,
    Phrase,
    seat_phrase,
)

FTL = """
takes = { $you ->
    [yes] You take { $things }.
   *[no] { $seat } takes { $things }.
}
gives = { $you-other ->
    [yes] { $seat } gives you a card.
   *[no] { $seat } gives { $other } a card.
}
thing = { $name }
box = box of { $things }
edition = { $edition }
"""


@pytest.fixture
def words(tmp_path: Path) -> Catalogue:
    (tmp_path / "en.ftl").write_text(FTL)
    return Catalogue("en", (SHARED_MESSAGES, tmp_path), edition="first")


def things(*names: str) -> tuple[Phrase, ...]:
    return tuple(Phrase("thing", {"name": name}) for name in names)


@pytest.mark.parametrize(
    ("names", "said"),
    [((), "nothing"), (("a",), "a"), (("a", "b"), "a and b"), (("a", "b", "c"), "a, b and c")],
)
def test_lists(words: Catalogue, names: tuple[str, ...], said: str) -> None:
    phrase = Phrase("takes", {"seat": seat_phrase(Seat(1)), "things": things(*names)})
    assert words.say(phrase) == f"Seat 1 takes {said}."


def test_lists_of_lists_are_told_apart(words: Catalogue) -> None:
    boxes = (Phrase("box", {"things": things("a", "b")}), Phrase("box", {"things": things("c")}))
    phrase = Phrase("takes", {"seat": seat_phrase(Seat(1)), "things": boxes})
    assert words.say(phrase) == "Seat 1 takes box of a and b; box of c."


def test_names_and_you(words: Catalogue) -> None:
    phrase = Phrase("takes", {"seat": seat_phrase(Seat(1)), "things": things("a")})
    assert words.say(phrase, names=["Ann", "Bob"]) == "Bob takes a."
    assert words.say(phrase, you=Seat(1), names=["Ann", "Bob"]) == "You take a."
    assert words.say(phrase, you=Seat(0), names=["Ann", "Bob"]) == "Bob takes a."


def test_you_as_another_argument(words: Catalogue) -> None:
    phrase = Phrase("gives", {"seat": seat_phrase(Seat(0)), "other": seat_phrase(Seat(1))})
    assert words.say(phrase, you=Seat(1), names=["Ann", "Bob"]) == "Ann gives you a card."
    assert words.say(phrase, you=Seat(0), names=["Ann", "Bob"]) == "Ann gives Bob a card."


def test_a_name_from_right_to_left_is_isolated(words: Catalogue) -> None:
    phrase = Phrase("takes", {"seat": seat_phrase(Seat(1)), "things": things("3", "4 תמר")})
    said = words.say(phrase, names=["Ann", "תמר"])
    assert said == "\u2068תמר\u2069 takes 3 and \u20684 תמר\u2069."
    assert words.say(seat_phrase(Seat(1)), names=["Ann", "رُوث"]) == "\u2068رُوث\u2069"


def test_a_list_of_names_is_isolated_name_by_name(words: Catalogue) -> None:
    phrase = Phrase("box", {"things": things("תמר", "Zoë", "גל")})
    assert words.say(phrase) == "box of \u2068תמר\u2069, Zoë and \u2068גל\u2069"


def test_a_table_s_edition_is_known_to_every_message(words: Catalogue) -> None:
    assert words.text("edition") == "first"


def test_what_is_missing_raises(words: Catalogue) -> None:
    with pytest.raises(MissingMessage, match="no message 'unheard'"):
        words.text("unheard")
    with pytest.raises(MissingMessage, match="takes"):
        words.say(Phrase("takes", {"seat": seat_phrase(Seat(1))}))
