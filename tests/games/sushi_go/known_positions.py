"""Positions in which a good player finds the answer at once: seat 0 picks, and passes to seat 1."""

from dataclasses import dataclass, field
from typing import Any

from games.sushi_go.helpers import Given
from sushiya.core.ids import Seat
from sushiya.games.sushi_go.components import ROUNDS
from sushiya.games.sushi_go.scoring import RoundPoints
from sushiya.games.sushi_go.state import Robot


@dataclass(frozen=True)
class Known:
    """Hands and tables by seat, what is good there, and why."""

    why: str
    hands: tuple[str, ...]
    tables: tuple[str, ...]
    good: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    puddings: tuple[int, ...] = ()
    """Of earlier rounds: then it is the last round, and totals are equal so far."""
    robot: Robot | None = None

    def given(self) -> Given:
        given = Given(self.hands, self.tables, **self.options)
        if self.robot is not None:
            given.change(robot=self.robot)
        if self.puddings:
            even = tuple(RoundPoints(nigiri=15) for _ in given.state.tables)
            given.change(round=ROUNDS, puddings=self.puddings, points=(even,) * (ROUNDS - 1))
        return given


KNOWN = (
    Known(
        "A third sashimi brings ten points.",
        ("sashimi maki-1 nigiri-1 tempura", *["nigiri-2 maki-2 dumpling pudding"] * 3),
        ("sashimi sashimi nigiri-1 maki-1", *["maki-2 tempura nigiri-1 wasabi"] * 3),
        ("sashimi",),
    ),
    Known(
        "A second tempura brings five points, a salmon nigiri two.",
        ("tempura nigiri-2 maki-1", *["chopsticks maki-2 sashimi"] * 3),
        ("tempura dumpling nigiri-1", *["maki-2 maki-2 dumpling"] * 3),
        ("tempura",),
    ),
    Known(
        "The best nigiri belongs on the free wasabi.",
        ("nigiri-3 nigiri-1 tempura sashimi", *["maki-2 dumpling tempura sashimi"] * 3),
        ("wasabi dumpling maki-1 tempura", *["maki-1 nigiri-2 tempura dumpling"] * 3),
        ("nigiri-3:wasabi",),
    ),
    Known(
        "A fifth dumpling brings five more points.",
        ("dumpling nigiri-3 maki-2", *["maki-1 tempura sashimi"] * 3),
        ("dumpling dumpling dumpling dumpling", *["maki-3 nigiri-1 tempura nigiri-2"] * 3),
        ("dumpling",),
    ),
    Known(
        "A first sashimi at the last choice is worth nothing.",
        ("sashimi nigiri-1", *["maki-1 pudding", "maki-1 dumpling", "maki-1 tempura"]),
        ("maki-3", "tempura tempura", "dumpling dumpling", "nigiri-2"),
        ("nigiri-1",),
    ),
    Known(
        "A wasabi without a turn to come for a nigiri is worth nothing.",
        ("wasabi nigiri-2", "maki-1 dumpling", "maki-1 tempura", "maki-1 sashimi"),
        ("maki-3", "tempura tempura", "dumpling dumpling", "nigiri-1"),
        ("nigiri-2",),
    ),
    Known(
        "The neighbour needs the sashimi for ten points, and nothing else helps anybody.",
        ("sashimi wasabi", *["chopsticks maki-1", "maki-1 tempura", "maki-1 dumpling"]),
        ("dumpling", "sashimi sashimi", "dumpling dumpling", "tempura tempura"),
        ("sashimi",),
    ),
    Known(
        "Without this pudding I lose six points for the fewest.",
        ("pudding nigiri-1", "maki-1 sashimi", "maki-1 tempura", "maki-1 dumpling"),
        ("tempura tempura", "dumpling", "tempura tempura", "nigiri-2"),
        ("pudding",),
        puddings=(0, 1, 1, 1),
    ),
    Known(
        "Four puddings are safe; a fifth brings nothing.",
        ("pudding nigiri-2", "maki-1 sashimi", "maki-1 tempura", "maki-1 dumpling"),
        ("tempura tempura", "dumpling", "tempura tempura", "nigiri-2"),
        ("nigiri-2",),
        puddings=(4, 1, 1, 0),
    ),
    Known(
        "Two more icons make me first in maki instead of second.",
        ("maki-2 nigiri-1", *["sashimi tempura", "dumpling sashimi", "tempura wasabi"]),
        ("maki-3", "maki-2 maki-2", "dumpling dumpling", "tempura tempura"),
        ("maki-2",),
    ),
    Known(
        "One icon changes nothing where the others have many.",
        ("maki-1 nigiri-1", "sashimi tempura", "dumpling sashimi", "tempura wasabi"),
        ("dumpling", "maki-3 maki-3 maki-3", "maki-3 maki-2", "maki-2"),
        ("nigiri-1",),
    ),
    Known(
        "With chopsticks both sets are completed at once: fifteen points.",
        ("tempura sashimi maki-1", *["maki-2 nigiri-1 pudding"] * 3),
        (
            "chopsticks tempura sashimi sashimi",
            *["maki-2 nigiri-2 dumpling tempura", "maki-2 dumpling nigiri-2", "maki-3 nigiri-2"],
        ),
        ("sashimi+tempura",),
    ),
    Known(
        "With chopsticks the nigiri goes on the wasabi of the same turn: nine points.",
        ("wasabi nigiri-3 maki-1 tempura", *["maki-2 nigiri-1 sashimi dumpling"] * 3),
        ("chopsticks maki-2 dumpling", *["maki-2 nigiri-2 dumpling"] * 3),
        ("nigiri-3:wasabi+wasabi",),
    ),
    Known(
        "At the last choice the better nigiri goes on the wasabi.",
        ("nigiri-1 nigiri-3", "maki-1 tempura", "maki-1 sashimi", "maki-1 dumpling"),
        ("wasabi dumpling", "maki-2 tempura", "maki-2 nigiri-2", "maki-3 nigiri-2"),
        ("nigiri-3:wasabi",),
        {"edition": "zoch"},
    ),
    Known(
        "Two wasabi wait, and chopsticks let me take two nigiri: fifteen points.",
        ("nigiri-3 nigiri-2 maki-1", *["tempura maki-2 pudding"] * 3),
        ("chopsticks wasabi wasabi dumpling", *["maki-2 dumpling tempura nigiri-1"] * 3),
        ("nigiri-2:wasabi+nigiri-3:wasabi",),
    ),
    Known(
        "No hand that comes has a nigiri for the wasabi.",
        (
            "wasabi nigiri-2 maki-1",
            *["maki-2 sashimi chopsticks", *["dumpling tempura maki-3"] * 2],
        ),
        ("dumpling", "maki-3 maki-3", "maki-3 maki-2", "maki-3 maki-2"),
        ("nigiri-2",),
    ),
    Known(
        "No hand that comes has a second tempura.",
        (
            "tempura nigiri-1 chopsticks",
            *["maki-2 sashimi wasabi", *["dumpling maki-1 wasabi"] * 2],
        ),
        ("nigiri-2", "maki-3 maki-3", "maki-3 maki-2", "maki-3 maki-2"),
        ("nigiri-1",),
    ),
    Known(
        "A wasabi of the first turn wants the best nigiri at once.",
        (
            "nigiri-3 maki-1 tempura dumpling nigiri-1 pudding chopsticks",
            *["maki-2 tempura sashimi dumpling nigiri-2 maki-3 sashimi"] * 3,
        ),
        ("wasabi", "maki-2", "tempura", "dumpling"),
        ("nigiri-3:wasabi",),
    ),
    Known(
        "A third dumpling brings three points, an egg one, a first sashimi none so late.",
        ("dumpling nigiri-1 sashimi", *["maki-1 tempura pudding"] * 3),
        ("dumpling dumpling", *["maki-2 tempura nigiri-2"] * 3),
        ("dumpling",),
    ),
    Known(
        "The only rival has a free wasabi: the better nigiri must not get there.",
        ("nigiri-3 nigiri-2", "maki-1 sashimi"),
        ("dumpling tempura", "wasabi tempura"),
        ("nigiri-3",),
    ),
    Known(
        "These icons decide who is first in maki, and the rival would get them.",
        ("maki-2 nigiri-2", "sashimi dumpling"),
        ("maki-2 maki-2", "maki-3 maki-2"),
        ("maki-2",),
    ),
    Known(
        "The controller keeps the maki that wins the race, and gives the robot the rest.",
        ("nigiri-2 maki-3", "dumpling"),
        ("maki-2 maki-2 tempura tempura", "maki-3 maki-2 tempura tempura", "sashimi"),
        ("maki-3>nigiri-2",),
        {"players": 2, "robot": "on", "starter": "seat-1"},
        robot=Robot(Seat(0), (), "nigiri-2"),
    ),
    Known(
        "One more pudding makes me the only one with the most, and the neighbour would get it.",
        ("pudding nigiri-2", "maki-1 sashimi", "maki-1 tempura", "maki-1 dumpling"),
        ("tempura tempura", "dumpling", "tempura tempura", "nigiri-2"),
        ("pudding",),
        puddings=(2, 2, 0, 0),
    ),
    Known(
        "Two players lose nothing for the fewest puddings.",
        ("pudding nigiri-2", "maki-1 sashimi"),
        ("tempura tempura", "dumpling dumpling"),
        ("nigiri-2",),
        puddings=(0, 3),
    ),
    Known(
        "Hands to come bring tempura and nigiri, but no sashimi.",
        (
            "sashimi tempura nigiri-3 maki-1",
            "maki-2 dumpling pudding maki-1",
            "tempura nigiri-3 maki-2 dumpling",
            "tempura nigiri-3 nigiri-2 dumpling",
        ),
        ("sashimi sashimi tempura wasabi", *["maki-2 dumpling nigiri-1 maki-1"] * 3),
        ("sashimi",),
    ),
)
