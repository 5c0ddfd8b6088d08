"""Phrases for everything that is asked, refused or told; the catalogues hold the sentences."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from sushiya.core.event import Event, knows
from sushiya.core.ids import Seat
from sushiya.core.words import Phrase, say_winners, seat_phrase
from sushiya.games.sushi_go import events as on
from sushiya.games.sushi_go.commands import Keep
from sushiya.games.sushi_go.components import Card, Kind
from sushiya.games.sushi_go.options import SushiGoOptions


def say_card(kind: Kind, options: SushiGoOptions) -> Phrase:
    """Name a card as its edition does."""
    return Phrase(f"card-{options.edition}", {"kind": kind})


def say_laid(card: Card, options: SushiGoOptions) -> Phrase:
    name = say_card(card.kind, options)
    return Phrase("card-on-wasabi", {"card": name}) if card.on_wasabi else name


def say_cards(cards: Iterable[Card], options: SushiGoOptions) -> tuple[Phrase, ...]:
    return tuple(say_laid(card, options) for card in cards)


def say_kept(cards: Sequence[Card], options: SushiGoOptions) -> tuple[Phrase, ...]:
    """Name kept cards; two that are alike are said once."""
    said = say_cards(cards, options)
    if len(said) > 1 and len({*cards}) == 1:
        return (Phrase("card-twice", {"card": said[0]}),)
    return said


def say_figure(index: int, options: SushiGoOptions) -> Phrase:
    """Name a seat, or the robot behind the seats."""
    return seat_phrase(Seat(index)) if index < options.players else Phrase("robot")


# Every view offers these, one phrase for each legal pick.
@lru_cache(maxsize=1_024)
def say_pick(command: Keep, options: SushiGoOptions) -> Phrase:
    count, cards = len(command.cards), say_kept(command.cards, options)
    if command.give is None:
        return Phrase("command-keep", {"count": count, "cards": cards})
    gift = say_card(command.give, options)
    return Phrase("command-keep-and-give", {"count": count, "cards": cards, "gift": gift})


def say_event(event: Event, options: SushiGoOptions) -> Phrase:
    match event:
        case on.GameOpened():
            return Phrase("event-game-opened", {"players": options.players})
        case on.RoundDealt():
            return Phrase("event-round-dealt", {"round": event.round, "cards": event.cards})
        case on.RobotCardDrawn():
            seat = seat_phrase(event.seat)
            if knows(event.card):
                card = say_card(event.card, options)
                return Phrase("event-robot-card-drawn-own", {"seat": seat, "card": card})
            return Phrase("event-robot-card-drawn", {"seat": seat})
        case on.PickHeld() | on.PickReplaced():
            seat = seat_phrase(event.seat)
            name = "pick-held" if isinstance(event, on.PickHeld) else "pick-replaced"
            if knows(event.pick):
                command = say_pick(event.pick, options)
                return Phrase(f"event-{name}-own", {"seat": seat, "command": command})
            return Phrase(f"event-{name}", {"seat": seat})
        case on.PicksRevealed():
            return Phrase("event-picks-revealed", {"picks": _say_picks(event.picks, options)})
        case on.HandsPassed():
            return Phrase("event-hands-passed", {"direction": event.direction})
        case on.LastCardsLaid():
            return Phrase("event-last-cards-laid", {"picks": _say_picks(event.picks, options)})
        case on.RoundScored():
            points = _say_points([one.total for one in event.points], options)
            return Phrase("event-round-scored", {"round": event.round, "points": points})
        case on.GameEnded():
            return Phrase(
                "event-game-ended",
                {
                    "pudding": _say_points(event.pudding, options),
                    "totals": _say_points(event.totals, options),
                    **say_winners(event.ranks),
                },
            )
    raise TypeError(f"{event!r} is no event of Sushi Go!")


def _say_picks(picks: Sequence[Keep], options: SushiGoOptions) -> tuple[Phrase, ...]:
    said = []
    for index, pick in enumerate(picks):
        cards = say_kept(pick.cards, options)
        said.append(Phrase("figure-cards", {"seat": seat_phrase(Seat(index)), "cards": cards}))
    for pick in picks:
        if pick.give is not None:
            gift = (say_card(pick.give, options),)
            said.append(Phrase("figure-robot", {"cards": gift}))
    return tuple(said)


def _say_points(points: Sequence[int], options: SushiGoOptions) -> tuple[Phrase, ...]:
    return tuple(
        Phrase("figure-points", {"seat": say_figure(index, options), "points": one})
        for index, one in enumerate(points)
    )
