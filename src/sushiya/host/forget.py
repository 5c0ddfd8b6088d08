"""Erases a person: replaces their keys, tokens and names in logs that are already written."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from sushiya.core.value import encode
from sushiya.host.people import scope_of
from sushiya.host.shown import Card
from sushiya.store.protocol import Appended, Entry, Erasure, Store, Summary

TRIES = 3
PERSONAL = ("id", "player", "token", "person", "places")
"""The fields of entries that hold keys."""


async def erase(store: Store, table: str, player: str, pseudonym: str) -> bool:
    """Erase a player from a table's log; False: others kept writing to it, or there is none."""
    for _ in range(TRIES):
        entries, summary = await store.read(table), await store.summary(table)
        if summary is None:
            return False
        answer = await store.erase(erasure(table, entries, summary, player, pseudonym))
        if isinstance(answer, Appended):
            return True
    return False


def erasure(
    table: str, entries: Sequence[Entry], summary: Summary, player: str, pseudonym: str
) -> Erasure:
    """Return the changes to a log after which nothing of a player is left in it.

    The pseudonym is random and as long as a player's hash, so the log remains valid.
    """
    bodies = _decoded(entries)
    players = keys_of_person(entries, player)
    names, command_ids = _clean(bodies, players)
    cleaned = [_with_pseudonym(body, players, pseudonym) for body in bodies]
    card = msgspec.json.decode(summary.card, type=Card)
    shown = tuple("" if name in names else name for name in card.names)
    return Erasure(
        table=table,
        expected=len(entries),
        players=players,
        bodies=tuple(
            (entry.version, body)
            for entry, body in zip(entries, cleaned, strict=True)
            if entry.body != body
        ),
        command_ids=command_ids,
        summary=msgspec.structs.replace(
            summary,
            players=tuple(one for one in summary.players if one not in players),
            card=encode(msgspec.structs.replace(card, names=shown)),
        ),
    )


class _Owners(dict[int, str]):
    """Whose key owns which seat, updated by each entry of a log."""

    def follow(self, body: dict[str, Any]) -> None:
        if "places" in body:
            self.clear()
            self.update(
                (seat, place["person"]["player"])
                for seat, place in enumerate(body["places"])
                if place.get("person")
            )
        match body["happening"]:
            case "person-seated":
                self[body["seat"]] = body["person"]["player"]
            case "person-moved":
                self[body["to"]] = self.pop(body["seat"], "")
            case "place-emptied":
                self.pop(body["seat"], None)
            case "seat-moved" if body.get("player"):
                self[body["seat"]] = body["player"]


def _decoded(entries: Iterable[Entry]) -> list[dict[str, Any]]:
    return [msgspec.json.decode(entry.body) for entry in entries]


def keys_of_person(entries: Iterable[Entry], player: str) -> tuple[str, ...]:
    """List the keys of all devices that a person's seat was moved between at this table."""
    moves: list[set[str]] = []
    owners = _Owners()
    for body in _decoded(entries):
        before = owners.get(body.get("seat", -1))
        owners.follow(body)
        if body["happening"] == "seat-moved" and before and body.get("player"):
            moves.append({before, body["player"]})
    keys = {player}
    for _ in moves:
        keys.update(*(move for move in moves if move & keys))
    return tuple(sorted(keys))


def _clean(
    bodies: Iterable[dict[str, Any]], players: Sequence[str]
) -> tuple[set[str], tuple[str, ...]]:
    """Clear the person's names in the entries; return them, and the ids of their requests."""
    names: set[str] = set()
    command_ids: list[str] = []
    owners = _Owners()
    for body in bodies:
        owners.follow(body)
        places = [place.get("person") for place in body.get("places", ())]
        for person in [*places, body.get("person")]:
            if person and person["player"] in players:
                names.add(person["name"])
                # No token has this hash, so it opens nothing.
                person.update(name="", token=person["player"])
        if any(f":{scope_of(player)}:" in body.get("id", "") for player in players):
            command_ids.append(body["id"])
        if owners.get(body.get("seat", -1)) in players:
            if body["happening"] == "person-renamed":
                names.add(body["name"])
                body["name"] = ""
            elif body["happening"] == "seat-moved":
                body["token"] = owners[body["seat"]]
    return names, tuple(command_ids)


def _with_pseudonym(body: dict[str, Any], players: Iterable[str], pseudonym: str) -> bytes:
    """Replace keys in the fields about people only: options may contain any text."""
    personal = encode({name: body[name] for name in PERSONAL if name in body})
    for player in players:
        scope, new_scope = f":{scope_of(player)}:", f":{scope_of(pseudonym)}:"
        personal = personal.replace(player.encode(), pseudonym.encode())
        personal = personal.replace(scope.encode(), new_scope.encode())
    return encode(body | msgspec.json.decode(personal))
