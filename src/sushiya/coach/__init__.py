"""What a decision was worth and why, in words; the figures come from the engine."""
