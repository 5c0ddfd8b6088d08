"""What all engines share: the C that is generic, its build, and the door to it."""
