"""True records of games that were dealt by persons, bots and silent seats, and what was seen."""

import base64
import random
from pathlib import Path
from typing import Any, TypeAlias

import sushiya
from sushiya.bots.arena import play_recorded
from sushiya.core import trust as made
from sushiya.core.chance import Seeded
from sushiya.core.record import Sitting, read_record, replay, write_record
from sushiya.core.value import plain

VERSION_1 = Path(__file__).parent / "docs" / "records"
"""Records of version 1, made by the code before there was version 2."""

Document: TypeAlias = dict[str, Any]
"""A record, or what a client saw, as it stands in a file."""


def table_id(rng: random.Random) -> str:
    return base64.urlsafe_b64encode(rng.randbytes(16)).decode().rstrip("=")


def _shares(
    table: str, sealed: str, who: str, missing: tuple[int, ...], rng: random.Random
) -> tuple[made.Share, ...]:
    """Make a share for each seat, a person (p), a bot (b) or silent (s)."""
    found = []
    for seat, letter in enumerate(who):
        nonce = rng.randbytes(made.NONCE_BYTES).hex()
        committed = made.share(table, sealed, nonce)
        shares = {
            "p": made.Share("person", committed, "" if seat in missing else nonce),
            "b": made.Share("bot"),
            "s": made.Share("silent"),
        }
        found.append(shares[letter])
    return tuple(found)


def dealt(
    game: str,
    who: str,
    *,
    entropy: str,
    table: str = "",
    missing: tuple[int, ...] = (),
    left_at: int | None = None,
    **options: object,
) -> Document:
    """Make a true record of version 2.

    Seats that are `missing` did not reveal in a first deal and are silent in the second. A game
    that was left ends after so many decisions.
    """
    rng = random.Random(entropy)
    table = table or table_id(rng)
    secret, first_secret = rng.randbytes(made.SECRET_BYTES), rng.randbytes(made.SECRET_BYTES)
    sealed, first = made.seal(table, secret), made.seal(table, first_secret)
    shares = _shares(table, sealed, who, (), rng)
    restart = made.Restart(
        commitment=first,
        secret=first_secret.hex(),
        shares=_shares(table, first, who.replace("s", "p"), missing, rng),
        missing=missing,
    )
    trust = made.Trust(
        version=2,
        table=table,
        commitment=sealed,
        secret=secret.hex(),
        shares=shares,
        restarts=(restart,) if missing else (),
    )
    seeded = made.seed(table, secret, [one.nonce for one in shares])
    rules = sushiya.load(game, players=len(who), **options)
    played = play_recorded(rules, ["random"] * rules.players, int.from_bytes(seeded, "big"))
    decisions = [one.commands for one in replay(rules, played)][1:][:left_at]
    sittings = [Sitting(one.seat, "person") for one in played.sittings]
    document: Document = plain(
        write_record(rules, Seeded(seeded.hex()), decisions, sittings, trust)
    )
    return document


def fixed(game: str, players: int, *, entropy: str, deal: str) -> Document:
    """Make a true record of version 3, of a deal that was fixed before its table was made."""
    rng = random.Random(entropy)
    secret = rng.randbytes(made.SECRET_BYTES)
    trust = made.Trust(
        version=made.FIXED,
        table=table_id(rng),
        commitment=made.seal_fixed(deal, secret),
        secret=secret.hex(),
        deal=deal,
    )
    rules = sushiya.load(game, players=players)
    played = play_recorded(rules, ["random"] * players, int.from_bytes(secret, "big"))
    return {**plain(played), "trust": plain(trust)}


def seen_by(record: Document, seat: int) -> Document:
    """Give what the client of a seat kept of this deal."""
    trust = record["trust"]
    seen = {"table": trust["table"], "seat": seat, "commitment": trust["commitment"]}
    if "nonces" in trust:
        return {"version": 1, **seen, "nonce": trust["nonces"][seat]}
    if "deal" in trust:
        return {"version": 3, **seen, "nonce": ""}
    shares = trust["shares"]
    return {
        "version": 2,
        **seen,
        "nonce": shares[seat].get("nonce", ""),
        "commitments": [one.get("commitment", "") for one in shares],
        "restarts": [one["commitment"] for one in trust.get("restarts", [])],
    }


def version_1() -> dict[str, Document]:
    files = sorted(VERSION_1.glob("*.json"))
    return {file.stem: plain(read_record(file.read_bytes())) for file in files}
