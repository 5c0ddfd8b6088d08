"""The table drawn as text."""

from collections import Counter
from collections.abc import Sequence

from sushiya.core.words import Catalogue
from sushiya.games.sushi_go.commands import card_key
from sushiya.games.sushi_go.components import HAND_SIZE, ROUNDS, Card
from sushiya.games.sushi_go.options import OPTIONS, direction
from sushiya.games.sushi_go.view import AnyHand, KnownHand, View
from sushiya.games.sushi_go.words import say_card, say_figure, say_laid


def draw(view: View, words: Catalogue, names: Sequence[str]) -> str:
    lines = [_head(view, words), *_house_rules(view, words), ""]
    for index in range(len(view.tables)):
        lines += _figure(view, index, words, names)
    if view.seat is not None:
        lines += ["", *_own_hand(view, view.hands[view.seat], words)]
    return "\n".join(lines)


def _head(view: View, words: Catalogue) -> str:
    if view.result is not None:
        return words.text("table-over")
    return words.text(
        "table-head",
        round=view.round,
        rounds=ROUNDS,
        turn=view.turn,
        turns=HAND_SIZE[view.options.tables],
        direction=direction(view.options, view.round),
    )


def _house_rules(view: View, words: Catalogue) -> list[str]:
    differences = OPTIONS.differences(view.options)
    if not differences:
        return []
    listed = ", ".join(f"{name} {value}" for name, value in differences.items())
    return [words.text("table-house-rules", rules=listed)]


def _figure(view: View, index: int, words: Catalogue, names: Sequence[str]) -> list[str]:
    name = words.say(say_figure(index, view.options), names=names)
    points = sum(rounds[index].total for rounds in view.points)
    if view.result is not None:
        points = view.result.totals[index]
    width = max([len(one) for one in names] + [len(words.text("robot"))])
    notes = [words.text("table-points", points=points, now=view.now[index].total)]
    if view.puddings[index]:
        pudding = words.say(say_card("pudding", view.options))
        notes.append(f"{view.puddings[index]} × {pudding}")
    if index < len(view.hands):
        notes.append(words.text("table-cards", count=view.hands[index].size))
    is_robots = view.robot is not None and view.robot.controller == index
    if is_robots and view.result is None:
        notes.append(words.text("table-controls-robot"))
    if index < len(view.hands) and view.result is None and index not in view.to_act:
        notes.append(words.text("table-has-chosen"))
    laid = _laid(view.tables[index], view, words)
    return [f"  {name:<{width}}  {'   '.join(notes)}", f"  {'':<{width}}  {laid}"]


def _laid(table: Sequence[Card], view: View, words: Catalogue) -> str:
    """List what lies there, like cards together, in the order of the deck's list."""
    counts = Counter(sorted(table, key=card_key))
    parts = []
    for card, count in counts.items():
        name = words.say(say_laid(card, view.options))
        parts.append(name if count == 1 else f"{count} × {name}")
    return ", ".join(parts) or "–"


def _own_hand(view: View, hand: AnyHand, words: Catalogue) -> list[str]:
    cards = [Card(kind) for kind in hand.cards] if isinstance(hand, KnownHand) else []
    if not cards:
        return []
    return [words.text("table-hand", cards=_laid(cards, view, words))]
