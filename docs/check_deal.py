"""Check the deal of a Sushiya record and rebuild every draw of its game; docs/records.md explains each step.

Usage: python3 check_deal.py RECORD.json [--seen SEEN.json]; exits with 1 if anything is wrong. Needs Python 3.11.
"""

import hashlib
import json
import re
import sys
from pathlib import Path

DECK = "maki-1 " * 6 + "maki-2 " * 12 + "maki-3 " * 8 + "tempura " * 14 + "sashimi " * 14 + "dumpling " * 14
DECK += "nigiri-1 " * 5 + "nigiri-2 " * 10 + "nigiri-3 " * 5 + "wasabi " * 6 + "chopsticks " * 4 + "pudding " * 10
TOWN = "light-blue " * 8 + "dark-blue " * 8 + "pink pink purple purple red red orange orange yellow yellow green green "


def need(is_so, otherwise):
    if not is_so:
        sys.exit(f"WRONG: {otherwise}.")


def digest(version, purpose, *parts):
    """Hash parts; since version 2 each stands behind its length, so that none runs into the next."""
    if version > 1:
        parts = [len(part).to_bytes(4, "big") + part for part in (f"sushiya-{version} {purpose}".encode(), *parts)]
    return hashlib.sha256(b"".join(parts)).digest()


def check_trust(record, seen=None):
    """Check how the seed was made, and that this is how a seat's client saw it."""
    trust, players = record.get("trust"), record["options"]["players"]
    need(trust, "the record does not say how its seed was made")
    need(record["chance"]["from"] == "seed", "the record's chance does not come from a seed")
    version, table = trust.get("version", 1), trust["table"].encode()
    need(version in (1, 2, 3), f"version {version} of the trust is unknown")
    need(version > 1 or len(table) == 22, "the table's id has not 22 characters")
    others = {1: ("shares", "restarts", "deal"), 2: ("nonces", "deal"), 3: ("nonces", "shares", "restarts")}[version]
    need(not any(map(trust.get, others)), f"the trust has {' or '.join(others)}, which version {version} has not")
    old = [{"who": "person", "nonce": nonce} if nonce else {"who": "silent"} for nonce in trust.get("nonces", [])]
    if version == 3:  # The deal was fixed before the table: all are silent, and the seal names the deal.
        need(trust["deal"], "the fixed deal has no name")
        old, table = [{"who": "silent"}] * players, trust["deal"].encode()
    deals, silent = [*trust.get("restarts", []), {"shares": old, **trust, "missing": []}], []
    for name, text in re.findall('"(secret|commitment|nonce|seed)": "(.*?)"', json.dumps([deals, record["chance"]])):
        fits = re.fullmatch("[0-9a-f]*", text) and len(text) == (32 if name == "nonce" else 64)
        need(fits, f"a {name} is not lower-case hexadecimal of the right length")
    need(len({deal["secret"] for deal in deals}) == len(deals), "two deals have the same secret")
    for deal in deals:
        secret, seal, shares = bytes.fromhex(deal["secret"]), bytes.fromhex(deal["commitment"]), deal["shares"]
        need(digest(version, "seal", table, secret) == seal, "the secret is not the one that the seal was made from")
        need(len(shares) == players, "there is not one share for each player")
        need(all(shares[seat]["who"] == "silent" for seat in silent), "a seat that did not reveal is not silent later")
        people = [seat for seat, one in enumerate(shares) if one not in ({"who": "bot"}, {"who": "silent"})]
        need(all(shares[seat]["who"] == "person" for seat in people), "a bot's or a silent seat has a share")
        nonces = [bytes.fromhex(share.get("nonce", "")) for share in shares]
        missing = [seat for seat in people if not nonces[seat]]
        need(missing == deal["missing"], "the seats without a nonce are not the missing ones")
        need(missing or deal is deals[-1], "a deal was given up though nobody was missing")
        silent += missing
        commitments = {seat: shares[seat]["commitment"] for seat in people if version == 2}
        need(len(set(commitments.values())) == len(commitments), "two seats have the same commitment")
        made = {seat: digest(2, "share", table, seal, nonces[seat]).hex() for seat in commitments if nonces[seat]}
        need(made.items() <= commitments.items(), "a nonce is not the one that its seat had committed to")
    old = [secret, *(bytes([seat]) + nonce for seat, nonce in enumerate(nonces) if nonce)]
    seed = secret if version == 3 else digest(version, "seed", *([table, secret, *nonces] if version == 2 else old))
    need(seed.hex() == record["chance"]["seed"], "the seed was not made from the secret and the nonces")
    if seen is not None:
        told = {**trust, "version": version, "commitments": [share.get("commitment", "") for share in shares]}
        for name in ["version", "table", "commitment"] + ["commitments"] * (version == 2):
            need(seen[name] == told[name], f"the {name} of the record is not what was seen")
        need(seen["nonce"] == nonces[seen["seat"]].hex(), "the seat's nonce is not the one that was sent")
        seals = iter([deal["commitment"] for deal in deals[:-1]])
        need(all(one in seals for one in seen.get("restarts", [])), "a deal that was seen given up is not listed")
    return f"the seed was made by the secret and the nonces{' that this seat saw' * (seen is not None)}"


class Game(dict):  # a record whose game is followed; its decisions are an iterator
    def draw(self, name, number, sizes, text, first=0):
        if self["chance"]["from"] == "tape":
            drawn = {(asked, at): answer for asked, at, answer in self["chance"]["outcomes"]}[name, number]
        else:
            seed, question = bytes.fromhex(self["chance"]["seed"]), name.encode() + b"\0" + number.to_bytes(8, "big")
            blocks = (hashlib.blake2b(question + at.to_bytes(8, "big"), key=seed).digest() for at in range(2**64))
            words = (int.from_bytes(block[at : at + 8], "big") for block in blocks for at in range(0, 64, 8))
            drawn = [next(word for word in words if word < 2**64 - 2**64 % size) % size for size in sizes]
        print(f"{name} {number}: {text}", *[first + one for one in drawn])
        return [first + one for one in drawn]

    def begin(self, name):
        chosen, players = self["options"].get("starter", "random"), self["options"]["players"]
        return self.draw(name, 0, [players], "first is seat")[0] if chosen == "random" else int(chosen[-1]) - 1

    def shuffle(self, name, number, pieces):
        for place, offset in enumerate(self.draw(name, number, range(len(pieces), 1, -1), "shuffled by")):
            pieces[place], pieces[place + offset] = pieces[place + offset], pieces[place]
        return pieces

    def take(self, name, pile, count, text):
        taken = [pile.pop(0) for _ in pile[:count]]
        print(f"{name}, {text}", ", ".join(taken) or "nothing")
        return taken

    def open(self, opened, *events):
        events = [{"event": "game-opened", "options": self["options"], **opened}, *events]
        text = json.dumps(events, ensure_ascii=False, separators=(",", ":")).encode()
        need(hashlib.blake2b(text, digest_size=8).hexdigest() == self["opening"], "the opening is not the recorded one")

    def decide(self, seat):
        decided, *words = next(self["decisions"])["commands"][0].split()
        need(decided == str(seat), f"seat {decided} decided where seat {seat} is asked")
        return words

    def sushi_go(self):
        """Hands are dealt from the top of the deck, seat by seat, the robot's pile last."""
        players, robot, deck = self["options"]["players"], self["options"]["robot"] == "on", DECK.split()
        control, size = self.begin("controller") if robot else None, {2: 10, 3: 9, 4: 8, 5: 7}[players + robot]
        self.shuffle("deck", 0, deck)
        drawn = [{"event": "robot-card-drawn", "seat": control, "card": deck[2 * size]}] * robot
        self.open({"deck": deck, "controller": control}, {"event": "round-dealt", "round": 1, "cards": size}, *drawn)
        for number in (1, 2, 3):
            for seat in range(players):
                self.take("deck 0", deck, size, f"round {number}: seat {seat} is dealt")
            pile = self.take("deck 0", deck, size, f"round {number}: the robot's pile is") if robot else []
            for _ in range(size - 1 + robot):
                if robot:
                    self.take("deck 0", pile, 1, f"robot's pile: seat {control} draws")
                    control = 1 - control
                next(self["decisions"])

    def wasabi(self):
        """Recipes are drawn from the top of their piles; a pass puts some below."""
        first, hands = self.begin("first"), [[] for _ in range(self["options"]["players"])]
        recipes = self["options"]["recipe-book"]["recipes"]
        lengths = [len(ingredients) for _, ingredients in recipes]
        strips = {length: [strip for strip, one in enumerate(lengths) if one == length] for length in (2, 3, 4, 5)}
        piles = {length: self.shuffle("pile", length, strips[length]) for length in strips}
        self.open({"first": first, "piles": list(piles.values())})
        for decision in self["decisions"]:
            seat, word, *rest = decision["commands"][0].split()
            hand = hands[int(seat)]
            if word == "draw":
                hand.append(piles[int(rest[0])].pop(0))
                print(f"pile {rest[0]}: seat {seat} draws {recipes[hand[-1]][0]}")
                hand.sort()
            for strip in [hand[int(place)] for place in rest if word in ("pass", "complete")]:
                hand.remove(strip)
                piles[lengths[strip]] += [strip] * (word == "pass")

    def sushi_express(self):
        """Only who holds a card is asked, so all bets, rolls and vans are followed."""
        players, starter, row, rolls = self["options"]["players"], self.begin("starter"), [], iter(range(10**9))
        vans, cards, customers = [0] * players, [2] * players, self.shuffle("customers", 0, (TOWN + "tip " * 8).split())
        actions = "same-bet " * (12 - players) + "swap " * 4 + "re-roll " * 4 + "further " * (6 - players) + "tip tip"
        actions = self.shuffle("actions", 0, actions.split())
        opened = {"starter": starter, "customers": customers, "actions": actions}
        began = {"event": "round-began", "round": 1, "seat": starter}
        self.open(opened, {"event": "row-filled", "cards": customers[:players]}, began)
        while len(row) + len(customers) >= players:
            bets, row = {}, row + self.take("customers 0", customers, players - len(row), "to the row:")
            for seat in [*range(starter, players), *range(starter)]:
                while (cards[seat] or seat not in bets) and (words := self.decide(seat)) != ["end"]:
                    low, high = int(words[1].split("-")[0]), int(words[1].split("-")[-1])
                    cards[seat] -= low in bets.values()
                    swapped = {one: low + high - bet for one, bet in bets.items() if bet in (low, high)}
                    bets |= {seat: low} if words[0] == "bet" else swapped
            order = sorted(bets.items(), key=lambda marker: marker[1])[::-1]
            starter = order[-1][0]
            for attempt, (seat, bet) in enumerate([marker for marker in order for _ in range(2)]):
                dice = self.draw("roll", next(rolls), [6, 6], f"seat {seat} rolls", 1)
                while sum(dice) < bet and cards[seat] and (words := self.decide(seat))[0] == "reroll":
                    new = self.draw("reroll", next(rolls), [6], f"seat {seat} turns a {words[1]} into", 1)
                    dice[dice.index(int(words[1]))] = new[0]
                    cards[seat] -= 1
                if sum(dice) >= bet:
                    break
                if attempt % 2:
                    order.pop(0)
                    cards[seat] += len(self.take("actions 0", actions, 1, f"failed: seat {seat} draws"))
            for seat, bet in order:
                further = int(self.decide(seat)[1]) if cards[seat] else 0
                cards[seat] -= further
                others = vans[:seat] + vans[seat + 1 :]
                stop = [tile for tile in range(vans[seat] + 1, 60) if tile % 12 not in others][bet + further - 1]
                vans[seat] = stop % 12
                if stop >= 12:
                    row.remove(self.decide(seat)[1])
                if vans[seat] == 6:
                    cards[seat] += len(self.take("actions 0", actions, 1, f"parked: seat {seat} draws"))
            if not order or (row and self.decide(starter) == ["clear"]):
                row.clear()


if __name__ == "__main__":
    need(len(sys.argv) in (2, 4), __doc__)
    try:
        record, *seen = [json.loads(Path(path).read_text("utf-8")) for path in sys.argv[1::2]]
        proven = check_trust(record, *seen) if seen or "trust" in record else "nothing is proven: it has no trust"
        getattr(Game(record, decisions=iter(record["decisions"])), record["game"].replace("-", "_"))()
    except StopIteration:
        print("Here the game was left.")
    except (ArithmeticError, AttributeError, LookupError, OSError, TypeError, ValueError) as error:
        need(False, f"the record cannot be followed: {error!r}")
    print(f"RIGHT: the opening follows from the record, and {proven}.")
