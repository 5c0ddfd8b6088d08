"""The recipe book: what it must hold, and how a wrong one is told by line and reason."""

from collections import Counter
from itertools import combinations

import msgspec
import pytest

import sushiya
from games.wasabi.helpers import Given
from games.wasabi.odd_books import odd_book
from sushiya.bots.arena import play_recorded
from sushiya.core.game import catalogue
from sushiya.core.options import DocumentError
from sushiya.core.record import bind_record, read_record, verify
from sushiya.core.step import Step
from sushiya.core.value import encode
from sushiya.core.words import LANGUAGES
from sushiya.games.wasabi import RULES
from sushiya.games.wasabi.book import Book, Recipe, Tile, pantry_of
from sushiya.games.wasabi.bookcheck import check, read_book
from sushiya.games.wasabi.bookfaults import faults, oddities
from sushiya.games.wasabi.house import BOOK_FILE, HOUSE_BOOK
from sushiya.games.wasabi.scoring import points_now

TEXT = BOOK_FILE.read_text("utf-8")
WORDS = catalogue(RULES, "en")


def line_of(part: str) -> int:
    return next(n for n, line in enumerate(TEXT.splitlines(), 1) if line.startswith(part))


def problems(old: str, new: str) -> list[tuple[int, str]]:
    """Change the book of the house and say what is wrong then."""
    assert old in TEXT
    told = check(TEXT.replace(old, new, 1)).problems
    return [(one.line, WORDS.say(one.reason)) for one in told]


def warnings(old: str, new: str) -> list[tuple[int, str]]:
    """Change the book of the house and say what is odd then."""
    assert old in TEXT
    checked = check(TEXT.replace(old, new, 1))
    assert checked.book is not None
    return [(one.line, WORDS.say(one.reason)) for one in checked.warnings]


def test_the_book_of_the_house_has_no_problem() -> None:
    assert check(TEXT) == (HOUSE_BOOK, (), ())
    assert read_book(TEXT) == HOUSE_BOOK


def test_the_pantry_of_the_house() -> None:
    counts = {tile.kind: tile.count for tile in HOUSE_BOOK.tiles}
    assert counts["rice"] == counts["maki"] == 8
    common = [tile for tile in HOUSE_BOOK.tiles if tile.may_start]
    assert len(common) == 13
    assert {tile.count for tile in common} == {4}
    assert len({tile.category for tile in common}) == 4
    assert sum(tile.is_unique for tile in HOUSE_BOOK.tiles) == 4
    assert all(len(set(msgspec.structs.astuple(tile.names))) for tile in HOUSE_BOOK.tiles)
    assert len(msgspec.structs.astuple(HOUSE_BOOK.tiles[0].names)) == len(LANGUAGES)


def test_the_recipes_of_the_house() -> None:
    lengths = Counter(len(recipe.ingredients) for recipe in HOUSE_BOOK.recipes)
    assert lengths == {2: 19, 3: 15, 4: 11, 5: 7}
    by_name = {recipe.name: recipe.ingredients for recipe in HOUSE_BOOK.recipes}
    assert by_name["Tekkamaki"] == ("maki", "tuna")
    assert by_name["Crunchy Tuna"] == ("maki", "tuna", "tempura")
    assert "maki" in by_name["Pickle Barrel"]
    unique = {tile.kind for tile in HOUSE_BOOK.tiles if tile.is_unique}
    for recipe in HOUSE_BOOK.recipes:
        count = len(unique.intersection(recipe.ingredients))
        assert count <= (1 if len(recipe.ingredients) >= 4 else 0)
    used = Counter(kind for recipe in HOUSE_BOOK.recipes for kind in recipe.ingredients)
    common = [used[tile.kind] for tile in HOUSE_BOOK.tiles if tile.may_start]
    assert max(common) - min(common) <= 1
    with_base = [one for one in HOUSE_BOOK.recipes if {"rice", "maki"} & set(one.ingredients)]
    assert len(with_base) > len(HOUSE_BOOK.recipes) * 3 / 4


def test_no_two_recipes_of_the_house_ask_for_the_same() -> None:
    for one, other in combinations(HOUSE_BOOK.recipes, 2):
        assert set(one.ingredients) != set(other.ingredients)


RICE = 'rice = { category = "base", count = 8'
ROE = 'roe = { category = "rare", count = 1'
CRUNCHY = '["maki", "tuna", "tempura"]'
TITLE = "title = "


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        (RICE, RICE.replace("8", "9"), "[tiles]", "There are 73 tiles; at most 72"),
        (CRUNCHY, '["maki", "tuna", "tuna"]', '"Crunchy Tuna"', "asks for “tuna” twice"),
        (CRUNCHY, '["maki", "cheese"]', '"Crunchy Tuna"', "“cheese”, and there are no such tiles."),
        (CRUNCHY, '["maki"]', '"Crunchy Tuna"', "has 1 ingredient; a recipe has two to five."),
        (TITLE, "title = 5 # ", "title", "“title” has a wrong form: Expected `str`, got `int`."),
        (TITLE, 'maker = "me"\ntitle = ', "title", "“maker” is no part of a recipe book"),
        ('en = "Tuna", ', "", "tuna", "“tuna” has a wrong form: Object missing required field"),
        ('en = "Tuna"', 'en = "Tu\\nna"', "tuna", "A name here holds a line break"),
        (TITLE, "tokens.points = [1]\ntitle = ", "title", "“tokens” has a wrong form"),
    ],
)
def test_a_problem_is_told_by_line_and_reason(old: str, new: str, line: str, reason: str) -> None:
    assert any(told[0] == line_of(line) and reason in told[1] for told in problems(old, new))


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        (RICE, RICE.replace("8", "7"), "[tiles]", "There are 71 tiles; the box has 72."),
        (ROE, ROE.replace("rare", "gold"), "[tiles]", "There are 7 categories of tiles"),
        (RICE, RICE.replace("8", "7, unique = true"), "rice", "“rice” is unique, and has 7"),
        ('"Tekkamaki" = ["maki", "tuna"]\n', "", "[recipes]", "There are 51 recipes"),
        ('["rice", "egg"]', '["tuna", "maki"]', '"Morning', "same ingredients as “Tekkamaki”"),
    ],
)
def test_1_6_what_is_odd_is_told_and_played(old: str, new: str, line: str, reason: str) -> None:
    assert any(told[0] == line_of(line) and reason in told[1] for told in warnings(old, new))


def test_1_6_a_pile_may_be_empty() -> None:
    recipes = tuple(Recipe(recipe.name, recipe.ingredients[:4]) for recipe in HOUSE_BOOK.recipes)
    book = msgspec.structs.replace(HOUSE_BOOK, recipes=recipes)
    told = [WORDS.say(one.reason) for one in oddities(book)]
    assert "There is no recipe of length 5; that pile stays empty." in told
    state = sushiya.load("wasabi", recipe_book=book).start(sushiya.Dealer(1))
    assert state.piles[3] == ()


def test_1_4_a_book_may_say_other_points_and_cubes() -> None:
    book = read_book(TEXT + "\n[tokens]\npoints = [1, 4, 9, 16]\ncubes = [1, 2, 3, 4]\n")
    assert pantry_of(book).token_points == {2: 1, 3: 4, 4: 9, 5: 16}
    assert pantry_of(book).style_cubes == {2: 1, 3: 2, 4: 3, 5: 4}
    given = Given({"a1": "maki"}, book=book, mine=("Tekkamaki",))
    given.when("place tuna b1", "complete 0")
    assert points_now(given.state)[0] == {
        "length-2": 1,
        "length-3": 0,
        "length-4": 0,
        "length-5": 0,
        "cubes": 1,
    }


def test_a_book_with_usual_tokens_is_written_as_before_there_were_others() -> None:
    assert b"tokens" not in encode(HOUSE_BOOK)
    assert b"points" in encode(odd_book(1))


def test_1_6_what_no_game_can_hold_is_refused() -> None:
    names = HOUSE_BOOK.tiles[0].names
    tiles = [Tile("rice", "a", 18, False, names), Tile("maki", "b", 18, False, names)]
    tiles += [Tile(f"k{n}", "cdef"[n % 4], 1, False, names) for n in range(36)]
    book = msgspec.structs.replace(HOUSE_BOOK, tiles=tuple(tiles))
    with pytest.raises(sushiya.OptionError, match="38 kinds of tiles; a book has at most 36"):
        sushiya.load("wasabi", recipe_book=book)
    tiles = [msgspec.structs.replace(tile, count=1) for tile in HOUSE_BOOK.tiles[:11]]
    book = msgspec.structs.replace(HOUSE_BOOK, tiles=tuple(tiles), recipes=())
    told = [WORDS.say(one.reason) for one in faults(book)]
    assert told == [
        "There are 11 tiles; first hands need 12.",
        "There are 0 recipes; the start needs 12.",
    ]
    twice = (*HOUSE_BOOK.recipes, HOUSE_BOOK.recipes[-1])
    book = msgspec.structs.replace(HOUSE_BOOK, recipes=twice)
    with pytest.raises(sushiya.OptionError, match="There are 53 recipes; at most 52"):
        sushiya.load("wasabi", recipe_book=book)


def test_what_stands_twice_or_out_of_order() -> None:
    twice = (HOUSE_BOOK.tiles[0], *HOUSE_BOOK.tiles[1:], HOUSE_BOOK.tiles[-1])
    book = msgspec.structs.replace(HOUSE_BOOK, tiles=twice)
    assert any(one.reason.id == "book-twice" for one in faults(book))
    named_twice = (HOUSE_BOOK.recipes[0], HOUSE_BOOK.recipes[0], *HOUSE_BOOK.recipes[2:])
    book = msgspec.structs.replace(HOUSE_BOOK, recipes=named_twice)
    assert "book-twice" in [one.reason.id for one in oddities(book)]
    assert not list(faults(book))
    book = msgspec.structs.replace(HOUSE_BOOK, recipes=HOUSE_BOOK.recipes[::-1])
    with pytest.raises(sushiya.OptionError, match="do not stand in order of length"):
        sushiya.load("wasabi", recipe_book=book)


def test_a_file_that_is_no_toml_names_its_line() -> None:
    (told,) = check('title = "x"\n[tiles\n').problems
    assert told.line == 2
    assert "not a TOML file" in WORDS.say(told.reason)
    (told,) = check('title = "x"\n\nno').problems
    assert told.line == 3


def test_missing_sections_are_named() -> None:
    told = [WORDS.say(one.reason) for one in check('title = "x"').problems]
    assert told == ["The section [tiles] is missing.", "The section [recipes] is missing."]


def test_entries_may_be_written_as_tables_over_several_lines() -> None:
    wide = TEXT.replace(
        '"Crunchy Tuna" = ["maki", "tuna", "tempura"]',
        "'Crunchy Tuna' = [\n  'maki', # inside\n  'tuna',\n  'tuna',\n]",
    )
    (told,) = check(wide).problems
    assert told.line == line_of('"Crunchy Tuna"')
    told = check(TEXT + '\n[tiles.mint]\ncategory = "rare"\ncount = 0\n').problems[0]
    assert told.line == TEXT.count("\n") + 2


def test_read_book_raises_with_every_problem() -> None:
    with pytest.raises(DocumentError) as caught:
        read_book(TEXT.replace("count = 8", "count = 9"))
    assert [problem.reason.id for problem in caught.value.problems] == ["book-too-many-tiles"]


def other_book() -> Book:
    return read_book(TEXT.replace("House book (a reconstruction)", "Another book"))


def test_another_book_is_an_option_and_a_house_rule() -> None:
    game = sushiya.load("wasabi", recipe_book=other_book())
    assert list(RULES.options.differences(game.options)) == ["recipe-book"]
    assert game.options != sushiya.load("wasabi").options


def test_the_record_carries_the_book() -> None:
    game = sushiya.load("wasabi", players=2, recipe_book=other_book())
    record = read_record(encode(play_recorded(game, ["cook", "cook"], 5)))
    assert verify(RULES, record) is None
    assert bind_record(RULES, record).options.recipe_book == other_book()


def test_a_smaller_book_plays_to_the_end() -> None:
    """Three start categories with exactly four tiles each: the start is just possible."""
    names = HOUSE_BOOK.tiles[0].names
    layout = [("rice", "a", 20), ("maki", "b", 20), ("x", "c", 4), ("y", "d", 4), ("z", "e", 4)]
    layout += [("w", "f", 19)]
    tiles = [Tile(kind, category, count, False, names) for kind, category, count in layout]
    tiles += [Tile("one", "f", 1, True, names)]
    kinds = [tile.kind for tile in tiles]
    chosen = [some for size in (2, 3, 4, 5) for some in list(combinations(kinds, size))[:13]]
    recipes = tuple(Recipe(f"r{number}", some) for number, some in enumerate(chosen))
    game = sushiya.load("wasabi", players=4, recipe_book=Book("Small", tuple(tiles), recipes))
    chance = sushiya.Dealer(3)
    state = game.start(chance)
    while game.result(state) is None:
        legal = game.legal(state, state.seat)
        step = game.play(state, state.seat, legal[0], chance)
        assert isinstance(step, Step)
        state = step.state
