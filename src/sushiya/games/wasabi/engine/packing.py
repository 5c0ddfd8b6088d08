"""Positions of Wasabi! as the engine's State, and back.

A position of the rules remembers every strip that ever moved; the engine's keeps who returned a
strip last and still knows where it is.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from sushiya.core.ids import Decision, Seat
from sushiya.core.options import chosen_seat
from sushiya.games.wasabi import components as facts
from sushiya.games.wasabi.board import covered, squares_in_play
from sushiya.games.wasabi.book import pantry_of
from sushiya.games.wasabi.components import Kind, Square, Stack, Strip
from sushiya.games.wasabi.engine.facts import CELL_OF, CELLS, STAGES, STRIPS
from sushiya.games.wasabi.options import WasabiOptions
from sushiya.games.wasabi.outlook import CLOSED, EMPTY
from sushiya.games.wasabi.scoring import points_now, standing, tokens_used
from sushiya.games.wasabi.state import ENDINGS, Move, Served, State, Turn


def write_setup(options: WasabiOptions, setup: Any) -> None:
    """Write a table's options, and the book in numbers."""
    book, starter = pantry_of(options.recipe_book), chosen_seat(options.starter)
    setup.players = setup.figures = options.players
    setup.columns = options.columns
    setup.starter = -1 if starter is None else starter
    setup.kinds = len(book.counts)
    categories = list(dict.fromkeys(book.categories))
    _write(setup.tiles, book.counts)
    _write(setup.categories, [categories.index(one) for one in book.categories])
    _write(setup.may_start, book.may_start)
    wanted = [kind for ingredients in book.ingredients for kind in ingredients]
    _write(setup.wanted_by, [wanted.count(Kind(kind)) for kind in range(setup.kinds)])
    _write(setup.pile_starts, _pile_starts(options))
    _write(setup.token_points, book.token_points.values())
    _write(setup.style_cubes, book.style_cubes.values())
    for strip, ingredients in enumerate(book.ingredients):
        recipe = setup.recipes[strip]
        recipe.wanted = sum(1 << kind for kind in ingredients)
        recipe.size = len(ingredients)
        recipe.cubes = book.style_cubes[book.lengths[strip]]
        recipe.length = facts.LENGTHS.index(book.lengths[strip])
        _write(recipe.ingredients, ingredients)


def _pile_starts(options: WasabiOptions) -> list[int]:
    """Where each pile begins among all strips, which stand by length, and where the last ends."""
    starts = [0]
    for strips in pantry_of(options.recipe_book).strips.values():
        starts.append(starts[-1] + len(strips))
    return starts


def _write(target: Any, numbers: Iterable[int]) -> None:
    for place, number in enumerate(numbers):
        target[place] = number


def pack(state: State, target: Any) -> None:
    """Write a position into a State that is all zero."""
    target.decision, target.turns, target.passes = state.decision, state.turns, state.passes
    target.stage, target.seat, target.first = STAGES.index(state.stage), state.seat, state.first
    target.ended_by = -1 if state.ended_by is None else ENDINGS.index(state.ended_by)
    _pack_turn(state.turn, target)
    for field, value in _packed_board(state.board, state.mats, state.columns).items():
        setattr(target, field, value)
    target.in_pantry, target.in_kitchen = sum(state.pantry), len(state.kitchen)
    target.pantry = state.pantry
    target.kitchen = _counted(state.kitchen)
    for seat in range(state.players):
        _pack_seat(state, Seat(seat), target)
    _pack_strips(state, target)
    if state.ended_by is not None:
        for seat, points in enumerate(points_now(state)):
            target.points[seat] = list(points.values())
        _write(target.ranks, standing(state)[1])


def _pack_turn(turn: Turn, target: Any) -> None:
    target.placed, target.rewards = turn.placed, turn.rewards
    target.card = -1 if turn.card is None else facts.CARDS.index(turn.card)
    target.chopped = -1 if turn.chopped is None else turn.chopped
    target.changed_count = len(turn.changed)
    target.changed = turn.changed


# Kept for a while: most decisions leave the board, and most leave the strips where they are.
@lru_cache(maxsize=16)
def _packed_board(
    board: tuple[Stack, ...], mats: tuple[Square, ...], columns: int
) -> Mapping[str, int | Sequence[int]]:
    """Everything about the board, by field."""
    hidden, in_play = covered(mats), squares_in_play(columns)
    tops = [stack[-1] if stack else EMPTY for stack in board]
    free = [square for square in in_play if square not in hidden]
    shown = [CLOSED] * CELLS
    for square in free:
        shown[CELL_OF[square]] = tops[square]
    opened = [square for square in free if not board[square]]
    filled = [square for square in free if board[square]]
    outside = [square for square in range(facts.SQUARES) if square not in in_play]
    spots = [*opened, *filled, *sorted(hidden), *outside]
    buried = [(kind, square) for square, stack in enumerate(board) for kind in stack[:-1]]
    return {
        "tops": tops,
        "shown": shown,
        "spots": spots,
        "spot_of": sorted(range(facts.SQUARES), key=spots.__getitem__),
        "open": len(opened),
        "filled": len(filled),
        "buried": len(buried),
        "buried_kinds": [kind for kind, _ in buried],
        "buried_squares": [square for _, square in buried],
        "mats_laid": len(mats),
        "mats": mats,
    }


def _counted(cards: Sequence[facts.Card]) -> list[int]:
    return [cards.count(card) for card in facts.CARDS]


def _pack_seat(state: State, seat: Seat, target: Any) -> None:
    hand, cards, strips = state.hands[seat], state.cards[seat], state.recipes[seat]
    served = state.served[seat]
    target.hand_sizes[seat], target.card_counts[seat] = len(hand), len(cards)
    target.strip_counts[seat], target.served_counts[seat] = len(strips), len(served)
    target.cubes[seat] = state.cubes[seat]
    target.hands[seat] = hand
    target.cards[seat] = _counted(cards)
    target.strips[seat] = strips
    target.served[seat] = [one.recipe for one in served]
    target.served_cubes[seat] = [one.cubes for one in served]
    target.used[seat] = list(tokens_used(served, state.book).values())


def _pack_strips(state: State, target: Any) -> None:
    target.in_piles = sum(len(pile) for pile in state.piles)
    target.pile_sizes = [len(pile) for pile in state.piles]
    for start, pile in zip(_pile_starts(state.options), state.piles, strict=False):
        _write(target.piles[start : start + len(pile)], pile)
    found = _returned_by(state.moves, state.book.lengths)
    target.returned_by = [found.get(Strip(strip), -1) for strip in range(STRIPS)]


@lru_cache(maxsize=4)
def _returned_by(moves: tuple[Move, ...], lengths: tuple[int, ...]) -> dict[Strip, Seat]:
    """Find who put each strip under its pile and can still be sure where it is."""
    found: dict[Strip, Seat] = {}
    held: dict[Seat, set[Strip]] = {}
    for move in moves:
        hand = held.setdefault(move.seat, set())
        if move.step == "draw":
            hand.update(move.strips)
            found = {one: by for one, by in found.items() if one not in hand or by != move.seat}
            continue
        hand.difference_update(move.strips)
        for strip in move.strips:
            found.pop(strip, None)
        if move.step == "return":
            # Others cannot tell which of equally long recipes were returned.
            gone = {lengths[strip] for strip in move.strips}
            for strip in hand:
                if lengths[strip] in gone:
                    found.pop(strip, None)
            found.update(dict.fromkeys(move.strips, move.seat))
    return found


def unpack(source: Any, options: WasabiOptions) -> State:
    """Read a canonical position back, with a past that leaves everyone as sure of the strips."""
    players = range(options.players)
    recipes = tuple(
        tuple(Strip(one) for one in source.strips[seat][0 : source.strip_counts[seat]])
        for seat in players
    )
    served = tuple(_served(source, seat) for seat in players)
    piles = tuple(
        tuple(Strip(one) for one in source.piles[start : start + size])
        for start, size in zip(_pile_starts(options), source.pile_sizes, strict=False)
    )
    kinds = len(pantry_of(options.recipe_book).counts)
    return State(
        options=options,
        first=Seat(source.first),
        seat=Seat(source.seat),
        stage=STAGES[source.stage],
        decision=Decision(source.decision),
        turns=source.turns,
        board=_board(source),
        mats=tuple(Square(one) for one in source.mats[0 : source.mats_laid]),
        pantry=tuple(source.pantry[0:kinds]),
        kitchen=_cards(source.kitchen),
        hands=tuple(
            tuple(Kind(one) for one in source.hands[seat][0 : source.hand_sizes[seat]])
            for seat in players
        ),
        cards=tuple(_cards(source.cards[seat]) for seat in players),
        recipes=recipes,
        piles=piles,
        served=served,
        cubes=tuple(source.cubes[0 : len(players)]),
        passes=source.passes,
        turn=_turn(source),
        moves=tuple(_past(list(source.returned_by), recipes, served, piles)),
        ended_by=None if source.ended_by < 0 else ENDINGS[source.ended_by],
    )


def _served(source: Any, seat: int) -> tuple[Served, ...]:
    count = source.served_counts[seat]
    strips, cubes = source.served[seat][0:count], source.served_cubes[seat][0:count]
    return tuple(Served(Strip(strip), cube) for strip, cube in zip(strips, cubes, strict=True))


def _cards(counts: Iterable[int]) -> tuple[facts.Card, ...]:
    return tuple(
        card for card, count in zip(facts.CARDS, counts, strict=True) for _ in range(count)
    )


def _board(source: Any) -> tuple[Stack, ...]:
    stacks: list[list[Kind]] = [[] for _ in range(facts.SQUARES)]
    for place in range(source.buried):
        stacks[source.buried_squares[place]].append(Kind(source.buried_kinds[place]))
    for square, stack in enumerate(stacks):
        if source.tops[square] != EMPTY:
            stack.append(Kind(source.tops[square]))
    return tuple(tuple(stack) for stack in stacks)


def _turn(source: Any) -> Turn:
    return Turn(
        placed=source.placed,
        card=None if source.card < 0 else facts.CARDS[source.card],
        chopped=None if source.chopped < 0 else Kind(source.chopped),
        changed=tuple(Square(one) for one in source.changed[0 : source.changed_count]),
        rewards=source.rewards,
    )


def _past(
    returned_by: Sequence[int],
    recipes: Sequence[Sequence[Strip]],
    served: Sequence[Sequence[Served]],
    piles: Sequence[Sequence[Strip]],
) -> Iterator[Move]:
    """Make up how the strips came to where they are, whoever returned one last being the same.

    A strip that was returned and drawn again lay under all that were never drawn, so of its length
    none of those are left.
    """
    held = {strip: Seat(seat) for seat, strips in enumerate(recipes) for strip in strips}
    returned = {
        strip: Seat(returned_by[strip])
        for strip in (*held, *(strip for pile in piles for strip in pile))
        if returned_by[strip] >= 0
    }
    completed = [(Seat(seat), one.recipe) for seat, some in enumerate(served) for one in some]
    drawn = {**held, **{strip: seat for seat, strip in completed}, **returned}
    for strip, seat in drawn.items():
        yield Move(seat, "draw", (strip,))
    for strip, seat in returned.items():
        yield Move(seat, "return", (strip,))
    for strip in returned:
        if strip in held:
            yield Move(held[strip], "draw", (strip,))
    for seat, strip in completed:
        yield Move(seat, "complete", (strip,))
