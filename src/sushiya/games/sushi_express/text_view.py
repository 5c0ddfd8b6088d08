"""The table drawn as text: the road, the dial, the row, and everyone's cards."""

import textwrap
from collections.abc import Sequence

from sushiya.core.ids import Seat
from sushiya.core.words import Catalogue, Phrase
from sushiya.games.sushi_express.components import BETS, EXPRESS, PARK, TILES
from sushiya.games.sushi_express.options import OPTIONS
from sushiya.games.sushi_express.scoring import totals
from sushiya.games.sushi_express.view import View
from sushiya.games.sushi_express.words import say_actions, say_customers

WIDTH = 100
LETTERS = "ABCDEF"
"""Each seat's van and marker."""


def draw(view: View, words: Catalogue, names: Sequence[str]) -> str:
    lines = [_head(view, words, names), *_house_rules(view, words), *_throw(view, words), ""]
    lines += _road(view, words)
    lines += _dial(view, words)
    lines += _listed(words.text("table-row"), say_customers(view.row), words)
    lines += [
        words.text("table-piles", customers=view.customer_pile, actions=view.action_pile),
        "",
    ]
    for seat in range(len(view.hands)):
        lines += _player(view, Seat(seat), words, names)
    own = draw_own(view, words)
    if own:
        lines += ["", own]
    return "\n".join(line.rstrip() for line in lines)


def draw_own(view: View, words: Catalogue) -> str:
    """Name the viewer's own cards, in one line; a hand has five kinds at most."""
    if view.seat is None or not view.hands[view.seat].cards:
        return ""
    return words.text("table-hand", cards=say_actions(view.hands[view.seat].cards))


def say_progress(view: View) -> Phrase:
    return Phrase("progress", {"round": view.round})


def _head(view: View, words: Catalogue, names: Sequence[str]) -> str:
    if view.result is not None:
        return words.text("table-over")
    return words.text("table-head", round=view.round, phase=view.phase, seat=names[view.to_act[0]])


def _house_rules(view: View, words: Catalogue) -> list[str]:
    differences = OPTIONS.differences(view.options)
    if not differences:
        return []
    listed = ", ".join(f"{name} {value}" for name, value in differences.items())
    return [words.text("table-house-rules", rules=listed)]


def _throw(view: View, words: Catalogue) -> list[str]:
    if view.throw is None:
        return []
    first, second = view.throw.dice
    return [
        words.text(
            "table-throw",
            attempt=view.throw.attempt,
            first=first,
            second=second,
            total=first + second,
        )
    ]


def _road(view: View, words: Catalogue) -> list[str]:
    signs = {EXPRESS: words.text("table-express"), PARK: words.text("table-park")}
    tiles = [signs.get(tile, str(tile)) for tile in range(TILES)]
    vans = [
        "".join(LETTERS[seat] for seat, at in enumerate(view.vans) if at == tile)
        for tile in range(TILES)
    ]
    return _columns(words.text("table-road"), tiles, vans)


def _dial(view: View, words: Catalogue) -> list[str]:
    """Draw each stack from its bottom to its top."""
    stacks = ["".join(LETTERS[seat] for seat in stack) for stack in view.dial]
    return _columns(words.text("table-dial"), [str(number) for number in BETS], stacks)


def _columns(title: str, heads: Sequence[str], cells: Sequence[str]) -> list[str]:
    widths = [max(len(head), len(cell), 2) + 2 for head, cell in zip(heads, cells, strict=True)]
    upper = "".join(f"{head:<{width}}" for head, width in zip(heads, widths, strict=True))
    lower = "".join(f"{cell or '·':<{width}}" for cell, width in zip(cells, widths, strict=True))
    return [f"{title:<6}{upper}", f"{'':<6}{lower}"]


def _player(view: View, seat: Seat, words: Catalogue, names: Sequence[str]) -> list[str]:
    points = view.result.totals if view.result is not None else totals(view.now)
    notes = [
        words.text("table-points", points=points[seat]),
        words.text("table-cards", count=view.hands[seat].size),
    ]
    if seat == view.starter and view.result is None:
        notes.append(words.text("table-starts"))
    width = max(len(name) for name in names)
    lines = [f"{LETTERS[seat]}  {names[seat]:<{width}}  {'   '.join(notes)}"]
    if view.customers[seat]:
        lines += _listed("", say_customers(view.customers[seat]), words, indent=3)
    return lines


def _listed(title: str, cards: Sequence[Phrase], words: Catalogue, *, indent: int = 6) -> list[str]:
    """List cards behind a title, on as many lines as they need."""
    text = ", ".join(words.say(card) for card in cards) or "–"
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=f"{title:<{indent}}",
        subsequent_indent=" " * indent,
        break_on_hyphens=False,
    )
