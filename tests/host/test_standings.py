"""Totals of a circle's games, by person and game."""

from sushiya.host.standings import GamePlayed, Standing, standings


def played(game: str, seats: tuple[int | None, ...], *, totals: tuple[int, ...]) -> GamePlayed:
    ranks = tuple(1 + sum(other > mine for other in totals) for mine in totals)
    return GamePlayed(
        table="t", game=game, at=0.0, round=None, seats=seats, totals=totals, ranks=ranks
    )


def test_wins_points_and_who_was_beaten_are_summed_up() -> None:
    rows = standings(
        [
            played("sushi-go", (0, 1, None), totals=(30, 20, 40)),
            played("wasabi", (1, 0), totals=(10, 10)),
        ]
    )
    assert rows[:2] == (
        Standing(member=0, game="", games=2, wins=1, points=40, beaten=1.5, met=3),
        Standing(member=1, game="", games=2, wins=1, points=30, beaten=0.5, met=3),
    )
    assert [(row.game, row.member, row.wins) for row in rows[2:]] == [
        ("sushi-go", 0, 0),
        ("sushi-go", 1, 0),
        ("wasabi", 0, 1),
        ("wasabi", 1, 1),
    ]


def test_nobody_played() -> None:
    assert standings([]) == ()
