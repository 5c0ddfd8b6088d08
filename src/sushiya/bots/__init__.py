"""Players that are programs: they get a view and the legal commands, never a state."""
