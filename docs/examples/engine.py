"""A small engine of Sushi Go! without the robot, for `sushiya conform`: it imports nothing of ours."""

import json
import sys
from itertools import combinations_with_replacement

COPIES = {
    "maki-1": 6,
    "maki-2": 12,
    "maki-3": 8,
    "tempura": 14,
    "sashimi": 14,
    "dumpling": 14,
    "nigiri-1": 5,
    "nigiri-2": 10,
    "nigiri-3": 5,
    "wasabi": 6,
    "chopsticks": 4,
    "pudding": 10,
}
KINDS = list(COPIES)
HAND = {2: 10, 3: 9, 4: 8, 5: 7}
ON = ":wasabi"
CARDS = [card for kind in KINDS for card in (kind, kind + ON)[: 1 + kind.startswith("nigiri")]]


class Table:
    def __init__(self, options, outcomes):
        self.options, self.players = options, options["players"]
        ((_, _, offsets),) = outcomes
        self.deck = [kind for kind in KINDS for _ in range(COPIES[kind])]
        for place, offset in enumerate(offsets):
            other = place + offset
            self.deck[place], self.deck[other] = self.deck[other], self.deck[place]
        self.round, self.result = 0, None
        self.puddings, self.totals = [0] * self.players, [0] * self.players
        self.deal()

    def deal(self):
        size = HAND[self.players]
        self.hands = [self.deck[seat * size : (seat + 1) * size] for seat in range(self.players)]
        self.deck = self.deck[self.players * size :]
        self.laid = [[] for _ in range(self.players)]
        self.round += 1

    def free(self, seat):
        return self.laid[seat].count("wasabi") - sum(card.endswith(ON) for card in self.laid[seat])

    def legal(self, seat):
        picks = [(card,) for card in CARDS]
        if "chopsticks" in self.laid[seat]:
            picks += combinations_with_replacement(CARDS, 2)
        return ["+".join(pick) for pick in picks if self.fits(seat, pick)]

    def fits(self, seat, pick):
        kinds = [card.removesuffix(ON) for card in pick]
        if any(kinds.count(kind) > self.hands[seat].count(kind) for kind in kinds):
            return False
        on = sum(card.endswith(ON) for card in pick)
        free = self.free(seat)
        if self.options["same-turn"] == "combine":
            free += kinds.count("wasabi")
        if on > free:
            return False
        nigiri = sum(kind.startswith("nigiri") for kind in kinds)
        return self.options["nigiri"] == "optional" or on >= min(free, nigiri)

    def play(self, commands):
        for line in commands:
            seat, _, text = line.partition(" ")
            self.keep(int(seat), text.split("+"))
        step = 1
        if self.options["passing"] == "left-right-left" and self.round == 2:
            step = -1
        self.hands = [self.hands[(seat - step) % self.players] for seat in range(self.players)]
        if len(self.hands[0]) == 1:
            for seat, (kind,) in enumerate(self.hands):
                on = kind.startswith("nigiri") and self.free(seat) > 0
                self.laid[seat].append(kind + ON if on else kind)
            self.score()

    def keep(self, seat, cards):
        for card in cards:
            self.hands[seat].remove(card.removesuffix(ON))
        if len(cards) == 2:
            self.laid[seat].remove("chopsticks")
            self.hands[seat].append("chopsticks")
        self.laid[seat] += cards

    def score(self):
        for seat, laid in enumerate(self.laid):
            self.totals[seat] += laid.count("tempura") // 2 * 5
            self.totals[seat] += laid.count("sashimi") // 3 * 10
            self.totals[seat] += (0, 1, 3, 6, 10, 15)[min(laid.count("dumpling"), 5)]
            for points in (1, 2, 3):
                self.totals[seat] += points * laid.count(f"nigiri-{points}")
                self.totals[seat] += 3 * points * laid.count(f"nigiri-{points}{ON}")
            self.puddings[seat] += laid.count("pudding")
        self.add(self.maki())
        if self.round < 3:
            self.deal()
            return
        self.add(self.desserts())
        self.hands = [[] for _ in range(self.players)]
        keys = list(zip(self.totals, self.puddings))
        ranks = [1 + sum(other > key for other in keys) for key in keys]
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        self.result = {"totals": self.totals, "ranks": ranks, "winners": winners}

    def add(self, points):
        self.totals = [total + more for total, more in zip(self.totals, points)]

    def maki(self):
        icons = [sum(n * laid.count(f"maki-{n}") for n in (1, 2, 3)) for laid in self.laid]
        places = sorted({count for count in icons if count > 0}, reverse=True)[:2]
        prizes = dict(zip(places, (6, 3)))
        if self.options["maki-ties"] == "split":
            if places and icons.count(places[0]) > 1:
                prizes = {places[0]: 6}
            prizes = {count: prize // icons.count(count) for count, prize in prizes.items()}
        return [prizes.get(count, 0) for count in icons]

    def desserts(self):
        most, fewest = max(self.puddings), min(self.puddings)
        if most == fewest:
            return [0] * self.players
        split = self.options["pudding-ties"] == "split"
        gain = 6 // self.puddings.count(most) if split else 6
        loss = 6 // self.puddings.count(fewest) if split else 6
        if self.options["pudding-loss"] == "no":
            loss = 0
        return [{most: gain, fewest: -loss}.get(count, 0) for count in self.puddings]

    def stands(self):
        asked = [] if self.result else list(range(self.players))
        return {"to-act": asked, "legal": [self.legal(seat) for seat in asked], "result": self.result}


table = None
for line in sys.stdin:
    asked = json.loads(line)
    if asked["do"] == "start":
        if asked["game"] != "sushi-go" or asked["options"]["robot"] == "on":
            print(json.dumps({"skip": "this engine plays Sushi Go! without the robot"}), flush=True)
            continue
        table = Table(asked["options"], asked["outcomes"])
    else:
        table.play(asked["commands"])
    print(json.dumps(table.stands()), flush=True)
