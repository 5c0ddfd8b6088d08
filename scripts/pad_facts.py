"""Write the facts about the games for the browser's score pad: keys, options, refusal numbers.

Usage: scripts/pad_facts.py [--check]; with --check nothing is written, and a stale file fails.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from sushiya.core.game import AnyRules
from sushiya.core.refusal import Refusals
from sushiya.core.value import plain
from sushiya.games import sushi_express, sushi_go, wasabi
from sushiya.games.sushi_express import judge as express_judge
from sushiya.games.sushi_express.engine import facts as express
from sushiya.games.sushi_go import judge as go_judge
from sushiya.games.sushi_go.components import ROUNDS
from sushiya.games.sushi_go.engine import facts as go
from sushiya.games.sushi_go.notation import CARDS
from sushiya.games.wasabi import judge as wasabi_judge
from sushiya.games.wasabi.components import LENGTHS
from sushiya.games.wasabi.engine import facts as wasabi_engine
from sushiya.games.wasabi.house import HOUSE_BOOK
from sushiya.games.wasabi.pad import MOST_CUBES

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "pad" / "facts.json"
NOT_SCORED = {"edition", "players", "nigiri", "same-turn", "passing", "starter", "swap", "hands"}
"""Options that change no points of what lies there."""


def facts() -> dict[str, Any]:
    lengths = [f"length-{length}" for length in LENGTHS]
    return {
        "sushi-go": {
            **_shared(sushi_go.RULES, go.COMPLAINTS, go_judge.REFUSALS),
            "rounds": ROUNDS,
            "keys": [card.kind + (":wasabi" if card.on_wasabi else "") for card in CARDS],
            "kinds": go.ROUND_KINDS,
        },
        "wasabi": {
            **_shared(wasabi.RULES, wasabi_engine.COMPLAINTS, wasabi_judge.REFUSALS),
            "rounds": 1,
            "keys": [*lengths, "cubes"],
            "kinds": wasabi_engine.KINDS,
            "mostCubes": MOST_CUBES,
            "recipes": [
                {"name": one.name, "length": len(one.ingredients)} for one in HOUSE_BOOK.recipes
            ],
        },
        "sushi-express": {
            **_shared(sushi_express.RULES, express.COMPLAINTS, express_judge.REFUSALS),
            "rounds": 1,
            "keys": [*express.CUSTOMERS, *(f"action-{kind}" for kind in express.ACTIONS)],
            "kinds": express.KINDS,
        },
    }


def _shared(rules: AnyRules, complaints: tuple[str, ...], refusals: Refusals) -> dict[str, Any]:
    """Give editions with their players, every table's own options, and refusals by number."""
    options = rules.options
    house = [name for name in options.types() if name not in NOT_SCORED and options.choices(name)]
    return {
        "editions": {
            name: {"from": min(players), "to": max(players)}
            for name, players in options.editions.items()
        },
        "house": {name: options.choices(name) for name in house},
        "presets": {
            f"{edition} {players}": _preset(rules, edition=edition, players=players)
            for edition, range_ in options.editions.items()
            for players in range_
        }
        | _robots(rules),
        "refusals": [{"code": code, "rule": refusals.rules[code]} for code in complaints],
    }


def _robots(rules: AnyRules) -> dict[str, Any]:
    if "robot" not in rules.options.types():
        return {}
    return {"cocktail 2 robot": _preset(rules, edition="cocktail", players=2, robot="on")}


def _preset(rules: AnyRules, **given: Any) -> dict[str, Any]:
    chosen: dict[str, Any] = plain(rules.bind(**given).options)
    chosen.pop("recipe-book", None)
    return chosen


def written() -> str:
    return json.dumps(facts(), ensure_ascii=False, indent=1) + "\n"


def is_fresh() -> bool:
    return FILE.exists() and FILE.read_text("utf-8") == written()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    is_check = parser.parse_args().check
    if is_fresh():
        return 0
    if not is_check:
        FILE.write_text(written(), "utf-8")
    ending = "is stale: run scripts/pad_facts.py" if is_check else "was written"
    sys.stdout.write(f"{FILE.name} {ending}\n")
    return int(is_check)


if __name__ == "__main__":
    sys.exit(main())
