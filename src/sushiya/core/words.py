"""Sentences as values, and the catalogues that format them in a reader's language."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TypeAlias
from unicodedata import bidirectional

from sushiya.core.ids import Seat, Viewer
from sushiya.core.value import Value

LANGUAGES = ("en", "de", "fr", "it")

FIRST_STRONG_ISOLATE, POP_ISOLATE = "\u2068", "\u2069"

SHARED_MESSAGES = Path(__file__).parent / "messages"


class Phrase(Value, frozen=True):
    """A sentence before it has a language: a message's id and its arguments."""

    id: str
    args: dict[str, "Arg"] = {}


Arg: TypeAlias = int | str | Phrase | tuple[Phrase, ...]


def seat_phrase(seat: Seat) -> Phrase:
    """Return a phrase for a seat; a catalogue that knows the names shows the name."""
    return Phrase("seat", {"seat": seat})


def say_winners(ranks: Sequence[int | None]) -> dict[str, Arg]:
    """Return arguments for a message: all `winners`, the first `winner`, and their `count`."""
    first = [seat_phrase(Seat(seat)) for seat, rank in enumerate(ranks) if rank == 1]
    winners = tuple(Phrase("winner", {"seat": seat}) for seat in first)
    return {"winner": first[0], "winners": winners, "count": len(first)}


def isolated(text: str) -> str:
    """Enclose right-to-left text in isolating marks, so that the text around it keeps its order."""
    if text.isascii() or FIRST_STRONG_ISOLATE in text:
        return text
    is_turning = any(bidirectional(letter) in {"R", "AL", "AN"} for letter in text)
    return f"{FIRST_STRONG_ISOLATE}{text}{POP_ISOLATE}" if is_turning else text


class MissingMessage(LookupError):
    """A catalogue lacks a message, or a message lacks an argument."""


class Catalogue:
    """All messages of one language, shared ones and one game's.

    Arguments of the whole table, such as its edition, are given once, and every message may use
    them: names of pieces, help and refusals depend on the edition.
    """

    def __init__(self, language: str, folders: Iterable[Path], **table: str) -> None:
        # Fluent takes 0.2 s to import, and programs that only play or score format nothing.
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

        self.language = language
        self._table = table
        # Our four languages run left to right; text of other people is isolated where necessary.
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            file = folder / f"{language}.ftl"
            if file.exists():
                self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, phrase: Phrase, *, you: Viewer = None, names: Sequence[str] = ()) -> str:
        """Format a phrase for `you`, calling seats by `names`; MissingMessage if a part is missing.

        A message may ask by `$you` whether its argument `seat` is spoken to, and by `$you-name`
        whether its argument `name` is.
        """
        if phrase.id == "seat" and names:
            return isolated(names[int(str(phrase.args["seat"]))])
        pattern = self._bundle.get_message(phrase.id).value if self.has(phrase.id) else None
        if pattern is None:
            raise MissingMessage(f"{self.language}.ftl has no message {phrase.id!r}")
        is_you = _addresses(phrase.args.get("seat"), you)
        args: dict[str, int | str] = {**self._table, "you": is_you}
        for key, value in phrase.args.items():
            args[key] = self._argument(value, you=you, names=names)
            args[f"you-{key}"] = _addresses(value, you)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingMessage(f"{self.language}.ftl, message {phrase.id!r}: {errors[0]!r}")
        return str(text)

    def text(self, message: str, **args: Arg) -> str:
        """Format a message that needs no viewer."""
        return self.say(Phrase(message, args))

    def _argument(self, value: Arg, *, you: Viewer, names: Sequence[str]) -> int | str:
        if isinstance(value, Phrase):
            return self.say(value, you=you, names=names)
        if isinstance(value, tuple):
            parts = [self.say(part, you=you, names=names) for part in value]
            has_lists = any(isinstance(arg, tuple) for part in value for arg in part.args.values())
            return "; ".join(parts) if has_lists else self._list(parts)
        return isolated(value) if isinstance(value, str) else value

    def _list(self, parts: Sequence[str]) -> str:
        if not parts:
            return self.text("list-empty")
        *earlier, last = parts
        if not earlier:
            return last
        return self.text("list-and", first=", ".join(earlier), last=last)


def _addresses(arg: Arg | None, you: Viewer) -> str:
    """Return "yes" if an argument stands for the seat that is addressed, else "no"."""
    is_you = you is not None and (arg == seat_phrase(you) or arg == you)
    return "yes" if is_you else "no"
