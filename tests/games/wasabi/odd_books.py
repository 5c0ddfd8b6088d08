"""Books that no box has, made by chance: what rule 1.6 lets pass, and what it refuses."""

import random

import msgspec

from sushiya.games.wasabi.book import Book, Names, Recipe, Tile, Tokens
from sushiya.games.wasabi.bookfaults import LEAST_STRIPS, LEAST_TILES
from sushiya.games.wasabi.components import LENGTHS, MOST_KINDS, MOST_STRIPS, MOST_TILES


def odd_book(seed: int) -> Book:
    """Make a book that can be played with: few tiles or many, piles that are empty, odd tokens."""
    rng = random.Random(f"odd {seed}")
    tiles = odd_tiles(rng)
    kinds = [tile.kind for tile in tiles]
    lengths = [length for length in LENGTHS if length <= len(kinds)]
    some = rng.sample(lengths, rng.randint(1, len(lengths)))
    sizes = sorted(rng.choice(some) for _ in range(rng.randint(LEAST_STRIPS, MOST_STRIPS)))
    recipes = [Recipe(f"r{at}", tuple(rng.sample(kinds, size))) for at, size in enumerate(sizes)]
    return Book(f"Odd {seed}", tuple(tiles), tuple(recipes), odd_tokens(rng))


def odd_tiles(rng: random.Random) -> list[Tile]:
    count = rng.randint(2, MOST_KINDS)
    kinds = [f"k{number}" for number in range(count)]
    for number, special in enumerate(("rice", "maki")):
        if rng.random() < 0.5:
            kinds[number] = special
    rng.shuffle(kinds)
    left = rng.randint(max(count, LEAST_TILES), MOST_TILES) - count
    counts = [1] * count
    for _ in range(left):
        counts[rng.randrange(count)] += 1
    categories = rng.randint(1, min(count, 8))
    return [
        Tile(
            kind,
            f"c{rng.randrange(categories)}",
            counts[at],
            rng.random() < 0.2,
            Names(kind, kind, kind, kind),
        )
        for at, kind in enumerate(kinds)
    ]


def odd_tokens(rng: random.Random) -> Tokens:
    points = [rng.randint(0, 99) for _ in LENGTHS]
    cubes = [rng.randint(0, 9) for _ in LENGTHS]
    return msgspec.convert({"points": points, "cubes": cubes}, Tokens)


def wrong_book(seed: int) -> Book:
    """Take an odd book and spoil some of its recipes and counts."""
    rng = random.Random(f"wrong {seed}")
    book = odd_book(seed)
    kinds = [tile.kind for tile in book.tiles]
    recipes = list(book.recipes)
    for at in rng.sample(range(len(recipes)), rng.randint(0, 6)):
        size = rng.randint(1, LENGTHS[-1])
        some = tuple(rng.choice((*kinds, "missing")) for _ in range(size))
        recipes[at] = Recipe(recipes[at].name, rng.choice((some, recipes[0].ingredients)))
    recipes = recipes[: rng.choice((len(recipes), rng.randint(1, LEAST_STRIPS)))]
    tiles = [
        msgspec.structs.replace(tile, count=rng.choice((tile.count, 1, 9))) for tile in book.tiles
    ]
    return msgspec.structs.replace(book, tiles=tuple(tiles), recipes=tuple(recipes))
