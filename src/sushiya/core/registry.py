"""A registry of games by name."""

from sushiya.core.game import AnyRules


class UnknownGame(LookupError):
    """No game has that name; says which there are."""


class Registry:
    def __init__(self) -> None:
        self._games: dict[str, AnyRules] = {}

    def register(self, rules: AnyRules) -> None:
        if rules.name in self._games:
            raise ValueError(f"{rules.name} is registered already")
        self._games[rules.name] = rules

    def names(self) -> tuple[str, ...]:
        return tuple(self._games)

    def all(self) -> tuple[AnyRules, ...]:
        return tuple(self._games.values())

    def find(self, name: str) -> AnyRules:
        if name not in self._games:
            raise UnknownGame(f"there is no game {name!r}; there are {', '.join(self._games)}")
        return self._games[name]
