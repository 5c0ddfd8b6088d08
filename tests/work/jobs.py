"""One small job of each kind that can run anywhere: a match, training, statistics."""

import hashlib
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec

from sushiya.bots.arena import LineUp, compete
from sushiya.bots.protocol import Playouts
from sushiya.core.value import encode
from sushiya.engine.door import load_engine
from sushiya.games import GAMES
from sushiya.games.sushi_express.training import _watch
from sushiya.games.sushi_go.training import FittedPicks, _collect
from sushiya.stats.collecting import Question, collect
from sushiya.stats.figures import figures_of
from sushiya.stats.watching import Bots
from sushiya.training import floats
from sushiya.training.run import begin, train
from sushiya.training.trainer import load_trainer
from sushiya.work.local import Here
from sushiya.work.place import Place, in_order


def results(place: Place | None) -> dict[str, str]:
    """Do every job at a place, or on this machine; digest what comes of each."""
    done = {
        "arena": _match(("cook", "random", "chef"), 40, place),
        "masters": _match(("master", "random"), 3, place),
        "reference": _match(("apprentice", "random"), 3, place, by_reference=True),
        "stats": _stats(place),
        "positions": _positions(place),
        "picks": _picks(place),
        "training sushi-express": _training("sushi-express", place),
        "training wasabi": _training("wasabi", place),
    }
    return {name: hashlib.blake2b(one, digest_size=8).hexdigest() for name, one in done.items()}


def _match(
    bots: tuple[str, ...], deals: int, place: Place | None, *, by_reference: bool = False
) -> bytes:
    line_up = LineUp("sushi-go", {"players": len(bots)}, bots, Playouts(8))
    played = compete(line_up, range(deals), workers=1, by_reference=by_reference, place=place)
    return msgspec.json.encode(list(played))


def _stats(place: Place | None) -> bytes:
    compared = load_engine(GAMES.find("sushi-express")).parts.watched.compared
    bots = Bots(("random",) * 4, 0)
    asked = Question("sushi-express", {}, bots, 2100, 300, variants=compared)
    return encode(figures_of(asked, collect(asked, place or Here())))


def _positions(place: Place | None) -> bytes:
    engine = load_engine(GAMES.find("sushi-express"))
    play = partial(_watch, engine, 3, [0.1] * floats.count(engine))
    return b"".join(
        side.tobytes() for part in in_order(place or Here(), play, [1, 251]) for side in part
    )


def _picks(place: Place | None) -> bytes:
    """What the trainer of Sushi Go! hands over; its fit takes long, and stays on this machine."""
    engine = load_engine(GAMES.find("sushi-go"))
    trainer = FittedPicks()
    collect = partial(_collect, engine, trainer.begin(engine)["now"], 0, 1, 3)
    return b"".join(
        side.tobytes()
        for part in in_order(place or Here(), collect, range(2))
        for side in (part.places, part.values, part.vector)
    )


def _training(name: str, place: Place | None) -> bytes:
    engine = load_engine(GAMES.find(name))
    trainer = _small(load_trainer(engine.rules))
    run = train(trainer, engine, begin(trainer, engine, 3), iterations=1, place=place)
    return msgspec.json.encode(run.state)


def _small(trainer: Any) -> Any:
    """Make a trainer small, whichever kind it is."""
    if hasattr(trainer, "tuning"):
        # Its fits take long, and stay on this machine; `_positions` is what they need.
        return replace(trainer, fits=0, tuning=_small(trainer.tuning))
    studies = tuple(replace(study, deals=1) for study in trainer.studies[:1])
    return replace(trainer, population=3, elite=2, studies=studies)
