"""Documents in a table's options: a log holds each once, and later entries refer to its digest."""

import hashlib
from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from sushiya.core.game import AnyGame, AnyRules
from sushiya.core.value import encode


def without_known(
    rules: AnyRules, options: Mapping[str, Any], known: Collection[str]
) -> tuple[dict[str, Any], dict[str, str]]:
    """Leave out documents with known digests; return the rest, and these digests by name."""
    left_out = {name: one for name, one in _digests(rules, options).items() if one in known}
    return {name: value for name, value in options.items() if name not in left_out}, left_out


def documents_of(game: AnyGame, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the documents in an entry's plain options, by digest, as the game reads them."""
    values = {
        field.encode_name: getattr(game.options, field.name)
        for field in msgspec.structs.fields(game.options)
    }
    return {digest: values[name] for name, digest in _digests(game.rules, options).items()}


def _digests(rules: AnyRules, options: Mapping[str, Any]) -> dict[str, str]:
    # Digests of the entry's own text, which stay the same however a later version reads it.
    return {
        name: hashlib.sha256(encode(options[name])).hexdigest()
        for name in rules.options.documents
        if name in options
    }
