"""What puzzles of Sushi Express are about, by the facts that the coach names."""

from sushiya.core.command import Command
from sushiya.engine.ideas import Case, Idea, Ideas
from sushiya.games.sushi_express.commands import PlaceBet, SwapBets, TakeCustomer
from sushiya.games.sushi_express.components import CUSTOMER_COPIES
from sushiya.games.sushi_express.dial import stack_on
from sushiya.games.sushi_express.notation import write

OF_BETS = (
    *("bet-odds", "bet-further", "bet-reaches", "cards-reach", "bet-park", "lowest"),
    *("takes-number", "before", "after"),
)
RARE = 2
"""Cards of a customer that few have."""


def _is_held(case: Case) -> bool:
    """Tell whether the answer bets where somebody else's marker lies."""
    bet = case.answer
    return isinstance(bet, PlaceBet) and bool(stack_on(case.view.dial, bet.number))


def _is_swap(case: Case) -> bool:
    """Tell whether the answer swaps markers, or does without."""
    return SwapBets in {type(case.answer), type(case.rival)}


def sort(command: Command) -> str:
    """Sort answers by what is done; customers differ in how many cards there are, not in colour."""
    if isinstance(command, TakeCustomer) and command.customer != "tip":
        return "take rare" if CUSTOMER_COPIES[command.customer] <= RARE else "take common"
    return write(command)


IDEAS = Ideas(
    named={
        "same-bet": Idea(facts=OF_BETS, fits=_is_held),
        "swap": Idea(facts=(*OF_BETS, "swap", "swap-rival"), fits=_is_swap),
        "bet-low": Idea(facts=("bet-odds", "lowest")),
        "bet-high": Idea(facts=("bet-further",)),
        "bet-reach": Idea(facts=("bet-reaches", "cards-reach")),
        "take-number": Idea(facts=("takes-number",)),
        "order": Idea(facts=("before", "after")),
        "reroll": Idea(facts=("reroll-odds",)),
        "further": Idea(facts=("reaches", "closer")),
        "park": Idea(facts=("park", "tie-park", "bet-park")),
        "keep-cards": Idea(facts=("keeps", "tie-keeps")),
        "new-customer": Idea(facts=("first-customer",)),
        "more-customers": Idea(facts=("further-customer",)),
        "tip": Idea(facts=("tip", "fewest-tips")),
        "deny": Idea(facts=("lacks-customer", "new-to-rival")),
        "row": Idea(facts=("new-in-row",)),
        "ending": Idea(facts=("ends", "goes-on")),
    },
    sort=sort,
)
