"""What statistics count of Sushi Express: customers, bets, and what was done with action cards."""

from sushiya.engine.parts import Watched
from sushiya.games.sushi_express.components import BETS, CUSTOMER_COPIES

WATCHED = Watched(
    groups={
        "customers": tuple(CUSTOMER_COPIES),  # their numbers are those of the customers
        "bets": tuple(f"bet-{number}" for number in BETS),
        "dice": ("re-roll", "stand"),
        "trips": ("further", "drive"),
        "row": ("clear-row", "keep-row"),
        "bet-cards": ("same-bet", "swap"),
    },
    tried=("customers", "bets", "dice", "trips", "row"),
    at_once=2,
    moment="round",
    moments=(1, 3, 5, 7, 9, 11),
    compared=({"swap": "neighbours"},),
)
