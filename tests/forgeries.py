"""Forged records, made from true ones: the same for Python, docs/check_deal.py and the browser."""

import copy
import random
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

import sushiya
from dealt import Document, dealt, fixed, seen_by, table_id, version_1
from sushiya.bots.arena import play_recorded
from sushiya.core import trust as made
from sushiya.core.chance import Recording
from sushiya.core.value import plain


class Case(NamedTuple):
    name: str
    record: Document
    seen: Document | None
    says: str = ""
    """A pattern of what a check says; nothing: all is true."""
    only_seen: bool = False
    """The record alone looks true: only what a client saw gives it away."""
    by_trust: bool = True
    """Trust gives it away; else only the game does, as it is followed."""


BASE = dealt("sushi-go", "pbsp", entropy="base", missing=(2,))
"""Persons at seats 0 and 3, a bot at 1, and seat 2, which did not reveal in a first deal."""
OLD = version_1()["v1-sushi-go"]
"""Persons at seats 0 and 2, a bot at 1."""
FIXED = fixed("sushi-go", 3, entropy="fixed", deal="daily 2026-11-18")
"""A deal that was fixed before its table was made."""


def true_cases() -> Iterator[Case]:
    yield Case("a restart", BASE, seen_by(BASE, 0))
    yield Case("nothing seen", BASE, None)
    yield Case("seen by a silent seat", BASE, seen_by(BASE, 2))
    yield Case("a fixed deal", FIXED, seen_by(FIXED, 0))
    yield Case("a fixed deal, nothing seen", FIXED, None)
    made_now = {
        "the robot": dealt("sushi-go", "pp", entropy="robot", robot="on"),
        "Sushi Express": dealt("sushi-express", "ppb", entropy="express"),
        "Wasabi!": dealt("wasabi", "pb", entropy="wasabi"),
        "nobody shared": dealt("sushi-express", "sbb", entropy="nobody"),
        "left": dealt("wasabi", "pppp", entropy="left", left_at=60),
    }
    for name, record in (made_now | version_1()).items():
        yield Case(name, record, seen_by(record, 0))


Forge: TypeAlias = Callable[[Document, Document], None]
"""Changes a record, or what was seen of it, in place."""

OTHER = {size: random.Random(size).randbytes(size).hex() for size in (8, 15, 16, 31, 32, 33)}
"""Some bytes in hexadecimal, by their number."""


def seed_anew(record: Document) -> None:
    """Make the seed that follows from the trust, as a forger would."""
    trust = record["trust"]
    secret = bytes.fromhex(trust["secret"])
    if "nonces" in trust:
        seeded = made.seed_v1(secret, trust["nonces"])
    else:
        nonces = [one.get("nonce", "") for one in trust["shares"]]
        seeded = made.seed(trust["table"], secret, nonces)
    record["chance"]["seed"] = seeded.hex()


def invent_share(record: Document, seat: int, who: str) -> None:
    """Give a seat a nonce afterwards, with its commitment and the seed that follows."""
    trust = record["trust"]
    committed = made.share(trust["table"], trust["commitment"], OTHER[16])
    trust["shares"][seat] = {"who": who, "commitment": committed, "nonce": OTHER[16]}
    seed_anew(record)


def other_secret(record: Document, _: Document) -> None:
    record["trust"]["secret"] = OTHER[32]


def other_seal(record: Document, _: Document) -> None:
    record["trust"]["commitment"] = OTHER[32]


def other_nonce(record: Document, _: Document) -> None:
    record["trust"]["shares"][3]["nonce"] = OTHER[16]
    seed_anew(record)


def invented_person(record: Document, _: Document) -> None:
    invent_share(record, 1, "person")


def nonce_of_a_bot(record: Document, _: Document) -> None:
    invent_share(record, 1, "bot")


def nonce_of_a_silent_seat(record: Document, _: Document) -> None:
    invent_share(record, 2, "silent")


def person_without_a_nonce(record: Document, _: Document) -> None:
    del record["trust"]["shares"][3]["nonce"]
    seed_anew(record)


def person_without_a_commitment(record: Document, _: Document) -> None:
    del record["trust"]["shares"][3]["commitment"]


def missing_in_the_last_deal(record: Document, _: Document) -> None:
    """Go on without a nonce, and list the seat as missing where nobody may be."""
    person_without_a_nonce(record, _)
    record["trust"]["missing"] = [3]


def neither_person_nor_bot(record: Document, _: Document) -> None:
    record["trust"]["shares"][1] = {"who": "ghost"}


def short_nonce(record: Document, seen: Document) -> None:
    trust = record["trust"]
    committed = made.share(trust["table"], trust["commitment"], OTHER[15])
    trust["shares"][3] |= {"nonce": OTHER[15], "commitment": committed}
    seen["commitments"][3] = committed
    seed_anew(record)


def table_runs_into_secret(record: Document, _: Document) -> None:
    """Move the last letter of the table's id into the secret: the same bytes were hashed."""
    trust = record["trust"]
    trust["secret"] = trust["table"][-1].encode().hex() + trust["secret"]
    trust["table"] = trust["table"][:-1]
    seed_anew(record)


def secret_runs_into_table(record: Document, _: Document) -> None:
    """Move the first byte of the secret into the table's id; it has to be a letter for that."""
    trust = record["trust"]
    letter = bytes.fromhex(trust["secret"])[:1].decode("latin-1")
    trust["table"], trust["secret"] = trust["table"] + letter, trust["secret"][2:]
    seed_anew(record)


def other_table(record: Document, _: Document) -> None:
    record["trust"]["table"] = table_id(random.Random("other table"))


def other_seed(record: Document, _: Document) -> None:
    record["chance"]["seed"] = OTHER[32]


def restart_left_out(record: Document, _: Document) -> None:
    del record["trust"]["restarts"]


def restart_of_another_seal(record: Document, _: Document) -> None:
    restart = record["trust"]["restarts"][0]
    restart |= {
        "secret": OTHER[32],
        "commitment": made.seal(record["trust"]["table"], bytes.fromhex(OTHER[32])),
    }
    for one in restart["shares"]:
        if one["who"] == "person" and "nonce" in one:
            one["commitment"] = made.share(
                record["trust"]["table"], restart["commitment"], one["nonce"]
            )


def restart_with_nobody_missing(record: Document, _: Document) -> None:
    restart = record["trust"]["restarts"][0]
    committed = made.share(record["trust"]["table"], restart["commitment"], OTHER[16])
    restart["shares"][2] = {"who": "person", "commitment": committed, "nonce": OTHER[16]}
    restart["missing"] = []


def restart_that_cannot_be_read(record: Document, _: Document) -> None:
    del record["trust"]["restarts"][0]["missing"]


def restart_with_a_wrong_nonce(record: Document, _: Document) -> None:
    record["trust"]["restarts"][0]["shares"][3]["nonce"] = OTHER[16]


def restart_with_the_same_secret(record: Document, _: Document) -> None:
    trust = record["trust"]
    restart = trust["restarts"][0]
    restart |= {"secret": trust["secret"], "commitment": trust["commitment"]}
    restart["shares"] = [*trust["shares"][:2], restart["shares"][2], *trust["shares"][3:]]


def missing_seat_is_back(record: Document, seen: Document) -> None:
    invent_share(record, 2, "person")
    seen["commitments"][2] = record["trust"]["shares"][2]["commitment"]


def commitments_swapped(record: Document, _: Document) -> None:
    first, last = record["trust"]["shares"][0], record["trust"]["shares"][3]
    first["commitment"], last["commitment"] = last["commitment"], first["commitment"]


def seats_swapped(record: Document, _: Document) -> None:
    shares = record["trust"]["shares"]
    shares[0], shares[3] = shares[3], shares[0]
    seed_anew(record)


def copied_share(record: Document, seen: Document) -> None:
    shares = record["trust"]["shares"]
    shares[3] = dict(shares[0])
    seen["commitments"][3] = shares[0]["commitment"]
    seed_anew(record)


def share_left_out(record: Document, _: Document) -> None:
    record["trust"]["shares"].pop()
    seed_anew(record)


def unknown_version(record: Document, seen: Document) -> None:
    record["trust"]["version"] = seen["version"] = 4


def downgraded(record: Document, _: Document) -> None:
    """Make trust of version 1, all of it consistent, from that of version 2."""
    trust = record["trust"]
    secret = bytes.fromhex(trust["secret"])
    record["trust"] = {
        "table": trust["table"],
        "commitment": made.seal_v1(trust["table"], secret),
        "secret": trust["secret"],
        "nonces": [one.get("nonce", "") for one in trust["shares"]],
    }
    seed_anew(record)


def version_left_out(record: Document, _: Document) -> None:
    del record["trust"]["version"]


def upper_case(record: Document, seen: Document) -> None:
    record["trust"]["commitment"] = seen["commitment"] = record["trust"]["commitment"].upper()


def newline_behind_a_nonce(record: Document, seen: Document) -> None:
    record["trust"]["shares"][0]["nonce"] += "\n"
    seen["nonce"] += "\n"


def not_hexadecimal(record: Document, _: Document) -> None:
    record["trust"]["secret"] = "zz" * 32


def trust_left_out(record: Document, _: Document) -> None:
    del record["trust"]


def tape(record: Document, _: Document) -> None:
    """Write down other outcomes in place of the seed."""
    recording = Recording(sushiya.Dealer(1))
    sushiya.load("sushi-go", players=4).start(recording)
    record["chance"] = plain(recording.taped())


def dealt_anew(record: Document, _: Document) -> None:
    """Make all of it anew with another secret: a record that is true but for what was seen."""
    trust = record["trust"]
    again = dealt("sushi-go", "pbsp", entropy="anew", table=trust["table"], missing=(2,))
    own = trust["shares"][0]["nonce"]
    committed = made.share(trust["table"], again["trust"]["commitment"], own)
    again["trust"]["shares"][0] |= {"nonce": own, "commitment": committed}
    record.clear()
    record.update(replayed(again))


def replayed(record: Document) -> Document:
    """Play the game that follows from a record's trust now."""
    seed_anew(record)
    seeded = record["chance"]["seed"]
    game = sushiya.load("sushi-go", players=record["options"]["players"])
    played = plain(play_recorded(game, ["random"] * game.players, int(seeded, 16)))
    return {**played, "trust": record["trust"]}


def other_opening(record: Document, _: Document) -> None:
    record["opening"] = OTHER[8]


def other_deal_for_the_seed(record: Document, _: Document) -> None:
    """Keep trust and seed, and put in a game that was dealt from another seed."""
    game = sushiya.load("sushi-go", players=4)
    other = plain(play_recorded(game, ["random"] * 4, 1))
    record |= {name: other[name] for name in ("opening", "decisions", "result")}


def decision_of_another_seat(record: Document, _: Document) -> None:
    """Let somebody decide who is not asked: in Sushi Express the second seat drives first."""
    decisions = record["decisions"]
    place = next(at for at, one in enumerate(decisions) if " drive " in one["commands"][0])
    seat, _, words = decisions[place]["commands"][0].partition(" ")
    decisions[place]["commands"] = [f"{(int(seat) + 1) % 3} {words}"]


def own_nonce_replaced(record: Document, _: Document) -> None:
    record["trust"]["nonces"][0] = OTHER[16]
    seed_anew(record)


def nonce_invented(record: Document, _: Document) -> None:
    record["trust"]["nonces"][1] = OTHER[16]


def long_nonce(record: Document, _: Document) -> None:
    record["trust"]["nonces"][2] += "00"
    seed_anew(record)


def nonce_left_out(record: Document, _: Document) -> None:
    record["trust"]["nonces"].pop()


def named_deal(record: Document, _: Document) -> None:
    """Say of a deal by commit and reveal that it was fixed before."""
    record["trust"]["deal"] = "daily 2026-11-18"


def called_fixed(record: Document, seen: Document) -> None:
    """Turn commit and reveal into a fixed deal, and choose the secret for it."""
    trust = record["trust"]
    secret = record["chance"]["seed"]
    sealed = made.seal_fixed("daily 2026-11-18", bytes.fromhex(secret))
    kept = {"table": trust["table"], "commitment": sealed, "secret": secret}
    record["trust"] = {"version": 3, **kept, "deal": "daily 2026-11-18"}
    seen["commitment"] = sealed


def deal_of_another_day(record: Document, _: Document) -> None:
    record["trust"]["deal"] = "daily 2026-11-19"


def deal_without_a_name(record: Document, seen: Document) -> None:
    trust = record["trust"]
    trust["deal"] = ""
    trust["commitment"] = made.seal_fixed("", bytes.fromhex(trust["secret"]))
    seen["commitment"] = trust["commitment"]


def share_in_a_fixed_deal(record: Document, _: Document) -> None:
    record["trust"]["shares"] = [{"who": "silent"}] * 3


def nonces_in_a_fixed_deal(record: Document, _: Document) -> None:
    record["trust"]["nonces"] = ["", "", ""]


def fixed_anew(record: Document, _: Document) -> None:
    """Make all of it anew with another secret, under the same name."""
    again = fixed("sushi-go", 3, entropy="other", deal=record["trust"]["deal"])
    again["trust"]["table"] = record["trust"]["table"]
    record.clear()
    record.update(again)


SECRET, SEAL, NONCE, HEX = "secret", "seal|commitment", "nonce", "hexadecimal"
SHARE, SEED, TABLE, VERSION = "share", "seed", "table", "version"
COMMITMENTS, RESTART = "commitments|commitment", "given up|restart"

FORGERIES: dict[Forge, str] = {
    other_secret: SECRET,
    other_seal: SECRET,
    other_nonce: NONCE,
    nonce_of_a_bot: SHARE,
    nonce_of_a_silent_seat: SHARE,
    person_without_a_nonce: NONCE,
    person_without_a_commitment: "commitment",
    missing_in_the_last_deal: "missing",
    neither_person_nor_bot: f"ghost|neither|{SHARE}",
    short_nonce: HEX,
    table_runs_into_secret: SECRET,
    secret_runs_into_table: SECRET,
    other_table: SECRET,
    other_seed: SEED,
    restart_with_nobody_missing: "missing",
    restart_that_cannot_be_read: "missing|cannot be",
    restart_with_a_wrong_nonce: NONCE,
    restart_with_the_same_secret: "same secret",
    missing_seat_is_back: "silent",
    commitments_swapped: NONCE,
    copied_share: "same commitment|committed to",
    share_left_out: SHARE,
    unknown_version: VERSION,
    version_left_out: VERSION,
    upper_case: HEX,
    newline_behind_a_nonce: HEX,
    not_hexadecimal: HEX,
    tape: SEED,
    named_deal: "deal",
}
"""What is wrong in the record itself, with a pattern of what a check says."""

UNSEEN: dict[Forge, str] = {
    invented_person: COMMITMENTS,
    restart_left_out: RESTART,
    restart_of_another_seal: RESTART,
    seats_swapped: f"{COMMITMENTS}|{NONCE}",
    downgraded: VERSION,
    called_fixed: VERSION,
    dealt_anew: SEAL,
    trust_left_out: SEED,
}
"""What only a client that saw the deal can tell; the record fits together."""

OLD_FORGERIES: dict[Forge, str] = {
    other_secret: SECRET,
    other_seal: SECRET,
    other_seed: SEED,
    other_table: SECRET,
    table_runs_into_secret: "22 characters",
    nonce_invented: SEED,
    long_nonce: HEX,
    nonce_left_out: f"{NONCE}|{SHARE}",
    upper_case: HEX,
}
"""The same for version 1."""

FIXED_FORGERIES: dict[Forge, str] = {
    other_secret: SECRET,
    other_seal: SECRET,
    other_seed: SEED,
    deal_of_another_day: SECRET,
    deal_without_a_name: "no name",
    share_in_a_fixed_deal: SHARE,
    nonces_in_a_fixed_deal: NONCE,
    version_left_out: f"{VERSION}|deal",
    upper_case: HEX,
    not_hexadecimal: HEX,
}
"""The same for version 3."""


def _forged(
    record: Document, forge: Forge, says: str, *, only_seen: bool = False, by_trust: bool = True
) -> Case:
    forged, seen = copy.deepcopy((record, seen_by(record, 0)))
    forge(forged, seen)
    version = record["trust"].get("version", 1)
    name = f"version {version}: {forge.__name__.replace('_', ' ')}"
    return Case(name, forged, seen, says, only_seen, by_trust)


def forged_cases() -> Iterator[Case]:
    for forge, says in FORGERIES.items():
        yield _forged(BASE, forge, says)
    for forge, says in UNSEEN.items():
        yield _forged(BASE, forge, says, only_seen=True)
    for forge, says in OLD_FORGERIES.items():
        yield _forged(OLD, forge, says)
    yield _forged(OLD, own_nonce_replaced, NONCE, only_seen=True)
    for forge, says in FIXED_FORGERIES.items():
        yield _forged(FIXED, forge, says)
    yield _forged(FIXED, fixed_anew, SEAL, only_seen=True)
    yield _forged(FIXED, other_table, TABLE, only_seen=True)
    express = dealt("sushi-express", "ppb", entropy="express")
    yield _forged(BASE, other_opening, "opening", by_trust=False)
    yield _forged(BASE, other_deal_for_the_seed, "opening", by_trust=False)
    yield _forged(express, decision_of_another_seat, "seat", by_trust=False)
