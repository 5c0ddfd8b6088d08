"""How the engine itself plays: the levels, and their numbers in C."""

POLICIES = ("random", "apprentice", "cook", "chef", "master")
"""By their numbers, the same in every game."""
NAMES_IN_C = ("BLIND", "APPRENTICE", "COOK", "CHEF", "MASTER")
LEARNED = ("chef", "master")
"""These play by weights, see weights."""
SEARCHING = ("master",)
"""These play worlds out before they choose."""
