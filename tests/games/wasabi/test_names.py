"""The house's book is told in the reader's language; one that somebody typed in stays as it is."""

import pytest

import sushiya
from games.wasabi.helpers import RECIPES, Given
from sushiya.core.game import catalogue, say_event
from sushiya.core.ids import Seat
from sushiya.core.refusal import Refusal
from sushiya.core.words import LANGUAGES
from sushiya.games.wasabi import RULES
from sushiya.games.wasabi.bookcheck import read_book
from sushiya.games.wasabi.command_words import say_command
from sushiya.games.wasabi.house import BOOK_FILE, HOUSE_BOOK
from sushiya.games.wasabi.text_view import draw
from sushiya.games.wasabi.view import view
from sushiya.games.wasabi.words import say_book, say_recipe

LONGEST = 24
"""What fits on a phone beside a strip."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_recipe_of_the_house_has_a_name_of_its_own(language: str) -> None:
    words = catalogue(RULES, language)
    options = sushiya.load("wasabi").options
    names = [words.say(say_recipe(strip, options)) for strip in RECIPES.values()]
    assert len(set(names)) == len(HOUSE_BOOK.recipes)
    assert max(map(len, names)) <= LONGEST
    if language == "en":
        assert [name.replace("\u2019", "'") for name in names] == list(RECIPES)
        assert words.say(say_book(HOUSE_BOOK)) == HOUSE_BOOK.title


def test_buttons_events_refusals_and_the_table_say_it_in_german() -> None:
    words = catalogue(RULES, "de")
    given = Given({"a1": "maki", "c1": "tempura"}).when("place tuna b1")
    seen = view(given.state, Seat(0))
    said = [words.say(say_command(one, seen)) for one in given.game.legal(given.state, Seat(0))]
    assert "Knuspriger Thunfisch servieren: 3 Punkte, mit Stil 1 Würfel dazu" in said
    refusal = given.game.play(given.state, Seat(0), given.read("complete 2"), sushiya.Dealer(1))
    assert isinstance(refusal, Refusal)
    assert words.say(refusal.phrase).startswith("Großer Hafen liegt nicht offen")
    given.when("complete 1")
    told = say_event(given.game, given.events[-1], Seat(0))
    assert told is not None
    assert words.say(told, you=Seat(0)).startswith("Du servierst Knuspriger Thunfisch auf")
    drawn = draw(view(given.state, Seat(0)), words, ["Ann", "Ben"])
    assert "Rezeptbuch: Buch des Hauses (eine Rekonstruktion)" in drawn
    assert "Serviert: Knuspriger Thunfisch*" in drawn


@pytest.mark.parametrize("change", ["House book (a reconstruction)", "Low Tide"])
def test_a_book_that_somebody_typed_in_keeps_its_names(change: str) -> None:
    book = read_book(BOOK_FILE.read_text("utf-8").replace(change, "My own"))
    options = sushiya.load("wasabi", recipe_book=book).options
    words = catalogue(RULES, "de", options)
    assert words.say(say_book(book)) == book.title
    assert words.say(say_recipe(RECIPES["Crunchy Tuna"], options)) == "Crunchy Tuna"


@pytest.mark.parametrize(
    ("language", "category"),
    [("en", "“Fish”"), ("de", "„Fisch“"), ("fr", "«\N{NO-BREAK SPACE}Poisson"), ("it", "“Pesce”")],
)
def test_the_category_in_a_refusal_is_told_in_the_reader_s_language(
    language: str, category: str
) -> None:
    refusal = RULES.refusals("give-category", category="fish")
    assert category in catalogue(RULES, language).say(refusal.phrase)
    other = RULES.refusals("give-category", category="moss")
    assert "moss" in catalogue(RULES, language).say(other.phrase)
