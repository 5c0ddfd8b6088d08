"""A first bot for Sushi Go!: every card has a worth, and some are worth more on the right table."""

WORTH = {"maki-1": 1, "maki-2": 2, "maki-3": 3, "nigiri-1": 1, "nigiri-2": 2, "nigiri-3": 3, "tempura": 2.5}
WORTH |= {"sashimi": 2, "dumpling": 2, "pudding": 2, "wasabi": 2.5, "chopsticks": 0.5}


def choose(view, legal, budget, rng):
    mine = [laid.kind for laid in view.tables[view.seat]]
    return max(legal, key=lambda command: sum(worth(card, mine) for card in command.cards))


def worth(card, mine):
    pairs = {"tempura": mine.count("tempura") % 2, "sashimi": mine.count("sashimi") % 3}
    return WORTH[card.kind] * (3 if card.on_wasabi else 1) + 2 * pairs.get(card.kind, 0)
