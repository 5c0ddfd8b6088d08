"""The table drawn as text."""

from collections import Counter
from collections.abc import Iterable, Sequence
from textwrap import wrap

from sushiya.core.ids import Seat, seats
from sushiya.core.words import Catalogue, Phrase, seat_phrase
from sushiya.games.wasabi.board import covered, square_at
from sushiya.games.wasabi.components import (
    LENGTHS,
    ROWS,
    TOKENS,
    Kind,
    Square,
    Strip,
)
from sushiya.games.wasabi.outlook import passes_left
from sushiya.games.wasabi.scoring import tokens_used
from sushiya.games.wasabi.view import HiddenRecipes, View
from sushiya.games.wasabi.words import (
    say_book,
    say_card,
    say_ingredients,
    say_kind,
    say_lengths,
    say_recipe,
)

WIDTH = 78
COVER = "▒"


def draw(view: View, words: Catalogue, names: Sequence[str]) -> str:
    lines = [*_head(view, words, names), "", *_board(view, words), ""]
    for seat in seats(len(view.hands)):
        lines += _player(view, seat, words, names)
    lines += ["", *_supplies(view, words)]
    own = draw_own(view, words)
    if own:
        lines += ["", *wrap(own, WIDTH, subsequent_indent="  ")]
    return "\n".join(lines)


def draw_own(view: View, words: Catalogue) -> str:
    """Write what only the viewing seat sees in one line: its recipes, and a screened hand."""
    if view.viewer is None:
        return ""
    recipes = _own_recipes(view, view.strips(view.viewer), words)
    hand = ""
    if view.options.hands == "screened":
        hand = words.text("table-own-hand", **_hand(view, view.viewer, words))
    return "   ".join(part for part in (recipes, hand) if part)


def _own_recipes(view: View, strips: Iterable[Strip], words: Catalogue) -> str:
    recipes = [
        words.text(
            "table-own-recipe",
            place=place,
            recipe=say_recipe(strip, view.options),
            tiles=", ".join(words.say(one) for one in say_ingredients(strip, view.options)),
        )
        for place, strip in enumerate(strips, 1)
    ]
    return words.text("table-own", recipes="; ".join(recipes)) if recipes else ""


def say_progress(view: View) -> Phrase:
    """Turns are counted round by round, as players do."""
    round_number = max(view.turns - 1, 0) // len(view.hands) + 1
    return Phrase("progress", {"round": round_number})


def _head(view: View, words: Catalogue, names: Sequence[str]) -> list[str]:
    book = words.text("table-book", book=say_book(view.options.recipe_book))
    if view.result is not None:
        return [words.text(f"ended-by-{view.result.ended_by}"), book]
    lines = [
        words.say(
            Phrase(
                "table-head",
                {"turn": view.turns, "seat": seat_phrase(view.seat), "stage": view.stage},
            ),
            you=view.viewer,
            names=names,
        ),
        book,
    ]
    left = passes_left(len(view.hands), view.passes)
    if left is not None:
        lines.append(words.text("table-passes", passes=view.passes, left=left))
    return lines


def _board(view: View, words: Catalogue) -> list[str]:
    columns = range(view.columns)
    cell = min(11, (WIDTH - 2) // view.columns - 1)
    head = "".join(f" {chr(ord('a') + column):^{cell}}" for column in columns)
    rule = "  +" + ("-" * cell + "+") * view.columns
    lines = ["  " + head, rule]
    for row in range(ROWS):
        cells = [_cell(view, square_at(row, column), words, cell) for column in columns]
        lines += [f"{row + 1} |" + "|".join(cells) + "|", rule]
    return lines


def _cell(view: View, square: Square, words: Catalogue, width: int) -> str:
    """Draw one square: the top tile, how many lie below it, and whether a Wasabi! covers it."""
    stack = view.board[square]
    name = words.say(say_kind(stack[-1], view.options)) if stack else ""
    below = f"+{len(stack) - 1}" if len(stack) > 1 else ""
    room = width - len(below)
    if square in covered(view.mats):
        inner = f"{name[: room - 2]}{below}"
        return f"{COVER}{inner or COVER * (width - 2):{width - 2}}{COVER}"
    return f"{name[:room]}{below}".center(width)


def _player(view: View, seat: Seat, words: Catalogue, names: Sequence[str]) -> list[str]:
    width = max(len(name) for name in names)
    used = tokens_used(view.served[seat], view.book)
    tokens = "  ".join(f"{length}: {used[length]}/{TOKENS[length]}" for length in LENGTHS)
    total = sum(view.points[seat].values())
    recipes = view.recipes[seat]
    notes = [
        words.text("table-points", points=total),
        words.text("table-tokens", tokens=tokens),
        words.text("table-cubes", cubes=view.cubes[seat]),
    ]
    if isinstance(recipes, HiddenRecipes):
        notes.append(words.text("table-recipes", lengths=say_lengths(recipes.lengths) or "–"))
    mark = ">" if seat in view.to_act else " "
    head = f"{mark} {names[seat]:<{width}}  {', '.join(notes)}"
    lines = wrap(head, WIDTH, subsequent_indent=" " * (width + 4), drop_whitespace=True)
    lines.append(f"  {'':<{width}}  {_held(view, seat, words)}")
    served = [
        words.say(say_recipe(one.recipe, view.options)) + "*" * one.cubes
        for one in view.served[seat]
    ]
    if served:
        lines += _wrapped(words.text("table-served"), served, indent=width + 4)
    return lines


def _held(view: View, seat: Seat, words: Catalogue) -> str:
    """Say which tiles and cards a seat holds; behind screens how many (rule 8.1)."""
    if view.options.hands == "open":
        return words.text("table-hand", **_hand(view, seat, words))
    tiles, cards = len(view.hands[seat]), len(view.cards[seat])
    return words.text("table-screened", tiles=tiles, cards=cards)


def _hand(view: View, seat: Seat, words: Catalogue) -> dict[str, str]:
    tiles = ", ".join(words.say(say_kind(kind, view.options)) for kind in view.hands[seat])
    cards = ", ".join(words.say(say_card(card)) for card in view.cards[seat])
    return {"tiles": tiles or "–", "cards": cards or "–"}


def _supplies(view: View, words: Catalogue) -> list[str]:
    pantry = [
        f"{words.say(say_kind(Kind(kind), view.options))} {count}"
        for kind, count in enumerate(view.pantry)
        if count
    ]
    kitchen = [
        words.say(say_card(card)) + (f" ×{count}" if count > 1 else "")
        for card, count in Counter(view.kitchen).items()
    ]
    piles = [f"{length}: {view.piles[at]}" for at, length in enumerate(LENGTHS)]
    return [
        *_wrapped(words.text("table-pantry"), pantry),
        *_wrapped(words.text("table-kitchen"), kitchen),
        *_wrapped(words.text("table-piles"), piles),
    ]


def _wrapped(head: str, parts: Sequence[str], indent: int = 0) -> list[str]:
    """Put parts behind a head, on as many lines as they need."""
    lines = [" " * indent + head]
    for number, part in enumerate(parts or ["–"]):
        piece = part + ("," if number + 1 < len(parts) else "")
        if len(lines[-1]) + len(piece) >= WIDTH:
            lines.append(" " * (indent + 2))
        lines[-1] += f" {piece}"
    return lines
