"""What a seat asks for: one small struct for each kind of step."""

from sushiya.core.value import Value, kebab


class Command(Value, frozen=True, tag_field="command", tag=kebab):
    pass


class NotationError(ValueError):
    """A text or number that stands for no command; says what is expected."""
