"""Every branch of the rules of Sushi Go!, by the rulebook's paragraph, and which a decision met."""

from collections.abc import Iterator, Sequence

from sushiya.core.ids import Seat
from sushiya.core.scenarios import Settled, event_branches
from sushiya.core.step import fold
from sushiya.games.sushi_go import events as on
from sushiya.games.sushi_go.commands import Keep
from sushiya.games.sushi_go.components import NIGIRI_POINTS, Card, Kind, free_wasabi
from sushiya.games.sushi_go.evolve import evolve
from sushiya.games.sushi_go.options import SushiGoOptions
from sushiya.games.sushi_go.scoring import maki_points, tally
from sushiya.games.sushi_go.state import State

_CHOPSTICKS = Card("chopsticks")
_MOST_COUNTED = 5
"""One more dumpling than these is worth nothing more."""

BRANCHES = (
    *event_branches(on.EVENTS, without=(on.GameOpened, on.PickReplaced)),
    *(f"2.1 {players} players" for players in (2, 3, 4, 5)),
    *(f"3.5 hands passed: {way}" for way in ("left", "right", "swap")),
    "3.6 last nigiri on wasabi",
    "3.6 last nigiri bare",
    "3.6 last card of another kind",
    "3.7 puddings stay",
    *(f"4.1 {kind} on wasabi" for kind in NIGIRI_POINTS),
    *(f"4.2 {kind} bare, no wasabi free" for kind in NIGIRI_POINTS),
    "4.2 two wasabi free",
    "4.2 wasabi without nigiri at the end",
    "4.4 forced: onto the free wasabi",
    "4.4 forced: one of two nigiri on the one wasabi",
    "4.4 optional: onto the free wasabi",
    "4.4 optional: bare beside a free wasabi",
    "4.4 optional: both nigiri bare beside a free wasabi",
    "4.4 optional: one of two nigiri, two wasabi free",
    "4.4 two nigiri on two wasabi",
    "4.5 combine: on the wasabi of the same turn",
    "4.5 combine: bare beside the wasabi of the same turn",
    "4.5 separate: the new wasabi stays free",
    "4.5 separate: on an older wasabi",
    "4.5 two wasabi kept",
    "5.1 two cards kept",
    "5.1 chopsticks left lying",
    "5.2 both of two cards kept",
    "5.4 one of several chopsticks used",
    "5.4 chopsticks kept while others are used",
    "5.5 two of a kind kept",
    "6.1 odd tempura",
    "6.1 one pair of tempura",
    "6.1 several pairs of tempura",
    "6.1 sashimi short of three",
    "6.1 three sashimi",
    "6.1 six sashimi",
    *(f"6.1 {count} dumplings" for count in range(_MOST_COUNTED + 1)),
    "6.1 more than five dumplings",
    "6.1 chopsticks at the end",
    "6.2 nobody has maki",
    "6.2 nobody is second",
    "6.2 no icon beside others' icons",
    *(f"{ties}: first alone" for ties in ("6.3 full", "6.4 split")),
    *(f"{ties}: second alone" for ties in ("6.3 full", "6.4 split")),
    *(f"{ties}: {n} tie for first" for ties in ("6.3 full", "6.4 split") for n in (2, 3, 4, 5)),
    *(f"{ties}: {n} tie for second" for ties in ("6.3 full", "6.4 split") for n in (2, 3, 4)),
    "6.3 full: a second after a tie for first",
    "6.4 split: no second after a tie for first",
    "7.1 fewest is none",
    "7.1 neither most nor fewest",
    *(f"7.2 {ties}: {n} with most" for ties in ("full", "split") for n in (1, 2, 3, 4)),
    *(f"7.2 {ties}: {n} with fewest" for ties in ("full", "split") for n in (1, 2, 3, 4)),
    *(f"7.3 all equal, loss {loss}" for loss in ("yes", "no")),
    "7.4 nobody loses",
    "8.1 won by points",
    "8.1 won by puddings",
    "8.1 won by several",
    "8.1 total below 0",
    "9.3 card given",
    "9.5 robot's nigiri on wasabi",
    "9.5 robot's nigiri bare",
    "9.5 chopsticks on the robot's table",
    "9.6 controller keeps two",
    "9.6 controller keeps two of three",
    "9.6 controller's chopsticks of no use in the ninth turn",
    "9.6 the other's last card in the ninth turn",
    *(f"9.7 seat {seat} controls" for seat in (0, 1)),
    "9.8 robot scores for maki",
    "9.8 robot ties for maki",
    "9.8 robot has most puddings",
    "9.8 robot has fewest puddings",
    "9.8 all equal with the robot",
    "9.8 robot has most points",
    "10.2 hand seen before",
    "10.2 hand never seen",
    "10.2 hand seen that went right",
    "10.2 hand seen but for the robot's card",
)


def note(settled: Settled) -> Iterator[str]:
    before: State = settled.before
    after: State = settled.after
    yield f"2.1 {before.options.players} players"
    for place, event in enumerate(settled.events):
        match event:
            case on.PicksRevealed(picks):
                yield from _picks(before, picks)
            case on.HandsPassed(direction):
                yield f"3.5 hands passed: {direction}"
            case on.LastCardsLaid(picks):
                for pick in picks:
                    yield _last_card(pick)
            case on.RoundScored():
                scored = fold(evolve, before, settled.events[:place])
                yield from _tables(scored)
                yield from _maki(scored)
            case on.GameEnded(_, totals, ranks):
                yield from _puddings(after.puddings, after.options)
                yield from _end(after, totals, ranks)
    if not after.is_over:
        yield from _knowledge(after)


def _picks(state: State, picks: Sequence[Keep]) -> Iterator[str]:
    for index, pick in enumerate(picks):
        seat = Seat(index)
        if len(state.hands[seat]) == 1:
            yield _last_card(pick)
            yield "9.6 the other's last card in the ninth turn"
            continue
        yield from _nigiri(state, state.tables[seat], pick)
        if len(pick.cards) == 2:
            yield from _two_cards(state, seat, pick)
        elif _CHOPSTICKS in state.tables[seat]:
            yield "5.1 chopsticks left lying"
            if pick.give is not None and len(state.hands[seat]) == 2:
                yield "9.6 controller's chopsticks of no use in the ninth turn"
        if pick.give is not None:
            yield from _gift(state, seat, pick.give)


def _last_card(pick: Keep) -> str:
    (card,) = pick.cards
    if card.kind not in NIGIRI_POINTS:
        return "3.6 last card of another kind"
    return f"3.6 last nigiri {'on wasabi' if card.on_wasabi else 'bare'}"


def _nigiri(state: State, table: tuple[Card, ...], pick: Keep) -> Iterator[str]:
    nigiri = [card for card in pick.cards if card.kind in NIGIRI_POINTS]
    if not nigiri:
        return
    free = free_wasabi(table)
    on_wasabi = sum(card.on_wasabi for card in nigiri)
    if free > 1:
        yield "4.2 two wasabi free"
    for card in nigiri:
        if card.on_wasabi:
            yield f"4.1 {card.kind} on wasabi"
        elif not free:
            yield f"4.2 {card.kind} bare, no wasabi free"
    if free:
        bare = (
            "bare beside a free wasabi"
            if len(nigiri) == 1
            else "both nigiri bare beside a free wasabi"
        )
        yield f"4.4 {state.options.nigiri}: {'onto the free wasabi' if on_wasabi else bare}"
    if on_wasabi == 2:
        yield "4.4 two nigiri on two wasabi"
    elif len(nigiri) == 2 and on_wasabi and state.options.nigiri == "forced":
        yield "4.4 forced: one of two nigiri on the one wasabi"
    elif len(nigiri) == 2 and on_wasabi and free > 1:
        yield "4.4 optional: one of two nigiri, two wasabi free"


def _two_cards(state: State, seat: Seat, pick: Keep) -> Iterator[str]:
    hand, table = state.hands[seat], state.tables[seat]
    kinds = [card.kind for card in pick.cards]
    yield "5.1 two cards kept"
    if len(hand) == 2:
        yield "5.2 both of two cards kept"
    if table.count(_CHOPSTICKS) > 1:
        yield "5.4 one of several chopsticks used"
    if "chopsticks" in kinds:
        yield "5.4 chopsticks kept while others are used"
    if kinds[0] == kinds[1]:
        yield "5.5 two of a kind kept"
    if pick.give is not None:
        yield "9.6 controller keeps two"
        if len(hand) == 3:
            yield "9.6 controller keeps two of three"
    if kinds == ["wasabi", "wasabi"]:
        yield "4.5 two wasabi kept"
    elif "wasabi" in kinds and any(kind in NIGIRI_POINTS for kind in kinds):
        yield from _same_turn(state.options, free_wasabi(table), pick)


def _same_turn(options: SushiGoOptions, free: int, pick: Keep) -> Iterator[str]:
    is_on = any(card.on_wasabi for card in pick.cards)
    if options.same_turn == "separate":
        if not free:
            yield "4.5 separate: the new wasabi stays free"
        elif is_on:
            yield "4.5 separate: on an older wasabi"
    elif not is_on:
        yield "4.5 combine: bare beside the wasabi of the same turn"
    elif not free:
        yield "4.5 combine: on the wasabi of the same turn"


def _gift(state: State, seat: Seat, give: Kind) -> Iterator[str]:
    robots = state.tables[-1]
    yield "9.3 card given"
    yield f"9.7 seat {seat} controls"
    if give in NIGIRI_POINTS:
        yield f"9.5 robot's nigiri {'on wasabi' if free_wasabi(robots) else 'bare'}"
    if _CHOPSTICKS in robots:
        yield "9.5 chopsticks on the robot's table"


def _tables(state: State) -> Iterator[str]:
    for table in state.tables:
        counts = tally(table)
        if counts.pudding:
            yield "3.7 puddings stay"
        if free_wasabi(table):
            yield "4.2 wasabi without nigiri at the end"
        if _CHOPSTICKS in table:
            yield "6.1 chopsticks at the end"
        if counts.tempura % 2:
            yield "6.1 odd tempura"
        if counts.tempura > 1:
            yield f"6.1 {'one pair' if counts.tempura < 4 else 'several pairs'} of tempura"
        if counts.sashimi:
            sets = ("sashimi short of three", "three sashimi", "six sashimi")
            yield f"6.1 {sets[min(counts.sashimi // 3, 2)]}"
        if counts.dumpling > _MOST_COUNTED:
            yield "6.1 more than five dumplings"
        else:
            yield f"6.1 {counts.dumpling} dumplings"


def _maki(state: State) -> Iterator[str]:
    icons = [tally(table).maki for table in state.tables]
    most = max(icons)
    if not most:
        yield "6.2 nobody has maki"
        return
    ties = "6.3 full" if state.options.maki_ties == "full" else "6.4 split"
    first = icons.count(most)
    next_most = max((count for count in icons if count < most), default=0)
    second = icons.count(next_most) if next_most else 0
    if 0 in icons:
        yield "6.2 no icon beside others' icons"
    yield f"{ties}: first alone" if first == 1 else f"{ties}: {first} tie for first"
    if first > 1 and second:
        way = "a second" if ties == "6.3 full" else "no second"
        yield f"{ties}: {way} after a tie for first"
    elif second:
        yield f"{ties}: second alone" if second == 1 else f"{ties}: {second} tie for second"
    elif first == 1:
        yield "6.2 nobody is second"
    if state.robot is not None:
        if maki_points(icons, state.options.maki_ties)[-1]:
            yield "9.8 robot scores for maki"
        if icons[-1] in icons[:-1] and icons[-1] in {most, next_most} - {0}:
            yield "9.8 robot ties for maki"


def _puddings(counts: tuple[int, ...], options: SushiGoOptions) -> Iterator[str]:
    most, fewest = max(counts), min(counts)
    robot = counts[-1] if options.has_robot else None
    if most == fewest:
        yield f"7.3 all equal, loss {options.pudding_loss}"
        if robot is not None:
            yield "9.8 all equal with the robot"
        return
    ties = options.pudding_ties
    yield f"7.2 {ties}: {counts.count(most)} with most"
    if options.pudding_loss == "yes":
        yield f"7.2 {ties}: {counts.count(fewest)} with fewest"
        if not fewest:
            yield "7.1 fewest is none"
    else:
        yield "7.4 nobody loses"
    if any(fewest < count < most for count in counts):
        yield "7.1 neither most nor fewest"
    if robot is not None and robot in {most, fewest}:
        yield f"9.8 robot has {'most' if robot == most else 'fewest'} puddings"


def _end(state: State, totals: tuple[int, ...], ranks: tuple[int | None, ...]) -> Iterator[str]:
    players = state.options.players
    if min(totals) < 0:
        yield "8.1 total below 0"
    if ranks.count(1) > 1:
        yield "8.1 won by several"
    elif totals[:players].count(max(totals[:players])) > 1:
        yield "8.1 won by puddings"
    else:
        yield "8.1 won by points"
    if state.robot is not None and totals[-1] > max(totals[:players]):
        yield "9.8 robot has most points"


def _knowledge(state: State) -> Iterator[str]:
    players = state.options.players
    if state.turn < players:
        yield "10.2 hand never seen"
    if state.turn > 1:
        yield "10.2 hand seen before"
        if state.options.passing == "left-right-left" and state.round == 2 and players > 2:
            yield "10.2 hand seen that went right"
        if state.robot is not None:
            yield "10.2 hand seen but for the robot's card"
