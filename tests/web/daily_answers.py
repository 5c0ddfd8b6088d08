"""Answers of a server about daily deals, for pages that are drawn without one."""

from typing import Any

DAY = "2026-11-18"
RESULT: dict[str, Any] = {
    "game": "wasabi",
    "day": DAY,
    "mine": {"table": "t" * 22, "state": "counted", "score": {"points": 27, "rank": 2}},
    "count": 41,
    "points": [[12, 2], [17, 4], [20, 9], [23, 11], [27, 8], [30, 5], [36, 2]],
    "ranks": [9, 14, 12, 6],
    "worse": 26,
    "master": {"points": 33, "rank": 1},
    "link": "",
}
SHOWN: dict[str, Any] = {
    "day": DAY,
    "ends-at": 1_794_960_000.0,
    "first": "2026-10-01",
    "players": 4,
    "level": "chef",
    "games": [
        {
            "game": game,
            "state": state,
            "table": "t" * 22,
            "score": score,
            "streak": streak,
            "longest-streak": 12,
        }
        for game, state, score, streak in (
            ("sushi-go", None, None, 3),
            ("wasabi", "counted", {"points": 27, "rank": 2}, 12),
            ("sushi-express", "running", None, 0),
        )
    ],
    "past": [
        {
            "game": "wasabi",
            "day": f"2026-11-{day}",
            "state": state,
            "table": "t" * 22,
            "score": {"points": 20 + day, "rank": 1 + day % 4},
        }
        for day, state in ((17, "counted"), (16, "late"), (15, "counted"))
    ],
    "chains": [
        {
            "first": "2026-10-01",
            "length": 7305,
            "anchor": "0c4fef4c4aa38b8d77b4cb1d4f0bbbb4b4b4d9f2b1ec9ae0d2fdcf7e09c6b9dd",
        }
    ],
    "published": {"day": "2026-11-17", "link": "ab" * 32},
}
KEPT = {
    "daily": {name: SHOWN[name] for name in ("players", "level", "first", "chains", "published")}
}
"""What a device keeps of it for days without a network."""
