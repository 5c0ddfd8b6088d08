"""How a seed is made, and what the check finds in records and in what clients saw."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sushiya.core.record import Record, check_deal, read_record, verify
from sushiya.core.trust import (
    Restart,
    Seen,
    Share,
    Trust,
    check,
    digest,
    seal,
    seal_v1,
    seed,
    seed_v1,
    share,
)
from sushiya.core.value import encode
from sushiya.games import GAMES

change = msgspec.structs.replace

TABLE = "VFuXSSySst9fMIsZvVsoDA"
PLAYERS = 4
NONCES = ("0a" * 16, "0b" * 16)
SECRETS = ("5e" * 32, "5f" * 32)
OLD = Path(__file__).parents[1] / "host" / "version_1" / "finished.json"


def seal_of(secret: str) -> str:
    return seal(TABLE, bytes.fromhex(secret))


def person(nonce: str, secret: str) -> Share:
    return Share("person", share(TABLE, seal_of(secret), nonce), nonce)


def restarted() -> Restart:
    """A deal that seat 1 did not reveal for."""
    silent = change(person(NONCES[1], SECRETS[0]), nonce="")
    shares = (person(NONCES[0], SECRETS[0]), silent, Share("bot"), Share("silent"))
    return Restart(seal_of(SECRETS[0]), SECRETS[0], shares, (1,))


SHARES = (person(NONCES[0], SECRETS[1]), Share("silent"), Share("bot"), Share("silent"))
TRUST = Trust(
    version=2,
    table=TABLE,
    commitment=seal_of(SECRETS[1]),
    secret=SECRETS[1],
    shares=SHARES,
    restarts=(restarted(),),
)
SEED = seed(TABLE, bytes.fromhex(SECRETS[1]), (NONCES[0], "", "", "")).hex()
SEEN = Seen(
    version=2,
    table=TABLE,
    seat=0,
    nonce=NONCES[0],
    commitment=TRUST.commitment,
    commitments=tuple(one.commitment for one in SHARES),
    restarts=(TRUST.restarts[0].commitment,),
)


def with_share(seat: int, one: Share) -> Trust:
    return change(TRUST, shares=(*SHARES[:seat], one, *SHARES[seat + 1 :]))


def with_restart(**changes: Any) -> Trust:
    return change(TRUST, restarts=(change(TRUST.restarts[0], **changes),))


def reseeded(trust: Trust) -> tuple[Trust, str]:
    """Make the seed anew, as a forger would."""
    nonces = [one.nonce for one in trust.shares]
    return trust, seed(trust.table, bytes.fromhex(trust.secret), nonces).hex()


def test_a_true_deal_is_accepted_with_and_without_what_a_client_saw() -> None:
    assert check(TRUST, SEED, PLAYERS) is None
    assert check(TRUST, SEED, PLAYERS, SEEN) is None
    assert check(TRUST, SEED, PLAYERS, change(SEEN, restarts=())) is None


def test_the_parts_of_a_digest_cannot_run_into_each_other() -> None:
    parts = ("a", b"bc"), ("ab", b"c"), ("a", b"b", b"c"), ("abc",), ("a", b"bc", b"")
    made = {digest(purpose, *rest) for purpose, *rest in parts}
    assert len(made) == len(parts)
    framed = b"\0\0\0\1a\0\0\0\2bc"
    assert digest("a", b"bc") == hashlib.sha256(framed).digest()


def test_every_purpose_seat_and_seal_gives_another_hash() -> None:
    secret = bytes.fromhex(SECRETS[0])
    first, other = NONCES
    made = {
        seal(TABLE, secret),
        seal("another", secret),
        share(TABLE, seal(TABLE, secret), first),
        share(TABLE, seal_of(SECRETS[1]), first),
        share("another", seal(TABLE, secret), first),
        seed(TABLE, secret, (first, "")).hex(),
        seed(TABLE, secret, ("", first)).hex(),
        seed(TABLE, secret, (first, other)).hex(),
        seed("another", secret, (first, "")).hex(),
    }
    assert len(made) == 9


FORGED: dict[str, Callable[[], tuple[Trust, str]]] = {
    "an unknown version": lambda: (change(TRUST, version=3), SEED),
    "an older version": lambda: (change(TRUST, version=1), SEED),
    "another table": lambda: reseeded(change(TRUST, table="another")),
    "another seed": lambda: (TRUST, "00" * 32),
    "a short seed": lambda: (TRUST, SEED[:-2]),
    "a seed in capitals": lambda: (TRUST, SEED.upper()),
    "another secret": lambda: reseeded(change(TRUST, secret="00" * 32)),
    "a long secret": lambda: reseeded(change(TRUST, secret=SECRETS[1] + "00")),
    "a secret that is no hexadecimal": lambda: (change(TRUST, secret="x" * 64), SEED),
    "a secret with a line break": lambda: (change(TRUST, secret=SECRETS[1] + "\n"), SEED),
    "another seal": lambda: (change(TRUST, commitment="00" * 32), SEED),
    "a short seal": lambda: (change(TRUST, commitment="00"), SEED),
    "a seat too few": lambda: reseeded(change(TRUST, shares=SHARES[:3])),
    "a seat too many": lambda: reseeded(change(TRUST, shares=(*SHARES, Share("bot")))),
    "no shares": lambda: reseeded(change(TRUST, shares=())),
    "nonces of version 1": lambda: (change(TRUST, nonces=NONCES), SEED),
    "a bot with a share": lambda: reseeded(
        with_share(2, change(person(NONCES[1], SECRETS[1]), who="bot"))
    ),
    "a bot with a nonce alone": lambda: reseeded(with_share(2, Share("bot", "", NONCES[1]))),
    "a silent seat with a nonce": lambda: reseeded(with_share(3, Share("silent", "", NONCES[1]))),
    "a silent seat with a commitment": lambda: (
        with_share(3, Share("silent", "00" * 32)),
        SEED,
    ),
    "a person without a nonce": lambda: reseeded(with_share(0, change(SHARES[0], nonce=""))),
    "a person without anything": lambda: reseeded(with_share(0, Share("person"))),
    "a nonce that was not committed to": lambda: reseeded(
        with_share(0, change(SHARES[0], nonce=NONCES[1]))
    ),
    "a short nonce": lambda: reseeded(with_share(0, person("0a" * 15, SECRETS[1]))),
    "a commitment for another seal": lambda: reseeded(with_share(0, person(NONCES[0], SECRETS[0]))),
    "a copied share": lambda: reseeded(with_share(3, SHARES[0])),
    "a restart with another seal": lambda: (with_restart(commitment="00" * 32), SEED),
    "a restart with another secret": lambda: (with_restart(secret="11" * 32), SEED),
    "a restart with nobody missing": lambda: (
        with_restart(shares=(TRUST.restarts[0].shares[0], *SHARES[1:]), missing=()),
        SEED,
    ),
    "a restart where another was missing": lambda: (with_restart(missing=(0,)), SEED),
    "a restart with a missing seat that there is not": lambda: (with_restart(missing=(9,)), SEED),
    "a restart with a seat too few": lambda: (
        with_restart(shares=TRUST.restarts[0].shares[:3]),
        SEED,
    ),
    "a missing seat that is not silent afterwards": lambda: reseeded(
        with_share(1, person(NONCES[1], SECRETS[1]))
    ),
    "the same secret twice": lambda: (
        change(TRUST, restarts=(TRUST.restarts[0], TRUST.restarts[0])),
        SEED,
    ),
}


@pytest.mark.parametrize("forge", FORGED.values(), ids=FORGED.keys())
def test_a_forged_trust_is_found_without_any_help(forge: Callable[[], tuple[Trust, str]]) -> None:
    trust, seeded = forge()
    assert check(trust, seeded, PLAYERS) is not None


def other_world() -> tuple[Trust, str]:
    """A deal that fits together and is not the one that was seen: a bot's seat has a share."""
    return reseeded(with_share(2, person(NONCES[1], SECRETS[1])))


def test_a_deal_that_fits_together_is_compared_with_what_was_seen() -> None:
    trust, seeded = other_world()
    assert check(trust, seeded, PLAYERS) is None
    assert check(trust, seeded, PLAYERS, SEEN) is not None


@pytest.mark.parametrize(
    "changes",
    [
        {"version": 1},
        {"table": "another"},
        {"seat": 1},
        {"seat": 4},
        {"seat": -4},
        {"nonce": NONCES[1]},
        {"nonce": ""},
        {"commitment": "00" * 32},
        {"commitments": SEEN.commitments[:3]},
        {"commitments": ("00" * 32, *SEEN.commitments[1:])},
        {"commitments": (*SEEN.commitments[:2], "00" * 32, "")},
        {"restarts": ("00" * 32,)},
        {"restarts": SEEN.restarts * 2},
    ],
    ids=str,
)
def test_what_was_seen_and_does_not_fit_is_told(changes: dict[str, Any]) -> None:
    assert check(TRUST, SEED, PLAYERS, change(SEEN, **changes)) is not None


def test_restarts_are_compared_in_their_order() -> None:
    third = "60" * 32
    again = Restart(
        seal_of(third), third, (change(person(NONCES[0], third), nonce=""), *SHARES[1:]), (0,)
    )
    silent = (Share("silent"), *SHARES[1:])
    trust, seeded = reseeded(change(TRUST, shares=silent, restarts=(restarted(), again)))
    seals = tuple(one.commitment for one in trust.restarts)
    seen = change(SEEN, seat=1, nonce="", commitments=("",) * 4, restarts=seals)
    assert check(trust, seeded, PLAYERS, seen) is None
    assert check(trust, seeded, PLAYERS, change(seen, restarts=seals[::-1])) is not None


def test_what_is_empty_is_left_out_of_the_record() -> None:
    written = json.loads(encode(TRUST))
    assert written["version"] == 2
    assert "nonces" not in written
    assert written["shares"][1:3] == [{"who": "silent"}, {"who": "bot"}]
    assert "nonce" not in written["restarts"][0]["shares"][1]
    assert msgspec.json.decode(encode(TRUST), type=Trust) == TRUST


# Version 1


def old_record() -> Record:
    return read_record(encode(json.loads(OLD.read_text())["record"]))


def old_seen() -> Seen:
    trust = old_trust()
    return Seen(
        version=1, table=trust.table, seat=1, nonce=trust.nonces[1], commitment=trust.commitment
    )


def old_trust() -> Trust:
    trust = old_record().trust
    assert isinstance(trust, Trust)
    return trust


def test_a_record_of_version_1_verifies() -> None:
    assert verify(GAMES.find("sushi-go"), old_record()) is None
    assert verify(GAMES.find("sushi-go"), old_record(), old_seen()) is None
    assert encode(old_record()) == encode(json.loads(OLD.read_text())["record"])


def reseeded_v1(trust: Trust) -> Record:
    """Make seal and seed of version 1 anew, as a forger would."""
    secret = bytes.fromhex(trust.secret)
    sealed = change(trust, commitment=seal_v1(trust.table, secret))
    made = seed_v1(secret, trust.nonces).hex()
    record = old_record()
    return change(record, trust=sealed, chance=change(record.chance, seed=made))


@pytest.mark.parametrize(
    "trust",
    [
        change(old_trust(), nonces=(*old_trust().nonces, "")),
        change(old_trust(), nonces=old_trust().nonces[:1]),
        change(old_trust(), nonces=(old_trust().nonces[0] + "00", "")),
        change(old_trust(), nonces=(old_trust().nonces[0] + "01" + "00" * 16, "")),
        change(old_trust(), secret=old_trust().secret[:-2]),
        change(old_trust(), secret=old_trust().secret + "00"),
        change(old_trust(), table=old_trust().table[:-1]),
        change(old_trust(), table=old_trust().table + "A"),
        change(old_trust(), shares=SHARES),
        change(old_trust(), restarts=TRUST.restarts),
    ],
)
def test_lengths_of_version_1_are_exact(trust: Trust) -> None:
    assert check_deal(reseeded_v1(trust)) is not None


def test_a_table_id_cannot_run_into_the_secret_of_version_1() -> None:
    """The same bytes, cut elsewhere, give the same seal; the lengths tell."""
    trust = old_trust()
    first = chr(bytes.fromhex(trust.secret)[0])
    shifted = change(trust, table=trust.table + first, secret=trust.secret[2:])
    assert seal_v1(shifted.table, bytes.fromhex(shifted.secret)) == trust.commitment
    assert check_deal(change(old_record(), trust=shifted)) is not None


@pytest.mark.parametrize(
    "changes", [{"version": 2}, {"table": "another"}, {"seat": 0}, {"nonce": "00" * 16}]
)
def test_what_was_seen_of_version_1_is_compared(changes: dict[str, Any]) -> None:
    assert check_deal(old_record(), change(old_seen(), **changes)) is not None


# Records


def test_a_record_without_trust_is_accepted_only_if_nobody_saw_its_deal() -> None:
    bare = change(old_record(), trust=msgspec.UNSET)
    assert verify(GAMES.find("sushi-go"), bare) is None
    assert verify(GAMES.find("sushi-go"), bare, old_seen()) is not None
    assert check_deal(bare) is not None


def test_the_record_that_the_browser_is_tested_with_is_true() -> None:
    kept = json.loads((Path(__file__).parents[2] / "web" / "tests" / "deal.json").read_text())
    seen = msgspec.convert(kept["seen"], Seen)
    assert verify(GAMES.find("sushi-go"), read_record(encode(kept["record"])), seen) is None
