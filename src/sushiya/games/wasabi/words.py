"""Phrases for everything that is asked, refused or told; the catalogues hold the sentences."""

from collections.abc import Iterable, Sequence

from sushiya.core.event import Event, knows
from sushiya.core.ids import seats
from sushiya.core.words import Arg, Phrase, say_winners, seat_phrase
from sushiya.games.wasabi import events as on
from sushiya.games.wasabi.board import NAMES
from sushiya.games.wasabi.book import Book, pantry_of
from sushiya.games.wasabi.components import WASABI_CUBES, Card, Kind, Square, Strip
from sushiya.games.wasabi.house import has_house_names
from sushiya.games.wasabi.options import WasabiOptions
from sushiya.games.wasabi.outlook import passes_left


def say_kind(kind: Kind, options: WasabiOptions) -> Phrase:
    """Name an ingredient: each catalogue picks the name in its own language."""
    names = options.recipe_book.tiles[kind].names
    return Phrase("tile", {"en": names.en, "de": names.de, "fr": names.fr, "it": names.it})


def say_card(card: Card) -> Phrase:
    return Phrase("card", {"card": card})


def say_square(square: Square) -> str:
    return NAMES[square]


def say_book(book: Book) -> Phrase:
    if has_house_names(book):
        return Phrase("option-recipe-book-house")
    return Phrase("typed-in", {"name": book.title})


def say_recipe(recipe: Strip, options: WasabiOptions) -> Phrase:
    name = options.recipe_book.recipes[recipe].name
    if has_house_names(options.recipe_book):
        return Phrase(recipe_message(name))
    return Phrase("typed-in", {"name": name})


def recipe_message(name: str) -> str:
    """Give the id of the message that translates a recipe of the house."""
    return "recipe-" + name.lower().replace("'", "").replace(" ", "-")


def say_lengths(lengths: Iterable[int]) -> str:
    return ", ".join(str(length) for length in lengths)


def say_event(event: Event, options: WasabiOptions) -> Phrase:
    match event:
        case on.GameOpened():
            return Phrase(
                "event-game-opened",
                {
                    "players": options.players,
                    "book": say_book(options.recipe_book),
                    "first": seat_phrase(event.first),
                },
            )
        case on.RecipeDrawn():
            return _say_drawn(event, options)
        case on.RecipesReturned():
            return _say_returned(event, options)
        case on.RecipeCompleted():
            points = pantry_of(options.recipe_book).token_points[event.length]
            args: dict[str, Arg] = {
                "seat": seat_phrase(event.seat),
                "recipe": say_recipe(event.recipe, options),
                "squares": ", ".join(say_square(square) for square in event.line),
                "cubes": event.cubes,
                "points": points,
                "worth": points + event.cubes,
            }
            return Phrase("event-recipe-completed", args)
        case on.GameEnded():
            return _say_end(event)
    return _say_step(event, options)


def _say_drawn(event: on.RecipeDrawn, options: WasabiOptions) -> Phrase:
    seat = seat_phrase(event.seat)
    if knows(event.recipe):
        recipe = say_recipe(event.recipe, options)
        tiles = say_ingredients(event.recipe, options)
        return Phrase("event-recipe-drawn-own", {"seat": seat, "recipe": recipe, "tiles": tiles})
    return Phrase("event-recipe-drawn", {"seat": seat, "length": event.length})


def say_ingredients(recipe: Strip, options: WasabiOptions) -> tuple[Phrase, ...]:
    numbers = {tile.kind: Kind(number) for number, tile in enumerate(options.recipe_book.tiles)}
    kinds = options.recipe_book.recipes[recipe].ingredients
    return tuple(say_kind(numbers[kind], options) for kind in kinds)


def _say_returned(event: on.RecipesReturned, options: WasabiOptions) -> Phrase:
    if knows(event.recipes):
        names = tuple(say_recipe(recipe, options) for recipe in event.recipes)
        told = Phrase(
            "event-recipes-returned-own", {"seat": seat_phrase(event.seat), "recipes": names}
        )
    else:
        args: dict[str, Arg] = {
            "seat": seat_phrase(event.seat),
            "lengths": say_lengths(event.lengths),
            "count": len(event.lengths),
        }
        told = Phrase("event-recipes-returned", args)
    left = passes_left(options.players, event.passes)
    if left is None:
        return told
    return Phrase("passes-warning", {"told": told, "passes": event.passes, "left": left})


def _say_end(event: on.GameEnded) -> Phrase:
    return Phrase(
        "event-game-ended",
        {
            "reason": Phrase(f"ended-by-{event.ended_by}"),
            "totals": say_totals(event.totals),
            **say_winners(event.ranks),
        },
    )


def say_totals(totals: Sequence[int]) -> tuple[Phrase, ...]:
    return tuple(
        Phrase("seat-points", {"seat": seat_phrase(seat), "points": totals[seat]})
        for seat in seats(len(totals))
    )


def _say_step(event: Event, options: WasabiOptions) -> Phrase:
    """Say a step of a turn, all of it open."""
    match event:
        case on.TileGiven():
            return Phrase(
                "event-tile-given",
                {
                    "seat": seat_phrase(event.seat),
                    "to": seat_phrase(event.to),
                    "tile": say_kind(event.kind, options),
                },
            )
        case on.StageReached():
            return Phrase(
                "event-stage-reached", {"seat": seat_phrase(event.seat), "stage": event.stage}
            )
        case on.TurnBegan():
            return Phrase(
                "event-turn-began", {"seat": seat_phrase(event.seat), "number": event.number}
            )
        case on.TilePlaced():
            return _say_placed(event, options)
        case on.CardTaken():
            return _say_taken(event)
        case on.TileTaken():
            return Phrase(
                "event-tile-taken",
                {"seat": seat_phrase(event.seat), "tile": say_kind(event.kind, options)},
            )
        case on.PlayEnded():
            return Phrase("event-play-ended", {"seat": seat_phrase(event.seat)})
        case on.CardsLeft():
            return Phrase("event-cards-left", {"seat": seat_phrase(event.seat)})
    return _say_card_played(event, options)


def _say_placed(event: on.TilePlaced, options: WasabiOptions) -> Phrase:
    args: dict[str, Arg] = {
        "seat": seat_phrase(event.seat),
        "tile": say_kind(event.kind, options),
        "square": say_square(event.square),
    }
    if event.on is None:
        return Phrase("event-tile-placed", args)
    return Phrase("event-tile-placed-on", {**args, "below": say_kind(event.on, options)})


def _say_taken(event: on.CardTaken) -> Phrase:
    args: dict[str, Arg] = {
        "seat": seat_phrase(event.seat),
        "card": say_card(event.card),
        "source": "kitchen" if event.corner is None else "board",
        "square": "" if event.corner is None else say_square(event.corner),
    }
    if event.discarded is None:
        return Phrase("event-card-taken", args)
    return Phrase("event-card-taken-discard", {**args, "discard": say_card(event.discarded)})


def _say_card_played(event: Event, options: WasabiOptions) -> Phrase:
    match event:
        case on.StackPlayed():
            return Phrase("event-stack-played", {"seat": seat_phrase(event.seat)})
        case on.SpicyPlayed():
            return Phrase("event-spicy-played", {"seat": seat_phrase(event.seat)})
        case on.TileChopped():
            return Phrase(
                "event-tile-chopped",
                {
                    "seat": seat_phrase(event.seat),
                    "tile": say_kind(event.kind, options),
                    "square": say_square(event.square),
                    "keep": "yes" if event.keep else "no",
                },
            )
        case on.SquaresSwitched():
            return Phrase(
                "event-squares-switched",
                {
                    "seat": seat_phrase(event.seat),
                    "first": say_square(event.first),
                    "second": say_square(event.second),
                },
            )
        case on.WasabiLaid():
            return Phrase(
                "event-wasabi-laid",
                {
                    "seat": seat_phrase(event.seat),
                    "square": say_square(event.corner),
                    "cubes": WASABI_CUBES,
                    "worth": WASABI_CUBES,
                },
            )
    raise TypeError(f"{event!r} is no event of Wasabi!")
