"""The table drawn as text: what everyone has laid, points, and the own hand."""

from collections import Counter
from collections.abc import Sequence

from sushiya.core.words import Catalogue, Phrase
from sushiya.games.sushi_go.commands import Keep, card_key
from sushiya.games.sushi_go.components import HAND_SIZE, ROUNDS, Card, Hand, free_wasabi
from sushiya.games.sushi_go.options import OPTIONS, direction
from sushiya.games.sushi_go.view import KnownHand, View
from sushiya.games.sushi_go.words import say_card, say_figure, say_laid, say_pick


def say_command(command: Keep, view: View) -> Phrase:
    return say_pick(command, view.options)


def draw(view: View, words: Catalogue, names: Sequence[str]) -> str:
    lines = [_head(view, words), *_house_rules(view, words), ""]
    for index in range(len(view.tables)):
        lines += _figure(view, index, words, names)
    own = draw_own(view, words)
    if own:
        lines += ["", own]
    return "\n".join(lines)


def draw_own(view: View, words: Catalogue) -> str:
    own = None if view.seat is None else view.hands[view.seat]
    if not isinstance(own, KnownHand) or not own.cards:
        return ""
    return words.text("table-hand", cards=_in_hand(own.cards, view, words))


def say_progress(view: View) -> Phrase:
    turns = HAND_SIZE[view.options.tables]
    return Phrase("progress", {"round": view.round, "turn": view.turn, "turns": turns})


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
    notes = [words.text("table-points", points=points)]
    if view.result is None:
        notes.append(words.text("table-now", now=view.now[index].total))
    if view.puddings[index]:
        pudding = words.say(say_card("pudding", view.options))
        notes.append(f"{view.puddings[index]} × {pudding}")
    if view.result is None and index < len(view.hands):
        notes.append(words.text("table-cards", count=view.hands[index].size))
        if view.robot is not None and view.robot.controller == index:
            notes.append(words.text("table-controls-robot"))
        if index not in view.to_act:
            notes.append(words.text("table-has-chosen"))
    if view.result is not None:
        return [f"  {name:<{width}}  {', '.join(notes)}"]
    laid = _laid(view.tables[index], view, words)
    return [f"  {name:<{width}}  {', '.join(notes)}", f"  {'':<{width}}  {laid}"]


def _laid(table: Sequence[Card], view: View, words: Catalogue) -> str:
    """List what lies there, like cards together; a wasabi shows as long as it is free."""
    counts = Counter(sorted(table, key=card_key))
    parts = []
    for card, count in counts.items():
        name = words.say(say_laid(card, view.options))
        if card.kind == "wasabi":
            name = words.text("card-free", card=name)
        shown = free_wasabi(table) if card.kind == "wasabi" else count
        if shown:
            parts.append(name if shown == 1 else f"{shown} × {name}")
    return ", ".join(parts) or "–"


def _in_hand(hand: Hand, view: View, words: Catalogue) -> str:
    names = Counter(words.say(say_card(kind, view.options)) for kind in hand)
    return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in names.items())
