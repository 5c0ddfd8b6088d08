"""How the reason that a claim names is made to vanish: the same decision in another position."""
