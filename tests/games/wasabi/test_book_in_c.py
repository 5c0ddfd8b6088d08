"""The engine reads, judges and plays recipe books as Python does, the odd ones too (rule 1.6)."""

import random
from typing import Any

import msgspec
import pytest

import sushiya
from games.wasabi.odd_books import odd_book, wrong_book
from sushiya.conformance import Effort
from sushiya.conformance.lockstep import LOCKSTEP
from sushiya.engine.door import load_engine
from sushiya.games.wasabi import RULES
from sushiya.games.wasabi.book import MAKI, RICE, Book
from sushiya.games.wasabi.bookfaults import FAULTS, ODDITIES, Fault, faults, oddities
from sushiya.games.wasabi.components import LENGTHS
from sushiya.games.wasabi.house import HOUSE_BOOK

SEEDS = range(20)
CODES = (*FAULTS, *ODDITIES)


def mixed(seed: int) -> Book:
    """Shuffle the house's book: tiles, who is alone of its kind, and ingredients."""
    rng = random.Random(seed)
    tiles = list(HOUSE_BOOK.tiles)
    rng.shuffle(tiles)
    recipes = [
        msgspec.structs.replace(
            recipe, ingredients=tuple(rng.sample(recipe.ingredients, len(recipe.ingredients)))
        )
        for recipe in HOUSE_BOOK.recipes
    ]
    return msgspec.structs.replace(HOUSE_BOOK, tiles=tuple(tiles), recipes=tuple(recipes))


def numbered(engine: Any, book: Book) -> Any:
    """Write a book in numbers, as the browser does; an ingredient without tiles is another kind."""
    kinds = [tile.kind for tile in book.tiles]
    wanted = [kind for recipe in book.recipes for kind in recipe.ingredients]
    kinds += sorted(set(wanted) - set(kinds))
    categories = list(dict.fromkeys(tile.category for tile in book.tiles))
    pages = engine.ffi.new("Book *")
    pages.kinds = len(kinds)
    pages.rice, pages.maki = (kinds.index(one) if one in kinds else -1 for one in (RICE, MAKI))
    pages.token_points, pages.style_cubes = book.tokens.points, book.tokens.cubes
    for kind, tile in enumerate(book.tiles):
        pages.tiles[kind] = tile.count
        pages.categories[kind] = categories.index(tile.category)
        pages.is_unique[kind] = tile.is_unique
    for strip in range(len(pages.ingredients)):
        named = [kind for recipe in book.recipes[strip : strip + 1] for kind in recipe.ingredients]
        numbers = [kinds.index(kind) for kind in named]
        pages.ingredients[strip] = numbers + [-1] * (LENGTHS[-1] - len(numbers))
    return pages


@pytest.mark.parametrize("make", [mixed, odd_book])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_engine_reads_a_book_as_python_writes_it(make: Any, seed: int) -> None:
    game: Any = sushiya.load("wasabi", players=2 + seed % 3)
    engine = load_engine(game.rules)
    book = make(seed)
    options = msgspec.structs.replace(game.options, recipe_book=book)
    setup = engine.setup(game.options)
    engine.lib.engine_read_book(numbered(engine, book), setup)
    assert bytes(engine.ffi.buffer(setup)) == bytes(engine.ffi.buffer(engine.setup(options)))


def told_by_engine(book: Book) -> list[tuple[str, str, int]]:
    """Ask the engine what is wrong or odd: the code, which strip or kind, and what it found."""
    engine = load_engine(RULES)
    pages, remarks = numbered(engine, book), engine.ffi.new("Remarks *")
    engine.lib.engine_check_book(pages, remarks)
    told = []
    for remark in remarks.list[0 : remarks.count]:
        code = CODES[remark.code]
        assert (remark.code < engine.lib.ODDITY) == (code in FAULTS)
        named = book.tiles[remark.at].kind if code == "unique-count" else ""
        if remark.at >= 0 and not named:
            named = book.recipes[remark.at].name
        told.append((code, named, remark.found))
    return sorted(told)


def told_by_python(book: Book) -> list[tuple[str, str, int]]:
    engine = load_engine(RULES)
    kinds = [tile.kind for tile in book.tiles]
    wanted = {kind for recipe in book.recipes for kind in recipe.ingredients}
    kinds += sorted(wanted - set(kinds))
    names = [recipe.name for recipe in book.recipes]

    def told(fault: Fault) -> tuple[str, str, int]:
        code, args = fault.reason.id.removeprefix("book-"), dict(fault.reason.args)
        if code == "unique-count":
            return code, str(args["kind"]), int(str(args["found"]))
        if code in ("no-such-kind", "repeats"):
            return code, str(args["name"]), kinds.index(str(args["kind"]))
        if code == "kind-missing":
            return code, "", (RICE, MAKI).index(str(args["kind"]))
        if code == "same":
            return code, str(args["name"]), names.index(str(args["other"]))
        found = args["length"] if code == "no-pile" else args["found"]
        return code, str(args.get("name", "")), int(str(found))

    known = [one for one in (*faults(book), *oddities(book)) if one.reason.id[5:] in CODES]
    assert len(known) < engine.lib.REMARK_COUNT
    return sorted(told(one) for one in known)


@pytest.mark.parametrize("make", [mixed, odd_book, wrong_book])
def test_the_engine_judges_a_book_as_python_does(make: Any) -> None:
    met: set[str] = set()
    for seed in range(300):
        book = make(seed)
        expected = told_by_python(book)
        assert told_by_engine(book) == expected, seed
        met.update(code for code, _, _ in expected)
    unheard = {"too-many-kinds", "too-many-recipes"}  # the engine's Book has no room for more
    if make is wrong_book:
        assert met == set(CODES) - unheard


@pytest.mark.parametrize("check", ["led-by-reference", "led-by-engine"])
@pytest.mark.parametrize("seed", range(6))
def test_1_6_an_odd_book_is_played_alike_by_both(check: str, seed: int) -> None:
    effort = Effort(games=2, seed=seed, share=0.2, table={"recipe_book": odd_book(seed)})
    LOCKSTEP[check](RULES, effort)
    assert effort.met["decisions in lockstep"] > 20


@pytest.mark.long
@pytest.mark.parametrize("check", ["led-by-reference", "led-by-engine"])
@pytest.mark.parametrize("seed", range(6, 106))
def test_1_6_a_hundred_odd_books_are_played_alike_by_both(check: str, seed: int) -> None:
    effort = Effort(games=4, seed=seed, table={"recipe_book": odd_book(seed)})
    LOCKSTEP[check](RULES, effort)
