"""What puzzles of Sushi Go! are about, by the facts that the coach names."""

from sushiya.engine.ideas import Case, Idea, Ideas
from sushiya.games.sushi_go.commands import Keep
from sushiya.games.sushi_go.components import KINDS
from sushiya.games.sushi_go.notation import write

OF_SETS = ("completes", "collects")
OF_CARDS = (*OF_SETS, "dumplings", "on-wasabi", "nigiri", "free-wasabi", "maki", "puddings")


def _names(case: Case, kind: str) -> bool:
    return KINDS[case.figures["card"]] == kind


def _uses_chopsticks(case: Case) -> bool:
    return len(case.answer.cards) > len(case.rival.cards)


def sort(command: Keep) -> str:
    """Sort answers by the cards that are kept."""
    return write(Keep(command.cards))


IDEAS = Ideas(
    named={
        "two-cards": Idea(facts=OF_CARDS, fits=_uses_chopsticks),
        "sashimi": Idea(facts=OF_SETS, fits=lambda case: _names(case, "sashimi")),
        "tempura": Idea(facts=OF_SETS, fits=lambda case: _names(case, "tempura")),
        "dumplings": Idea(facts=("dumplings",)),
        "on-wasabi": Idea(facts=("on-wasabi",)),
        "wasabi-first": Idea(facts=("free-wasabi",)),
        "keep-wasabi": Idea(facts=("keeps-wasabi",)),
        "nigiri": Idea(facts=("nigiri",)),
        "chopsticks": Idea(facts=("chopsticks",)),
        "maki": Idea(facts=("maki", "maki-race")),
        "pudding": Idea(facts=("puddings", "pudding-race")),
        "deny": Idea(facts=("denies-set", "denies-nigiri", "needs", "needs-nigiri")),
    },
    sort=sort,
)
